"""Positions as text: a short form of a whole position that people can read and write.

``parse_position`` and ``write_position`` are inverse to each other at every node of every game;
how to write a position by hand is told in ``docs/notation.md``.
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import STATUS
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError, OptionsError, PositionError
from luxor.core.modules import installed, references
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import nearest, seat_of, shown
from luxor.notation.edition_file import DEFAULT_EDITION, builtin_editions, load_edition
from luxor.notation.position_defaults import form_of, values_of
from luxor.notation.position_lines import Lines, write_lines
from luxor.notation.position_pieces import Form, all_pieces

__all__ = ["PositionError", "check_writable", "make_state", "parse_position", "write_position"]


def parse_position(text: str, edition: Edition | None = None) -> State:
    """Return the position that a text describes, at its next question.

    ``edition`` is the board it is played on, by default the built-in one that the text names.
    Raises :class:`PositionError` with line, reason and remedy where the text cannot be read or
    the position cannot be played on. Whether a game can come to it is not asked.
    """
    lines = Lines(text)
    try:
        rs = read_ruleset(lines, edition)
        values = lines.values(rs)
        return make_state(rs, form_of(rs, values))
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
        entry, _, problem = str(error).partition(": ")
        right, _, wrong = problem.rpartition(", not ")
        raise PositionError(entry, wrong or "out of range", right or "numbers in range") from None
    check_position(rs, form)
    try:
        engine.resume(s)
        engine.settle(s)
    except LuxorError as error:
        right = "a question that can be answered in this position"
        raise PositionError("stack", str(error), right) from None
    return s


def write_position(s: State) -> str:
    """Return the text of a position, from which ``parse_position`` makes an equal state.

    Every line is there, whatever it would be by default. Raises :class:`PositionError` for what
    has no text: a view with unknown cards, and games with modules that the options do not name.
    """
    check_writable(s)
    rs = s.rs
    return (
        f"players: {rs.players}\n"
        f"edition: {rs.edition.name} {rs.edition.fingerprint}\n"
        f"modules: {' '.join(references(rs.options.modules)) or '-'}\n"
        f"extra_cards: {'yes' if rs.options.extra_cards else 'no'}\n"
    ) + write_lines(rs, values_of(rs, s.to_dict()))


def check_modules(rs: Ruleset) -> None:
    """Raise ``PositionError`` for modules that are not among the options of a game."""
    outside = [module.name for module in rs.modules][len(rs.options.modules) :]
    if outside:
        wrong = f"a game with {', '.join(outside)}, from outside"
        raise PositionError("modules", wrong, "modules that the options name")


def check_writable(s: State) -> None:
    """Raise ``PositionError`` for a view with unknown cards and for modules out of the options."""
    check_modules(s.rs)
    facts = s.to_dict()
    scarabs = [sum(kinds) for kinds in facts["scarabs"]]
    if scarabs != facts["scarab_counts"] or any(k.UNKNOWN in hand for hand in facts["hands"]):
        raise PositionError("position", "cards or scarabs are not known", "a state, not a view")


# --- which game it is ------------------------------------------------------------------------


_EXTRA_CARDS = {"": None, "no": False, "yes": True}


def read_ruleset(lines: Lines, edition: Edition | None) -> Ruleset:
    """Return the tables of the game that lines describe; ``PositionError`` where there is none."""
    text = lines.text("edition", edition.name if edition else DEFAULT_EDITION)
    name, _, fingerprint = text.partition(" ")
    edition = find_edition(name, fingerprint, edition)
    players = _players(lines, edition.players_max)
    modules = tuple(word for word in lines.text("modules").split() if word != "-")
    for word in modules:
        if "@" not in word and word not in installed():
            wrong = f"{shown(word)} is no module"
            raise PositionError("modules", wrong, nearest(word, installed()))
    extra = lines.text("extra_cards")
    if extra not in _EXTRA_CARDS:
        raise PositionError("extra_cards", shown(extra), "no or yes")
    seat, _, how = lines.text("first").partition(" ")  # a wrong seat is refused when it is read
    being_drawn = any(frame.split()[:1] == ["first"] for frame in lines.text("stack").split("/"))
    first = None if being_drawn or how == "drawn" else seat_of(seat, players) or 0
    try:
        options = Options(players, first, modules, _EXTRA_CARDS[extra])
        return compile_ruleset(options, edition)
    except OptionsError as error:
        entry, _, right = str(error).partition(": ")
        wrong = shown(lines.text(entry)) if entry == "modules" else f"{players} players"
        raise PositionError(entry, wrong, right) from None


def _players(lines: Lines, most: int) -> int:
    highest = max(2, lines.highest_seat())
    text = lines.text("players", f"{highest}")
    if highest > most:
        raise PositionError("players", f"p{highest} is named", f"p1 to p{most}")
    if text not in [str(number) for number in range(2, most + 1)]:
        raise PositionError("players", shown(text), f"2 to {most} players")
    if highest > int(text):
        raise PositionError("players", f"{text}, and p{highest} is named", f"p1 to p{text}")
    return int(text)


def find_edition(name: str, fingerprint: str, given: Edition | None) -> Edition:
    """Return the edition that a text names: the one given beside it, or a built-in one.

    Raises ``PositionError`` if it is another one, by its fingerprint or, without one, its name.
    """
    if given is None:
        if name not in builtin_editions():
            known = nearest(name, builtin_editions())
            right = f"{known}, or the edition given beside it (--edition FILE)"
            raise PositionError("edition", f"{shown(name)} is not built in", right)
        given = load_edition(name)
    if fingerprint != given.fingerprint and (fingerprint or name != given.name):
        wrong = f"{name} {fingerprint}".strip()
        right = f"{given.name} {given.fingerprint}; other numbers are another game"
        raise PositionError("edition", f"{shown(wrong)} is another one", right)
    return given


# --- what holds in every position, reachable or not --------------------------------------------

_LEADS_ON = (k.F_OVER, k.F_SETUP, k.F_TURN, k.F_TURN_END)


def check_position(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` where a position cannot be played on; ``entry`` is its text key."""
    _check_stack(rs, form)
    for seat in range(rs.players):
        _check_adventurers(rs, form, seat)
    _check_board(rs, form)
    for pieces in all_pieces(rs, form):
        pieces.check()
    for module in rs.modules:
        module.check_position(rs, form)


