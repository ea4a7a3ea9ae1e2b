from luxor.core.inline cimport *

cpdef void fall(State s, int seat, int adventurer) except *
cpdef void raise_up(State s, int seat, int adventurer) except *
cpdef void add_points(State s, int seat, int points) except *
cpdef void spend_key(State s, int seat) except *
cpdef void renew_pile(State s, int pile, int source) except *
cpdef void move_card(State s, int seat, int slot, int to) except *
cpdef void discard_card(State s, int seat, int slot) except *
cpdef void see_card_leave(State v, int seat, int slot, int card) except *
cpdef void take_secret(State s, int index, int pile, int kind) except *
cpdef void return_secret(State s, int index, int pile, int kind) except *
