"""Checks of what may change from one node to the next."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from tests.battery.games import RandomGame
from tests.battery.invariants import Form, data, entered


def nothing_is_unscored(game: RandomGame) -> None:
    """Points, treasures, jokers, scarabs, those inside and rounds never become fewer.

    A scarab may be swapped for another one (Y10); the one that went back to the box still counts.
    """
    last: Form | None = None
    for s in game:
        form = s.to_dict()
        for seat, (gone,) in enumerate(data(game.rs, form, "mummy.gone")):
            form["scarab_counts"][seat] += gone
        if last is not None:
            for name in ("scores", "jokers", "scarab_counts"):
                pairs = zip(last[name], form[name], strict=True)
                assert all(old <= new for old, new in pairs), name
            for before, after in zip(last["treasures"], form["treasures"], strict=True):
                assert all(old <= new for old, new in zip(before, after, strict=True))
            for old, new in zip(last["sarcophagi"], form["sarcophagi"], strict=True):
                assert old in (k.NOBODY, new)
            assert entered(game.rs, last) <= entered(game.rs, form)
            assert last["round"] <= form["round"] <= last["round"] + 1
        last = form


def tiles_only_go(game: RandomGame) -> None:
    """A2, A3, N2: after the set-up a treasure may go and a tile come; nothing else changes.

    What comes is a temple tile, or with modules one of the pile that the space was laid from.
    """
    last: list[int] | None = None
    rs = game.rs
    for s in game:
        tiles = s.to_dict()["tiles"]
        if last is not None and s.round > 0:
            for space, (old, new) in enumerate(zip(last, tiles, strict=True), start=1):
                if old == new:
                    continue
                if new == 0:
                    assert rs.tile(old)[1] == k.T_TREASURE
                else:
                    temple, laid_from, *_ = rs.space(space)
                    piles = [pile for pile in (temple, laid_from if rs.modules else 0) if pile]
                    fronts = [(first, len(full)) for _, first, full in map(rs.pile, piles)]
                    assert old == 0
                    assert any(first <= new < first + length for first, length in fronts)
        if s.round > 0:
            last = tiles


def statues_release_the_first_time(game: RandomGame) -> None:
    """M5: the one at a statue sleeps exactly until an own adventurer has been beyond it."""
    furthest = [0] * game.rs.players
    for s in game:
        form = s.to_dict()
        for seat, places in enumerate(form["positions"]):
            furthest[seat] = max(furthest[seat], *places)
            for statue, after in enumerate(game.rs.edition.statues):
                status = form["statuses"][seat][k.ADVENTURERS - k.STATUES + statue]
                assert (status == k.SLEEPING) == (furthest[seat] <= after)
                if status == k.RELEASED:
                    assert form["round"] > 0


def turns_go_round(game: RandomGame) -> None:
    """S2, E1: clockwise from the first player, and the same number of turns for everybody."""
    for _ in game:
        pass
    turns: list[int] = []
    rounds: list[int] = []
    for event in game.state.events or []:
        if event[0] == k.E_ROUND_STARTED:
            assert len(turns) == len(rounds) * game.rs.players
            rounds.append(event[1])
        if event[0] == k.E_TURN_STARTED and not event[2]:
            turns.append(event[1])
    first = game.state.first
    assert game.rs.options.first in (None, first)
    assert rounds == list(range(1, game.state.round + 1))
    assert turns == [(first + i) % game.rs.players for i in range(len(rounds) * game.rs.players)]


def extra_turns_follow(game: RandomGame) -> None:
    """Y11: extra turns are played in the order gained, all of them before the next regular one."""
    for _ in game:
        pass
    queue: list[int] = []
    for kind, *fields in game.state.events or []:
        if kind == k.E_EXTRA_TURN_GRANTED:
            queue.append(fields[0])
        elif kind == k.E_TURN_STARTED and fields[1]:
            assert queue.pop(0) == fields[0]
        elif kind in (k.E_TURN_STARTED, k.E_ROUND_STARTED, k.E_GAME_ENDED):
            assert queue == []


class Curse:
    """The mummy, the fallen and the talismans, worked out by Y2 to Y6 from all other events."""

    def __init__(self, rs: Ruleset, form: Form) -> None:
        self.rs = rs
        self.tiles = {space for space, tile in enumerate(form["tiles"], 1) if tile}
        self.places: list[list[int]] = [list(places) for places in form["positions"]]
        self.fallen: set[tuple[int, int]] = set()
        ((self.mummy,),) = data(rs, form, "mummy.mummy")
        ((self.supply,),) = data(rs, form, "mummy.supply")
        self.talismans = [number for (number,) in data(rs, form, "mummy.talismans")]
        self.used = rs.event_number("mummy_tile_used")
        self.discarded = False  # in this turn: a Horus card taken for it does not move the mummy

    def agrees_with(self, form: Form) -> bool:
        """Return whether a position is the one followed."""
        lying = [[status == k.FALLEN for status in seat] for seat in form["statuses"]]
        return (
            [[self.mummy]] == data(self.rs, form, "mummy.mummy")
            and [[number] for number in self.talismans] == data(self.rs, form, "mummy.talismans")
            and self.fallen
            == {(p, i) for p, seat in enumerate(lying) for i, lies in enumerate(seat) if lies}
        )

    def follow(self, event: tuple[int, ...]) -> None:
        """Bring it up to date; raise ``AssertionError`` where an event breaks a rule."""
        kind, *fields = event
        match kind:
            case k.E_TILE_LAID:
                self.tiles.add(fields[1])
            case k.E_TREASURE_TAKEN:
                self.tiles.remove(fields[1])
            case k.E_TURN_STARTED:
                self.discarded = False
            case k.E_CARD_DISCARDED:
                self.discarded = True
            case k.E_ADVENTURER_MOVED:
                self.places[fields[0]][fields[1]] = fields[3]
            case k.E_CARD_PLAYED | k.E_HORUS_CARD_TAKEN:
                if not self.discarded:
                    self.walk(fields[0], self.rs.card(fields[2])[3])
            case k.E_ADVENTURER_FELL:
                who = (fields[0], fields[1])
                assert who in self.fallen or self.place(who) == self.mummy, "fell for no reason"
                self.fallen.add(who)
            case k.E_ADVENTURER_RAISED:
                who = (fields[0], fields[1])
                assert self.place(who) != self.mummy, "raised on the mummy's tile"
                self.fallen.remove(who)
            case self.used:
                self.pay(fields[0], fields[3])

    def place(self, who: tuple[int, int]) -> int:
        return self.places[who[0]][who[1]]

    def walk(self, seat: int, eyes: int) -> None:
        """Y2 to Y5: tile by tile; others fall where it passes, everybody where it stops."""
        victims = set()
        for left in range(eyes - 1, -1, -1):
            nearer = [space for space in self.tiles if space < self.mummy]
            stop = max(nearer or self.tiles)
            passed = set(range(stop + 1, self.mummy)) if nearer else set()
            self.mummy = stop
            for owner, places in enumerate(self.places):
                for i, place in enumerate(places):
                    met = place in passed or place == stop
                    if met and (owner != seat or (place == stop and left == 0)):
                        victims.add((owner, i))
        victims -= self.fallen
        self.fallen |= victims
        gained = min(self.supply, len({owner for owner, _ in victims if owner != seat}))
        self.supply -= gained
        self.talismans[seat] += gained

    def pay(self, seat: int, price: int) -> None:
        """Y9: a seat pays for a mummy tile."""
        self.talismans[seat] -= price
        self.supply += price


def the_mummy_walks_by_eyes(game: RandomGame) -> None:
    """Y2 to Y6: the mummy, the fallen and the talismans change by these rules and no other way."""
    curse: Curse | None = None
    for s in game:
        form = s.to_dict()
        if not data(game.rs, form, "mummy.mummy"):
            assert not any(
                event[0] in (k.E_ADVENTURER_FELL, k.E_ADVENTURER_RAISED) for event in s.events or []
            )
        elif curse is not None:
            for event in s.events or []:
                curse.follow(event)
            assert curse.agrees_with(form)
        elif s.round > 0:
            curse = Curse(game.rs, form)
        s.events = []
