"""What a seat did in a game, counted from its events; docs/lab.md explains every name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from luxor.core import constants as k
from luxor.core.declarations import NumberType, Statistic
from luxor.core.events import RawEvent
from luxor.core.module import Module
from luxor.core.rules import scoring
from luxor.core.ruleset import Ruleset
from luxor.core.state import State

BY_EVENT = {
    k.E_ADVENTURER_RELEASED: "adventurers_released",
    k.E_KEY_TAKEN: "keys_taken",
    k.E_KEY_SPENT: "keys_used",
    k.E_SARCOPHAGUS_TAKEN: "sarcophagi",
    k.E_JOKER_TAKEN: "jokers_taken",
    k.E_SCARAB_TAKEN: "scarabs_taken",
}
"""What is counted by the number of its events."""

BY_MODULE_EVENT = {
    k.E_CARD_MOVED: "cards_moved",
    k.E_CARD_DISCARDED: "cards_discarded",
}
"""The same for what happens with modules only."""

WAYS = {
    k.WALK: ("moves", "spaces_walked"),
    k.THROWN: ("osiris_throws", "spaces_thrown"),
    k.TUNNEL: ("tunnel_jumps", "spaces_tunnelled"),
    k.JOIN: ("moves", "spaces_walked"),
}
"""How an adventurer came along: what counts the times, and what the spaces."""

BASE = (
    "turns",
    "extra_turns",
    "cards_played",
    "horus_cards_played",
    "cards_without_move",
    "dice_rolled",
    "pips_rolled",
    "moves",
    "steps_back",
    "spaces_walked",
    "osiris_throws",
    "spaces_thrown",
    "tunnel_jumps",
    "spaces_tunnelled",
    "adventurers_released",
    "adventurers_in_chamber",
    "sarcophagi",
    "keys_taken",
    "keys_used",
    "treasures_taken",
    "treasure_points",
    "sets",
    "jokers_taken",
    "scarabs_taken",
    "horus_cards_taken",
)
"""The names that every game has, beside those of kinds of cards and treasures."""


class Observed(TypedDict):
    """What was seen of one game, as a ``GameRow`` has it."""

    entries: list[list[int]]
    landings: list[list[int]]
    counts: dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class Count:
    """How a statistic is counted: where in an event its numbers are, 0 for nowhere."""

    seat: int
    total: int
    by: int
    names: dict[int, str]
    """What is counted, by the number that ``by`` finds."""


class Observer:
    """Watches games of one ruleset."""

    def __init__(self, rs: Ruleset) -> None:
        self.rs = rs
        cards = [rs.card(kind) for kind in range(rs.card_kinds)]
        self.played = [f"played_{rs.card_families[family].name}" for _, family, _, _ in cards]
        self.eyes = [eyes for *_, eyes in cards]
        self.simple = dict(BY_EVENT)
        names = [*BASE, *dict.fromkeys(self.played)]
        names += [f"horus_{level}_taken" for level in range(1, k.LEVELS + 1)]
        names += [f"treasures_{name}" for name in rs.treasure_types]
        if rs.modules:
            self.simple |= BY_MODULE_EVENT
            names += BY_MODULE_EVENT.values()
        self.declared: dict[int, list[Count]] = {}
        self.traits: list[tuple[int, dict[int, str]]] = []
        for module in rs.modules:
            for statistic in module.statistics:
                names += self._add(module, statistic)
        self.names = tuple(dict.fromkeys(names))
        """All names of counts, in their order."""

    def _add(self, module: Module, statistic: Statistic) -> list[str]:
        """Have a statistic of a module counted; return the names of its numbers."""
        rs = self.rs
        if statistic.is_trait:
            datum = next(datum for datum in module.data if datum.name == statistic.by)
            names = _names(rs, statistic, datum.type)
            self.traits.append((module.offsets[datum.name], names))
            return list(names.values())
        if not statistic.event:
            return []  # counted anyway
        number = rs.event_number(statistic.event)
        fields = rs.events[number].fields
        places = {field.name: i for i, field in enumerate(fields, start=1)}
        names = {0: statistic.name}
        if statistic.by:
            names = _names(rs, statistic, fields[places[statistic.by] - 1].type)
        count = Count(
            seat=places["seat"],
            total=places.get(statistic.total, 0),
            by=places.get(statistic.by, 0),
            names=names,
        )
        self.declared.setdefault(number, []).append(count)
        return list(names.values())

    def observe(self, events: Iterable[RawEvent], s: State) -> Observed:
        """Return the counts of all events of a game and of its end."""
        rs = self.rs
        seats = range(rs.players)
        counts = {name: [0] * rs.players for name in self.names}
        entries: list[list[int]] = [[] for _ in seats]
        landings = [[0] * (rs.chamber + 1) for _ in seats]
        round_ = 0
        for event in events:
            kind = event[0]
            if kind == k.E_QUESTION_ASKED:
                continue
            if kind in self.simple:
                counts[self.simple[kind]][event[1]] += 1
            elif kind == k.E_ADVENTURER_MOVED:
                _, seat, _, start, place, how = event
                times, spaces = WAYS[how]
                counts[times][seat] += 1
                counts[spaces][seat] += abs(place - start)
                landings[seat][place] += 1
                if how == k.THROWN:  # nobody rests on an Osiris tile
                    landings[seat][start] -= 1
                elif place < start:
                    counts["steps_back"][seat] += 1
                if place == rs.chamber:
                    entries[seat].append(round_)
            elif kind == k.E_CARD_PLAYED:
                _, seat, _, card = event
                counts["cards_played"][seat] += 1
                counts[self.played[card]][seat] += 1
                if self.eyes[card]:
                    counts["horus_cards_played"][seat] += 1
            elif kind == k.E_ROUND_STARTED:
                round_ = event[1]
            elif kind == k.E_TURN_STARTED:
                counts["extra_turns" if event[2] else "turns"][event[1]] += 1
            elif kind == k.E_NOTHING_HAPPENED:
                if event[3] == k.NO_LEGAL_MOVE:
                    counts["cards_without_move"][event[1]] += 1
            elif kind == k.E_DIE_ROLLED:
                counts["dice_rolled"][event[1]] += 1
                counts["pips_rolled"][event[1]] += event[2]
            elif kind == k.E_TREASURE_TAKEN:
                counts["treasures_taken"][event[1]] += 1
                counts["treasure_points"][event[1]] += event[4]
            elif kind == k.E_HORUS_CARD_TAKEN:
                counts["horus_cards_taken"][event[1]] += 1
                counts[f"horus_{self.eyes[event[3]]}_taken"][event[1]] += 1
            for count in self.declared.get(kind, ()):
                name = count.names[event[count.by] if count.by else 0]
                counts[name][event[count.seat]] += event[count.total] if count.total else 1
        self._count_the_end(s, counts)
        for seat in seats:
            counts["adventurers_in_chamber"][seat] = len(entries[seat])
        return {"entries": entries, "landings": landings, "counts": counts}

    def _count_the_end(self, s: State, counts: dict[str, list[int]]) -> None:
        """Count what the seats have when the game is over."""
        treasures = s.to_dict()["treasures"]
        for seat in range(self.rs.players):
            counts["sets"][seat] = scoring.complete_sets(s, seat)
            for type_, name in enumerate(self.rs.treasure_types):
                counts[f"treasures_{name}"][seat] = treasures[seat][type_]
            for offset, names in self.traits:
                trait = s.get_data(offset + seat)
                if trait in names:
                    counts[names[trait]][seat] = 1


def _names(rs: Ruleset, statistic: Statistic, type_: NumberType) -> dict[int, str]:
    """Return the name of what is counted for each number that has a word."""
    words = type_.words(rs) if type_.words else ()
    return {number: f"{statistic.name}_{word}" for number, word in enumerate(words, type_.first)}
