cimport cython
from luxor.core.constants cimport (
    CHANCE, DECISION, E_ASKED, FRAME, F_SETUP, NOBODY, NOTHING, SEAT, A,
)
from luxor.core.inline cimport as_frame_kind
from luxor.core.kinds cimport FrameKind
from luxor.core.rng cimport Rng
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

@cython.locals(kind=FrameKind)
cpdef int settle(State s) except -1
@cython.locals(kind=FrameKind)
cpdef int resume(State s) except -1
cpdef int tell_question(State s) except -1
@cython.locals(kind=FrameKind)
cpdef int answer(State s, int action) except -1
cpdef int asked_seat(State s) noexcept
@cython.locals(rs=Ruleset, pile=int, left=int, i=int, count=int)
cpdef int draw_outcome(State s, Rng rng) except -1
cpdef int deal(State s, Rng rng) except -1
@cython.locals(rs=Ruleset, pile=int, start=int, first=int, i=int)
cpdef list outcomes(State s)
