cimport cython
from luxor.core.constants cimport *
from luxor.core.inline cimport pop, push
from luxor.core.kinds cimport FrameKind
from luxor.core.module cimport Module
from luxor.core.rules.scoring cimport complete_sets
from luxor.core.state cimport State

cdef double SPARE_WORTH

@cython.final
cdef class Sceptres(Module):
    cdef readonly int type, turn_up, source
    cdef readonly int under, end  # in the data

    cpdef void lay_covered(self, State s, int space) except *
    cpdef void turn_covered(self, State s, int space) except *

cdef class TurnUp(FrameKind): pass
