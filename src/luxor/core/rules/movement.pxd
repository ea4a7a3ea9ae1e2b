cimport cython
from luxor.core.constants cimport (
    ACTIVE, ADVENTURERS, BACK, CHANCE, DECISION, E_COULD_MOVE, E_MOVED, E_NO_MOVE, E_RELEASED,
    E_ROLLED, F_LAND, F_MOVE, F_ROLL, MOVE, NOWHERE, P_DIE, RELEASED, SEAT, SLEEPING, SPARE,
    STATUES, STRIDE, T_OSIRIS, THROWN, UP_TO, WALK, A, B, C,
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

@cython.locals(rs=Ruleset, index=int, place=int, _=int)
cpdef int walk(State s, int seat, int adventurer, int steps) except -1
@cython.locals(rs=Ruleset, index=int, start=int, statue=int)
cpdef int move_to(State s, int seat, int adventurer, int place, int how) except -1
@cython.locals(adventurer=int, index=int, module=Module)
cpdef int pass_statue(State s, int seat, int statue) except -1
cpdef int roll_for_card(State s, int seat, int flags) except -1

cdef class Move(FrameKind):
    @cython.locals(seat=int, low=int, high=int, flags=int, base=int, action=int, i=int, index=int, place=int, back=int, n=int, _=int, module=Module)
    cpdef void options(self, State s) except *
    @cython.locals(seat=int, spare=int, adventurer=int, steps=int)
    cpdef void answer(self, State s, int answer) except *
    @cython.locals(seat=int)
    cpdef void skip(self, State s) except *

cdef class Roll(FrameKind):
    @cython.locals(seat=int, low=int, module=Module)
    cpdef void answer(self, State s, int answer) except *

cdef class NumberCard(CardFamily):
    pass

cdef class StepCard(CardFamily):
    pass

cdef class DieCard(CardFamily):
    pass
