"""Words for the names that rows of games use; a name that is not known here is shown as it is."""

from __future__ import annotations

SOURCES = {
    "play": "treasures and other points in play",
    "adventurers": "the places of the adventurers",
    "keys": "keys left over",
    "sets": "sets of treasures",
}
"""Where points come from."""

SHORT_SOURCES = {"play": "in play", "adventurers": "places"}
"""The same where there is little room."""

REASONS = {
    "tomb": "two adventurers in the tomb chamber",
    "standstill": "a standstill",
    "round_limit": "the limit of rounds",
}
"""What ends a game."""

OF_GAME = {
    "winning_score": "score of the winner",
    "margin": "lead over the second",
    "first_entry": "round of the first entry into the chamber",
    "second_entry": "round of the second entry into the chamber",
}
"""What is known of a game as a whole."""

COUNTS = {
    "horus_cards_played": "Horus cards played",
    "horus_cards_taken": "Horus cards taken",
    "cards_without_move": "cards played without a move",
    "steps_back": "moves backwards",
    "osiris_throws": "throws by Osiris tiles",
    "spaces_thrown": "spaces thrown by Osiris tiles",
    "tunnel_jumps": "ways through tunnels",
    "spaces_tunnelled": "spaces through tunnels",
    "adventurers_released": "adventurers released at statues",
    "adventurers_in_chamber": "adventurers in the tomb chamber",
    "sarcophagi": "sarcophagi taken",
    "horus_1_taken": "Horus cards with 1 eye taken",
    "horus_2_taken": "Horus cards with 2 eyes taken",
    "horus_3_taken": "Horus cards with 3 eyes taken",
    "treasure_points": "points of treasures taken",
    "sets": "complete sets",
    "played_number": "number cards played",
    "played_step": "±1 cards played",
    "played_die": "die cards played",
    "played_range": "range cards played",
    "played_range_die": "1-to-the-roll cards played",
    "played_last": "cards for the rearmost played",
    "played_all": "cards for all played",
    "played_fewer": "one-fewer cards played",
    "played_zero": "0 cards played",
    "played_plus": "N+ cards played",
    "played_adjusted_die": "die ±1 cards played",
    "treasures_jewellery": "jewellery owned",
    "treasures_statue": "statue treasures owned",
    "treasures_vase": "vases owned",
    "treasures_sceptre": "sceptres owned",
    "falls": "falls before the mummy",
    "raised": "adventurers raised",
    "cards_moved": "cards moved in the hand",
    "scarabs_given": "scarabs given back",
    "points_by_tiles": "points by mummy tiles",
}
"""What a seat does and has, by the name of its count."""

MUMMY_TILES = {
    "move_card": "move a card",
    "points_2": "2 points",
    "rearmost_2": "rearmost +1 to 2",
    "horus_card": "Horus card",
    "keys_2": "2 keys",
    "rearmost_4": "rearmost +1 to 4",
    "all_4": "all +4",
}
"""The mummy tiles whose names do not say it."""

PREFIXES = {
    "mummy_tile_": "mummy tile: ",
    "power_": "power: ",
    "played_": "cards played: ",
}
"""Words for families of counts."""


def feature(kind: str, name: str) -> str:
    """Return a feature of a seat or a game in words."""
    match kind:
        case "points":
            return f"points: {source(name)}"
        case "ends":
            return f"ended: {REASONS.get(name, plain(name))}"
        case "game":
            return OF_GAME.get(name, plain(name))
    return COUNTS.get(name) or _by_prefix(name)


def family(name: str) -> str:
    """Return the title of a family of counts: ``Mummy tiles``."""
    return f"{plain(name).capitalize()}s"


def member(label: str) -> str:
    """Return the name of a member of a family of counts without that of the family."""
    return label.rpartition(": ")[2]


def source_in_full(name: str) -> str:
    """Return a source of points as a sentence names it."""
    return SOURCES.get(name, plain(name))


def source(name: str) -> str:
    """Return a source of points in one or two words."""
    return SHORT_SOURCES.get(name, plain(name))


def _by_prefix(name: str) -> str:
    for prefix, words in PREFIXES.items():
        if name.startswith(prefix):
            rest = name.removeprefix(prefix)
            return words + MUMMY_TILES.get(rest, plain(rest))
    return plain(name)


def plain(name: str) -> str:
    """Return a name as a reader reads it."""
    return name.replace("_", " ")
