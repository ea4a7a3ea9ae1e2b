from luxor.core.state cimport State

cdef class Module:
    cdef public dict offsets

    cpdef void setup(self, State s) except *
    cpdef int deal_hands(self, State s) except -1
    cpdef int lay_tiles(self, State s) except -1
    cpdef void turn_start(self, State s, int seat) except *
    cpdef void horus_card(self, State s, int seat, int card, int taken) except *
    cpdef void rolled(self, State s, int seat, int value) except *
    cpdef void steps(self, State s, int seat) except *
    cpdef int horus_piles(self, State s, int seat, int things) except -1
    cpdef void entered(self, State s, int seat, int adventurer) except *
    cpdef int landed(self, State s, int seat, int adventurer) except -1
    cpdef int treasure_points(self, State s, int seat, int tile, int points) except -1
    cpdef int treasure_taken(self, State s, int seat, int adventurer, int tile) except -1
    cpdef void uncovered(self, State s, int seat, int adventurer, int tile) except *
    cpdef int refill(self, State s, int seat) except -1
    cpdef int turn_end(self, State s, int seat) except -1
    cpdef list score(self, State s, int seat)
    cpdef void hide(self, State s, int seat) except *
