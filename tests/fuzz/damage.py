"""Damaged positions, JSON states and records, and what must hold where one is accepted."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import LuxorError
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.playout import playouts
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.position import PositionError, parse_position, write_position
from luxor.notation.position_lines import GAME_KEYS, line_table
from luxor.notation.record import parse_record, write_record
from luxor.notation.record_text import RecordError
from luxor.play.saved import record_of, save_for_seat
from luxor.play.table import Table
from tests.notation.position_games import nodes_of_a_game
from tests.notation.record_games import parse_seat_record, play_on

SETS = [modules for n in range(len(NAMES) + 1) for modules in combinations(NAMES, n)]
ANSWERS = 12
"""So many random answers are given to what is accepted."""


ODD_WORDS = """
    p0 p6 t0 t6 t7 t41 t9! stairs* a5 a1|a2 key|horus1 joker|scarab back fewer up_to extra
    fewer|fixed edges|twice fixed|quiet 4|quiet adjust again may slot1 tile3 asked able 15 31 127
    128 500 # : , t1-t3
"""
"""Words that mean something somewhere, and words that never do."""


# --- what is damaged ---------------------------------------------------------------------------


class Sources:
    """States and records of games with every set of modules and 2 to 5 players."""

    def __init__(self, seed: int, games: int = 24) -> None:
        dice = Random(seed)
        self.states: list[State] = []
        self.records: list[str] = []
        for i in range(games):
            modules = SETS[(seed + i) % len(SETS)]
            players = dice.randint(2, 5)
            nodes = [
                s.copy()
                for s in nodes_of_a_game(dice.randrange(10**6), players, None, None, modules)
            ]
            self.states += [nodes[-1], *dice.sample(nodes, min(30, len(nodes)))]
            if i % 4 == 0:
                table = Table(Options(players, None, modules), seed=dice.randrange(10**6))
                play_on(table, Rng(i), dice.randint(20, 200))
                self.records += [write_record(record_of(table)), save_for_seat(table, 0)]
        words = {w for s in self.states[::20] for w in write_position(s).split()}
        words |= {frame.name for s in self.states[::20] for frame in s.rs.frames}
        keys = {word for s in self.states[::20] for key in line_table(s.rs) for word in key.split()}
        self.words = sorted({*words, *keys, *GAME_KEYS, *ODD_WORDS.split()})


def damaged_text(dice: Random, sources: Sources) -> str:
    """Return the text of a position after some changes of words, lines and letters."""
    lines = write_position(dice.choice(sources.states)).splitlines()
    for _ in range(dice.randint(1, 4)):
        i = dice.randrange(len(lines))
        words = lines[i].split(" ")
        j = dice.randrange(len(words))
        change = dice.randrange(7)
        if change <= 1:
            words[j] = dice.choice(sources.words)
        elif change == 2:
            words.insert(j + 1, dice.choice(sources.words))
        elif change == 3:
            del words[j]
        elif change == 4:
            words = [""]
        elif change == 5:
            words = dice.choice(lines).split(" ")
        else:
            words[j] = (
                words[j][:1] + chr(dice.choice((0, 32, 45, 47, 57, 124, 8232))) + words[j][1:]
            )
        lines[i] = " ".join(words)
    return "\n".join(lines)


def damaged_record(dice: Random, sources: Sources) -> str:
    """Return a record after some changes of words."""
    words = dice.choice(sources.records).split(" ")
    for _ in range(dice.randint(1, 3)):
        i = dice.randrange(len(words))
        change = dice.randrange(4)
        if change == 0:
            words[i] = dice.choice(words)
        elif change == 1:
            words[i] = dice.choice(sources.words)
        elif change == 2:
            words[i] = words[i][:-1] + dice.choice("0123456789-p")
        else:
            del words[i]
    return " ".join(words)


def damaged_state(dice: Random, sources: Sources) -> Any:
    """Return the JSON of a state with numbers that are wrong, or in range but out of place."""
    s = dice.choice(sources.states)
    form = json.loads(json.dumps(position_to_json(s)))
    for _ in range(dice.randint(1, 3)):
        with contextlib.suppress(TypeError, IndexError, ValueError):  # where it is wrong already
            dice.choice(CHANGES)(dice, s.rs, form["state"])
    if dice.random() < 0.1:
        form[dice.choice(sorted(form))] = dice.choice((None, 3, [], {}, "x"))
    if dice.random() < 0.2:
        _anywhere(dice, form)
    return form


def _anywhere(dice: Random, form: Any) -> None:
    """Change, swap or delete something at any depth."""
    where = form
    while True:
        steps = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not steps:
            return
        step, other = dice.choice(steps), dice.choice(steps)
        if not isinstance(where[step], dict | list) or dice.random() < 0.2:
            break
        where = where[step]
    change = dice.randrange(3)
    if change == 0:
        del where[step]
    elif change == 1:
        where[step], where[other] = where[other], where[step]
    else:
        where[step] = where[step] + dice.choice((-1, 1)) if type(where[step]) is int else None


def _wild(dice: Random, _: Ruleset, state: Any) -> None:
    """Put something wrong somewhere."""
    where: Any = state
    while True:
        steps = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not steps:
            return
        step = dice.choice(steps)
        if not isinstance(where[step], list) or dice.random() < 0.1:
            break
        where = where[step]
    where[step] = dice.choice((-128, -2, -1, 0, 1, 5, 44, 127, 128, 2**31, 2**80, None, 0.5, "1"))


def _frame(dice: Random, rs: Ruleset, state: Any) -> None:
    """Put a frame with possible numbers somewhere into the stack, or instead of another."""
    kind = dice.randrange(len(rs.frames))
    seat = dice.randrange(0 if rs.frames[kind].has_seat else k.NOBODY, rs.players)
    numbers = [dice.choice(list(possible)) for possible in rs.frame_arguments[kind]]
    i = dice.randrange(len(state["stack"]) + 1)
    state["stack"][i : i + dice.randint(0, 1)] = [[kind, seat, *numbers]]


def _no_frame(dice: Random, _: Ruleset, state: Any) -> None:
    if len(state["stack"]) > 1:
        del state["stack"][dice.randrange(len(state["stack"]))]


def _hand(dice: Random, _: Ruleset, state: Any) -> None:
    """Take cards out of a hand."""
    seat = dice.randrange(len(state["hands"]))
    number = dice.randint(0, 5)
    for name in ("hands", "known", "origins"):
        state[name][seat] = state[name][seat][:number]


def _piles(dice: Random, _: Ruleset, state: Any) -> None:
    """Empty a pile, or take some of it."""
    pile = dice.randrange(len(state["piles"]))
    keep = dice.choice((0, 0, 1, 2))
    state["piles"][pile] = [min(count, keep) for count in state["piles"][pile]]
    state["pile_sizes"][pile] = sum(state["piles"][pile])


def _adventurers(dice: Random, rs: Ruleset, state: Any) -> None:
    seat, i = dice.randrange(rs.players), dice.randrange(k.ADVENTURERS)
    status = dice.choice((k.ACTIVE, k.ACTIVE, k.FALLEN, k.INSIDE))
    place = rs.chamber if status == k.INSIDE else dice.randint(1, rs.spaces)
    state["positions"][seat][i], state["statuses"][seat][i] = place, status


def _data(dice: Random, rs: Ruleset, state: Any) -> None:
    if rs.modules:
        module = dice.choice(rs.modules)
        if module.data:
            datum = dice.choice(module.data)
            i = module.offsets[datum.name] + dice.randrange(datum.size)
            state["data"][i] = dice.choice(list(datum.type.numbers(rs)))


def _tiles(dice: Random, _: Ruleset, state: Any) -> None:
    i, j = (dice.randrange(len(state["tiles"])) for _ in range(2))
    state["tiles"][i], state["tiles"][j] = state["tiles"][j], dice.choice((0, state["tiles"][i]))


def _table(dice: Random, rs: Ruleset, state: Any) -> None:
    """Change whose turn it is, who waits, what lies open and who has what."""
    seats = range(rs.players)
    state[dice.choice(("first", "regular", "active"))] = dice.choice(seats)
    state["queue"] = [dice.choice(seats) for _ in range(dice.randint(0, k.MAX_QUEUE))]
    state["tops"][dice.randrange(k.LEVELS)] = k.UNKNOWN
    state["keys"][dice.choice(seats)] = 0
    state["round"] = dice.choice((1, k.ROUND_LIMIT))


CHANGES: tuple[Callable[[Random, Ruleset, Any], None], ...] = (
    *(_wild, _frame, _frame, _no_frame, _hand, _piles),
    *(_adventurers, _data, _tiles, _table),
)


# --- what must hold ----------------------------------------------------------------------------


def play(s: State, dice: Random) -> None:
    """Look at a state as all seats do, and play on by checked and by unchecked calls."""
    rng = Rng(dice.randrange(10**6))
    try:
        for seat in (None, *range(s.rs.players)):
            imagined = determinize(view(s, seat), rng)
            playouts(imagined, 1, rng)
    except LuxorError:
        pass
    try:
        playouts(s.copy(), 1, rng)
        for _ in range(ANSWERS):
            if s.asks == k.OVER:
                return
            answers = s.legal() if s.asks == k.DECISION else [n for n, _ in engine.outcomes(s)]
            assert answers, "a question without an answer"
            engine.answer(s, dice.choice(answers))
    except LuxorError:
        pass


def try_text(text: str, dice: Random) -> bool:
    """Return whether a text is a position; then it can be written, read again and played."""
    try:
        s = parse_position(text)
    except PositionError:
        return False
    assert parse_position(write_position(s)) == s
    play(s, dice)
    return True


def try_state(form: Any, dice: Random) -> bool:
    """Return whether a form is a state; then it can be written, read again and played."""
    try:
        s = position_from_json(form)
    except PositionError:
        return False
    assert position_to_json(s)["state"] == form["state"]
    assert parse_position(write_position(s)) == s
    play(s, dice)
    return True


def try_record(text: str, dice: Random) -> bool:
    """Return whether a text is a record; then its last position can be played."""
    last: State | None = None
    seen: View | None = None
    try:
        if "seat:" in text[:400]:
            *_, seen = parse_seat_record(text).views()
        else:
            *_, moment = parse_record(text).moments()
            last = moment.state.copy()
    except RecordError:
        return False
    try:
        if seen is not None:
            last = determinize(seen, Rng(1))
    except LuxorError:
        return True
    if last is not None:
        play(last, dice)
    return True
