"""Checks across the sections of an edition file: whether its parts make one playable game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from luxor.core.edition import (
    HAND,
    MAX_CARD_KINDS,
    MAX_CARDS,
    MAX_COPIES,
    MAX_TREASURE_KINDS,
    CardSpec,
    TreasureSpec,
)
from luxor.notation.edition_board import Board
from luxor.notation.edition_modules import Table
from luxor.notation.edition_reader import Findings


def check_spaces(
    findings: Findings,
    board: Board | None,
    treasures: tuple[TreasureSpec, ...] | None,
    horus_tiles: Mapping[str, int] | None,
    osiris: tuple[tuple[int, int], ...] | None,
) -> None:
    """Note where tiles and spaces do not match (S5, S6)."""
    if board is None:
        return
    if board.declared is not None and treasures is not None:
        spaces = board.declared["treasure"]
        tiles = sum(tile.copies for tile in treasures)
        if tiles != spaces:
            findings.add("treasures", f"{tiles} tiles for {spaces} treasure spaces", f"{spaces}")
    if board.declared is not None and osiris is not None:
        spaces = board.declared["osiris"]
        tiles = sum(copies for _, copies in osiris)
        if tiles < spaces:
            wrong = f"{tiles} tiles for {spaces} Osiris spaces"
            findings.add("osiris_tiles.copies", wrong, f"at least {spaces}")
    if board.horus is not None and horus_tiles is not None:
        for eyes, numbers in board.horus.items():
            tiles = horus_tiles[eyes]
            if tiles != len(numbers):
                wrong = f"{tiles} tiles for {len(numbers)} spaces (board.horus.{eyes})"
                findings.add(f"horus_tiles.copies.{eyes}", wrong, f"{len(numbers)}")


def check_cards(
    findings: Findings,
    players_max: int | None,
    starter: tuple[CardSpec, ...] | None,
    horus: tuple[CardSpec, ...],
    modules: Mapping[str, Table],
) -> None:
    """Note too few starter cards for the hands, and more cards than the engine has room for."""
    module_cards = _module_cards(modules)
    for name, count in _copies_in_all(horus).items():
        if count > MAX_COPIES:
            level, _, card = name[1:].partition(":")
            wrong = f"{count} copies with those of the base game"
            findings.add(f"extra_horus_cards.level_{level}.{card}", wrong, f"at most {MAX_COPIES}")
    for name, count in module_cards.items():
        if count * (players_max or 0) > MAX_COPIES:
            wrong = f"{count} copies for each of {players_max} players"
            findings.add(f"modules.equipment.cards.{name}", wrong, f"at most {MAX_COPIES} in all")
    if starter is None:
        return
    copies = sum(card.copies for card in starter)
    if players_max is not None and copies <= HAND * players_max:
        wrong = f"{copies} cards"
        right = f"at least {HAND * players_max + 1}, a hand for {players_max} players and one more"
        findings.add("starter_cards.cards", wrong, right)
    kinds = len({card.name for card in (*starter, *horus)}) + len(module_cards)
    if kinds > MAX_CARD_KINDS:
        wrong = f"{kinds} kinds of cards in all, modules included"
        findings.add("horus_cards", wrong, f"at most {MAX_CARD_KINDS}")
    total = copies + sum(card.copies for card in horus)
    total += sum(module_cards.values()) * (players_max or 0)
    if total > MAX_CARDS:
        wrong = f"{total} cards in all, modules included"
        findings.add("starter_cards", wrong, f"at most {MAX_CARDS}")


def check_treasure_kinds(
    findings: Findings,
    treasures: tuple[TreasureSpec, ...] | None,
    modules: Mapping[str, Table],
) -> None:
    """Note more kinds of treasure than the engine has room for, sceptres included."""
    sceptres = modules["sceptres"]["points"] if "sceptres" in modules else ()
    kinds = len(treasures or ()) + (len(sceptres) if isinstance(sceptres, tuple) else 0)
    if kinds > MAX_TREASURE_KINDS:
        wrong = f"{kinds} kinds of treasures, sceptres included"
        findings.add("treasures", wrong, f"at most {MAX_TREASURE_KINDS}")


def _copies_in_all(cards: tuple[CardSpec, ...]) -> Counter[str]:
    """Give the copies of each kind, those of the expansion added to those of the base game."""
    copies: Counter[str] = Counter()
    for card in cards:
        copies[card.name] += card.copies
    return copies


def _module_cards(modules: Mapping[str, Table]) -> dict[str, int]:
    """Give the cards that modules add for each player."""
    cards = modules["equipment"]["cards"] if "equipment" in modules else {}
    if not isinstance(cards, Mapping):
        return {}
    return {str(name): copies for name, copies in cards.items() if isinstance(copies, int)}
