cimport cython
from luxor.core.constants cimport (
    ACTIVE, ADJUST, ADVENTURERS, BACK, COULD, EDGES, E_COULD_MOVE, E_MOVED, E_NO_MOVE, E_RELEASED,
    F_ROLL, MOVE, NO, NOWHERE, P_DIE, RELEASED, SLEEPING, STATUES, STRIDE, THROWN, T_OSIRIS, WALK,
)
from luxor.core.inline cimport as_module, offer, pop, push
from luxor.core.kinds cimport CardFamily, FrameKind
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
cpdef int tell_landed(State s, int seat, int adventurer) except -1
@cython.locals(rs=Ruleset, index=int, start=int, statue=int)
cpdef int move_to(State s, int seat, int adventurer, int place, int how) except -1
@cython.locals(adventurer=int, index=int)
cpdef int pass_statue(State s, int seat, int statue) except -1

@cython.locals(base=int, action=int, i=int, index=int, place=int, back=int, n=int, _=int)
cpdef void offer_moves(State s, int seat, int low, int high, int flags) noexcept
cpdef void offer_numbers(State s, int seat, int low, int high, int flags) noexcept
@cython.locals(i=int, index=int)
cpdef void offer_staying(State s, int seat) noexcept
cpdef int tell_no_move(State s, int seat) except -1
@cython.locals(more=int)
cpdef int roll_for_card(State s, int seat, int flags, int bonus) except -1
