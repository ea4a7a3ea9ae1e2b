cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.engine cimport resume
from luxor.core.inline cimport as_module
from luxor.core.rng cimport Rng
from luxor.core.rules.turn cimport is_playable
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

@cython.locals(rs=Ruleset, view=State, everybody=int, bit=int, i=int, owner=int, kind=int, own=int)
cpdef State hide(State s, int seat)
@cython.locals(rs=Ruleset, s=State, owner=int, slot=int, i=int, missing=int, kind=int, _=int)
cpdef State imagine(State view, int seat, Rng rng)
cdef int imagine_could_move(State s, int seat) except -1
@cython.locals(left=int)
cpdef int draw_unseen(State s, int pile, Rng rng) except -1
