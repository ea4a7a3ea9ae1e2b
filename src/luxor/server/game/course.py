"""All that ever happened to a game's position, for checking what was dealt."""

from __future__ import annotations

from collections.abc import Iterable

from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.http import Course, CourseStep
from luxor.server.protocol.server_messages import DealingJson


def course_of(game: Game, log: Iterable[tuple[int, e.Entry]]) -> Course:
    """Return the course of a game from its log; it tells what seats may not know."""
    steps: list[CourseStep] = []
    count = 0  # answers on the table
    for version, (_, entry) in enumerate(log, start=1):
        match entry:
            case e.Dealt() | e.Answered():
                count += len(entry.answers)
                step = CourseStep(version=version, answers=list(entry.answers), back_to=None)
            case e.Undone() | e.TakenBack():
                count = entry.to if isinstance(entry, e.TakenBack) else count - 1
                step = CourseStep(version=version, answers=[], back_to=count)
            case _:
                continue
        steps.append(step)
    dealing = game.dealing()
    return Course(
        game=game.id,
        commitment=game.commitment,
        secret=game.secret.hex(),
        dealing=None if dealing is None else DealingJson.model_validate(dealing),
        steps=steps,
    )
