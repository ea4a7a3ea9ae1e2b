"""What a seat is asked, in words, for every question of the game and its modules."""

from __future__ import annotations

from collections.abc import Callable

from luxor.cli.module_facts import mummy_space, talismans
from luxor.cli.module_words import wake_up_words
from luxor.cli.phrases import count_words, in_order
from luxor.cli.plugin_words import own_words, plain
from luxor.cli.words import card_words, tile_words
from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.core.view import View

QUESTIONS = {
    "play": "Play the card at the left or at the right end of your hand.",
    "move": "Which adventurer moves, and how far?",
    "act": "All have moved. Whose tile does its action?",
    "spare": "This treasure can be taken with one adventurer fewer. Take it?",
    "take": "What do you take?",
    "wake": "Roll to raise your fallen adventurers ({fallen})? {outcomes}.",
    "raise": "One of your fallen adventurers rises, and the turn ends. Which one?",
    "mummy_tile": "Use one of the open mummy tiles? You have {talismans}.",
    "move_card": "{may}Which card of your hand goes to another place?",
    "move_card_to": "Where in your hand does {card} go?",
    "give_scarab": "Which of your scarabs goes back to the box? You take a new one for it.",
    "discard": "Which card do you discard? You take an open Horus card for it.",
    "take_several": "What do you take? You may take {things}.",
    "rearmost": "How far does your rearmost adventurer move? Its tile does not act.",
    "second": "You played {value}+. Add another end card to it?",
    "side": "You gained {card} after playing two cards. Where does it go?",
    "reroll": "You rolled {face}. Roll once more? Then the second roll counts.",
    "use_power": "The card itself allows no move, but your character's power does. Use it?",
    "instead": "Your character may play {card} as one tile forward. For whom?",
    "read_temple": "Your character may do the action of {tile} that came to light. Do it?",
    "collect": "Your character may turn over a vase, a statue treasure and a piece of jewellery "
    "for an extra turn. Do it?",
}
"""What a seat is asked, by the name of the question; :data:`DETAILS` fill the braces."""

STAYING = "Whose tile does its action? Nobody moves."
STEPPING = "Which adventurer moves? Its tile does not act."
"""What ``move`` asks where it is no usual move (Q2, Y10)."""


def question_words(view: View) -> str:
    """Return what the seat that is asked has to decide.

    A question of a module that has no words for it goes by its name.
    """
    name = view.question
    words = QUESTIONS.get(name)
    if words is None:
        return own_words(view.rs, f"question.{name}") or f"Decide: {plain(name)}."
    if name == "move":
        return _move_words(view)
    details = DETAILS.get(name)
    return words.format(**details(view)) if details else words


def _move_words(view: View) -> str:
    _, high, flags = _arguments(view)
    if flags & k.QUIET:
        return STEPPING
    return QUESTIONS["move"] if high else STAYING


def _arguments(view: View) -> tuple[int, int, int]:
    """Return the arguments of the frame that asks."""
    a, b, c = view.known.frame()[2:]
    return a, b, c


def card_at(view: View, slot: int) -> str:
    """Return the card at a slot of the asked seat's hand, as far as the view knows it."""
    card = view.facts["hands"][view.known.frame()[1]][slot]
    return f"the {in_order(slot + 1)} card" if card == k.UNKNOWN else card_words(view.rs, card)


def _wake(view: View) -> dict[str, str]:
    seat = view.known.frame()[1]
    under = mummy_space(view.rs, view.facts)
    places = zip(view.facts["positions"][seat], view.facts["statuses"][seat], strict=True)
    fallen = [
        f"a{i + 1} on t{place}" + (", under the mummy, stays" if place == under else "")
        for i, (place, status) in enumerate(places)
        if status == k.FALLEN
    ]
    return {"fallen": "; ".join(fallen), "outcomes": wake_up_words(view.rs)}


def _mummy_tile(view: View) -> dict[str, str]:
    have = talismans(view.rs, view.facts, view.known.frame()[1])
    return {"talismans": count_words(have, "talisman")}


def _move_card(view: View) -> dict[str, str]:
    optional = _arguments(view)[0]
    return {"may": "An adventurer was woken: you may move a card. " if optional else ""}


def _card_at_slot(view: View) -> dict[str, str]:
    return {"card": card_at(view, _arguments(view)[0])}


def _take_several(view: View) -> dict[str, str]:
    left = _arguments(view)[1]
    return {"things": f"{left} different things" if left > 1 else "one more thing"}


def _second(view: View) -> dict[str, str]:
    return {"value": str(_arguments(view)[0])}


def _reroll(view: View) -> dict[str, str]:
    return {"face": str(_arguments(view)[0])}


def _instead(view: View) -> dict[str, str]:
    return {"card": card_words(view.rs, _arguments(view)[0])}


def _read_temple(view: View) -> dict[str, str]:
    seat = view.known.frame()[1]
    space = view.facts["positions"][seat][_arguments(view)[0]]
    return {"tile": tile_words(view.rs, view.facts["tiles"][space - 1])}


DETAILS: dict[str, Callable[[View], dict[str, str]]] = {
    "wake": _wake,
    "mummy_tile": _mummy_tile,
    "move_card": _move_card,
    "move_card_to": _card_at_slot,
    "take_several": _take_several,
    "second": _second,
    "side": _card_at_slot,
    "reroll": _reroll,
    "instead": _instead,
    "read_temple": _read_temple,
}
"""What fills the braces of a question, by its name."""

CHANCES = {
    "first": "Who is the first player?",
    "deal": "Which card is dealt?",
    "reveal": "Which Horus card is turned up?",
    "lay": "Which tile is laid?",
    "roll": "What does the die show?",
    "uncover": "Which temple tile comes to light?",
    "scarab": "Which scarab is taken?",
    "draw": "Which card is drawn?",
    "turn_up": "Which treasure lay below?",
    "turn_up_mummy_tile": "Which mummy tile is turned up?",
    "wake_roll": "What does the die show that wakes the fallen?",
    "character": "Which character does the player get?",
}
"""What chance is asked, by the name of the question."""


def chance_words(rs: Ruleset, question: str) -> str:
    """Return what chance is asked."""
    return CHANCES.get(question) or own_words(rs, f"question.{question}") or "What comes?"
