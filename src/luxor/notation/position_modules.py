"""The modules in a position: which of them says what, and the lines of their data and piles."""

from __future__ import annotations

import re

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.notation import (
    position_characters,
    position_equipment,
    position_mummy,
    position_sceptres,
)
from luxor.notation.position_arguments import ARGUMENTS, COUNT, Argument
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, seat_name, stage
from luxor.notation.position_lines import Lines
from luxor.notation.position_rules import ModuleRules
from luxor.notation.text import nearest, shown

RULES: dict[str, ModuleRules] = {
    "mummy": position_mummy.RULES,
    "equipment": position_equipment.RULES,
    "sceptres": position_sceptres.RULES,
    "characters": position_characters.RULES,
}
"""What is known of each module. Of others, from outside, any frames and data are taken."""

LEAST_DATA, MOST_DATA = -128, 127
"""The numbers that a byte of module data can hold."""

_NUMBER = re.compile(r"-?[0-9]{1,3}")
_NUMBERS = (COUNT, COUNT, COUNT)


def rules_of(rs: Ruleset) -> list[ModuleRules]:
    """Return what is known of the modules of a game, in their order."""
    return [RULES[module.name] for module in rs.modules if module.name in RULES]


def has_unknown(rs: Ruleset) -> bool:
    """Return whether a game has a module of which nothing is known."""
    return any(module.name not in RULES for module in rs.modules)


def arguments_of(rs: Ruleset, kind: int) -> tuple[Argument, ...]:
    """Return how the arguments of a kind of frame are written: if nothing is known, as numbers."""
    name = rs.frames[kind].name
    if kind < k.BASE_FRAMES:
        return ARGUMENTS.get(name, ())
    for rules in rules_of(rs):
        if name in rules.arguments:
            return rules.arguments[name]
    return _NUMBERS


def is_known(rs: Ruleset, kind: int) -> bool:
    """Return whether a kind of frame is the base game's or one of a module that is known."""
    name = rs.frames[kind].name
    return kind < k.BASE_FRAMES or any(name in rules.arguments for rules in rules_of(rs))


def grants_turns(rs: Ruleset) -> bool:
    """Return whether a module of a game may grant extra turns."""
    return has_unknown(rs) or any(rules.grants_turns for rules in rules_of(rs))


def covers_treasures(rs: Ruleset) -> bool:
    """Return whether treasures may be left in their pile after the set-up."""
    return has_unknown(rs) or any(rules.covers_treasures for rules in rules_of(rs))


def lays_keys(rs: Ruleset, form: Form) -> bool:
    """Return whether keys may have been laid down otherwise than by entering the chamber."""
    return has_unknown(rs) or any(rules.lays_keys(rs, form) for rules in rules_of(rs))


def dealt_from(rs: Ruleset, seat: int) -> int:
    """Return the pile from which a seat gets its first hand (S3, Q1)."""
    piles = (rules.deals_from(rs, seat) for rules in rules_of(rs))
    return next((pile for pile in piles if pile is not None), k.P_DRAW)


def scarabs_gone(rs: Ruleset, form: Form) -> list[int]:
    """Return how many scarabs of each kind are back in the box."""
    gone = [0] * rs.scarab_kinds
    for rules in rules_of(rs):
        for kind, number in enumerate(rules.scarabs_gone(rs, form)):
            gone[kind] += number
    return gone


# --- data ------------------------------------------------------------------------------------


def data_lines(rs: Ruleset) -> dict[str, slice]:
    """Return the key of each line of module data, and where its numbers are in the data."""
    found = {}
    for module in rs.modules:
        for datum in module.data:
            start = module.offsets[datum.name]
            owners = [f" {seat_name(seat)}" for seat in range(rs.players)]
            for owner in owners if datum.per_seat else [""]:
                found[f"data {datum.name}{owner}"] = slice(start, start + datum.size)
                start += datum.size
    return found


def data_words(rs: Ruleset, key: str) -> dict[str, int]:
    """Return the words for the numbers of a line of data, none if it has only numbers."""
    name = key.split()[1]
    for rules in rules_of(rs):
        if name in rules.words:
            return rules.words[name](rs)
    return {}


