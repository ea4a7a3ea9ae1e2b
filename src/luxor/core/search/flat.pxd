cimport cython
from luxor.core.inline cimport *
from luxor.core.engine cimport answer_unchecked
from luxor.core.hidden cimport imagine
from luxor.core.search.rollout cimport MARGIN_WORTH, Rollout

@cython.final
@cython.no_gc
cdef class Node:
    cdef readonly long long key
    cdef readonly int seat
    cdef readonly double prior
    cdef readonly int visits, possible
    cdef readonly double total, chances, margins
    cdef readonly Node child, sibling

cdef class Search:
    cdef readonly State view, imagined
    cdef readonly Rollout rollout
    cdef readonly int seat
    cdef readonly long iterations
    cdef readonly list luck, runners

    cdef int imagine_hands(self, Rng rng) except -1
    cdef State state_after(self, int option, Rng rng)
    cdef double utility(self, int seat) noexcept
    cdef int note(self, Node node) except -1
    @cython.locals(runner=Node)
    cpdef list choices(self)

@cython.final
cdef class FlatSearch(Search):
    cpdef void grow(self, int iterations, Rng rng) except *
    cpdef int best(self) except -1
