cimport cython
from luxor.core.constants cimport *
from luxor.core.engine cimport answer_unchecked
from luxor.core.hidden cimport imagine
from luxor.core.rng cimport Rng
from luxor.core.search.rollout cimport MARGIN_WORTH, Rollout
from luxor.core.state cimport State

@cython.final
cdef class FlatSearch:
    cdef readonly State view
    cdef readonly State imagined
    cdef readonly Rollout rollout
    cdef readonly int seat
    cdef readonly list luck
    cdef readonly long iterations
    cdef readonly double chances[MAX_OPTIONS]
    cdef readonly double margins[MAX_OPTIONS]

    @cython.locals(n=int, _=int, option=int, s=State)
    cpdef void grow(self, int iterations, Rng rng) except *
    cpdef int best(self) except -1
    @cython.locals(n=int, i=int, visits=long, some=long)
    cpdef list choices(self)
