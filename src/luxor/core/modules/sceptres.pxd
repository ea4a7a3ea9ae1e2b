cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.scoring cimport complete_sets

cdef double SPARE_WORTH

@cython.final
cdef class Sceptres(Module):
    cdef readonly int type, turn_up, source
    cdef readonly int under, end  # in the data

    cpdef void lay_covered(self, State s, int space) except *
    cpdef void turn_covered(self, State s, int space) except *

cdef class TurnUp(FrameKind): pass
