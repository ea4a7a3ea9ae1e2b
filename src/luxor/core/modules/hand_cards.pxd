cimport cython
from luxor.core.constants cimport *
from luxor.core.inline cimport offer, pop, push
from luxor.core.kinds cimport FrameKind
from luxor.core.state cimport State
from luxor.core.verbs cimport move_card

cdef class MoveCard(FrameKind):
    cdef public int event
    cdef public int power

    @cython.locals(size=int, slot=int)
    cpdef void options(self, State s) except *
    @cython.locals(kind=int, seat=int, by_power=int)
    cpdef void answer(self, State s, int answer) except *

cdef class MoveCardTo(FrameKind):
    @cython.locals(slot=int)
    cpdef void options(self, State s) except *
    @cython.locals(seat=int, slot=int)
    cpdef void answer(self, State s, int answer) except *
