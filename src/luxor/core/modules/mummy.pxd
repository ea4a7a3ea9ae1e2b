cimport cython
from luxor.core.inline cimport *
from luxor.core.hidden cimport draw_unseen
from luxor.core.modules.mummy_tiles cimport Effect
from luxor.core.rules.movement cimport offer_adventurers, tell_could_move
from luxor.core.verbs cimport fall, raise_up, renew_pile

cdef int OPEN, EXPOSED
cdef double TALISMAN_WORTH, FALL_COSTS

@cython.final
cdef class Mummy(Module):
    cdef readonly int each, all_talismans, cheapest
    cdef readonly int place, open, talismans, supply, done, gone, gone_scarabs  # in the data
    cdef readonly int tiles, used  # piles
    cdef readonly int turn_up, wake, wake_roll, rise, shop, replace  # frames
    cdef readonly list effects  # by kind of tile
    cdef readonly list outcomes  # of the wake-up roll, for each face an index of WAKE_UP

    cpdef void place_mummy(self, State s, int space) except *
    cpdef void move_talismans(self, State s, int seat, int count) except *
    cpdef void move_mummy(self, State s, int seat, int start, int place) except *
    cpdef void offer_tiles(self, State s, int seat) except *
    cpdef void pay_for_tile(self, State s, int seat, int slot, int tile, int price) except *
    cpdef void discard_tile(self, State s, int slot, int tile) except *
    cpdef void reshuffle_tiles(self, State s) except *
    cpdef void reveal_tile(self, State s, int slot, int tile) except *
    cpdef void roll_to_wake(self, State s, int seat, int face, int outcome) except *
    cpdef void return_scarab(self, State s, int seat, int scarab) except *
    cdef int can_raise_unchecked(self, State s, int seat) noexcept
    @cython.locals(effect=Effect)
    cdef int affordable_unchecked(self, State s, int seat, int slot) except -1

cdef int fell_between(State s, int spared, int low, int high) except -1

cdef class MummyFrame(YesNo):
    cdef readonly Mummy mummy

cdef class TurnUpTile(MummyFrame): pass
cdef class Wake(MummyFrame): pass
cdef class WakeRoll(MummyFrame): pass
cdef class Raise(MummyFrame): pass
cdef class Replace(MummyFrame): pass

cdef class Shop(MummyFrame):
    @cython.locals(mummy=Mummy, effect=Effect)
    cpdef void answer(self, State s, int answer) except *
