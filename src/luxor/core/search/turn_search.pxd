cimport cython
from luxor.core.constants cimport CHANCE, FRAME, F_DEAL, F_DRAW, F_PLAY, OVER, SEAT, A
from luxor.core.engine cimport answer
from luxor.core.rng cimport Rng
from luxor.core.ruleset cimport Ruleset
from luxor.core.search.outlook cimport Outlook
from luxor.core.state cimport State

cdef double EXTRA_TURN, CLOSE

cdef class TurnSearch:
    cdef Outlook outlook
    cdef readonly long looked

    @cython.locals(top=double, value=double)
    cpdef int best(self, State s, Rng rng) except -1
    @cython.locals(seat=int, plays=int, i=int, after=State)
    cpdef list options(self, State s)
    @cython.locals(kind=int, best=double, i=int, after=State, value=double)
    cpdef double look(self, State s, int seat, int plays) except? -1
    @cython.locals(rs=Ruleset, pile=int, start=int, total=double, weight=int, i=int, count=int, after=State)
    cpdef double expected(self, State s, int seat, int plays) except? -1
