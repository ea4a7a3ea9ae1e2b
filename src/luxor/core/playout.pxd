cimport cython
from luxor.core.constants cimport *
from luxor.core.engine cimport answer_unchecked, draw_unchecked
from luxor.core.rng cimport Rng
from luxor.core.rules.scoring cimport final_points
from luxor.core.state cimport State

cdef class Tally:
    cdef public long games
    cdef public long turns
    cdef public long decisions
    cdef public long options
    cdef public long rounds
    cdef public long points

@cython.locals(turns=long, decisions=long, options=long, n=int, seat=int)
cpdef void playout(State s, Rng rng, Tally tally) except *
@cython.locals(tally=Tally, _=long)
cpdef Tally playouts(State start, long games, Rng rng)
@cython.locals(_=long)
cpdef void copies(State start, long times) except *
