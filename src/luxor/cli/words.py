"""Cards, tiles and places in words, and an explanation of every one of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from luxor.cli.board_cells import tile_name
from luxor.cli.canvas import ascii_style
from luxor.cli.module_facts import (
    covered_spaces,
    equipment_cards,
    has_module,
    mummy_space,
    mummy_tile_kinds,
)
from luxor.cli.module_words import (
    CARD_WORDS as EQUIPMENT_WORDS,
)
from luxor.cli.module_words import (
    TOPICS as MODULE_TOPICS,
)
from luxor.cli.module_words import (
    ZERO_TITLE,
    equipment_family,
    explain_module_things,
    module_topics,
    powers,
)
from luxor.cli.phrases import count_words
from luxor.cli.plugin_words import about_module, own_words, plain, plugins, with_article
from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.core.view import View

# --- short names -----------------------------------------------------------------------------

CARD_TITLES = {
    k.C_NUMBER: "{name}",
    k.C_STEP: "{name}",
    k.C_DIE: "die",
    k.C_RANGE: "{name} (1 to {value} tiles)",
    k.C_RANGE_DIE: "{name} (1 to the roll)",
    k.C_ALL: "{name} (all move {value})",
    k.C_LAST: "{name} (last to second last)",
    k.C_FEWER: "{name} ({tiles}, one adventurer fewer)",
}
"""What a family of cards is called in a line of text; ``name`` is the card's own name."""

TILE_TITLES = {
    k.T_NONE: "an empty space",
    k.T_HORUS: "a Horus tile ({eyes})",
    k.T_OSIRIS: "an Osiris tile ({value})",
    k.T_SCARAB: "a scarab tile",
    k.T_JOKER: "a joker tile",
    k.T_EITHER: "a joker-or-scarab tile",
    k.T_FAVOUR: "a favour of Horus ({favour})",
    k.T_TUNNEL: "a tunnel",
}

TREASURE_TITLES = {
    "vase": "a vase worth {value}",
    "statue": "a statue treasure worth {value}",
    "jewellery": "jewellery worth {value}",
    "sceptre": "a sceptre worth {value}",
}

REASONS = {
    "tomb": "two adventurers had entered the tomb chamber, and the round was played to its end",
    "standstill": "nobody could move an adventurer for a whole round",
    "round_limit": f"{k.ROUND_LIMIT} rounds had been played",
}
"""Why a game ended, by the name of the reason."""

SOURCES = {
    "play": "in play",
    "adventurers": "adventurers",
    "sarcophagi": "sarcophagi",
    "keys": "keys",
    "sets": "sets",
    "scarabs": "scarabs",
    "sceptres": "sceptres",
}
"""Where points came from, as the heading of a column."""


def source_words(name: str) -> str:
    """Return what a source of points is called; one that is not known goes by its own name."""
    return SOURCES.get(name, plain(name))


def place_words(rs: Ruleset, place: int) -> str:
    """Return how a place is called: ``the stairs``, ``t5``, ``the tomb chamber``."""
    if place == 0:
        return "the stairs"
    return "the tomb chamber" if place == rs.chamber else f"t{place}"


def card_words(rs: Ruleset, card: int) -> str:
    """Return a card's title, with its meaning where the name alone does not tell it."""
    name, family, value, _ = rs.card(card)
    if own := own_words(rs, f"card.{name}"):
        return own
    title = CARD_TITLES.get(family, plain(name))
    if equipment_family(rs, card) == "zero":
        title = ZERO_TITLE
    return title.format(name=name, value=value, tiles=count_words(value, "tile"))


def a_card(rs: Ruleset, card: int) -> str:
    """Return a card with its article, as part of a sentence; Horus cards go by their own name."""
    _, family, _, eyes = rs.card(card)
    if eyes:
        return card_words(rs, card)
    return "a die card" if family == k.C_DIE else f"a {card_words(rs, card)}"


