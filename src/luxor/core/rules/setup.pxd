from luxor.core.inline cimport *
from luxor.core.rules.turn cimport gain_card, shuffle_discards, start_round

cdef int choose_first_player(State s) except -1
cdef int name_first_player(State s, int seat) except -1
cdef int deal_hands(State s) except -1
cdef int open_horus_piles(State s) except -1
cdef int lay_horus_and_osiris_tiles(State s) except -1
cdef int lay_tile(State s, int pile, int space, int tile) except -1
cdef int lay_treasures(State s) except -1
cdef int set_up_modules(State s) except -1
cdef int lay_from(State s, int pile, int space) except -1

cdef class Setup(FrameKind): pass
cdef class First(FrameKind): pass
cdef class NewHand(FrameKind): pass
cdef class Deal(FrameKind): pass
cdef class Lay(FrameKind): pass
