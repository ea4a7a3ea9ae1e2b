cimport cython
from luxor.core.inline cimport *

cdef int adventurers_on(State s, int seat, int place) noexcept
cdef int take_treasure(State s, int seat, int adventurer) except -1
cdef int gain_treasure(State s, int seat, int space, int tile, int points) except -1
cdef int uncover(State s, int seat, int adventurer, int space) except -1

@cython.final
cdef class TreasureTile(TileFamily): pass
cdef class Spare(YesNo): pass
cdef class Uncover(FrameKind): pass
