cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cpdef int fall(State s, int seat, int adventurer) except -1
cpdef int raise_up(State s, int seat, int adventurer) except -1
cpdef int add_points(State s, int seat, int points) except -1
cpdef int lay_key(State s, int seat) except -1
cpdef int turn_from_pile(State s, int pile, int kind) except -1
cpdef int lay_on_pile(State s, int pile, int kind) except -1
@cython.locals(rs=Ruleset, i=int)
cpdef int renew_pile(State s, int pile, int source) except -1
@cython.locals(base=int, card=int, known=int, origin=int)
cpdef int move_card(State s, int seat, int slot, int to) except -1
@cython.locals(card=int)
cpdef int discard_card(State s, int seat, int slot) except -1
cpdef int give_scarab(State s, int seat, int kind) except -1
cpdef int draw_secret(State s, int index, int pile, int kind) except -1
@cython.locals(kind=int)
cpdef int put_secret(State s, int index, int pile) except -1
