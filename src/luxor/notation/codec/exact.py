"""Views as JSON that can be read again: for a bot in another process.

Of a position only ``view.known`` travels, in which everything that the seat may not know is
missing already. The rules go along: options, and the edition by name and fingerprint, or whole
if it is none of the built-in ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.edition import CardSpec, Edition, FrozenTable, SpaceSpec, TempleSpec, TreasureSpec
from luxor.core.modules import references
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View
from luxor.notation.codec.named import Json, plain_json
from luxor.notation.edition_file import builtin_editions, load_edition

MOST_RULESETS: Final = 64
"""How many a reader keeps at a time."""

NOT_PLAYED: Final = ("status", "fingerprint")
"""What an edition has beside its values: not needed to play, or computed."""

SPECS: Final[Mapping[str, type]] = {
    "spaces": SpaceSpec,
    "starter_cards": CardSpec,
    "horus_cards": CardSpec,
    "extra_horus_cards": CardSpec,
    "treasures": TreasureSpec,
    "temple": TempleSpec,
}
"""Entries of an edition that are tuples of values of their own."""


# --- views -----------------------------------------------------------------------------------


def view_to_json(view: View) -> Json:
    """Return a view for :meth:`ViewReader.read`, perhaps in another process.

    Equal for positions that the seat cannot tell apart. Raises ``ValueError`` for a game with
    modules that are not among its options: the other process could not know them.
    """
    rs = view.rs
    unlisted = [module.name for module in rs.modules][len(rs.options.modules) :]
    if unlisted:
        raise ValueError(f"a game with {', '.join(unlisted)}, expected modules of its options only")
    return {
        "players": rs.options.players,
        "first": rs.options.first,
        "modules": references(rs.options.modules),
        "extra_cards": rs.options.extra_cards,
        "edition": edition_to_json(rs.edition),
        "seat": view.seat,
        "hide_scores": view.hide_scores,
        "facts": view.facts,
        "legal": view.known.legal(),
    }


class ViewReader:
    """Reads views, and keeps the tables of the games that they come from."""

    def __init__(self) -> None:
        self._rulesets: dict[tuple[Options, str], Ruleset] = {}

    def read(self, form: Json) -> View:
        """Return the view that :func:`view_to_json` wrote.

        Raises ``LuxorError`` for numbers that are out of range, and ``ValueError`` if the position
        has other options than were sent with it. Whether a game can reach it is not checked.
        """
        known = State(self._ruleset(form))
        known.fill(form["facts"])
        engine.resume(known)
        if known.legal() != form["legal"]:
            raise ValueError("the position has other options than were sent with it")
        return View(form["seat"], known, hide_scores=form["hide_scores"])

    def _ruleset(self, form: Json) -> Ruleset:
        modules = tuple(form["modules"])
        options = Options(form["players"], form["first"], modules, form["extra_cards"])
        key = (options, form["edition"]["fingerprint"])
        if key not in self._rulesets:
            if len(self._rulesets) >= MOST_RULESETS:
                del self._rulesets[next(iter(self._rulesets))]
            self._rulesets[key] = compile_ruleset(options, edition_from_json(form["edition"]))
        return self._rulesets[key]


# --- editions --------------------------------------------------------------------------------


@cache
def _built_in() -> frozenset[tuple[str, str]]:
    """Return name and fingerprint of each built-in edition."""
    return frozenset((name, load_edition(name).fingerprint) for name in builtin_editions())


def edition_to_json(edition: Edition) -> Json:
    """Return name and fingerprint of an edition, and its values unless it is built in."""
    form: Json = {"name": edition.name, "fingerprint": edition.fingerprint}
    if (edition.name, edition.fingerprint) not in _built_in():
        names = (name for name in Edition.__dataclass_fields__ if name not in NOT_PLAYED)
        form["values"] = {name: plain_json(getattr(edition, name)) for name in names}
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
    """Return an entry of an edition as it was before :func:`plain_json`."""
    if name in SPECS:
        return tuple(SPECS[name](**_items(spec)) for spec in value)
    return _frozen(value)


def _items(spec: Json) -> Json:
    return {name: _frozen(value) for name, value in spec.items()}


def _frozen(value: object) -> Any:
    if isinstance(value, dict):
        return FrozenTable(_items(value))
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return value
