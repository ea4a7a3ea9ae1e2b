"""Writing the text form of a position: one canonical text for each position."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.declarations import REASONS, SEAT, SEAT_OR_NOBODY
from luxor.core.errors import PositionError
from luxor.core.modules import references
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.position_cards import DRAWN, HELD, is_own
from luxor.notation.position_defaults import Form
from luxor.notation.position_lines import Lines
from luxor.notation.position_modules import data_lines
from luxor.notation.position_read import read_form
from luxor.notation.position_stack import write_stack

ROW = 5
"""How many spaces share a line."""

Pairs = list[tuple[str, str]]
"""Keys and values of lines."""


def write_position(s: State) -> str:
    """Return the text of a position, from which ``parse_position`` makes an equal state.

    Every line is there, whatever it would be by default. Raises :class:`PositionError` for what
    has no text: a view with unknown cards, and games with modules that the options do not name.
    """
    rs = s.rs
    check_writable(s)
    form = s.to_dict()
    pairs = _game(rs, form)
    for seat in range(rs.players):
        pairs += _seat(rs, form, seat)
    pairs += _tiles(rs, form)
    pairs += _piles(rs, form)
    pairs += _modules(rs, form)
    pairs += _moment(rs, form)
    odd: list[int] = []  # piles that do not follow from the rest, as they do in a game
    while True:
        text = _text(pairs + [_pile(rs, form, pile) for pile in odd])
        piles = read_form(Lines(text), rs)["piles"]
        more = [pile for pile in range(k.BASE_PILES) if piles[pile] != form["piles"][pile]]
        if not more:
            return text
        odd += more


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


def _text(pairs: Pairs) -> str:
    return "".join(f"{key}: {value or '-'}\n" for key, value in pairs)


def _game(rs: Ruleset, form: Form) -> Pairs:
    options = rs.options
    drawn = " drawn" if options.first is None else ""
    return [
        ("players", str(rs.players)),
        ("edition", f"{rs.edition.name} {rs.edition.fingerprint}"),
        ("modules", " ".join(references(options.modules))),
        ("extra_cards", "yes" if options.extra_cards else "no"),
        ("first", SEAT.to_text(rs, form["first"]) + drawn),
        ("round", str(form["round"])),
        ("turn", SEAT.to_text(rs, form["active"])),
        ("regular", SEAT.to_text(rs, form["regular"])),
    ]


def _seat(rs: Ruleset, form: Form, seat: int) -> Pairs:
    hand = zip(form["hands"][seat], form["known"][seat], form["origins"][seat], strict=True)
    values = {
        "": " ".join(place_words(form, seat)),
        " hand": " ".join(_hand_card(rs, seat, *card) for card in hand),
        " keys": str(form["keys"][seat]),
        " jokers": str(form["jokers"][seat]),
        " scarabs": _words(rs.kind_names[k.P_SCARAB], form["scarabs"][seat]),
        " treasures": _words(rs.treasure_types, form["treasures"][seat]),
        " score": str(form["scores"][seat]),
    }
    return [(f"p{seat + 1}{what}", value) for what, value in values.items()]


def place_words(form: Form, seat: int) -> list[str]:
    """Return where the adventurers of a seat are, in the words of the text form."""
    fixed = {k.SLEEPING: "statue", k.RELEASED: "stairs*", k.INSIDE: "chamber"}
    places = []
    for place, status in zip(form["positions"][seat], form["statuses"][seat], strict=True):
        on_path = f"t{place}" if place else "stairs"
        places.append(fixed.get(status, on_path + ("!" if status == k.FALLEN else "")))
    return places


def _hand_card(rs: Ruleset, seat: int, card: int, known: int, origin: int) -> str:
    to_all = known == (1 << rs.players) - 1
    by_default = rs.card(card)[3] > 0
    suffix = "" if to_all == by_default else "!" if to_all else "?"
    if origin == k.P_HELD:
        suffix += HELD
    elif origin == k.P_DRAW and is_own(rs, seat, card):
        suffix += DRAWN
    return rs.card_names[card] + suffix


def _words(names: list[str], counts: list[int]) -> str:
    """Return each name as often as it is counted."""
    return " ".join(name for name, n in zip(names, counts, strict=False) for _ in range(n))


def _tiles(rs: Ruleset, form: Form) -> Pairs:
    pairs = []
    for start in range(1, rs.chamber, ROW):
        end = min(start + ROW, rs.chamber) - 1
        names = [rs.tile_names[tile] for tile in form["tiles"][start - 1 : end]]
        key = f"t{start}-t{end}" if end > start else f"t{start}"
        pairs.append((key, names[0] if len(set(names)) == 1 else " ".join(names)))
    return pairs


def _piles(rs: Ruleset, form: Form) -> Pairs:
    open_cards = ["-" if card == k.UNKNOWN else rs.card_names[card] for card in form["tops"]]
    starters = len(rs.edition.starter_cards)
    shuffled = [0] * starters + form["piles"][k.P_DRAW][starters:]
    return [
        ("horus", " ".join(open_cards)),
        ("discard", _words(rs.card_names, form["piles"][k.P_DISCARD])),
        ("shuffled", _words(rs.card_names, shuffled)),
    ]


def _pile(rs: Ruleset, form: Form, pile: int) -> tuple[str, str]:
    counts = form["piles"][pile]
    if pile == k.P_DRAW:
        counts = counts[: len(rs.edition.starter_cards)]  # the others are shuffled
    return f"pile {rs.pile_names[pile]}", _words(rs.kind_names[pile], counts)


def _modules(rs: Ruleset, form: Form) -> Pairs:
    pairs = [_pile(rs, form, pile) for pile in range(k.BASE_PILES, rs.piles)]
    for key, (datum, start) in data_lines(rs).items():
        numbers = form["data"][start : start + datum.size]
        pairs.append((key, " ".join(datum.type.to_text(rs, number) for number in numbers)))
    return pairs


def _moment(rs: Ruleset, form: Form) -> Pairs:
    seats = [SEAT_OR_NOBODY.to_text(rs, seat) for seat in form["sarcophagi"]]
    return [
        ("laid_keys", str(rs.keys - sum(form["keys"]) - form["key_supply"])),
        ("sarcophagi", " ".join(seats)),
        ("moved", _could_move(rs, form["could_move"])),
        ("extra", " ".join(SEAT.to_text(rs, seat) for seat in form["queue"])),
        ("ended", REASONS[form["reason"]]),
        ("stack", write_stack(rs, form["stack"])),
    ]


def _could_move(rs: Ruleset, could_move: int) -> str:
    """Return who could move in this round."""
    if could_move & k.COULD:
        return "yes"
    asked, able = (
        [f"p{seat + 1}" for seat in range(rs.players) if could_move & bit << seat]
        for bit in (k.ASKED, k.SECRETLY)
    )
    return " ".join(["asked", *asked, *(["able", *able] if able else [])]) if asked else "no"
