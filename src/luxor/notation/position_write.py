"""Writing the text form of a position: one canonical text for each position."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.declarations import REASONS
from luxor.core.modules import references
from luxor.core.options import wants_extra_cards
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.position_cards import DRAWN, HELD, is_of_kit
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, entered, is_over, seat_name, stage, starter_kinds
from luxor.notation.position_modules import covers_treasures, listed_piles, write_data
from luxor.notation.position_read import turn_start
from luxor.notation.position_stack import write_stack

ROW = 5
"""How many spaces share a line."""


def write_position(s: State) -> str:
    """Return the text of a position, from which ``parse_position`` makes an equal state.

    Raises :class:`PositionError` for what has no text: a view with unknown cards, and games with
    modules from outside.
    """
    rs = s.rs
    check_writable(s)
    form = s.to_dict()
    lines = _game(rs, form)
    for seat in range(rs.players):
        lines += _seat(rs, form, seat)
    lines += _tiles(rs, form)
    lines += _piles(rs, form)
    lines += _module_piles(rs, form)
    lines += write_data(rs, form)
    lines += _moment(rs, form)
    return "".join(f"{key}: {value}\n" for key, value in lines)


def check_writable(s: State) -> None:
    """Raise ``PositionError`` for a view with unknown cards and for modules from outside."""
    names = [module.name for module in s.rs.modules]
    outside = names[len(s.rs.options.modules) :]
    if outside:
        wrong = f"a game with {', '.join(outside)}, from outside"
        raise PositionError("modules", wrong, "modules that the options name")
    facts = s.to_dict()
    scarabs = [sum(kinds) for kinds in facts["scarabs"]]
    if scarabs != facts["scarab_counts"] or any(k.UNKNOWN in hand for hand in facts["hands"]):
        raise PositionError("position", "cards or scarabs are not known", "a state, not a view")


Lines = list[tuple[str, str]]


def _game(rs: Ruleset, form: Form) -> Lines:
    lines = [
        ("players", str(rs.players)),
        ("edition", f"{rs.edition.name} {rs.edition.fingerprint}"),
    ]
    options = rs.options
    if options.modules:
        lines.append(("modules", ", ".join(references(options.modules))))
    if options.extra_cards != wants_extra_cards(options.players, options.modules):
        lines.append(("extra_cards", "yes" if options.extra_cards else "no"))
    if all(frame[0] != k.F_FIRST for frame in form["stack"]):
        drawn = " drawn" if options.first is None else ""
        lines.append(("first", seat_name(form["first"]) + drawn))
    if stage(form["stack"]) is None:
        lines.append(("round", str(form["round"])))
        lines.append(("turn", seat_name(form["active"])))
        if form["regular"] != form["active"]:
            lines.append(("regular", seat_name(form["regular"])))
    return lines


def _seat(rs: Ruleset, form: Form, seat: int) -> Lines:
    name = seat_name(seat)
    values = {
        "hand": " ".join(
            _hand_card(rs, seat, *slot)
            for slot in zip(
                form["hands"][seat], form["known"][seat], form["origins"][seat], strict=True
            )
        ),
        "keys": str(form["keys"][seat] or ""),
        "jokers": str(form["jokers"][seat] or ""),
        "scarabs": " ".join(
            str(value)
            for (value, _), count in zip(rs.edition.scarabs, form["scarabs"][seat], strict=True)
            for _ in range(count)
        ),
        "treasures": " ".join(
            word
            for word, count in zip(rs.treasure_types, form["treasures"][seat], strict=False)
            for _ in range(count)
        ),
        "score": str(form["scores"][seat] or ""),
    }
    return [
        (name, " ".join(place_words(form, seat))),
        *((f"{name} {what}", value) for what, value in values.items() if value),
    ]


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
    elif origin == k.P_DRAW and is_of_kit(rs, seat, card):
        suffix += DRAWN
    return rs.card_names[card] + suffix


def _tiles(rs: Ruleset, form: Form) -> Lines:
    lines = []
    for start in range(1, rs.chamber, ROW):
        end = min(start + ROW, rs.chamber) - 1
        names = [rs.tile_names[tile] for tile in form["tiles"][start - 1 : end]]
        key = f"t{start}-t{end}" if end > start else f"t{start}"
        lines.append((key, names[0] if len(set(names)) == 1 else " ".join(names)))
    return lines


def _piles(rs: Ruleset, form: Form) -> Lines:
    open_cards = ["-" if card == k.UNKNOWN else rs.card_names[card] for card in form["tops"]]
    drawn = [0 if i in starter_kinds(rs) else n for i, n in enumerate(form["piles"][k.P_DRAW])]
    values = {
        "horus": " ".join(open_cards),
        "discard": _cards(rs, form["piles"][k.P_DISCARD]),
        "shuffled": _cards(rs, drawn),
    }
    return [(key, value) for key, value in values.items() if value]


def _module_piles(rs: Ruleset, form: Form) -> Lines:
    """Return the piles that do not follow from the rest, which only games with modules have."""
    lines: Lines = []
    if stage(form["stack"]) is not None:
        return lines
    if covers_treasures(rs):
        _, first, _ = rs.pile(k.P_TREASURE)
        counts = form["piles"][k.P_TREASURE]
        names = [rs.tile_names[first + i] for i, n in enumerate(counts) for _ in range(n)]
        lines.append(("treasures", " ".join(names) or "-"))
    for key, pile in listed_piles(rs).items():
        counts = form["piles"][pile]
        names = [
            name for name, n in zip(rs.kind_names[pile], counts, strict=True) for _ in range(n)
        ]
        lines.append((key, " ".join(names) or "-"))
    return lines


def _cards(rs: Ruleset, counts: list[int]) -> str:
    return " ".join(rs.card_names[kind] for kind, n in enumerate(counts) for _ in range(n))


def _moment(rs: Ruleset, form: Form) -> Lines:
    owners = form["sarcophagi"]
    queue = form["queue"]
    stack = form["stack"]
    laid = rs.keys - sum(form["keys"]) - form["key_supply"]
    values = {
        "laid_keys": str(laid) if laid != sum(entered(rs, form)) else "",
        "sarcophagi": " ".join(map(seat_name, owners)) if owners[0] != k.NOBODY else "",
        "moved": _could_move(rs, form["could_move"]),
        "extra": " ".join(map(seat_name, queue)),
        "ended": REASONS[form["reason"]] if form["reason"] else "",
        "stack": ""
        if stack == turn_start(form["active"]) or is_over(stack)
        else write_stack(rs, stack),
    }
    return [(key, value) for key, value in values.items() if value]


def _could_move(rs: Ruleset, could_move: int) -> str:
    """Return who could move in this round, empty for nobody."""
    if could_move & k.COULD:
        return "yes"
    asked, able = (
        [seat_name(seat) for seat in range(rs.players) if could_move & bit << seat]
        for bit in (k.ASKED, k.SECRETLY)
    )
    words = ["asked", *asked, *(["able", *able] if able else [])]
    return " ".join(words) if asked else ""
