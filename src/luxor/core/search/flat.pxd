cimport cython
from luxor.core.constants cimport *
from luxor.core.engine cimport answer_unchecked
from luxor.core.hidden cimport imagine
from luxor.core.rng cimport Rng
from luxor.core.search.rollout cimport MARGIN_WORTH, Rollout
from luxor.core.state cimport State

@cython.final
cdef class FlatSearch:
    cdef State view
    cdef State imagined
    cdef Rollout rollout
    cdef int seat
    cdef list luck
    cdef readonly long iterations
    cdef double chances[MAX_OPTIONS]
    cdef double margins[MAX_OPTIONS]

    @cython.locals(n=int, _=int, option=int, s=State)
    cpdef int grow(self, int iterations, Rng rng) except -1
    cpdef int best(self) except -1
    @cython.locals(n=int, i=int, visits=long, some=long)
    cpdef list choices(self)
