cimport cython
from luxor.core.state cimport State

@cython.final
cdef class Preview:
    cdef public tuple answers
    cdef readonly tuple events
    cdef readonly str then
    cdef object _seen, _view
    cdef State _state
    cdef dict _longer
    @cython.locals(longer=Preview, state=State)
    cpdef Preview _answered(self, int answer)

cpdef list follow(State s, int answer)
