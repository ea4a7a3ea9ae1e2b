cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport as_module, as_tile_family, offer, pop, push
from luxor.core.kinds cimport FrameKind, TileFamily
from luxor.core.rules.horus cimport gain_horus_card, take_horus_card
from luxor.core.rules.movement cimport move_to, tell_landed, tell_nothing_happened
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

@cython.locals(index=int, tile=int, family=TileFamily)
cpdef void do_tile(State s, int seat, int adventurer, int spare) except *
cdef int offer_horus_cards(State s, int seat, int adventurer, int things) except -1
cdef int offer_things(State s, int seat, int adventurer, int things) except -1
cpdef int available(State s, int things) noexcept
cpdef void take_key(State s, int seat) except *
cpdef void take_joker(State s, int seat) except *
cpdef void take_scarab(State s, int seat, int scarab) except *

cdef class Land(FrameKind): pass
cdef class NoTile(TileFamily): pass
cdef class OsirisTile(NoTile): pass
@cython.final
cdef class HorusTile(TileFamily): pass
cdef class ScarabTile(TileFamily): pass
cdef class JokerTile(TileFamily): pass
cdef class EitherTile(TileFamily): pass
cdef class FavourTile(TileFamily): pass
cdef class TunnelTile(TileFamily): pass
cdef class Take(FrameKind): pass
cdef class Scarab(FrameKind): pass
