cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.inline cimport as_module, push
from luxor.core.state cimport State

@cython.locals(seat=int, kind=int, count=int)
cdef int finish(State s, int reason) except -1
cpdef void end_game(State s, int reason) except *
@cython.locals(index=int)
cpdef void see_scarabs(State v, int seat, int scarab, int count) except *
@cython.locals(points=int, i=int)
cdef int adventurer_points(State s, int seat) noexcept
@cython.locals(points=int, i=int)
cdef int sarcophagus_points(State s, int seat) noexcept
@cython.locals(vases=int, statues=int, jewellery=int, sets=int, n=int, real=int)
cpdef int complete_sets(State s, int seat) except -1
@cython.locals(sets=int)
cdef int set_score(State s, int seat) except? -1
@cython.locals(points=int, kind=int)
cdef int scarab_points(State s, int seat) noexcept
@cython.locals(points=int, more=int)
cpdef int final_points(State s, int seat) except? -1
cpdef list points_by_source(State s, int seat)
@cython.locals(best=int, i=int)
cdef int best_sarcophagus(State s, int seat) noexcept
@cython.locals(seat=int)
cpdef list ranking(State s)
