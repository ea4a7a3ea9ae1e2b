from luxor.core.state cimport State

cdef class Module:
    cdef public dict offsets

    cpdef int setup(self, State s) except -1
    cpdef int deal_hands(self, State s) except -1
    cpdef int lay_tiles(self, State s) except -1
    cpdef int turn_start(self, State s, int seat) except -1
    cpdef int horus_card(self, State s, int seat, int card, int taken) except -1
    cpdef int rolled(self, State s, int seat, int value) except -1
    cpdef int steps(self, State s, int seat) except -1
    cpdef int horus_piles(self, State s, int seat, int things) except -1
    cpdef int entered(self, State s, int seat, int adventurer) except -1
    cpdef int landed(self, State s, int seat, int adventurer) except -1
    cpdef int treasure_points(self, State s, int seat, int tile, int points) except -1
    cpdef int treasure_taken(self, State s, int seat, int adventurer, int tile) except -1
    cpdef int uncovered(self, State s, int seat, int adventurer, int tile) except -1
    cpdef int refill(self, State s, int seat) except -1
    cpdef int turn_end(self, State s, int seat) except -1
    cpdef int hide(self, State s, int seat) except -1
