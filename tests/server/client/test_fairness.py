"""Everybody can check afterwards what a server dealt: each way to cheat is found."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable

import pytest

from luxor.client.fairness import UnfairError, Verdict, check_course
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.modules import NAMES
from luxor.core.state import State
from luxor.play.dealer import SecretDealer
from luxor.play.table import Table
from luxor.server.errors import ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.protocol.http import Course
from tests.server.client.witnessed import Witnessed, bytes_of, digest_of
from tests.server.game.games import SECRET

pytestmark = pytest.mark.compiled


def played(players: int = 2, modules: tuple[str, ...] = ()) -> Witnessed:
    """Return a finished game in which draws were taken back."""
    game = Witnessed(players, modules=modules).dealt().play(30)
    game.take_back()
    game.play(20)
    game.take_back()
    return finished(game)


def finished(game: Witnessed) -> Witnessed:
    game.play(10_000)
    assert game.game.phase == "over"
    return game


def checked(game: Witnessed, course: Course | None = None) -> Verdict:
    return check_course(course or game.course(), game.witness)


def unfair(game: Witnessed, why: str, course: Course | None = None) -> None:
    with pytest.raises(UnfairError, match=why):
        checked(game, course)


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, NAMES)])
def test_a_fair_game_is_found_to_be_so(players: int, modules: tuple[str, ...]) -> None:
    game = played(players, modules)
    found = checked(game)
    assert found.draws == game.game.drawn
    assert found.taken_back > 0
    assert found.unseen == 0
    assert (found.ceremony, found.added, found.silent) == (True, tuple(range(players)), ())


def test_who_reveals_nothing_adds_nothing_and_is_told() -> None:
    found = checked(finished(Witnessed(3).dealt(1)))
    assert (found.added, found.silent) == ((0, 2), (1,))


def test_a_deal_without_a_ceremony_follows_the_secret_alone() -> None:
    """As in all games from before there were any."""
    game = Witnessed(2)
    game.sit_all()
    found = checked(finished(game))
    assert (found.ceremony, found.added) == (False, ())
    first = [number for seat, number in game.course().steps[0].answers if seat is None]
    s = Table.opened(game.game.options).snapshot()
    assert first[0] == SecretDealer(SECRET).draw(s)


def test_a_game_that_never_began_has_nothing_to_check() -> None:
    game = Witnessed(2)
    game.promise(0)
    game.do([e.Aborted()])
    assert checked(game).draws == 0


# --- the operator cannot choose a deal -------------------------------------------------------


def first_hand(secret: bytes, contributions: tuple[bytes, ...]) -> tuple[int, ...]:
    """Return what chance brings first in a game of two."""
    s: State = Table.opened(Witnessed(2).game.options).snapshot()
    dealer = SecretDealer(secret, 0, contributions)
    drawn: list[int] = []
    while s.asks == k.CHANCE and len(drawn) < 5:
        drawn.append(dealer.draw(s))
        engine.answer(s, drawn[-1])
    return tuple(drawn)


def test_each_seats_bytes_change_the_deal() -> None:
    """So who knows all but one of them, and the secret, can foresee nothing."""
    deals = {
        first_hand(SECRET, (bytes([a]) * 16, bytes([b]) * 16)) for a in range(8) for b in range(8)
    }
    assert len(deals) > 55
    assert first_hand(SECRET, (b"", bytes(16))) != first_hand(SECRET, (bytes(16), b""))


def test_a_secret_that_was_chosen_after_the_bytes_were_known_is_found() -> None:
    """The attack: try secrets until the deal is to one's liking, and deal from that one."""
    game = Witnessed(2)
    game.promise(0)
    game.promise(1)
    added = (bytes_of(0), bytes_of(1))
    tried = (hashlib.sha256(bytes([n, n >> 8])).digest() for n in range(20_000))
    wanted = next(one for one in tried if first_hand(one, added)[:2] == (0, 0))
    game.reveal(0)
    game.game.secret = wanted
    del game.game.commitment  # from now on it is another one, too
    game.reveal(1)
    finished(game)
    unfair(game, "changed what it had committed to")
    game.witness.commitments = [hashlib.sha256(SECRET).hexdigest()]  # where it is not shown
    unfair(game, "not the one that the server committed to")


