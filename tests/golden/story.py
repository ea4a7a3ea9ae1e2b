"""Whole games as text: every question, its options, the answer, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.nodes import Chance, Decision, Result, node, outcome_names
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.codec.named import event_json
from tests.battery.games import BY_NAME, choose, set_name

FOLDER = Path(__file__).parent
GAMES = {
    "two-players.txt": ("2-players", 1),
    "three-players.txt": ("3-players", 2),
    "four-players.txt": ("4-players", 3),
    "five-players.txt": ("5-players", 4),
    "scarce-standstill.txt": ("scarce-2-players", 6),
    "mummy.txt": ("3-players-mummy", 15),
    "equipment.txt": ("3-players-equipment", 125),
    "sceptres.txt": ("3-players-sceptres", 26),
    "characters.txt": ("4-players-characters", 49),
    "all-modules-two-players.txt": ("2-players-mummy+equipment+sceptres+characters", 30),
    "all-modules-five-players.txt": ("5-players-mummy+equipment+sceptres+characters", 42),
}
"""The golden games: file, setting (see ``tests/battery/games.py``) and seed."""

HEAD = """\
# A random game as the engine plays it, compared letter by letter by tests/golden/test_golden.py.
# After a change that is meant, write all of these files again with
#     python -m tests.golden.regenerate
# and read the difference before committing it.
#
# Each question has a number, who is asked (chance: for whom) and what; the stack of frames, bottom
# to top, with their seats and arguments; the options (chance: how many times each); the answer
# after ">"; and then what happened. Every round begins with the key of the position.
"""


def tell(file: str) -> str:
    """Return the text of a golden game."""
    return HEAD + "\n".join(_lines(*GAMES[file])) + "\n"


def _lines(setting: str, seed: int) -> Iterator[str]:
    rs = BY_NAME[setting].ruleset
    first = "by chance" if rs.options.first is None else f"p{rs.options.first + 1}"
    yield f"players: {rs.players}"
    yield f"first: {first}"
    yield f"modules: {set_name(rs.options.modules)}"
    yield f"edition: {rs.edition.name} {rs.edition.fingerprint}"
    yield f"seed: {seed}"
    rng = Rng(seed)
    s = engine.new_game(rs, listen=True)
    number = 0
    last_round = 0
    while True:
        assert s.events is not None
        for event in s.events:
            if event[0] != k.E_QUESTION_ASKED:
                yield "    " + _event(s, event)
        s.events.clear()
        asked = node(s)
        if isinstance(asked, Result):
            yield from _result(s, asked)
            return
        if s.round != last_round:
            last_round = s.round
            yield f"\nkey {s.key():016x}"
        number += 1
        yield f"{number}. {_question(asked)} [{_stack(s)}]"
        answer = choose(s, rng)
        yield f"  {_options(asked)}"
        yield f"  > {_answer(s, answer)}"
        engine.answer(s, answer)


def _question(asked: Decision | Chance) -> str:
    if isinstance(asked, Decision):
        return f"p{asked.seat + 1} {asked.question}"
    whom = "" if asked.seat is None else f" for p{asked.seat + 1}"
    return f"chance {asked.question}{whom}" + (", secret" if asked.secret else "")


def _options(asked: Decision | Chance) -> str:
    if isinstance(asked, Decision):
        return " ".join(str(option) for option in asked.options)
    return " ".join(f"{outcome.weight}x{outcome.name}" for outcome in asked.outcomes)


def _answer(s: State, answer: int) -> str:
    if s.asks == k.DECISION:
        return str(Action.from_id(answer))
    return outcome_names(s.rs, s.frame()[2])[answer]


def _stack(s: State) -> str:
    frames = []
    for kind, seat, *arguments in s.to_dict()["stack"]:
        while arguments and arguments[-1] == 0:
            arguments.pop()
        whose = "-" if seat == k.NOBODY else f"p{seat + 1}"
        frames.append(" ".join([s.rs.frames[kind].name, whose, *map(str, arguments)]))
    return " / ".join(frames)


def _event(s: State, event: tuple[int, ...]) -> str:
    form = event_json(s.rs, event)
    name = form.pop("event")
    if "kind" in form:  # a number among those of the pile
        form["kind"] = outcome_names(s.rs, event[1])[event[2]]
    return " ".join([name, *(_field(s, field, value) for field, value in form.items())])


def _field(s: State, field: str, value: object) -> str:
    match field, value:
        case "seat", int():
            return f"p{value + 1}"
        case "adventurer", int():
            return f"a{value + 1}"
        case (("from" | "to" | "space"), int()):
            ends = {0: "stairs", s.rs.chamber: "chamber"}
            return f"{field}={ends.get(value, f't{value}')}"
        case _:
            return f"{field}={value}"


def _result(s: State, result: Result) -> Iterator[str]:
    yield f"\nkey {s.key():016x}"
    yield f"over: {result.reason} after {s.round} rounds"
    for seat, points in enumerate(result.points):
        sources = ", ".join(f"{name} {value}" for name, value in result.by_source[seat].items())
        yield f"p{seat + 1}: {points} ({sources})"
    places = [" and ".join(f"p{seat + 1}" for seat in place) for place in result.ranking]
    yield f"ranking: {', '.join(places)}"
