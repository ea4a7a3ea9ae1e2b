"""A recorded game cut into scenes, one for each turn, as somebody sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from luxor.cli.play_story import Story
from luxor.core import constants as k
from luxor.core.events import RawEvent, redact
from luxor.core.nodes import Result, result
from luxor.core.state import State
from luxor.core.view import View, view
from luxor.notation.codec.named import event_json
from luxor.notation.record import Record
from luxor.notation.seat_record import SeatRecord


class Eyes(Enum):
    """Whose eyes a full record is seen with, apart from those of a seat."""

    PUBLIC = "public"
    MOVER = "mover"  # in each turn those of the seat whose turn it is


@dataclass(frozen=True, slots=True)
class Scene:
    """One turn (0: the set-up) and the position after it, as the watching seat sees them.

    ``seat`` is whose turn it was, None in the set-up. ``story`` tells the turn in a sentence.
    """

    turn: int
    round: int
    seat: int | None
    is_extra: bool
    story: str
    comments: tuple[str, ...]
    events: tuple[RawEvent, ...]
    view: View

    @property
    def result(self) -> Result | None:
        """The result, if the game is over after this turn."""
        known = self.view.known
        return result(known) if known.asks == k.OVER else None

    def to_json(self) -> dict[str, Any]:
        """Return the scene for JSON: names in its events, numbers in its position."""
        return {
            "turn": self.turn,
            "round": self.round,
            "seat": self.seat,
            "extra": self.is_extra,
            "story": self.story,
            "comments": list(self.comments),
            "events": [event_json(self.view.rs, event) for event in self.events],
            "position": self.view.facts,
        }


@dataclass(slots=True)
class _Draft:
    turn: int
    round: int = 0
    seat: int | None = None
    is_extra: bool = False
    answers: int = 0
    comments: list[str] = field(default_factory=list)
    events: list[RawEvent] = field(default_factory=list)
    state: State | None = None


def scenes_of(
    record: Record | SeatRecord, eyes: int | Eyes, names: Sequence[str]
) -> tuple[Scene, ...]:
    """Return the set-up and every turn of a record that has begun.

    ``eyes`` is who looks on; for a redacted record only its own seat or the public. ``names`` are
    what each seat is called in the story.
    """
    drafts = _drafts(record)
    teller = eyes if isinstance(eyes, int) else None
    story = Story(_some_state(drafts).rs, names, teller)
    scenes = []
    for draft in drafts:
        state = draft.state or _some_state(drafts)
        whose = teller
        if eyes is Eyes.MOVER:
            whose = state.active if draft.seat is None else draft.seat
        seen = tuple(redact(state.rs, event, whose) for event in draft.events)
        # The eyes of every mover together see all that happens: the story follows just that.
        story.follow(draft.events if eyes is Eyes.MOVER else seen)
        scenes.append(
            Scene(
                turn=draft.turn,
                round=draft.round,
                seat=draft.seat,
                is_extra=draft.is_extra,
                story=_sentence(story, names, draft, state),
                comments=tuple(draft.comments),
                events=seen,
                view=view(state, whose),
            )
        )
    if isinstance(record, Record) and (how := how_it_ended(record, names)):
        scenes[-1] = replace(scenes[-1], story=f"{scenes[-1].story} {how}")
    return tuple(scenes)


def how_it_ended(record: Record, names: Sequence[str]) -> str:
    """Return who gave up, and that a game has no result; nothing if it was simply played."""
    told = [f"{names[seat]} gave up." for seat in record.gave_up]
    if record.ended == "aborted":
        told.append("The game was ended without a result.")
    return " ".join(told)


def _drafts(record: Record | SeatRecord) -> list[_Draft]:
    drafts = [_Draft(0)]
    opening: list[RawEvent] = []  # the beginning of a round, which belongs to its first turn
    for number, (events, comment, state) in enumerate(_moments(record)):
        if comment:
            drafts[-1].comments.append(comment)
        drafts[-1].answers += number > 0
        for event in events:
            if event[0] == k.E_ROUND_STARTED:
                opening.append(event)
                continue
            if event[0] == k.E_TURN_STARTED:
                drafts[-1].state = state
                drafts.append(_Draft(len(drafts), state.round, event[1], bool(event[2])))
            drafts[-1].events += [*opening, event]
            opening = []
        drafts[-1].state = state
    last = drafts[-1]
    return drafts[:-1] if last.turn and not last.answers else drafts


def _moments(
    record: Record | SeatRecord,
) -> Iterator[tuple[Sequence[RawEvent], str, State]]:
    """Return for each question what led to it, the comment on that, and the position."""
    if isinstance(record, SeatRecord):
        for step in record.steps():
            yield step.events, "", step.view.known
    else:
        for moment in record.moments():
            comment = moment.answer.comment if moment.answer else record.comment
            yield moment.events, comment, moment.state


def _some_state(drafts: Sequence[_Draft]) -> State:
    """Return the position after the set-up; every record has at least one moment."""
    assert drafts[0].state is not None
    return drafts[0].state


def _sentence(story: Story, names: Sequence[str], draft: _Draft, state: State) -> str:
    if draft.seat is not None:
        return story.chapters[draft.turn - 1].sentence(names[draft.seat])
    if state.round == 0:
        return "The table is being set up."
    return f"The table is set up. {names[state.first]} begins every round."
