cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport offer, play_card, pop, push
from luxor.core.kinds cimport FrameKind, YesNo
from luxor.core.module cimport Module
from luxor.core.rules.landing cimport do_tile, take_key
from luxor.core.rules.movement cimport can_move_unchecked, offer_numbers, tell_nothing_happened
from luxor.core.rules.starter_cards cimport carry_out, move_by_roll
from luxor.core.state cimport State
from luxor.core.verbs cimport spend_key

cdef int REROLL, REARRANGE, FREE_CHOICE, PLUNDER, ONE_TILE, TEMPLE_READER, COLLECTOR, KEY_TURNER
cdef int FIRST_KEYS, TOO_MANY

@cython.final
cdef class Characters(Module):
    cdef readonly int power
    cdef readonly int turned
    cdef readonly int bound
    cdef readonly int pile
    cdef readonly int draw
    cdef readonly int reroll
    cdef readonly int use
    cdef readonly int instead
    cdef readonly int read
    cdef readonly int collect
    cdef readonly int move_card
    cdef readonly list powers
    cdef readonly int e_drawn
    cdef readonly int e_used
    cdef readonly int e_turned
    cdef readonly int e_bound

    cpdef void give_power(self, State s, int seat, int character) except *
    cpdef void tell_used(self, State s, int seat) except *
    cpdef void turn_treasures(self, State s, int seat) except *
    cpdef void bind(self, State s, int seat, int yes) except *
    cpdef void offer_power(self, State s, int seat, int low, int high, int flags) except *

cpdef void offer_turned(State s, int seat, int low, int high, int flags) except *
cpdef int keys_for(int steps, int low, int high, int flags) noexcept

cdef class DrawCharacter(FrameKind):
    cdef readonly Characters characters

    cpdef void answer(self, State s, int answer) except *

cdef class Reroll(YesNo):
    cdef readonly Characters characters

    cpdef void answer(self, State s, int answer) except *

cdef class UsePower(FrameKind):
    cdef readonly Characters characters

    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class Instead(FrameKind):
    cdef readonly Characters characters

    cpdef void options(self, State s) except *
    cpdef void answer(self, State s, int answer) except *

cdef class ReadTemple(YesNo):
    cdef readonly Characters characters

    cpdef void answer(self, State s, int answer) except *

cdef class Collect(YesNo):
    cdef readonly Characters characters

    cpdef void answer(self, State s, int answer) except *