def tile_words(rs: Ruleset, tile: int) -> str:
    """Return a tile's title with its article: ``a vase worth 3``, ``a tunnel``."""
    name, family, value, _, type_ = rs.tile(tile)
    if family == k.T_TREASURE:
        type_name = rs.treasure_types[type_]
        title = TREASURE_TITLES.get(type_name, f"{with_article(type_name)} worth {{value}}")
        return title.format(value=value)
    if family not in TILE_TITLES:
        return own_words(rs, f"tile.{name}") or with_article(name)
    eyes = count_words(value, "eye")
    return TILE_TITLES[family].format(value=value, eyes=eyes, favour=_two_levels(value))


def _two_levels(level: int) -> str:
    return f"{level} or {level + 1} eyes"


# --- explanations ----------------------------------------------------------------------------

CARDS = {
    k.C_NUMBER: "Move one adventurer exactly {tiles} towards the tomb chamber.",
    k.C_STEP: "Move one adventurer one tile forward or one tile back. Backwards never leads onto "
    "the stairs.",
    k.C_DIE: "Roll the die, then move one adventurer exactly as many tiles as you rolled. If "
    "nobody can, nobody moves.",
    k.C_RANGE: "Choose a number from 1 to {value} and move one adventurer that many tiles.",
    k.C_RANGE_DIE: "Roll the die, then choose a number from 1 to the roll and move one adventurer "
    "that many tiles.",
    k.C_ALL: "All your active adventurers move {tiles}, the one nearest to the tomb chamber "
    "first; whoever cannot, stays. Then choose one of those that moved: only its tile does its "
    "action.",
    k.C_LAST: "Your last adventurer goes to the place of your next one ahead of it and does the "
    "action there. With nobody ahead it goes into the tomb chamber if one of yours is in there "
    "and you have a key.",
    k.C_FEWER: "Move one adventurer exactly {tiles}. If it ends on a treasure, you may take it "
    "with one adventurer fewer than it needs.",
}
"""What a card of a family does."""

TILES = {
    k.T_NONE: "Nothing lies here. Spaces without a tile are skipped and not counted as steps.",
    k.T_TREASURE: "Take it if at least {needs} of yours {stand} on it when you end a move here: "
    "{points} at once, and one {type} for your sets. A temple tile comes to light under it if its "
    "space bears a symbol; otherwise the space stays empty.",
    k.T_HORUS: "Take a key, or the open Horus card with {eyes}. The card replaces the one you "
    "would draw. The tile stays.",
    k.T_OSIRIS: "Whoever ends a move here is thrown on by {tiles} at once; only the tile where "
    "that ends does its action.",
    k.T_SCARAB: "Take a scarab. Only you may look at its points until the end.",
    k.T_JOKER: "Take a joker treasure: it stands for any treasure in a set.",
    k.T_EITHER: "Take a joker treasure or a scarab, as you like.",
    k.T_FAVOUR: "Take the open Horus card with {favour}. There is no key here.",
    k.T_TUNNEL: "Go on to the next tunnel towards the tomb chamber. There is one jump only and no "
    "action at its far end; with no tunnel ahead nothing happens.",
}
"""What a tile of a family does."""

UNDESCRIBED = "It belongs to a module that does not describe it."


def explain_card(rs: Ruleset, card: int) -> str:
    """Return what a kind of card is, how many there are of it, and what playing it does."""
    name, family, value, eyes = rs.card(card)
    kind = f"Horus card with {count_words(eyes, 'eye')}" if eyes else "starter card"
    copies = f"{_copies(rs, name)} in the game"
    if name in equipment_cards(rs):
        kind = "equipment card"
        copies = f"{_copies_of_each(rs, name)} of each colour"
    equipment = equipment_family(rs, card)
    does = EQUIPMENT_WORDS[equipment] if equipment else CARDS.get(family, "")
    does = does or own_words(rs, f"about.{name}") or UNDESCRIBED
    does = does.format(value=value, tiles=count_words(value, "tile"))
    return f"Card {name}: {kind}, {copies}. {does}"


