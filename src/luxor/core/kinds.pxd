from luxor.core.state cimport State

cdef class FrameKind:
    cdef readonly str name
    cdef readonly int asks
    cdef readonly bint private
    cdef readonly bint secret

    cpdef int run(self, State s) except -1
    cpdef int options(self, State s) except -1
    cpdef int answer(self, State s, int answer) except -1
    cpdef int skip(self, State s) except -1

cdef class CardFamily:
    cpdef int playable(self, State s, int seat, int value) except -1
    cpdef int play(self, State s, int seat, int value) except -1

cdef class TileFamily:
    cpdef int act(self, State s, int seat, int adventurer, int tile, int spare) except -1
