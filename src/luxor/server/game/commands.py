"""What people, bots and clocks may ask of a game: each command is checked and returns entries.

Nothing changes here. Every function raises :class:`~luxor.server.errors.ServerError`, with what
would be right, for what it refuses.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Final, Literal, NamedTuple, Never

from luxor.core import constants as k
from luxor.core import engine, nodes
from luxor.core.errors import ActionError, IllegalActionError
from luxor.play.dealer import SecretDealer
from luxor.play.table import Played, Table
from luxor.server.errors import Code, ServerError
from luxor.server.game import entries as e
from luxor.server.game.game import OPEN_PHASES, Game
from luxor.server.game.proposals import OF_A_SEAT, Proposal

STAND_IN: Final = "scholar"
"""The level of a bot that plays on for a person."""

MOST_ENTRIES: Final = 20_000
"""Of a log, ten times as many as of a long game; then people may only go on and end it."""

MOST_PROPOSALS: Final = 5
"""How many proposals of one seat may wait at the same time."""

MOST_ASKED_FOR_SEATS: Final = 200
"""How often spectators may ask for a seat in one game."""

MOST_NAMES: Final = 10
"""How often a person may take another name, or get up, before the game."""

MOST_CHANGES: Final = 100
"""How often a person may get up or let a bot stand in."""

ABSENT: Final = 120.0
"""Seconds without a connection after which anybody may let a bot stand in."""

STALLED: Final = 300.0
"""Seconds after which a seat that is asked, without a clock, can be asked "Are you there?"."""


@dataclass(frozen=True, slots=True)
class Around:
    """What the room knows of those who are there, and the log does not.

    ``away`` has the seats of people to which nobody is connected, and for how many seconds (who
    got up has said so, and is away for good); ``asked_for`` is for how long the seat that is asked
    has been.
    """

    away: Mapping[int, float] = field(default_factory=dict)
    asked_for: float = 0.0
    is_host: bool = False  # who asks for something


NOBODY_AWAY: Final = Around()


def refuse(code: Code, text: str, wait: float | None = None) -> Never:
    """Raise what says why something is refused, and after how many seconds it is possible."""
    raise ServerError(code, text, None if wait is None else math.ceil(wait))


def playing(game: Game) -> Table:
    """Return the table of a game that is going on."""
    if game.phase != "playing" or game.table is None:
        words = {"waiting": "the game has not begun", "over": "the game is over"}
        refuse(Code.NOT_NOW, words.get(game.phase, "the game was ended without a result"))
    return game.table


def check_length(game: Game) -> None:
    """Refuse what could be done for ever in a game that has a very long log."""
    if game.version >= MOST_ENTRIES:
        refuse(Code.TOO_MANY, "too much has happened in this game: play on, or end it")


# --- sitting down ----------------------------------------------------------------------------


def sit(game: Game, seat: int, name: str, digest: str | None = None) -> list[e.Entry]:
    """A person sits down at their seat, comes back to it, or takes another name.

    ``digest`` is of the bytes that they will add to the deal; after it nothing can be added.
    """
    here = game.seats[seat]
    if game.phase not in OPEN_PHASES:
        refuse(Code.NOT_NOW, "the game is over: nobody sits down any more")
    if here.resigned:
        refuse(Code.NOT_NOW, "this seat has given up; its bot plays to the end")
    if here.taken and game.phase == "playing":
        return _sit_again(game, seat, name)
    if any(other.name == name for other in game.seats if other is not here):
        refuse(Code.NAME_TAKEN, f"somebody here is called {name!r} already: choose another name")
    digest = (digest or here.digest) if game.phase == "waiting" else None
    if here.kind == "person" and here.name == name and digest in (here.digest, None):
        return []
    if here.taken and here.changes >= MOST_NAMES:
        refuse(Code.TOO_MANY, "your name was changed too often: keep this one")
    check_not_dealing(game)
    return begin_if_full(game, e.Seated(seat=seat, name=name, digest=digest))


def _sit_again(game: Game, seat: int, name: str) -> list[e.Entry]:
    """A person is back, or was there all the time; names do not change any more."""
    here = game.seats[seat]
    if here.kind != "person":
        return come_back(game, seat)
    if here.name != name:
        refuse(Code.NOT_NOW, "the game has begun: names are changed before it")
    return is_there(game, seat)


def come_back(game: Game, seat: int) -> list[e.Entry]:
    """A person takes their seat back from a bot that stood in, or sits down again."""
    here = game.seats[seat]
    if here.has_stand_in and not game.clocks.has_time(seat, turn=game.asked == seat):
        refuse(Code.NOT_NOW, "your time is up: come back in your next turn, if the clock allows it")
    return [e.Seated(seat=seat, name=here.name)]


def is_there(game: Game, seat: int) -> list[e.Entry]:
    """A person has said something, which answers the question whether they are there."""
    asked = [p for p in game.proposals.values() if (p.what.what, p.what.whose) == ("bot", seat)]
    return [e.Voted(seat=seat, proposal=p.number, yes=False) for p in asked]


def fill(game: Game, seat: int, level: str) -> list[e.Entry]:
    """The host lets a bot sit at an open seat before the game."""
    if game.phase != "waiting":
        refuse(Code.NOT_NOW, "the game has begun: propose that a bot takes over the seat")
    if game.seats[seat].kind == "person":
        refuse(Code.NOT_NOW, "a person sits there")
    check_not_dealing(game)
    check_length(game)
    return begin_if_full(game, e.Seated(seat=seat, level=level))


def leave(game: Game, seat: int) -> list[e.Entry]:
    """A person gets up; before the game the seat is open again."""
    if game.phase not in OPEN_PHASES or game.seats[seat].kind != "person":
        refuse(Code.NOT_NOW, "nobody sits there who could get up")
    check_not_dealing(game)
    if game.seats[seat].changes >= MOST_CHANGES:
        refuse(Code.TOO_MANY, "you have got up too often: stay, or let a bot stand in")
    check_length(game)
    return [e.Left(seat=seat)]


def begin_if_full(game: Game, *before: e.Seated) -> list[e.Entry]:
    """Return entries, and the deal behind them if now nobody is missing or adds to it."""
    coming = {entry.seat: entry.digest for entry in before}
    gone = ("open", "away")
    missing = [s for s in game.seats if s.kind in gone and s.number not in coming]
    digests = [coming.get(s.number, s.digest) for s in game.seats]
    if game.phase != "waiting" or missing or any(digests):
        return [*before]
    return [*before, begin(game, None)]


def check_not_dealing(game: Game) -> None:
    """Refuse what would change who adds to the deal, now that others have revealed their bytes.

    Otherwise who knows the secret could try other bytes until the deal is to their liking.
    """
    if game.is_dealing:
        refuse(Code.NOT_NOW, "the cards are being dealt: wait a moment")


def reveal(game: Game, seat: int, data: bytes) -> list[e.Entry]:
    """A person reveals what they add to the deal; after the last one the game begins."""
    here = game.seats[seat]
    if not game.is_dealing or here.digest is None or here.revealed is not None:
        refuse(Code.NOT_NOW, "this seat has nothing to reveal now")
    if not compare_digest(hashlib.sha256(data).hexdigest(), here.digest):
        refuse(Code.MALFORMED, "these bytes do not have the digest that came with sit")
    found: list[e.Entry] = [e.Revealed(seat=seat, data=data.hex())]
    others = [other for other in game.seats if other is not here]
    if any(other.digest is not None and other.revealed is None for other in others):
        return found
    added = game.added()
    assert added is not None
    return [*found, begin(game, (*added[:seat], data, *added[seat + 1 :]))]


def begin_without(game: Game) -> list[e.Entry]:
    """The time for revealing is up: the game begins without what is missing."""
    return [begin(game, game.added())] if game.is_dealing else []


def begin(game: Game, contributions: Sequence[bytes] | None) -> e.Dealt:
    """Return the deal of a game that has not begun."""
    s = Table.opened(game.options, edition=game.edition).snapshot()
    s.events = None
    dealer = SecretDealer(game.secret, 0, contributions)
    drawn: list[e.Given] = []
    while s.asks == k.CHANCE:
        drawn.append((None, dealer.draw(s)))
        engine.answer(s, drawn[-1][1])
    return e.Dealt(answers=tuple(drawn))


# --- playing ---------------------------------------------------------------------------------


class Move(NamedTuple):
    """Answers of a seat, and chance's after them: ``taken`` counts those of the seat."""

    entries: list[e.Entry]
    played: Played
    taken: int


