"""Games in two databases: the same for one seat, different for the others."""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from luxor.core.modules import NAMES
from luxor.play.history import Answer
from luxor.server.game import entries as e
from luxor.server.protocol.setup import COLOURS, GameSetup
from luxor.server.rooms.lobby import grouped
from luxor.server.storage.rows import GameRow, LogRow, Role, TokenRow
from luxor.server.storage.store import open_store
from luxor.server.tokens import digest
from tests.server.fair.worlds import Pair, World, asked, pair, rules

DATABASE = "games.sqlite"

LONGEST = 60
"""Answers of a script."""

SHORT = 6
"""Answers of the script of a single position."""

WHOLE_GAMES: dict[tuple[int, tuple[str, ...]], int | None] = {
    (2, ()): 0,
    (3, ()): 2,
    (4, ()): None,
    (5, ()): 1,
    (2, NAMES): 1,
    (3, NAMES): None,
    (4, NAMES): 3,
    (5, NAMES): 0,
}
"""With whose eyes whole games are followed; with all others' some positions of them."""


@dataclass(frozen=True)
class Case:
    """A game in both worlds, with its tokens.

    ``whole`` if it is a part of a whole game, ``in_gestures`` if a seat's answers are given
    together as far as they can be. What costs time is done in some games only.
    """

    game: str
    setup: GameSetup
    pair: Pair
    seats: tuple[str, ...]
    spectator: str
    whole: bool
    in_gestures: bool
    is_watched: bool
    is_taken_back: bool
    is_recorded: bool
    is_hinted: bool

    @property
    def viewer(self) -> int | None:
        """The seat that must not notice any difference."""
        return self.pair.viewer

    @property
    def own_token(self) -> str:
        """The viewer's token."""
        return self.spectator if self.viewer is None else self.seats[self.viewer]

    @property
    def other_tokens(self) -> list[str]:
        """The tokens of all seats that are not the viewer's."""
        return [token for seat, token in enumerate(self.seats) if seat != self.viewer]


def whole_game(
    players: int, modules: tuple[str, ...], viewer: int | None, rng: random.Random
) -> tuple[list[Case], World]:
    """Return a game from the deal to its end as cases, and how it ended."""
    world = World.dealt(rules(players, modules), viewer, rng.randbytes(32))
    cases: list[Case] = []
    while not world.is_over:
        found = pair(world, rng, most=LONGEST)
        if not found.script:  # whatever comes next shows the difference: go on without one
            found = pair(world, rng, most=1, tries=(0,))
        if found.differences:
            cases.append(new_case(players, modules, found, rng, whole=True))
        world = found.after
    return cases, world


def positions(
    players: int, modules: tuple[str, ...], game: World, rng: random.Random
) -> Iterator[Case]:
    """Yield some positions of a game with the eyes of everybody whose game it was not."""
    for viewer in (None, *range(players)):
        if viewer == game.viewer:
            continue
        for _ in range(2 if modules else 1):
            length = rng.randrange(len(game.past) // 4, len(game.past) * 9 // 10)
            while asked(game.before(length)) is None:
                length += 1
            world = World.followed(rules(players, modules), viewer, game.given[:length])
            found = pair(world, rng, most=SHORT)
            if found.differences:
                yield new_case(players, modules, found, rng, whole=False)


def all_cases(rng: random.Random) -> tuple[list[Case], dict[tuple[int, bool], World]]:
    """Return cases of all numbers of players, with and without modules, and the whole games."""
    cases: list[Case] = []
    games: dict[tuple[int, bool], World] = {}
    for (players, modules), viewer in WHOLE_GAMES.items():
        found, game = whole_game(players, modules, viewer, rng)
        cases += found
        cases += positions(players, modules, game, rng)
        games[players, bool(modules)] = game
    return cases, games


def new_case(
    players: int, modules: tuple[str, ...], found: Pair, rng: random.Random, *, whole: bool
) -> Case:
    """Return a game about a pair."""
    setup = GameSetup.model_validate(
        {
            "seats": [{"colour": colour} for colour in COLOURS[:players]],
            "modules": modules,
            "first": 0,
            "hide_scores": rng.random() < 0.5,
            "clock": rng.choice([None, {"turn": 86_400, "game": 604_800}]),
        }
    )
    tokens = [new_token(rng) for _ in range(players + 1)]
    name = base64.urlsafe_b64encode(rng.randbytes(9)).decode()
    viewer_is_asked = asked(found.a.state) == found.viewer
    return Case(
        name,
        setup,
        found,
        tuple(tokens[1:]),
        tokens[0],
        whole,
        in_gestures=rng.random() < 0.85,
        is_watched=rng.random() < 0.15,
        is_taken_back=rng.random() < 0.2,
        is_recorded=rng.random() < 0.05,
        is_hinted=viewer_is_asked and rng.random() < 0.1,
    )


def new_token(rng: random.Random) -> str:
    """Return a token."""
    return base64.urlsafe_b64encode(rng.randbytes(32)).rstrip(b"=").decode()


# --- databases -------------------------------------------------------------------------------


async def write(folder: Path, cases: Sequence[Case], which: str, now: int) -> None:
    """Make a database with one of the worlds (``a`` or ``b``) of each case, all created now."""
    store = await open_store(str(folder / DATABASE))
    for case in cases:
        world: World = getattr(case.pair, which)
        seated = [e.Seated(seat=seat, name=f"Player {seat}") for seat in range(len(case.seats))]
        log = [*seated, *grouped(tuple(Answer(seat, number) for seat, number in world.given))]
        rows = [LogRow(n, now, e.write_entry(entry)) for n, entry in enumerate(log, start=1)]
        tokens = [
            TokenRow(digest(case.spectator), case.game, Role.SPECTATOR, None),
            *(
                TokenRow(digest(token), case.game, Role.SEAT, seat)
                for seat, token in enumerate(case.seats)
            ),
        ]
        text = case.setup.model_dump_json()
        row = GameRow(case.game, text, case.pair.secret, now, now, "playing", len(rows))
        await store.create(row, rows, tokens)
    await store.close()
