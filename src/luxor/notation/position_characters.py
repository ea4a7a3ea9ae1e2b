"""Positions with characters: who has which power, and what the powers ask (C1 to C3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from luxor.core import constants as k
from luxor.core.module import Module
from luxor.core.modules.characters import POWERS
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import (
    CARD,
    COUNT,
    MAY,
    MOVE_BITS,
    PILE,
    ROLL_BITS,
    SLOT,
    WHO,
)
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, Frame, In, datum, frame_names, must, seat_name, stage
from luxor.notation.position_rules import ModuleRules, Way

FIRST_KEYS = 2
"""How many keys the key turner starts with."""


def _powers(rs: Ruleset) -> list[str]:
    """Return the powers of the edition's characters."""
    table: Any = rs.edition.modules["characters"]
    return list(table["powers"])


def _power(f: In) -> str:
    return POWERS[f.datum("power")]


def _is_active(f: In) -> bool:
    return bool(f.seat == f.form["active"])


# --- frames ----------------------------------------------------------------------------------


def _owner(*powers: str) -> Any:
    """Return the check that the frame's seat has a power, in its own turn."""

    def check(f: In) -> str:
        right = f"the seat whose turn it is, with the power {' or '.join(powers)}"
        return must(_is_active(f) and _power(f) in powers, right)

    return check


def _reroll(f: In) -> str:
    faces = range(1, len(f.rs.pile(k.P_DIE)[2]) + 1)
    found: str = _owner("reroll")(f)
    return found or must(f.a in faces and not f.b & k.AGAIN, "a face of the die, rolled once")


def _instead(f: In) -> str:
    found: str = _owner("one_tile")(f)
    good = f.a < f.rs.card_kinds and f.rs.card(f.a)[1] in (k.C_ALL, k.C_LAST)
    played = good and f.form["piles"][k.P_DISCARD][f.a] > 0
    return found or must(played, "an 'all' or 'last' card that lies on the discard pile")


def _read_temple(f: In) -> str:
    found: str = _owner("temple_reader")(f)
    if found or not f.stands(f.a):
        return found or "an adventurer on the tile that it uncovered"
    space = f.places[f.a]
    temple = f.rs.space(space)[0]
    _, first, full = f.rs.pile(temple)
    tile = f.form["tiles"][space - 1]
    good = temple > 0 and first <= tile < first + len(full)
    return must(good, "an adventurer on the tile that it uncovered")


def _collect(f: In) -> str:
    found: str = _owner("collector")(f)
    sets = min(f.form["treasures"][f.seat][:3])
    return found or must(sets > f.datum("turned"), "three real treasures that have not served yet")


def _rearranges(f: In) -> str:
    released = k.RELEASED in f.form["statuses"][f.form["active"]]
    good = _power(f) == "rearrange" and released and f.form["active"] != k.NOBODY
    return must(good, "a seat with the power rearrange, and an adventurer that was just released")


def _move_card(f: In) -> str:
    return _rearranges(f) or must(f.a == 1, "may, since the power need not be used")


def _move_card_to(f: In) -> str:
    return _rearranges(f) or must(f.a < f.hand_size, "a card of the hand, slot1 to slot5")


def _rolls(f: In, ways: set[Way]) -> set[Way]:
    """*Reroll*: any roll may be the second one."""
    again = {(pile, bits | k.AGAIN, bonus) for pile, bits, bonus in ways}
    return ways | again if _power(f) == "reroll" else ways


def _takes(f: In, ways: set[Way]) -> set[Way]:
    """*Free choice*: where a card lies among the things, those of all piles do."""
    if _power(f) != "free_choice":
        return ways
    every = k.HORUS_BIT * ((1 << k.LEVELS) - 1)
    return {(things | every if things & every else things, b, c) for things, b, c in ways}


def _setup_frames(rs: Ruleset) -> list[Frame]:
    kind = [frame.name for frame in rs.frames].index("character")
    pile = rs.pile_names.index("characters")
    return [[kind, seat, pile, 0, 0] for seat in reversed(range(rs.players))]


# --- data ------------------------------------------------------------------------------------


def _pending(rs: Ruleset, form: Form) -> set[int]:
    """Return the seats that are yet to get their character."""
    done = stage(form["stack"])
    if done is not None and done < STAGES:
        return set(range(rs.players))
    names = frame_names(rs, form["stack"])
    pairs = zip(form["stack"], names, strict=True)
    return {frame[k.SEAT] for frame, name in pairs if name == "character"}