def test_bytes_of_an_accomplice_that_were_chosen_after_mine_are_found() -> None:
    game = Witnessed(2)
    game.promise(0)
    game.promise(1)
    game.reveal(0)
    chosen = next(
        one
        for one in (hashlib.sha256(bytes([n])).digest()[:16] for n in range(256))
        if first_hand(SECRET, (bytes_of(0), one))[0] == 0
    )
    game.game.seats[1].digest = digest_of(chosen)
    game.do(commands.reveal(game.game, 1, chosen))
    unfair(finished(game), "a digest was changed after it had been shown")


def test_nobody_gets_up_or_sits_down_with_other_bytes_while_others_reveal() -> None:
    game = Witnessed(3, bots=(2,))
    game.promise(0)
    game.promise(1)
    game.reveal(0)
    with pytest.raises(ServerError, match="being dealt"):
        commands.leave(game.game, 1)
    with pytest.raises(ServerError, match="being dealt"):
        commands.sit(game.game, 1, "Player 1", digest_of(b"other"))
    with pytest.raises(ServerError, match="being dealt"):
        commands.fill(game.game, 2, "tourist")
    assert commands.sit(game.game, 1, "Player 1", digest_of(bytes_of(1))) == []


# --- each way to cheat -----------------------------------------------------------------------


def revealed(course: Course) -> list[str | None]:
    assert course.dealing is not None
    return course.dealing.revealed


def other_bytes(game: Witnessed, course: Course) -> None:
    revealed(course)[1] = bytes(16).hex()
    game.witness.dealings = game.witness.dealings[:1]  # before anything was revealed


def leave_out_takings_back(_: Witnessed, course: Course) -> None:
    course.steps = [step for step in course.steps if step.back_to is None]


Cheat = Callable[[Witnessed, Course], object]

CHEATS: dict[str, tuple[Cheat, str]] = {
    "bytes without their digest": (other_bytes, "p2: the bytes in the deal do not have the digest"),
    "bytes left out": (lambda _, course: revealed(course).pop(), "not one for each seat"),
    "bytes changed": (lambda _, c: revealed(c).__setitem__(1, None), "bytes were changed after"),
    "another commitment": (lambda g, _: g.witness.commitments.append("0" * 64), "changed what it"),
    "another secret": (lambda _, course: setattr(course, "secret", "00" * 32), "not the one"),
    "a short secret": (lambda _, course: setattr(course, "secret", "00" * 31), "31 bytes"),
    "no secret": (lambda _, course: setattr(course, "secret", "secret"), "hex"),
    "takings back left out": (leave_out_takings_back, "is not what happened|cannot have happened"),
    "a draw left out": (lambda _, course: course.steps[0].answers.pop(), "a draw is missing"),
    "an answer of nobody": (
        lambda _, course: course.steps[0].answers.insert(0, (3, 5)),
        "cannot have happened",
    ),
    "a draw too many": (
        lambda _, course: course.steps[0].answers.append(course.steps[0].answers[-1]),
        "cannot have happened",
    ),
    "an older version": (
        lambda game, _: game.witness.sightings.append(game.witness.sightings[20]),
        "went back from version",
    ),
}


@pytest.mark.parametrize(("cheat", "why"), CHEATS.values(), ids=CHEATS)
def test_what_the_server_says_at_the_end_must_fit(cheat: Cheat, why: str) -> None:
    game = played()
    course = game.course()
    cheat(game, course)
    unfair(game, why, course)


def test_bytes_of_mine_that_were_left_out_are_found() -> None:
    game = Witnessed(2)
    game.promise(0)
    game.promise(1)
    game.witness.revealed[0] = bytes_of(0)  # the server has them, and likes the deal without
    game.reveal(1)
    game.do(commands.begin_without(game.game))
    unfair(finished(game), "p1: this client revealed its bytes, and the server left them out")


def test_a_server_that_leaves_out_the_ceremony_is_found() -> None:
    game = Witnessed(2)
    game.witness.promised[0] = digest_of(bytes_of(0))
    game.sit_all()
    unfair(finished(game), "promised to add to the deal, and the server left it out")


