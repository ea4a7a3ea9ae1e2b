"""What a seat can answer, in words that say what would happen, and how typed text is understood.

Everything here comes from a view: what an answer leads to is told by its preview.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from luxor.cli.phrases import count_words, either, joined
from luxor.cli.play_answers import answer_words, end_card, thing_words
from luxor.cli.play_narrator import Clause, Narrator
from luxor.cli.words import card_words, tile_words
from luxor.core import constants as k
from luxor.core import nodes
from luxor.core.actions import MOVE_TEXT, Action, Verb
from luxor.core.errors import AmbiguousActionError, IllegalActionError
from luxor.core.events import RawEvent
from luxor.core.state import State
from luxor.core.view import View
from luxor.play.preview import Preview

LISTED = 10
"""Up to so many moves of a card are listed with it; more are shown once it has been played."""

MOST_DIGITS = 6
"""Of a number that is typed; no more are read."""

SINGLE_MOVES = (k.C_NUMBER, k.C_STEP, k.C_RANGE, k.C_FEWER)
"""Families of cards with which one adventurer moves a number of tiles, known beforehand."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered line: the answers it gives, one after the other, and what it leads to.

    ``heading`` is what several lines have in common, or empty.
    """

    actions: tuple[Action, ...]
    text: str
    heading: str = ""

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.actions)


def choices(view: View, ahead: Preview | None = None) -> list[Choice]:
    """Return what the view's seat can answer; empty if it is not asked.

    ``ahead`` is the preview of the view, where there is one already.
    """
    if view.decision is None:
        return []
    offered: list[Choice] = []
    for first in ahead or Preview(view):
        action = first.actions[0]
        after, movers = _past_card_moves(first)
        moves = after.options if after.question == "move" else ()
        if view.question == "play" and 0 < len(moves) <= LISTED:
            offered += _with_its_moves(view, action, after)
        else:
            narrator = Narrator(view.known, past=False)
            text = _consequence(view, action, after, movers, narrator)
            offered.append(Choice((action,), text, _heading(view, action)))
    return offered


def _past_card_moves(ahead: Preview) -> tuple[Preview, list[int]]:
    """Return what follows if nobody moves a card of the hand, and the seats that may (C2).

    Whatever card they move, the rest of the turn is the same.
    """
    seats = []
    while ahead.question == "move_card" and (after := ahead.declined()) is not None:
        seats.append(ahead.frame[1])
        ahead = after
    return ahead, seats


def _with_its_moves(view: View, card: Action, first: Preview) -> list[Choice]:
    """Return a choice for every move that a card leaves; what comes before is in the heading."""
    narrator = Narrator(view.known, past=False)
    before = joined(clause.text for clause in _clauses(narrator, first.events))
    heading = _heading(view, card) + (f", and {before}" if before else "")
    offered = []
    for move in first:
        after, movers = _past_card_moves(move)
        text = _consequence(view, move.actions[-1], after, movers, narrator.fork(), first)
        offered.append(Choice((card, move.actions[-1]), text, heading))
    return offered


def _heading(view: View, action: Action) -> str:
    if view.question != "play":
        return ""
    end = "Left" if action.verb is Verb.LEFT else "Right"
    return f"{end} card {card_words(view.rs, end_card(view, action))}"


# --- words -----------------------------------------------------------------------------------

FOLLOWING = {
    "roll": "roll the die, then choose",
    "scarab": "takes a scarab",
    "act": "then choose whose tile acts",
    "turn_up": "turns up the tile below",
    "side": "then choose its place",
    "use_power": "nobody could move, but your power helps",
    "instead": "or one tile for one adventurer, as you like",
    "collect": "you may turn over three treasures for an extra turn",
    "deal": "draws five cards",
}
"""What to say of a question that follows, where its name is enough."""


NAMED = {
    Verb.KEY: "takes ",
    Verb.JOKER: "takes ",
    Verb.SCARAB: "takes ",
    Verb.HORUS: "takes the Horus card",
    Verb.SLOT: "moves |discards ",
    Verb.RIGHT: "moves ",
    Verb.GIVE: "gives back ",
    Verb.CHOOSE: r"a\d rises",
}
"""What the words of an answer say already, as the beginning of clauses."""

ENDING = (Verb.SCARAB, Verb.SLOT, Verb.GIVE, Verb.TILE)
"""Answers whose words tell all that comes."""


def _clauses(narrator: Narrator, events: Sequence[RawEvent]) -> list[Clause]:
    return [clause for event in events for clause in narrator.tell(event)]


def _consequence(
    view: View,
    action: Action,
    after: Preview,
    movers: Sequence[int],
    narrator: Narrator,
    before: Preview | None = None,
) -> str:
    """Return what an answer leads to: how the adventurers come along, and what that brings.

    ``before`` is where the answer is given, at the view itself by default; the narrator is there
    too. ``movers`` are the seats that may move a card of their hand in between.
    """
    lead = answer_words(view, action, before.question if before else view.question)
    if view.seat is None or view.seat != view.known.active:
        return lead  # what goes on after it is another seat's turn
    known = before.view.known if before else view.known
    clauses = _clauses(narrator, after.events[len(before.events) if before else 0 :])
    ways = ", ".join(clause.text for clause in clauses if clause.movement)
    ways = _name_twins(known, view.seat, ways)
    gains = [clause.text for clause in clauses if not clause.movement]
    named = NAMED.get(action.verb, "") if view.question != "play" else ""
    gains = [text for text in gains if not (named and re.match(named, text))]
    gains += _card_moves(view, movers)
    gains += _what_follows(view, after) if action.verb not in ENDING else []
    if ways or gains:
        lead = lead.removesuffix(".")  # the sentence of a mummy tile goes on
    said = ": ".join(part for part in (lead, ways) if part)
    return " — ".join(part for part in (said, joined(gains)) if part) or "nothing happens"


def _card_moves(view: View, movers: Sequence[int]) -> list[str]:
    """Return who may move a card in between (C2)."""
    return [
        "you may move a card of your hand"
        if seat == view.seat
        else f"p{seat + 1} may move a card of the own hand"
        for seat in movers
    ]


def _name_twins(known: State, seat: int, way: str) -> str:
    """Say which adventurers are the same to move, since only the first of them is offered."""
    if len(way) < 2 or not way.startswith("a") or not way[1].isdigit():
        return way
    chosen = int(way[1]) - 1
    own = slice(seat * k.ADVENTURERS, (seat + 1) * k.ADVENTURERS)
    positions, statuses = known.pos[own], known.status[own]
    twins = [
        f"a{i + 1}"
        for i, (place, status) in enumerate(zip(positions, statuses, strict=True))
        if i != chosen and place == positions[chosen] and status == k.ACTIVE
    ]
    moved = {int(part[1]) - 1 for part in way.split(", ") if part[:1] == "a" and part[1].isdigit()}
    if not twins or len(moved) > 1:
        return way
    return f"a{chosen + 1} (or {', '.join(twins)}){way[2:]}"


def _what_follows(view: View, after: Preview) -> list[str]:
    """Return what the next question of this turn will be about."""
    question = after.question
    if question == "move":
        return [f"then choose one of {len(after.options)} moves"]
    if question == "uncover":
        pile = view.rs.pile_names[after.frame[2]]
        return [f"turns up a {pile} temple tile"]
    if question == "spare":
        seat, adventurer = after.frame[1:3]
        known = after.view.known
        tile = known.tiles[known.pos[seat * k.ADVENTURERS + adventurer]]
        return [f"you may take {tile_words(view.rs, tile)}, with one adventurer fewer"]
    if question == "second":
        return [f"{count_words(after.frame[2], 'tile')}, or add another end card"]
    if question == "take":
        return ["you take " + either([thing_words(view, option) for option in after.options])]
    return [FOLLOWING[question]] if question in FOLLOWING else []


# --- understanding ---------------------------------------------------------------------------


def understand(
    view: View, text: str, offered: Sequence[Choice], ahead: Preview | None = None
) -> tuple[Action, ...]:
    """Return the answers that typed text stands for: a number, or actions such as ``left a2+3``.

    A move that fits one card only may leave the card out. Raises an ``ActionError`` that says
    what is wrong; nothing has changed then.
    """
    if text.isdecimal():
        if len(text) > MOST_DIGITS or not 1 <= int(text) <= len(offered):
            said = text if len(text) <= MOST_DIGITS else f"{text[:MOST_DIGITS]}..."
            raise IllegalActionError(
                f"{said} is not one of the numbers; there are 1 to {len(offered)}"
            )
        return offered[int(text) - 1].actions
    words = text.lower().split()
    ahead = ahead or Preview(view)
    if view.question == "play" and len(words) == 1 and MOVE_TEXT.fullmatch(words[0]):
        return _card_for(view, words[0], offered, ahead)
    given = ahead
    for number, word in enumerate(words):
        if number == 1 and view.question == "play" and _is_forced(view, given, word):
            continue
        if given.then != "question":
            said = " ".join(str(action) for action in given.actions)
            raise IllegalActionError(f"{word}: after {said} you are not asked again at once")
        given = given.after(nodes.check(given.view.known, word, view.seat))
    return given.actions


def _is_forced(view: View, card: Preview, word: str) -> bool:
    """Return whether a card leads to one move only, done without a question, and a word names it.

    Any of several adventurers that are the same to move may be named.
    """
    written = MOVE_TEXT.fullmatch(word)
    rs, facts = view.rs, view.facts
    if written is None or rs.card(end_card(view, card.actions[0]))[1] not in SINGLE_MOVES:
        return False
    moves = [event for event in card.events if event[0] == k.E_ADVENTURER_MOVED]
    if card.question == "move" or not moves:
        return False
    seat, adventurer, start, end = moves[0][1:5]
    passed = range(start + 1, end + 1) if end > start else range(end, start)
    tiles = sum(place == rs.chamber or bool(facts["tiles"][place - 1]) for place in passed)
    same = [
        f"a{i + 1}"
        for i, (place, status) in enumerate(
            zip(facts["positions"][seat], facts["statuses"][seat], strict=True)
        )
        if i == adventurer or (place == start and status == k.ACTIVE)
    ]
    steps = tiles if end > start else -tiles
    return int(written[2]) == steps and written[1] in (None, *same)


def _card_for(
    view: View, move: str, offered: Sequence[Choice], ahead: Preview
) -> tuple[Action, ...]:
    """Return the one choice that plays a card for a move such as ``a2+3`` or ``+3``."""
    fitting = [
        choice
        for choice in offered
        if (len(choice.actions) > 1 and str(choice.actions[-1]).endswith(move))
        or (len(choice.actions) == 1 and _is_forced(view, ahead.after(choice.actions[0]), move))
    ]
    if not fitting:
        raise IllegalActionError(
            f"{move} is not one of the moves listed; choose a number, or first play left or right"
        )
    if len(fitting) > 1:
        which = ", ".join(str(choice) for choice in fitting)
        raise AmbiguousActionError(f"{move} fits several choices: {which}")
    return fitting[0].actions