def explain_tile(rs: Ruleset, tile: int) -> str:
    """Return what a kind of tile is and what it does."""
    name, family, value, needs, type_ = rs.tile(tile)
    does = TILES.get(family, own_words(rs, f"about.{name}") or UNDESCRIBED).format(
        value=value,
        needs=needs,
        stand="stands" if needs == 1 else "stand",
        points=count_words(value, "point"),
        type=rs.treasure_types[type_] if family == k.T_TREASURE else "",
        tiles=count_words(value, "tile"),
        eyes=count_words(value, "eye"),
        favour=_two_levels(value),
    )
    title = tile_words(rs, tile)
    return f"Tile {name}: {title}. {does}"


def _copies(rs: Ruleset, name: str) -> int:
    """Return how many cards of a name are in the piles at the start."""
    piles = (k.P_DRAW, *(k.P_HORUS + level for level in range(k.LEVELS)))
    return sum(
        count
        for pile in piles
        for kind, count in zip(rs.kind_names[pile], rs.pile(pile)[2], strict=True)
        if kind == name
    )


def _copies_of_each(rs: Ruleset, name: str) -> int:
    """Return how many equipment cards of a name each player has."""
    return rs.pile(rs.pile_names.index("kit1"))[2][equipment_cards(rs).index(name)]


def explain_space(view: View, space: int) -> str:
    """Return what lies on a space, what it scores, what may come to light, and who stands on it."""
    rs = view.rs
    symbol, _, _, points = rs.space(space)
    lines = [
        f"Space t{space}: an adventurer here scores {count_words(points, 'point')} at the end."
    ]
    if symbol:
        left = view.facts["pile_sizes"][symbol]
        pile = f"{rs.pile_names[symbol]} symbol ({count_words(left, 'temple tile')} left)"
        lines.append(f"It bears the {pile}.")
    if space in covered_spaces(view):
        lines.append("A second tile lies face down below.")
    here = [
        f"p{seat + 1}'s a{i + 1}"
        + (" (fallen)" if view.facts["statuses"][seat][i] == k.FALLEN else "")
        for seat, places in enumerate(view.facts["positions"])
        for i, place in enumerate(places)
        if place == space
    ]
    if here:
        lines.append(f"On it: {', '.join(here)}.")
    if space == mummy_space(rs, view.facts):
        lines.append("The mummy stands on it: whoever ends a move here falls and does no action.")
    return " ".join(lines) + "\n" + explain_tile(rs, view.facts["tiles"][space - 1])


def _sets(view: View) -> str:
    edition = view.rs.edition
    points = ", ".join(str(value) for value in edition.set_points)
    return (
        f"Sets: one vase, one statue treasure and one piece of jewellery make a set; a joker "
        f"stands for any of them, at most {edition.jokers_per_set} in a set. "
        f"1, 2, 3 … sets score {points} points."
    )


def _temple(view: View) -> str:
    rs = view.rs
    lines = ["Temple tiles come to light under treasures on spaces with a symbol:"]
    for back in ("cobra", "falcon", "lion"):
        pile = rs.pile_names.index(back)
        spaces = ", ".join(
            f"t{space}" for space in range(1, rs.spaces + 1) if rs.space(space)[0] == pile
        )
        fronts = ", ".join(
            f"{spec.front} ×{spec.copies}" for spec in rs.edition.temple if spec.back == back
        )
        left = view.facts["pile_sizes"][pile]
        lines.append(f"  {back}: {spaces}; {left} left of {fronts}")
    return "\n".join(lines)


def _scarabs(view: View) -> str:
    values = ", ".join(f"{copies}×{value}" for value, copies in view.rs.edition.scarabs)
    left = view.facts["pile_sizes"][k.P_SCARAB]
    return (
        f"Scarabs: each is worth its points at the end ({values}); only its owner may look. "
        f"{left} left in the supply."
    )


def _statues(view: View) -> str:
    where = ", ".join(f"after t{space}" for space in view.rs.edition.statues)
    return (
        f"Statues of Anubis: they lie {where}. The first time one of yours passes a statue, your "
        f"adventurer lying there (a3, a4, a5) is stood on the stairs and may move from the next "
        f"round on. Nobody stands on a statue's place."
    )


