cimport cython
from luxor.core.inline cimport *
from luxor.core.engine cimport answer_unchecked
from luxor.core.hidden cimport imagine
from luxor.core.search.rollout cimport MARGIN_WORTH, Rollout

cdef class Search:
    cdef readonly State view, imagined
    cdef readonly Rollout rollout
    cdef readonly int seat
    cdef readonly long iterations
    cdef readonly list luck

    cdef int imagine_hands(self, Rng rng) except -1
    cdef State state_after(self, int option, Rng rng)

@cython.final
cdef class FlatSearch(Search):
    cdef readonly double chances[MAX_OPTIONS], margins[MAX_OPTIONS]

    cpdef void grow(self, int iterations, Rng rng) except *
    cpdef int best(self) except -1
    cpdef list choices(self)
