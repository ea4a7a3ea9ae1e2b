"""``luxor show``: draw a position that was written by hand, and what is asked in it."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from luxor.cli.board import board_text
from luxor.cli.board_players import seat_title
from luxor.cli.module_facts import (
    character,
    covered_spaces,
    has_module,
    mummy_space,
    open_mummy_tiles,
    talisman_supply,
    talismans,
    turned_sets,
)
from luxor.cli.play_choices import choices
from luxor.cli.play_result import result_words
from luxor.cli.play_terminal import Terminal
from luxor.cli.plugin_words import data_json, plugins
from luxor.cli.questions import chance_words, question_words
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.declarations import REASONS
from luxor.core.edition import Edition
from luxor.core.nodes import Chance, Result, node
from luxor.core.state import State
from luxor.core.text import shown
from luxor.core.view import View, view
from luxor.notation.codec.exact import position_from_json
from luxor.notation.edition_file import builtin_editions, load_edition
from luxor.notation.position import PositionError, parse_position
from luxor.notation.position_lines import MAX_TEXT, write_place

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MAX_BYTES = 8 * MAX_TEXT
PUBLIC = ("all", "public")


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``show``."""
    parser = subparsers.add_parser(
        "show",
        help="draw a position that was written by hand",
        description="Draw a position, what one seat knows of it, and what is asked. How positions "
        "are written is told in docs/notation.md; an empty text is the start of a game.",
    )
    parser.add_argument(
        "position",
        metavar="POSITION",
        help="a file, - for standard input, or the text itself with ; between its lines, such as "
        "'p1: t5 t4; p1 hand: 1 2 3 4 5'",
    )
    parser.add_argument(
        "--seat",
        metavar="pN|all",
        help="whose view is drawn; all: what everybody knows (default: the seat that is asked, "
        "or what everybody knows where chance is asked)",
    )
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help=f"the edition, where it is not built in ({', '.join(builtin_editions())})",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a drawing")
    parser.set_defaults(run=show)


def show(args: argparse.Namespace) -> int:
    """Draw the position, or print its JSON; return 0.

    Raises ``PositionError`` or ``EditionError`` where something is wrong with what was given.
    """
    edition = load_edition(args.edition) if args.edition else None
    seen = seen_by(read_position(args.position, edition), args.seat)
    if args.json:
        print(json.dumps(view_json(seen), indent=1))
    else:
        print(board_text(seen))
        print()
        _tell_question(seen, Terminal())
    return 0


def read_position(source: str, edition: Edition | None = None) -> State:
    """Return the position in a file, on standard input (``-``) or in the text itself.

    In the text itself ``;`` may stand for the end of a line. What begins with ``{`` is taken for
    the JSON form. Raises ``PositionError``.
    """
    return position_of(_text(source), edition)


def position_of(text: str, edition: Edition | None = None) -> State:
    """Return the position that a text holds, as lines or as JSON; raises ``PositionError``."""
    if text.lstrip().startswith("{"):
        try:
            form = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PositionError("position", f"no JSON: {error}", "a table { ... }") from None
        return position_from_json(form, edition)
    return parse_position(text, edition)


def _text(source: str) -> str:
    if source == "-":
        return _decoded("standard input", sys.stdin.buffer.read(MAX_BYTES + 1))
    if _is_file(source):
        try:
            with Path(source).open("rb") as file:
                return _decoded(shown(source), file.read(MAX_BYTES + 1))
        except OSError as error:
            raise PositionError(
                shown(source), str(error.strerror), "a file that can be read"
            ) from None
    if source.lstrip().startswith("{"):
        return source
    if source.strip() and ":" not in source:
        right = "a file, or text such as 'p1: t5 t4; p1 hand: 1 2 3 4 5'"
        raise PositionError(shown(source), "no such file, and no position", right)
    return source.replace(";", "\n")


def _is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except (OSError, ValueError):  # too long, or with a sign that no name can have
        return False


def _decoded(name: str, content: bytes) -> str:
    if len(content) > MAX_BYTES:
        raise PositionError(name, f"more than {MAX_BYTES} bytes", "a position")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PositionError(name, f"byte {error.start + 1} is not UTF-8", "UTF-8 text") from None


def seen_by(s: State, seat: str | None) -> View:
    """Return what a seat (``p1``; ``all`` for everybody) knows; None is the seat that is asked."""
    if seat is None:
        asked = engine.asked_seat(s)
        return view(s, None if asked == k.NOBODY else asked)
    if seat in PUBLIC:
        return view(s, None)
    match = re.fullmatch(r"p([1-9])", seat)
    if match is None or int(match[1]) > s.rs.players:
        raise PositionError("--seat", shown(seat), f"p1 to p{s.rs.players}, or all")
    return view(s, int(match[1]) - 1)


# --- the question ----------------------------------------------------------------------------


