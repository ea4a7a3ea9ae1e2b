"""Reading the text form of a position: what the lines say, and what follows from it.

Cards are read in ``position_cards.py``, tiles in ``position_tiles.py``.
"""

from __future__ import annotations

import re
from collections import Counter

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import REASONS
from luxor.core.edition import Edition
from luxor.core.errors import OptionsError
from luxor.core.kinds import FrameKind
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import DEFAULT_EDITION, builtin_editions, load_edition
from luxor.notation.position_cards import read_cards
from luxor.notation.position_checks import MAX_SCORE, check_form
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, Frame, entered, is_over, seat_name, stage
from luxor.notation.position_lines import Lines, seat_of
from luxor.notation.position_modules import listed_piles, pile_counts, read_data
from luxor.notation.position_moment import must_have_moved
from luxor.notation.position_shape import check_stack_shape
from luxor.notation.position_stack import read_stack
from luxor.notation.position_tiles import read_tiles
from luxor.notation.text import listed, nearest, shown


def parse_position(text: str, edition: Edition | None = None) -> State:
    """Return the position that a text describes, at its next question.

    ``edition`` is the board it is played on, by default the built-in one that the text names.
    Raises :class:`PositionError` with line, reason and remedy where the text cannot be read or
    where no game can reach the position.
    """
    lines = Lines(text)
    try:
        rs = _ruleset(lines, edition)
        form = _form(lines, rs)
        check_form(rs, form)
    except PositionError as error:
        raise lines.located(error) from None
    return make_state(rs, form)


def make_state(rs: Ruleset, form: Form) -> State:
    """Return the state of a checked form, at its next question.

    Raises ``PositionError`` if it is one that nobody could answer.
    """
    s = State(rs)
    s.fill(form)
    engine.resume(s)
    kind = rs.frames[s.frame()[0]]
    if s.asks == k.DECISION and not s.legal() and type(kind).skip is FrameKind.skip:
        wrong = f"{kind.name} asks {seat_name(s.frame()[1])}, who has nothing to answer"
        raise PositionError("stack", wrong, "a question that can be answered in this position")
    engine.settle(s)
    return s


def _form(lines: Lines, rs: Ruleset) -> Form:
    """Return the whole position; whether it can occur is not checked yet."""
    form: Form = {"stack": _stack(lines, rs)}
    _read_turns(lines, rs, form)
    _read_adventurers(lines, rs, form)
    form["piles"] = [list(rs.pile(pile)[2]) for pile in range(rs.piles)]
    _read_holdings(lines, rs, form)
    read_cards(lines, rs, form)
    read_tiles(lines, rs, form)
    _read_piles(lines, rs, form)
    form["pile_sizes"] = [sum(counts) for counts in form["piles"]]
    read_data(lines, rs, form)
    form["pile_sizes"] = [sum(counts) for counts in form["piles"]]
    _read_sarcophagi(lines, rs, form)
    form["could_move"] = _could_move(lines, rs, form)
    return form


# --- the game --------------------------------------------------------------------------------


def _ruleset(lines: Lines, edition: Edition | None) -> Ruleset:
    edition = _edition(lines, edition)
    highest = lines.highest_seat()
    most = edition.players_max
    players = lines.number("players", max(2, highest), 2, most)
    if "players" not in lines and highest > most:
        raise PositionError(
            "players", f"p{highest} is named", f"2 to {most} players, p1 to p{most}"
        )
    if highest > players:
        right = f"p1 to p{players}, or players: {highest}"
        raise PositionError("players", f"p{highest} is named, but {players} play", right)
    first, is_drawn = _first(lines, players)
    try:
        extra = None
        if "extra_cards" in lines:
            extra = bool(lines.choice("extra_cards", ("no", "yes"), "no"))
        modules = tuple(lines.text("modules").replace(",", " ").split())
        options = Options(players, None if is_drawn else first, modules, extra)
        return compile_ruleset(options, edition)
    except OptionsError as error:
        entry, _, right = str(error).partition(": ")
        wrong = shown(lines.text(entry)) if entry == "modules" else f"{players} players"
        raise PositionError(entry, wrong, right) from None


def _first(lines: Lines, players: int) -> tuple[int, bool]:
    """Return the first player, and whether chance draws or has drawn it."""
    seat, *rest = (lines.words("first") or [""]) if "first" in lines else ["p1"]
    if rest not in ([], ["drawn"]):
        raise PositionError("first", shown(lines.text("first")), "a seat, or a seat and drawn")
    being_drawn = any(frame.split()[:1] == ["first"] for frame in lines.text("stack").split("/"))
    return seat_of("first", seat, players), being_drawn or bool(rest)


