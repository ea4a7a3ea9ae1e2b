"""Which positions can occur: the checks behind the text form and the JSON form.

A form is a whole position in numbers, as ``State.to_dict`` gives it; its shape must be right and
its numbers must be in range. Then :func:`check_form` refuses what no game can reach. One liberty
is allowed: tiles that lie nowhere, and Horus cards of an empty pile, may be in the box.
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.position_cards import is_of_kit, kit_kinds, origin_of, set_aside
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import (
    Form,
    closed_piles,
    entered,
    is_laid,
    seat_name,
    stage,
    starter_kinds,
)
from luxor.notation.position_frames import check_frames
from luxor.notation.position_modules import (
    check_data,
    check_limits,
    covers_treasures,
    dealt_from,
    lays_keys,
    scarabs_gone,
)
from luxor.notation.position_moment import check_moment
from luxor.notation.position_shape import check_stack_shape, hand_sizes

MAX_SCORE = 9999
"""More points than any edition has."""


def check_form(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` if no game can reach the position; ``entry`` is its text key."""
    check_stack_shape(rs, form["stack"])
    check_limits(rs, form)
    for seat in range(rs.players):
        _check_adventurers(rs, form, seat)
    _check_tiles(rs, form)
    _check_sums(rs, form)
    _check_treasures(rs, form)
    _check_starter_cards(rs, form)
    for level in range(k.LEVELS):
        _check_horus_cards(rs, form, level)
    _check_kits(rs, form)
    _check_supplies(rs, form)
    _check_sarcophagi(rs, form)
    for seat in range(rs.players):
        _check_hand(rs, form, seat)
    check_moment(rs, form)
    check_frames(rs, form)
    check_data(rs, form)


_STATUS_NAMES = ("active", "released", "lying", "in the tomb chamber", "fallen")


# --- adventurers and tiles -------------------------------------------------------------------


def _check_adventurers(rs: Ruleset, form: Form, seat: int) -> None:
    places = form["positions"][seat]
    statuses = form["statuses"][seat]
    name = seat_name(seat)
    for i, (place, status) in enumerate(zip(places, statuses, strict=True)):
        at_statue = i >= k.ADVENTURERS - k.STATUES
        fits = {
            k.ACTIVE: place < rs.chamber,
            k.RELEASED: place == 0 and at_statue,
            k.SLEEPING: place == 0 and at_statue,
            k.INSIDE: place == rs.chamber,
            k.FALLEN: 0 < place < rs.chamber,
        }
        if not fits[status]:
            wrong = f"a{i + 1} is {_STATUS_NAMES[status]} at place {place}"
            if status in (k.RELEASED, k.SLEEPING):
                wrong = f"a{i + 1} was never at a statue"
            raise PositionError(name, wrong, "stairs stairs statue statue statue at the start (S1)")
        tile = form["tiles"][place - 1] if 0 < place < rs.chamber else 0
        if rs.tile(tile)[1] == k.T_OSIRIS:
            raise PositionError(
                name, f"a{i + 1} rests on the Osiris tile of t{place}", "a place it throws on to"
            )
    for statue, space in enumerate(rs.edition.statues):
        lying = k.ADVENTURERS - k.STATUES + statue
        _check_statue(form, seat, lying, space)


def _check_statue(form: Form, seat: int, lying: int, space: int) -> None:
    """M5: nobody is beyond a statue at which an own adventurer still lies."""
    places = form["positions"][seat]
    statuses = form["statuses"][seat]
    name = seat_name(seat)
    beyond = [i for i, place in enumerate(places) if place > space]
    if statuses[lying] == k.SLEEPING:
        if beyond:
            raise PositionError(
                name,
                f"a{beyond[0] + 1} is beyond t{space}, where a{lying + 1} lies at its statue",
                f"stairs or stairs* for a{lying + 1}, which was released (M5)",
            )
        for later in range(lying + 1, k.ADVENTURERS):
            if statuses[later] != k.SLEEPING:
                raise PositionError(
                    name,
                    f"a{later + 1} was released but a{lying + 1} was not",
                    "statues passed in their order (M5)",
                )