def _fit(rs: Ruleset, form: Form, module: Module, given: Collection[str]) -> None:
    """C1: by default the seats have the first characters of the table that nobody has."""
    keys = {seat: f"data power {seat_name(seat)}" for seat in range(rs.players)}
    taken = [datum(rs, form, "power", seat)[0] for seat in keys if keys[seat] in given]
    left = [POWERS.index(name) for name in _powers(rs) if POWERS.index(name) not in taken]
    for seat, key in keys.items():
        if key not in given:
            power = 0 if seat in _pending(rs, form) else left.pop(0)
            form["data"][module.offsets["power"] + seat] = power
    pile = form["piles"][rs.pile_names.index("characters")]
    has = [datum(rs, form, "power", seat)[0] for seat in range(rs.players)]
    for kind, name in enumerate(_powers(rs)):
        pile[kind] = max(1 - has.count(POWERS.index(name)), 0)


def _check(rs: Ruleset, form: Form, _: Module) -> None:
    has = [datum(rs, form, "power", seat)[0] for seat in range(rs.players)]
    pending = _pending(rs, form)
    for seat, power in enumerate(has):
        name = seat_name(seat)
        if (power == 0) != (seat in pending):
            right = "-, until it is drawn" if seat in pending else "a power"
            raise PositionError(f"data power {name}", POWERS[power] or "-", right)
        if power and (POWERS[power] not in _powers(rs) or has.count(power) > 1):
            right = f"each power once, of {', '.join(_powers(rs))}"
            raise PositionError(f"data power {name}", POWERS[power], right)
        (turned,) = datum(rs, form, "turned", seat)
        sets = min(form["treasures"][seat][:3]) if POWERS[power] == "collector" else 0
        if turned > sets:
            right = f"at most {sets}, as many as the collector has of three treasures"
            raise PositionError(f"data turned {name}", f"{turned}", right)
        (bound,) = datum(rs, form, "bound", seat)
        may_be = POWERS[power] in ("one_tile", "key_turner") and stage(form["stack"]) is None
        if bound and not may_be:
            right = "0, unless the power may give a card its move"
            raise PositionError(f"data bound {name}", f"{bound}", right)
    for kind, name in enumerate(_powers(rs)):
        there = form["piles"][rs.pile_names.index("characters")][kind]
        if there + has.count(POWERS.index(name)) != 1:
            wrong = f"{there} of {name}"
            raise PositionError("pile characters", wrong, "each character once")


def _lays_keys(rs: Ruleset, form: Form) -> bool:
    turner = POWERS.index("key_turner")
    return any(datum(rs, form, "power", seat) == [turner] for seat in range(rs.players))


def _first_keys(rs: Ruleset, form: Form, seat: int) -> int:
    turner = POWERS.index("key_turner")
    return min(FIRST_KEYS, rs.keys) if datum(rs, form, "power", seat) == [turner] else 0


def _power_words(_: Ruleset) -> dict[str, int]:
    return {name or "-": number for number, name in enumerate(POWERS)}


_IN_TURN = ("reroll", "use_power", "instead", "read_temple", "collect")
_MOVED_CARD = ("refill", "land", "all", "move_card", "replace_mummy_tile")

RULES = ModuleRules(
    arguments={
        "character": (PILE,),
        "reroll": (COUNT, ROLL_BITS, COUNT),
        "use_power": (COUNT, COUNT, MOVE_BITS),
        "instead": (CARD,),
        "read_temple": (WHO,),
        "collect": (),
        "move_card": (MAY,),
        "move_card_to": (SLOT,),
    },
    on={
        **dict.fromkeys(_IN_TURN, ("refill",)),
        **dict.fromkeys(("move_card", "move_card_to"), _MOVED_CARD),
        **dict.fromkeys(("uncover", "turn_up"), ("collect",)),
    },
    checks={
        "reroll": _reroll,
        "use_power": _owner("one_tile", "key_turner"),
        "instead": _instead,
        "read_temple": _read_temple,
        "collect": _collect,
        "move_card": _move_card,
        "move_card_to": _move_card_to,
    },
    ways={"roll": _rolls, "take": _takes},
    alike={
        "use_power": lambda f: ("move", (f.a, f.b, f.c)),
        "reroll": lambda f: ("roll", (k.P_DIE, f.b, f.c)),
    },
    setup=_setup_frames,
    words={"power": _power_words},
    limits={
        "power": lambda _: (0, len(POWERS) - 1),
        "turned": lambda rs: (0, sum(rs.pile(k.P_TREASURE)[2])),
        "bound": lambda _: (0, 1),
    },
    fit=_fit,
    check=_check,
    lays_keys=_lays_keys,
    first_keys=_first_keys,
    grants_turns=True,
)
