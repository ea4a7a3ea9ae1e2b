cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.movement cimport has_twin
from luxor.core.rules.scoring cimport complete_sets
from luxor.core.rules.landing cimport adventurers_on

cdef enum:
    MOST_FEATURES = 32
    MOST_TILES = 8

cdef int COUNT, STAGES, FARTHEST, INSIDE_FEATURE, GATHERED, SETS, KEYS, ENDS, CARDS, MODULES
cdef double TILE_WORTHS[T_TUNNEL + 1]
cdef double SET_WORTH, CHAMBER_WORTH, JOIN_WORTH, DRAWN_NUMBER

@cython.final
cdef class Features:
    cdef readonly double seen[MOST_FEATURES]
    cdef readonly double reach[MOST_TILES]

    cpdef void look(self, State s, int seat) except *
    cdef void look_around(self, State s, int seat) noexcept
    @cython.locals(lower=int)
    cdef void _look_at_adventurers(self, State s, int seat) noexcept
    cdef void _look_at_sets(self, State s, int seat) noexcept
    cdef void _look_at_keys(self, State s, int seat) noexcept
    cdef void _look_at_hand(self, State s, int seat) noexcept
    cdef double card_worth(self, State s, int card) noexcept

cdef double action_worth(State s, int seat, int place) noexcept
