"""What an answer is called, for every question that is not answered by a plain move."""

from __future__ import annotations

from collections.abc import Callable

from luxor.cli.module_facts import open_mummy_tiles, talismans
from luxor.cli.module_words import effect_title, effect_words, equipment_family, price_words
from luxor.cli.phrases import in_order
from luxor.cli.plugin_words import own_words
from luxor.cli.questions import card_at
from luxor.cli.words import card_words, place_words, tile_words
from luxor.core import constants as k
from luxor.core.actions import Action, Verb
from luxor.core.view import View

IN_PLACE_OF_A_DRAW = ", into the middle of your hand in place of a drawn card"
INTO_THE_HAND = ", into the middle of your hand"


def answer_words(view: View, action: Action, question: str) -> str:
    """Return what an answer of the view's seat is called; empty where the move says it all.

    ``question`` is the view's, or one that follows from it. Answers that a module has no
    words for go by what they are.
    """
    own = own_words(view.rs, f"answer.{question}.{str(action).removeprefix('#')}")
    words = own or WORDS.get((question, action.verb), ANYWHERE.get(action.verb))
    if words is None:
        return str(action)
    return words if isinstance(words, str) else words(view, action)


def thing_words(view: View, action: Action) -> str:
    """Return what can be taken: ``a key``, ``the Horus card h1:last (last to second last)``."""
    if action.verb is Verb.HORUS:
        card = view.facts["tops"][(action.number or 1) - 1]
        return f"the Horus card {card_words(view.rs, card)}"
    return f"a {action.verb}"


def end_card(view: View, action: Action) -> int:
    """Return the card at the left or right end of the view's own hand."""
    hand = view.facts["hands"][view.seat]
    card: int = hand[0 if action.verb is Verb.LEFT else -1]
    return card


# --- cards of the hand -----------------------------------------------------------------------


def _end(view: View, action: Action) -> str:
    return f"the {action.verb} card {card_words(view.rs, end_card(view, action))}"


def _second(view: View, action: Action) -> str:
    """Name a second card and the sum it makes (Q3)."""
    card = end_card(view, action)
    _, family, value, _ = view.rs.card(card)
    first: int = view.known.frame()[2]
    if family == k.C_STEP:
        total = f"{first - 1} or {first + 1} in all"
    elif family == k.C_NUMBER or equipment_family(view.rs, card) in ("plus", "zero"):
        total = f"{first + value} in all"
    else:
        total = f"{first} and the roll"
    return f"add {_end(view, action)}: {total}"


def _alone(view: View, _: Action) -> str:
    return f"no, just {view.known.frame()[2]}"


def _hand_after(view: View, slot: int, to: int) -> str:
    """Return how the hand would look with a card moved to another place, that card marked."""
    names = [name or "?" for name in view.hand(view.seat or 0)]
    moved = names.pop(slot)
    names.insert(to, f"<{moved}>")
    return "  ".join(names)


def _side(view: View, action: Action) -> str:
    slot: int = view.known.frame()[2]
    to = slot if action.verb is Verb.LEFT else slot + 1
    return f"second from the {action.verb}: {_hand_after(view, slot, to)}"


def _slot(view: View, action: Action) -> str:
    slot = (action.number or 1) - 1
    return f"the {in_order(slot + 1)} card, {card_at(view, slot)}"


def _slot_to(view: View, action: Action) -> str:
    slot: int = view.known.frame()[2]
    place = action.number or 1
    return f"to the {in_order(place)} place: {_hand_after(view, slot, place - 1)}"


# --- adventurers and things ------------------------------------------------------------------


def _adventurer(view: View, action: Action) -> str:
    place = view.facts["positions"][view.seat][action.adventurer]
    tile = f", {tile_words(view.rs, view.facts['tiles'][place - 1])}" if place else ""
    return f"a{(action.adventurer or 0) + 1} on {place_words(view.rs, place)}{tile}"


def _staying(view: View, action: Action) -> str:
    """Name an adventurer that does its tile's action without a move (Q2)."""
    return _adventurer(view, action).replace(" on ", " stays on ", 1)


def _taken(view: View, action: Action) -> str:
    where = ""
    if action.verb is Verb.HORUS:
        quiet = view.known.frame()[3]
        where = INTO_THE_HAND if quiet else IN_PLACE_OF_A_DRAW
    return thing_words(view, action) + where


def _given(view: View, action: Action) -> str:
    kind = (action.number or 1) - 1
    value, _ = view.rs.edition.scarabs[kind]
    have = view.facts["scarabs"][view.seat][kind]
    return f"a scarab worth {value}" + (f" (you have {have} of them)" if have > 1 else "")


