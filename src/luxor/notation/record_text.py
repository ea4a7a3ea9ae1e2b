"""What full and redacted records have in common: lines, words, escapes and the head.

A record is text in lines: a first line with the format, a head of ``key: value`` lines, a line
``---``, and the body. ``docs/records.md`` describes all of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError, PositionError
from luxor.core.module import Module
from luxor.core.modules import references
from luxor.core.options import Options, wants_extra_cards
from luxor.core.ruleset import Ruleset
from luxor.core.text import seat_of, shown
from luxor.notation.position import find_edition, read_ruleset
from luxor.notation.position_lines import Lines

FORMAT = "luxor-record"
VERSION = 1
RULE = "---"
PUBLIC = "public"
MAX_LENGTH = 4_000_000
MAX_SEED_DIGITS = 4_000

KEYS = ("edition", "options", "names", "seat", "seed", "result", "gave_up", "ended")
"""The keys of a head, in the order in which they are written."""


class RecordError(LuxorError):
    """A record is damaged, or cannot be written.

    ``problem`` says what is wrong and what would be right, ``line`` and ``column`` (from 1) say
    where; both are None where the record did not come from text. ``key`` is the entry of the head
    that is wrong, if it is one.
    """

    def __init__(
        self, problem: str, line: int | None = None, column: int | None = None, *, key: str = ""
    ) -> None:
        where = "" if line is None else f"line {line}, column {column or 1}: "
        super().__init__(where + problem)
        self.problem = problem
        self.line = line
        self.column = column
        self.key = key


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a line and where it stands; a comment is one piece, without its braces."""

    text: str
    line: int
    column: int
    is_comment: bool = False

    def error(self, problem: str) -> RecordError:
        """Return the error that something is wrong with this word."""
        return RecordError(problem, self.line, self.column)


@dataclass(frozen=True, slots=True)
class Head:
    """What a record says before its body, and the lines of that body with their numbers."""

    entries: dict[str, tuple[Word, ...]]
    rs: Ruleset
    names: tuple[str, ...]
    body: tuple[tuple[int, str], ...]

    def words(self, key: str) -> list[str]:
        """Return the words behind a key, none where it is left out."""
        return [word.text for word in self.entries.get(key, ())]


@contextmanager
def located(entries: dict[str, tuple[Word, ...]]) -> Iterator[None]:
    """Give errors about an entry of a head its place."""
    try:
        yield
    except RecordError as error:
        if error.line is None and error.key in entries:
            raise entries[error.key][0].error(f"{error.key}: {error.problem}") from None
        raise


_ESCAPE = re.compile(r"\\(u[0-9a-f]{4}|U[0-9a-f]{8}|.|$)", re.DOTALL)
_PLAIN = {"n": "\n", "\\": "\\", '"': '"', "{": "{", "}": "}"}


def escaped(text: str, marks: str) -> str:
    r"""Return a text on one line in which none of ``marks`` stands bare, for :func:`unescaped`.

    Blanks at the ends are written as ``\u0020``, since a reader may put any there.
    """
    plain = "".join(_escape(letter, marks) for letter in text)
    return re.sub(r"^ +| +$", lambda blanks: "\\u0020" * len(blanks[0]), plain)


def _escape(letter: str, marks: str) -> str:
    if letter == "\\" or letter in marks:
        return "\\" + letter
    if letter == "\n":
        return "\\n"
    if letter.isprintable():
        return letter
    number = ord(letter)
    return f"\\u{number:04x}" if number < 1 << 16 else f"\\U{number:08x}"


def unescaped(text: str, word: Word) -> str:
    """Return the text that :func:`escaped` wrote; ``word`` is what an error points to."""

    def letter(found: re.Match[str]) -> str:
        code = found[1]
        try:
            return chr(int(code[1:], 16)) if len(code) > 1 else _PLAIN[code]
        except (KeyError, ValueError, OverflowError):
            raise word.error(
                f'\\{code} means nothing; the escapes are \\n \\\\ \\" \\{{ \\}} \\u0020 '
                f"(four digits) and \\U0001f600 (eight)"
            ) from None

    return _ESCAPE.sub(letter, text)


