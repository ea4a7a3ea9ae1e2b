# What State.push, pop and offer do; what does not fit is left to the methods to refuse.
from luxor.core.bounds cimport check_bounds, refuse
from luxor.core.constants cimport *
from luxor.core.kinds cimport CardFamily, FrameKind, TileFamily, YesNo
from luxor.core.module cimport Module
from luxor.core.rng cimport Rng
from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cdef inline int push(State s, int kind, int seat, int a, int b, int c) except -1:
    cdef int top = s.top + FRAME
    if top >= MAX_STACK * FRAME:
        s.push(kind, seat, a, b, c)
        return 0
    s.stack[top] = kind
    s.stack[top + 1] = seat
    s.stack[top + 2] = a
    s.stack[top + 3] = b
    s.stack[top + 4] = c
    s.top = top
    return 0

cdef inline void pop(State s) noexcept:
    s.top -= FRAME

cdef inline (int, int, int, int) top_frame(State s) noexcept:
    return s.stack[s.top + SEAT], s.stack[s.top + A], s.stack[s.top + B], s.stack[s.top + C]

cdef inline (int, int, int, int) pop_frame(State s) noexcept:
    cdef (int, int, int, int) frame = top_frame(s)
    s.top -= FRAME
    return frame

cdef inline int pop_seat(State s) noexcept:
    s.top -= FRAME
    return s.stack[s.top + FRAME + SEAT]

cdef inline int offer(State s, int action) except -1:
    if s.n_options >= MAX_OPTIONS:
        s.offer(action)
        return 0
    s.options[s.n_options] = action
    s.n_options += 1
    return 0

cdef inline int write_event(State s, int kind, int a, int b, int c, int d, int e) except -1:
    s.events.append((kind, a, b, c, d, e)[:1 + len(<tuple>s.rs.event_numbers[kind])])
    return 0

cdef inline int tell(State s, int kind, int a=0, int b=0, int c=0, int d=0, int e=0) except -1:
    if s.events is not None:
        write_event(s, kind, a, b, c, d, e)
    return 0

cdef inline int tell_own(
    Module module, State s, str event, int a=0, int b=0, int c=0, int d=0
) except -1:
    if s.events is not None:
        write_event(s, module.numbers[event], a, b, c, d, 0)
    return 0

cdef inline FrameKind as_frame_kind(object item):
    return <FrameKind>item

cdef inline CardFamily as_card_family(object item):
    return <CardFamily>item

cdef inline Module as_module(object item):
    return <Module>item

cdef inline TileFamily as_tile_family(object item):
    return <TileFamily>item

cdef inline int play_card(State s, int seat, int card, int bonus) except -1:
    (<CardFamily>s.rs.card_families[s.rs.card_family[card]]).play(
        s, seat, s.rs.card_value[card], bonus
    )
    return 0
