"""No byte that a seat is sent depends on what it may not know.

Two servers play the same games, in which others hold different things that the viewer has not
seen. Whatever the viewer then does and hears must be the same at both, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
import uvloop

from luxor.core.modules import NAMES
from luxor.core.view import view
from tests.server.fair import leaky_server
from tests.server.fair.cases import (
    DATABASE,
    LONGEST,
    SHORT,
    Case,
    all_cases,
    new_case,
    new_token,
    write,
)
from tests.server.fair.talk import Talk, timeless
from tests.server.fair.worlds import Pair, World, asked, pair, rules
from tests.server.web.running import GENEROUS, LUXOR, serving

pytestmark = pytest.mark.compiled

AT_ONCE = 4
"""Games about which is talked at the same time."""

LOG_TIMES = (
    re.compile(r"^[\d-]{10} [\d:]{8} "),  # when it was written
    re.compile(r"(ms|seconds)=[\d.]+"),  # how long it took
    re.compile(r"address=\S+"),  # each server has a port of its own
)

LEAKS = {
    "honest": None,
    "view": "mine",
    "events": "again",
    "order": "mine",
    "number": "mine",
    "length": "mine",
    "refusal": "mine",
    "hint": "mine",
    "changes": "mine",
    "checksum": "mine",
    "preview": "mine",
    "record": "http",
    "replay": "http",
    "log": "log",
}
"""Where each leak of ``leaky_server`` shows."""


@dataclass(frozen=True)
class Talked:
    """All conversations with both servers, and what these have logged."""

    talks: list[tuple[Case, Talk, Talk]]
    logs: tuple[str, str]


def talk_to_both(folder: Path, cases: Sequence[Case], program: Sequence[str] = LUXOR) -> Talked:
    """Have the conversations of all cases with two servers."""
    now = time.time_ns() // 1_000_000
    folders = [folder / which for which in "ab"]
    for path in folders:
        path.mkdir()
        asyncio.run(write(path, cases, path.name, now))
    options = (*GENEROUS, "--log-level", "debug")
    files = [str(path / DATABASE) for path in folders]
    with (
        serving(folders[0], *options, database=files[0], program=program) as a,
        serving(folders[1], *options, database=files[1], program=program) as b,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        talks = runner.run(_talk_about_all(cases, (a.port, b.port)))
    return Talked(talks, (a.log, b.log))


async def _talk_about_all(
    cases: Sequence[Case], ports: tuple[int, int]
) -> list[tuple[Case, Talk, Talk]]:
    some = asyncio.Semaphore(AT_ONCE)

    async def talk(case: Case) -> tuple[Case, Talk, Talk]:
        async with some:
            a, b = await asyncio.gather(*(Talk(port, case).run() for port in ports))
            return case, a, b

    return await asyncio.gather(*map(talk, cases))


def told_apart(a: Talk, b: Talk) -> dict[str, tuple[str, str]]:
    """Return, by line, the first text by which the viewer tells the worlds apart."""
    found = {}
    assert a.heard.lines.keys() == b.heard.lines.keys()
    for name, here in a.heard.lines.items():
        there = b.heard.lines[name]
        for one, other in zip([*here, ""], [*there, ""], strict=False):
            if one != other and timeless(one) != timeless(other):
                found[name] = (one, other)
                break
    return found


def logged(text: str) -> Counter[str]:
    """Count the lines of a log, without what only tells the time."""
    lines = text.splitlines()
    for pattern in LOG_TIMES:
        lines = [pattern.sub("", line) for line in lines]
    return Counter(lines)


def test_no_byte_depends_on_what_a_seat_may_not_know(tmp_path: Path) -> None:
    cases, games = all_cases(Random(1))
    talked = talk_to_both(tmp_path, cases)
    for case, a, b in talked.talks:
        seats = f"p{case.viewer} of {len(case.seats)} with {case.setup.modules}"
        assert told_apart(a, b) == {}, (case.game, seats)
        assert a.others_heard != b.others_heard, "the worlds do differ, and the others see it"
        for name, line in a.heard.lines.items():
            previews = [json.loads(t)["seat"] for t in line if t.startswith('{"type":"preview"')]
            own = {case.viewer} if name != "public" and case.viewer is not None else set()
            assert set(previews) <= own, "only for the seat that is asked"
        state_a, state_b = case.pair.a.state, case.pair.b.state
        assert view(state_a, case.viewer) == view(state_b, case.viewer)
        assert state_a != state_b

    # Whole games of all sizes, with and without modules, and everything that one can hear.
    assert games.keys() == {(players, bool(m)) for players in (2, 3, 4, 5) for m in ((), NAMES)}
    given = sum(seat is not None for game in games.values() for seat, _ in game.given)
    followed = sum(len(case.pair.script) for case in cases if case.whole)
    assert followed > 0.9 * given
    kinds = sum((a.heard.kinds() for _, a, _ in talked.talks), Counter[str]())
    assert kinds.keys() >= {
        *("welcome", "update", "done", "chat", "presence", "hint"),
        *("preview", "snapshot"),
        *("refused malformed", "refused stale", "refused out_of_turn", "refused not_an_option"),
        *("refused not_allowed", "refused not_now"),
    }
    over = [a for case, a, _ in talked.talks if case.pair.after.is_over]
    assert len(over) > len(games) / 2

    # What is logged is the same too, and holds nothing that is anybody's own.
    log_a, log_b = talked.logs
    assert logged(log_a) == logged(log_b)
    assert sum(logged(log_a).values()) > len(cases)
    for case in cases:
        for secret in (*case.seats, case.spectator, case.pair.secret.hex()):
            assert secret not in log_a


def leaky_cases() -> list[Case]:
    """Return one case for each leak, at a position where it shows."""
    rng = Random(7)
    game = World.dealt(rules(3, NAMES), 0, rng.randbytes(32))
    game = pair(game, rng, most=LONGEST, tries=(0,)).after
    others = position(game, rng, left_cards_differ)
    mine = position(game, rng, lambda found: asked(found.a.state) == found.viewer)
    return [
        replace(
            mine if leak in ("hint", "preview") else others,
            game=leak,
            is_hinted=leak == "hint",
            is_recorded=leak in ("record", "replay", "honest"),
            seats=tuple(new_token(Random(f"{leak} {seat}")) for seat in range(3)),
            spectator=new_token(Random(leak)),
        )
        for leak in LEAKS
    ]


def position(game: World, rng: Random, wanted: Callable[[Pair], bool]) -> Case:
    """Return the first position of a game, some way into it, behind which is a wanted pair."""
    for length in range(len(game.past) // 3, len(game.past)):
        if asked(game.before(length)) is not None:
            world = World(game.start, game.viewer, game.past[:length])
            for _ in range(3):
                found = pair(world, rng, most=SHORT, tries=(20,))
                if found.differences and len(found.script) > 2 and wanted(found):
                    return new_case(3, NAMES, found, rng, whole=False)
    raise AssertionError("there is no such position")


def left_cards_differ(found: Pair) -> bool:
    """Return whether somebody else is asked who holds another first card in the other world."""
    seat = asked(found.a.state)
    first = [world.state.to_dict()["hands"][seat][0] for world in (found.a, found.b)]
    return seat != found.viewer and first[0] != first[1]


def test_each_kind_of_leak_is_found(tmp_path: Path) -> None:
    program = (sys.executable, leaky_server.__file__)
    talked = talk_to_both(tmp_path, leaky_cases(), program)
    log_a, log_b = map(logged, talked.logs)
    for case, a, b in talked.talks:
        found = list(told_apart(a, b))
        if case.game == "log" and log_a != log_b:
            found.append("log")
        wanted = LEAKS[case.game]
        assert found == [] if wanted is None else wanted in found, case.game
