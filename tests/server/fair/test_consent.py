"""Who must agree, and who cannot any more."""

from __future__ import annotations

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from tests.server.game.games import Logged

pytestmark = pytest.mark.compiled


def refusal(logged: Logged, by: int | None, what: str, **more: object) -> Code:
    with pytest.raises(ServerError) as refused:
        logged.propose(by, what, **more)  # type: ignore[arg-type]
    return refused.value.code


def test_spectators_do_not_end_a_game_that_has_not_begun() -> None:
    logged = Logged(3)
    assert refusal(logged, None, "abort") == Code.NOT_ALLOWED
    logged.do(commands.sit(logged.game, 0, "Ada"))
    logged.propose(0, "abort")
    assert logged.game.phase == "aborted"


def test_a_game_that_never_began_has_no_rematch() -> None:
    logged = Logged(2)
    logged.do(commands.sit(logged.game, 0, "Ada"))
    logged.propose(0, "abort")
    assert refusal(logged, 0, "rematch") == Code.NOT_NOW


@pytest.mark.parametrize("happening", ["flagged", "bot"])
def test_nothing_is_taken_back_without_a_person_for_whom_a_bot_stands_in(happening: str) -> None:
    logged = Logged(3, clock={"turn": 30}).sit_all().play(10)
    number = logged.propose(0, "take_back")
    logged.vote(1, number)
    replaced: dict[str, e.Entry] = {
        "flagged": e.Flagged(seat=2, level="scholar"),
        "bot": e.Seated(seat=2, level="scholar"),
    }
    logged.do([replaced[happening]])
    assert logged.game.proposals[number].waits_for == [2]
    assert commands.waiting_for_nobody(logged.game, logged.now) == []


def test_what_is_carried_out_first_may_be_the_end_of_what_else_was_agreed_to() -> None:
    logged = Logged(3).sit_all().play(20)
    turns = [n for n, given in enumerate(logged.table.answers) if given.seat is not None]
    early = logged.propose(0, "take_back", to=turns[3])
    late = logged.propose(1, "take_back", to=turns[8])
    logged.vote(1, early)
    logged.vote(0, late)
    logged.do(commands.resign(logged.game, 2))
    first, _ = commands.waiting_for_nobody(logged.game, logged.now)
    logged.do(commands.carried(first.what))
    assert logged.table.version == turns[3]
    assert commands.waiting_for_nobody(logged.game, logged.now) == []


def test_a_persons_seat_is_never_taken_over() -> None:
    logged = Logged(3, bots=(2,)).sit_all()
    logged.do([e.Flagged(seat=0, level="scholar"), e.Seated(seat=1, level="scholar")])
    for whose in (0, 1):
        assert refusal(logged, None, "take_over", whose=whose, name="Eve") == Code.NOT_NOW
    number = logged.propose(None, "take_over", whose=2, name="Eve")
    assert logged.game.proposals[number].waits_for == [0, 1], "bots stand in, and it is their game"
    logged.vote(0, number)
    logged.vote(1, number)
    assert logged.game.seats[2].name == "Eve"