def _tell_question(seen: View, terminal: Terminal) -> None:
    """Print what is asked, and the options as far as the view knows them."""
    now = node(seen.known)
    if isinstance(now, Result):
        names = [seat_title(seen, (), seat) for seat in range(seen.rs.players)]
        terminal.draw(result_words(now, names))
    elif isinstance(now, Chance):
        terminal.say(f"Chance is asked ({now.question}): {chance_words(seen.rs, now.question)}")
        terminal.list([_outcomes(seen, now)])
    else:
        title = seat_title(seen, (), now.seat)
        terminal.say(f"{title} is asked ({now.question}): {question_words(seen)}")
        heading = ""
        for choice in choices(seen):
            if choice.heading != heading:
                heading = choice.heading
                terminal.say(f"{heading}:", " ")
            terminal.say(choice.text, f"  {choice!s:<12}", " " * 16)


def _outcomes(seen: View, now: Chance) -> str:
    total = sum(outcome.weight for outcome in now.outcomes)
    listed = ", ".join(f"{outcome.name} {outcome.weight}/{total}" for outcome in now.outcomes)
    unseen = total > seen.facts["pile_sizes"][seen.known.frame()[2]]
    return listed + (", for all this view knows" if unseen else "")


# --- JSON ------------------------------------------------------------------------------------


def view_json(seen: View) -> dict[str, Any]:
    """Return what a view shows, with names instead of numbers; what is hidden is None."""
    facts, rs = seen.facts, seen.rs
    return {
        "edition": {"name": rs.edition.name, "fingerprint": rs.edition.fingerprint},
        "seat": _seat(seen.seat),
        "round": facts["round"],
        "first": _seat(facts["first"]),
        "turn": _seat(facts["active"]),
        "asked": _seat(seen.asked),
        "question": seen.question,
        "options": [
            {"action": str(choice), "heading": choice.heading, "leads_to": choice.text}
            for choice in choices(seen)
        ],
        "ended": REASONS[facts["reason"]] if facts["reason"] else None,
        "players": [_player_json(seen, seat) for seat in range(rs.players)],
        "tiles": {f"t{space}": seen.tile(space) for space in range(1, rs.chamber)},
        "horus": [None if card < 0 else rs.card_names[card] for card in facts["tops"]],
        "discard": [
            rs.card_names[card]
            for card, count in enumerate(facts["piles"][k.P_DISCARD])
            for _ in range(count)
        ],
        "piles": dict(zip(rs.pile_names, facts["pile_sizes"], strict=True)),
        "supply": {"keys": facts["key_supply"], "jokers": facts["joker_supply"]},
        "sarcophagi": [_seat(owner) for owner in facts["sarcophagi"]],
        "modules": _modules_json(seen),
    }


def _modules_json(seen: View) -> dict[str, Any]:
    """Return what the modules in the game keep for the table, by the module's name."""
    facts, rs = seen.facts, seen.rs
    form: dict[str, dict[str, Any]] = {
        module.name: data_json(seen, module, None) if module in plugins(rs) else {}
        for module in rs.modules
    }
    if "mummy" in form:
        tiles = open_mummy_tiles(rs, facts)
        space = mummy_space(rs, facts)
        form["mummy"] = {
            "space": f"t{space}" if space else None,
            "open": [tile and {"tile": tile.name, "price": tile.price} for tile in tiles],
            "talismans_left": talisman_supply(rs, facts),
        }
    if "sceptres" in form:
        form["sceptres"] = {"covered": [f"t{space}" for space in covered_spaces(seen)]}
    return form


def _module_goods(seen: View, seat: int) -> dict[str, Any]:
    """Return what a seat has of the modules in the game."""
    facts, rs = seen.facts, seen.rs
    goods: dict[str, Any] = {module.name: data_json(seen, module, seat) for module in plugins(rs)}
    if has_module(rs, "mummy"):
        goods["talismans"] = talismans(rs, facts, seat)
    if has_module(rs, "characters"):
        goods["character"] = character(rs, facts, seat) or None
        goods["turned_sets"] = turned_sets(rs, facts, seat)
    return goods


def _player_json(seen: View, seat: int) -> dict[str, Any]:
    facts, rs = seen.facts, seen.rs
    known = sum(facts["scarabs"][seat]) == facts["scarab_counts"][seat]
    adventurers = zip(facts["positions"][seat], facts["statuses"][seat], strict=True)
    return {
        "seat": _seat(seat),
        "adventurers": [write_place(rs, adventurer) for adventurer in adventurers],
        "hand": list(seen.hand(seat)),
        "keys": facts["keys"][seat],
        "jokers": facts["jokers"][seat],
        "treasures": dict(zip(rs.treasure_types, facts["treasures"][seat], strict=False)),
        "scarabs": facts["scarab_counts"][seat],
        "scarab_values": [
            value
            for (value, _), count in zip(rs.edition.scarabs, facts["scarabs"][seat], strict=True)
            for _ in range(count)
        ]
        if known
        else None,
        "score": facts["scores"][seat],
        **_module_goods(seen, seat),
    }


def _seat(seat: int | None) -> str | None:
    return None if seat is None or seat == k.NOBODY else f"p{seat + 1}"