def _edition(lines: Lines, edition: Edition | None) -> Edition:
    name, *rest = [edition.name if edition else DEFAULT_EDITION]
    if "edition" in lines:
        name, *rest = lines.words("edition") or [""]
    if edition is None:
        if name not in builtin_editions():
            right = (
                nearest(name, builtin_editions())
                + ", or the edition given beside it (--edition FILE)"
            )
            raise PositionError("edition", f"{shown(name)} is not built in", right)
        edition = load_edition(name)
    elif name != edition.name:
        raise PositionError("edition", f"{shown(name)}", f"{edition.name}, which is in use")
    if len(rest) > 1:
        raise PositionError("edition", f"{len(rest) + 1} words", "a name and a fingerprint")
    if rest and rest[0] != edition.fingerprint:
        raise PositionError(
            "edition",
            f"the fingerprint {shown(rest[0])} is that of another {name}",
            f"{edition.fingerprint}, or no fingerprint to try it nevertheless",
        )
    return edition


# --- whose turn it is ------------------------------------------------------------------------


def _stack(lines: Lines, rs: Ruleset) -> list[Frame]:
    if "stack" in lines:
        stack = read_stack(rs, lines.text("stack"))
        check_stack_shape(rs, stack)
        return stack
    if "ended" in lines:
        return [[k.F_OVER, k.NOBODY, 0, 0, 0]]
    return turn_start(lines.seat("turn", _first(lines, rs.players)[0], rs.players))


def turn_start(seat: int) -> list[Frame]:
    """Return the stack at the start of a seat's turn."""
    return [[kind, seat, 0, 0, 0] for kind in (k.F_TURN_END, k.F_REFILL, k.F_PLAY)]


def _read_turns(lines: Lines, rs: Ruleset, form: Form) -> None:
    in_setup = stage(form["stack"]) is not None
    first, _ = _first(lines, rs.players)
    active = first
    if in_setup:
        active = 0
    elif is_over(form["stack"]):
        active = (first - 1) % rs.players
    form["first"] = first
    form["active"] = lines.seat("turn", active, rs.players)
    form["regular"] = lines.seat("regular", form["active"], rs.players)
    form["round"] = lines.number("round", 0 if in_setup else 1, 0, k.ROUND_LIMIT)
    form["reason"] = lines.choice("ended", REASONS, REASONS[k.RUNNING])
    form["queue"] = [seat_of("extra", word, rs.players) for word in lines.words("extra")]
    if len(form["queue"]) > k.MAX_QUEUE:
        wrong = f"{len(form['queue'])} extra turns"
        raise PositionError("extra", wrong, f"at most {k.MAX_QUEUE}")


def _could_move(lines: Lines, rs: Ruleset, form: Form) -> int:
    """Return who could move in this round: ``no``, ``yes``, or the seats asked and those able."""
    words = lines.words("moved")
    if words[:1] != ["asked"]:
        moved = "yes" if must_have_moved(rs, form) else "no"
        return k.COULD * lines.choice("moved", ("no", "yes"), moved)
    could_move = 0
    bit = k.ASKED
    for word in words[1:]:
        if word == "able" and could_move and bit == k.ASKED:
            bit = k.SECRETLY
        else:
            could_move |= bit << seat_of("moved", word, rs.players)
    if not could_move or words[-1] == "able":
        raise PositionError("moved", shown(lines.text("moved")), "seats behind asked and able")
    return could_move


# --- adventurers -----------------------------------------------------------------------------

AT_START = tuple(
    "stairs" if i < k.ADVENTURERS - k.STATUES else "statue" for i in range(k.ADVENTURERS)
)
"""Where the adventurers begin (S1)."""


def _read_adventurers(lines: Lines, rs: Ruleset, form: Form) -> None:
    form["positions"] = []
    form["statuses"] = []
    for seat in range(rs.players):
        key = f"p{seat + 1}"
        words = lines.words(key)
        if len(words) > k.ADVENTURERS:
            raise PositionError(key, f"{len(words)} adventurers", f"at most {k.ADVENTURERS}")
        words += AT_START[len(words) :]
        found = [_adventurer(rs, key, i, word) for i, word in enumerate(words)]
        form["positions"].append([place for place, _ in found])
        form["statuses"].append([status for _, status in found])


