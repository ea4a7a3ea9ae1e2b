"""What a bot outside Python is told: a game, a question, a result, as JSON (see ``docs/bots.md``).

Everything is made from the view of the seat that is asked, so nothing else can be in it. Seats and
adventurers count from 0; a place is a number too: 0 the stairs, 1 for t1 and so on, the last one
the tomb chamber. Cards, tiles and piles are called by their names; what is hidden is ``None``.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from itertools import accumulate
from typing import Any, Final

from luxor.core import constants as k
from luxor.core.actions import Action, Verb
from luxor.core.compile import CARD_FAMILIES
from luxor.core.declarations import Datum
from luxor.core.module import Module
from luxor.core.nodes import result
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.position_modules import data_words
from luxor.notation.position_stack import write_frame

PROTOCOL: Final = 1
"""The version of the protocol. New fields and messages do not change it; bots ignore them."""

FACTS: Final = "facts"
"""What a bot may want besides: all numbers of the view."""

Form = dict[str, Any]

STATUSES = ("active", "released", "lying", "inside", "fallen")
"""How an adventurer is, by number."""

TILE_FAMILIES = (
    *("none", "treasure", "horus", "osiris"),
    *("scarab", "joker", "joker_or_scarab", "favour", "tunnel"),
)
"""The families of tiles in the order of their numbers; a module may add others."""

MODULE_FAMILIES = {"ZeroCard": "zero", "PlusCard": "plus", "AdjustedDieCard": "adjusted_die"}
"""The families of cards that modules add, by the names of their classes."""

NOT_TOLD = ("die", "first")
"""Piles of which nothing is ever gone."""


def encode(message: Mapping[str, Any]) -> bytes:
    """Return a message as one line: ASCII, without blanks, fields in the order they were given."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


# --- the game --------------------------------------------------------------------------------


def game_message(view: View) -> Form:
    """Return what a seat is told when a game begins: who plays, and the tables of the game."""
    rs = view.rs
    edition = rs.edition
    return {
        "type": "game",
        "players": rs.players,
        "seat": view.seat,
        "modules": [module.name for module in rs.modules],
        "extra_cards": rs.options.extra_cards,
        "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
        "chamber": rs.chamber,
        "place_points": [rs.space(place)[3] for place in range(rs.chamber + 1)],
        "statues": list(edition.statues),
        "symbols": [None, *(space.symbol or None for space in edition.spaces), None],
        "cards": {name: _card(rs, kind) for kind, name in enumerate(rs.card_names)},
        "tiles": {name: _tile(rs, kind) for kind, name in enumerate(rs.tile_names) if kind},
        "piles": {
            name: _named(rs.kind_names[pile], rs.pile(pile)[2])
            for pile, name in enumerate(rs.pile_names)
        },
        "keys": rs.keys,
        "jokers": rs.jokers,
        "sarcophagi": list(edition.sarcophagi),
        "set_points": list(accumulate((0, *edition.set_points), max)),
        "jokers_per_set": edition.jokers_per_set,
        "treasure_types": rs.treasure_types,
        "sources": rs.source_names,
        "module_tables": {
            name: _plain(edition.modules[name])
            for name in rs.options.modules
            if name in edition.modules
        },
    }


def _card(rs: Ruleset, kind: int) -> Form:
    _, family, value, eyes = rs.card(kind)
    if family < len(CARD_FAMILIES):
        name = CARD_FAMILIES[family]
    else:
        name = MODULE_FAMILIES.get(type(rs.card_families[family]).__name__, "other")
    return {"family": name, "value": value, "eyes": eyes}


def _tile(rs: Ruleset, kind: int) -> Form:
    _, family, value, needs, type_ = rs.tile(kind)
    form: Form = {
        "family": TILE_FAMILIES[family] if family < len(TILE_FAMILIES) else "other",
        "value": value,
    }
    if family == k.T_TREASURE:
        form |= {"type": rs.treasure_types[type_], "needs": needs}
    return form


