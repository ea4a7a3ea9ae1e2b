cimport cython
from luxor.core.constants cimport *
from luxor.core.hidden cimport draw_unseen
from luxor.core.inline cimport offer, pop, push
from luxor.core.kinds cimport FrameKind, YesNo
from luxor.core.module cimport Module
from luxor.core.modules.mummy_tiles cimport Effect
from luxor.core.rng cimport Rng
from luxor.core.rules.movement cimport tell_could_move
from luxor.core.state cimport State
from luxor.core.verbs cimport fall, lay_on_pile, raise_up, renew_pile, turn_from_pile

cdef int OPEN, EXPOSED
cdef double TALISMAN_WORTH, FALL_COSTS

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

    @cython.locals(seat=int, slot=int)
    cpdef void setup(self, State s) except *
    @cython.locals(fallen=int, place=int, top=int, ahead=int, other=int, _=int)
    cpdef void horus_card(self, State s, int seat, int card, int taken) except *
    cpdef void take_talisman(self, State s, int seat) except *
    @cython.locals(index=int)
    cpdef void landed(self, State s, int seat, int adventurer) except *
    @cython.locals(found=int, i=int, index=int)
    cpdef int can_raise(self, State s, int seat) noexcept
    @cython.locals(tile=int, effect=Effect)
    cpdef int affordable(self, State s, int seat, int slot) except -1
    @cython.locals(slot=int)
    cpdef int turn_end(self, State s, int seat) except -1
    @cython.locals(exposed=int, ahead=int, i=int)
    cpdef double promise(self, State s, int seat) except? -1
    @cython.locals(owner=int, kind=int, index=int)
    cpdef void hide(self, State s, int seat) except *
    @cython.locals(owner=int, kind=int, _=int)
    cpdef void imagine(self, State s, int seat, Rng rng) except *

@cython.locals(fallen=int, seat=int, i=int, index=int)
cpdef int fell_between(State s, int spared, int low, int high) except -1

cdef class MummyFrame(FrameKind):
    cdef readonly Mummy mummy

cdef class TurnUpTile(MummyFrame):
    @cython.locals(pile=int, slot=int)
    cpdef void answer(self, State s, int answer) except *

cdef class Wake(YesNo):
    cdef readonly Mummy mummy

    @cython.locals(seat=int)
    cpdef void answer(self, State s, int answer) except *

cdef class WakeRoll(MummyFrame):
    cdef readonly list outcomes

    @cython.locals(seat=int, outcome=int, can_raise=int, i=int)
    cpdef void answer(self, State s, int answer) except *

cdef class Raise(MummyFrame):
    @cython.locals(seat=int, can_raise=int, seen=int, i=int, j=int, twin=int)
    cpdef void options(self, State s) except *
    @cython.locals(seat=int)
    cpdef void answer(self, State s, int answer) except *

cdef class Shop(MummyFrame):
    @cython.locals(seat=int, tile=int, slot=int, twin=int, earlier=int)
    cpdef void options(self, State s) except *
    @cython.locals(seat=int, mummy=Mummy, slot=int, tile=int, price=int, effect=Effect)
    cpdef void answer(self, State s, int answer) except *

cdef class Replace(MummyFrame):
    @cython.locals(slot=int, mummy=Mummy)
    cpdef void run(self, State s) except *
