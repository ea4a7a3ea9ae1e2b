"""What must hold before an event that a seat sees can have happened: one check for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from luxor.core import constants as k
from luxor.core.events import EVENTS, RawEvent
from luxor.core.ruleset import Ruleset
from luxor.notation.position_modules import data_limits, data_lines, dealt_from, has_unknown

MAX_POINTS = 255

Facts = dict[str, Any]
"""A view in numbers, as ``State.to_dict`` gives it."""


def _unless(good: bool, problem: str) -> str:
    return "" if good else problem


def _left(rs: Ruleset, facts: Facts, pile: int, kind: int) -> int:
    """Return how many of a kind a pile has, as far as the viewer knows."""
    first = rs.pile(pile)[1]
    counts: list[int] = facts["piles"][pile]
    return counts[kind - first] if 0 <= kind - first < len(counts) else 0


def _fine(_rs: Ruleset, _facts: Facts, _event: RawEvent) -> str:
    return ""


def _is_kit(rs: Ruleset, seat: int, pile: int) -> bool:
    """Return whether a seat may get cards from a pile of a module."""
    own = dealt_from(rs, seat)
    return pile >= k.BASE_PILES and (pile == own or has_unknown(rs))


def _gained(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, slot, pile, card = event
    held = len(facts["hands"][seat])
    if held >= k.HAND or slot > held:
        return f"p{seat + 1} has {held} cards, so none can come to place {slot + 1}"
    if pile != k.P_DRAW and not _is_kit(rs, seat, pile):
        return f"cards come from the pile {rs.pile_names[k.P_DRAW]}"
    if facts["pile_sizes"][pile] == 0:
        return f"the pile {rs.pile_names[pile]} is empty"
    possible = card == k.UNKNOWN or _left(rs, facts, pile, card) > 0
    return _unless(possible, f"no {rs.card_names[card]} can be in the pile {rs.pile_names[pile]}")


def _laid(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, pile, space, tile = event
    if not 0 < space < rs.chamber or tile == 0:
        return f"a tile lies on a space from t1 to t{rs.chamber - 1}"
    if facts["tiles"][space - 1]:
        return f"on t{space} lies {rs.tile_names[facts['tiles'][space - 1]]} already"
    if pile == k.NOBODY:
        return _unless(rs.space(space)[2] == tile, f"t{space} gets its tile from a pile")
    if _left(rs, facts, pile, tile) == 0:
        return f"no {rs.tile_names[tile]} is left in the pile {rs.pile_names[pile]}"
    temple, laid_from, _, _ = rs.space(space)
    fits = (pile > 0 and pile in (temple, laid_from)) or pile >= k.BASE_PILES
    return _unless(fits, f"t{space} gets no tile from the pile {rs.pile_names[pile]}")


def _opened(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, level, card = event
    if facts["tops"][level] != k.UNKNOWN:
        return f"a card of level {level + 1} lies open already"
    left = _left(rs, facts, k.P_HORUS + level, card)
    return _unless(left > 0, f"no {rs.card_names[card]} is left in the pile of level {level + 1}")


def _round(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    following = facts["round"] + 1
    return _unless(event[1] == following <= k.ROUND_LIMIT, f"the next round is {following}")


def _turn(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    waiting = facts["queue"][:1] == [event[1]]
    return _unless(not event[2] or waiting, f"no extra turn of p{event[1] + 1} is waiting")


def _played(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, end, card = event
    hand = facts["hands"][seat]
    if not hand:
        return f"p{seat + 1} has no card"
    return _leaves_hand(rs, facts, seat, -1 if end == k.RIGHT else 0, card)


def _leaves_hand(rs: Ruleset, facts: Facts, seat: int, slot: int, card: int) -> str:
    """Say what is wrong if a card cannot be the one at a place of a hand."""
    held = facts["hands"][seat][slot]
    if held == k.UNKNOWN:
        left = _left(rs, facts, facts["origins"][seat][slot], card)
        return _unless(left > 0, f"every {rs.card_names[card]} is somewhere else")
    return _unless(held == card, f"p{seat + 1} has {rs.card_names[held]} there")


def _moved(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, adventurer, start, _, _ = event
    if facts["statuses"][seat][adventurer] != k.ACTIVE:
        return f"a{adventurer + 1} of p{seat + 1} is not active"
    there = facts["positions"][seat][adventurer] == start
    return _unless(there, f"a{adventurer + 1} of p{seat + 1} stands somewhere else")


def _released(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, adventurer, statue = event
    lies_there = adventurer == k.ADVENTURERS - k.STATUES + statue
    sleeps = facts["statuses"][seat][adventurer] == k.SLEEPING
    return _unless(lies_there and sleeps, f"a{adventurer + 1} does not lie at statue {statue + 1}")


def _key_laid(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    return _unless(facts["keys"][event[1]] > 0, f"p{event[1] + 1} has no key")


def _sarcophagus(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    free = facts["sarcophagi"][event[2]] == k.NOBODY
    return _unless(free, f"sarcophagus {event[2] + 1} has been taken")


def _treasure(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, _, space, tile, points = event
    if not 0 < space < rs.chamber or facts["tiles"][space - 1] != tile:
        return f"no {rs.tile_names[tile]} lies there"
    if points > MAX_POINTS:
        return f"a treasure scores at most {MAX_POINTS}"
    is_treasure = rs.tile(tile)[1] == k.T_TREASURE
    return _unless(is_treasure, f"{rs.tile_names[tile]} is no treasure")


def _key(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["key_supply"] > 0, "no key is left")


def _joker(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["joker_supply"] > 0, "no joker is left")


def _scarab(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    if facts["pile_sizes"][k.P_SCARAB] == 0:
        return "no scarab is left"
    possible = event[2] == k.UNKNOWN or _left(rs, facts, k.P_SCARAB, event[2]) > 0
    return _unless(possible, "no scarab of that value is left")


def _horus_taken(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, level, card, slot = event
    held = len(facts["hands"][seat])
    if held >= k.HAND or slot > held:
        return f"p{seat + 1} has {held} cards, so none can come to place {slot + 1}"
    lies = facts["tops"][level] == card
    return _unless(lies, f"{rs.card_names[card]} does not lie open on level {level + 1}")


def _shuffled(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["pile_sizes"][k.P_DRAW] == 0, "the draw pile is not empty")


def _ended(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    good = facts["reason"] == k.RUNNING != event[1]
    return _unless(good, "a running game ends, for a reason, once")


def _shown(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, scarab, count = event
    if facts["reason"] == k.RUNNING:
        return "scarabs are shown at the end"
    unseen = count - facts["scarabs"][seat][scarab]
    hidden = facts["scarab_counts"][seat] - sum(facts["scarabs"][seat])
    possible = 0 <= unseen <= min(hidden, _left(rs, facts, k.P_SCARAB, scarab))
    return _unless(possible, f"p{seat + 1} cannot have so many of that value")


def _scored(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(facts["reason"] != k.RUNNING, "points are counted at the end")


def _granted(_rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    return _unless(len(facts["queue"]) < k.MAX_QUEUE, f"{k.MAX_QUEUE} extra turns are waiting")


def _data(rs: Ruleset, _facts: Facts, event: RawEvent) -> str:
    if not rs.modules:
        return "no module of this game has data"
    fields = [field.rstrip("*") for field in EVENTS[event[0]][1]]
    known = dict(zip(fields, event[1:], strict=True))
    index, value = known["index"], known["value"]
    limits = data_limits(rs)
    for key, place in data_lines(rs).items():
        if place.start <= index < place.stop:
            low, high = limits[key]
            hidden = value == k.UNKNOWN and "value*" in EVENTS[event[0]][1]
            good = hidden or low <= value <= high
            return _unless(good, f"{key}: a number from {low} to {high}")
    used = max((place.stop for place in data_lines(rs).values()), default=0)
    return f"the modules of this game have {used} bytes of data"


def _secret_drawn(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, _, _, pile, value = event
    if pile < 0 or facts["pile_sizes"][pile] == 0:
        return "nothing is left in the pile"
    possible = value == k.UNKNOWN or _left(rs, facts, pile, value) > 0
    return _data(rs, facts, event) or _unless(possible, "it is not in the pile")


def _secret_put(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, _, _, pile, value = event
    fits = pile >= 0 and (value == k.UNKNOWN or _has_kind(rs, pile, value))
    return _data(rs, facts, event) or _unless(fits, "it does not belong into the pile")


# --- what modules do to a table --------------------------------------------------------------


def _able(rs: Ruleset, facts: Facts, _event: RawEvent) -> str:
    if not rs.may_stay:
        return "in this game a card is never played where a move was possible"
    return _unless(not facts["could_move"] & k.COULD, "all know that somebody could move")


def _chose(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    active = facts["statuses"][event[1]][event[2]] == k.ACTIVE
    return _unless(active, f"a{event[2] + 1} of p{event[1] + 1} is not active")


def _fell(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    on_path = facts["positions"][event[1]][event[2]] > 0
    return _chose(_rs, facts, event) or _unless(on_path, "nobody falls on the stairs")


def _raised(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    fallen = facts["statuses"][event[1]][event[2]] == k.FALLEN
    return _unless(fallen, f"a{event[2] + 1} of p{event[1] + 1} has not fallen")


def _points(_rs: Ruleset, _facts: Facts, event: RawEvent) -> str:
    return _unless(event[2] <= MAX_POINTS, f"at most {MAX_POINTS} points are scored at once")


def _has_kind(rs: Ruleset, pile: int, kind: int) -> bool:
    _, first, full = rs.pile(pile)
    return 0 <= kind - first < len(full)


def _turned(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, pile, kind = event
    good = pile >= k.BASE_PILES and facts["pile_sizes"][pile] > 0
    return _unless(good and _left(rs, facts, pile, kind) > 0, "it is not in the pile")


def _put(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, pile, kind = event
    good = pile >= k.BASE_PILES and _has_kind(rs, pile, kind)
    room = good and facts["pile_sizes"][pile] < MAX_POINTS
    return _unless(room, "it does not belong into the pile")


def _renewed(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, pile, source = event
    if min(pile, source) < k.BASE_PILES or pile == source:
        return "only a pile of a module is renewed from another one"
    if facts["pile_sizes"][pile]:
        return f"the pile {rs.pile_names[pile]} is not empty"
    return _unless(rs.kind_names[pile] == rs.kind_names[source], "the two hold different things")


def _card_moved(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, slot, to = event
    held = len(facts["hands"][seat])
    return _unless(max(slot, to) < held, f"p{seat + 1} has {held} cards")


def _discarded(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, slot, card = event
    if slot >= len(facts["hands"][seat]):
        return f"p{seat + 1} has {len(facts['hands'][seat])} cards"
    return _leaves_hand(rs, facts, seat, slot, card)


def _scarab_gone(_rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    _, seat, scarab = event
    there = facts["scarab_counts"][seat] > 0
    if scarab != k.UNKNOWN:
        there = facts["scarabs"][seat][scarab] > 0
    return _unless(there, f"p{seat + 1} has no such scarab")


CHECKS: dict[str, Callable[[Ruleset, Facts, RawEvent], str]] = {
    "first": _fine,
    "dealt": _gained,
    "laid": _laid,
    "opened": _opened,
    "round": _round,
    "turn": _turn,
    "played": _played,
    "could_move": _fine,
    "rolled": _fine,
    "moved": _moved,
    "released": _released,
    "key_laid": _key_laid,
    "sarcophagus": _sarcophagus,
    "treasure": _treasure,
    "key": _key,
    "joker": _joker,
    "scarab": _scarab,
    "horus_taken": _horus_taken,
    "drawn": _gained,
    "shuffled": _shuffled,
    "no_move": _fine,
    "ended": _ended,
    "shown": _shown,
    "scored": _scored,
    "granted": _granted,
    "data": _data,
    "secret": _data,
    "able": _able,
    "chose": _chose,
    "fell": _fell,
    "raised": _raised,
    "points": _points,
    "turned": _turned,
    "put": _put,
    "renewed": _renewed,
    "card_moved": _card_moved,
    "discarded": _discarded,
    "scarab_gone": _scarab_gone,
    "secret_drawn": _secret_drawn,
    "secret_put": _secret_put,
}
"""What must hold before each event; ``asked`` is checked by itself."""
