"""Reading the tiles of a position text, and which tiles lie where it says nothing."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.position_checks import pile_of, tiles_for
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, is_laid, stage
from luxor.notation.position_lines import Lines
from luxor.notation.position_modules import covers_treasures
from luxor.notation.text import nearest, shown


def read_tiles(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Lay the tiles the text names and fill the other spaces; laid tiles leave their piles.

    ``form["treasures"]`` must say what players hold: it does not lie on the board.
    """
    tiles = {space: _take(rs, form, space, word) for space, word in lines.tiles(rs.spaces).items()}
    named = _treasure_pile(lines, rs, form)
    treasures = _treasures_left(rs, form)
    osiris = _left(rs, form, k.P_OSIRIS)
    for space in range(1, rs.chamber):
        if space in tiles or is_laid(rs, form["stack"], space) is False:
            continue
        _, laid_from, tile, _ = rs.space(space)
        left = treasures if laid_from == k.P_TREASURE else osiris
        if laid_from and left:
            tile = left.pop(0)
            form["piles"][laid_from][tile - rs.pile(laid_from)[1]] -= 1
        tiles[space] = tile
    form["tiles"] = [tiles.get(space, 0) for space in range(1, rs.chamber)]
    if stage(form["stack"]) is None:
        left_over = treasures if covers_treasures(rs) else []
        _, first, full = rs.pile(k.P_TREASURE)
        pile = left_over if named is None else named
        form["piles"][k.P_TREASURE] = [pile.count(first + i) for i in range(len(full))]


def _take(rs: Ruleset, form: Form, space: int, word: str) -> int:
    """Return the tile of a space after taking it out of its pile."""
    key = f"t{space}"
    if word not in rs.tile_names:
        raise PositionError(key, f"{shown(word)} is no tile", nearest(word, rs.tile_names))
    tile = rs.tile_names.index(word)
    pile = pile_of(rs, space, tile) if tile else 0
    if pile is None:
        raise PositionError(key, f"{word} cannot lie there", tiles_for(rs, space))
    if pile > 0:
        name, first, full = rs.pile(pile)
        if form["piles"][pile][tile - first] == 0:
            right = f"at most {full[tile - first]} from the pile {name}"
            raise PositionError(key, f"one {word} too many", right)
        form["piles"][pile][tile - first] -= 1
    return tile


def _treasure_pile(lines: Lines, rs: Ruleset, form: Form) -> list[int] | None:
    """Return the tiles that the text leaves in the treasure pile, None if it does not say."""
    key = "treasures"
    if key not in lines:
        return None
    if not covers_treasures(rs) or stage(form["stack"]) is not None:
        wrong = "only in a game with face-down tiles, after the set-up, the pile is not empty"
        raise PositionError(key, wrong, "it left out")
    _, first, full = rs.pile(k.P_TREASURE)
    names = rs.tile_names[first : first + len(full)]
    words = lines.words(key)
    found = []
    for word in words if words != ["-"] else []:
        if word not in names:
            raise PositionError(key, f"{shown(word)} is no treasure tile", nearest(word, names))
        kind = names.index(word)
        if form["piles"][k.P_TREASURE][kind] == 0:
            right = f"at most {full[kind]} on the board and in the pile"
            raise PositionError(key, f"one {word} too many", right)
        form["piles"][k.P_TREASURE][kind] -= 1
        found.append(first + kind)
    return found


def _left(rs: Ruleset, form: Form, pile: int) -> list[int]:
    first = rs.pile(pile)[1]
    return [first + i for i, count in enumerate(form["piles"][pile]) for _ in range(count)]


def _treasures_left(rs: Ruleset, form: Form) -> list[int]:
    """Return the treasures that neither lie on the board yet nor are held, in a fixed order.

    The lowest come first, with the types in turn. Of each type the lowest are those that players
    hold, if the text does not lay them.
    """
    left = _left(rs, form, k.P_TREASURE)
    order: dict[tuple[int, int, int, int], int] = {}
    for number, name in enumerate(rs.treasure_types):
        of_type = sorted(
            (t for t in left if rs.tile(t)[4] == number), key=lambda t: rs.tile(t)[2:4]
        )
        held = sum(treasures[number] for treasures in form["treasures"])
        if held > len(of_type):
            seat = max(s for s in range(rs.players) if form["treasures"][s][number])
            raise PositionError(
                f"p{seat + 1} treasures",
                f"{held} {name} tiles with players, {len(of_type)} are not on the board",
                f"at most {len(of_type)}",
            )
        for i, tile in enumerate(of_type[held:]):
            copy = of_type[held:].index(tile)
            order[rs.tile(tile)[2], rs.tile(tile)[3], i - copy, number] = tile
    return [order[place] for place in sorted(order)]
