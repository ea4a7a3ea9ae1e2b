from luxor.core.constants cimport *
from luxor.core.inline cimport offer, pop, push
from luxor.core.kinds cimport FrameKind
from luxor.core.state cimport State
from luxor.core.verbs cimport move_card

cdef class MoveCard(FrameKind):
    cdef public int event
    cdef public int power

    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class MoveCardTo(FrameKind):
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *
