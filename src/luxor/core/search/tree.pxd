cimport cython
from libc.math cimport log, sqrt
from luxor.core.constants cimport CHANCE, F_PLAY, HAND, LEFT, OVER, P_DIE, SEAT, A
from luxor.core.engine cimport answer, draw_outcome
from luxor.core.hidden cimport imagine
from luxor.core.rng cimport Rng
from luxor.core.search.rollout cimport MARGIN_WORTH, Rollout
from luxor.core.search.turn_search cimport TurnSearch, plays_later
from luxor.core.state cimport State

cdef int MOST_NODES, CHANCE_KEY
cdef double PRIOR_SLOPE

@cython.final
@cython.no_gc
cdef class Node:
    cdef int key
    cdef int seat
    cdef double prior
    cdef int visits
    cdef int possible
    cdef double total
    cdef double chances
    cdef double margins
    cdef Node child
    cdef Node sibling

@cython.final
cdef class TreeSearch:
    cdef State view
    cdef Rollout rollout
    cdef TurnSearch search
    cdef double explore
    cdef double belief
    cdef int seat
    cdef readonly int nodes
    cdef readonly long iterations
    cdef Node root
    cdef Node chosen
    cdef list path
    cdef list children

    @cython.locals(_=int, s=State)
    cpdef int grow(self, int iterations, Rng rng) except -1
    @cython.locals(node=Node, shown=int, outcome=int, action=int)
    cdef int descend(self, State s, Rng rng) except -1
    @cython.locals(child=Node)
    cdef Node through(self, Node node, int key)
    @cython.locals(new=Node)
    cdef Node add(self, Node node, int key, int seat, double prior)
    @cython.locals(seat=int, mean=double, visits=int, i=int, child=Node, best=int, top=double, weight=double, score=double)
    cdef int select(self, Node node, State s) except -1
    @cython.locals(i=int, child=Node)
    cdef int meet(self, Node node, State s, int seat) except -1
    @cython.locals(plays=int, i=int, top=double, key=int)
    cdef int add_missing(self, Node node, State s, int seat) except -1
    @cython.locals(chance=double, margin=double)
    cdef int note(self, Node node) except -1
    cpdef int best(self) except -1
    @cython.locals(i=int, action=int, child=Node, chance=double)
    cpdef list choices(self)

@cython.locals(child=Node)
cdef Node find(Node node, int key)
@cython.locals(slot=int)
cdef int edge(State s, int seat, int action) noexcept
