"""Where the places of a path are drawn, as a form that JSON can hold."""

from __future__ import annotations

from typing import Any

from luxor.core.edition import Edition

COLUMNS = 8
"""How wide a path is drawn of which only the number of places is known."""


def path_json(edition: Edition | None, places: int) -> dict[str, Any]:
    """Return names and cells of all places, from the stairs to the tomb chamber.

    ``places`` is how many there are, both of these included. The path runs as the edition's board
    does; without an edition of that length, to and fro in rows from top to bottom.
    """
    names = ["stairs", *(f"t{number}" for number in range(1, places - 1)), "tomb"][:places]
    if edition is not None and len(edition.spaces) + 2 == places:
        cells = [edition.stairs_cell, *(s.cell for s in edition.spaces), edition.chamber_cell]
        return {
            "drawn": "edition",
            "grid": list(edition.grid),
            "names": names,
            "cells": [list(cell) for cell in cells],
            "statues": [
                {"after": after, "cell": list(cell)}
                for after, cell in zip(edition.statues, edition.statue_cells, strict=True)
            ],
        }
    cells = [_to_and_fro(place) for place in range(places)]
    return {
        "drawn": "rows",
        "grid": [COLUMNS, -(-places // COLUMNS)],
        "names": names,
        "cells": [list(cell) for cell in cells],
        "statues": [],
    }


def _to_and_fro(place: int) -> tuple[int, int]:
    row, column = divmod(place, COLUMNS)
    return (COLUMNS - 1 - column if row % 2 else column), row
