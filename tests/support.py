"""Hand-made positions for tests: write one, play on it, read what has become of it.

Seats, adventurers, places, cards and tiles are named as in the text form of positions.
"""

from __future__ import annotations

from collections import Counter
from textwrap import dedent
from typing import Any

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.compile import compile_ruleset
from luxor.core.events import RawEvent, redact
from luxor.core.nodes import Chance, Decision, Result, apply, apply_chance, node
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.codec.named import event_json
from luxor.notation.edition_file import load_edition
from luxor.notation.position import parse_position

# --- making and playing ----------------------------------------------------------------------


def position(text: str) -> State:
    """Return the position of a text, with somebody listening to its events."""
    s = parse_position(dedent(text))
    s.events = []
    return s


def changed(s: State, **facts: Any) -> State:
    """Return a position with other facts (of ``State.to_dict``), which no game need reach."""
    new = State(s.rs)
    new.fill(s.to_dict() | facts)
    engine.resume(new)
    new.events = []
    return new


def new_table(players: int = 2, *modules: str, first: int | None = 0) -> State:
    """Return a game of the built-in edition at the first question of its set-up."""
    options = Options(players=players, first=first, modules=modules)
    return engine.new_game(compile_ruleset(options, load_edition("reconstructed")), listen=True)


def dealt(players: int = 2, *modules: str, seed: int = 1) -> State:
    """Return a game whose set-up is done."""
    s = new_table(players, *modules)
    engine.deal(s, Rng(seed))
    return s


def play(s: State, *answers: str) -> State:
    """Give the answers one after the other, to whoever is asked: a seat or chance."""
    for answer in answers:
        if s.asks == k.CHANCE:
            apply_chance(s, answer)
        else:
            apply(s, answer)
    return s


def any_chance(s: State) -> State:
    """Let chance bring the first thing it can until a seat is asked or the game is over."""
    while s.asks == k.CHANCE:
        engine.answer(s, engine.outcomes(s)[0][0])
    return s


def chance_up_to(s: State, question: str) -> State:
    """Let chance bring the first thing it can until it is asked a question."""
    while asked(s) != (None, question):
        engine.answer(s, engine.outcomes(s)[0][0])
    return s


def turn(s: State, *answers: str) -> State:
    """Give the answers; what chance is asked after them does not matter."""
    return any_chance(play(s, *answers))


def any_turn(s: State) -> State:
    """Play the turn of whoever is asked for a card; what happens in it does not matter."""
    apply(s, s.legal()[0])
    while any_chance(s).asks == k.DECISION and asked(s)[1] != "play":
        apply(s, s.legal()[0])
    return s


# --- what is asked ---------------------------------------------------------------------------


def asked(s: State) -> tuple[str | None, str]:
    """Return who is asked what; None is chance."""
    now = node(s)
    match now:
        case Decision():
            return f"p{now.seat + 1}", now.question
        case Chance():
            return None, now.question
        case Result():
            return None, "over"


def options(s: State) -> list[str]:
    """Return the options of the seat that is asked."""
    assert s.asks == k.DECISION, f"no seat is asked, but {asked(s)}"
    return [str(Action.from_id(number)) for number in s.legal()]


def outcomes(s: State) -> dict[str, int]:
    """Return what chance may bring, and in how many of all cases."""
    now = node(s)
    assert isinstance(now, Chance), f"chance is not asked, but {asked(s)}"
    return {outcome.name: outcome.weight for outcome in now.outcomes}


def result(s: State) -> Result:
    """Return the result of a game that is over."""
    now = node(s)
    assert isinstance(now, Result), f"the game is not over: {asked(s)}"
    return now


# --- what lies where -------------------------------------------------------------------------


def _seat(seat: str) -> int:
    return int(seat.removeprefix("p")) - 1


def where(s: State, seat: str) -> list[str]:
    """Return where the adventurers of a seat are, as a position writes it."""
    form = s.to_dict()
    found = []
    for place, status in zip(
        form["positions"][_seat(seat)], form["statuses"][_seat(seat)], strict=True
    ):
        here = "stairs" if place == 0 else f"t{place}"
        names = {k.SLEEPING: "statue", k.INSIDE: "chamber", k.RELEASED: "stairs*"}
        found.append(names.get(status, here + "!" if status == k.FALLEN else here))
    return found


