"""Following a game by its events: folding what a seat sees gives that seat's view.

``begin`` makes the view of an untouched table, ``fold`` brings it up to date event by event. This
is the rule for anybody who gets events instead of states, such as a client or a redacted record.
How a view follows an event is declared with the event: mostly by the verb that the rules use too.
"""

from __future__ import annotations

from luxor.core.events import check_fields

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.ruleset import Ruleset
    from luxor.core.state import State


def begin(rs: Ruleset) -> State:
    """Return the view of a table on which nothing has happened yet."""
    return State(rs)


def fold(view: State, event: tuple[int, ...]) -> None:
    """Bring a view up to date with an event as its seat sees it.

    Raises ``LuxorError`` where the event names what there is not.
    """
    check_fields(view.rs, event)
    verb = view.rs.events[event[0]].verb
    if callable(verb):
        verb(view, *event[1:])