def test_a_digest_of_mine_that_was_replaced_is_found() -> None:
    game = Witnessed(2).dealt()
    game.witness.promised[0] = digest_of(b"what I really said")
    unfair(finished(game), "p1: the digest of this client was left out or changed")


def test_a_draw_that_was_skipped_is_found() -> None:
    game = Witnessed(2).dealt().play(20)
    game.game.drawn += 1  # the next one is better
    unfair(finished(game), "is not what the secret and the players' bytes lead to")


def test_draws_that_were_skipped_by_taking_back_what_nobody_saw_are_found() -> None:
    """What was once a list of jumps: here the server tries three draws and keeps the last."""
    game = Witnessed(2).dealt().play(20)
    seen = game.witness.sightings
    for _ in range(2):
        with_draws(game)
        to = next(n for n in range(game.table.version - 1, 0, -1) if decides(game, n))
        game.do([e.TakenBack(to=to)])
        del seen[-2:]  # nobody was shown any of it
    unfair(finished(game), "neither saw nor was asked about")


def with_draws(game: Witnessed) -> None:
    """Play on until chance was asked."""
    drawn = game.game.drawn
    while game.game.drawn == drawn:
        game.play(1)


def decides(game: Witnessed, number: int) -> bool:
    return game.table.answers[number].seat is not None


@pytest.mark.parametrize("has_say", [True, False])
def test_what_happened_to_somebody_who_was_away_had_to_be_agreed_to(has_say: bool) -> None:
    game = Witnessed(3).dealt().play(20)
    if not has_say:
        game.do([e.Seated(seat=0, level="tourist")])
    game.connected = False
    to = game.table.version
    with_draws(game)
    game.do([e.TakenBack(to=to)])
    game.connected = True
    if has_say:
        unfair(finished(game), "neither saw nor was asked about")
    else:
        found = checked(finished(game))
        assert 0 < found.unseen == found.taken_back


def test_a_draw_that_was_altered_is_found() -> None:
    game = Witnessed(2).dealt().play(20)
    decision = game.table.decision
    assert decision is not None
    entries = commands.answer(game.game, decision.seat, [decision.options[0].id]).entries
    entry = entries[0]
    assert isinstance(entry, e.Answered)
    before = game.table.snapshot()
    answers = list(entry.answers)
    for place, (seat, number) in enumerate(answers):
        if seat is None:
            others = [one for one, _ in engine.outcomes(before) if one != number]
            answers[place:] = [(None, others[0])]
            break
        engine.answer(before, number)
    game.do([entry.model_copy(update={"answers": tuple(answers)})])
    unfair(finished(game), "draw \\d+ is not what the secret")


def test_a_draw_taken_back_that_was_not_what_was_seen_is_found() -> None:
    """The list at the end may be in order by itself: what counts is what was shown."""
    game = played()
    course = game.course()
    back = next(n for n, step in enumerate(course.steps) if step.back_to is not None)
    step = course.steps[back - 1]
    (sighting,) = (one for one in game.witness.sightings if one.version == step.version)
    shown = next(one for one in sighting.events if "card" in one)
    shown["card"] = "another"
    unfair(game, f"version {step.version}: what was shown to p1 is not what happened", course)


def test_who_came_late_checks_the_draws_and_what_happened_since() -> None:
    game = Witnessed(2).dealt().play(20)
    game.witness.sightings.clear()
    game._heard = None
    assert checked(finished(game)).draws == game.game.drawn


def test_the_key_is_what_the_protocol_says() -> None:
    """Written out once more, by hand."""
    game = Witnessed(3).dealt(1)
    message = b"\x10" + bytes_of(0) + b"\x00" + b"\x10" + bytes_of(2)
    key = hmac.new(SECRET, message, "sha256").digest()
    number = int.from_bytes(hmac.new(key, bytes(8), "sha256").digest(), "big")
    s = Table.opened(game.game.options).snapshot()
    pile = [outcome for outcome, weight in engine.outcomes(s) for _ in range(weight)]
    assert game.course().steps[0].answers[0] == (None, pile[number % len(pile)])