def _named(names: list[str], counts: list[int]) -> dict[str, int]:
    """Return how many there are of each kind, without those of which there are none."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _plain(value: object) -> Any:
    """Return a table of an edition as lists, dicts, numbers and texts."""
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value


# --- a question ------------------------------------------------------------------------------


def decide_message(
    view: View, number: int, milliseconds: int, seed: int, wants: Collection[str] = ()
) -> Form:
    """Return the question of a view under a number, with the time there is for it.

    ``seed`` is for a bot that draws random numbers and wants to be repeatable.
    """
    form: Form = {
        "type": "decide",
        "id": number,
        "milliseconds": milliseconds,
        "seed": seed,
        "options": [option_form(view, action) for action in view.options],
        "view": view_form(view),
    }
    if FACTS in wants:
        facts = dict(view.facts)
        facts["scores"] = [view.score(seat) for seat in range(view.rs.players)]
        form[FACTS] = facts
    return form


def option_form(view: View, action: Action) -> Form:
    """Return an action with its number, its text and its parts; of a move, where it leads."""
    form: Form = {"id": action.id, "text": str(action), "verb": str(action.verb)}
    if action.adventurer is not None:
        form["adventurer"] = action.adventurer
    if action.number is not None:
        form["number"] = action.number
    if action.verb == Verb.MOVE:
        form["to"] = destination(view, action)
    return form


def destination(view: View, action: Action) -> int:
    """Return the place where a move of the view's seat ends, thrown on by Osiris tiles or not."""
    facts, rs = view.facts, view.rs
    assert view.seat is not None
    assert action.number is not None
    tiles = facts["tiles"]
    place: int = facts["positions"][view.seat][action.adventurer]

    def on(steps: int) -> int:
        there = place
        for _ in range(steps):
            there = next((p for p in range(there + 1, rs.chamber) if tiles[p - 1]), rs.chamber)
        return there

    if action.number < 0:
        place = next((p for p in range(place - 1, 0, -1) if tiles[p - 1]), 0)
    else:
        place = on(action.number)
    while 0 < place < rs.chamber:
        _, family, value, _, _ = rs.tile(tiles[place - 1])
        if family != k.T_OSIRIS:
            break
        place = on(value)
    return place


def view_form(view: View) -> Form:
    """Return all that a seat knows of a position, by names."""
    facts, rs = view.facts, view.rs
    return {
        "round": facts["round"],
        "first": facts["first"],
        "turn": facts["active"],
        "regular": facts["regular"],
        "asked": view.asked,
        "question": view.question,
        "doing": [write_frame(rs, frame) for frame in facts["stack"]],
        "players": [_player(view, seat) for seat in range(rs.players)],
        "tiles": [None, *(view.tile(place) for place in range(1, rs.chamber)), None],
        "horus": [None if card == k.UNKNOWN else rs.card_names[card] for card in facts["tops"]],
        "piles": {
            name: {
                "size": facts["pile_sizes"][pile],
                "kinds": _named(rs.kind_names[pile], facts["piles"][pile]),
            }
            for pile, name in enumerate(rs.pile_names)
            if name not in NOT_TOLD
        },
        "supply": {"keys": facts["key_supply"], "jokers": facts["joker_supply"]},
        "sarcophagi": [None if owner == k.NOBODY else owner for owner in facts["sarcophagi"]],
        "extra_turns": facts["queue"],
        "modules": {
            module.name: {datum.name: _datum(view, module, datum) for datum in module.data}
            for module in rs.modules
        },
    }


def _player(view: View, seat: int) -> Form:
    facts, rs = view.facts, view.rs
    kinds = facts["scarabs"][seat]
    values = [
        value for (value, _), n in zip(rs.edition.scarabs, kinds, strict=True) for _ in range(n)
    ]
    return {
        "places": facts["positions"][seat],
        "statuses": [STATUSES[status] for status in facts["statuses"][seat]],
        "hand": list(view.hand(seat)),
        "keys": facts["keys"][seat],
        "jokers": facts["jokers"][seat],
        "treasures": dict(zip(rs.treasure_types, facts["treasures"][seat], strict=False)),
        "scarabs": facts["scarab_counts"][seat],
        "scarab_values": values if len(values) == facts["scarab_counts"][seat] else None,
        "score": view.score(seat),
    }


def _datum(view: View, module: Module, datum: Datum) -> Any:
    """Return what a module keeps under a name: for the table, or a list by seat."""
    start = module.offsets[datum.name]
    if not datum.per_seat:
        return None if datum.hidden else _kept(view, datum, start)
    return [
        None
        if datum.hidden and seat != view.seat
        else _kept(view, datum, start + seat * datum.size)
        for seat in range(view.rs.players)
    ]


def _kept(view: View, datum: Datum, start: int) -> Any:
    """Return numbers of a module, or words where they have some; a single one without a list."""
    words = {number: word for word, number in data_words(view.rs, f"data {datum.name}").items()}
    if words.get(1) == "t1":  # places are numbers here
        words = {}
    found = [words.get(n, n) for n in view.facts["data"][start : start + datum.size]]
    found = [None if word in ("", "-") else word for word in found]
    return found[0] if datum.size == 1 else found


# --- the end ---------------------------------------------------------------------------------


def end_message(view: View) -> Form:
    """Return what a seat is told when a game is over, or broken off: then without a result."""
    if view.known.asks != k.OVER:
        return {"type": "end", "result": None}
    found = result(view.known)
    return {
        "type": "end",
        "result": {
            "reason": found.reason,
            "ranking": [list(place) for place in found.ranking],
            "points": list(found.points),
            "by_source": list(found.by_source),
        },
    }
