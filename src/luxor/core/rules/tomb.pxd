from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.state cimport State
from luxor.core.verbs cimport spend_key

cdef int may_enter(State s, int seat) noexcept
cdef int enter_tomb(State s, int seat, int adventurer) except -1
cdef void rest_in_chamber(State s, int seat, int adventurer) noexcept
cpdef void take_sarcophagus(State s, int seat, int sarcophagus) except *
