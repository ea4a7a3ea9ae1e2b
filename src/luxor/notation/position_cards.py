"""Reading the cards of a position text: hands, discards, the Horus board, the draw pile."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.edition_reader import nearest, shown
from luxor.notation.position_checks import origin_of
from luxor.notation.position_error import PositionError
from luxor.notation.position_lines import Lines
from luxor.notation.position_moment import starter_kinds
from luxor.notation.position_stack import Form, closed_piles, hand_sizes

Hand = list[tuple[int, bool, bool]]
"""The cards from left to right, whether everybody knows them, and whether they are held from
before the discards were last shuffled."""


def read_cards(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Put every card where the text says, and the others where they are by default.

    ``form["piles"]`` must be full; cards that are somewhere else leave them.
    """
    hands = {}
    for seat in range(rs.players):
        key = f"p{seat + 1} hand"
        if key in lines:
            hands[seat] = [_hand_card(rs, key, word) for word in lines.words(key)]
            for card, _, _ in hands[seat]:
                _take(rs, form, key, card)
    for card in _card_list(lines, rs, "discard"):
        _take(rs, form, "discard", card)
        form["piles"][k.P_DISCARD][card] += 1
    for card in _card_list(lines, rs, "shuffled"):
        _shuffle_in(rs, form, card)
    form["tops"] = _tops(lines, rs, form)
    for seat in range(rs.players):
        if seat not in hands:
            hands[seat] = _default_hand(rs, form, seat)
    everybody = (1 << rs.players) - 1
    form["hands"] = [[card for card, _, _ in hands[seat]] for seat in range(rs.players)]
    form["known"] = [
        [everybody if to_all else 1 << seat for _, to_all, _ in hands[seat]]
        for seat in range(rs.players)
    ]
    form["origins"] = [
        [k.P_HELD if held else origin_of(rs, card, to_all) for card, to_all, held in hands[seat]]
        for seat in range(rs.players)
    ]


def _card(rs: Ruleset, key: str, word: str) -> int:
    name = word.replace("±", "+-")
    if name not in rs.card_names:
        raise PositionError(key, f"{shown(word)} is no card", nearest(name, rs.card_names))
    return rs.card_names.index(name)


def _hand_card(rs: Ruleset, key: str, word: str) -> tuple[int, bool, bool]:
    name = word.removesuffix("~")
    held = name != word
    if name[-1:] in ("!", "?"):
        return _card(rs, key, name[:-1]), name[-1] == "!", held
    card = _card(rs, key, name)
    return card, card not in starter_kinds(rs), held


def _card_list(lines: Lines, rs: Ruleset, key: str) -> list[int]:
    return [_card(rs, key, word) for word in lines.words(key)]


def _take(rs: Ruleset, form: Form, key: str, card: int) -> None:
    """Take a card out of the pile in which it began."""
    name, _, _, eyes = rs.card(card)
    pile = k.P_HORUS + eyes - 1 if eyes else k.P_DRAW
    _, first, full = rs.pile(pile)
    if form["piles"][pile][card - first] == 0:
        right = f"at most {full[card - first]} in all hands and piles"
        raise PositionError(key, f"one {name} too many", right)
    form["piles"][pile][card - first] -= 1


def _shuffle_in(rs: Ruleset, form: Form, card: int) -> None:
    """T5: put a Horus card that was played into the draw pile."""
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


def _default_hand(rs: Ruleset, form: Form, seat: int) -> Hand:
    """Deal a hand from the starter cards that are left: the kind of which fewest are gone."""
    draw = form["piles"][k.P_DRAW]
    full = rs.pile(k.P_DRAW)[2]
    hand = []
    for _ in range(hand_sizes(form["stack"], seat)[0]):
        left = [kind for kind in starter_kinds(rs) if draw[kind] > 0]
        if not left:
            wrong = "no starter card is left to deal to it"
            raise PositionError(f"p{seat + 1} hand", wrong, "a line that names its cards")
        kind = min(left, key=lambda kind: full[kind] - draw[kind])
        draw[kind] -= 1
        hand.append((kind, False, False))
    return hand
