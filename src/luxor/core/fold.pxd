cimport cython
from luxor.core.constants cimport *
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State
from luxor.core.verbs cimport move_card, renew_pile

cpdef State begin(Ruleset rs)
cdef int fold_first(State v, tuple e) except -1
cdef int fold_card_gained(State v, tuple e) except -1
cdef int fold_laid(State v, tuple e) except -1
cdef int fold_opened(State v, tuple e) except -1
cdef int fold_round(State v, tuple e) except -1
cdef int fold_turn(State v, tuple e) except -1
cdef int fold_played(State v, tuple e) except -1
cdef int fold_could_move(State v, tuple e) except -1
cdef int fold_nothing(State v, tuple e) except -1
cdef int fold_moved(State v, tuple e) except -1
cdef int fold_released(State v, tuple e) except -1
cdef int fold_key_laid(State v, tuple e) except -1
cdef int fold_sarcophagus(State v, tuple e) except -1
cdef int fold_treasure(State v, tuple e) except -1
cdef int fold_key(State v, tuple e) except -1
cdef int fold_joker(State v, tuple e) except -1
cdef int fold_scarab(State v, tuple e) except -1
cdef int fold_horus_taken(State v, tuple e) except -1
cdef int fold_shuffled(State v, tuple e) except -1
cdef int fold_ended(State v, tuple e) except -1
cdef int fold_shown(State v, tuple e) except -1
cdef int fold_asked(State v, tuple e) except -1
cdef int fold_granted(State v, tuple e) except -1
cdef int fold_data(State v, tuple e) except -1
cdef int fold_secret(State v, tuple e) except -1
cdef int fold_able(State v, tuple e) except -1
cdef int fold_fell(State v, tuple e) except -1
cdef int fold_raised(State v, tuple e) except -1
cdef int fold_points(State v, tuple e) except -1
cdef int fold_turned(State v, tuple e) except -1
cdef int fold_put(State v, tuple e) except -1
cdef int fold_renewed(State v, tuple e) except -1
cdef int fold_card_moved(State v, tuple e) except -1
cdef int fold_discarded(State v, tuple e) except -1
cdef int fold_scarab_gone(State v, tuple e) except -1
@cython.locals(origin=int)
cdef int lose_card(State v, int seat, int slot, int card) except -1
cdef int fold_secret_drawn(State v, tuple e) except -1
cdef int fold_secret_put(State v, tuple e) except -1
