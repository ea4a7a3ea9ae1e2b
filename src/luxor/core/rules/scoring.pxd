from luxor.core.inline cimport *

cdef int finish(State s, int reason) except -1
cdef int end_game(State s, int reason) except -1
cdef int see_scarabs(State v, int seat, int scarab, int count) except -1
cdef int adventurer_points(State s, int seat) noexcept
cdef int sarcophagus_points(State s, int seat) noexcept
cpdef int complete_sets(State s, int seat) except -1
cdef int set_score(State s, int seat) except? -1
cdef int scarab_points(State s, int seat) noexcept
cpdef int final_points(State s, int seat) except? -1
cpdef list points_by_source(State s, int seat)
cdef int best_sarcophagus(State s, int seat) noexcept
cpdef list ranking(State s)
