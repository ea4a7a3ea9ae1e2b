"""What a bot program is told: a game, a question, a result (see ``docs/bots.md``).

Everything is made from the view of the seat that is asked, so nothing else can be in it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, Final

from luxor.core import constants as k
from luxor.core.nodes import result
from luxor.core.view import View
from luxor.notation.codec.named import option_json, tables_json, view_json
from luxor.notation.codec.view_parts import Json, question_json
from luxor.notation.stack_text import write_frame

PROTOCOL: Final = 1
"""The version of the protocol. New fields and messages do not change it; bots ignore them."""

FACTS: Final = "facts"
"""What a bot may want besides: all numbers of the view."""


def encode(message: Mapping[str, Any]) -> bytes:
    """Return a message as one line: ASCII, without blanks, fields in the order they were given."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def game_message(view: View) -> Json:
    """Return what a seat is told when a game begins: who plays, and the tables of the game."""
    tables = tables_json(view.rs)
    return {"type": "game", "players": tables.pop("players"), "seat": view.seat, **tables}


def decide_message(
    view: View, number: int, milliseconds: int, seed: int, wants: Collection[str] = ()
) -> Json:
    """Return the question of a view under a number, with the time there is for it.

    ``seed`` is for a bot that draws random numbers and wants to be repeatable.
    """
    message: Json = {
        "type": "decide",
        "id": number,
        "milliseconds": milliseconds,
        "seed": seed,
        "options": [option_json(view, action) for action in view.options],
        "view": _view(view),
        "question": question_json(view),
    }
    if FACTS in wants:
        scores = [view.score(seat) for seat in range(view.rs.players)]
        message[FACTS] = view.facts | {"scores": scores}
    return message


def _view(view: View) -> Json:
    """Return the view as version 1 has it: the question by its name, what is half done as text."""
    doing = [write_frame(view.rs, frame) for frame in view.facts["stack"]]
    return view_json(view) | {"question": view.question, "doing": doing}


def end_message(view: View) -> Json:
    """Return what a seat is told when a game is over, or broken off: then without a result."""
    if view.known.asks != k.OVER:
        return {"type": "end", "result": None}
    final = result(view.known)
    return {
        "type": "end",
        "result": {
            "reason": final.reason,
            "ranking": [list(place) for place in final.ranking],
            "points": list(final.points),
            "by_source": list(final.by_source),
        },
    }
