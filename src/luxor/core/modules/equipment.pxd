cimport cython
from luxor.core.constants cimport *
from luxor.core.inline cimport as_card_family, as_module, offer, play_card, pop, push
from luxor.core.kinds cimport CardFamily, FrameKind, reachable
from luxor.core.module cimport Module
from luxor.core.rules.movement cimport can_move_unchecked, roll_for_card, somebody_active, tell_could_move
from luxor.core.rules.starter_cards cimport push_move
from luxor.core.rules.turn cimport lay_card, tell_could_move_secretly
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State
from luxor.core.verbs cimport move_card

@cython.final
cdef class Equipment(Module):
    cdef readonly int first
    cdef readonly int kits
    cdef readonly int side
    cdef readonly list copies
    cdef readonly object plus

cdef class ZeroCard(CardFamily):
    pass

cdef class AdjustedDieCard(CardFamily):
    pass

cdef class PlusCard(CardFamily):
    cdef public int second

    cpdef int playable(self, State s, int seat, int value, int slot) except -1
    cpdef int powered(self, State s, int seat, int card, int slot) except -1

@cython.locals(rs=Ruleset, card=int, family=CardFamily)
cpdef int sum_span(State s, int seat, int value, int slot) except? -1
@cython.locals(rs=Ruleset, card=int, family=CardFamily)
cpdef int sum_flags(State s, int seat, int slot) except -1
cpdef int sum_allows(State s, int seat, int value, int slot) except -1
cpdef int sum_is_powered(State s, int seat, int value, int slot) except -1

cdef class Second(FrameKind):
    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *
    cpdef void note_choice(self, State s, int seat, int value, int answer) except *

cdef class Side(FrameKind):
    cpdef void answer(self, State s, int answer) except *