def hand(s: State, seat: str) -> list[str]:
    """Return the cards of a hand from left to right."""
    return [s.rs.card_names[card] for card in s.to_dict()["hands"][_seat(seat)]]


def tile(s: State, space: str) -> str:
    """Return the tile on a space."""
    kind: int = s.to_dict()["tiles"][int(space.removeprefix("t")) - 1]
    return s.rs.tile_names[kind]


def pile(s: State, name: str) -> Counter[str]:
    """Return how many of each kind lie in a pile of cards or tiles."""
    number = s.rs.pile_names.index(name)
    _, first, _ = s.rs.pile(number)
    cards = name in ("draw", "discard") or name.startswith("horus")
    names = s.rs.card_names if cards else s.rs.tile_names
    counts = s.to_dict()["piles"][number]
    return Counter({names[first + i]: count for i, count in enumerate(counts) if count})


def pile_size(s: State, name: str) -> int:
    """Return how many pieces a pile has left."""
    size: int = s.to_dict()["pile_sizes"][s.rs.pile_names.index(name)]
    return size


def open_cards(s: State) -> list[str | None]:
    """Return the open card of each Horus pile."""
    return [None if card < 0 else s.rs.card_names[card] for card in s.to_dict()["tops"]]


def number(s: State, what: str, seat: str) -> int:
    """Return how many keys, jokers or scores a seat has."""
    found: int = s.to_dict()[what][_seat(seat)]
    return found


def keys(s: State, seat: str) -> int:
    """Return how many keys a seat has."""
    return number(s, "keys", seat)


def jokers(s: State, seat: str) -> int:
    """Return how many jokers a seat has."""
    return number(s, "jokers", seat)


def score(s: State, seat: str) -> int:
    """Return the points that a seat has scored in play."""
    return number(s, "scores", seat)


def scarabs(s: State, seat: str) -> list[int]:
    """Return the values of a seat's scarabs, in ascending order."""
    values = [value for value, _ in s.rs.edition.scarabs]
    counts = s.to_dict()["scarabs"][_seat(seat)]
    return [value for value, count in zip(values, counts, strict=True) for _ in range(count)]


def treasures(s: State, seat: str) -> tuple[int, int, int]:
    """Return how many vases, statues and pieces of jewellery a seat has."""
    vases, statues, jewellery, _ = s.to_dict()["treasures"][_seat(seat)]
    return vases, statues, jewellery


def data(s: State, name: str, seat: str = "p1") -> int:
    """Return a number that a module keeps, of the table or of a seat."""
    (module,) = [module for module in s.rs.modules if name in module.offsets]
    (per_seat,) = [datum.per_seat for datum in module.data if datum.name == name]
    return s.get_data(module.offsets[name] + (_seat(seat) if per_seat else 0))


def sarcophagi(s: State) -> list[str | None]:
    """Return who has the sarcophagus of 5 and who has that of 3."""
    return [None if seat < 0 else f"p{seat + 1}" for seat in s.to_dict()["sarcophagi"]]


# --- what happened ---------------------------------------------------------------------------


def happened(s: State, *names: str) -> list[dict[str, Any]]:
    """Return the events since the position was made; of the kinds named, or all but questions."""
    events = [event_json(s.rs, event) for event in s.events or []]
    return [e for e in events if (e["event"] in names if names else e["event"] != "question_asked")]


def happenings(s: State) -> list[str]:
    """Return the names of the events since the position was made, without questions.

    Where nothing happened it is the reason.
    """
    return [
        event["reason"] if event["event"] == "nothing_happened" else event["event"]
        for event in happened(s)
    ]


def seen(s: State, seat: int | None) -> list[RawEvent]:
    """Return the events since the position was made as a seat sees them, None for the public."""
    return [redact(s.rs, event, seat) for event in s.events or []]


def seen_as(s: State, name: str, seat: int | None) -> dict[str, Any]:
    """Return the only event of that name as a seat sees it."""
    (event,) = [event for event in seen(s, seat) if event[0] == s.rs.event_number(name)]
    return event_json(s.rs, event)
