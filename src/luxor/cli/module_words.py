"""Words for what the modules of the expansion bring, and an explanation of each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from luxor.cli.module_facts import (
    MUMMY_DISCARDS,
    MUMMY_TILES,
    MummyTile,
    character,
    covered_spaces,
    equipment_cards,
    has_module,
    mummy_space,
    mummy_tile_kinds,
    open_mummy_tiles,
    talisman_supply,
    talismans,
    turned_sets,
    wake_up,
)
from luxor.cli.phrases import count_words, either
from luxor.core.modules.equipment import CARDS
from luxor.core.modules.sceptres import POINTS_WITH_A_SET
from luxor.core.ruleset import Ruleset
from luxor.core.view import View

# --- the mummy's tiles -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EffectWords:
    """A mummy tile's title, what it does in a few words, and in whole sentences."""

    title: str
    brief: str  # at most 25 columns: it stands beside the board
    does: str


EFFECTS = {
    "move_card": EffectWords(
        "move a card",
        "move a card of your hand",
        "Move one card of your hand to any other place in it.",
    ),
    "swap_scarab": EffectWords(
        "swap scarab",
        "swap one of your scarabs",
        "One of your scarabs goes back to the box, unseen by the others; take a new one.",
    ),
    "single_step": EffectWords(
        "single step",
        "one adventurer +1",
        "One of your active adventurers moves one tile. No tile acts.",
    ),
    "new_hand": EffectWords(
        "new hand",
        "a new hand of five cards",
        "Discard your whole hand and draw five new cards, from left to right.",
    ),
    "points_2": EffectWords("2 points", "2 points", "You score 2 points."),
    "rearmost_2": EffectWords(
        "rearmost +1 to 2",
        "your rearmost +1 to 2",
        "Your active adventurer nearest the stairs moves 1 or 2 tiles. No tile acts.",
    ),
    "horus_card": EffectWords(
        "Horus card",
        "a Horus card for a card",
        "Discard any card of your hand and take the open card of any Horus pile into the middle. "
        "The mummy does not move.",
    ),
    "scarab": EffectWords("scarab", "a scarab", "Take a scarab."),
    "lowest_treasure": EffectWords(
        "lowest treasure",
        "lowest treasure's points",
        "You score the points of the lowest treasure that lies open on the board. It stays.",
    ),
    "keys_2": EffectWords("2 keys", "2 keys", "Take 2 keys, or what is left of them."),
    "two_of_three": EffectWords(
        "two of three",
        "2 of {goods}",
        "Take two different ones of these: {goods}.",
    ),
    "rearmost_4": EffectWords(
        "rearmost +1 to 4",
        "your rearmost +1 to 4",
        "Your active adventurer nearest the stairs moves 1 to 4 tiles. No tile acts.",
    ),
    "pairs": EffectWords(
        "pairs",
        "2 points a treasure pair",
        "You score 2 points for each pair of your treasure tiles, sceptres among them, jokers not.",
    ),
    "all_4": EffectWords(
        "all +4",
        "all adventurers +4",
        "All your active adventurers move 4 tiles, the one nearest to the tomb chamber first. No "
        "tile acts.",
    ),
    "extra_turn": EffectWords(
        "extra turn", "an extra turn", "You have one more turn when this one is complete."
    ),
}
"""What each mummy tile is called and does, by its name in the edition."""


def _goods(rs: Ruleset) -> str:
    table: Any = rs.edition.modules["mummy"]
    return ", ".join(table["two_of_three"])


def effect_title(tile: MummyTile) -> str:
    """Return what a mummy tile is called, in quotes: ``"2 keys"``."""
    return f'"{EFFECTS[tile.name].title}"'


def effect_brief(rs: Ruleset, tile: MummyTile) -> str:
    """Return in a few words what a mummy tile does."""
    return EFFECTS[tile.name].brief.format(goods=_goods(rs))


def effect_words(rs: Ruleset, tile: MummyTile) -> str:
    """Return in whole sentences what a mummy tile does."""
    return EFFECTS[tile.name].does.format(goods=_goods(rs))


def price_words(tile: MummyTile) -> str:
    """Return the price of a mummy tile: ``2 talismans``."""
    return count_words(tile.price, "talisman")


def explain_mummy_tile(rs: Ruleset, tile: MummyTile) -> str:
    """Return what a kind of mummy tile costs and does."""
    copies = f"{tile.copies} in the game"
    title = f"Mummy tile {effect_title(tile)}: {price_words(tile)}, {copies}."
    return f"{title} {effect_words(rs, tile)} Not for sale where it would do nothing."


# --- characters ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PowerWords:
    """A power's title, what it does in one short sentence, and in whole ones."""

    title: str
    brief: str
    does: str


