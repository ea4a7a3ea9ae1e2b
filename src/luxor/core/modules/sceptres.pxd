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
    cdef readonly int type
    cdef readonly int turn_up
    cdef readonly int source
    cdef readonly int under
    cdef readonly int e_laid
    cdef readonly int e_turned

    @cython.locals(i=int)
    cpdef void lay_covered(self, State s, int space) except *
    @cython.locals(i=int)
    cpdef void turn_covered(self, State s, int space) except *

cdef class TurnUp(FrameKind):
    cpdef void answer(self, State s, int answer) except *
