from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport as_module, pop, push
from luxor.core.kinds cimport FrameKind
from luxor.core.rules.horus cimport check_room
from luxor.core.rules.turn cimport shuffle_discards, start_round
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cdef int choose_first_player(State s) except -1
cpdef void name_first_player(State s, int seat) except *
cdef int deal_hands(State s) except -1
cdef int open_horus_piles(State s) except -1
cdef int lay_horus_and_osiris_tiles(State s) except -1
cpdef void lay_tile(State s, int pile, int space, int tile) except *
cdef int lay_treasures(State s) except -1
cdef int set_up_modules(State s) except -1
cdef int lay_from(State s, int pile, int space) except -1

cdef class Setup(FrameKind):
    cdef readonly tuple stages

cdef class First(FrameKind): pass
cdef class NewHand(FrameKind): pass
cdef class Deal(FrameKind): pass
cdef class Lay(FrameKind): pass
