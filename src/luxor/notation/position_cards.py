"""Reading the cards of a position text: hands, discards, the Horus board, the draw pile.

Players may have a pile of their own from which their first hand is dealt (Q1), here called a kit.
"""

from __future__ import annotations

from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, closed_piles, stage, starter_kinds
from luxor.notation.position_lines import Lines
from luxor.notation.position_modules import dealt_from, listed_piles, pile_counts
from luxor.notation.position_shape import hand_sizes
from luxor.notation.text import nearest, shown

HELD, DRAWN = "~", "*"
"""Marks of a hand card: held since before the last shuffle, drawn though it is of a kit."""


@dataclass(frozen=True, slots=True)
class _Card:
    """A card of a hand: its kind, whether everybody knows it, and the pile it came from."""

    kind: int
    to_all: bool
    origin: int


def kit_kinds(rs: Ruleset, seat: int) -> set[int]:
    """Return the kinds of cards that a seat has of its own, none without a kit."""
    pile = dealt_from(rs, seat)
    _, first, full = rs.pile(pile)
    return {first + i for i, copies in enumerate(full) if copies and pile != k.P_DRAW}


def is_of_kit(rs: Ruleset, seat: int, card: int) -> bool:
    """Return whether a kind of card is among those that a seat has of its own."""
    other = card in starter_kinds(rs) or rs.card(card)[3] > 0
    return not other and card in kit_kinds(rs, seat)


def origin_of(rs: Ruleset, card: int, known_to_all: bool) -> int:
    """Return the pile a hand card came from: open ones of the Horus board are known to all."""
    eyes = rs.card(card)[3]
    return k.P_HORUS + eyes - 1 if eyes and known_to_all else k.P_DRAW


def set_aside(rs: Ruleset, seat: int) -> int:
    """Return how many cards of a kit are never dealt."""
    return sum(rs.pile(dealt_from(rs, seat))[2]) - k.HAND