def write_data(rs: Ruleset, form: Form) -> list[tuple[str, str]]:
    """Return the lines of all data."""
    lines = []
    for key, place in data_lines(rs).items():
        words = {number: word for word, number in data_words(rs, key).items()}
        numbers = form["data"][place]
        lines.append((key, " ".join(words.get(number, str(number)) for number in numbers)))
    return lines


def read_data(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Read the data of all modules; tiles and piles must have been read before."""
    known = data_lines(rs)
    for key in lines.data_keys():
        if key not in known:
            right = nearest(key, tuple(known)) if known else "no data, or modules: that have them"
            raise PositionError(key, "no module of this game has such data", right)
    given = [key for key in known if key in lines]
    form["data"] = [0] * k.MAX_DATA if rs.modules else []
    if len(given) < len(known):
        form["data"] = _fresh_data(rs, stage(form["stack"]))
    for key in given:
        place = known[key]
        words = lines.words(key)
        form["data"][place] = _numbers(rs, key, words, place.stop - place.start)
    check_limits(rs, form)
    for module in rs.modules:
        fit = RULES[module.name].fit if module.name in RULES else None
        if fit is not None:
            fit(rs, form, module, given)


def _numbers(rs: Ruleset, key: str, words: list[str], size: int) -> list[int]:
    if len(words) != size:
        raise PositionError(key, f"{len(words)} numbers", f"{size}")
    named = data_words(rs, key)
    numbers = []
    for word in words:
        number = named.get(word)
        if number is None:
            if not _NUMBER.fullmatch(word) or not LEAST_DATA <= int(word) <= MOST_DATA:
                right = f"numbers from {LEAST_DATA} to {MOST_DATA}"
                if named:
                    right = f"{nearest(word, tuple(named))}, or its number"
                raise PositionError(key, shown(word), right)
            number = int(word)
        numbers.append(number)
    return numbers


def _fresh_data(rs: Ruleset, done: int | None) -> list[int]:
    """Return the data as they are after some stages of the set-up, None for all of them."""
    s = engine.new_game(rs)
    rng = Rng(0)
    while s.asks == k.CHANCE:
        reached = stage(s.to_dict()["stack"])
        if reached is None or (done is not None and reached >= done):
            break
        engine.answer(s, engine.draw_outcome(s, rng))
    data: list[int] = s.to_dict()["data"]
    return data


def check_data(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` unless the data of every module can be in this position."""
    used = max((place.stop for place in data_lines(rs).values()), default=0)
    if any(form["data"][used:]):
        raise PositionError("data", f"numbers beyond the {used} in use", "0 there")
    for module in rs.modules:
        check = RULES[module.name].check if module.name in RULES else None
        if check is not None:
            check(rs, form, module)


def data_limits(rs: Ruleset) -> dict[str, tuple[int, int]]:
    """Return the lowest and the highest number of each line of data."""
    found = {}
    for key in data_lines(rs):
        name = key.split()[1]
        found[key] = (LEAST_DATA, MOST_DATA)
        for rules in rules_of(rs):
            if name in rules.limits:
                found[key] = rules.limits[name](rs)
    return found


def check_limits(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` unless all data are numbers that mean something."""
    limits = data_limits(rs)
    for key, place in data_lines(rs).items():
        low, high = limits[key]
        for number in form["data"][place]:
            if not low <= number <= high:
                raise PositionError(key, f"{number}", f"numbers from {low} to {high}")


# --- piles -----------------------------------------------------------------------------------


def listed_piles(rs: Ruleset) -> dict[str, int]:
    """Return the keys of the piles of modules that have a line, and the piles."""
    names = [name for rules in rules_of(rs) for name in rules.piles]
    kits = [dealt_from(rs, seat) for seat in range(rs.players)]
    found = {f"pile {rs.pile_names[pile]}": pile for pile in kits if pile != k.P_DRAW}
    return found | {f"pile {name}": rs.pile_names.index(name) for name in names}


def pile_counts(lines: Lines, rs: Ruleset, key: str) -> list[int]:
    """Return how many of each kind a line leaves in a pile; ``-`` is none."""
    names = rs.kind_names[listed_piles(rs)[key]]
    words = lines.words(key)
    for word in words if words != ["-"] else []:
        if word not in names:
            raise PositionError(key, f"{shown(word)} is not in such a pile", nearest(word, names))
    return [words.count(name) for name in names]
