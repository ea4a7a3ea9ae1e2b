"""What is sent about a game, as plain dicts (``protocol/server_messages.py`` has their models)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

import orjson

from luxor.core import fold
from luxor.core.actions import TABLE, Verb
from luxor.core.modules import NAMES, class_of, title_of
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import action_json, destination, tables_json, view_json
from luxor.notation.codec.view_parts import question_json
from luxor.play.preview import MOST_ANSWERS, Preview
from luxor.play.table import Table
from luxor.server.game.game import OPEN_PHASES, Game

Json = dict[str, Any]

ALL_GESTURES: Final = 100
"""With fewer gestures than that, none was left out: after an answer the same ones remain."""

OPTIONS: Final = {
    number: {name: value for name, value in action_json(action).items() if name != "text"}
    for number, action in TABLE.items()
}
"""What every view shows of an option."""

NO_WAY: Json = {"answers": [], "options": [], "events": []}


def room_json(game: Game, now: int) -> Json:
    """Return what everybody in the room knows about it, apart from the position."""
    is_over = game.phase in ("over", "aborted")
    return {
        "game": game.id,
        "version": game.version,
        "phase": game.phase,
        "seats": [seat.to_json() for seat in game.seats],
        "asked": game.asked,
        "answers": 0 if game.table is None else game.table.version,
        "proposals": [p.to_json(game, now) for p in game.proposals.values()],
        "clock": game.clocks.to_json(now),
        "result": game.result(),
        "can_abort": game.phase in OPEN_PHASES and len(game.people()) <= 1,
        "commitment": game.commitment,
        "secret": (game.secret.hex() or None) if is_over else None,
        "dealing": game.dealing(),
        "rematch": game.rematch,
    }


def empty_part(seat: int | None, since: int | None) -> Json:
    """Return what is for one seat (None: for everybody) before the game has begun."""
    return {
        "seat": seat,
        "since": since,
        "events": None if since is None else [],
        "start": None,
        "snapshot": None,
        "decision": None,
        "can_undo": False,
        "checksum": None,
    }


def part_json(game: Game, table: Table, seat: int | None) -> Json:
    """Return what a seat is asked and can do, to complete an :func:`empty_part`."""
    if game.phase != "playing" or seat is None or game.seats[seat].level is not None:
        return {}
    decision = decision_json(table.view(seat)) if table.asked == seat else None
    return {"decision": decision, "can_undo": game.may_undo(seat)}


def decision_json(seen: View) -> Json | None:
    """Return what the view's seat is asked, None if it is not."""
    if seen.seat is None or seen.asked != seen.seat:
        return None
    options = [_option_json(seen, option) for option in seen.known.legal()]
    return {"question": question_json(seen), "options": options}


def _option_json(seen: View, number: int) -> Json:
    option = OPTIONS[number]
    if option["verb"] != Verb.MOVE:
        return option
    return option | {"to": destination(seen, TABLE[number])}


# --- events, and what they change -------------------------------------------------------------


def untouched(rs: Ruleset, seat: int | None, *, hide_scores: bool) -> View:
    """Return what is seen of a table before its first event, from where all of them lead on."""
    return View(seat, State(rs), hide_scores=hide_scores)


def view_after(table: Table, seat: int | None, count: int) -> View:
    """Return what a seat (None: everybody) saw of a table after its first ``count`` events."""
    rs = table.view(None).rs
    view = untouched(rs, seat, hide_scores=table.hide_scores)
    for event in table.raw_events(seat)[:count]:
        fold.fold(view.known, event)
    return view


# --- previews ---------------------------------------------------------------------------------


class Steps(NamedTuple):
    """What each answer leads to (a list of ``StepJson``) as JSON.

    ``after`` has the steps that are left once a seat has given one of the answers, and is asked
    the next question of the same gesture.
    """

    text: bytes
    after: dict[int, bytes]


def steps_ahead(seen: View, follower: ViewFollower | None = None) -> Steps:
    """Return what each answer of the view's seat leads to; the view alone decides.

    ``follower`` is one that has come to the same view; it stays where it is. Raises ``ValueError``
    if the seat is not asked.
    """
    start = Preview(seen)
    gestures = start.gestures()
    complete = frozenset(gestures)
    follower = follower or ViewFollower(seen)
    steps = [_step(start, step, follower.copy(), complete) for step in start]
    after = {}
    longest = max(len(gesture.answers) for gesture in gestures)
    if len(gestures) < ALL_GESTURES and longest < MOST_ANSWERS:
        for step in steps:
            if "next" in step:
                text = after[step["option"]["id"]] = orjson.dumps(step["next"])
                step["next"] = orjson.Fragment(text)
    return Steps(orjson.dumps(steps), after)


def _step(
    before: Preview, here: Preview, follower: ViewFollower, complete: Collection[Preview]
) -> Json:
    events = here.events[len(before.events) :]
    texts = ",".join([follower.follow_text(event, stack=False) for event in events])
    step: Json = {
        "option": _option_json(before.view, here.answers[-1]),
        "events": orjson.Fragment(f"[{texts}]"),
    }
    if here not in complete:
        step["next"] = [_step(here, after, follower.copy(), complete) for after in here]
        return step
    step["then"] = here.then
    if here.then == "question":
        step["question"] = decision_json(here.view)
    return step


def steps_json(seen: View) -> list[Json]:
    """Return what each answer of the view's seat leads to (``StepJson``)."""
    steps: list[Json] = orjson.loads(steps_ahead(seen).text)
    return steps


def ways_json(seen: View) -> list[Json]:
    """Return where each gesture of the view's seat leads (``WayJson``), in one row."""
    return _ways(steps_json(seen))


def _ways(steps: list[Json]) -> list[Json]:
    return [
        {
            **way,
            "answers": [step["option"]["id"], *way["answers"]],
            "options": [step["option"], *way["options"]],
            "events": [*step["events"], *way["events"]],
        }
        for step in steps
        for way in _ways_after(step)
    ]


def _ways_after(step: Json) -> list[Json]:
    """Return what is left of each way that begins with a step."""
    if "next" in step:
        return _ways(step["next"])
    return [NO_WAY | {name: step[name] for name in ("then", "question") if name in step}]


# --- tables -----------------------------------------------------------------------------------


def tables_of_game(game: Game) -> Json:
    """Return what does not change during a game: cards, tiles, board."""
    return tables_of(game.table or Table.opened(game.options, edition=game.edition))


def tables_of(table: Table) -> Json:
    """Return what does not change while a game is played at a table."""
    rs = table.view(None).rs
    tables = tables_json(rs)
    start = view_json(untouched(rs, None, hide_scores=False))
    tables["plugins"] = plugins_json(tables["modules"])
    tables["adventurers"] = start["players"][0]["statuses"]
    tables["tiles"] = {name: tile | _eyes(tile) for name, tile in tables["tiles"].items()}
    return tables


def plugins_json(names: Iterable[str]) -> Json:
    """Return what those of some modules say about themselves that other packages bring."""
    return {
        name: {
            "title": title_of(name),
            "words": class_of(name).words,
            "seat_data": [datum.name for datum in class_of(name).data if datum.per_seat],
            "events": [event.name for event in class_of(name).events],
        }
        for name in names
        if name not in NAMES
    }


def _eyes(tile: Json) -> Json:
    """Return how many eyes the Horus cards have that a tile lets one take (A4, A6)."""
    more = {"horus": 1, "favour": 2}.get(tile["family"])
    return {} if more is None else {"eyes": [tile["value"] + n for n in range(more)]}
