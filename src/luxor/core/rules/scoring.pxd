from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport as_module, push
from luxor.core.state cimport State

cdef int finish(State s, int reason) except -1
cpdef void end_game(State s, int reason) except *
cpdef void see_scarabs(State v, int seat, int scarab, int count) except *
cdef int adventurer_points(State s, int seat) noexcept
cdef int sarcophagus_points(State s, int seat) noexcept
cpdef int complete_sets(State s, int seat) except -1
cdef int set_score(State s, int seat) except? -1
cdef int scarab_points(State s, int seat) noexcept
cpdef int final_points(State s, int seat) except? -1
cpdef list points_by_source(State s, int seat)
cdef int best_sarcophagus(State s, int seat) noexcept
cpdef list ranking(State s)
