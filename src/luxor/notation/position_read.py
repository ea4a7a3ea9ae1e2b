"""Reading the text form of a position: what the lines say, and what follows from it."""

from __future__ import annotations

import difflib
import re
from collections import Counter

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import REASONS, Datum, card_piles, tile_piles
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError, OptionsError, PositionError
from luxor.core.modules import installed
from luxor.core.options import Options
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import listed, nearest, shown
from luxor.notation.edition_file import DEFAULT_EDITION, builtin_editions, load_edition
from luxor.notation.position_box import Box
from luxor.notation.position_cards import read_cards
from luxor.notation.position_components import MAX_SCORE, check_position
from luxor.notation.position_defaults import Form, after_setup, keeps_treasures, stage
from luxor.notation.position_lines import Lines, seat_of
from luxor.notation.position_modules import data_lines, fill_rest
from luxor.notation.position_stack import Frame, read_number, read_stack


def parse_position(text: str, edition: Edition | None = None) -> State:
    """Return the position that a text describes, at its next question.

    ``edition`` is the board it is played on, by default the built-in one that the text names.
    Raises :class:`PositionError` with line, reason and remedy where the text cannot be read or
    the position cannot be played on. Whether a game can come to it is not asked.
    """
    lines = Lines(text)
    try:
        rs = _ruleset(lines, edition)
        return make_state(rs, read_form(lines, rs))
    except PositionError as error:
        raise lines.located(error) from None


def make_state(rs: Ruleset, form: Form) -> State:
    """Return the state of a whole position in numbers, at its next question.

    Raises ``PositionError`` where a number is out of range, where there is more of anything than
    the box holds, and where nobody could answer the question.
    """
    s = State(rs)
    try:
        s.fill(form)
    except PositionError:
        raise
    except LuxorError as error:
        entry, _, wrong = str(error).partition(": ")
        raise PositionError(entry, wrong or "not as it should be", "numbers in range") from None
    check_position(rs, form)
    try:
        engine.resume(s)
        engine.settle(s)
    except LuxorError as error:
        right = "a question that can be answered in this position"
        raise PositionError("stack", str(error), right) from None
    return s


def read_form(lines: Lines, rs: Ruleset) -> Form:
    """Return the whole position that a text describes, in numbers that are not checked yet."""
    form: Form = {"stack": _stack(lines, rs)}
    box = Box(rs, lines)
    _read_turns(lines, rs, form)
    _read_adventurers(lines, rs, form)
    _read_holdings(lines, box, form)
    read_cards(lines, box, form)
    _read_tiles(lines, box, form)
    form["piles"] = box.piles()
    _read_modules(lines, rs, form)
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
        modules = tuple(lines.words("modules"))
        for word in modules:
            if "@" not in word and word not in installed():
                raise PositionError(
                    "modules", f"{shown(word)} is no module", nearest(word, installed())
                )
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
        return read_stack(rs, lines.text("stack"))
    if lines.choice("ended", REASONS, REASONS[k.RUNNING]) != k.RUNNING:
        return [[k.F_OVER, k.NOBODY, 0, 0, 0]]
    seat = lines.seat("turn", _first(lines, rs.players)[0], rs.players)
    is_extra = lines.seat("regular", seat, rs.players) != seat
    return [[k.F_TURN, seat, int(is_extra), 0, 0]]


def _read_turns(lines: Lines, rs: Ruleset, form: Form) -> None:
    in_setup = stage(form) is not None
    first, _ = _first(lines, rs.players)
    active = first
    if in_setup:
        active = 0
    elif form["stack"][0][0] == k.F_OVER:
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


_BEFORE_MOVE = (k.F_TURN, k.F_PLAY, k.F_ROLL, k.F_MOVE, k.F_OVER, k.F_TURN_END)


def _could_move(lines: Lines, rs: Ruleset, form: Form) -> int:
    """Return who could move in this round: ``no``, ``yes``, or the seats asked and those able."""
    words = lines.words("moved")
    if words[:1] != ["asked"]:
        inside = sum(places.count(rs.chamber) for places in form["positions"])
        released = any(k.RELEASED in statuses for statuses in form["statuses"])
        in_turn = stage(form) is None and form["stack"][-1][0] not in _BEFORE_MOVE
        moved = "yes" if in_turn or released or inside >= k.SARCOPHAGI else "no"
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


