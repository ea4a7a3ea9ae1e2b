cimport cython
from luxor.core.inline cimport *
from luxor.core.kinds cimport reachable
from luxor.core.rules.movement cimport active_adventurers, can_move, roll_for_card, tell_could_move
from luxor.core.rules.starter_cards cimport push_move
from luxor.core.rules.turn cimport lay_card, tell_could_move_secretly
from luxor.core.verbs cimport move_card

@cython.final
cdef class Equipment(Module):
    cdef readonly int first, kits, side
    cdef readonly list copies
    cdef readonly PlusCard plus

cdef class ZeroCard(CardFamily): pass
cdef class AdjustedDieCard(CardFamily): pass

cdef class PlusCard(CardFamily):
    cdef int second

cdef int sum_span(State s, int seat, int value, int slot) except? -1
cdef int sum_flags(State s, int seat, int slot) except -1
cdef int sum_allows(State s, int seat, int value, int slot) except -1
cdef int sum_is_powered(State s, int seat, int value, int slot) except -1

cdef class Second(FrameKind):
    cdef int note_choice(self, State s, int seat, int value, int answer) except -1

cdef class Side(FrameKind): pass
