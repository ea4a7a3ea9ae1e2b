cimport cython
from libc.math cimport log, sqrt
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.engine cimport answer_unchecked, draw_unchecked
from luxor.core.hidden cimport imagine
from luxor.core.rng cimport Rng
from luxor.core.search.rollout cimport MARGIN_WORTH, Rollout
from luxor.core.search.turn_search cimport TurnSearch, plays_later
from luxor.core.state cimport State

cdef int MOST_NODES, FIRST_HEATS
cdef long long CARD_KEY, SEAT_KEY, KIND_KEY, CHANCE_KEY
cdef double PRIOR_SLOPE, OPINION_HEATS, DRIFT, TOLERANCE

@cython.final
@cython.no_gc
cdef class Node:
    cdef readonly long long key
    cdef readonly int seat
    cdef readonly double prior
    cdef readonly int visits
    cdef readonly int possible
    cdef readonly double total
    cdef readonly double chances
    cdef readonly double margins
    cdef readonly Node child
    cdef readonly Node sibling

@cython.final
cdef class TreeSearch:
    cdef readonly State view
    cdef readonly Rollout rollout
    cdef readonly TurnSearch search
    cdef readonly double explore
    cdef readonly double belief
    cdef readonly double sure
    cdef readonly int most_nodes
    cdef readonly int seat
    cdef readonly int nodes
    cdef readonly long iterations
    cdef readonly Node chosen
    cdef readonly State imagined
    cdef readonly list luck
    cdef readonly list path
    cdef readonly list children
    cdef readonly list runners
    cdef readonly int racing
    cdef readonly int heats
    cdef readonly int next
    cdef readonly int option[MAX_OPTIONS]
    cdef readonly double result[MAX_OPTIONS]
    cdef readonly double total[MAX_OPTIONS]
    cdef readonly double square[MAX_OPTIONS * MAX_OPTIONS]
    cdef readonly double opinion[MAX_OPTIONS]

    cdef int line_up(self) except -1
    cpdef void grow(self, int iterations, Rng rng) except *
    @cython.locals(option=int, s=State, runner=Node)
    cdef int iterate(self, Rng rng) except -1
    cdef int ask_planner(self) except -1
    @cython.locals(i=int, j=int, option=int, gap=double)
    cdef int end_heat(self) except -1
    @cython.locals(leader=int, i=int, errors=double, kept=int)
    cdef int drop_out(self) except -1
    @cython.locals(gap=double, squares=double, variance=double, error=double)
    cdef bint may_be_better(self, int option, int leader, double errors) noexcept
    cdef int descend(self, State s, Node node, Rng rng) except -1
    @cython.locals(child=Node)
    cdef bint go(self, Node node, long long key, int seat) except -1
    @cython.locals(new=Node)
    cdef Node add(self, Node node, long long key, int seat, double prior)
    @cython.locals(mean=double, visits=int, i=int, child=Node, best=int, top=double, weight=double, score=double)
    cdef int select(self, State s) except -1
    @cython.locals(i=int, key="long long", child=Node)
    cdef bint meet(self, Node node, State s, int seat) except -1
    @cython.locals(plays=int, i=int, top=double, key="long long")
    cdef int add_missing(self, Node node, State s, int seat) except -1
    cdef double utility(self, int seat) noexcept
    cdef int note(self, Node node) except -1
    @cython.locals(best=int, top=double, i=int, merit=double)
    cpdef int best(self) except -1
    @cython.locals(i=int, runner=Node, some=int, chance=double)
    cpdef list choices(self)

@cython.locals(cube=double, first=double, second=double)
cpdef double student(double errors, int freedom) noexcept
@cython.locals(child=Node)
cdef Node find(Node node, long long key)
@cython.locals(kind=int, key="long long", slot=int)
cpdef long long edge(State s, int seat, int action) except? -1
