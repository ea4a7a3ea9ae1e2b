"""Positions and views as JSON that can be read again: every number of a state, at every node.

The rules go along: options, and the edition by name and fingerprint. A position is for files, so
nothing in it is trusted (``docs/notation.md`` describes it). A view is for a bot in another
process: what travels is ``view.known``, in which everything that the seat may not know is missing
already, and an edition that is not built in travels whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import lru_cache
from typing import Any, Final, get_args, get_type_hints

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition, FrozenTable, plain
from luxor.core.errors import LuxorError, OptionsError, PositionError
from luxor.core.fields import ENTRIES, check_entries
from luxor.core.modules import references
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import nearest, shown
from luxor.core.view import View
from luxor.notation.codec.view_parts import Json
from luxor.notation.edition_file import builtin_editions, load_edition
from luxor.notation.position import check_modules, check_writable, find_edition, make_state

FORMAT: Final = 1
"""The version of the JSON of a position."""

MOST_RULESETS: Final = 64
"""Of how many games the tables are kept at a time."""

NOT_PLAYED: Final = ("status", "fingerprint")
"""What an edition has beside its values: not needed to play, or computed."""

SPECS: Final[Mapping[str, Any]] = {
    name: items[0]
    for name, hint in get_type_hints(Edition).items()
    if (items := get_args(hint)) and is_dataclass(items[0])
}
"""Entries of an edition that are tuples of values of their own."""


# --- positions -------------------------------------------------------------------------------


def position_to_json(s: State) -> Json:
    """Return a position as numbers, texts, lists and dicts, for ``json.dumps``.

    Raises :class:`PositionError` for a view with unknown cards, and for a game with modules that
    are not among its options.
    """
    check_writable(s)
    edition = s.rs.edition
    return {
        "format": FORMAT,
        "options": options_to_json(s.rs.options),
        "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
        "state": s.to_dict(),
    }


def position_from_json(form: object, edition: Edition | None = None) -> State:
    """Return the state that :func:`position_to_json` wrote, after ``json.loads``.

    ``edition`` is the board it is played on, by default the built-in one that the form names.
    Raises :class:`PositionError` where the form is damaged or the position cannot be played on.
    """
    table = _table("position", form, ("format", "options", "edition", "state"))
    if table["format"] != FORMAT or isinstance(table["format"], bool):
        raise PositionError("format", shown(table["format"]), f"{FORMAT}")
    rs = _ruleset(table["options"], _edition(table["edition"], edition))
    state = _table("state", table["state"], tuple(field.entry for field in ENTRIES))
    try:
        check_entries(rs, state)
    except PositionError as error:
        raise PositionError(f"state.{error.entry}", error.wrong, error.right) from None
    except LuxorError as error:
        right = "numbers that this game has a meaning for"
        raise PositionError("state", str(error), right) from None
    _check_first(rs, state)
    s = make_state(rs, state)
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
            raise PositionError(entry, f"no entry {name!r}", "it")
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
    name, fingerprint = wanted["name"], wanted["fingerprint"]
    if not isinstance(name, str):
        raise PositionError("edition.name", shown(name), "a name")
    edition = find_edition(name, "", given)
    if (name, fingerprint) != (edition.name, edition.fingerprint):
        wrong = f"{shown(name)} with fingerprint {shown(fingerprint)}"
        raise PositionError("edition", wrong, f"{edition.name} with {edition.fingerprint}")
    return edition


def _check_first(rs: Ruleset, state: dict[str, Any]) -> None:
    first = rs.options.first
    if first is None:
        return
    if any(frame[0] == k.F_FIRST for frame in state["stack"]) or state["first"] != first:
        wrong = f"{first}, but the state says otherwise"
        raise PositionError("options.first", wrong, "null, or the first player of the state")


def options_to_json(options: Options) -> Json:
    """Return what was agreed before a game."""
    return {
        "players": options.players,
        "first": options.first,
        "modules": references(options.modules),
        "extra_cards": options.extra_cards,
    }


# --- views -----------------------------------------------------------------------------------


def view_to_json(view: View) -> Json:
    """Return a view for :func:`view_from_json`, perhaps in another process.

    Equal for positions that the seat cannot tell apart. Raises :class:`PositionError` for a game
    with modules that are not among its options: the other process could not know them.
    """
    rs = view.rs
    check_modules(rs)
    return {
        "options": options_to_json(rs.options),
        "edition": edition_to_json(rs.edition),
        "seat": view.seat,
        "hide_scores": view.hide_scores,
        "facts": view.facts,
        "legal": view.known.legal(),
    }


def view_from_json(form: Json) -> View:
    """Return the view that :func:`view_to_json` wrote.

    Raises ``LuxorError`` for numbers that are out of range, and ``ValueError`` if the position has
    other options than were sent with it. Whether a game can reach it is not checked.
    """
    options = Options(**form["options"] | {"modules": tuple(form["options"]["modules"])})
    known = State(ruleset_of(options, edition_from_json(form["edition"])))
    known.fill(form["facts"])
    engine.resume(known)
    if known.legal() != form["legal"]:
        raise ValueError("the position has other options than were sent with it")
    return View(form["seat"], known, hide_scores=form["hide_scores"])


@lru_cache(MOST_RULESETS)
def ruleset_of(options: Options, edition: Edition) -> Ruleset:
    """Return the tables of a game, the same ones for all its views."""
    return compile_ruleset(options, edition)


# --- editions --------------------------------------------------------------------------------


def edition_to_json(edition: Edition) -> Json:
    """Return name and fingerprint of an edition, and its values unless it is built in."""
    form: Json = {"name": edition.name, "fingerprint": edition.fingerprint}
    known = load_edition(edition.name) if edition.name in builtin_editions() else None
    if known is None or known.fingerprint != edition.fingerprint:
        names = (name for name in Edition.__dataclass_fields__ if name not in NOT_PLAYED)
        form["values"] = {name: plain(getattr(edition, name)) for name in names}
    return form


def edition_from_json(form: Json) -> Edition:
    """Return the edition that :func:`edition_to_json` wrote, without the notes on its sources.

    Raises ``ValueError`` if it has another fingerprint.
    """
    if "values" in form:
        edition = Edition(**{name: _entry(name, value) for name, value in form["values"].items()})
    else:
        edition = load_edition(form["name"])
    if edition.fingerprint != form["fingerprint"]:
        raise ValueError(
            f"edition {edition.name!r} has fingerprint {edition.fingerprint}, "
            f"expected {form['fingerprint']}"
        )
    return edition


def _entry(name: str, value: Any) -> Any:
    """Return an entry of an edition as it was before :func:`plain`."""
    if name in SPECS:
        return tuple(SPECS[name](**_frozen(spec)) for spec in value)
    return _frozen(value)


def _frozen(value: object) -> Any:
    if isinstance(value, dict):
        return FrozenTable({name: _frozen(item) for name, item in value.items()})
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return value