_WORD = re.compile(
    r"""(?P<remark>\#(?![0-9]+(?!\S)).*)      # but #112 is an action of a module from outside
    |\{(?P<comment>(?:[^{}\\]|\\.)*)\}
    |(?:[^\s"{}]|"(?:[^"\\]|\\.)*")+        # a quoted text is no break
    |(?P<odd>\S)""",
    re.VERBOSE,
)
_KEY = re.compile(r"\s*([A-Za-z_]+)\s*:")
_WITHOUT = {
    '"': 'a " without its partner',
    "{": "a { without a } on the same line",
    "}": "a } without a {",
}


def words_of(line: int, text: str, start: int = 0) -> tuple[Word, ...]:
    """Return the words and comments of a line, without the remark at its end.

    Words of a head begin after its key, at ``start``.
    """
    words = []
    for found in _WORD.finditer(text, start):
        word = Word(found[0], line, found.start() + 1)
        if found["odd"]:
            raise word.error(_WITHOUT[found[0]])
        if found["remark"] or (start and found[0].startswith("#")):
            break
        if found["comment"] is not None:
            comment = unescaped(found["comment"].strip(), word)
            word = replace(word, text=comment, is_comment=True)
        words.append(word)
    return tuple(words)


def ruleset_of(options: Options, edition: Edition, more: tuple[Module, ...] = ()) -> Ruleset:
    """Return the tables of a recorded game; raises :class:`RecordError` if there can be none."""
    try:
        return compile_ruleset(options, edition, more)
    except ValueError as error:
        raise RecordError(str(error), key="options") from None


def read_head(text: str, edition: Edition | None) -> Head:
    """Return the head of a record and the lines of its body; raises :class:`RecordError`.

    ``edition`` is used instead of the built-in one of the name that the record gives; it must
    have the fingerprint that the record gives.
    """
    if len(text) > MAX_LENGTH:
        raise RecordError(f"longer than the {MAX_LENGTH} letters that a record may have", 1)
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    if lines[0].split() != [FORMAT, str(VERSION)]:
        wrong = f"{shown(lines[0])} is no record that this program reads"
        raise RecordError(f"{wrong}: it begins with the line '{FORMAT} {VERSION}'", 1)
    entries, rule = _read_entries(lines)
    for key in ("edition", "options"):
        if key not in entries:
            raise RecordError(f"the head has no {key!r} before this line", rule)
    with located(entries):
        rs = _read_options(entries["options"], _read_edition(entries["edition"], edition))
    return Head(
        entries=entries,
        rs=rs,
        names=_read_names(entries.get("names", ()), rs.players),
        body=tuple(enumerate(lines[rule:], start=rule + 1)),
    )


def _read_entries(lines: list[str]) -> tuple[dict[str, tuple[Word, ...]], int]:
    """Return the entries of a head and the number of the line that ends it."""
    entries: dict[str, tuple[Word, ...]] = {}
    for number, line in enumerate(lines[1:], start=2):
        if line.strip() == RULE:
            return entries, number
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        found = _KEY.match(line)
        if found is None:
            raise RecordError(f"a line of the head reads 'key: value', or {RULE!r} ends it", number)
        key = found[1]
        if key not in KEYS or key in entries:
            wrong = f"{key!r} is no key, or a second one"
            raise RecordError(f"{wrong}; the keys are {', '.join(KEYS)}, each once", number)
        entries[key] = words = words_of(number, line, found.end())
        if not words or any(word.is_comment for word in words):
            wrong = f"{key}: has no value, or a comment for one"
            raise RecordError(wrong, number, found.end() + 1)
    raise RecordError(f"the line {RULE!r} that ends the head is missing", len(lines))


