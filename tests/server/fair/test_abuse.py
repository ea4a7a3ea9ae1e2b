"""What one may try to get more than one's share: of time, of knowledge, of the server's disk."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from luxor.core.modules import NAMES
from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.clock import Clocks
from luxor.server.protocol.setup import Clock
from tests.server.fair.talk import GUESSES
from tests.server.game.games import Logged

pytestmark = pytest.mark.compiled


def test_who_is_asked_again_in_a_turn_has_only_what_is_left_of_its_time() -> None:
    clocks = Clocks(Clock(turn=30), 2)
    clocks.run_for(0, 4)
    clocks.pass_to(20_000)
    clocks.run_for(1, 4)
    clocks.pass_to(25_000)
    clocks.run_for(0, 4)
    assert clocks.deadline() == 35_000
    clocks.run_for(1, 9)
    assert clocks.deadline() == 55_000, "another turn"


def test_who_comes_back_from_a_bot_has_not_more_time() -> None:
    logged = Logged(3, clock={"turn": 30}).sit_all()
    logged.now += 30_000
    logged.do(commands.flag(logged.game, logged.now))
    with pytest.raises(ServerError) as refused:
        commands.sit(logged.game, 0, "Player 0")
    assert refused.value.code == Code.NOT_NOW
    while logged.table.asked == 0:
        logged.play(1)
    logged.do(commands.sit(logged.game, 0, "Player 0"))
    assert logged.game.seats[0].kind == "person", "another turn has another time"


@pytest.mark.parametrize("modules", [(), NAMES])
def test_who_is_not_asked_learns_nothing_of_what_would_fit(modules: tuple[str, ...]) -> None:
    logged = Logged(3, modules=modules).sit_all()
    for number in range(60):
        asked = logged.table.asked
        assert asked is not None
        other = (asked + 1) % 3
        told = set()
        for guess in GUESSES:
            with pytest.raises(ServerError) as refused:
                commands.answer(logged.game, other, [guess])
            told.add((refused.value.code, refused.value.text))
        assert told == {(Code.OUT_OF_TURN, f"p{asked + 1} is asked, not p{other + 1}")}
        logged.play(1, seed=number)


def refusals(logged: Logged) -> list[str]:
    """Return the codes with which what can be done for ever is refused."""
    wanted: tuple[Callable[[], object], ...] = (
        lambda: commands.leave(logged.game, 1),
        lambda: commands.propose(logged.game, e.Proposed(by=1, what="take_back")),
        lambda: commands.undo(logged.game, 0),
    )
    found = []
    for wish in wanted:
        try:
            wish()
        except ServerError as error:
            found.append(str(error.code))
    return found


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    logged = Logged(2).sit_all()
    while not any(answer.seat == 1 for answer in logged.table.answers):
        logged.play(1)
    while not logged.table.can_undo(0):
        logged.play(1)
    assert refusals(logged) == []
    monkeypatch.setattr(commands, "MOST_ENTRIES", logged.game.version)
    assert refusals(logged) == [Code.TOO_MANY] * 3
    logged.play(10_000)
    assert logged.game.phase == "over", "but it can be played to its end"
