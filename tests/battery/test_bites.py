"""The battery notices what it is there to notice: broken positions, broken rules and leaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import events
from luxor.core.compile import compile_ruleset
from luxor.core.kinds import FrameKind
from luxor.core.modules.equipment import Second
from luxor.core.rules.starter_cards import Move
from luxor.core.rules.turn import Play
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from tests.battery import checks, invariants, secrets
from tests.battery.games import BY_NAME, RandomGame, Setting
from tests.battery.invariants import Form, layout

SETTING = BY_NAME["3-players"]
ALL_MODULES = BY_NAME["3-players-mummy+equipment+sceptres+characters"]

POOR = BY_NAME["scarce-3-players-all"]  # all modules, and cards that often allow no move


def middle_of_a_game(setting: Setting) -> Form:
    """Return a position in which somebody has treasures, scarabs, keys and jokers."""
    game = RandomGame(setting, 0)
    for s in game:
        form = s.to_dict()
        rich = all(any(form[name]) for name in ("keys", "jokers", "scarab_counts"))
        if rich and s.round > 20 and game.rs.frames[s.frame()[0]].name == "play":
            return form
    raise AssertionError("no such position in this game")


def put(form: Form, value: Any, *path: str | int) -> None:
    """Write ``value`` into a form, for example at ``hands``, 0, 1."""
    inner: Any = form
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value


def osiris_space(rs: Ruleset, form: Form) -> int:
    return next(n for n, tile in enumerate(form["tiles"], 1) if rs.tile(tile)[1] == k.T_OSIRIS)


def stand_on_osiris(rs: Ruleset, form: Form) -> None:
    put(form, osiris_space(rs, form), "positions", 0, 0)


def sleep_behind_others(rs: Ruleset, form: Form) -> None:
    put(form, rs.spaces, "positions", 0, 0)
    put(form, k.SLEEPING, "statuses", 0, k.ADVENTURERS - 1)


DAMAGES: tuple[tuple[invariants.Invariant, Callable[[Ruleset, Form], None]], ...] = (
    (invariants.cards_are_conserved, lambda _, f: put(f, f["hands"][0][1], "hands", 0, 0)),
    (invariants.tiles_are_conserved, lambda _, f: put(f, f["scores"][0] + 1, "scores", 0)),
    (invariants.scarabs_are_conserved, lambda _, f: put(f, 9, "scarabs", 1, 2)),
    (invariants.keys_are_conserved, lambda _, f: put(f, f["key_supply"] - 1, "key_supply")),
    (invariants.jokers_are_conserved, lambda _, f: put(f, f["jokers"][0] + 1, "jokers", 0)),
    (invariants.piles_are_counted, lambda _, f: put(f, 99, "pile_sizes", k.P_DISCARD)),
    (invariants.adventurers_are_in_place, lambda rs, f: put(f, rs.chamber, "positions", 1, 0)),
    (invariants.nobody_rests_on_osiris, stand_on_osiris),
    (invariants.statues_are_passed_once, sleep_behind_others),
    (invariants.sarcophagi_go_to_the_first, lambda _, f: put(f, 2, "sarcophagi", 1)),
    (invariants.hands_are_full_between_turns, lambda _, f: f["hands"][0].pop()),
    (invariants.owners_know_their_cards, lambda _, f: put(f, 1, "known", 2, 3)),
    (invariants.the_table_is_in_range, lambda rs, f: put(f, rs.card_kinds, "hands", 0, 0)),
    (invariants.over_means_over, lambda _, f: put(f, k.BY_TOMB, "reason")),
    (invariants.who_could_move_is_noted, lambda _, f: put(f, k.COULD | k.ASKED, "could_move")),
)


def datum(rs: Ruleset, form: Form, name: str, value: int, at: int = 0) -> None:
    """Write the first byte of a module's datum, for the table or a seat."""
    put(form, value, "data", layout(rs)[name][at].start)


def raise_on_the_mummy(rs: Ruleset, form: Form) -> None:
    ((mummy,),) = invariants.data(rs, form, "mummy.mummy")
    put(form, mummy, "positions", 0, 0)
    put(form, k.ACTIVE, "statuses", 0, 0)


def look_at_what_was_set_aside(rs: Ruleset, form: Form) -> None:
    kit = form["piles"][invariants.kits(rs)[0]]
    put(kit, 0, kit.index(1))


def turn_up_too_early(rs: Ruleset, form: Form) -> None:
    (part,) = layout(rs)["sceptres.under"]
    used = [i for i in range(part.start, part.stop) if form["data"][i]]
    put(form, 0, "data", used[0])