def _chamber(view: View) -> str:
    first, second = view.rs.edition.sarcophagi
    return (
        f"Tomb chamber: the step after the last tile, entered only by exact count and for one key "
        f"each. An adventurer in it scores {view.rs.edition.chamber_points} points. The first to "
        f"enter takes the sarcophagus worth {first}, the second the one worth {second}. After the "
        f"second the round is played to its end, then the game is scored."
    )


def _keys(view: View) -> str:
    return (
        f"Keys: one opens the tomb chamber for one adventurer; one left over scores 1 point. They "
        f"come from Horus tiles. {view.facts['key_supply']} left in the supply."
    )


def _jokers(view: View) -> str:
    return (
        f"Joker treasures: each stands for any treasure in a set. "
        f"{view.facts['joker_supply']} left in the supply."
    )


def _horus_board(view: View) -> str:
    lines = ["Horus cards lie open on three piles; a Horus tile or a favour lets you take one:"]
    for level, card in enumerate(view.facts["tops"]):
        left = view.facts["pile_sizes"][k.P_HORUS + level]
        open_card = "none left" if card < 0 else card_words(view.rs, card)
        lines.append(f"  {count_words(level + 1, 'eye')}: {open_card}, {left} under it")
    return "\n".join(lines)


def discard_words(view: View) -> str:
    """Return what lies on the discard pile, which everybody may look through (P2)."""
    _, first, _ = view.rs.pile(k.P_DISCARD)
    counts = view.facts["piles"][k.P_DISCARD]
    cards = [
        card_words(view.rs, first + i) + (f" ×{count}" if count > 1 else "")
        for i, count in enumerate(counts)
        if count
    ]
    left = view.facts["pile_sizes"][k.P_DRAW]
    lies = f"{count_words(sum(counts), 'card')}: {', '.join(cards)}" if cards else "empty"
    return (
        f"Discard pile: {lies}. {count_words(left, 'card')} left to draw; after the last of them "
        f"the discards are shuffled."
    )


def _hand(_: View) -> str:
    return (
        "Hand: the order of your cards never changes by itself. You play the left or the right "
        "end card; a card you gain goes into the middle. If one end card allows a move and the "
        "other does not, you must play the one that does."
    )


def _adventurers(view: View) -> str:
    spaces = view.rs.edition.spaces
    last = spaces[-1].points
    return (
        f"Adventurers: a1 and a2 start on the stairs, a3, a4 and a5 lie at the statues until you "
        f"pass them. At the end each scores its place: 0 on the stairs, {spaces[0].points} on t1, "
        f"rising to {last} on t{len(spaces)} and {view.rs.edition.chamber_points} in the tomb "
        f"chamber. '? t12' tells it for any space."
    )


def _turn(_: View) -> str:
    return (
        "A turn: play an end card of your hand and move an adventurer as many tiles as it says "
        "(empty spaces do not count); do what the tile says on which it ends; draw a card into "
        "the middle of your hand."
    )


def _scoring(view: View) -> str:
    return (
        "Scoring: treasures score when you take them. At the end come: the place of each "
        "adventurer, sarcophagi, 1 for each key left, sets of treasures, scarabs. The most points "
        "win; a tie goes to the higher sarcophagus.\n" + _sets(view)
    )


TOPICS: dict[str, Callable[[View], str]] = {
    "turn": _turn,
    "hand": _hand,
    "adventurers": _adventurers,
    "statues": _statues,
    "chamber": _chamber,
    "sarcophagi": _chamber,
    "keys": _keys,
    "jokers": _jokers,
    "scarabs": _scarabs,
    "sets": _sets,
    "scoring": _scoring,
    "horus": _horus_board,
    "discard": discard_words,
    "temple": _temple,
    "cobra": _temple,
    "falcon": _temple,
    "lion": _temple,
}
"""What can be explained apart from cards, tiles and spaces."""

