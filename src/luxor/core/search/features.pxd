cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport as_module
from luxor.core.rules.scoring cimport complete_sets
from luxor.core.rules.treasures cimport adventurers_on
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cdef enum:
    MOST_FEATURES = 32
    MOST_TILES = 8

cdef int COUNT, STAGES, FARTHEST, INSIDE_FEATURE, GATHERED, SETS, KEYS, ENDS, CARDS, MODULES
cdef double HORUS_WORTH, SCARAB_WORTH, JOKER_WORTH, EITHER_WORTH, FAVOUR_WORTH, THROW_WORTH
cdef double TUNNEL_WORTH, SET_WORTH, CHAMBER_WORTH, JOIN_WORTH, DRAWN_NUMBER

@cython.final
cdef class Features:
    cdef readonly double seen[MOST_FEATURES]
    cdef readonly double reach[MOST_TILES]

    cpdef void look(self, State s, int seat) except *
    @cython.locals(chamber=int, d=int, base=int, i=int, place=int, worth=double)
    cdef void look_around(self, State s, int seat) noexcept
    @cython.locals(rs=Ruleset, base=int, foremost=int, i=int, status=int, place=int, stage=double, lower=int, tile=int, missing=int)
    cdef void _look_at_adventurers(self, State s, int seat) noexcept
    cdef void _look_at_sets(self, State s, int seat) noexcept
    cdef void _look_at_keys(self, State s, int seat) noexcept
    @cython.locals(rs=Ruleset, base=int, last=int, best=double, other=double, slot=int, card=int, family=int, worth=double)
    cdef void _look_at_hand(self, State s, int seat) noexcept
    @cython.locals(family=int, value=int, total=double, most=double, d=int)
    cdef double card_worth(self, State s, int card) noexcept

cdef int is_second(State s, int base, int index) noexcept
cdef double action_worth(State s, int seat, int place) noexcept
