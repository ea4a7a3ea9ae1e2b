"""What every player has, as far as a view shows it."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from luxor.cli.board_cells import BOLD, DIM, Parts, length, seat_letters, seat_look
from luxor.cli.canvas import Style
from luxor.cli.module_facts import has_module, talismans
from luxor.cli.module_words import character_line
from luxor.cli.plugin_words import data_lines, plain
from luxor.core import constants as k
from luxor.core.declarations import REASONS
from luxor.core.view import View

GOODS = ("points", "keys", "jokers")
TREASURES = {"vase": "vases", "statue": "statues", "jewellery": "jewels", "sceptre": "sceptr."}
TALISMANS = "talism."
SHORT = {"points": "VP"}
ENDS = {
    "tomb": "two were in the tomb chamber",
    "standstill": "nobody could move",
    "round_limit": "the last possible round",
}
"""Why a game ended, in few words, by the name of the reason."""
NAME = 14
WIDE = 8
NARROW = 4


def seat_title(view: View, names: Sequence[str], seat: int) -> str:
    """Return seat and name of a player, or seat and colour."""
    colours = view.rs.edition.colours
    name = "".join(c if c.isprintable() else "?" for c in names[seat]) if seat < len(names) else ""
    return f"p{seat + 1} {name or (colours[seat] if seat < len(colours) else '')}".strip()


def header_line(view: View, names: Sequence[str]) -> str:
    """Return round, turn and what the game waits for."""
    facts = view.facts
    if view.known.asks == k.OVER:
        return f"The game is over ({ENDS[REASONS[facts['reason']]]}) after round {facts['round']}"
    what = view.question.replace("_", " ")
    if facts["round"] == 0:
        return f"Set-up: {what}"
    turn = seat_title(view, names, facts["active"])
    asks = "chance" if view.asked is None else seat_title(view, names, view.asked)
    return f"Round {facts['round']}, turn of {turn}. To answer: {asks} ({what})"


def player_lines(view: View, names: Sequence[str], style: Style, columns: int) -> list[Parts]:
    """Return the table of the players, each with possessions, adventurers and hand."""
    talisman = [TALISMANS] if has_module(view.rs, "mummy") else []
    treasures = [TREASURES.get(name, plain(name)[: WIDE - 1]) for name in view.rs.treasure_types]
    titles = [*GOODS, *talisman, *treasures, "scarabs"]
    room = (columns - NAME - 4) // len(titles)
    width = max(NARROW, min(room, WIDE))
    if width < WIDE:
        titles = [SHORT.get(title, title.rstrip("."))[: width - 1] for title in titles]
    head = " " * (NAME + 4) + "".join(f"{title:>{width}}" for title in titles)
    lines: list[Parts] = [[(head, DIM)]]
    for seat in range(view.rs.players):
        row = _possessions(view, names, style, seat, width)
        values = _scarab_values(view, seat)
        beside = values and length(row) + len(values) + 3 <= columns
        lines.append([*row, (f" ({values})", DIM)] if beside else row)
        if values and not beside:
            lines.append([(f"    scarabs worth {values}", "")])
        lines += _adventurers(view, seat, columns)
        hand = _hand(view, style, seat)
        if length(lines[-1]) + length(hand) + 2 <= columns:
            lines[-1] = [*lines[-1], ("  ", ""), *hand]
        else:
            lines.append([("    ", ""), *hand])
        if character := character_line(view, seat):
            lines += _wrapped(character, columns)
        for text in data_lines(view, seat):
            lines += _wrapped(text, columns)
    return lines


def _wrapped(text: str, columns: int) -> list[Parts]:
    return [[("    " + line, "")] for line in textwrap.wrap(text, columns - 4)]


def _possessions(view: View, names: Sequence[str], style: Style, seat: int, width: int) -> Parts:
    facts = view.facts
    waits = view.asked == seat or (view.asked is None and facts["active"] == seat)
    mark = style.mark if waits and facts["round"] and view.known.asks != k.OVER else " "
    title = seat_title(view, names, seat)[:NAME]
    treasures = facts["treasures"][seat][: len(view.rs.treasure_types)]
    numbers = (
        "?" if view.score(seat) is None else view.score(seat),
        facts["keys"][seat],
        facts["jokers"][seat],
        *([talismans(view.rs, facts, seat)] if has_module(view.rs, "mummy") else []),
        *treasures,
        facts["scarab_counts"][seat],
    )
    return [
        (mark + " ", BOLD),
        (seat_letters(view.rs)[seat], seat_look(view.rs, seat)),
        (" " + title.ljust(NAME), BOLD),
        ("".join(f"{number:>{width}}" for number in numbers), ""),
    ]


def _scarab_values(view: View, seat: int) -> str:
    """Return the worth of a seat's scarabs, as far as the view knows them."""
    counts = zip(view.rs.edition.scarabs, view.facts["scarabs"][seat], strict=True)
    return " ".join(str(value) for (value, _), count in counts for _ in range(count))


def _adventurers(view: View, seat: int, columns: int) -> list[Parts]:
    """Return where a seat's adventurers are, in as many lines as that takes."""
    lines: list[Parts] = [[("   ", "")]]
    facts = view.facts
    for i in range(k.ADVENTURERS):
        place, status = facts["positions"][seat][i], facts["statuses"][seat][i]
        where = f"t{place}" if place else "stairs"
        where = {
            k.RELEASED: "stairs*",
            k.SLEEPING: f"Anubis{i + k.STATUES - k.ADVENTURERS + 1}",
            k.INSIDE: "tomb",
            k.FALLEN: f"t{place} fallen",
        }.get(status, where)
        parts: Parts = [(f" a{i + 1} ", DIM), (where, "")]
        if length(lines[-1]) + length(parts) > columns:
            lines.append([("   ", "")])
        lines[-1] += parts
    return lines


def _hand(view: View, style: Style, seat: int) -> Parts:
    parts: Parts = [("hand ", DIM)]
    cards = view.hand(seat)
    for slot, card in enumerate(cards):
        end = slot in (0, len(cards) - 1)
        text = style.hidden * 2 if card is None else card
        look = DIM if card is None else BOLD if end else ""
        parts += [("  " if slot else "", ""), (text, look)]
    return parts if cards else [*parts, ("none", DIM)]