def _read_holdings(lines: Lines, box: Box, form: Form) -> None:
    rs = box.rs
    seats = range(rs.players)
    inside = sum(places.count(rs.chamber) for places in form["positions"])
    laid = lines.number("laid_keys", min(inside, rs.keys), 0, rs.keys)
    form["keys"] = _numbers(lines, rs, "keys", rs.keys, laid)
    form["key_supply"] = rs.keys - sum(form["keys"]) - laid
    form["jokers"] = _numbers(lines, rs, "jokers", rs.jokers)
    form["joker_supply"] = rs.jokers - sum(form["jokers"])
    form["scores"] = [lines.number(f"p{seat + 1} score", 0, 0, MAX_SCORE) for seat in seats]
    form["scarabs"] = [_scarabs(lines, box, seat) for seat in seats]
    form["scarab_counts"] = [sum(scarabs) for scarabs in form["scarabs"]]
    form["treasures"] = [_treasures(lines, rs, seat) for seat in seats]


def _numbers(lines: Lines, rs: Ruleset, what: str, total: int, gone: int = 0) -> list[int]:
    """Return how many each seat has of things of which there are ``total``."""
    numbers: list[int] = []
    for seat in range(rs.players):
        key = f"p{seat + 1} {what}"
        number = lines.number(key, 0, 0, total)
        if number > total - gone - sum(numbers):
            laid = f" and {gone} laid down" if gone else ""
            wrong = f"{sum(numbers) + number} with players{laid}"
            raise PositionError(key, wrong, f"at most {total} in all")
        numbers.append(number)
    return numbers


def _scarabs(lines: Lines, box: Box, seat: int) -> list[int]:
    key = f"p{seat + 1} scarabs"
    values = box.rs.kind_names[k.P_SCARAB]
    counts = [0] * len(values)
    for word in lines.words(key):
        if word not in values:
            raise PositionError(key, f"{shown(word)} is no scarab", listed(values))
        box.take(key, values.index(word), (k.P_SCARAB,), f"scarab of {word}")
        counts[values.index(word)] += 1
    return counts


def _treasures(lines: Lines, rs: Ruleset, seat: int) -> list[int]:
    key = f"p{seat + 1} treasures"
    counts = Counter(lines.words(key))
    for word in counts:
        if word not in rs.treasure_types:
            raise PositionError(key, f"{shown(word)} is no treasure", listed(rs.treasure_types))
    held = [counts[name] for name in rs.treasure_types]
    return held + [0] * (k.TREASURE_TYPES - len(held))