POWERS = {
    "reroll": PowerWords(
        "reroll",
        "after a roll for a card, may roll once more",
        "After you have rolled the die for a card you may keep the roll, or roll once more and "
        "take the second. Not for the roll that wakes the fallen.",
    ),
    "rearrange": PowerWords(
        "rearrange",
        "moves a hand card whenever anybody wakes an adventurer",
        "Whenever anybody's adventurer is woken at a statue, you may at once move one card of "
        "your hand to any place in it.",
    ),
    "free_choice": PowerWords(
        "free choice",
        "takes Horus cards from any of the three piles",
        "Where you may take a Horus card from the Horus board, you may take the open card of any "
        "of the three piles.",
    ),
    "plunder": PowerWords(
        "plunder",
        "1 point more for each treasure taken",
        "You score 1 point more for each treasure tile that you take.",
    ),
    "one_tile": PowerWords(
        "one tile",
        "may play any card as one tile forward",
        "You may play any card as one tile forward for one adventurer, in place of all it says; "
        "after a roll too.",
    ),
    "temple_reader": PowerWords(
        "temple reader",
        "may do the action of a temple tile on uncovering it",
        "When you uncover a temple tile by taking a treasure, you may at once do its action.",
    ),
    "collector": PowerWords(
        "collector",
        "an extra turn for a vase, a statue and jewellery",
        "When you take a treasure and have a vase, a statue treasure and a piece of jewellery "
        "that you have not turned over yet, you may turn these three over for an extra turn. They "
        "still score.",
    ),
    "key_turner": PowerWords(
        "key turner",
        "may lay down a key to change a card's number by one",
        "You start with 2 keys. When you play a card that is not a Horus card, you may lay down a "
        "key to make its number one larger or smaller, not below 0. That key is gone.",
    ),
}
"""What each power is called and does, by its name in the edition."""


def character_line(view: View, seat: int) -> str:
    """Return a seat's power with a short sentence on it; empty without one."""
    power = character(view.rs, view.facts, seat)
    if not power:
        return ""
    words = POWERS[power]
    turned = turned_sets(view.rs, view.facts, seat)
    sets = f" ({count_words(turned, 'set')} turned over)" if turned else ""
    return f"{words.title}: {words.brief}{sets}"


def explain_power(view: View, power: str) -> str:
    """Return what a character's power is, and whose it is in this game."""
    rs = view.rs
    words = POWERS[power]
    owner = [
        f"p{seat + 1} has it."
        for seat in range(rs.players)
        if character(rs, view.facts, seat) == power
    ]
    whose = owner[0] if owner else "Nobody has it in this game."
    return f"Character {words.title}: {words.does} {whose}"


# --- equipment -------------------------------------------------------------------------------

ZERO_TITLE = "{name} (stay and act)"
"""What the card that moves nobody is called; the others are told by their names."""

CARD_WORDS = {
    "zero": "Choose one active adventurer: it stays where it is, and you may do the action of its "
    "tile. It may always be played while an adventurer is active, and never must be.",
    "plus": "Move one adventurer {value}, or at once play one more end card that is not a Horus "
    "card and move one adventurer the sum. A die adds its roll, a second card with a + only its "
    "number. The hand is filled up to five: the first card gained becomes second from the left or "
    "from the right, as you like.",
    "adjusted_die": "Roll the die, then move one adventurer as many tiles as you rolled, or one "
    "more, or one fewer. 0 is to stay and act.",
}
"""What an equipment card does, by family."""


def equipment_family(rs: Ruleset, card: int) -> str:
    """Return the family of an equipment card that only equipment has; empty for any other card."""
    name = rs.card_names[card]
    if name not in equipment_cards(rs):
        return ""
    kind = list(CARDS.values())[equipment_cards(rs).index(name)]
    return kind[0] if kind[0] in CARD_WORDS else ""


# --- what can be explained -------------------------------------------------------------------


def _mummy(view: View) -> str:
    rs = view.rs
    where = f"t{mummy_space(rs, view.facts)}"
    return (
        f"The mummy stands on {where}. Whenever somebody takes a Horus card from the Horus board "
        "or plays one, it walks as many tiles as the card has eyes towards the stairs, and from "
        "the first tile on to the last. Standing adventurers of the other players that it passes "
        "fall, and on the tile where it stops everybody does. Whoever moved it takes a talisman "
        "for each other player of whom somebody fell. Whoever ends a move on its tile falls, too, "
        "and does no action; walking through is safe, and so are the stairs."
    )


