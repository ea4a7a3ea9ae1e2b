"""Following a game by the events that a seat sees, after checking that each can happen.

The fold of the core takes events at their word. Events that come from a text may say anything, so
a :class:`Follower` looks first whether what an event moves is there to be moved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from luxor.core import constants as k
from luxor.core import engine, fold
from luxor.core.events import EVENTS, RawEvent, redact
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.event_text import FIELDS, asked_event
from luxor.notation.position_error import PositionError
from luxor.notation.position_frames import check_frames, check_stack_shape
from luxor.notation.position_modules import data_lines
from luxor.notation.record_text import RecordError

MAX_POINTS = 255
SECRET_DATA = EVENTS[k.E_SECRET][0]
"""The one event that may belong to nobody: data of a module that no seat sees."""

ANSWERS: dict[str, tuple[str, ...]] = {
    "first": ("first",),
    "deal": ("dealt",),
    "reveal": ("opened",),
    "lay": ("laid",),
    "play": ("played",),
    "roll": ("rolled",),
    "move": ("moved",),
    "uncover": ("laid",),
    "take": ("key", "joker", "horus_taken", "asked"),
    "scarab": ("scarab",),
    "draw": ("drawn",),
    "turn_up": ("laid",),
    "over": (),
}
"""What the answer to a question makes happen first; of other questions nothing is known."""

Facts = dict[str, Any]
"""A view in numbers, as ``State.to_dict`` gives it."""


class Follower:
    """The view of a seat (None: the public), brought up to date event by event."""

    def __init__(self, rs: Ruleset, seat: int | None) -> None:
        self.rs = rs
        self.seat = seat
        self._known = fold.begin(rs)
        self._facts: Facts = self._known.to_dict()
        self._open: tuple[str, int] | None = None  # the question just asked, and of whom

    def follow(self, event: RawEvent) -> None:
        """Take in an event; raises :class:`RecordError` if it cannot happen or is not the seat's.

        Nothing changes then.
        """
        problem = self._problem(event)
        if problem:
            raise RecordError(problem)
        fold.fold(self._known, event)
        self._facts = self._known.to_dict()
        self._open = None
        if event[0] == k.E_ASKED:
            kind, owner, *_ = self._known.frame()
            self._open = (self.rs.frames[kind].name, owner)

    def view(self) -> View:
        """Return the view as it is now; at a question it is that of the seat itself."""
        known = self._known.copy()
        if self.seat is not None and engine.asked_seat(known) == self.seat:
            engine.resume(known)
        return View(self.seat, known)

    def _problem(self, event: RawEvent) -> str:
        """Return what is wrong with an event, an empty text if nothing is."""
        name, fields = EVENTS[event[0]]
        if self._open is not None and self._open[0] in ANSWERS:
            question, owner = self._open
            if name not in ANSWERS[question]:
                comes = " or ".join(ANSWERS[question]) or "nothing"
                return f"after the question {question!r} comes {comes}"
            if event[0] != k.E_ASKED and fields[0] == "seat" and owner not in (k.NOBODY, event[1]):
                return f"p{owner + 1} was asked {question!r}, not another seat"
        if event[0] == k.E_ASKED:
            return _asked(self.rs, self._facts, event)
        for field, number in zip(fields, event[1:], strict=True):
            plain = field.rstrip("*")
            if field != plain and number == k.UNKNOWN:
                if event[1] == self.seat:
                    return f"{plain}: p{event[1] + 1} knows its own, ? is for the others'"
            elif not FIELDS[plain].has(self.rs, number) or (
                plain == "seat" and number == k.NOBODY and name != SECRET_DATA
            ):
                return f"{plain}: {FIELDS[plain].right(self.rs)}, not {number}"
        if redact(event, self.seat) != event:
            return f"it tells what {seat_text(self.seat)} may not know; ? would be right"
        return CHECKS[name](self.rs, self._facts, event)


def seat_text(seat: int | None) -> str:
    """Return how a seat is called in texts, ``the public`` for None."""
    return "the public" if seat is None else f"p{seat + 1}"


# --- what must hold before an event ----------------------------------------------------------


def _unless(good: bool, problem: str) -> str:
    return "" if good else problem


def _left(rs: Ruleset, facts: Facts, pile: int, kind: int) -> int:
    """Return how many of a kind a pile has, as far as the viewer knows."""
    first = rs.pile(pile)[1]
    counts: list[int] = facts["piles"][pile]
    return counts[kind - first] if 0 <= kind - first < len(counts) else 0


def _fine(_rs: Ruleset, _facts: Facts, _event: RawEvent) -> str:
    return ""


def _asked(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    flat = list(event[3:])
    stack = [flat[i : i + k.FRAME] for i in range(0, len(flat), k.FRAME)]
    if not stack or len(stack) > k.MAX_STACK or len(flat) % k.FRAME:
        return f"a stack of 1 to {k.MAX_STACK} frames, not {len(flat)} numbers"
    for kind, seat, *numbers in stack:
        in_range = kind in range(len(rs.frames)) and seat in range(-1, rs.players)
        if not in_range or any(not 0 <= number < 128 for number in numbers):
            return "a frame has a number that no frame has"
    if rs.frames[stack[-1][0]].asks == k.NOTHING or event != asked_event(rs, stack):
        return f"{rs.frames[stack[-1][0]].name} asks nobody, so it cannot be the last frame"
    try:
        check_stack_shape(rs, stack)
        check_frames(rs, {**facts, "stack": stack})
    except PositionError as error:
        return str(error)
    over = rs.frames[stack[-1][0]].asks == k.OVER
    if over != (facts["reason"] != k.RUNNING):
        return "the game is over with the event 'ended', and only then"
    if rs.frames[stack[-1][0]].name == "play" and not facts["hands"][event[1]]:
        return f"p{event[1] + 1} has no card to play"
    return ""


def _gained(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, slot, pile, card = event
    held = len(facts["hands"][seat])
    if held >= k.HAND or slot > held:
        return f"p{seat + 1} has {held} cards, so none can come to place {slot + 1}"
    if pile != k.P_DRAW and pile < k.BASE_PILES:
        return f"cards come from the pile {rs.pile_names[k.P_DRAW]}"
    if facts["pile_sizes"][pile] == 0:
        return f"the pile {rs.pile_names[pile]} is empty"
    possible = card == k.UNKNOWN or _left(rs, facts, pile, card) > 0
    return _unless(possible, f"no {rs.card_names[card]} can be in the pile {rs.pile_names[pile]}")


def _laid(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, pile, space, tile = event
    if not 0 < space < rs.chamber or tile == 0:
        return f"a tile lies on a space from t1 to t{rs.chamber - 1}"
    if facts["tiles"][space - 1]:
        return f"on t{space} lies {rs.tile_names[facts['tiles'][space - 1]]} already"
    if pile == k.NOBODY:
        return _unless(rs.space(space)[2] == tile, f"t{space} gets its tile from a pile")
    if _left(rs, facts, pile, tile) == 0:
        return f"no {rs.tile_names[tile]} is left in the pile {rs.pile_names[pile]}"
    temple, laid_from, _, _ = rs.space(space)
    fits = (pile > 0 and pile in (temple, laid_from)) or pile >= k.BASE_PILES
    return _unless(fits, f"t{space} gets no tile from the pile {rs.pile_names[pile]}")


def _opened(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, level, card = event
    if facts["tops"][level] != k.UNKNOWN:
        return f"a card of level {level + 1} lies open already"
    left = _left(rs, facts, k.P_HORUS + level, card)
    return _unless(left > 0, f"no {rs.card_names[card]} is left in the pile of level {level + 1}")


def _round(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    following = facts["round"] + 1
    return _unless(event[1] == following <= k.ROUND_LIMIT, f"the next round is {following}")


def _turn(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    waiting = facts["queue"][:1] == [event[1]]
    return _unless(not event[2] or waiting, f"no extra turn of p{event[1] + 1} is waiting")


def _played(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, end, card = event
    hand = facts["hands"][seat]
    if not hand:
        return f"p{seat + 1} has no card"
    slot = -1 if end == k.RIGHT else 0
    held = hand[slot]
    if held == k.UNKNOWN:
        left = _left(rs, facts, facts["origins"][seat][slot], card)
        return _unless(left > 0, f"every {rs.card_names[card]} is somewhere else")
    return _unless(held == card, f"p{seat + 1} has {rs.card_names[held]} at that end")


def _moved(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, adventurer, start, _, _ = event
    if facts["statuses"][seat][adventurer] != k.ACTIVE:
        return f"a{adventurer + 1} of p{seat + 1} is not active"
    there = facts["positions"][seat][adventurer] == start
    return _unless(there, f"a{adventurer + 1} of p{seat + 1} stands somewhere else")


def _released(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, adventurer, statue = event
    lies_there = adventurer == k.ADVENTURERS - k.STATUES + statue
    sleeps = facts["statuses"][seat][adventurer] == k.SLEEPING
    return _unless(lies_there and sleeps, f"a{adventurer + 1} does not lie at statue {statue + 1}")


def _key_laid(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    return _unless(facts["keys"][event[1]] > 0, f"p{event[1] + 1} has no key")


def _sarcophagus(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    free = facts["sarcophagi"][event[2]] == k.NOBODY
    return _unless(free, f"sarcophagus {event[2] + 1} has been taken")


def _treasure(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, _, space, tile, points = event
    if not 0 < space < rs.chamber or facts["tiles"][space - 1] != tile:
        return f"no {rs.tile_names[tile]} lies there"
    if points > MAX_POINTS:
        return f"a treasure scores at most {MAX_POINTS}"
    is_treasure = rs.tile(tile)[1] == k.T_TREASURE
    return _unless(is_treasure, f"{rs.tile_names[tile]} is no treasure")


def _key(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["key_supply"] > 0, "no key is left")


def _joker(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["joker_supply"] > 0, "no joker is left")


def _scarab(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    if facts["pile_sizes"][k.P_SCARAB] == 0:
        return "no scarab is left"
    possible = event[2] == k.UNKNOWN or _left(rs, facts, k.P_SCARAB, event[2]) > 0
    return _unless(possible, "no scarab of that value is left")


def _horus_taken(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, level, card, slot = event
    held = len(facts["hands"][seat])
    if held >= k.HAND or slot > held:
        return f"p{seat + 1} has {held} cards, so none can come to place {slot + 1}"
    lies = facts["tops"][level] == card
    return _unless(lies, f"{rs.card_names[card]} does not lie open on level {level + 1}")


def _shuffled(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["pile_sizes"][k.P_DRAW] == 0, "the draw pile is not empty")


def _ended(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    good = facts["reason"] == k.RUNNING != event[1]
    return _unless(good, "a running game ends, for a reason, once")


def _shown(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, scarab, count = event
    if facts["reason"] == k.RUNNING:
        return "scarabs are shown at the end"
    unseen = count - facts["scarabs"][seat][scarab]
    hidden = facts["scarab_counts"][seat] - sum(facts["scarabs"][seat])
    possible = 0 <= unseen <= min(hidden, _left(rs, facts, k.P_SCARAB, scarab))
    return _unless(possible, f"p{seat + 1} cannot have so many of that value")


def _scored(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["reason"] != k.RUNNING, "points are counted at the end")


def _granted(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(len(facts["queue"]) < k.MAX_QUEUE, f"{k.MAX_QUEUE} extra turns are waiting")


def _data(rs: Ruleset, _facts: Facts, event: RawEvent) -> str:
    if not rs.modules:
        return "no module of this game has data"
    index = dict(zip(EVENTS[event[0]][1], event[1:], strict=True))["index"]
    used = max((place.stop for place in data_lines(rs).values()), default=0)
    return _unless(index < used, f"the modules of this game have {used} bytes of data")


CHECKS: dict[str, Callable[[Ruleset, Facts, RawEvent], str]] = {
    "first": _fine,
    "dealt": _gained,
    "laid": _laid,
    "opened": _opened,
    "round": _round,
    "turn": _turn,
    "played": _played,
    "could_move": _fine,
    "rolled": _fine,
    "moved": _moved,
    "released": _released,
    "key_laid": _key_laid,
    "sarcophagus": _sarcophagus,
    "treasure": _treasure,
    "key": _key,
    "joker": _joker,
    "scarab": _scarab,
    "horus_taken": _horus_taken,
    "drawn": _gained,
    "shuffled": _shuffled,
    "no_move": _fine,
    "ended": _ended,
    "shown": _shown,
    "scored": _scored,
    "granted": _granted,
    "data": _data,
    "secret": _data,
}
"""What must hold before each event; ``asked`` is checked by itself."""
