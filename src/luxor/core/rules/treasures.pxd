cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport as_module, offer, pop, push
from luxor.core.kinds cimport FrameKind, TileFamily, YesNo
from luxor.core.rules.movement cimport tell_nothing_happened
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cdef int adventurers_on(State s, int seat, int place) noexcept
cdef int take_treasure(State s, int seat, int adventurer) except -1
cpdef void gain_treasure(State s, int seat, int space, int tile, int points) except *
cdef int uncover(State s, int seat, int adventurer, int space) except -1

@cython.final
cdef class TreasureTile(TileFamily): pass
cdef class Spare(YesNo): pass
cdef class Uncover(FrameKind): pass
