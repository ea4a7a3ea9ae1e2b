cimport cython
from luxor.core.inline cimport *
from luxor.core.engine cimport answer_unchecked, draw_unchecked
from luxor.core.rules.movement cimport final_place
from luxor.core.search.features cimport CHAMBER_WORTH, Features, action_worth

cdef unsigned int WHIM
cdef double STEP_WORTH

@cython.final
cdef class Guide:
    cdef readonly Features features

    cpdef int choose(self, State s, Rng rng) except -1
    cdef int choose_end(self, State s, Rng rng) except -1
    cpdef void finish(self, State s, Rng rng) except *

cdef int choose_move(State s, Rng rng) except -1