def answer(game: Game, seat: int, answers: Sequence[int]) -> Move:
    """A seat answers, several times in one gesture: until chance or another seat comes in.

    If one of the answers is not possible none is taken.
    """
    table = playing(game)
    if table.asked != seat:  # before anything is read: what fits is only for the seat that is asked
        refuse(Code.OUT_OF_TURN, f"p{(table.asked or 0) + 1} is asked, not p{seat + 1}")
    played = Played(table)
    s = played.state
    for number in answers:
        try:
            nodes.check(s, number, seat)
        except IllegalActionError as error:
            refuse(Code.NOT_AN_OPTION, str(error))
        except ActionError as error:
            refuse(Code.MALFORMED, str(error))
        played.answer(seat, number)
        if s.asks != k.DECISION or engine.asked_seat(s) != seat:
            break
    taken = len(played.answers)
    dealer = SecretDealer(game.secret, game.drawn, game.contributions)
    while s.asks == k.CHANCE:
        played.answer(None, dealer.draw(s))
    given = tuple((answer.seat, answer.id) for answer in played.answers)
    return Move([e.Answered(seat=seat, answers=given)], played, taken)


def undo(game: Game, seat: int) -> list[e.Entry]:
    """A seat takes back its last answer, where it may without asking."""
    playing(game)
    if game.seats[seat].level is not None:
        refuse(Code.NOT_NOW, "a bot plays here: sit down again first")
    if not game.may_undo(seat):
        refuse(
            Code.NOT_NOW,
            "chance or somebody else has answered since, or there is nothing to take back: "
            "propose to take it back",
        )
    check_length(game)
    return [e.Undone(seat=seat)]