def read_cards(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Put every card where the text says, and the others where they are by default.

    ``form["piles"]`` must be full; cards that are somewhere else leave them.
    """
    hands: dict[int, list[_Card]] = {}
    for seat in range(rs.players):
        key = f"p{seat + 1} hand"
        if key in lines:
            hands[seat] = [_hand_card(rs, key, seat, word) for word in lines.words(key)]
            for card in hands[seat]:
                if card.origin == dealt_from(rs, seat) != k.P_DRAW:
                    _take_of_kit(rs, form, key, seat, card.kind)
    kits = _reserve(lines, rs, form)
    for seat, hand in hands.items():
        for card in hand:
            if card.origin != dealt_from(rs, seat) or card.origin == k.P_DRAW:
                _take(rs, form, f"p{seat + 1} hand", card.kind)
    for kind in _card_list(lines, rs, "discard"):
        _take(rs, form, "discard", kind)
        form["piles"][k.P_DISCARD][kind] += 1
    for kind in _card_list(lines, rs, "shuffled"):
        _shuffle_in(rs, form, kind)
    form["tops"] = _tops(lines, rs, form)
    for seat in range(rs.players):
        if seat not in hands:
            hands[seat] = _default_hand(rs, form, seat)
    _lay_rest_of_kits(lines, rs, form, kits)
    everybody = (1 << rs.players) - 1
    seats = range(rs.players)
    form["hands"] = [[card.kind for card in hands[seat]] for seat in seats]
    form["known"] = [
        [everybody if card.to_all else 1 << seat for card in hands[seat]] for seat in seats
    ]
    form["origins"] = [[card.origin for card in hands[seat]] for seat in seats]


def _card(rs: Ruleset, key: str, word: str) -> int:
    name = word.replace("±", "+-")
    if name not in rs.card_names:
        raise PositionError(key, f"{shown(word)} is no card", nearest(name, rs.card_names))
    return rs.card_names.index(name)


def _hand_card(rs: Ruleset, key: str, seat: int, word: str) -> _Card:
    name = word[:-1] if word[-1:] in (HELD, DRAWN) else word
    mark = word[len(name) :]
    known = name[-1:] if name[-1:] in ("!", "?") else ""
    card = _card(rs, key, name.removesuffix(known))
    to_all = known == "!" or (not known and rs.card(card)[3] > 0)
    own = is_of_kit(rs, seat, card)
    if mark == HELD:
        return _Card(card, to_all, k.P_HELD)
    if mark == DRAWN and not own:
        right = f"{rs.card_names[card]} without it; only equipment cards are drawn or dealt"
        raise PositionError(key, f"{shown(word)} with {DRAWN}", right)
    if own and not mark:
        return _Card(card, to_all, dealt_from(rs, seat))
    return _Card(card, to_all, origin_of(rs, card, to_all))


def _card_list(lines: Lines, rs: Ruleset, key: str) -> list[int]:
    return [_card(rs, key, word) for word in lines.words(key)]


def _take(rs: Ruleset, form: Form, key: str, card: int) -> None:
    """Take a card out of the pile in which it began; of kits, out of that with most left."""
    name, _, _, eyes = rs.card(card)
    kits = [dealt_from(rs, seat) for seat in range(rs.players) if is_of_kit(rs, seat, card)]
    piles = kits or [k.P_HORUS + eyes - 1 if eyes else k.P_DRAW]
    copies = sum(rs.pile(pile)[2][card - rs.pile(pile)[1]] for pile in piles)
    left = [pile for pile in piles if form["piles"][pile][card - rs.pile(pile)[1]] > 0]
    if not left:
        right = f"at most {copies} in all hands and piles"
        raise PositionError(key, f"one {name} too many", right)
    pile = max(left, key=lambda pile: sum(form["piles"][pile]))
    form["piles"][pile][card - rs.pile(pile)[1]] -= 1


def _shuffle_in(rs: Ruleset, form: Form, card: int) -> None:
    """T5: put a card that did not begin in the draw pile, and was played, into it."""
    if card in starter_kinds(rs):
        right = "Horus cards; the starter cards that are nowhere else are in the draw pile anyway"
        raise PositionError("shuffled", f"{rs.card_names[card]} is a starter card", right)
    _take(rs, form, "shuffled", card)
    form["piles"][k.P_DRAW][card] += 1


def _tops(lines: Lines, rs: Ruleset, form: Form) -> list[int]:
    """Return the open card of each Horus pile; a pile without one is empty or yet closed."""
    closed = closed_piles(form["stack"])
    words = lines.words("horus")
    if "horus" in lines and len(words) != k.LEVELS:
        right = f"{k.LEVELS}, one for each level, - for none"
        raise PositionError("horus", f"{len(words)} cards", right)
    tops = []
    for level in range(k.LEVELS):
        pile = k.P_HORUS + level
        counts = form["piles"][pile]
        left = [rs.pile(pile)[1] + i for i, count in enumerate(counts) if count]
        top = left[0] if left and pile not in closed else k.UNKNOWN
        if words:
            top = k.UNKNOWN if words[level] == "-" else _card(rs, "horus", words[level])
        if top != k.UNKNOWN:
            _take(rs, form, "horus", top)
        elif pile not in closed:
            form["piles"][pile] = [0] * len(counts)
        tops.append(top)
    return tops


def _default_hand(rs: Ruleset, form: Form, seat: int) -> list[_Card]:
    """Deal a hand from the kit of the seat, then from the starter cards that are left.

    Each time it is the kind of which fewest are gone.
    """
    hand: list[_Card] = []
    for _ in range(hand_sizes(rs, form["stack"], seat)[0]):
        pile = dealt_from(rs, seat)
        if pile != k.P_DRAW and sum(form["piles"][pile]) <= set_aside(rs, seat):
            pile = k.P_DRAW
        _, first, full = rs.pile(pile)
        counts = form["piles"][pile]
        left = [
            i
            for i, count in enumerate(counts)
            if count > 0 and (pile != k.P_DRAW or i in starter_kinds(rs))
        ]
        if not left:
            wrong = "no starter card is left to deal to it"
            raise PositionError(f"p{seat + 1} hand", wrong, "a line that names its cards")
        kind = min(left, key=lambda i: full[i] - counts[i])
        counts[kind] -= 1
        hand.append(_Card(first + kind, False, pile))
    return hand


# --- kits ------------------------------------------------------------------------------------

Kits = dict[int, list[int]]
"""By seat, how many of each kind of its kit the text sets aside."""


def _take_of_kit(rs: Ruleset, form: Form, key: str, seat: int, card: int) -> None:
    _, first, full = rs.pile(dealt_from(rs, seat))
    counts = form["piles"][dealt_from(rs, seat)]
    if counts[card - first] == 0:
        wrong = f"one {rs.card_names[card]} too many"
        right = f"at most {full[card - first]} of its own; {DRAWN} behind one that was drawn"
        raise PositionError(key, wrong, right)
    counts[card - first] -= 1


def _reserve(lines: Lines, rs: Ruleset, form: Form) -> Kits:
    """Take the cards that the text sets aside out of their kits."""
    kits: Kits = {}
    for seat in range(rs.players):
        pile = dealt_from(rs, seat)
        key = f"pile {rs.pile_names[pile]}"
        if key not in lines or key not in listed_piles(rs) or pile == k.P_DRAW:
            continue
        if stage(form["stack"]) is not None:
            raise PositionError(key, "in the set-up it is what was not dealt", "it left out")
        kits[seat] = pile_counts(lines, rs, key)
        for kind, number in enumerate(kits[seat]):
            left = form["piles"][pile][kind]
            if number > left:
                wrong = f"{number} {rs.kind_names[pile][kind]}"
                raise PositionError(key, wrong, f"at most {left}, the others are in the hand")
            form["piles"][pile][kind] -= number
    return kits


def _lay_rest_of_kits(lines: Lines, rs: Ruleset, form: Form, kits: Kits) -> None:
    """Put cards of kits that are neither set aside nor in a hand on the discard pile.

    If the text says what lies there, they are in the draw pile.
    """
    if stage(form["stack"]) is not None:
        return
    rest_goes_to = k.P_DRAW if "discard" in lines else k.P_DISCARD
    for seat in range(rs.players):
        pile = dealt_from(rs, seat)
        if pile == k.P_DRAW:
            continue
        _, first, _ = rs.pile(pile)
        kept = kits.get(seat)
        rest = [kind for kind, n in enumerate(form["piles"][pile]) for _ in range(n)]
        if kept is None:
            kept = [0] * len(form["piles"][pile])
            for kind in rest[: set_aside(rs, seat)]:
                kept[kind] += 1
            rest = rest[set_aside(rs, seat) :]
        for kind in rest:
            form["piles"][rest_goes_to][first + kind] += 1
        form["piles"][pile] = kept
