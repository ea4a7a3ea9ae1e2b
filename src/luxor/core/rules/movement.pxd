cimport cython
from luxor.core.constants cimport (
    ACTIVE, ADJUST, ADVENTURERS, BACK, CHANCE, COULD, DECISION, EDGES, E_CHOSE, E_COULD_MOVE,
    E_MOVED, E_NO_MOVE, E_RELEASED, E_ROLLED, FIXED, F_LAND, F_MOVE, F_ROLL, MOVE, NO, NOWHERE,
    P_DIE, QUIET, RELEASED, SEAT, SLEEPING, SPAN, SPARE, STATUES, STRIDE, THROWN, TWICE, T_OSIRIS,
    UP_TO, WALK, A, B, C,
)
from luxor.core.inline cimport offer, pop, push
from luxor.core.kinds cimport CardFamily, FrameKind
from luxor.core.module cimport Module
from luxor.core.rules.tomb cimport enter_tomb, may_enter
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

@cython.locals(tile=int, _=int)
cpdef int final_place(State s, int seat, int place) noexcept
@cython.locals(place=int, i=int)
cpdef int has_twin(State s, int index, int adventurer) noexcept
@cython.locals(base=int, i=int, place=int, _=int)
cpdef int can_move(State s, int seat, int low, int high) noexcept
@cython.locals(base=int, i=int, place=int)
cpdef int can_step_back(State s, int seat) noexcept

cpdef int somebody_active(State s, int seat) noexcept
cpdef int tell_could_move(State s, int seat) except -1
@cython.locals(rs=Ruleset, index=int, place=int, _=int)
cpdef int walk(State s, int seat, int adventurer, int steps) except -1
@cython.locals(module=Module)
cpdef int tell_landed(State s, int seat, int adventurer) except -1
@cython.locals(rs=Ruleset, index=int, start=int, statue=int)
cpdef int move_to(State s, int seat, int adventurer, int place, int how) except -1
@cython.locals(adventurer=int, index=int, module=Module)
cpdef int pass_statue(State s, int seat, int statue) except -1

@cython.locals(base=int, action=int, start=int, active=int, i=int, index=int, place=int, back=int, n=int, _=int)
cpdef int offer_moves(State s, int seat, int low, int high, int flags) except -1
@cython.locals(adventurer=int, steps=int, module=Module)
cpdef void carry_out(State s, int seat, int answer, int low, int high, int flags) except *
@cython.locals(module=Module)
cpdef int module_helps(State s, int seat, int low, int high, int flags) except -1
cpdef int tell_no_move(State s, int seat) except -1
@cython.locals(module=Module)
cpdef int module_asks_back(State s, int seat, int face, int flags, int bonus) except -1
cpdef int move_by_roll(State s, int seat, int face, int flags, int bonus) except -1
cpdef int push_move(State s, int seat, int low, int high, int flags, int bonus) except -1
@cython.locals(more=int)
cpdef int roll_for_card(State s, int seat, int flags, int bonus) except -1

cdef class Move(FrameKind):
    @cython.locals(seat=int, low=int, high=int, flags=int, module=Module)
    cpdef void options(self, State s) except *
    @cython.locals(seat=int, low=int, high=int, flags=int)
    cpdef void answer(self, State s, int answer) except *
    @cython.locals(seat=int, low=int, high=int, flags=int)
    cpdef void skip(self, State s) except *

cdef class Roll(FrameKind):
    @cython.locals(seat=int, flags=int, bonus=int)
    cpdef void answer(self, State s, int answer) except *

cdef class NumberCard(CardFamily):
    pass

cdef class StepCard(CardFamily):
    pass

cdef class DieCard(CardFamily):
    pass