def resign(game: Game, seat: int) -> list[e.Entry]:
    """A seat gives up."""
    playing(game)
    if game.seats[seat].resigned:
        refuse(Code.NOT_NOW, "this seat has given up already")
    return [e.Resigned(seat=seat, level=STAND_IN)]


def flag(game: Game, now: int) -> list[e.Entry]:
    """The clock of the seat that is asked has run out; nothing if it has not."""
    deadline = game.clocks.deadline()
    seat = game.clocks.running
    limits = game.setup.clock
    if deadline is None or seat is None or limits is None or now < deadline:
        return []
    if limits.at_zero == "resign":
        return [e.Resigned(seat=seat, level=STAND_IN, by_clock=True)]
    return [e.Flagged(seat=seat, level=STAND_IN)]


# --- what needs consent ----------------------------------------------------------------------


def propose(game: Game, proposed: e.Proposed, around: Around = NOBODY_AWAY) -> list[e.Entry]:
    """Somebody asks for what needs consent; where nobody has to agree it happens at once."""
    if proposed.what != "rematch" and not (proposed.what == "abort" and game.phase == "waiting"):
        playing(game)
    if proposed.what != "rematch":
        proposed = proposed.model_copy(update={"digest": None})
    proposed = CHECKS[proposed.what](game, proposed, around)
    if proposed.what == "rematch":  # it must not wait for people who have gone
        missing = tuple(seat for seat in game.voters(but=proposed.by) if seat in around.away)
        proposed = proposed.model_copy(update={"absent": missing or None})
    if proposed.what == "abort" and (game.phase == "waiting" or not game.has_to_agree(proposed)):
        return [e.Aborted()]
    for_absent = proposed.what == "bot" and proposed.whose in around.away
    if proposed.what not in ("abort", "rematch") and not for_absent:  # or the game would get stuck
        check_length(game)
    mine = [p for p in game.proposals.values() if p.what.by == proposed.by]
    if any(p.what.model_copy(update={"digest": proposed.digest}) == proposed for p in mine):
        refuse(Code.NOT_NOW, "this is proposed already")
    if proposed.by is None:
        if game.asked_for_seats >= MOST_ASKED_FOR_SEATS:
            refuse(Code.TOO_MANY, "seats of this game were asked for too often")
    elif len(mine) >= MOST_PROPOSALS:
        refuse(Code.TOO_MANY, "too many proposals wait for an answer: withdraw one of them")
    if proposed.what == "bot":  # where it is allowed for who is away, nobody is left to ask
        waits = proposed.whose != proposed.by and proposed.whose not in around.away
    else:
        waits = proposed.what == "claim" or bool(game.has_to_agree(proposed))
    return [proposed, *([] if waits else carried(proposed))]


