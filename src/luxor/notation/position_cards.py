"""Reading the cards of a position text: hands, discards, the Horus board, the draw pile."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.core.text import nearest, shown
from luxor.notation.position_box import Box
from luxor.notation.position_defaults import Form, dealt_from, stage
from luxor.notation.position_lines import Lines

HELD, DRAWN = "~", "*"
"""Marks of a hand card: held since before the last shuffle; drawn though the seat was dealt some
of its kind from a pile of its own."""

Card = tuple[int, bool, int]
"""A card of a hand: its kind, whether everybody knows it, and the pile it came from."""


def is_own(rs: Ruleset, seat: int, card: int) -> bool:
    """Return whether a seat gets such cards from a pile of its own at the start."""
    pile = dealt_from(rs, seat)
    _, first, full = rs.pile(pile)
    return pile != k.P_DRAW and 0 <= card - first < len(full) and full[card - first] > 0


def usual_origin(rs: Ruleset, card: int, to_all: bool) -> int:
    """Return the pile a hand card came from: open ones of the Horus board are known to all."""
    eyes = rs.card(card)[3]
    return k.P_HORUS + eyes - 1 if eyes and to_all else k.P_DRAW


def read_cards(lines: Lines, box: Box, form: Form) -> None:
    """Put every card where the text says; those that it does not name stay in their piles."""
    rs = box.rs
    hands: dict[int, list[Card]] = {}
    drawn: list[tuple[str, int]] = []
    for seat in range(rs.players):
        key = f"p{seat + 1} hand"
        if key in lines:
            hands[seat] = [_hand_card(rs, key, seat, word) for word in lines.words(key)]
            if len(hands[seat]) > k.HAND:
                raise PositionError(key, f"{len(hands[seat])} cards", f"at most {k.HAND}")
            for card, _, origin in hands[seat]:
                if origin == dealt_from(rs, seat) != k.P_DRAW:
                    box.take(key, card, (origin,), rs.card_names[card])
                else:
                    drawn.append((key, card))
    for key, card in drawn:
        box.take(key, card, box.card_piles, rs.card_names[card])
    discard, shuffled = (
        _counted(lines, box, key, range(rs.card_kinds)) for key in ("discard", "shuffled")
    )
    starters = sum(shuffled[: len(rs.edition.starter_cards)])
    if starters:
        right = "other cards; starter cards that are nowhere else are in the draw pile anyway"
        raise PositionError("shuffled", f"{starters} starter cards", right)
    form["tops"] = _tops(lines, box, form)
    for seat in range(rs.players):
        if seat not in hands:
            hands[seat] = _default_hand(box, form, seat)
    box.left[k.P_DISCARD] = discard
    draw = box.named.get(k.P_DRAW, box.left[k.P_DRAW])
    box.named[k.P_DRAW] = [sum(n) for n in zip(draw, shuffled, strict=True)]
    everybody = (1 << rs.players) - 1
    seats = range(rs.players)
    form["hands"] = [[card for card, _, _ in hands[seat]] for seat in seats]
    form["known"] = [
        [everybody if to_all else 1 << seat for _, to_all, _ in hands[seat]] for seat in seats
    ]
    form["origins"] = [[origin for _, _, origin in hands[seat]] for seat in seats]


def read_card(rs: Ruleset, key: str, word: str) -> int:
    """Return the kind of a card by its name."""
    name = word.replace("±", "+-")
    if name not in rs.card_names:
        raise PositionError(key, f"{shown(word)} is no card", nearest(name, rs.card_names))
    return rs.card_names.index(name)


def _hand_card(rs: Ruleset, key: str, seat: int, word: str) -> Card:
    name = word[:-1] if word[-1:] in (HELD, DRAWN) else word
    mark = word[len(name) :]
    known = name[-1:] if name[-1:] in ("!", "?") else ""
    card = read_card(rs, key, name.removesuffix(known))
    to_all = known == "!" or (not known and rs.card(card)[3] > 0)
    own = is_own(rs, seat, card)
    if mark == DRAWN and not own:
        right = f"{rs.card_names[card]} without it: it is for cards that are also dealt at first"
        raise PositionError(key, f"{shown(word)} with {DRAWN}", right)
    if mark == HELD:
        return card, to_all, k.P_HELD
    if own and not mark:
        return card, to_all, dealt_from(rs, seat)
    return card, to_all, usual_origin(rs, card, to_all)


def _counted(lines: Lines, box: Box, key: str, kinds: range) -> list[int]:
    """Take the cards that a line names and return how many there are of each kind."""
    counts = [0] * len(kinds)
    for word in lines.words(key):
        card = read_card(box.rs, key, word)
        box.take(key, card, box.card_piles, box.rs.card_names[card])
        counts[card] += 1
    return counts


def _tops(lines: Lines, box: Box, form: Form) -> list[int]:
    """Return the open card of each Horus pile; a pile without one is empty or yet closed."""
    closed = _closed_piles(form)
    words = lines.text("horus").split()
    if "horus" in lines and len(words) != k.LEVELS:
        right = f"{k.LEVELS}, one for each level, - for none"
        raise PositionError("horus", f"{len(words)} cards", right)
    tops = []
    for level in range(k.LEVELS):
        pile = k.P_HORUS + level
        left = box.kinds(pile)
        top = left[0] if left and pile not in closed else k.UNKNOWN
        if words:
            top = k.UNKNOWN if words[level] == "-" else read_card(box.rs, "horus", words[level])
        if top != k.UNKNOWN:
            name = box.rs.card_names[top]
            if not box.has(pile, top):
                wrong = f"{name} lies open as the card of level {level + 1}"
                raise PositionError("horus", wrong, "a card of that level")
            box.take("horus", top, (pile,), name)
        elif pile not in closed:
            box.left[pile] = [0] * len(box.left[pile])
        tops.append(top)
    return tops


def _closed_piles(form: Form) -> set[int]:
    """Return the Horus piles whose top card is yet to be turned up (S4, A4)."""
    done = stage(form)
    if done is not None and done <= 2:
        return set(range(k.P_HORUS, k.P_HORUS + k.LEVELS))
    return {frame[k.A] for frame in form["stack"] if frame[0] == k.F_REVEAL}


def _default_hand(box: Box, form: Form, seat: int) -> list[Card]:
    """Deal a hand from the pile of the seat, each time the kind of which fewest are gone."""
    hand: list[Card] = []
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
        hand.append((first + kind, False, pile))
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
