"""What is written into the cells of a drawn board: tiles, symbols and who stands where."""

from __future__ import annotations

from luxor.cli.canvas import Style
from luxor.cli.module_facts import covered_spaces, mummy_space
from luxor.cli.plugin_words import plain
from luxor.core import constants as k
from luxor.core.edition import TEMPLE_BACKS
from luxor.core.ruleset import Ruleset
from luxor.core.view import View

Parts = list[tuple[str, str]]
"""A line: pieces of text with their looks (styles of rich, empty for plain)."""

BOLD = "bold"
DIM = "dim"
MUMMY = "MUMMY"
MUMMY_LOOK = "bold reverse"
STANDING = (k.ACTIVE, k.INSIDE)

SEAT_LOOKS = {
    "red": "bold white on red",
    "green": "bold black on green",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "purple": "bold white on magenta",
}
TREASURES = {"vase": "vase", "statue": "statue", "jewellery": "jewel", "sceptre": "scept"}
TILES = {
    k.T_HORUS: ("Horus {value}", "cyan"),
    k.T_OSIRIS: ("Osiris+{value}", "magenta"),
    k.T_SCARAB: ("scarab", "green"),
    k.T_JOKER: ("joker", "green"),
    k.T_EITHER: ("jok|scar", "green"),
    k.T_FAVOUR: ("fav {value}|{next}", "cyan"),
    k.T_TUNNEL: ("tunnel", "magenta"),
}
"""Short name and look of a tile, by family."""


def length(parts: Parts) -> int:
    """Return how many columns a line takes."""
    return sum(len(text) for text, _ in parts)


def seat_letters(rs: Ruleset) -> list[str]:
    """Return one sign for each seat: the first letter of its colour, or its number."""
    letters = [colour[0].upper() for colour in rs.edition.colours[: rs.players]]
    if len(set(letters)) < rs.players:
        return [str(seat + 1) for seat in range(rs.players)]
    return letters


def seat_look(rs: Ruleset, seat: int) -> str:
    """Return the look of a seat's colour."""
    colours = rs.edition.colours
    return SEAT_LOOKS.get(colours[seat], "bold reverse") if seat < len(colours) else "bold reverse"


def place_lines(view: View, place: int, style: Style, width: int) -> list[Parts]:
    """Return the lines of the cell of a place: 0 is the stairs, then the spaces, the chamber."""
    if place == 0:
        return [
            [("stairs", BOLD)],
            who(view, 0, width),
            who(view, 0, width, (k.RELEASED,)),
        ]
    if place == view.rs.chamber:
        return [[("TOMB", BOLD)], _sarcophagi(view, width), who(view, place, width)]
    return [
        space_title(view, place, style, width),
        [tile_name(view.rs, view.facts["tiles"][place - 1], style)],
        who(view, place, width),
    ]


def statue_lines(view: View, statue: int, width: int) -> list[Parts]:
    """Return the lines of the cell of a statue."""
    lying = k.ADVENTURERS - k.STATUES + statue
    present = [1 if statuses[lying] == k.SLEEPING else 0 for statuses in view.facts["statuses"]]
    nobody = [0] * view.rs.players
    return [[(f"Anubis {statue + 1}", BOLD)], [], _crowd(view.rs, present, nobody, width)]


def space_title(view: View, space: int, style: Style, width: int) -> Parts:
    """Return number and temple symbol of a space, and how many a treasure on it needs.

    On the mummy's space nothing can be taken, and it stands before all that.
    """
    rs = view.rs
    if space == mummy_space(rs, view.facts):
        return [(f"t{space}".ljust(width - len(MUMMY)), DIM), (MUMMY, MUMMY_LOOK)]
    _, family, _, needs, _ = rs.tile(view.facts["tiles"][space - 1])
    symbol = rs.space(space)[0]
    left: Parts = [(f"t{space}".ljust(4), DIM)]
    if family != k.T_TREASURE:
        return left
    if symbol:
        left.append((TEMPLE_BACKS[symbol - k.P_TEMPLE][0], "yellow"))
    elif space in covered_spaces(view):
        left.append(("+", "yellow"))
    pips = style.needs(needs)
    if length(left) + len(pips) > width:
        pips = f"x{needs}"
    return [*left, (" " * (width - length(left) - len(pips)), ""), (pips, "")]


def tile_name(rs: Ruleset, tile: int, style: Style) -> tuple[str, str]:
    """Return the short name of a tile and its look."""
    name, family, value, _, type_ = rs.tile(tile)
    if family == k.T_NONE:
        return f"{style.dot} {style.dot} {style.dot}", DIM
    if family == k.T_TREASURE:
        type_name = rs.treasure_types[type_]
        text = f"{TREASURES.get(type_name, type_name[:5])} {value}"
        return (text if len(text) <= 8 else text.replace(" ", "")), BOLD
    title, look = TILES.get(family, (plain(name)[:8], ""))
    return title.format(value=value, next=value + 1), look


def who(view: View, place: int, width: int, statuses: tuple[int, ...] = STANDING) -> Parts:
    """Return who is on a place, by the letters of the seats, small ones for the fallen."""
    present = _present(view, place, statuses)
    fallen = _present(view, place, (k.FALLEN,) if statuses == STANDING else ())
    suffix = "*" if statuses == (k.RELEASED,) and any(present) else ""
    crowd = _crowd(view.rs, present, fallen, width - len(suffix))
    return [*crowd, *([(suffix, "")] if suffix else [])]


def _present(view: View, place: int, statuses: tuple[int, ...]) -> list[int]:
    """Return for each seat how many of its adventurers are so on a place."""
    facts = view.facts
    return [
        sum(where == place and status in statuses for where, status in zip(*both, strict=True))
        for both in zip(facts["positions"], facts["statuses"], strict=True)
    ]


def fallen_letter(letter: str) -> str:
    """Return the sign of a seat's fallen adventurers: ``r``, or ``1!`` where seats are numbers."""
    return letter.lower() if letter.isalpha() else f"{letter}!"


def _crowd(rs: Ruleset, present: list[int], fallen: list[int], width: int) -> Parts:
    """Return letters for numbers of adventurers: one each, or with a number where it is tight."""
    groups = [  # seat, its sign, how many
        (seat, sign, number)
        for seat, letter in enumerate(seat_letters(rs))
        for sign, number in ((letter, present[seat]), (fallen_letter(letter), fallen[seat]))
        if number
    ]
    short = [sign + (str(number) if number > 1 else "") for _, sign, number in groups]
    for words, gap in (
        ([sign * number for _, sign, number in groups], " "),
        (short, " "),
        (short, ""),
        ([sign for _, sign, _ in groups], ""),
    ):
        parts: Parts = []
        for i, ((seat, _, _), word) in enumerate(zip(groups, words, strict=True)):
            if i and gap and groups[i - 1][0] != seat:
                parts.append((gap, ""))
            parts.append((word, seat_look(rs, seat)))
        if length(parts) <= width:
            return parts
    return [*parts[: width - 1], ("+", BOLD)]


def _sarcophagi(view: View, width: int) -> Parts:
    """Return the sarcophagi by their points, if these fit, and whose they are."""
    letters = seat_letters(view.rs)
    parts: Parts = []
    for points, owner in zip(view.rs.edition.sarcophagi, view.facts["sarcophagi"], strict=True):
        mark = ("-", DIM) if owner < 0 else (letters[owner], seat_look(view.rs, owner))
        parts += [(" " if parts else "", ""), (f"{points}:", ""), mark]
    if length(parts) > width:
        return [part for part in parts if not part[0].endswith(":")]
    return parts
