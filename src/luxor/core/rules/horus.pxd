from luxor.core.inline cimport *
from luxor.core.rules.movement cimport (
    active_adventurers, can_move, final_place, move_to, offer_adventurers,
    roll_for_card, tell_landed, walk,
)

cpdef void take_horus_card(State s, int seat, int level) except *
cpdef void gain_horus_card(State s, int seat, int level) except *
cdef int hand_over_horus_card(State s, int seat, int level, int card, int slot) except -1
cdef int reveal_horus_card(State s, int level, int card) except -1
cdef int tell_gained(State s, int seat, int slot) except -1
cpdef void move_all(State s, int seat, int steps, int flags) except *
cdef int last_adventurer(State s, int seat) noexcept
cdef int second_last_place(State s, int seat, int last) noexcept

cdef int foremost(State s, int seat, int among) noexcept

cdef class Reveal(FrameKind): pass
cdef class RangeCard(CardFamily): pass
cdef class RangeDieCard(CardFamily): pass
cdef class FewerCard(CardFamily): pass
cdef class LastCard(CardFamily): pass
cdef class AllCard(CardFamily): pass
cdef class All(FrameKind): pass
cdef class Act(FrameKind): pass