def _mummy_tile(view: View, action: Action) -> str:
    tile = open_mummy_tiles(view.rs, view.facts)[(action.number or 1) - 1]
    if tile is None:
        return str(action)
    return f"{effect_title(tile)} for {price_words(tile)}: {effect_words(view.rs, tile)}"


WORDS: dict[tuple[str, Verb], str | Callable[[View, Action], str]] = {
    ("play", Verb.LEFT): "",  # its heading names the card
    ("play", Verb.RIGHT): "",
    ("move", Verb.CHOOSE): _staying,
    ("move", Verb.NO): "nobody moves, and no tile acts",
    ("spare", Verb.YES): "yes, take it",
    ("spare", Verb.NO): "no, leave it",
    ("wake", Verb.YES): "yes, roll",
    ("wake", Verb.NO): "no, leave them and play a card",
    ("mummy_tile", Verb.NO): "none",
    ("move_card", Verb.NO): "none",
    ("move_card_to", Verb.SLOT): _slot_to,
    ("second", Verb.LEFT): _second,
    ("second", Verb.RIGHT): _second,
    ("second", Verb.NO): _alone,
    ("side", Verb.LEFT): _side,
    ("side", Verb.RIGHT): _side,
    ("reroll", Verb.YES): "yes, roll again",
    ("reroll", Verb.NO): "no, keep it",
    ("use_power", Verb.CHOOSE): _staying,
    ("use_power", Verb.NO): "no, nobody moves",
    ("instead", Verb.NO): "for nobody: play it as it is",
    ("read_temple", Verb.YES): "yes, do it",
    ("read_temple", Verb.NO): "no, leave it",
    ("collect", Verb.YES): "yes, turn them over",
    ("collect", Verb.NO): "no, they may serve when you take the next treasure",
}
"""What answers are called where the question matters."""

ANYWHERE: dict[Verb, str | Callable[[View, Action], str]] = {
    Verb.LEFT: _end,
    Verb.RIGHT: _end,
    Verb.MOVE: "",
    Verb.CHOOSE: _adventurer,
    Verb.KEY: _taken,
    Verb.JOKER: _taken,
    Verb.SCARAB: _taken,
    Verb.HORUS: _taken,
    Verb.YES: "yes",
    Verb.NO: "no",
    Verb.SLOT: _slot,
    Verb.TILE: _mummy_tile,
    Verb.GIVE: _given,
}
"""What answers are called anywhere else."""


# --- what is not on offer --------------------------------------------------------------------


def missing_words(view: View) -> list[str]:
    """Return why something that a player might expect is not among the options."""
    tell = MISSING.get(view.question)
    return tell(view) if tell is not None and view.decision is not None else []


def _missing_ends(view: View) -> list[Action]:
    """Return the ends of the hand that are not among the options; none if they are one card."""
    ends = [Action(verb) for verb in (Verb.LEFT, Verb.RIGHT)]
    if len(view.facts["hands"][view.seat]) < 2:
        return []
    return [end for end in ends if end not in view.options]


def _unplayable(view: View) -> list[str]:
    return [
        f"Nobody could move with {_end(view, end)}, so it may not be played now."
        for end in _missing_ends(view)
    ]


def _not_to_add(view: View) -> list[str]:
    told = []
    for end in _missing_ends(view):
        eyes = view.rs.card(end_card(view, end))[3]
        why = "a Horus card is never added" if eyes else "no sum with it allows a move"
        told.append(f"Not {_end(view, end)}: {why}.")
    if not any(action.verb is Verb.NO for action in view.options):
        told.append(f"With {view.known.frame()[2]} alone nobody can move.")
    return told


def _not_for_sale(view: View) -> list[str]:
    """Name the open mummy tiles that are not on offer; two equal ones are one offer."""
    have = talismans(view.rs, view.facts, view.known.frame()[1])
    tiles = open_mummy_tiles(view.rs, view.facts)
    offered = [tiles[(action.number or 1) - 1] for action in view.options if action.number]
    told = {}
    for tile in tiles:
        if tile is not None and tile not in offered:
            why = f"costs {price_words(tile)}" if tile.price > have else "would do nothing now"
            told[tile] = f"Not {effect_title(tile)}: it {why}."
    return list(told.values())


MISSING: dict[str, Callable[[View], list[str]]] = {
    "play": _unplayable,
    "second": _not_to_add,
    "mummy_tile": _not_for_sale,
}
