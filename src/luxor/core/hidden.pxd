from luxor.core.engine cimport pick, resume
from luxor.core.inline cimport *
from luxor.core.rules.turn cimport is_playable

cpdef State hide(State s, int seat)
cpdef State imagine(State view, int seat, Rng rng)
cpdef int draw_unseen(State s, int pile, Rng rng) except -1
