cimport cython
from libc.math cimport exp, sqrt
from luxor.core.inline cimport *
from luxor.core.engine cimport answer_unchecked, draw_unchecked
from luxor.core.rules.movement cimport final_place
from luxor.core.rules.scoring cimport best_sarcophagus, final_points
from luxor.core.search.evaluation cimport Evaluation, time_left
from luxor.core.search.features cimport CHAMBER_WORTH, Features, action_worth
from luxor.core.search.turn_search cimport TurnSearch

cdef double MARGIN_WORTH, DOUBT_LATE, DOUBT_EARLY
cdef unsigned int WHIM
cdef double STEP_WORTH

@cython.final
cdef class Guide:
    cdef readonly Features features

    cpdef int choose(self, State s, Rng rng) except -1
    cdef int choose_end(self, State s, Rng rng) except -1
    cpdef void finish(self, State s, Rng rng) except *

cdef int choose_move(State s, Rng rng) except -1

@cython.final
cdef class Rollout:
    cdef readonly Evaluation evaluation
    cdef readonly TurnSearch search
    cdef readonly Guide guide
    cdef readonly int rounds
    cdef readonly double trust
    cdef readonly double chances[MAX_SEATS], margins[MAX_SEATS], points[MAX_SEATS]

    cpdef void run(self, State s, Rng rng) except *
    cdef int plan(self, State s, Rng rng) except -1
    cdef int judge(self, State s, double weight) except -1
    cdef int count_end(self, State s, double weight) except -1
