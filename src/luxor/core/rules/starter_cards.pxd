cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.landing cimport do_tile
from luxor.core.rules.movement cimport (
    can_move, can_step_back, offer_numbers, roll_for_card, walk,
)

@cython.final
cdef class Move(FrameKind): pass

cdef int carry_out(State s, int seat, int answer, int low, int high, int flags) except -1

@cython.final
cdef class Roll(FrameKind): pass

cpdef void move_by_roll(State s, int seat, int face, int flags, int bonus) except *
cdef int push_move(State s, int seat, int low, int high, int flags, int bonus) except -1

@cython.final
cdef class NumberCard(CardFamily): pass
cdef class StepCard(CardFamily): pass
cdef class DieCard(CardFamily): pass
