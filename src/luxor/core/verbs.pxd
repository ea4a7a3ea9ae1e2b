cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cpdef void fall(State s, int seat, int adventurer) except *
cpdef void raise_up(State s, int seat, int adventurer) except *
cpdef void add_points(State s, int seat, int points) except *
cpdef void lay_key(State s, int seat) except *
cpdef void turn_from_pile(State s, int pile, int kind) except *
cpdef void lay_on_pile(State s, int pile, int kind) except *
@cython.locals(rs=Ruleset, i=int)
cpdef void renew_pile(State s, int pile, int source) except *
@cython.locals(base=int, card=int, known=int, origin=int)
cpdef void move_card(State s, int seat, int slot, int to) except *
@cython.locals(card=int)
cpdef void discard_card(State s, int seat, int slot) except *
cpdef void give_scarab(State s, int seat, int kind) except *
cpdef void draw_secret(State s, int index, int pile, int kind) except *
@cython.locals(kind=int)
cpdef void put_secret(State s, int index, int pile) except *
