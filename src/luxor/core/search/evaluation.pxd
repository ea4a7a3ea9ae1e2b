cimport cython
from luxor.core.inline cimport *
from luxor.core.rules.scoring cimport final_points
from luxor.core.search.features cimport COUNT, MOST_FEATURES, Features

@cython.final
cdef class Evaluation:
    cdef readonly double weight
    cdef readonly Features features
    cdef readonly double late[MOST_FEATURES], early[MOST_FEATURES]

    cpdef void weigh(self, list late, list early) except *
    cpdef double margin(self, State s, int seat) except? -1
    cpdef double value(self, State s, int seat) except? -1
    cpdef double potential(self, State s, int seat) except? -1
    cpdef list contributions(self, State s, int seat)
    cdef double _part(self, int i, double left) noexcept

cpdef double time_left(State s) noexcept
