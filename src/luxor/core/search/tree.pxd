cimport cython
from libc.math cimport log, sqrt
from luxor.core.inline cimport *
from luxor.core.engine cimport answer_unchecked, draw_unchecked
from luxor.core.search.flat cimport Node, Search
from luxor.core.search.rollout cimport Rollout
from luxor.core.search.turn_search cimport TurnSearch, plays_later

cdef int MOST_NODES, FIRST_HEATS
cdef long long CARD_KEY, SEAT_KEY, KIND_KEY, CHANCE_KEY
cdef double PRIOR_SLOPE, OPINION_HEATS, DRIFT, TOLERANCE

@cython.final
cdef class TreeSearch(Search):
    cdef readonly TurnSearch search
    cdef readonly double explore, belief, sure
    cdef readonly int most_nodes, nodes
    cdef readonly Node chosen
    cdef readonly list path, children
    cdef readonly int racing, heats, next
    cdef readonly int option[MAX_OPTIONS]
    cdef readonly double result[MAX_OPTIONS], total[MAX_OPTIONS], opinion[MAX_OPTIONS]
    cdef readonly double square[MAX_OPTIONS * MAX_OPTIONS]

    cpdef void grow(self, int iterations, Rng rng) except *
    @cython.locals(runner=Node)
    cdef int iterate(self, Rng rng) except -1
    cdef int ask_planner(self) except -1
    cdef int end_heat(self) except -1
    cdef int drop_out(self) except -1
    cdef bint may_be_better(self, int option, int leader, double errors) noexcept
    cdef int descend(self, State s, Node node, Rng rng) except -1
    cdef bint go(self, Node node, long long key, int seat) except -1
    cdef Node add(self, Node node, long long key, int seat, double prior)
    @cython.locals(child=Node)
    cdef int select(self, State s) except -1
    cdef bint meet(self, Node node, State s, int seat) except -1
    cdef int add_missing(self, Node node, State s, int seat) except -1
    cpdef int best(self) except -1

cpdef double student(double errors, int freedom) noexcept
cdef Node find(Node node, long long key)
cpdef long long edge(State s, int seat, int action) except? -1
