cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.hidden cimport draw_unseen
from luxor.core.inline cimport offer, pop, push
from luxor.core.kinds cimport FrameKind, YesNo
from luxor.core.module cimport Module
from luxor.core.modules.mummy_tiles cimport Effect
from luxor.core.rng cimport Rng
from luxor.core.rules.movement cimport tell_could_move
from luxor.core.ruleset cimport byte
from luxor.core.state cimport State
from luxor.core.verbs cimport fall, raise_up, renew_pile

cdef int OPEN, EXPOSED
cdef double TALISMAN_WORTH, FALL_COSTS

@cython.final
cdef class Mummy(Module):
    cdef readonly int each
    cdef readonly int all_talismans
    cdef readonly int place
    cdef readonly int open
    cdef readonly int talismans
    cdef readonly int supply
    cdef readonly int done
    cdef readonly int gone
    cdef readonly int gone_scarabs
    cdef readonly int tiles
    cdef readonly int used
    cdef readonly byte prices[16]
    cdef readonly int cheapest
    cdef readonly list effects
    cdef readonly int turn_up
    cdef readonly int wake
    cdef readonly int wake_roll
    cdef readonly int rise
    cdef readonly int shop
    cdef readonly int replace
    cdef readonly int e_placed
    cdef readonly int e_dealt
    cdef readonly int e_walked
    cdef readonly int e_taken
    cdef readonly int e_offered
    cdef readonly int e_used
    cdef readonly int e_discarded
    cdef readonly int e_reshuffled
    cdef readonly int e_revealed
    cdef readonly int e_woke
    cdef readonly int e_returned

    cpdef void place_mummy(self, State s, int space) except *
    cpdef void deal_talismans(self, State s, int seat, int count) except *
    cpdef void move_talismans(self, State s, int seat, int count) except *
    cpdef void move_mummy(self, State s, int seat, int start, int place) except *
    cpdef void take_talismans(self, State s, int seat, int count) except *
    cpdef void offer_tiles(self, State s, int seat) except *
    cpdef void pay_for_tile(self, State s, int seat, int slot, int tile, int price) except *
    cpdef void discard_tile(self, State s, int slot, int tile) except *
    cpdef void reshuffle_tiles(self, State s) except *
    cpdef void reveal_tile(self, State s, int slot, int tile) except *
    cpdef void roll_to_wake(self, State s, int seat, int face, int outcome) except *
    cpdef void return_scarab(self, State s, int seat, int scarab) except *
    cpdef int can_raise(self, State s, int seat) noexcept
    @cython.locals(tile=int, effect=Effect)
    cpdef int affordable(self, State s, int seat, int slot) except -1

cdef int check_slot(int slot) except -1
cpdef int fell_between(State s, int spared, int low, int high) except -1

cdef class MummyFrame(FrameKind):
    cdef readonly Mummy mummy

cdef class TurnUpTile(MummyFrame):
    cpdef void answer(self, State s, int answer) except *

cdef class Wake(YesNo):
    cdef readonly Mummy mummy

    cpdef void answer(self, State s, int answer) except *

cdef class WakeRoll(MummyFrame):
    cdef readonly list outcomes

    cpdef void answer(self, State s, int answer) except *

cdef class Raise(MummyFrame):
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class Shop(MummyFrame):
    cpdef void options(self, State s) except *
    @cython.locals(seat=int, mummy=Mummy, slot=int, tile=int, effect=Effect)
    cpdef void answer(self, State s, int answer) except *

cdef class Replace(MummyFrame):
    @cython.locals(slot=int, mummy=Mummy)
    cpdef void run(self, State s) except *
