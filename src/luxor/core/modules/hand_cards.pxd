from luxor.core.constants cimport *
from luxor.core.inline cimport offer, pop, pop_seat, push
from luxor.core.kinds cimport FrameKind
from luxor.core.state cimport State
from luxor.core.verbs cimport move_card

cdef class MoveCard(FrameKind):
    cdef readonly int event, power

cdef class MoveCardTo(FrameKind): pass
