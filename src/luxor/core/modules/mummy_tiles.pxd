from luxor.core.inline cimport *
from luxor.core.rules.horus cimport last_adventurer, move_all
from luxor.core.rules.landing cimport Take, available, take_joker, take_key
from luxor.core.rules.movement cimport can_move, final_place
from luxor.core.rules.starter_cards cimport carry_out
from luxor.core.verbs cimport add_points, discard_card

cdef int ANY_HORUS_CARD, VOICELESS

cdef class Effect:
    cdef readonly int n, price  # the number it shows, and what it costs
    cdef readonly int frame, a, b  # what it pushes
    cdef readonly int needs  # bits

    cdef int useful(self, State s, int seat) except -1
    cdef int do(self, State s, int seat) except -1

cdef class Points(Effect):
    cdef int points(self, State s, int seat) noexcept

cdef class LowestTreasure(Points): pass
cdef class Pairs(Points): pass
cdef class Keys(Effect): pass
cdef class Scarab(Effect): pass
cdef class SeveralThings(Effect): pass
cdef class SwapScarab(Effect): pass
cdef class NewHand(Effect): pass
cdef class MoveOneCard(Effect): pass
cdef class HorusCard(Effect): pass
cdef class Step(Effect): pass
cdef class All(Step): pass
cdef class Rearmost(Effect): pass
cdef class ExtraTurn(Effect): pass

cdef class GiveScarab(FrameKind):
    cdef readonly object mummy

cdef class TakeSeveral(Take): pass
cdef class DiscardForHorus(FrameKind): pass
cdef class MoveRearmost(FrameKind): pass
