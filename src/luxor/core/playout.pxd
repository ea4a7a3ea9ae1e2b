cimport cython
from luxor.core.engine cimport answer_unchecked, draw_unchecked
from luxor.core.inline cimport *
from luxor.core.rules.scoring cimport final_points

cdef class Tally:
    cdef public long games, turns, decisions, options, rounds, points

@cython.locals(turns=long, decisions=long, options=long, n=int, seat=int)
cpdef void playout(State s, Rng rng, Tally tally) except *
@cython.locals(tally=Tally, _=long)
cpdef Tally playouts(State start, long games, Rng rng)
@cython.locals(_=long)
cpdef void copies(State start, long times) except *
