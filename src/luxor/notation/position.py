"""Positions as text: a short form of a whole position that people can read and write.

``parse_position`` and ``write_position`` are inverse to each other at every node of every game;
how to write a position by hand is told in ``docs/notation.md``.

>>> s = parse_position("p1: t4 t4 ; p1 hand: 1 2 3 4 5".replace(";", chr(10)))
>>> s.legal()
[0, 1]
>>> write_position(s).splitlines()[8]
'p1: t4 t4 statue statue statue'
"""

from __future__ import annotations

from collections.abc import Container

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError, OptionsError, PositionError
from luxor.core.modules import installed, references
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import nearest, seat_of, shown
from luxor.notation.edition_file import DEFAULT_EDITION, builtin_editions, load_edition
from luxor.notation.position_components import check_position
from luxor.notation.position_defaults import form_of, values_of
from luxor.notation.position_lines import Lines, write_lines
from luxor.notation.position_modules import Form

__all__ = ["PositionError", "check_writable", "make_state", "parse_position", "write_position"]


def parse_position(text: str, edition: Edition | None = None) -> State:
    """Return the position that a text describes, at its next question.

    ``edition`` is the board it is played on, by default the built-in one that the text names.
    Raises :class:`PositionError` with line, reason and remedy where the text cannot be read or
    the position cannot be played on. Whether a game can come to it is not asked.
    """
    lines = Lines(text)
    try:
        rs = _ruleset(lines, edition)
        values = lines.values(rs)
        return make_state(rs, form_of(rs, values), values)
    except PositionError as error:
        raise lines.located(error) from None


def make_state(rs: Ruleset, form: Form, given: Container[str] = ()) -> State:
    """Return the state of a whole position in numbers, at its next question.

    ``given`` are the keys of the lines that it comes from, for messages.

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
    check_position(rs, form, given)
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


def check_writable(s: State) -> None:
    """Raise ``PositionError`` for a view with unknown cards and for modules out of the options."""
    names = [module.name for module in s.rs.modules]
    outside = names[len(s.rs.options.modules) :]
    if outside:
        wrong = f"a game with {', '.join(outside)}, from outside"
        raise PositionError("modules", wrong, "modules that the options name")
    facts = s.to_dict()
    scarabs = [sum(kinds) for kinds in facts["scarabs"]]
    if scarabs != facts["scarab_counts"] or any(k.UNKNOWN in hand for hand in facts["hands"]):
        raise PositionError("position", "cards or scarabs are not known", "a state, not a view")


# --- which game it is ------------------------------------------------------------------------


def _ruleset(lines: Lines, edition: Edition | None) -> Ruleset:
    name, *rest = lines.text("edition", edition.name if edition else DEFAULT_EDITION).split() or [
        ""
    ]
    if len(rest) > 1:
        raise PositionError("edition", f"{len(rest) + 1} words", "a name and a fingerprint")
    edition = find_edition(name, "".join(rest), edition)
    players = _players(lines, edition.players_max)
    names = lines.text("modules").split()
    modules = () if names == ["-"] else tuple(names)
    for word in modules:
        if "@" not in word and word not in installed():
            wrong = f"{shown(word)} is no module"
            raise PositionError("modules", wrong, nearest(word, installed()))
    extra = lines.text("extra_cards")
    if "extra_cards" in lines and extra not in ("no", "yes"):
        raise PositionError("extra_cards", shown(extra), "no or yes")
    seat, _, how = lines.text("first").partition(" ")  # a wrong seat is refused when it is read
    being_drawn = any(frame.split()[:1] == ["first"] for frame in lines.text("stack").split("/"))
    first = None if being_drawn or how == "drawn" else seat_of(seat, players) or 0
    try:
        options = Options(players, first, modules, extra == "yes" if extra else None)
        return compile_ruleset(options, edition)
    except OptionsError as error:
        entry, _, right = str(error).partition(": ")
        wrong = shown(lines.text(entry)) if entry == "modules" else f"{players} players"
        raise PositionError(entry, wrong, right) from None


def _players(lines: Lines, most: int) -> int:
    highest = lines.highest_seat()
    right = f"2 to {most} players, p1 to p{most}"
    text = lines.text("players", f"{max(2, highest)}")
    if text not in [str(number) for number in range(2, most + 1)]:
        wrong = shown(text) if "players" in lines else f"p{highest} is named"
        raise PositionError("players", wrong, right)
    if highest > int(text):
        right = f"p1 to p{text}, or players: {highest}"
        raise PositionError("players", f"p{highest} is named, but {text} play", right)
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
    if name != given.name and fingerprint != given.fingerprint:
        right = f"{given.name} {given.fingerprint}, which is in use"
        raise PositionError("edition", shown(name), right)
    if fingerprint and fingerprint != given.fingerprint:
        wrong = f"the fingerprint {shown(fingerprint)} is that of another {name}"
        raise PositionError("edition", wrong, f"{given.fingerprint}: other numbers, another game")
    return given
