"""Checks of what may change from one node to the next."""

from __future__ import annotations

from luxor.core import constants as k
from tests.battery.games import RandomGame
from tests.battery.invariants import Form, entered


def nothing_is_unscored(game: RandomGame) -> None:
    """Points, treasures, jokers, scarabs, those inside and rounds never become fewer."""
    last: Form | None = None
    for s in game:
        form = s.to_dict()
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
        if event[0] == k.E_ROUND:
            assert len(turns) == len(rounds) * game.rs.players
            rounds.append(event[1])
        if event[0] == k.E_TURN and not event[2]:
            turns.append(event[1])
    first = game.state.first
    assert game.rs.options.first in (None, first)
    assert rounds == list(range(1, game.state.round + 1))
    assert turns == [(first + i) % game.rs.players for i in range(len(rounds) * game.rs.players)]
