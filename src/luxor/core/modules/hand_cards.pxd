from luxor.core.inline cimport *
from luxor.core.verbs cimport move_card

cdef class MoveCard(FrameKind):
    cdef readonly int event, power

cdef class MoveCardTo(FrameKind): pass