ALIASES = {
    "±1": "+-1",
    "+/-1": "+-1",
    "+1": "+-1",
    "-1": "+-1",
    "tomb": "chamber",
    "anubis": "statues",
    "stairs": "adventurers",
    "sarcophagus": "sarcophagi",
    "score": "scoring",
    "points": "scoring",
    "end": "scoring",
    "symbol": "temple",
    "symbols": "temple",
    "favor": "favour",
    "jewelry": "jewellery",
    "joker-or-scarab": "joker_or_scarab",
    "jokerorscarab": "joker_or_scarab",
    "c": "cobra",
    "f": "falcon",
    "l": "lion",
    "draw": "discard",
    "discards": "discard",
    "discardpile": "discard",
    "horusboard": "horus",
    "supply": "keys",
}
"""Other names of what is in every game."""

MODULE_ALIASES = {
    "talisman": "talismans",
    "mummytile": "mummytiles",
    "opentiles": "mummytiles",
    "wake": "fallen",
    "raise": "fallen",
    "power": "characters",
    "powers": "characters",
    "kit": "equipment",
    "die±1": "die+-1",
}
"""Other names of what modules bring."""


def squeezed(text: str) -> str:
    """Return a name without blanks and capitals."""
    return "".join(text.split()).lower()


def explain(view: View, topic: str) -> str:
    """Return what a card, tile, space or other thing of the game is, in words.

    ``topic`` is a name such as ``die``, ``h1:last``, ``vase3``, ``t12``, ``tunnel`` or ``keys``,
    or what the board calls a tile (``jewel 3``, ``Osiris+4``); blanks and capitals do not matter.
    The beginning of a name explains all that fit. What is not known gets the list of names.
    """
    wanted = squeezed(topic).replace("–", "-")
    wanted = (ALIASES | MODULE_ALIASES).get(wanted, wanted)
    space = re.fullmatch(r"t(\d{1,3})", wanted)
    if space and 1 <= int(space[1]) <= view.rs.spaces:
        return explain_space(view, int(space[1]))
    if space:
        return f"There is no space {wanted}: the path has t1 to t{view.rs.spaces}."
    if re.fullmatch(r"a[1-5]", wanted):
        return _adventurers(view)
    if re.fullmatch(r"anubis\d", wanted):
        return _statues(view)
    found = _fitting(
        view, lambda name: wanted in (name, name.removesuffix("s"), name.rstrip("0123456789"))
    )
    if not found and len(wanted) > 1:
        found = _fitting(view, lambda name: name.startswith(wanted) or f":{wanted}" in name)
    if found:
        return "\n".join(dict.fromkeys(found))
    module = next((name for name in MODULE_TOPICS if wanted in (name, name.removesuffix("s"))), "")
    if module:
        return f"The module {module} is not in this game.\n" + topics(view)
    return f"Nothing here is called {_short(topic.strip())!r}.\n" + topics(view)


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."


def _fitting(view: View, fits: Callable[[str], bool]) -> list[str]:
    """Return the explanations of everything whose name fits."""
    rs = view.rs
    style = ascii_style()
    found = [explain_card(rs, i) for i, name in enumerate(rs.card_names) if fits(name)]
    found += [
        explain_tile(rs, i)
        for i, name in enumerate(rs.tile_names)
        if fits(name) or fits(name.replace("_", "")) or fits(squeezed(tile_name(rs, i, style)[0]))
    ]
    found += explain_module_things(view, fits)
    topics = TOPICS | module_topics(rs)
    found += [tell(view) for name, tell in topics.items() if fits(name)]
    return found + [
        about_module(view, module)
        for module in plugins(rs)
        if fits(module.name) or fits(module.name.replace("_", ""))
    ]


def topics(view: View) -> str:
    """Return the names of all that can be explained."""
    rs = view.rs
    lines = [
        "Cards: " + " ".join(rs.card_names),
        "Tiles: " + " ".join(rs.tile_names),
        f"Spaces: t1 to t{rs.spaces}",
    ]
    if has_module(rs, "mummy"):
        lines.append("Mummy tiles: " + " ".join(tile.name for tile in mummy_tile_kinds(rs)))
    if has_module(rs, "characters"):
        lines.append("Characters: " + " ".join(powers(rs)))
    more = [*TOPICS, *module_topics(rs), *(module.name for module in plugins(rs))]
    return "\n".join([*lines, "More: " + " ".join(more)])
