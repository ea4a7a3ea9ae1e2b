"""What the lines of a position mean: the whole position, with defaults for what they leave out.

``values`` has what each line says under its key, in numbers: ``values["p1 keys"]`` is 2. A form is
the whole position in numbers, as ``State.to_dict`` gives it. :func:`form_of` and :func:`values_of`
lead from one to the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from operator import add, itemgetter

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.declarations import card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.notation.position_lines import HandCard, Values, line_table
from luxor.notation.position_pieces import (
    Form,
    after_setup,
    dealt_from,
    derived,
    left_over,
    pile_keys,
)

_BEFORE_MOVE = (k.F_SETUP, k.F_TURN, k.F_PLAY, k.F_ROLL, k.F_MOVE, k.F_OVER, k.F_TURN_END)


def form_of(rs: Ruleset, values: Values) -> Form:
    """Return the whole position, in numbers that are not checked yet."""
    form = engine.new_game(rs).to_dict()  # everything is in its pile or supply (S1)
    form["stack"] = values.get("stack") or [_lowest_frame(values)]
    in_setup = form["stack"][0][0] == k.F_SETUP
    if not in_setup:
        form["data"] = list(after_setup(rs)["data"])
    for key, syntax in line_table(rs).items():
        if key in values:
            syntax.put(form, values[key])
    _add_turn(rs, values, form, in_setup=in_setup)
    _add_pieces(rs, values, form, in_setup=in_setup)
    if not in_setup:
        for module in rs.modules:
            module.complete_position(rs, form, values.keys())
    for pieces in left_over(rs, form):
        pieces.fill_rest(form, values)
    return form | derived(rs, form)


def values_of(rs: Ruleset, form: Form) -> Values:
    """Return what the lines of a position say, so that :func:`form_of` gives it back."""
    table = line_table(rs)
    values = {key: syntax.get(form) for key, syntax in table.items() if syntax.paths}
    return values | {"laid_keys": rs.keys - sum(form["keys"]) - form["key_supply"]}


# --- turns and keys ----------------------------------------------------------------------------


def _lowest_frame(values: Values) -> list[int]:
    if values.get("ended", k.RUNNING) != k.RUNNING:
        return [k.F_OVER, k.NOBODY, 0, 0, 0]
    first: int = values["first"]
    seat = values.get("turn", first)
    return [k.F_TURN, seat, int(values.get("regular", seat) != seat), 0, 0]


def _add_turn(rs: Ruleset, values: Values, form: Form, *, in_setup: bool) -> None:
    is_over = form["stack"][0][0] == k.F_OVER
    active = 0 if in_setup else (form["first"] - is_over) % rs.players
    form["active"] = values.get("turn", active)
    form["regular"] = values.get("regular", form["active"])
    form["round"] = values.get("round", int(not in_setup))
    inside = [seat for seat, row in enumerate(form["positions"]) for p in row if p == rs.chamber]
    owners = [*inside, *[k.NOBODY] * k.SARCOPHAGI][: k.SARCOPHAGI]
    form["sarcophagi"] = values.get("sarcophagi", owners)
    released = any(k.RELEASED in statuses for statuses in form["statuses"])
    in_turn = not in_setup and form["stack"][-1][0] not in _BEFORE_MOVE
    moved = in_turn or released or len(inside) >= k.SARCOPHAGI
    form["could_move"] = values.get("moved", k.COULD if moved else 0)
    left = max(rs.keys - sum(form["keys"]), 0)
    laid = values.get("laid_keys", min(len(inside), left))
    if laid > left:
        raise PositionError("laid_keys", f"{laid}", f"at most {left}, which nobody holds")
    form["key_supply"] = left - laid


# --- pieces ----------------------------------------------------------------------------------


def _add_pieces(rs: Ruleset, values: Values, form: Form, *, in_setup: bool) -> None:
    """Put every card and tile where the lines say; those that they do not name fill the rest."""
    named = {k.P_DISCARD, *(pile for key, pile in pile_keys(rs).items() if key in values)}
    piles = form["piles"]
    for pile, counts in enumerate(piles):
        piles[pile] = counts if pile in named else [0] * len(counts)
    if "shuffled" in values:
        piles[k.P_DRAW] = list(map(add, piles[k.P_DRAW], values["shuffled"]))
    left = _left(rs, form)
    if not in_setup:
        _add_tops(rs, values, form, left)
        for seat in range(rs.players):
            if f"p{seat + 1} hand" not in values:
                hand = _deal(rs, form, left, seat)
                line_table(rs)[f"p{seat + 1} hand"].put(form, hand)
        _add_tiles(rs, values, form, left)
    for pile, counts in enumerate(left):
        if pile not in named:
            piles[pile] = list(map(add, piles[pile], counts))


def _left(rs: Ruleset, form: Form) -> list[list[int]]:
    """Return how many of each kind are left in the piles of a full box without what a form has.

    A piece is taken out of its own pile or the one with most left, of those that have it. If none
    has it there is one too many, which ``check_position`` refuses.
    """
    left = [list(rs.pile(pile)[2]) for pile in range(rs.piles)]

    def take(kind: int, piles: Iterable[int], own: Iterable[int] = ()) -> None:
        for pile in sorted(piles, key=lambda pile: (pile not in own, -sum(left[pile]))):
            i = kind - rs.pile(pile)[1]
            if 0 <= i < len(left[pile]) and left[pile][i] > 0:
                left[pile][i] -= 1
                return

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


def _kinds(rs: Ruleset, piles: list[list[int]], pile: int) -> list[int]:
    """Return what is in a pile, piece by piece."""
    first = rs.pile(pile)[1]
    return [first + i for i, count in enumerate(piles[pile]) for _ in range(count)]


def _add_tops(rs: Ruleset, values: Values, form: Form, left: list[list[int]]) -> None:
    """Open a card of each Horus pile; a pile without one is empty or yet closed."""
    closed = {frame[k.A] for frame in form["stack"] if frame[0] == k.F_REVEAL}  # (A4)
    for level, top in enumerate(form["tops"]):
        pile = k.P_HORUS + level
        if pile in closed:
            continue
        if "horus" not in values and any(left[pile]):
            form["tops"][level], *_ = _kinds(rs, left, pile)
            left[pile][form["tops"][level] - rs.pile(pile)[1]] -= 1
        elif top == k.UNKNOWN:
            left[pile] = [0] * len(left[pile])


def _deal(rs: Ruleset, form: Form, left: list[list[int]], seat: int) -> list[HandCard]:
    """Deal a hand from the pile of the seat, each time the kind of which fewest are gone."""
    frames = {frame[0] for frame in form["stack"] if frame[k.SEAT] == seat}
    in_turn = frames & {k.F_REFILL, k.F_DRAW} and not frames & {k.F_TURN, k.F_PLAY}
    size = k.HAND - 1 if in_turn else k.HAND
    hand: list[HandCard] = []
    for pile in dict.fromkeys((dealt_from(rs, seat), k.P_DRAW)):
        _, first, full = rs.pile(pile)
        counts = left[pile]
        order = sorted((full[i] - n + j, i) for i, n in enumerate(counts) for j in range(n))
        for _, i in order[: size - len(hand)]:
            counts[i] -= 1
            hand.append((first + i, 1 << seat, pile))
    return hand


def _add_tiles(rs: Ruleset, values: Values, form: Form, left: list[list[int]]) -> None:
    """Fill the spaces without a line."""
    treasures = _treasures_left(rs, form, left)
    lying = {k.P_TREASURE: treasures, k.P_OSIRIS: _kinds(rs, left, k.P_OSIRIS)}
    for space in range(1, rs.chamber):
        if f"t{space}" not in values:
            _, pile, tile, _ = rs.space(space)
            form["tiles"][space - 1] = lying[pile].pop(0) if lying.get(pile) else tile
    if not after_setup(rs)["pile_sizes"][k.P_TREASURE]:  # none lies face down
        treasures.clear()
    for pile, rest in lying.items():
        first = rs.pile(pile)[1]
        left[pile] = [rest.count(first + i) for i in range(len(left[pile]))]


def _treasures_left(rs: Ruleset, form: Form, left: list[list[int]]) -> list[int]:
    """Return the treasures that are neither laid nor held, the lowest first, types in turn.

    Those that players hold are the lowest of their type, if the lines do not lay them.
    """
    held = [sum(counts) for counts in zip(*form["treasures"], strict=True)]
    copies: Counter[int] = Counter()
    order = []
    for kind in sorted(_kinds(rs, left, k.P_TREASURE), key=lambda kind: rs.tile(kind)[2:4]):
        _, _, *value, number = rs.tile(kind)
        if held[number] > 0:
            held[number] -= 1
        else:
            order.append((value, copies[kind], number, kind))
            copies[kind] += 1
    return [kind for *_, kind in sorted(order)]
