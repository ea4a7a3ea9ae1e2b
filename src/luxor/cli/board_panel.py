"""What lies beside the path: the open Horus cards, the piles, the supply, mummy tiles."""

from __future__ import annotations

import textwrap

from luxor.cli.board_cells import BOLD, DIM, Parts
from luxor.cli.module_facts import has_module, open_mummy_tiles, talisman_supply
from luxor.cli.module_words import effect_brief
from luxor.cli.plugin_words import data_lines
from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.core.view import View

CARDS = {
    k.C_NUMBER: "{value}",
    k.C_STEP: "one forward or back",
    k.C_DIE: "the roll",
    k.C_RANGE: "1 to {value}",
    k.C_RANGE_DIE: "1 to the roll",
    k.C_ALL: "all move {value}",
    k.C_LAST: "last to second last",
    k.C_FEWER: "{value}, one fewer",
}
"""What a card does in three words, by family."""

PANEL = 34
"""Columns that the panel needs."""


def panel_lines(view: View) -> list[Parts]:
    """Return the lines of the panel, each at most :data:`PANEL` columns."""
    facts, rs = view.facts, view.rs
    sizes = facts["pile_sizes"]
    lines: list[Parts] = [[("Horus board", BOLD)]]
    for level, card in enumerate(facts["tops"]):
        lines.append(_open_card(rs, level, card, sizes[k.P_HORUS + level]))
    temple = [f"{rs.pile_names[pile]} {sizes[pile]}" for pile in range(k.P_TEMPLE, k.P_SCARAB)]
    supply = f"keys {facts['key_supply']}  jokers {facts['joker_supply']}"
    lines += [
        [],
        [("Cards", BOLD), (f"   draw {sizes[k.P_DRAW]}   discard {sizes[k.P_DISCARD]}", "")],
        [("Temple", BOLD), ("  " + "  ".join(temple), "")],
        [("Supply", BOLD), (f"  {supply}", "")],
        [(f"        scarabs {sizes[k.P_SCARAB]}{_talismans(view)}", "")],
    ]
    lines += _mummy_tiles(view)
    for text in data_lines(view, None):
        lines += [[], *([(line, "")] for line in textwrap.wrap(text, PANEL))]
    return lines


def _talismans(view: View) -> str:
    if not has_module(view.rs, "mummy"):
        return ""
    return f"  talismans {talisman_supply(view.rs, view.facts)}"


def _mummy_tiles(view: View) -> list[Parts]:
    """Return the open mummy tiles, each with its price and what it does."""
    rs = view.rs
    tiles = open_mummy_tiles(rs, view.facts)
    if not any(tiles):
        return []
    lines: list[Parts] = [[], [("Mummy tiles, price in talismans", BOLD)]]
    for number, tile in enumerate(tiles, start=1):
        if tile is not None:
            brief = effect_brief(rs, tile)
            lines.append([(f"tile{number} ", "cyan"), (f"{tile.price}: {brief}", "")])
    return lines


def _open_card(rs: Ruleset, level: int, card: int, left: int) -> Parts:
    if card == k.UNKNOWN:
        return [(f"h{level + 1}:".ljust(10), DIM), ("none open yet" if left else "none left", DIM)]
    name, family, value, _ = rs.card(card)
    does = CARDS.get(family, "").format(value=value)
    return [(name.ljust(10), "cyan"), (does.ljust(20), ""), (f"+{left}", DIM)]
