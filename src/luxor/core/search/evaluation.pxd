cimport cython
from luxor.core.constants cimport *
from luxor.core.rules.scoring cimport final_points
from luxor.core.search.features cimport COUNT, MOST_FEATURES, Features
from luxor.core.state cimport State

cdef class Evaluation:
    cdef readonly double weight
    cdef readonly Features features
    cdef readonly double late[MOST_FEATURES]
    cdef readonly double early[MOST_FEATURES]

    cpdef void weigh(self, list late, list early) except *
    @cython.locals(total=double, other=int)
    cpdef double margin(self, State s, int seat) except? -1
    @cython.locals(points=double)
    cpdef double value(self, State s, int seat) except? -1
    @cython.locals(left=double, total=double, i=int)
    cpdef double potential(self, State s, int seat) except? -1
    @cython.locals(left=double, i=int, weight=double)
    cpdef list contributions(self, State s, int seat)

cpdef double time_left(State s) noexcept