def _check_tiles(rs: Ruleset, form: Form) -> None:
    tiles = form["tiles"]
    laid: dict[tuple[int, int], int] = {}  # pile, kind: how many
    for space in range(1, rs.chamber):
        tile = tiles[space - 1]
        expected = is_laid(rs, form["stack"], space)
        if expected is not None and expected != (tile != 0):
            right = "a tile" if expected else "empty"
            wrong = "what lies there does not fit the stack of the set-up"
            raise PositionError(f"t{space}", wrong, right)
        if tile != 0:
            pile = pile_of(rs, space, tile)
            if pile is None:
                raise PositionError(
                    f"t{space}", f"{rs.tile_names[tile]} cannot lie there", tiles_for(rs, space)
                )
            laid[pile, tile] = laid.get((pile, tile), 0) + 1
    for pile in (k.P_OSIRIS, k.P_TREASURE, *range(k.P_TEMPLE, k.P_SCARAB)):
        name, first, full = rs.pile(pile)
        for i, copies in enumerate(full):
            lying = laid.get((pile, first + i), 0)
            if lying > copies:
                wrong = f"{lying} {rs.tile_names[first + i]} of the pile {name} on the board"
                raise PositionError("tiles", wrong, f"at most {copies}")
            left = copies - lying
            least = left
            if pile == k.P_TREASURE and stage(form["stack"]) is None:
                least, left = 0, left if covers_treasures(rs) else 0
            if not least <= form["piles"][pile][i] <= left:
                wrong = f"{form['piles'][pile][i]} {rs.tile_names[first + i]}"
                right = f"{left}" if least == left else f"{least} to {left}"
                raise PositionError(f"pile {name}", wrong, right)


def _check_sums(rs: Ruleset, form: Form) -> None:
    for pile, counts in enumerate(form["piles"]):
        name, _, full = rs.pile(pile)
        if sum(counts) != form["pile_sizes"][pile]:
            wrong = f"a size of {form['pile_sizes'][pile]}"
            raise PositionError(f"pile {name}", wrong, f"{sum(counts)}, the sum of its counts")
        if pile in (k.P_DIE, k.P_FIRST) and counts != full:
            raise PositionError(f"pile {name}", "it has changed", "one of each, always")
        if pile == k.P_HELD and any(counts):
            raise PositionError(f"pile {name}", "it holds cards", "none: it only says whence")


def pile_of(rs: Ruleset, space: int, tile: int) -> int | None:
    """Return the pile from which a tile came to a space, 0 for a fixed one; None: it cannot."""
    temple, laid_from, fixed, _ = rs.space(space)
    if tile == fixed:
        return 0
    for pile in (laid_from, temple):
        if pile > 0:
            _, first, full = rs.pile(pile)
            if first <= tile < first + len(full) and full[tile - first] > 0:
                return pile
    return None


def tiles_for(rs: Ruleset, space: int) -> str:
    """Say which tiles can lie on a space."""
    temple, laid_from, fixed, _ = rs.space(space)
    if fixed:
        return f"{rs.tile_names[fixed]} or empty"
    what = "an Osiris tile" if laid_from == k.P_OSIRIS else "a treasure"
    return f"{what}, a temple tile of the pile {rs.pile_names[temple]}" if temple else what


