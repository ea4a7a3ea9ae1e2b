"""A game from its beginning, to look at it step by step, and the positions in it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.events import RawEvent
from luxor.core.view import View, view
from luxor.notation.codec.changes import ViewFollower
from luxor.play.table import Table
from luxor.server.errors import Code, ServerError
from luxor.server.game.game import OPEN_PHASES, Game
from luxor.server.game.messages import Json, room_json, tables_of_game, untouched


@dataclass(frozen=True, slots=True)
class Replay:
    """All that is shown of a game; the events are still numbers, for :meth:`to_json`."""

    parts: Json
    start: View
    events: list[RawEvent]

    def to_json(self) -> Json:
        """Return the replay as it is sent (``ReplayJson``)."""
        follower = ViewFollower(self.start)
        start = follower.view_json()
        events = [follower.follow(event) for event in self.events]
        return {**self.parts, "start": start, "events": events}


def replay(game: Game, mine: int | None, eyes: int | None, now: int) -> Replay:
    """Return a game as a seat sees it (``eyes`` None: as everybody does).

    ``mine`` is the seat of who asks: while the game runs, nobody looks through others' eyes.
    Raises ``ServerError`` for what is refused.
    """
    table = begun(game)
    if eyes is not None and eyes >= len(game.seats):
        raise ServerError(Code.MALFORMED, f"eyes: a seat from 0 to {len(game.seats) - 1}")
    runs = game.phase in OPEN_PHASES
    if runs and eyes not in (None, mine):
        raise ServerError(
            Code.NOT_ALLOWED, "while the game runs you see it with your own eyes, or everybody's"
        )
    rs = compile_ruleset(game.options, game.edition)
    return Replay(
        parts={
            "eyes": eyes,
            "setup": game.setup.model_dump(mode="json"),
            "tables": tables_of_game(game),
            "room": room_json(game, now),
            "marks": [
                {
                    "answers": number,
                    "seat": answer.seat,
                    "event": table.events_before(number),
                    "at": game.times[number],
                }
                for number, answer in enumerate(table.answers)
                if answer.seat is not None
            ],
        },
        start=untouched(rs, eyes, hide_scores=runs and table.hide_scores),
        events=table.raw_events(eyes),
    )


def decision_after(game: Game, answers: int) -> tuple[View, tuple[int, ...]]:
    """Return the view of the seat that was asked after so many answers, and what it answered.

    Answers that the same seat gave right after it are returned too, none where the game ended
    before. Raises ``ServerError`` while the game runs, or if nobody was asked then.
    """
    if game.phase in OPEN_PHASES:
        raise ServerError(Code.NOT_NOW, "this is for games that are over")
    table = begun(game)
    given = table.answers
    if answers > len(given):
        raise ServerError(Code.NOT_NOW, f"the game has {len(given)} answers")
    state = engine.new_game(compile_ruleset(game.options, game.edition))
    for answer in given[:answers]:
        engine.answer(state, answer.id)
    seat = engine.asked_seat(state)
    if seat == k.NOBODY:
        raise ServerError(Code.NOT_NOW, f"after {answers} answers nobody was asked")
    same = takewhile(lambda answer: answer.seat == seat, given[answers:])
    return view(state, seat, hide_scores=table.hide_scores), tuple(answer.id for answer in same)


def begun(game: Game) -> Table:
    """Return the table of a game that has begun."""
    if game.table is None:
        raise ServerError(Code.NOT_NOW, "the game has not begun: there is nothing to see")
    return game.table
