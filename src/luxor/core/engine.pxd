cimport cython
from luxor.core.inline cimport *

cpdef int settle(State s) except -1
cpdef void resume(State s) except *
cdef int check_pile(State s) except -1
@cython.locals(i=int, size=int)
cdef int take_stack(State v, tuple stack) except -1
cpdef void answer(State s, object action) except *
cdef bint is_possible(State s, int number) noexcept
cdef int answer_unchecked(State s, int action) except -1
cpdef int asked_seat(State s) noexcept
cpdef int draw_outcome(State s, Rng rng) except -1
cdef int draw_unchecked(State s, Rng rng) noexcept
cdef int pick(State s, int pile, int left) noexcept
cpdef void deal(State s, Rng rng) except *
cpdef list outcomes(State s)
