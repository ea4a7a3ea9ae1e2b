"""The games that the battery plays, and random games of them.

``SPECIAL`` is the list to add to: whatever stands in ``ALL_OPTIONS`` gets every check. Random games
depend on their setting and seed only, so a failure is repeated by its name and seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

from luxor.core import constants as k
from luxor.core import engine, state
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import load_edition, parse_edition

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
SCARCE_WITH_MODULES = parse_edition(
    "".join((EDITIONS / name).read_text("utf-8") for name in ("scarce.toml", "scarce-modules.toml"))
)
VAST = load_edition(EDITIONS / "vast.toml")

MODULE_SETS: tuple[tuple[str, ...], ...] = tuple(
    chosen for size in range(len(NAMES) + 1) for chosen in combinations(NAMES, size)
)
"""Every set of modules, the empty one first, all of them last."""


def set_name(modules: tuple[str, ...]) -> str:
    """Return the name of a set of modules, as in ``mummy+sceptres``; the base game is ``base``."""
    return "+".join(modules) or "base"


def _of_the_box(players: int, modules: tuple[str, ...]) -> Setting:
    name = f"{players}-players" + (f"-{set_name(modules)}" if modules else "")
    return Setting(name, Options(players=players, modules=modules), load_edition())


OF_THE_BOX = tuple(
    _of_the_box(players, modules) for modules in MODULE_SETS for players in range(2, 6)
)
"""Each set of modules with 2 to 5 players."""

SPECIAL: tuple[Setting, ...] = (
    Setting("2-players-extra-cards", Options(players=2, extra_cards=True), load_edition()),
    Setting("3-players-p2-first", Options(players=3, first=1), load_edition()),
    Setting("4-players-few-cards", Options(4, None, NAMES, extra_cards=False), load_edition()),
    Setting("scarce-2-players", Options(players=2), SCARCE),
    Setting("scarce-3-players", Options(players=3), SCARCE),
    Setting("scarce-2-players-all", Options(players=2, modules=NAMES), SCARCE_WITH_MODULES),
    Setting("scarce-3-players-all", Options(players=3, modules=NAMES), SCARCE_WITH_MODULES),
    Setting("vast-4-players", Options(players=4), VAST),
)
"""Other options, and editions made up for the tests."""

ALL_OPTIONS = (*OF_THE_BOX, *SPECIAL)
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
