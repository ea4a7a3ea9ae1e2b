from luxor.core.inline cimport *
from luxor.core.verbs cimport spend_key

cdef int may_enter(State s, int seat) noexcept
cdef int enter_tomb(State s, int seat, int adventurer) except -1
cdef void rest_in_chamber(State s, int seat, int adventurer) noexcept
cdef int take_sarcophagus(State s, int seat, int sarcophagus) except -1
