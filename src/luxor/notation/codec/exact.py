"""Positions and views as JSON that can be read again: every number of a state, at every node.

The rules go along: options, and the edition by name and fingerprint. A position is for files, so
nothing in it is trusted (``docs/notation.md`` describes it). A view is for a bot in another
process: what travels is ``view.known``, in which everything that the seat may not know is missing
already.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.errors import OptionsError, PositionError
from luxor.core.fields import ENTRIES
from luxor.core.modules import references
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import nearest, shown
from luxor.core.view import View
from luxor.notation.codec.view_parts import Json
from luxor.notation.position import check_modules, check_writable, find_edition, make_state
from luxor.notation.position_defaults import form_of, values_of
from luxor.notation.position_lines import Lines, write_lines

FORMAT: Final = 1
"""The version of the JSON of a position."""

MOST_RULESETS: Final = 64
"""Of how many games the tables are kept at a time."""


def _game_json(rs: Ruleset) -> Json:
    """Return which game it is: what was agreed before it, and the board it is played on."""
    return {
        "options": asdict(rs.options) | {"modules": references(rs.options.modules)},
        "edition": {"name": rs.edition.name, "fingerprint": rs.edition.fingerprint},
    }


# --- positions -------------------------------------------------------------------------------


def position_to_json(s: State) -> Json:
    """Return a position for ``json.dumps``; raises as ``write_position`` does."""
    check_writable(s)
    return {"format": FORMAT, **_game_json(s.rs), "state": s.to_dict()}


def position_from_json(form: object, edition: Edition | None = None) -> State:
    """Return the state that :func:`position_to_json` wrote, after ``json.loads``.

    ``edition`` is the board it is played on, by default the built-in one that the form names.
    Raises :class:`PositionError` where the form is damaged or the position cannot be played on.
    """
    table = _table("position", form, ("format", "options", "edition", "state"))
    if shown(table["format"]) != f"{FORMAT}":
        raise PositionError("format", shown(table["format"]), f"{FORMAT}")
    rs = _ruleset(table["options"], _edition(table["edition"], edition))
    state = _table("state", table["state"], tuple(field.entry for field in ENTRIES))
    try:
        s = make_state(rs, state)
        said = form_of(rs, Lines(write_lines(rs, values_of(rs, state))).values(rs))
        for entry, value in said.items():
            if state[entry] != value:
                raise PositionError(entry, "does not fit the other entries", f"{value}")
    except PositionError as error:
        raise PositionError(f"state.{error.entry}", error.wrong, error.right) from None
    first, kinds = rs.options.first, [frame[0] for frame in state["stack"]]
    if first is not None and (k.F_FIRST in kinds or s.first != first):
        wrong = f"{first}, but the state says otherwise"
        raise PositionError("options.first", wrong, "the first player of the state, or null")
    if s.to_dict() != state:
        right = "a frame at the end that asks a seat or chance, with more than one answer"
        raise PositionError("state.stack", "nobody is asked at this point", right)
    return s


def _table(entry: str, form: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Return a table after making sure that it has just these entries."""
    if not isinstance(form, Mapping):
        raise PositionError(entry, shown(form), f"a table of {', '.join(names)}")
    for name in form:
        if name not in names:
            raise PositionError(entry, f"unknown entry {shown(name)}", nearest(str(name), names))
    for name in names:
        if name not in form:
            raise PositionError(entry, f"no entry {shown(name)}", f"all of {', '.join(names)}")
    return dict(form)


def _ruleset(form: object, edition: Edition) -> Ruleset:
    options = _table("options", form, tuple(Options.__dataclass_fields__))
    modules = options["modules"]
    if not isinstance(modules, list):
        raise PositionError("options.modules", shown(modules), "a list of names")
    try:
        return compile_ruleset(Options(**options | {"modules": tuple(modules)}), edition)
    except OptionsError as error:
        entry, _, right = str(error).partition(": ")
        raise PositionError(f"options.{entry}", shown(options[entry]), right) from None


def _edition(form: object, given: Edition | None) -> Edition:
    wanted = _table("edition", form, ("name", "fingerprint"))
    for part, value in wanted.items():
        if not isinstance(value, str) or not value:
            raise PositionError(f"edition.{part}", shown(value), f"a {part}")
    return find_edition(wanted["name"], wanted["fingerprint"], given)


# --- views -----------------------------------------------------------------------------------


def view_to_json(view: View) -> Json:
    """Return a view for :func:`view_from_json`, perhaps in another process.

    Equal for positions that the seat cannot tell apart. Raises :class:`PositionError` for a game
    with modules that are not among its options: the other process could not know them.
    """
    check_modules(view.rs)
    return {
        **_game_json(view.rs),
        "seat": view.seat,
        "hide_scores": view.hide_scores,
        "facts": view.facts,
        "legal": view.known.legal(),
    }


def view_from_json(form: Json) -> View:
    """Return the view that :func:`view_to_json` wrote; the edition must be a built-in one.

    Raises ``LuxorError`` for numbers that are out of range, and ``ValueError`` if the position has
    other options than were sent with it. Whether a game can reach it is not checked.
    """
    options = Options(**form["options"] | {"modules": tuple(form["options"]["modules"])})
    known = State(ruleset_of(options, _edition(form["edition"], None)))
    known.fill(form["facts"])
    engine.resume(known)
    if known.legal() != form["legal"]:
        raise ValueError("the position has other options than were sent with it")
    return View(form["seat"], known, hide_scores=form["hide_scores"])


@lru_cache(MOST_RULESETS)
def ruleset_of(options: Options, edition: Edition) -> Ruleset:
    """Return the tables of a game, the same ones for all its views."""
    return compile_ruleset(options, edition)
