cimport cython
from luxor.core.state cimport State, numbers_at

@cython.final
cdef class Part:
    cdef readonly object write
    cdef readonly tuple reads
    cdef tuple _slices
    cdef readonly bint personal, top
    @cython.locals(offset=int, width=int, start=int, length=int, numbers=list)
    cpdef tuple numbers(self, State s)

@cython.final
cdef class Value:
    cdef readonly object json
    cdef readonly str text
    cdef readonly long long checksum

@cython.final
cdef class ViewParts:
    cdef readonly list paths, parts, feeds
    cdef readonly dict events
    cdef object _outline
    cdef list _written
    cdef dict _fed
    @cython.locals(part=Part, written=dict, numbers=tuple)
    cpdef Value value(self, int number, State s, seat)

cpdef str compact(value)
cpdef tuple top_of(State s)
