cimport cython
from luxor.core.constants cimport (
    ACTIVE, ADVENTURERS, FALLEN, HAND, INSIDE, MAX_PLACES, OVER, SLEEPING, TREASURE_TYPES,
    T_TREASURE,
)
from luxor.core.rules.scoring cimport complete_sets, final_points
from luxor.core.rules.treasures cimport adventurers_on
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cdef class Outlook:
    cdef double promises
    cdef double ahead[MAX_PLACES]

    @cython.locals(place=int, total=double, weight=double, step=int, at=int)
    cdef int _look_along(self, Ruleset rs) except -1
    @cython.locals(total=double, other=int)
    cpdef double margin(self, State s, int seat) except? -1
    @cython.locals(points=double, left=double)
    cpdef double value(self, State s, int seat) except? -1
    @cython.locals(rs=Ruleset, total=double, base=int, i=int, status=int, place=int)
    cpdef double promise(self, State s, int seat) except? -1

@cython.locals(first=int, second=int, i=int, place=int)
cpdef double time_left(State s) noexcept
@cython.locals(rs=Ruleset, tile=int, here=int, missing=int, near=int, base=int, i=int, worth=double, chance=double)
cpdef double gathering(State s, int seat, int place) noexcept
@cython.locals(base=int, sets=int, after=int, have=int, extra=int, i=int, gain=int, share=double)
cpdef double sets_to_come(State s, int seat) noexcept
@cython.locals(keys=int)
cpdef double keys_to_come(State s, int seat) noexcept