def vote(
    game: Game, seat: int, number: int, *, yes: bool, now: int, digest: str | None = None
) -> list[e.Entry]:
    """A seat agrees to a proposal or not; who made it may withdraw it.

    ``digest`` is of the bytes that the seat will add to the deal of a rematch.
    """
    proposal = game.proposals.get(number)
    if proposal is None:
        refuse(Code.NOT_NOW, "there is no such proposal any more")
    withdraws = proposal.what.by == seat and not yes
    is_owner = proposal.what.what in OF_A_SEAT and proposal.what.whose == seat
    if seat not in proposal.waits_for and not withdraws and not is_owner:
        refuse(Code.NOT_NOW, "this seat has no say in it, or has said it already")
    digest = digest if yes and proposal.what.what == "rematch" else None
    voted = e.Voted(seat=seat, proposal=number, yes=yes, digest=digest)
    due = proposal.due(game)
    is_last = proposal.waits_for == [seat] and due is not None and now >= due
    if yes and (is_owner or is_last):
        return [voted, *carried(proposal.what, by=seat)]
    return [voted]


def waiting_for_nobody(game: Game, now: int) -> list[Proposal]:
    """Return the proposals that everybody who has a say has agreed to, for long enough.

    Each is :func:`carried` out by itself: the first may be the end of the others.
    """
    return [
        p for p in game.proposals.values() if p.is_agreed(game, now) and p.what.what != "rematch"
    ]


def carried(proposed: e.Proposed, by: int | None = None) -> list[e.Entry]:
    """Return what happens when all agree, the last of them at seat ``by``.

    A rematch needs a new game: the room makes it.
    """
    if proposed.what == "take_back":
        assert proposed.to is not None
        return [e.TakenBack(to=proposed.to)]
    if proposed.what == "abort":
        return [e.Aborted()]
    if proposed.what == "bot":
        assert proposed.whose is not None
        asked: Literal[True] | None = True if proposed.whose in (proposed.by, by) else None
        return [e.Seated(seat=proposed.whose, level=proposed.level or STAND_IN, asked=asked)]
    if proposed.what == "take_over":
        assert proposed.whose is not None
        return [e.Seated(seat=proposed.whose, name=proposed.name)]
    if proposed.what == "claim":
        assert proposed.whose is not None
        return [e.Reclaimed(seat=proposed.whose)]
    return []


def _check_take_back(game: Game, proposed: e.Proposed, _around: Around) -> e.Proposed:
    table = playing(game)
    seat = proposed.by
    if seat is None:
        refuse(Code.NOT_ALLOWED, "spectators take nothing back")
    to = proposed.to
    if to is None:
        own = [n for n, given in enumerate(table.answers) if given.seat == seat]
        if not own:
            refuse(Code.NOT_NOW, "this seat has answered nothing yet")
        to = own[-1]
    if not 0 <= to < table.version or table.answers[to].seat is None:
        refuse(Code.NOT_NOW, f"at {to} answers nobody was asked: choose an earlier decision")
    return proposed.model_copy(update={"to": to})


def _check_abort(game: Game, proposed: e.Proposed, around: Around) -> e.Proposed:
    if game.phase == "waiting" and (around.is_host or game.people() == [proposed.by]):
        return proposed
    if game.phase == "waiting":
        refuse(Code.NOT_ALLOWED, "the host calls the game off; you can get up")
    if proposed.by is None:
        refuse(Code.NOT_ALLOWED, "spectators do not end a game")
    if game.seats[proposed.by].resigned:
        refuse(Code.NOT_NOW, "this seat has given up")
    return proposed