def _adventurer(rs: Ruleset, key: str, number: int, word: str) -> tuple[int, int]:
    """Return place and status of an adventurer."""
    places = {
        "stairs": (0, k.ACTIVE),
        "stairs*": (0, k.RELEASED),
        "statue": (0, k.SLEEPING),
        "chamber": (rs.chamber, k.INSIDE),
    }
    if word in places:
        return places[word]
    match = re.fullmatch(r"t([1-9][0-9]?)(!?)", word)
    if match is None or int(match[1]) >= rs.chamber:
        wrong = f"{shown(word)} as the place of a{number + 1}"
        right = f"stairs, t1 to t{rs.spaces}, chamber, statue, or stairs* if just released"
        raise PositionError(key, wrong, right)
    return int(match[1]), k.FALLEN if match[2] else k.ACTIVE


# --- what players hold -----------------------------------------------------------------------


def _read_holdings(lines: Lines, rs: Ruleset, form: Form) -> None:
    inside = sum(entered(rs, form))
    laid = lines.number("laid_keys", inside, inside, rs.keys)
    form["keys"] = _numbers(lines, rs, "keys", rs.keys, laid)
    form["key_supply"] = rs.keys - sum(form["keys"]) - laid
    form["jokers"] = _numbers(lines, rs, "jokers", rs.jokers)
    form["joker_supply"] = rs.jokers - sum(form["jokers"])
    form["scores"] = [
        lines.number(f"p{seat + 1} score", 0, 0, MAX_SCORE) for seat in range(rs.players)
    ]
    form["scarabs"] = [_scarabs(lines, rs, form, seat) for seat in range(rs.players)]
    form["scarab_counts"] = [sum(scarabs) for scarabs in form["scarabs"]]
    form["treasures"] = [_treasures(lines, rs, seat) for seat in range(rs.players)]


def _numbers(lines: Lines, rs: Ruleset, what: str, total: int, gone: int = 0) -> list[int]:
    """Return how many each seat has of things of which there are ``total``."""
    numbers: list[int] = []
    for seat in range(rs.players):
        key = f"p{seat + 1} {what}"
        left = total - gone - sum(numbers)
        number = lines.number(key, 0, 0, total)
        if number > left:
            laid = f" and {gone} laid down" if gone else ""
            wrong = f"{sum(numbers) + number} with players{laid}"
            raise PositionError(key, wrong, f"at most {total} in all")
        numbers.append(number)
    return numbers


def _scarabs(lines: Lines, rs: Ruleset, form: Form, seat: int) -> list[int]:
    key = f"p{seat + 1} scarabs"
    values = [str(value) for value, _ in rs.edition.scarabs]
    supply = form["piles"][k.P_SCARAB]
    counts = [0] * len(values)
    for word in lines.words(key):
        if word not in values:
            raise PositionError(key, f"{shown(word)} is no scarab", listed(values))
        kind = values.index(word)
        if supply[kind] == 0:
            right = f"at most {rs.edition.scarabs[kind][1]} in all"
            raise PositionError(key, f"one scarab of {word} too many", right)
        supply[kind] -= 1
        counts[kind] += 1
    return counts


def _treasures(lines: Lines, rs: Ruleset, seat: int) -> list[int]:
    key = f"p{seat + 1} treasures"
    counts = Counter(lines.words(key))
    for word in counts:
        if word not in rs.treasure_types:
            raise PositionError(key, f"{shown(word)} is no treasure", listed(rs.treasure_types))
    found = [counts[name] for name in rs.treasure_types]
    return found + [0] * (k.TREASURE_TYPES - len(found))


def _read_piles(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Read what lies in piles of modules; kits have been read with the cards."""
    known = listed_piles(rs)
    for key in lines.pile_keys():
        if key not in known:
            right = nearest(key, tuple(known)) if known else "no such line, or its module"
            raise PositionError(key, "no pile of this game with a line of its own", right)
    for key, pile in known.items():
        if sum(rs.pile(pile)[2]) == 0 and key in lines:
            form["piles"][pile] = pile_counts(lines, rs, key)


def _read_sarcophagi(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Read the owners; by default those who are in the chamber, in the order of the seats."""
    key = "sarcophagi"
    if key not in lines:
        inside = entered(rs, form)
        owners = [seat for seat in range(rs.players) for _ in range(inside[seat])]
        form[key] = (owners + [k.NOBODY] * k.SARCOPHAGI)[: k.SARCOPHAGI]
        return
    words = lines.words(key)
    if len(words) != k.SARCOPHAGI:
        raise PositionError(key, f"{len(words)} owners", f"{k.SARCOPHAGI}, - for nobody")
    form[key] = [k.NOBODY if word == "-" else seat_of(key, word, rs.players) for word in words]
