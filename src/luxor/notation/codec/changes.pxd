cimport cython
from luxor.core.state cimport State
from luxor.notation.codec.view_parts cimport Value, ViewParts

@cython.final
cdef class ViewFollower:
    cdef object _seat
    cdef State _known, _before
    cdef ViewParts _table
    cdef list _values
    cdef long long _sum

    @cython.locals(other=ViewFollower)
    cpdef ViewFollower copy(self)
    cdef list _advance(self, tuple event)
    @cython.locals(number=int, new=Value, old=Value)
    cdef list _rewrite(self, list numbers)
    @cython.locals(number=int, new=Value, old=Value)
    cdef void _take(self, list changed) except *

@cython.locals(follower=ViewFollower, own=list)
cpdef list follow_together(followers, events)
cdef str _event_text(ViewParts table, rs, tuple event, list changed)
