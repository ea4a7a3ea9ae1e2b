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
from itertools import chain
from operator import getitem, itemgetter

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.declarations import card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.notation.position_lines import HandCard, Values, line_table
from luxor.notation.position_pieces import (
    Form,
    after_setup,
    dealt_from,
    left_over,
    pile_keys,
    put,
)

HAND_ENTRIES = ("hands", "known", "origins")

_BEFORE_MOVE = (k.F_TURN, k.F_PLAY, k.F_ROLL, k.F_MOVE, k.F_OVER, k.F_TURN_END)


def form_of(rs: Ruleset, values: Values) -> Form:
    """Return the whole position, in numbers that are not checked yet."""
    form = deepcopy(_new_game(rs))
    form["stack"] = values.get("stack") or [_lowest_frame(values)]
    are_set_up = stage(form) in (None, STAGES)
    if are_set_up and rs.modules:
        form["data"] = list(after_setup(rs)["data"])
    for key, syntax in line_table(rs).items():
        if key in values and syntax.path:
            put(form, syntax.path, values[key])
    _add_turn(rs, values, form)
    _add_keys(rs, values, form)
    _add_pieces(rs, values, form)
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
    table = line_table(rs)
    values: Values = {key: reduce(getitem, s.path, form) for key, s in table.items() if s.path}
    values["laid_keys"] = rs.keys - sum(form["keys"]) - form["key_supply"]
    for seat in range(rs.players):
        key = f"p{seat + 1}"
        values[key] = list(zip(form["positions"][seat], form["statuses"][seat], strict=True))
        hand = (form[entry][seat] for entry in HAND_ENTRIES)
        values[f"{key} hand"] = list(zip(*hand, strict=True))
    return values


# --- what follows from the rules -------------------------------------------------------------


def stage(form: Form) -> int | None:
    """Return how many stages of the set-up are done or begun, None after the set-up."""
    kind, _, number, *_ = form["stack"][0]
    return number if kind == k.F_SETUP else None


@lru_cache(maxsize=64)
def _new_game(rs: Ruleset) -> Form:
    """Return a game before its set-up: everything is in its pile or supply (S1)."""
    return engine.new_game(rs).to_dict()


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

Left = list[list[int]]
"""How many pieces of each kind are left in every pile of a full box."""


def _add_pieces(rs: Ruleset, values: Values, form: Form) -> None:
    """Put every card and tile where the lines say; those that they do not name fill the rest."""
    named = {pile: values[key] for key, pile in pile_keys(rs).items() if key in values}
    named[k.P_DISCARD] = values.get("discard", [0] * rs.card_kinds)
    shuffled = values.get("shuffled", [0] * rs.card_kinds)
    form["piles"] = [named.get(pile, [0] * len(form["piles"][pile])) for pile in range(rs.piles)]
    form["piles"][k.P_DRAW] = _sums(form["piles"][k.P_DRAW], shuffled)
    hands = [values.get(f"p{seat + 1} hand") for seat in range(rs.players)]
    _put_hands(form, [hand or [] for hand in hands])
    left = _left(rs, form)
    _add_tops(rs, values, form, left)
    dealt = enumerate(hands)
    _put_hands(form, [_deal(rs, form, left, i) if hand is None else hand for i, hand in dealt])
    _add_tiles(rs, values, form, left)
    left[k.P_DRAW] = _sums(left[k.P_DRAW], shuffled)
    form["piles"] = [
        form["piles"][pile] if pile in named else counts for pile, counts in enumerate(left)
    ]


def _sums(counts: list[int], others: list[int]) -> list[int]:
    return [count + other for count, other in zip(counts, others, strict=True)]


def _put_hands(form: Form, hands: list[list[HandCard]]) -> None:
    for i, entry in enumerate(HAND_ENTRIES):
        form[entry] = [[card[i] for card in hand] for hand in hands]


def _left(rs: Ruleset, form: Form) -> Left:
    """Return what is left in a full box without all that a form has.

    A piece is taken out of its own pile or the one with most left, of those that have it. If none
    has it there is one too many, which ``check_position`` refuses.
    """
    left = [list(rs.pile(pile)[2]) for pile in range(rs.piles)]

    def take(kind: int, piles: Iterable[int], own: Iterable[int] = ()) -> None:
        kinds = {pile: kind - rs.pile(pile)[1] for pile in piles}
        having = [p for p, i in kinds.items() if 0 <= i < len(left[p]) and left[p][i] > 0]
        if having:
            pile = max([p for p in own if p in having] or having, key=lambda p: sum(left[p]))
            left[pile][kinds[pile]] -= 1

    cards, tiles = card_piles(rs), tile_piles(rs)
    in_hand = zip(chain(*form["hands"]), chain(*form["origins"]), strict=True)
    for card, origin in sorted(in_hand, key=itemgetter(1), reverse=True):
        take(card, [origin] if origin >= k.BASE_PILES else cards)
    for piles in (cards, tiles):
        for pile in piles:
            for kind in _kinds(rs, form["piles"], pile):
                take(kind, [pile] if pile >= k.BASE_PILES else piles, [pile])
    for card in form["tops"]:
        take(card, cards)
    for space, tile in enumerate(form["tiles"], start=1):
        temple, laid_from, _, _ = rs.space(space)
        if rs.tile(tile)[1] != k.T_HORUS:  # those are in no pile
            take(tile, tiles, (laid_from, temple))
    return left


