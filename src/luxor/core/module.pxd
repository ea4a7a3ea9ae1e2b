from luxor.core.rng cimport Rng
from luxor.core.state cimport State

cdef class Module:
    cdef public dict offsets
    cdef public dict numbers

    cpdef void setup(self, State s) except *
    cpdef int deal_hands(self, State s) except -1
    cpdef int lay_tiles(self, State s) except -1
    cpdef void turn_start(self, State s, int seat) except *
    cpdef void horus_card(self, State s, int seat, int card, int taken) except *
    cpdef void forced(self, State s, int seat, int yes) except *
    cpdef int played(self, State s, int seat, int card) except -1
    cpdef int rolled(self, State s, int seat, int face, int flags, int bonus) except -1
    cpdef int reaches(self, State s, int seat, int low, int high, int flags) except -1
    cpdef void steps(self, State s, int seat, int low, int high, int flags) except *
    cpdef int stuck(self, State s, int seat, int low, int high, int flags) except -1
    cpdef void chosen(self, State s, int seat, int steps, int low, int high, int flags) except *
    cpdef int horus_piles(self, State s, int seat, int things) except -1
    cpdef void released(self, State s, int seat, int adventurer) except *
    cpdef void landed(self, State s, int seat, int adventurer) except *
    cpdef int treasure_points(self, State s, int seat, int tile, int points) except -1
    cpdef void treasure_taken(self, State s, int seat, int adventurer, int tile) except *
    cpdef int emptied(self, State s, int seat, int adventurer, int space) except -1
    cpdef void uncovered(self, State s, int seat, int adventurer, int tile) except *
    cpdef void gained(self, State s, int seat, int slot) except *
    cpdef int refill(self, State s, int seat) except -1
    cpdef int turn_end(self, State s, int seat) except -1
    cpdef void ended(self, State s) except *
    cpdef list score(self, State s, int seat)
    cpdef double potential(self, State s, int seat) except? -1
    cpdef void hide(self, State s, int seat) except *
    cpdef void imagine(self, State s, int seat, Rng rng) except *