def _check_stack(rs: Ruleset, form: Form) -> None:
    kinds = [frame[0] for frame in form["stack"]]
    if not kinds or kinds[0] not in _LEADS_ON:
        wrong = f"{rs.frames[kinds[0]].name} at the bottom" if kinds else "no frames"
        names = ", ".join(rs.frames[kind].name for kind in _LEADS_ON)
        raise PositionError(
            "stack", wrong, f"one of {names} first, which leads on to the next turn"
        )
    if (k.F_OVER in kinds) != (form["reason"] != k.RUNNING) or k.F_OVER in kinds[1:]:
        right = "ended: tomb, standstill or round_limit, and stack: over - or no stack"
        raise PositionError("ended", "the reason does not fit the stack", right)


def _check_adventurers(rs: Ruleset, form: Form, seat: int) -> None:
    for i, status in enumerate(form["statuses"][seat][: k.ADVENTURERS - k.STATUES], start=1):
        if status in (k.SLEEPING, k.RELEASED):
            wrong = f"a{i} is {STATUS.to_text(rs, status)} at a statue"
            right = "stairs stairs statue statue statue at the start (S1)"
            raise PositionError(f"p{seat + 1}", wrong, right)


def _check_board(rs: Ruleset, form: Form) -> None:
    for level, card in enumerate(form["tops"]):
        _, first, counts = rs.pile(k.P_HORUS + level)
        if card != k.UNKNOWN and not first <= card < first + len(counts):
            wrong = f"{rs.card_names[card]} lies open as the card of level {level + 1}"
            raise PositionError("horus", wrong, "a card of that level")
    for space, tile in enumerate(form["tiles"], start=1):
        fixed = rs.space(space)[2]
        if tile != fixed and rs.tile(tile)[1] == k.T_HORUS:
            right = f"{rs.tile_names[fixed]} or empty" if fixed else "another tile"
            raise PositionError(f"t{space}", f"{rs.tile_names[tile]} has its own spaces", right)