def wake_up_words(rs: Ruleset) -> str:
    """Return what the wake-up roll brings: ``1 or 2: one of them rises and ...``."""
    return "; ".join(f"{either(faces)}: {WAKE_UP[name]}" for name, faces in wake_up(rs).items())


WAKE_UP = {
    "one_and_end": "one of them rises, and the turn ends",
    "all_and_end": "all rise, and the turn ends",
    "all_and_go_on": "all rise, and the turn goes on",
}
"""What a wake-up roll brings, by its name in the edition."""


def _fallen(view: View) -> str:
    return (
        "Fallen adventurers do not move and do not count for treasures; at the end they score "
        "their place. At the start of your turn you may roll to raise those that do not lie on "
        f"the mummy's tile. {wake_up_words(view.rs)}."
    )


def _talismans(view: View) -> str:
    rs, facts = view.rs, view.facts
    have = ", ".join(f"p{seat + 1} {talismans(rs, facts, seat)}" for seat in range(view.rs.players))
    return (
        "Talismans pay for mummy tiles. You take one for each other player of whom somebody falls "
        f"when you move the mummy. {have}; {talisman_supply(rs, facts)} left in the supply."
    )


def _mummy_tiles(view: View) -> str:
    rs, facts = view.rs, view.facts
    sizes = facts["pile_sizes"]
    left = sizes[rs.pile_names.index(MUMMY_TILES)]
    used = sizes[rs.pile_names.index(MUMMY_DISCARDS)]
    about = "Mummy tiles: after drawing you may use one of the three open ones for talismans."
    lines = [
        f"{about} {left} under them, {used} used.",
        *(
            f"  tile{number} {effect_title(tile)}, {price_words(tile)}: {effect_words(rs, tile)}"
            for number, tile in enumerate(open_mummy_tiles(rs, facts), start=1)
            if tile is not None
        ),
    ]
    return "\n".join(lines)


def _equipment(view: View) -> str:
    names = " ".join(equipment_cards(view.rs))
    return (
        "Equipment: each player starts with five of the seven cards of the own colour; the other "
        f"two are out. They are played like other cards and go to the discard pile: {names}."
    )


def _sceptres(view: View) -> str:
    where = ", ".join(f"t{space}" for space in covered_spaces(view)) or "no space any more"
    return (
        "Sceptres are treasures of a fourth kind. At the end each complete set may take one "
        f"sceptre along for {POINTS_WITH_A_SET} points more; without a set a sceptre scores no "
        f"more than when it was taken. A second tile lies face down on: {where}. It is turned up "
        "when the one above is taken, and can be taken from the next turn on."
    )


def _characters(view: View) -> str:
    lines = ["Characters: everybody has one for the whole game; using its power is never a duty."]
    lines += [
        f"  p{seat + 1}: {character_line(view, seat)}"
        for seat in range(view.rs.players)
        if character(view.rs, view.facts, seat)
    ]
    return "\n".join(lines)


TOPICS: dict[str, dict[str, Callable[[View], str]]] = {
    "mummy": {
        "mummy": _mummy,
        "fallen": _fallen,
        "talismans": _talismans,
        "mummytiles": _mummy_tiles,
    },
    "equipment": {"equipment": _equipment},
    "sceptres": {"sceptres": _sceptres},
    "characters": {"characters": _characters},
}
"""What can be explained in a game with a module, by the module's name."""


def module_topics(rs: Ruleset) -> dict[str, Callable[[View], str]]:
    """Return what can be explained of the modules in a game."""
    return {
        name: tell for module in rs.modules for name, tell in TOPICS.get(module.name, {}).items()
    }


def explain_module_things(view: View, fits: Callable[[str], bool]) -> list[str]:
    """Return the explanations of mummy tiles and characters whose name fits.

    They go by their name in the edition with and without its underscores, and an open tile also
    by ``tile1`` to ``tile3``.
    """
    rs = view.rs
    tiles = mummy_tile_kinds(rs)
    wanted = [tile for tile in tiles if fits(tile.name) or fits(tile.name.replace("_", ""))]
    wanted += [tile for tile in tiles if fits(EFFECTS[tile.name].title.replace(" ", "").lower())]
    wanted += [
        tile
        for number, tile in enumerate(open_mummy_tiles(rs, view.facts), start=1)
        if tile is not None and fits(f"tile{number}")
    ]
    found = [explain_mummy_tile(rs, tile) for tile in wanted]
    return found + [
        explain_power(view, power)
        for power in powers(rs)
        if fits(power) or fits(power.replace("_", ""))
    ]


def powers(rs: Ruleset) -> list[str]:
    """Return the names of all characters' powers; none without the module."""
    if not has_module(rs, "characters"):
        return []
    table: Any = rs.edition.modules["characters"]
    return list(table["powers"])