def _check_treasures(rs: Ruleset, form: Form) -> None:
    """Treasures that players have taken lie neither on the board nor in the pile."""
    _, first, full = rs.pile(k.P_TREASURE)
    for number, name in enumerate(rs.treasure_types):
        kinds = [kind for kind in range(first, first + len(full)) if rs.tile(kind)[4] == number]
        there_are = sum(full[kind - first] for kind in kinds)
        lying = sum(tile in kinds for tile in form["tiles"])
        held = sum(treasures[number] for treasures in form["treasures"])
        hidden = 0  # in the set-up nobody holds any
        if stage(form["stack"]) is None:
            hidden = sum(form["piles"][k.P_TREASURE][kind - first] for kind in kinds)
        if held + lying + hidden > there_are:
            in_pile = f", {hidden} in the pile" if hidden else ""
            raise PositionError(
                "treasures",
                f"{held} {name} tiles with players and {lying} on the board{in_pile}",
                f"at most {there_are} together",
            )
    if any(any(treasures[len(rs.treasure_types) :]) for treasures in form["treasures"]):
        raise PositionError("treasures", "a type that this game does not have", "none of it")


# --- cards -----------------------------------------------------------------------------------


def _in_hands(form: Form, kind: int) -> int:
    return sum(hand.count(kind) for hand in form["hands"])


def _check_starter_cards(rs: Ruleset, form: Form) -> None:
    full = rs.pile(k.P_DRAW)[2]
    for kind in starter_kinds(rs):
        there = _in_hands(form, kind)
        there += form["piles"][k.P_DRAW][kind] + form["piles"][k.P_DISCARD][kind]
        if there != full[kind]:
            wrong = f"{there} cards {rs.card_names[kind]} in hands, draw and discard pile"
            raise PositionError("cards", wrong, f"{full[kind]}")


def _check_horus_cards(rs: Ruleset, form: Form, level: int) -> None:
    pile = k.P_HORUS + level
    _, first, full = rs.pile(pile)
    top = form["tops"][level]
    if top != k.UNKNOWN and not first <= top < first + len(full):
        wrong = f"{rs.card_names[top]} lies open as the card of level {level + 1}"
        raise PositionError("horus", wrong, "a card of that level")
    closed = pile in closed_piles(form["stack"])
    if closed and top != k.UNKNOWN:
        wrong = f"{rs.card_names[top]} lies open, but the stack says that it is yet to be turned up"
        raise PositionError("horus", wrong, "-")
    if top == k.UNKNOWN and not closed and form["pile_sizes"][pile] > 0:
        wrong = f"no card of level {level + 1} lies open though its pile is not empty"
        raise PositionError("horus", wrong, "an open card")
    for i, copies in enumerate(full):
        kind = first + i
        there = _in_hands(form, kind) + form["piles"][pile][i] + (top == kind)
        there += form["piles"][k.P_DRAW][kind] + form["piles"][k.P_DISCARD][kind]
        if there > copies or (there < copies and (closed or top != k.UNKNOWN)):
            wrong = f"{there} cards {rs.card_names[kind]} in all"
            raise PositionError("cards", wrong, f"{copies}")


def _check_kits(rs: Ruleset, form: Form) -> None:
    """Q1: cards of kits are in hands, played or set aside; as many are set aside of each."""
    in_setup = stage(form["stack"]) is not None
    kits = [dealt_from(rs, seat) for seat in range(rs.players)]
    for seat, pile in enumerate(kits):
        if pile == k.P_DRAW:
            return
        name, first, full = rs.pile(pile)
        right = sum(full) - len(form["hands"][seat]) if in_setup else set_aside(rs, seat)
        if form["pile_sizes"][pile] != right:
            wrong = f"{form['pile_sizes'][pile]} cards set aside"
            raise PositionError(f"pile {name}", wrong, f"{right}")
        cards = zip(form["hands"][seat], form["origins"][seat], strict=True)
        dealt = [card for card, origin in cards if origin == pile]
        for i, copies in enumerate(full):
            there = dealt.count(first + i) + form["piles"][pile][i]
            if there > copies or (in_setup and there < copies):
                wrong = f"{there} cards {rs.card_names[first + i]} dealt and set aside"
                raise PositionError(f"pile {name}", wrong, f"{copies}, fewer once some are played")
    for kind in kit_kinds(rs, 0):
        there = _in_hands(form, kind)
        there += form["piles"][k.P_DRAW][kind] + form["piles"][k.P_DISCARD][kind]
        copies = 0
        for pile in kits:
            _, first, full = rs.pile(pile)
            there += form["piles"][pile][kind - first]
            copies += full[kind - first]
        if there != copies:
            raise PositionError("cards", f"{there} cards {rs.card_names[kind]} in all", f"{copies}")


