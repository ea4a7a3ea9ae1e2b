from luxor.core.inline cimport *
from luxor.core.engine cimport answer_unchecked, pick
from luxor.core.search.evaluation cimport Evaluation

cdef int MOST_ANSWERS, QUICK_ANSWERS
cdef double EXTRA_TURN, CLOSE

cdef class TurnSearch:
    cdef readonly Evaluation evaluation
    cdef readonly bint quick
    cdef readonly int deepest

    cpdef int best(self, State s, Rng rng) except -1
    cpdef list options(self, State s)
    cdef double option(self, State s, int i, int plays) except? -1
    cpdef double look(self, State s, int seat, int plays, int depth) except? -1
    cdef double judge(self, State s, int seat) except? -1
    cpdef double expected(self, State s, int seat, int plays, int depth) except? -1

cdef int plays_later(State s) noexcept
