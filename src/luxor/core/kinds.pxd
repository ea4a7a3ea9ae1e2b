from luxor.core.state cimport State

cdef class FrameKind:
    cdef readonly str name
    cdef readonly int asks
    cdef readonly bint private
    cdef readonly bint secret

    cpdef void run(self, State s) except *
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *
    cpdef void skip(self, State s) except *

cdef class CardFamily:
    cpdef int playable(self, State s, int seat, int value) except -1
    cpdef void play(self, State s, int seat, int value) except *

cdef class TileFamily:
    cpdef void act(self, State s, int seat, int adventurer, int tile, int spare) except *