def _read_edition(words: Sequence[Word], given: Edition | None) -> Edition:
    name, _, fingerprint = " ".join(word.text for word in words).partition(" ")
    try:
        edition = find_edition(name, fingerprint, given)
    except PositionError as error:
        raise RecordError(f"{error.wrong}; expected {error.right}", key="edition") from None
    if not fingerprint:
        right = f"{edition.name} {edition.fingerprint}"
        raise RecordError(f"{shown(name)} without its fingerprint; expected {right}", key="edition")
    return edition


OPTIONS = ("players", "first", "modules", "extra_cards")
RANDOM = "random"


def write_options(options: Options) -> str:
    """Return options as words; modules and cards are left out where they go without saying."""
    first = RANDOM if options.first is None else f"p{options.first + 1}"
    words = [f"players={options.players}", f"first={first}"]
    if options.modules:
        words.append(f"modules={','.join(references(options.modules))}")
    if options.extra_cards != wants_extra_cards(options.players, options.modules):
        words.append(f"extra_cards={'yes' if options.extra_cards else 'no'}")
    return " ".join(words)


def _read_options(words: Sequence[Word], edition: Edition) -> Ruleset:
    chosen: dict[str, str] = {}
    at: dict[str, Word] = {}
    for word in words:
        name, _, value = word.text.partition("=")
        items = value.split(",")
        if name in chosen or name not in OPTIONS or not all(items) or "-" in items or "#" in value:
            wrong = f"a second {name}" if name in chosen else f"{shown(word.text)} is no option"
            right = f"name=value, with {', '.join(OPTIONS)}, each once"
            raise word.error(f"{wrong}; expected {right}")
        chosen[name] = value
        at[name] = word
    if "players" not in chosen:
        raise RecordError("how many play is missing, such as players=2", key="options")
    first = chosen.get("first", RANDOM)
    if first != RANDOM and seat_of(first, k.MAX_SEATS) is None:
        raise RecordError(f"first: random, p1, p2 ..., not {shown(first)}", key="options")
    chosen["first"] = "p1 drawn" if first == RANDOM else first
    lines = Lines("".join(f"{name}: {value}\n" for name, value in chosen.items()))
    try:
        return read_ruleset(lines, edition)
    except PositionError as error:
        wrong = f"options: {error.entry}: {error.wrong}; expected {error.right}"
        raise at.get(error.entry, words[0]).error(wrong) from None


_NAME = re.compile(r'(p[0-9]+)="((?:[^"\\]|\\.)*)"', re.DOTALL)


def filled_names(players: int, names: Iterable[str]) -> tuple[str, ...]:
    """Return a name for every seat; those not given are p1, p2 ... Raises :class:`RecordError`."""
    given = tuple(names)
    if len(given) > players:
        raise RecordError(f"{len(given)} names for {players} players")
    return (*given, *(f"p{seat + 1}" for seat in range(len(given), players)))


def _read_names(words: Iterable[Word], players: int) -> tuple[str, ...]:
    given: dict[int | None, str] = {}
    for word in words:
        found = _NAME.fullmatch(word.text)
        seat = seat_of(found[1], players) if found else None
        if found is None or seat is None or seat in given:
            right = f'names read p1="Ani", one for each of p1 to p{players}'
            raise word.error(f"{shown(word.text)} is no name, or a second one; {right}")
        given[seat] = unescaped(found[2], word)
    return tuple(given.get(seat, f"p{seat + 1}") for seat in range(players))


def write_head(
    edition: Edition, options: Options, names: Iterable[str], more: dict[str, str]
) -> list[str]:
    """Return the lines of a head, the one that ends it included; ``more`` are further entries."""
    entries = {
        "edition": f"{edition.name} {edition.fingerprint}",
        "options": write_options(options),
        "names": " ".join(
            f'p{seat}="{escaped(name, chr(34))}"' for seat, name in enumerate(names, start=1)
        ),
        **more,
    }
    return [
        f"{FORMAT} {VERSION}",
        *(f"{key}: {entries[key]}" for key in KEYS if key in entries),
        RULE,
    ]