def _kinds(rs: Ruleset, piles: Left, pile: int) -> list[int]:
    """Return what is in a pile, piece by piece."""
    first = rs.pile(pile)[1]
    return [first + i for i, count in enumerate(piles[pile]) for _ in range(count)]


def _add_tops(rs: Ruleset, values: Values, form: Form, left: Left) -> None:
    """Open a card of each Horus pile; a pile without one is empty or yet closed."""
    done = stage(form)
    closed = {frame[k.A] for frame in form["stack"] if frame[0] == k.F_REVEAL}  # (A4)
    for level, top in enumerate(form["tops"]):
        pile = k.P_HORUS + level
        if pile in closed or (done is not None and done <= 2):  # until S4
            continue
        if "horus" not in values and any(left[pile]):
            kind = next(i for i, count in enumerate(left[pile]) if count)
            left[pile][kind] -= 1
            form["tops"][level] = rs.pile(pile)[1] + kind
        elif top == k.UNKNOWN:
            left[pile] = [0] * len(left[pile])


def _deal(rs: Ruleset, form: Form, left: Left, seat: int) -> list[HandCard]:
    """Deal a hand from the pile of the seat, each time the kind of which fewest are gone."""
    hand: list[HandCard] = []
    for _ in range(_default_size(form, seat)):
        pile = dealt_from(rs, seat)
        if not any(left[pile]):
            pile = k.P_DRAW
        _, first, full = rs.pile(pile)
        kinds = [i for i, count in enumerate(left[pile]) if count > 0]
        if not kinds:
            wrong = "no starter card is left to deal to it"
            raise PositionError(f"p{seat + 1} hand", wrong, "a line that names its cards")
        kind = min(kinds, key=lambda i: full[i] - left[pile][i])
        left[pile][kind] -= 1
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


def _add_tiles(rs: Ruleset, values: Values, form: Form, left: Left) -> None:
    """Fill the spaces without a line, unless it is the set-up."""
    if stage(form) is not None:
        return
    treasures = _treasures_left(rs, form, left)
    lying = {k.P_TREASURE: treasures, k.P_OSIRIS: _kinds(rs, left, k.P_OSIRIS)}
    for space in range(1, rs.chamber):
        if f"t{space}" not in values:
            _, pile, tile, _ = rs.space(space)
            form["tiles"][space - 1] = lying[pile].pop(0) if lying.get(pile) else tile
    # Face down there are only as many treasures as are left after the set-up.
    keeps = bool(rs.modules) and after_setup(rs)["pile_sizes"][k.P_TREASURE] > 0
    for pile, rest in ((k.P_OSIRIS, lying[k.P_OSIRIS]), (k.P_TREASURE, treasures if keeps else [])):
        first = rs.pile(pile)[1]
        left[pile] = [rest.count(first + i) for i in range(len(left[pile]))]


def _treasures_left(rs: Ruleset, form: Form, left: Left) -> list[int]:
    """Return the treasures that are neither laid nor held, the lowest first, types in turn.

    Those that players hold are the lowest of their type, if the lines do not lay them.
    """
    tile = rs.tile
    order = []
    for number in range(len(rs.treasure_types)):
        kinds = [kind for kind in _kinds(rs, left, k.P_TREASURE) if tile(kind)[4] == number]
        held = sum(treasures[number] for treasures in form["treasures"])
        copies: Counter[int] = Counter()
        for kind in sorted(kinds, key=lambda kind: tile(kind)[2:4])[held:]:
            order.append((tile(kind)[2:4], copies[kind], number, kind))
            copies[kind] += 1
    return [kind for *_, kind in sorted(order)]


# --- modules ---------------------------------------------------------------------------------


def _fit_modules(rs: Ruleset, values: Values, form: Form) -> None:
    """Make what modules keep after the set-up fit the rest, where it is left out."""
    in_box = {*card_piles(rs), *tile_piles(rs)}  # read with the hands and the board
    for key, pile in pile_keys(rs).items():
        if pile >= k.BASE_PILES and pile not in in_box and key not in values:
            form["piles"][pile] = list(after_setup(rs)["piles"][pile])
    for module in rs.modules:
        module.complete_position(rs, form, values.keys())