DAMAGES_WITH_MODULES: tuple[tuple[invariants.Invariant, Callable[[Ruleset, Form], None]], ...] = (
    (invariants.mummy_tiles_are_conserved, lambda rs, f: datum(rs, f, "mummy.open", 0)),
    (invariants.talismans_are_conserved, lambda rs, f: datum(rs, f, "mummy.talismans", 9, 2)),
    (invariants.the_mummy_stands_alone, raise_on_the_mummy),
    (invariants.equipment_is_set_aside, look_at_what_was_set_aside),
    (invariants.lower_tiles_lie_under_treasures, turn_up_too_early),
    (invariants.characters_are_dealt_once, lambda rs, f: datum(rs, f, "characters.power", 0)),
)


@pytest.mark.parametrize("invariant", invariants.INVARIANTS, ids=lambda found: found.__name__)
def test_every_invariant_has_a_damage(invariant: invariants.Invariant) -> None:
    assert invariant in {found for found, _ in DAMAGES + DAMAGES_WITH_MODULES}


@pytest.mark.parametrize(
    ("setting", "invariant", "damage"),
    [(SETTING, *damage) for damage in DAMAGES]
    + [(ALL_MODULES, *damage) for damage in DAMAGES_WITH_MODULES],
    ids=lambda part: part.__name__ if part in invariants.INVARIANTS else "",
)
def test_a_damaged_position_is_noticed(
    setting: Setting, invariant: invariants.Invariant, damage: Callable[[Ruleset, Form], None]
) -> None:
    form = middle_of_a_game(setting)
    invariant(setting.ruleset, form)
    damage(setting.ruleset, form)
    with pytest.raises(AssertionError):
        invariant(setting.ruleset, form)


# --- rules broken on purpose -----------------------------------------------------------------


class MoveWithTwins(FrameKind):
    """A question that offers its last option twice."""

    arguments = Move.arguments
    right = Move("move", k.DECISION)

    def options(self, s: State) -> None:
        self.right.options(s)
        if s.n_options:
            s.offer(s.legal()[-1])

    def answer(self, s: State, answer: int) -> None:
        self.right.answer(s, answer)

    def skip(self, s: State) -> None:
        self.right.skip(s)


def broken(setting: Setting, seed: int, frame: FrameKind) -> RandomGame:
    """Return a random game under rules in which the kind of frame of that name was replaced."""
    game = RandomGame(setting, seed)
    game.rs = compile_ruleset(setting.options, setting.edition)
    game.rs.frames[[kind.name for kind in game.rs.frames].index(frame.name)] = frame
    game.state = checks.restored(game.rs, game.state.to_dict())
    game.state.events = []
    return game


def test_a_question_that_leaks_is_noticed() -> None:
    secrets.secrets_stay_secret(broken(SETTING, 0, Play("play", k.DECISION, private=True)))
    with pytest.raises(AssertionError):
        secrets.secrets_stay_secret(broken(SETTING, 0, Play("play", k.DECISION)))


class SecondInPublic(Second):
    def __init__(self, _: Ruleset) -> None:
        FrameKind.__init__(self, "second", k.DECISION, private=False)


def test_a_question_of_a_module_that_leaks_is_noticed() -> None:
    frame = SecondInPublic(POOR.ruleset)
    games = (broken(POOR, seed, frame) for seed in range(300))
    with pytest.raises(AssertionError):
        list(map(secrets.questions_give_nothing_away, games))


def test_an_option_offered_twice_is_noticed() -> None:
    checks.questions_can_be_answered(broken(SETTING, 0, MoveWithTwins.right))
    with pytest.raises(AssertionError):
        checks.questions_can_be_answered(broken(SETTING, 0, MoveWithTwins("move", k.DECISION)))


@pytest.mark.parametrize(
    "name",
    [
        "card_dealt",
        "card_drawn",
        "scarab_taken",
        "power_bound",
        "scarab_returned",
        "could_move_secretly",
    ],
)
def test_an_event_that_leaks_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rs = POOR.ruleset
    leak = rs.event_number(name)
    open_book = [() if i == leak else secret for i, secret in enumerate(rs.secret_fields)]
    monkeypatch.setattr(rs, "secret_fields", open_book)
    games = (RandomGame(POOR, seed) for seed in range(60))
    with pytest.raises(AssertionError):
        list(map(secrets.secrets_stay_secret, games))


def test_an_event_that_is_missing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def redacted(_: Ruleset, event: tuple[int, ...], __: object) -> tuple[int, ...]:
        return (k.E_KEY_TAKEN, 0) if event[0] == k.E_ADVENTURER_MOVED else event

    monkeypatch.setattr(events, "redact", redacted)
    with pytest.raises(AssertionError):
        checks.folded_events_give_the_view(RandomGame(SETTING, 0))


def test_a_failure_says_how_to_repeat_it() -> None:
    def fails(game: RandomGame) -> None:
        for _ in game:
            assert game.number < 7

    with pytest.raises(AssertionError) as caught:
        checks.run(fails, RandomGame(SETTING, 3))
    (note,) = caught.value.__notes__
    assert note.startswith("at 3-players, seed 3, node 7\nagain: python -m tests.battery.soak")
