cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.landing cimport do_tile, take_key
from luxor.core.rules.movement cimport can_move, offer_numbers
from luxor.core.rules.starter_cards cimport carry_out, move_by_roll
from luxor.core.verbs cimport spend_key

cdef int REROLL, REARRANGE, FREE_CHOICE, PLUNDER, ONE_TILE, TEMPLE_READER, COLLECTOR, KEY_TURNER
cdef int FIRST_KEYS, TOO_MANY

@cython.final
cdef class Characters(Module):
    cdef readonly int power, turned, bound  # in the data
    cdef readonly int pile
    cdef readonly list powers  # by kind of character
    cdef readonly int draw, reroll, use, instead, read, collect, move_card  # frames

    cpdef void give_power(self, State s, int seat, int character) except *
    cdef int power_of(self, State s, int seat) except -1
    cdef int tell_used(self, State s, int seat) except -1
    cpdef void turn_treasures(self, State s, int seat) except *
    cpdef void bind(self, State s, int seat, int yes) except *
    cdef int offer_power(self, State s, int seat, int low, int high, int flags) except -1

cdef int offer_turned(State s, int seat, int low, int high, int flags) except -1
cdef int keys_for(int steps, int low, int high, int flags) noexcept

cdef class CharacterFrame(YesNo):
    cdef readonly Characters characters

cdef class DrawCharacter(CharacterFrame): pass
cdef class Reroll(CharacterFrame): pass
cdef class UsePower(CharacterFrame): pass
cdef class Instead(CharacterFrame): pass
cdef class ReadTemple(CharacterFrame): pass
cdef class Collect(CharacterFrame): pass
