"""What every player has, as far as a view shows it."""

from __future__ import annotations

from collections.abc import Sequence

from luxor.cli.board_cells import BOLD, DIM, Parts, length, seat_letters, seat_look
from luxor.cli.canvas import Style
from luxor.core import constants as k
from luxor.core.events import REASONS
from luxor.core.view import View

GOODS = ("points", "keys", "jokers")
TREASURES = ("vases", "statues", "jewels", "sceptr.")
SHORT = {"points": "VP"}
ENDS = {
    "tomb": "two were in the tomb chamber",
    "standstill": "nobody could move",
    "round_limit": "the last possible round",
}
"""Why a game ended, in few words, by the name of the reason."""
NAME = 14
WIDE = 8


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
    what = view.question
    if facts["round"] == 0:
        return f"Set-up: {what}"
    turn = seat_title(view, names, facts["active"])
    asks = "chance" if view.asked is None else seat_title(view, names, view.asked)
    return f"Round {facts['round']}, turn of {turn}. To answer: {asks} ({what})"


def player_lines(view: View, names: Sequence[str], style: Style, columns: int) -> list[Parts]:
    """Return the table of the players, each with possessions, adventurers and hand."""
    titles = [*GOODS, *TREASURES[: len(view.rs.treasure_types)], "scarabs"]
    width = WIDE
    if NAME + 4 + WIDE * len(titles) > columns:
        width = WIDE // 2
        titles = [SHORT.get(title, title[:3]) for title in titles]
    head = " " * (NAME + 4) + "".join(f"{title:>{width}}" for title in titles)
    lines: list[Parts] = [[(head, DIM)]]
    for seat in range(view.rs.players):
        lines.append(_possessions(view, names, style, seat, width))
        where = _adventurers(view, seat)
        hand = _hand(view, style, seat)
        if length(where) + length(hand) + 2 <= columns:
            lines.append([*where, ("  ", ""), *hand])
        else:
            lines += [where, [("    ", ""), *hand]]
    return lines


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
        *treasures,
        facts["scarab_counts"][seat],
    )
    values = [
        str(value)
        for (value, _), count in zip(view.rs.edition.scarabs, facts["scarabs"][seat], strict=True)
        for _ in range(count)
    ]
    return [
        (mark + " ", BOLD),
        (seat_letters(view.rs)[seat], seat_look(view.rs, seat)),
        (" " + title.ljust(NAME), BOLD),
        ("".join(f"{number:>{width}}" for number in numbers), ""),
        (f" ({' '.join(values)})" if values else "", DIM),
    ]


def _adventurers(view: View, seat: int) -> Parts:
    parts: Parts = [("   ", "")]
    facts = view.facts
    for i in range(k.ADVENTURERS):
        place, status = facts["positions"][seat][i], facts["statuses"][seat][i]
        where = f"t{place}" if place else "stairs"
        where = {
            k.RELEASED: "stairs*",
            k.SLEEPING: f"Anubis{i + k.STATUES - k.ADVENTURERS + 1}",
            k.INSIDE: "tomb",
            k.FALLEN: f"t{place}!",
        }.get(status, where)
        parts += [(f" a{i + 1} ", DIM), (where, "")]
    return parts


def _hand(view: View, style: Style, seat: int) -> Parts:
    parts: Parts = [("hand ", DIM)]
    cards = view.hand(seat)
    for slot, card in enumerate(cards):
        end = slot in (0, len(cards) - 1)
        text = style.hidden * 2 if card is None else card
        look = DIM if card is None else BOLD if end else ""
        parts += [("  " if slot else "", ""), (text, look)]
    return parts if cards else [*parts, ("none", DIM)]
