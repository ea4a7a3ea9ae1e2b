"""The games that the battery plays, and random games of them.

``ALL_OPTIONS`` is the one list to add to: whatever stands in it gets every check. Random games
depend on their setting and seed only, so a failure is repeated by its name and seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from luxor.core import constants as k
from luxor.core import engine, state
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import load_edition

COMPILED = not state.__file__.endswith(".py")
EDITIONS = Path(__file__).parent / "editions"


@dataclass(frozen=True)
class Setting:
    """Options and an edition under a name that tests and messages use."""

    name: str
    options: Options
    edition: Edition

    @property
    def ruleset(self) -> Ruleset:
        return _ruleset(self.options, self.edition)

    def __str__(self) -> str:
        return self.name


@cache
def _ruleset(options: Options, edition: Edition) -> Ruleset:
    return compile_ruleset(options, edition)


SCARCE = load_edition(EDITIONS / "scarce.toml")
VAST = load_edition(EDITIONS / "vast.toml")

ALL_OPTIONS: tuple[Setting, ...] = (
    Setting("2-players", Options(players=2), load_edition()),
    Setting("3-players", Options(players=3), load_edition()),
    Setting("4-players", Options(players=4), load_edition()),
    Setting("5-players", Options(players=5), load_edition()),
    Setting("2-players-extra-cards", Options(players=2, extra_cards=True), load_edition()),
    Setting("3-players-p2-first", Options(players=3, first=1), load_edition()),
    Setting("scarce-2-players", Options(players=2), SCARCE),
    Setting("scarce-3-players", Options(players=3), SCARCE),
    Setting("2-players-sceptres", Options(players=2, modules=("sceptres",)), load_edition()),
    Setting("5-players-sceptres", Options(players=5, modules=("sceptres",)), load_edition()),
    Setting("vast-4-players", Options(players=4), VAST),
)
"""Every game that the battery plays."""

BY_NAME = {setting.name: setting for setting in ALL_OPTIONS}


def choose(s: State, rng: Rng) -> int:
    """Return a random answer to the open question: by weight for chance, else each alike."""
    if s.asks == k.CHANCE:
        return engine.draw_outcome(s, rng)
    options = s.legal()
    return options[rng.below(len(options))]


class RandomGame:
    """One random game; iterate to get its state at every node, from the first to the last.

    The state is always the same object. ``number`` counts the answers so far, ``answer`` is the
    last of them. ``dice`` is a stream of its own for whatever a check draws by itself.
    """

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.rs = setting.ruleset
        self.rng = Rng(seed)
        self.dice = Rng(seed + (1 << 64))
        self.state = engine.new_game(self.rs, listen=True)
        self.number = 0
        self.answer = -1

    def __iter__(self) -> Iterator[State]:
        yield self.state
        while self.state.asks != k.OVER:
            self.answer = choose(self.state, self.rng)
            engine.answer(self.state, self.answer)
            self.number += 1
            yield self.state

    @property
    def seats(self) -> tuple[int | None, ...]:
        """Everybody who may get a view: each seat, and None for the public."""
        return (*range(self.rs.players), None)

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}, node {self.number}"