def _check_hand(rs: Ruleset, form: Form, seat: int) -> None:
    hand = form["hands"][seat]
    name = f"{seat_name(seat)} hand"
    sizes = hand_sizes(rs, form["stack"], seat)
    if len(hand) not in sizes:
        right = " or ".join(str(size) for size in sizes)
        why = "between turns" if sizes == (k.HAND,) else "at this point of the stack"
        raise PositionError(name, f"{len(hand)} cards", f"{right} {why} (T3)")
    everybody = (1 << rs.players) - 1
    for card, known, origin in zip(hand, form["known"][seat], form["origins"][seat], strict=True):
        if known not in (1 << seat, everybody):
            raise PositionError(
                name, f"{rs.card_names[card]} known to some", "known to its owner or to all"
            )
        origins = {origin_of(rs, card, known == everybody)}
        if k.P_DRAW in origins:
            origins.add(k.P_HELD)
        if is_of_kit(rs, seat, card) and known == 1 << seat:
            origins.add(dealt_from(rs, seat))
        if origin not in origins:
            wrong = f"{rs.card_names[card]} comes from the pile {rs.pile_names[origin]}"
            right = " or ".join(rs.pile_names[pile] for pile in sorted(origins))
            raise PositionError(name, wrong, f"{right}, from which it is known to come")


# --- supplies --------------------------------------------------------------------------------


def _check_supplies(rs: Ruleset, form: Form) -> None:
    inside = sum(entered(rs, form))
    held = sum(form["keys"])
    laid = rs.keys - held - form["key_supply"]
    if laid < inside or (laid > inside and not lays_keys(rs, form)):
        wrong = f"{held} keys with players, {inside} laid down, {form['key_supply']} in the supply"
        raise PositionError("keys", wrong, f"{rs.keys} in all")
    held = sum(form["jokers"])
    if held + form["joker_supply"] != rs.jokers:
        wrong = f"{held} jokers with players, {form['joker_supply']} in the supply"
        raise PositionError("jokers", wrong, f"{rs.jokers} in all")
    full = rs.pile(k.P_SCARAB)[2]
    gone = scarabs_gone(rs, form)
    for kind, (value, _) in enumerate(rs.edition.scarabs):
        there = sum(scarabs[kind] for scarabs in form["scarabs"]) + form["piles"][k.P_SCARAB][kind]
        there += gone[kind]
        if there != full[kind]:
            raise PositionError("scarabs", f"{there} scarabs of {value}", f"{full[kind]}")
    for seat, scarabs in enumerate(form["scarabs"]):
        if sum(scarabs) != form["scarab_counts"][seat]:
            wrong = f"{form['scarab_counts'][seat]} in all"
            raise PositionError(f"{seat_name(seat)} scarabs", wrong, f"{sum(scarabs)}")


def _check_sarcophagi(rs: Ruleset, form: Form) -> None:
    """M7: the first two adventurers in the chamber have won the sarcophagi for their players."""
    inside = entered(rs, form)
    owners = form["sarcophagi"]
    for i, owner in enumerate(owners):
        if (owner != k.NOBODY) != (sum(inside) > i):
            raise PositionError(
                "sarcophagi",
                f"{seat_name(owner)} for number {i + 1} with {sum(inside)} in the tomb chamber",
                "an owner for each of the first two who entered (M7)",
            )
    for seat, number in enumerate(inside):
        if owners.count(seat) > number:
            raise PositionError(
                "sarcophagi",
                f"{owners.count(seat)} for {seat_name(seat)}, who has {number} in the chamber",
                "at most one for each adventurer there (M7)",
            )
