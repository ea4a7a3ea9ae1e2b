cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.horus cimport tell_gained
from luxor.core.rules.movement cimport tell_could_move
from luxor.core.rules.scoring cimport finish
from luxor.core.verbs cimport see_card_leave

cdef int is_playable(State s, int seat, int slot) except -1
cdef int is_powered(State s, int seat, int slot) except -1
cdef int lay_card(State s, int seat, int end, int slot) except -1
cdef int note_playable(State s, int seat, int slot) except -1
cdef int tell_could_move_secretly(State s, int seat, int yes) except -1
cdef int shuffle_discards(State s) except -1
cdef int take_extra_turn(State s) except -1
cdef int clear_turn_data(State s) except -1
cdef int see_turn_start(State v, int seat, int extra) except -1
cdef int see_card_played(State v, int seat, int end, int card) except -1
cdef int gain_card(State s, int seat, int slot, int pile, int card) except -1
cdef int end_round(State s) except -1
cdef int start_round(State s) except -1
cdef int open_round(State s, int number) except -1

@cython.final
cdef class Turn(FrameKind): pass
@cython.final
cdef class Play(FrameKind): pass
@cython.final
cdef class Refill(FrameKind): pass
@cython.final
cdef class Draw(FrameKind): pass
@cython.final
cdef class TurnEnd(FrameKind): pass
cdef class Over(FrameKind): pass
