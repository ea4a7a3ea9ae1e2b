"""Following a game by its events: folding what a seat sees gives that seat's view.

The view of an untouched table is an empty state, ``fold`` brings it up to date event by event. This
is the rule for anybody who gets events instead of states, such as a client or a redacted record.
How a view follows an event is declared with the event: mostly by the verb that the rules use too.
"""

from __future__ import annotations

from luxor.core.events import check

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import take_stack
    from luxor.core.inline import *
    from luxor.core.state import copy_numbers


def fold(view: State, event: tuple[int, ...]) -> None:
    """Bring a view up to date with an event as its seat sees it.

    Raises ``LuxorError`` where the event names what there is not, or what cannot happen now; the
    view stays as it was.
    """
    check(view.rs, event)
    verb = view.rs.events[event[0]].verb
    if callable(verb):
        before = view.copy()
        try:
            verb(view, *event[1:])
        except Exception:
            copy_numbers(before, view)
            raise


def follow(view: State, event: tuple[int, ...], before: State) -> list[int]:
    """Fold an event of our own engine, without checks; return the places that it changes.

    ``before`` becomes the view as it was. See :meth:`State.differences` for places.
    """
    copy_numbers(view, before)
    if event[0] == E_QUESTION_ASKED:
        take_stack(view, event[3:])
    else:
        verb = view.rs.events[event[0]].verb
        if callable(verb):
            verb(view, *event[1:])
    return view.differences(before)
