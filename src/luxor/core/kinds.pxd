cimport cython
from luxor.core.constants cimport *
from luxor.core.module cimport Module
from luxor.core.state cimport State

@cython.locals(module=Module, found=int)
cpdef int reachable(State s, int seat, int low, int high, int flags) except -1

cdef class FrameKind:
    cdef readonly str name
    cdef readonly int asks
    cdef readonly bint private
    cdef readonly bint secret

    cpdef void run(self, State s) except *
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *
    cpdef void skip(self, State s) except *

cdef class YesNo(FrameKind):
    pass

cdef class CardFamily:
    cpdef int playable(self, State s, int seat, int value, int slot) except -1
    cpdef void play(self, State s, int seat, int value, int bonus) except *
    cpdef int span(self, State s, int value) except -1
    cpdef int powered(self, State s, int seat, int card, int slot) except -1

cdef class TileFamily:
    cpdef void act(self, State s, int seat, int adventurer, int tile, int spare) except *