def _read_sarcophagi(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Read the owners; by default those who are in the chamber, in the order of the seats."""
    key = "sarcophagi"
    words = lines.text(key).split()
    if key not in lines:
        owners = [
            seat
            for seat, places in enumerate(form["positions"])
            for _ in range(places.count(rs.chamber))
        ]
        form[key] = (owners + [k.NOBODY] * k.SARCOPHAGI)[: k.SARCOPHAGI]
    elif len(words) == k.SARCOPHAGI:
        form[key] = [k.NOBODY if word == "-" else seat_of(key, word, rs.players) for word in words]
    else:
        raise PositionError(key, f"{len(words)} owners", f"{k.SARCOPHAGI}, - for nobody")


# --- tiles -----------------------------------------------------------------------------------


def _read_tiles(lines: Lines, box: Box, form: Form) -> None:
    """Lay the tiles that the text names, and fill the other spaces unless it is the set-up."""
    rs = box.rs
    in_setup = stage(form) is not None
    tiles = {space: _tile(box, space, word) for space, word in lines.tiles(rs.spaces).items()}
    treasures = _treasures_left(box, form)
    osiris = box.kinds(k.P_OSIRIS)
    for space in range(1, rs.chamber):
        if space not in tiles and not in_setup:
            _, laid_from, tile, _ = rs.space(space)
            left = {k.P_TREASURE: treasures, k.P_OSIRIS: osiris}.get(laid_from)
            if left:
                tile = left.pop(0)
                box.take(f"t{space}", tile, (laid_from,), rs.tile_names[tile])
            tiles[space] = tile
    form["tiles"] = [tiles.get(space, 0) for space in range(1, rs.chamber)]
    if not in_setup:
        first = rs.pile(k.P_TREASURE)[1]
        left = treasures if keeps_treasures(rs) else []
        kinds = range(first, first + len(box.left[k.P_TREASURE]))
        box.left[k.P_TREASURE] = [left.count(kind) for kind in kinds]


def _tile(box: Box, space: int, word: str) -> int:
    """Return the tile of a space after taking it out of its pile."""
    rs = box.rs
    key = f"t{space}"
    if word not in rs.tile_names:
        raise PositionError(key, f"{shown(word)} is no tile", nearest(word, rs.tile_names))
    tile = rs.tile_names.index(word)
    temple, laid_from, _, _ = rs.space(space)
    if tile and rs.tile(tile)[1] != k.T_HORUS:  # those are in no pile
        own = [pile for pile in (laid_from, temple) if pile and tile in box.kinds(pile)]
        box.take(key, tile, own or tile_piles(rs), word)
    return tile


def _treasures_left(box: Box, form: Form) -> list[int]:
    """Return the treasures that are neither laid nor held, the lowest first, types in turn.

    Those that players hold are the lowest of their type, if the text does not lay them.
    """
    rs = box.rs
    order: dict[tuple[int, int, int, int], int] = {}
    for number, name in enumerate(rs.treasure_types):
        left = [tile for tile in box.kinds(k.P_TREASURE) if rs.tile(tile)[4] == number]
        of_type = sorted(left, key=lambda tile: rs.tile(tile)[2:4])
        held = sum(treasures[number] for treasures in form["treasures"])
        if held > len(of_type):
            seat = max(s for s in range(rs.players) if form["treasures"][s][number])
            wrong = f"{held} {name} tiles with players, {len(of_type)} are not on the board"
            raise PositionError(f"p{seat + 1} treasures", wrong, f"at most {len(of_type)}")
        for i, tile in enumerate(of_type[held:]):
            copy = of_type[held:].index(tile)
            order[rs.tile(tile)[2], rs.tile(tile)[3], i - copy, number] = tile
    return [order[place] for place in sorted(order)]


# --- modules ---------------------------------------------------------------------------------


def _read_modules(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Read what modules keep; what is left out is as after the set-up, made to fit the rest."""
    known = data_lines(rs)
    for key in lines.data_keys():
        if key not in known:
            right = nearest(key, tuple(known)) if known else "no data, or modules: that have them"
            raise PositionError(key, "no module of this game has such data", right)
    form["data"] = [0] * k.MAX_DATA if rs.modules else []
    given = {*lines.data_keys(), *lines.pile_keys()}
    are_set_up = stage(form) in (None, STAGES)
    if rs.modules and are_set_up:
        fresh = after_setup(rs)
        form["data"] = list(fresh["data"])
        in_box = {*card_piles(rs), *tile_piles(rs)}  # read with the hands and the board
        for pile in range(k.BASE_PILES, rs.piles):
            if f"pile {rs.pile_names[pile]}" not in given and pile not in in_box:
                form["piles"][pile] = list(fresh["piles"][pile])
    for key in lines.data_keys():
        datum, start = known[key]
        form["data"][start : start + datum.size] = _data(lines, rs, key, datum)
    if are_set_up:
        for module in rs.modules:
            module.complete_position(rs, form, given)
        fill_rest(rs, form, given)


def _data(lines: Lines, rs: Ruleset, key: str, datum: Datum) -> list[int]:
    words = lines.text(key).split()
    if len(words) != datum.size:
        raise PositionError(key, f"{len(words)} numbers", f"{datum.size}")
    numbers = []
    for word in words:
        number = read_number(rs, datum.type, word)
        if number is None:
            names = datum.type.words(rs) if datum.type.words else ()
            right = datum.type.expected(rs)
            if difflib.get_close_matches(word, names, n=1):
                right = f"{nearest(word, names)}, or its number"
            raise PositionError(key, shown(word), right)
        numbers.append(number)
    return numbers
