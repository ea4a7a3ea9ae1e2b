from luxor.core.constants cimport *
from luxor.core.inline cimport offer, pop, push
from luxor.core.kinds cimport FrameKind
from luxor.core.rules.horus cimport last_adventurer, move_all
from luxor.core.rules.landing cimport Take, take_joker, take_key
from luxor.core.rules.movement cimport can_move_unchecked, final_place
from luxor.core.rules.starter_cards cimport carry_out
from luxor.core.state cimport State
from luxor.core.verbs cimport add_points, discard_card

cdef int VOICELESS

cdef class Effect:
    cdef readonly int n

    cpdef int useful(self, State s, int seat) except -1
    cpdef void do(self, State s, int seat) except *

cdef class Points(Effect):
    pass

cdef class LowestTreasure(Effect):
    pass

cpdef int lowest_treasure(State s) noexcept

cdef class Pairs(Effect):
    pass

cpdef int pairs(State s, int seat) noexcept

cdef class Keys(Effect):
    pass

cdef class Scarab(Effect):
    pass

cdef class SeveralThings(Effect):
    cdef readonly int things
    cdef readonly int frame

    cpdef int useful(self, State s, int seat) except -1

cdef class TakeSeveral(Take):
    cpdef void answer(self, State s, int answer) except *

cdef class SwapScarab(Effect):
    cdef readonly int frame

cdef class GiveScarab(FrameKind):
    cdef readonly object mummy

    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class NewHand(Effect):
    pass

cdef class MoveOneCard(Effect):
    cdef readonly int frame

cdef class HorusCard(Effect):
    cdef readonly int frame

cdef class DiscardForHorus(FrameKind):
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class Step(Effect):
    pass

cdef class All(Effect):
    pass

cdef class Rearmost(Effect):
    cdef readonly int frame

    cpdef int useful(self, State s, int seat) except -1

cdef class MoveRearmost(FrameKind):
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class ExtraTurn(Effect):
    pass
