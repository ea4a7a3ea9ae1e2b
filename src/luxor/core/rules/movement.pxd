from luxor.core.inline cimport *
from luxor.core.verbs cimport spend_key

cdef int final_place(State s, int seat, int place) noexcept
cdef int has_twin(State s, int seat, int adventurer) noexcept
cpdef int can_move(State s, int seat, int low, int high) except -1
cdef int can_step_back(State s, int seat) noexcept

cdef int active_adventurers(State s, int seat) noexcept
cdef int tell_could_move(State s, int seat) except -1
cpdef void walk(State s, int seat, int adventurer, int steps) except *
cdef int tell_landed(State s, int seat, int adventurer) except -1
cdef int move_to(State s, int seat, int adventurer, int place, int how) except -1
cdef int see_move(State v, int seat, int adventurer, int start, int place, int how) except -1
cdef int pass_statue(State s, int seat, int statue) except -1
cdef int release(State s, int seat, int adventurer, int statue) except -1

cdef int enter_tomb(State s, int seat, int adventurer) except -1
cdef void rest_in_chamber(State s, int seat, int adventurer) noexcept
cdef int take_sarcophagus(State s, int seat, int sarcophagus) except -1

cpdef void offer_moves(State s, int seat, int low, int high, int flags) except *
cdef int offer_numbers(State s, int seat, int low, int high, int flags) except -1
cdef int offer_staying(State s, int seat) except -1
cdef int offer_adventurers(State s, int seat, int among) except -1
cdef int roll_for_card(State s, int seat, int flags, int bonus) except -1