def _check_bot(game: Game, proposed: e.Proposed, around: Around) -> e.Proposed:
    seat = _seat_in_question(game, proposed)
    if proposed.by is None:
        refuse(Code.NOT_ALLOWED, "spectators have no say in who plays")
    if game.seats[seat].level is not None:
        refuse(Code.NOT_NOW, "a bot plays there already")
    if seat == proposed.by and game.seats[seat].changes >= MOST_CHANGES:
        refuse(Code.TOO_MANY, "a bot has stood in for you too often")
    if seat != proposed.by:
        _check_missing(game, seat, around)
    # Nobody chooses a weak bot for an opponent.
    level = proposed.level if seat == proposed.by else None
    return proposed.model_copy(update={"level": level or STAND_IN})


def _check_missing(game: Game, seat: int, around: Around) -> None:
    """Refuse a bot for somebody who is there, or has not been away or silent for long."""
    if seat in around.away:
        wait = ABSENT - around.away[seat]
        if wait > 0:
            refuse(Code.NOT_NOW, f"that player may be back soon: wait {wait:.0f} s", wait)
        return
    limits = game.setup.clock
    if limits is not None and limits.at_zero != "nothing":
        refuse(Code.NOT_NOW, "that player is here, and the clock runs")
    if game.asked != seat:
        refuse(Code.NOT_NOW, "that player is here, and it is not their turn")
    wait = STALLED - around.asked_for
    if wait > 0:
        refuse(Code.NOT_NOW, f"that player is here and may be thinking: wait {wait:.0f} s", wait)


def _check_claim(game: Game, proposed: e.Proposed, _around: Around) -> e.Proposed:
    seat = _seat_in_question(game, proposed)
    if proposed.by is not None:
        refuse(Code.NOT_NOW, "who has a seat needs no other")
    if not game.seats[seat].is_persons:
        refuse(Code.NOT_NOW, "no person sits there whose seat it could be")
    if any((p.what.what, p.what.whose) == ("claim", seat) for p in game.proposals.values()):
        refuse(Code.NOT_NOW, "somebody has said already that this seat is theirs: wait for that")
    return proposed


def _check_take_over(game: Game, proposed: e.Proposed, _around: Around) -> e.Proposed:
    seat = _seat_in_question(game, proposed)
    if proposed.name is None:
        refuse(Code.MALFORMED, "take_over needs a name to sit down under")
    if proposed.by is not None:
        refuse(Code.NOT_NOW, "who has a seat needs no other")
    here = game.seats[seat]
    if here.level is None or here.taken:
        refuse(Code.NOT_NOW, "this is a person's seat: only bots' seats can be taken over")
    if any(other.name == proposed.name for other in game.seats if other is not here):
        refuse(Code.NAME_TAKEN, f"somebody here is called {proposed.name!r} already")
    return proposed


def _check_rematch(game: Game, proposed: e.Proposed, _around: Around) -> e.Proposed:
    if game.phase not in ("over", "aborted"):
        refuse(Code.NOT_NOW, "a rematch is for when the game is over")
    if game.table is None:
        refuse(Code.NOT_NOW, "the game never began: create another one")
    if game.rematch is not None:
        refuse(Code.NOT_NOW, "there is a rematch already")
    if proposed.by is None:
        refuse(Code.NOT_ALLOWED, "spectators do not ask for a rematch")
    return proposed


def _seat_in_question(game: Game, proposed: e.Proposed) -> int:
    if proposed.whose is None or proposed.whose >= len(game.seats):
        refuse(Code.MALFORMED, f"{proposed.what} needs whose seat it is about, from 0 on")
    return proposed.whose


CHECKS: Final = {
    "take_back": _check_take_back,
    "abort": _check_abort,
    "bot": _check_bot,
    "take_over": _check_take_over,
    "rematch": _check_rematch,
    "claim": _check_claim,
}
