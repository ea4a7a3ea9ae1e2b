"""A game as JSON with names: its tables, what a seat sees, is asked and can answer, and events.

Bot programs, clients and replays get this (``docs/bots.md``). Everything but tables and events is
made from a view, so nothing that its seat may not know can be in it. Seats and adventurers count
from 0. A place is a number: 0 for the stairs, 1 for t1 and so on, and the last one for the tomb
chamber. Cards, tiles, piles and their kinds go by their names; what is hidden is ``None``.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import accumulate, chain

from luxor.core import constants as k
from luxor.core import events
from luxor.core.actions import Action, Verb
from luxor.core.edition import plain
from luxor.core.errors import LuxorError
from luxor.core.events import RawEvent
from luxor.core.rules.movement import walk
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.view_parts import Json, view_parts


def tables_json(rs: Ruleset) -> Json:
    """Return what stays the same during a game: who plays with what, and on which board."""
    edition = rs.edition
    return {
        "players": rs.players,
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
            name: {kind: n for kind, n in zip(kinds, rs.pile(pile)[2], strict=True) if n}
            for pile, (name, kinds) in enumerate(zip(rs.pile_names, rs.kind_names, strict=True))
        },
        "keys": rs.keys,
        "jokers": rs.jokers,
        "sarcophagi": list(edition.sarcophagi),
        "set_points": list(accumulate((0, *edition.set_points), max)),
        "jokers_per_set": edition.jokers_per_set,
        "treasure_types": rs.treasure_types,
        "sources": rs.source_names,
        "module_tables": {
            name: plain(edition.modules[name])
            for name in rs.options.modules
            if name in edition.modules
        },
    }


def _card(rs: Ruleset, kind: int) -> Json:
    _, family, value, eyes = rs.card(kind)
    return {"family": rs.card_families[family].name, "value": value, "eyes": eyes}


def _tile(rs: Ruleset, kind: int) -> Json:
    _, family, value, needs, type_ = rs.tile(kind)
    tile: Json = {"family": rs.tile_families[family].name, "value": value}
    if family == k.T_TREASURE:
        tile |= {"type": rs.treasure_types[type_], "needs": needs}
    return tile


def view_json(view: View) -> Json:
    """Return all that a seat knows of a position; it is the caller's to change."""
    table = view_parts(view.rs, hide_scores=view.hide_scores)
    return deepcopy(table.assemble(table.values(view)))


def option_json(view: View, action: Action) -> Json:
    """Return an action with its number, its text and its parts; of a move, where it leads."""
    option = action_json(action)
    return option | {"to": destination(view, action)} if action.verb == Verb.MOVE else option


@cache
def action_json(action: Action) -> Json:
    """Return what every view shows of an action: always the same dict, never to be changed."""
    option: Json = {"id": action.id, "text": str(action), "verb": str(action.verb)}
    if action.adventurer is not None:
        option["adventurer"] = action.adventurer
    if action.number is not None:
        option["number"] = action.number
    return option


def destination(view: View, action: Action) -> int:
    """Return the place where a move of the view's seat ends, once Osiris tiles have thrown it."""
    assert view.seat is not None
    assert action.adventurer is not None
    assert action.number is not None
    moved = view.known.copy()
    walk(moved, view.seat, action.adventurer, action.number)
    place: int = moved.pos[view.seat * k.ADVENTURERS + action.adventurer]
    return place


def event_json(rs: Ruleset, event: RawEvent) -> Json:
    """Return an event with its declared fields; those that are hidden are None."""
    declared = rs.events[event[0]]
    form: Json = {"event": declared.name}
    for field, number in zip(declared.fields, event[1:], strict=False):
        hidden = field.secret and number == k.UNKNOWN
        form[field.name] = None if hidden else field.type.to_json(rs, number)
    if event[0] == k.E_QUESTION_ASKED:
        form["stack"] = events.frames(event)
    return form


def event_from_json(rs: Ruleset, form: Json) -> RawEvent:
    """Return the event that :func:`event_json` wrote; raises ``LuxorError`` if it is damaged."""
    kind = rs.event_number(form.get("event", ""))
    declared = rs.events[kind]
    numbers: list[int] = []
    for field in declared.fields:
        if field.name not in form:
            raise LuxorError(f"{declared.name}: no field {field.name!r}")
        value = form[field.name]
        try:
            if kind == k.E_QUESTION_ASKED and field.name == "stack":
                numbers += chain.from_iterable(value)
            elif field.secret and value is None:
                numbers.append(k.UNKNOWN)
            else:
                numbers.append(field.type.from_json(rs, value))
        except (TypeError, ValueError) as error:
            raise LuxorError(f"{declared.name}: {field.name}: {error}") from None
    event = (kind, *numbers)
    events.check(rs, event)
    return event
