"""The end of a game in words: who won, why it ended, and where the points came from."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from luxor.cli.drawing import table
from luxor.cli.phrases import count_words
from luxor.cli.words import REASONS, source_words
from luxor.core.nodes import Result


def result_words(result: Result, names: Sequence[str], columns: int | None = None) -> str:
    """Return the reason, the table of points by source in order of rank, and the winner.

    Sentences are wrapped at ``columns``, if given.
    """
    why = f"The game is over: {REASONS[result.reason]}."
    winner = _winner(result, names)
    if columns is not None:
        why, winner = (textwrap.fill(text, max(columns, 20)) for text in (why, winner))
    return "\n".join([why, "", _table(result, names), "", winner])


def _table(result: Result, names: Sequence[str]) -> str:
    sources = list(result.by_source[0])
    rows = []
    place = 1
    for seats in result.ranking:
        for seat in seats:
            points = [str(result.by_source[seat][source]) for source in sources]
            rows.append([f"{place}.", names[seat], *points, str(result.points[seat])])
        place += len(seats)
    head = ["", "", *(source_words(source) for source in sources), "total"]
    return table(head, rows, left=(0, 1))


def _winner(result: Result, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    points = count_words(result.points[result.winners[0]], "point")
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the victory with {points}."
    best = result.points[result.winners[0]]
    tied = sum(total == best for total in result.points) > 1
    why = ", by the higher sarcophagus of those tied" if tied else ""
    return f"{winners[0]} won with {points}{why}."
