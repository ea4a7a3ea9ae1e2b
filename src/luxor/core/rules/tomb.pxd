from luxor.core.constants cimport *
from luxor.core.state cimport State
from luxor.core.verbs cimport lay_key

cdef int may_enter(State s, int seat) noexcept
cdef int enter_tomb(State s, int seat, int adventurer) except -1
