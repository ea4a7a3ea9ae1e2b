from luxor.core.constants cimport ADVENTURERS, E_KEY_LAID, E_SARCOPHAGUS, INSIDE, SARCOPHAGI
from luxor.core.state cimport State

cpdef int may_enter(State s, int seat) noexcept
cpdef int enter_tomb(State s, int seat, int adventurer) except -1
