cimport cython
from luxor.core.constants cimport *
from luxor.core.engine cimport answer_unchecked
from luxor.core.rng cimport Rng
from luxor.core.ruleset cimport Ruleset
from luxor.core.search.evaluation cimport Evaluation
from luxor.core.state cimport State

cdef int MOST_ANSWERS, QUICK_ANSWERS
cdef double EXTRA_TURN, CLOSE

cdef class TurnSearch:
    cdef readonly Evaluation evaluation
    cdef readonly bint quick
    cdef readonly int deepest

    @cython.locals(plays=int, top=double, equal="unsigned int", best=int, i=int, value=double)
    cpdef int best(self, State s, Rng rng) except -1
    cpdef list options(self, State s)
    @cython.locals(seat=int, after=State)
    cdef double option(self, State s, int i, int plays) except? -1
    @cython.locals(kind=int, best=double, i=int, after=State, value=double)
    cpdef double look(self, State s, int seat, int plays, int depth) except? -1
    @cython.locals(value=double, i=int)
    cdef double judge(self, State s, int seat) except? -1
    @cython.locals(rs=Ruleset, pile=int, start=int, total=double, weight=int, i=int, count=int, after=State)
    cpdef double expected(self, State s, int seat, int plays, int depth) except? -1

cdef int plays_later(State s) noexcept
cdef int middle_of(State s, int pile) noexcept
