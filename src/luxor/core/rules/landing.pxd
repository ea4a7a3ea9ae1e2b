cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.horus cimport gain_horus_card, take_horus_card
from luxor.core.rules.movement cimport move_to, tell_landed

cpdef void do_tile(State s, int seat, int adventurer, int spare) except *
cdef int offer_horus_cards(State s, int seat, int adventurer, int things) except -1
cdef int offer_things(State s, int seat, int adventurer, int things) except -1
cdef int available(State s, int things) except -1
cpdef void take_key(State s, int seat) except *
cpdef void take_joker(State s, int seat) except *
cdef int take_scarab(State s, int seat, int scarab) except -1

cdef int adventurers_on(State s, int seat, int place) noexcept
cdef int take_treasure(State s, int seat, int adventurer) except -1
cdef int gain_treasure(State s, int seat, int space, int tile, int points) except -1
cdef int uncover(State s, int seat, int adventurer, int space) except -1

cdef class Land(FrameKind): pass
cdef class NoTile(TileFamily): pass
cdef class OsirisTile(NoTile): pass
@cython.final
cdef class HorusTile(TileFamily): pass
cdef class ThingsTile(TileFamily):
    cdef readonly str name
    cdef readonly int things
cdef class FavourTile(TileFamily): pass
cdef class TunnelTile(TileFamily): pass
@cython.final
cdef class TreasureTile(TileFamily): pass
cdef class Spare(YesNo): pass
cdef class Uncover(FrameKind): pass
cdef class Take(FrameKind): pass
cdef class Scarab(FrameKind): pass
