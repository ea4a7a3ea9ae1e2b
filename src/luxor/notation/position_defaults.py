"""What the lines of a position mean: the whole position, with defaults for what they leave out.

``values`` has what each line says under its key, in numbers: ``values["p1 keys"]`` is 2. A form is
the whole position in numbers, as ``State.to_dict`` gives it. :func:`form_of` and :func:`values_of`
lead from one to the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from functools import lru_cache, reduce
from operator import getitem
from typing import Any

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.declarations import card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.rng import Rng
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.notation.position_pieces import Form, Path, data_lines, left_over, put

Values = dict[str, Any]

HandCard = tuple[int, int, int]
"""A card of a hand: its kind, the seats that know it, and the pile it came from."""

HAND_ENTRIES = ("hands", "known", "origins")

_BEFORE_MOVE = (k.F_TURN, k.F_PLAY, k.F_ROLL, k.F_MOVE, k.F_OVER, k.F_TURN_END)


def form_of(rs: Ruleset, values: Values) -> Form:
    """Return the whole position, in numbers that are not checked yet."""
    form = deepcopy(_new_game(rs))
    form["stack"] = values.get("stack") or [_lowest_frame(values)]
    are_set_up = stage(form) in (None, STAGES)
    if are_set_up and rs.modules:
        form["data"] = list(_after_setup(rs)["data"])
    for key, path in paths(rs).items():
        if key in values:
            put(form, path, values[key])
    _add_turn(rs, values, form)
    _add_keys(rs, values, form)
    box = _Box(rs, {pile: values[key] for key, pile in pile_keys(rs).items() if key in values})
    _add_hands(rs, values, form, box)
    _add_tiles(rs, values, form, box)
    form["piles"] = box.piles()
    if are_set_up:
        _fit_modules(rs, values, form)
    for pieces in left_over(rs, form):
        if are_set_up or pieces.path == ("piles", k.P_SCARAB):
            pieces.fill_rest(form, values)
    form["scarab_counts"] = [sum(counts) for counts in form["scarabs"]]
    form["pile_sizes"] = [sum(counts) for counts in form["piles"]]
    return form


def values_of(rs: Ruleset, form: Form) -> Values:
    """Return what the lines of a position say, so that :func:`form_of` gives it back."""
    values: Values = {key: reduce(getitem, path, form) for key, path in paths(rs).items()}
    starters = len(rs.edition.starter_cards)
    values["shuffled"] = [0] * starters + form["piles"][k.P_DRAW][starters:]
    values["laid_keys"] = rs.keys - sum(form["keys"]) - form["key_supply"]
    for seat in range(rs.players):
        key = f"p{seat + 1}"
        values[key] = list(zip(form["positions"][seat], form["statuses"][seat], strict=True))
        hand = (form[entry][seat] for entry in HAND_ENTRIES)
        values[f"{key} hand"] = list(zip(*hand, strict=True))
    piles = pile_keys(rs)
    keys = [key for key, pile in piles.items() if pile >= k.BASE_PILES]
    while True:
        for key in keys:
            counts = form["piles"][piles[key]]
            values[key] = counts[:starters] if piles[key] == k.P_DRAW else counts
        # Piles of the base game have a line only if they do not follow from the rest.
        found = form_of(rs, values)["piles"]
        keys = [key for key, pile in piles.items() if found[pile] != form["piles"][pile]]
        if not keys:
            return values


# --- keys ------------------------------------------------------------------------------------

_WITHOUT_LINE = (k.P_DISCARD, k.P_DIE, k.P_FIRST, k.P_HELD)
"""Piles without a line ``pile NAME``: they have another one, or never change."""


def pile_keys(rs: Ruleset) -> dict[str, int]:
    """Return the key of the line for each pile."""
    names = enumerate(rs.pile_names)
    return {f"pile {name}": pile for pile, name in names if pile not in _WITHOUT_LINE}


@lru_cache(maxsize=64)
def paths(rs: Ruleset) -> dict[str, Path]:
    """Return where a form has what a line says, for each line that says nothing else."""
    base: dict[str, Path] = {
        "first": ("first",),
        "round": ("round",),
        "turn": ("active",),
        "regular": ("regular",),
        "horus": ("tops",),
        "discard": ("piles", k.P_DISCARD),
        "sarcophagi": ("sarcophagi",),
        "moved": ("could_move",),
        "extra": ("queue",),
        "ended": ("reason",),
        "stack": ("stack",),
    }
    for seat in range(rs.players):
        base[f"p{seat + 1} score"] = ("scores", seat)
        for what in ("keys", "jokers", "scarabs", "treasures"):
            base[f"p{seat + 1} {what}"] = (what, seat)
    spaces = {f"t{space}": ("tiles", space - 1) for space in range(1, rs.chamber)}
    data = {key: ("data", slice(at, at + d.size)) for key, (d, at) in data_lines(rs).items()}
    return base | spaces | data


# --- what follows from the rules -------------------------------------------------------------


def stage(form: Form) -> int | None:
    """Return how many stages of the set-up are done or begun, None after the set-up."""
    kind, _, number, *_ = form["stack"][0]
    return number if kind == k.F_SETUP else None


@lru_cache(maxsize=64)
def _new_game(rs: Ruleset) -> Form:
    """Return a game before its set-up: everything is in its pile or supply (S1)."""
    return engine.new_game(rs).to_dict()


@lru_cache(maxsize=64)
def _after_setup(rs: Ruleset) -> Form:
    """Return a game after its set-up: where hands are dealt from, what modules keep."""
    s = engine.new_game(rs)
    engine.deal(s, Rng(0))
    return s.to_dict()


def dealt_from(rs: Ruleset, seat: int) -> int:
    """Return the pile from which a seat gets its first hand (S3, Q1)."""
    pile: int = _after_setup(rs)["origins"][seat][0] if rs.modules else k.P_DRAW
    return pile


HELD, DRAWN = "~", "*"
"""Marks of a hand card: held since before the last shuffle; drawn though the seat was dealt some
of its kind from a pile of its own."""


def origins(rs: Ruleset, seat: int, card: int, *, to_all: bool) -> dict[str, int]:
    """Return the pile that a hand card came from, by the mark that the card has in a position.

    Those that all know were taken from the Horus board.
    """
    eyes = rs.card(card)[3]
    drawn = k.P_HORUS + eyes - 1 if eyes and to_all else k.P_DRAW
    pile = dealt_from(rs, seat)
    _, first, full = rs.pile(pile)
    if pile != k.P_DRAW and 0 <= card - first < len(full) and full[card - first] > 0:
        return {"": pile, HELD: k.P_HELD, DRAWN: drawn}
    return {"": drawn, HELD: k.P_HELD}


# --- turns and keys ----------------------------------------------------------------------------


def _lowest_frame(values: Values) -> list[int]:
    if values.get("ended", k.RUNNING) != k.RUNNING:
        return [k.F_OVER, k.NOBODY, 0, 0, 0]
    first: int = values["first"]
    seat = values.get("turn", first)
    return [k.F_TURN, seat, int(values.get("regular", seat) != seat), 0, 0]


def _add_turn(rs: Ruleset, values: Values, form: Form) -> None:
    in_setup = stage(form) is not None
    is_over = form["stack"][0][0] == k.F_OVER
    active = 0 if in_setup else (form["first"] - is_over) % rs.players
    form["active"] = values.get("turn", active)
    form["regular"] = values.get("regular", form["active"])
    form["round"] = values.get("round", 0 if in_setup else 1)
    for seat in range(rs.players):
        for i, (place, status) in enumerate(values.get(f"p{seat + 1}", ())):
            form["positions"][seat][i] = place
            form["statuses"][seat][i] = status
    inside = _inside(rs, form)
    owners = [*inside, *[k.NOBODY] * k.SARCOPHAGI][: k.SARCOPHAGI]
    form["sarcophagi"] = values.get("sarcophagi", owners)
    released = any(k.RELEASED in statuses for statuses in form["statuses"])
    in_turn = not in_setup and form["stack"][-1][0] not in _BEFORE_MOVE
    moved = in_turn or released or len(inside) >= k.SARCOPHAGI
    form["could_move"] = values.get("moved", k.COULD if moved else 0)


def _inside(rs: Ruleset, form: Form) -> list[int]:
    """Return the seat of each adventurer in the tomb chamber."""
    return [seat for seat, row in enumerate(form["positions"]) for p in row if p == rs.chamber]


def _add_keys(rs: Ruleset, values: Values, form: Form) -> None:
    """Leave in the supplies what players do not hold; a key is laid for each one inside."""
    left = max(rs.keys - sum(form["keys"]), 0)
    laid = values.get("laid_keys", min(len(_inside(rs, form)), left))
    if laid > left:
        raise PositionError("laid_keys", f"{laid}", f"at most {left}, which nobody holds")
    form["key_supply"] = left - laid
    form["joker_supply"] = max(rs.jokers - sum(form["jokers"]), 0)


# --- pieces ----------------------------------------------------------------------------------


class _Box:
    """How many pieces of each kind are left in every pile of a full box.

    ``named`` is what lines say that lies in a pile: these pieces are set aside. A piece of which
    none is left is not taken; then there is one too many, which ``check_position`` refuses.
    """

    def __init__(self, rs: Ruleset, named: dict[int, list[int]]) -> None:
        self.rs = rs
        self.named = {pile: list(counts) for pile, counts in named.items()}
        self.left = [list(rs.pile(pile)[2]) for pile in range(rs.piles)]
        for pile, counts in named.items():
            for kind, count in enumerate(counts):
                self.left[pile][kind] = max(self.left[pile][kind] - count, 0)

    def take(self, kind: int, piles: Iterable[int]) -> None:
        """Take a piece out of the pile that has most left, of those that have one."""
        having = [pile for pile in piles if self.has(pile, kind)]
        if having:
            pile = max(having, key=lambda pile: sum(self.left[pile]))
            self.left[pile][kind - self.rs.pile(pile)[1]] -= 1

    def take_all(self, counts: list[int], piles: list[int]) -> None:
        """Take as many pieces of each kind as are counted."""
        for kind, count in enumerate(counts):
            for _ in range(count):
                self.take(kind, piles)

    def has(self, pile: int, kind: int) -> bool:
        """Return whether a pile has a piece of a kind left."""
        index = kind - self.rs.pile(pile)[1]
        return 0 <= index < len(self.left[pile]) and self.left[pile][index] > 0

    def kinds(self, pile: int) -> list[int]:
        """Return what is left in a pile, piece by piece."""
        first = self.rs.pile(pile)[1]
        return [first + i for i, count in enumerate(self.left[pile]) for _ in range(count)]

    def piles(self) -> list[list[int]]:
        """Return the counts of all piles: what lines name, else what is left."""
        return [self.named.get(pile, counts) for pile, counts in enumerate(self.left)]


def _add_hands(rs: Ruleset, values: Values, form: Form, box: _Box) -> None:
    """Put every card where the lines say; those that they do not name stay in their piles."""
    piles = card_piles(rs)
    hands: list[list[HandCard] | None] = [
        values.get(f"p{seat + 1} hand") for seat in range(rs.players)
    ]
    in_hand = [
        (card, [origin] if origin == dealt_from(rs, seat) != k.P_DRAW else piles)
        for seat, hand in enumerate(hands)
        for card, _, origin in hand or ()
    ]
    for card, origins in sorted(in_hand, key=lambda each: len(each[1])):
        box.take(card, origins)
    shuffled = values.get("shuffled", [0] * rs.card_kinds)
    box.named[k.P_DISCARD] = form["piles"][k.P_DISCARD]
    box.take_all(box.named[k.P_DISCARD], piles)
    box.take_all(shuffled, piles)
    form["tops"] = _tops(values.get("horus"), form, box)
    dealt = [
        _default_hand(box, form, seat) if hand is None else hand for seat, hand in enumerate(hands)
    ]
    for i, entry in enumerate(HAND_ENTRIES):
        form[entry] = [[card[i] for card in hand] for hand in dealt]
    draw = box.named.get(k.P_DRAW, box.left[k.P_DRAW])
    draw = [*draw, *[0] * (rs.card_kinds - len(draw))]
    box.named[k.P_DRAW] = [sum(counts) for counts in zip(draw, shuffled, strict=True)]


def _tops(given: list[int] | None, form: Form, box: _Box) -> list[int]:
    """Return the open card of each Horus pile; a pile without one is empty or yet closed."""
    levels = range(k.P_HORUS, k.P_HORUS + k.LEVELS)
    done = stage(form)
    closed = {frame[k.A] for frame in form["stack"] if frame[0] == k.F_REVEAL}  # (A4)
    if done is not None and done <= 2:
        closed = set(levels)  # until S4
    tops = []
    for level, pile in enumerate(levels):
        left = [] if pile in closed else box.kinds(pile)
        top = given[level] if given else next(iter(left), k.UNKNOWN)
        if top != k.UNKNOWN:
            box.take(top, [pile])
        elif pile not in closed:
            box.left[pile] = [0] * len(box.left[pile])
        tops.append(top)
    return tops


def _default_hand(box: _Box, form: Form, seat: int) -> list[HandCard]:
    """Deal a hand from the pile of the seat, each time the kind of which fewest are gone."""
    hand: list[HandCard] = []
    for _ in range(_default_size(form, seat)):
        pile = dealt_from(box.rs, seat)
        if not any(box.left[pile]):
            pile = k.P_DRAW
        _, first, full = box.rs.pile(pile)
        left = [i for i, count in enumerate(box.left[pile]) if count > 0]
        if not left:
            wrong = "no starter card is left to deal to it"
            raise PositionError(f"p{seat + 1} hand", wrong, "a line that names its cards")
        kind = min(left, key=lambda i: full[i] - box.left[pile][i])
        box.left[pile][kind] -= 1
        hand.append((first + kind, 1 << seat, pile))
    return hand


def _default_size(form: Form, seat: int) -> int:
    """Return how many cards a hand has by its frames: some while it is dealt, four in a turn."""
    frames = {frame[0]: frame for frame in form["stack"] if frame[k.SEAT] == seat}
    done = stage(form)
    if k.F_DEAL in frames:
        return int(frames[k.F_DEAL][k.B])
    if k.F_NEW_HAND in frames or (done is not None and done < 2):
        return 0
    in_turn = frames.keys() & {k.F_REFILL, k.F_DRAW} and not frames.keys() & {k.F_TURN, k.F_PLAY}
    return k.HAND - 1 if in_turn else k.HAND


def _add_tiles(rs: Ruleset, values: Values, form: Form, box: _Box) -> None:
    """Lay the tiles that lines name, and fill the other spaces unless it is the set-up."""
    in_setup = stage(form) is not None
    spaces = range(1, rs.chamber)
    tiles = {space: values[f"t{space}"] for space in spaces if f"t{space}" in values}
    for space, tile in tiles.items():
        temple, laid_from, _, _ = rs.space(space)
        if tile and rs.tile(tile)[1] != k.T_HORUS:  # those are in no pile
            own = [pile for pile in (laid_from, temple) if pile and box.has(pile, tile)]
            box.take(tile, own or tile_piles(rs))
    left = {k.P_TREASURE: _treasures_left(box, form), k.P_OSIRIS: box.kinds(k.P_OSIRIS)}
    for space in spaces:
        if space not in tiles and not in_setup:
            _, laid_from, tiles[space], _ = rs.space(space)
            if left.get(laid_from):
                tiles[space] = left[laid_from].pop(0)
                box.take(tiles[space], [laid_from])
    form["tiles"] = [tiles.get(space, 0) for space in spaces]
    if not in_setup:
        # Face down there are only as many treasures as are left after the set-up.
        keeps = bool(rs.modules) and _after_setup(rs)["pile_sizes"][k.P_TREASURE] > 0
        first = rs.pile(k.P_TREASURE)[1]
        rest = Counter(left[k.P_TREASURE] if keeps else ())
        box.left[k.P_TREASURE] = [rest[first + i] for i in range(len(box.left[k.P_TREASURE]))]


def _treasures_left(box: _Box, form: Form) -> list[int]:
    """Return the treasures that are neither laid nor held, the lowest first, types in turn.

    Those that players hold are the lowest of their type, if the lines do not lay them.
    """
    tile = box.rs.tile
    order = []
    for number in range(len(box.rs.treasure_types)):
        left = [kind for kind in box.kinds(k.P_TREASURE) if tile(kind)[4] == number]
        held = sum(treasures[number] for treasures in form["treasures"])
        copies: Counter[int] = Counter()
        for kind in sorted(left, key=lambda kind: tile(kind)[2:4])[held:]:
            order.append((tile(kind)[2:4], copies[kind], number, kind))
            copies[kind] += 1
    return [kind for *_, kind in sorted(order)]


# --- modules ---------------------------------------------------------------------------------


def _fit_modules(rs: Ruleset, values: Values, form: Form) -> None:
    """Make what modules keep after the set-up fit the rest, where it is left out."""
    in_box = {*card_piles(rs), *tile_piles(rs)}  # read with the hands and the board
    for key, pile in pile_keys(rs).items():
        if pile >= k.BASE_PILES and pile not in in_box and key not in values:
            form["piles"][pile] = list(_after_setup(rs)["piles"][pile])
    for module in rs.modules:
        module.complete_position(rs, form, values.keys())
