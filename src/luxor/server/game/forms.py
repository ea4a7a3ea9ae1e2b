"""What is told of a game, as plain dicts (``protocol/server_messages.py`` has their shapes)."""

from __future__ import annotations

from typing import Any

from luxor.core import constants as k
from luxor.core.actions import Action
from luxor.core.declarations import STATUS, NumberType
from luxor.core.fold import begin
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.named import event_json, option_json, tables_json, view_json
from luxor.play.preview import Preview
from luxor.play.table import Table
from luxor.server.game.game import OPEN_PHASES, Game
from luxor.server.game.moment import Moment

Form = dict[str, Any]


def room_form(game: Game, now: int) -> Form:
    """Return what everybody in the room knows about it, apart from the position."""
    is_over = game.phase in ("over", "aborted")
    return {
        "game": game.id,
        "version": game.version,
        "phase": game.phase,
        "seats": [seat.form() for seat in game.seats],
        "asked": game.asked,
        "answers": 0 if game.table is None else game.table.version,
        "proposals": [p.form(game, now) for p in game.proposals.values()],
        "clock": game.clocks.form(now),
        "result": game.result(),
        "can_abort": game.phase in OPEN_PHASES and len(game.people()) <= 1,
        "commitment": game.commitment,
        "secret": (game.secret.hex() or None) if is_over else None,
        "dealing": game.dealing(),
        "rematch": game.rematch,
    }


def part_form(
    game: Game, seat: int | None, since: int | None, moment: Moment | None = None
) -> Form:
    """Return what is for one seat (None: for everybody), with its events from ``since`` on.

    With a ``moment`` of the table it is made more quickly, but can only be written by orjson.
    """
    table = game.table
    if table is None:
        return {
            "seat": seat,
            "since": since,
            "events": None if since is None else [],
            "view": None,
            "decision": None,
            "can_undo": False,
        }
    seen = table.view(seat)
    if since is None:
        events = None
    else:
        events = moment.events(seen, since) if moment else table.events(seat, since)
    running = game.phase == "playing"
    is_bots = seat is not None and game.seats[seat].level is not None
    return {
        "seat": seat,
        "since": since,
        "events": events,
        "view": moment.view_json(seen) if moment else view_json(seen),
        "decision": decision_form(seen) if running and not is_bots else None,
        "can_undo": running and seat is not None and game.may_undo(seat),
    }


def decision_form(seen: View) -> Form | None:
    """Return what the view's seat is asked, None if it is not."""
    decision = seen.decision
    if decision is None:
        return None
    options = [_option_form(seen, option) for option in decision.options]
    return {"question": decision.question, "options": options}


def _option_form(seen: View, option: Action) -> Form:
    return {"adventurer": None, "number": None, "to": None} | option_json(seen, option)


def preview_form(seen: View) -> list[Form]:
    """Return where each gesture of the view's seat leads (``WayForm``); the view alone decides.

    Raises ``ValueError`` if the seat is not asked.
    """
    start = Preview(seen)
    return [_way_form(start, gesture) for gesture in start.gestures()]


def _way_form(start: Preview, gesture: Preview) -> Form:
    options = []
    before = start
    for action in gesture.actions:
        options.append(_option_form(before.view, action))
        before = before.after(action)
    return {
        "answers": [option["text"] for option in options],
        "options": options,
        "events": [event_json(start.view.rs, event) for event in gesture.events],
        "then": gesture.then,
        "question": decision_form(gesture.view) if gesture.then == "question" else None,
    }


def tables_form(game: Game) -> Form:
    """Return what does not change during a game: cards, tiles, board."""
    return tables_of(game.table or Table.opened(game.options, edition=game.edition))


def tables_of(table: Table) -> Form:
    """Return what does not change while a game is played at a table."""
    rs = table.view(None).rs
    form = tables_json(rs) | start_form(rs) | {"data": data_forms(rs)}
    form["tiles"] = {name: tile | _eyes(tile) for name, tile in form["tiles"].items()}
    return form


def start_form(rs: Ruleset) -> Form:
    """Return how a table is before anything has happened, where nothing else tells it."""
    statuses = View(None, begin(rs)).facts["statuses"][0]
    return {
        "adventurers": [STATUS.to_json(rs, status) for status in statuses],
        "horus_piles": k.LEVELS,
    }


def _eyes(tile: Form) -> Form:
    """Return with how many eyes the Horus cards are that a tile lets one take (A4, A6)."""
    more = {"horus": 1, "favour": 2}.get(tile["family"])
    return {} if more is None else {"eyes": [tile["value"] + n for n in range(more)]}


def data_forms(rs: Ruleset) -> list[Form]:
    """Return the data of modules, and the names that views have for their numbers."""
    return [
        {
            "module": module.name,
            "name": datum.name,
            "size": datum.size,
            "per_seat": datum.per_seat,
            "hidden": datum.hidden,
            "kinds": _kinds(rs, datum.type),
        }
        for module in rs.modules
        for datum in module.data
    ]


def _kinds(rs: Ruleset, type_: NumberType) -> list[Any] | None:
    """Return the names for numbers from 0 on, None if views show plain numbers."""
    if not type_.named:
        return None
    return [type_.to_json(rs, number) for number in range(type_.bounds(rs)[1] + 1)]
