"""Whole games as text: every question and answer, what chance brought, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from textwrap import wrap

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.nodes import Chance, Decision, node, outcome_names, result
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.codec.named import event_json
from tests.battery.games import BY_NAME, choose, set_name

FOLDER = Path(__file__).parent
GAMES = {
    "two-players.txt": ("2-players", 102),
    "scarce-standstill.txt": ("scarce-2-players", 6),
    "mummy.txt": ("3-players-mummy", 727),
    "equipment.txt": ("3-players-equipment", 624),
    "sceptres.txt": ("3-players-sceptres", 248),
    "characters.txt": ("4-players-characters", 729),
    "all-modules.txt": ("5-players-mummy+equipment+sceptres+characters", 42),
}
"""The golden games: file, setting (see ``tests/battery/games.py``) and seed."""

HEAD = """\
# A random game as the engine plays it, compared letter by letter by tests/golden/test_golden.py.
# After an intended change, write these files again with
#     python -m tests.golden.regenerate
# and read the difference before committing it.
#
# A line is a question to a seat with its options and, after ">", the answer. The events that follow
# are indented; each is of the seat named last. A round begins with the key of its position and a
# digest of all that is left out here: the questions to chance with all outcomes and weights, the
# stack of frames, the names of fields, the key of every position. These are shown by
#     python -m tests.golden.regenerate --in-full FILE
"""


class Story:
    """The lines of a round, or of the set-up."""

    def __init__(self) -> None:
        self.full: list[str] = []
        self._short: list[str] = []
        self._happened: list[str] = []  # since the last question to a seat
        self._seat: object = None  # the one named last

    def question(self, s: State, asked: Decision | Chance, answer: int) -> None:
        """Tell what is asked and answered."""
        seat = None if asked.seat is None else f"p{asked.seat + 1}"
        if isinstance(asked, Decision):
            chosen = str(Action.from_id(answer))
            options = " ".join(map(str, asked.options))
            line = f"{seat} {asked.question}: {options}"
            self._flush()
            self._short += _wrapped(f"{line} > {chosen}")
            self._seat = seat
        else:
            chosen = outcome_names(s.rs, s.frame()[2])[answer]
            options = " ".join(f"{outcome.weight}x{outcome.name}" for outcome in asked.outcomes)
            line = f"chance {asked.question} for {seat}, secret {asked.secret}: {options}"
        self.full += [line, f"  [{_stack(s)}] key {s.key():016x}", f"  > {chosen}"]

    def event(self, s: State, event: tuple[int, ...]) -> None:
        """Tell an event."""
        fields = _fields(s, event)
        self.full.append(" ".join(["   ", *(f"{name}={value}" for name, value in fields.items())]))
        if fields.get("seat") == self._seat:
            del fields["seat"]
        self._seat = fields.get("seat", self._seat)
        self._happened.append(" ".join(map(str, fields.values())))

    def short(self) -> list[str]:
        """Return the lines without what only the digest holds."""
        self._flush()
        return self._short

    def _flush(self) -> None:
        """Write what happened since the last question to a seat."""
        self._short += _wrapped("  " + ", ".join(self._happened)) if self._happened else []
        self._happened = []


def _wrapped(text: str) -> list[str]:
    return wrap(text, 100, subsequent_indent="    ", break_on_hyphens=False)


def tell(file: str, *, in_full: bool = False) -> str:
    """Return the text of a golden game."""
    setting, seed = GAMES[file]
    rs = BY_NAME[setting].ruleset
    first = "by chance" if rs.options.first is None else f"p{rs.options.first + 1}"
    lines = [
        f"players: {rs.players}, first: {first}, modules: {set_name(rs.options.modules)}",
        f"edition: {rs.edition.name} {rs.edition.fingerprint}",
        f"seed: {seed}",
    ]
    s = engine.new_game(rs, listen=True)
    rng = Rng(seed)
    while s.asks != k.OVER:
        heading = f"round {s.round}, key {s.key():016x}"
        story = _round(s, rng)
        digest = blake2b("\n".join(story.full).encode(), digest_size=8).hexdigest()
        lines += ["", f"{heading}, digest {digest}", *(story.full if in_full else story.short())]
    return HEAD + "\n".join([*lines, "", *_result(s)]) + "\n"


def _round(s: State, rng: Rng) -> Story:
    """Play to the end of a round, or of the set-up, and tell it."""
    story = Story()
    number = s.round
    assert s.events is not None
    while s.round == number and s.asks != k.OVER:
        asked = node(s)
        assert isinstance(asked, Decision | Chance)
        answer = choose(s, rng)
        story.question(s, asked, answer)
        engine.answer(s, answer)
        for event in s.events:
            if event[0] != k.E_QUESTION_ASKED:
                story.event(s, event)
        s.events.clear()
    return story


def _stack(s: State) -> str:
    """Return the frames of the stack with their seats and arguments."""
    return " / ".join(
        " ".join([s.rs.frames[kind].name, *map(str, arguments)])
        for kind, *arguments in s.to_dict()["stack"]
    )


def _fields(s: State, event: tuple[int, ...]) -> dict[str, object]:
    """Return the name of an event and its fields in words."""
    fields = event_json(s.rs, event)
    if "kind" in fields:  # a number among those of the pile
        fields["kind"] = outcome_names(s.rs, event[1])[event[2]]
    ends = {0: "stairs", s.rs.chamber: "chamber"}
    for name, value in fields.items():
        if name == "seat" and isinstance(value, int):
            fields[name] = f"p{value + 1}"
        elif name == "adventurer" and isinstance(value, int):
            fields[name] = f"a{value + 1}"
        elif name in ("from", "to", "space") and isinstance(value, int):
            fields[name] = ends.get(value, f"t{value}")
    return fields


def _result(s: State) -> Iterator[str]:
    found = result(s)
    yield f"over: {found.reason} after {s.round} rounds, key {s.key():016x}"
    for seat, points in enumerate(found.points):
        sources = ", ".join(f"{name} {value}" for name, value in found.by_source[seat].items())
        yield f"p{seat + 1}: {points} ({sources})"
    places = [" and ".join(f"p{seat + 1}" for seat in place) for place in found.ranking]
    yield f"ranking: {', '.join(places)}"
