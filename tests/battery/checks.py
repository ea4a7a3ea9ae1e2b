"""What the battery checks: each function plays one random game and asserts along the way.

A check gets a fresh :class:`~tests.battery.games.RandomGame`. ``CHECKS`` lists them all; the tests
and ``python -m tests.battery.soak`` run the same ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from luxor.core import constants as k
from luxor.core import engine, events
from luxor.core.actions import TABLE
from luxor.core.fold import fold
from luxor.core.nodes import Result, node
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import event_from_json, event_json, view_json
from luxor.notation.position import parse_position, write_position
from tests.battery import history, secrets
from tests.battery.games import RandomGame
from tests.battery.invariants import Form, assert_invariants, kits
from tests.view_changes import apply_changes, checksum

Check = Callable[[RandomGame], None]

NODES_AS_JSON = 6
NODES_AS_TEXT = 12
NODES_COPIED = 6
NODES_WITH_A_KEY = 3
NODES_FOLDED = 3
NODES_FOLLOWED = 6
NODES_IMAGINED = 12
NODES_VIEWED = 2
"""Where every node would take too long, one of so many is looked at, chosen at random."""


def run(check: Check, game: RandomGame) -> None:
    """Run a check; a failure says in a note how to repeat it."""
    try:
        check(game)
    except Exception as error:
        command = f"--check {check.__name__} --setting {game.setting} --first {game.seed}"
        error.add_note(f"at {game}\nagain: python -m tests.battery.soak --games 1 {command}")
        raise


def restored(rs: Ruleset, form: Form) -> State:
    """Return the state that a form was written of, ready to go on."""
    s = State(rs)
    s.fill(form)
    engine.resume(s)
    return s


def assert_same_node(a: State, b: State) -> None:
    """Assert that two states are equal and ask the same."""
    assert a.to_dict() == b.to_dict()
    assert (a.asks, a.legal(), a.frame()) == (b.asks, b.legal(), b.frame())


def some(game: RandomGame, spacing: int) -> Iterator[State]:
    """Go through a game; yield its state at about one node of ``spacing``, chosen at random."""
    for s in game:
        if not game.dice.below(spacing):
            yield s


def invariants_hold(game: RandomGame) -> None:
    """Components are conserved and everything is where it may be, at every node."""
    for s in game:
        assert_invariants(game.rs, s.to_dict())


def questions_can_be_answered(game: RandomGame) -> None:
    """Every node asks somebody something; options are ascending, unique and known actions."""
    for s in game:
        kind = game.rs.frames[s.frame()[0]]
        options = s.legal()
        assert s.asks == kind.asks
        assert s.n_options == len(options)
        if s.asks == k.DECISION:
            assert 0 <= engine.asked_seat(s) < game.rs.players
            assert options
            assert options == sorted(set(options))
            assert all(option in TABLE for option in options)
            assert kind.private or len(options) > 1, "a public question without a choice was asked"
            assert len(options) <= k.MAX_OPTIONS
        elif s.asks == k.CHANCE:
            assert engine.asked_seat(s) == k.NOBODY
            assert options == []
            found = engine.outcomes(s)
            assert found
            assert [outcome for outcome, _ in found] == sorted({outcome for outcome, _ in found})
            pile = s.frame()[2]
            assert sum(weight for _, weight in found) == s.to_dict()["pile_sizes"][pile]
            assert min(weight for _, weight in found) > 0
        else:
            assert s.asks == k.OVER
            assert options == []


def json_restores_nodes(game: RandomGame) -> None:
    """A state written as JSON and read again asks the same and plays on the same."""
    twin: State | None = None
    for s in game:
        if twin is not None:
            engine.answer(twin, game.answer)
            assert_same_node(twin, s)
            twin = None
        if not game.dice.below(NODES_AS_JSON):
            twin = restored(game.rs, json.loads(json.dumps(s.to_dict())))
            assert_same_node(twin, s)
            assert twin.key() == s.key()
            assert twin == s


def text_restores_nodes(game: RandomGame) -> None:
    """A position written as text and read again asks the same, plays on the same, is written so.

    The text is canonical: writing what was read gives the same text.
    """
    twin: State | None = None
    for s in game:
        if twin is not None:
            engine.answer(twin, game.answer)
            assert_same_node(twin, s)
            twin = None
        if not game.dice.below(NODES_AS_TEXT):
            text = write_position(s)
            twin = parse_position(text, game.setting.edition)
            assert_same_node(twin, s)
            assert write_position(twin) == text


def copies_are_independent(game: RandomGame) -> None:
    """Every possible answer, given on a copy, changes the copy and leaves the original alone."""
    for s in some(game, NODES_COPIED):
        before = s.to_dict()
        legal = s.legal()
        heard = list(s.events or [])
        answers = legal if s.asks == k.DECISION else [o for o, _ in outcomes_or_none(s)]
        for answer in answers:
            one, two = s.copy(), s.copy()
            assert one.events is None
            assert_same_node(one, s)
            engine.answer(one, answer)
            engine.answer(two, answer)
            assert_same_node(one, two)
            assert one.to_dict() != before
            assert one != s
        assert s.to_dict() == before
        assert s.legal() == legal
        assert s.events == heard


def outcomes_or_none(s: State) -> list[tuple[int, int]]:
    return engine.outcomes(s) if s.asks == k.CHANCE else []


def listening_changes_nothing(game: RandomGame) -> None:
    """A game that nobody listens to is the same game."""
    silent = engine.new_game(game.rs)
    for s in game:
        if game.number:
            engine.answer(silent, game.answer)
        assert silent.events is None
        assert_same_node(silent, s)


def keys_tell_positions_apart(game: RandomGame) -> None:
    """Positions of a game have equal keys exactly when they are equal."""
    seen: dict[int, str] = {}
    for s in some(game, NODES_WITH_A_KEY):
        key = s.key()
        assert 0 <= key < 1 << 64
        assert key == s.copy().key()
        text = json.dumps(s.to_dict())
        assert seen.setdefault(key, text) == text


def folded_events_give_the_view(game: RandomGame) -> None:
    """Who follows the events as a seat sees them has that seat's view, whenever one looks.

    With all events unredacted it is the state itself.
    """
    followed = {seat: State(game.rs) for seat in game.seats}
    everything = State(game.rs)
    heard = 0
    for s in some(game, NODES_FOLDED):
        assert s.events is not None
        for event in s.events[heard:]:
            fold(everything, event)
            for seat, known in followed.items():
                fold(known, events.redact(game.rs, event, seat))
        heard = len(s.events)
        assert everything.to_dict() == s.to_dict()
        for seat, known in followed.items():
            seen = view(s, seat)
            assert known.to_dict() == seen.facts, f"for {seat}"
            assert known.asks == s.asks


def changes_lead_to_the_view(game: RandomGame) -> None:
    """Who applies the changes of the events has the JSON of the view, and its checksum.

    That is looked at for one seat and for the public.
    """
    hide_scores = bool(game.seed % 2)
    seats = (game.dice.below(game.rs.players), None)
    starts = {seat: View(seat, State(game.rs), hide_scores=hide_scores) for seat in seats}
    followers = {seat: ViewFollower(start) for seat, start in starts.items()}
    views = {seat: view_json(start) for seat, start in starts.items()}
    heard = 0
    for s in some(game, NODES_FOLLOWED):
        assert s.events is not None
        for event in s.events[heard:]:
            for seat, follower in followers.items():
                told = follower.follow(events.redact(game.rs, event, seat))
                views[seat] = apply_changes(views[seat], told.get("changes", {}))
        heard = len(s.events)
        for seat, follower in followers.items():
            right = view_json(view(s, seat, hide_scores=hide_scores))
            assert views[seat] == right == follower.view_json(), f"for {seat}"
            assert follower.checksum == checksum(right), f"for {seat}"


def events_survive_json(game: RandomGame) -> None:
    """Every event, as each seat sees it, comes back from its JSON form."""
    for _ in game:
        pass
    happened = game.state.events or []
    for seen in {events.redact(game.rs, event, seat) for event in happened for seat in game.seats}:
        form = json.loads(json.dumps(event_json(game.rs, seen)))
        assert event_from_json(game.rs, form) == seen


def views_survive_imagination(game: RandomGame) -> None:
    """What is imagined behind a view looks the same to its seat, and is a possible position."""
    for s in some(game, NODES_IMAGINED):
        before = s.to_dict()
        for seat in game.seats:
            seen = view(s, seat)
            imagined = determinize(seen, game.dice)
            assert view(imagined, seat) == seen
            assert imagined.asks == s.asks
            assert_invariants(game.rs, imagined.to_dict())
            if s.asks == k.DECISION:
                assert imagined.legal()
            if s.asks == k.DECISION and engine.asked_seat(s) == seat:
                assert imagined.legal() == s.legal() == [o.id for o in seen.options]
        assert s.to_dict() == before


def views_hide_what_is_hidden(game: RandomGame) -> None:
    """P1, P2: a seat's view shows its own cards and scarabs, of others only what all know."""
    everybody = (1 << game.rs.players) - 1
    owners = data_owners(game.rs)
    hidden_piles = (k.P_DRAW, k.P_HELD, k.P_SCARAB, *kits(game.rs))
    for s in some(game, NODES_VIEWED):
        form = s.to_dict()
        for seat in game.seats:
            facts = view(s, seat).facts
            for owner in range(game.rs.players):
                for card, seen, known in zip(
                    form["hands"][owner], facts["hands"][owner], form["known"][owner], strict=True
                ):
                    may = owner == seat or known == everybody
                    assert seen == (card if may else k.UNKNOWN)
                if owner == seat or s.asks == k.OVER:
                    assert facts["scarabs"][owner] == form["scarabs"][owner]
                else:
                    assert not any(facts["scarabs"][owner])
            public = set(facts) - {"hands", "scarabs", "piles", "could_move", "data"}
            assert all(facts[name] == form[name] for name in public)
            for pile in range(game.rs.piles):
                assert pile in hidden_piles or facts["piles"][pile] == form["piles"][pile]
            secrets_of_others = sum(k.SECRETLY << i for i in range(game.rs.players) if i != seat)
            assert facts["could_move"] == form["could_move"] & ~secrets_of_others
            for owner, seen, value in zip(owners, facts["data"], form["data"], strict=True):
                assert seen == (value if owner in (k.EVERYBODY, seat) else 0)


def data_owners(rs: Ruleset) -> list[int]:
    """Return who may see each byte of module data: a seat, NOBODY or EVERYBODY."""
    owners = [k.EVERYBODY] * (k.MAX_DATA if rs.modules else 0)
    for module in rs.modules:
        for datum in module.data:
            if datum.hidden:
                start = module.offsets[datum.name]
                for i in range(datum.size * (rs.players if datum.per_seat else 1)):
                    owners[start + i] = i // datum.size if datum.per_seat else k.NOBODY
    return owners


def games_end_with_a_result(game: RandomGame) -> None:
    """E3 to E5: the result ranks every seat once, by its points, and says where they are from."""
    for _ in game:
        pass
    found = node(game.state)
    assert isinstance(found, Result)
    seats = [seat for place in found.ranking for seat in place]
    assert sorted(seats) == list(range(game.rs.players))
    assert [found.points[seat] for seat in seats] == sorted(found.points, reverse=True)
    assert max(found.points) == found.points[found.winners[0]]
    scored = [0] * game.rs.players
    for event in game.state.events or []:
        if event[0] == k.E_FINAL_POINTS:
            scored[event[1]] += event[3]
    for seat, points in enumerate(found.points):
        assert sum(found.by_source[seat].values()) == points == scored[seat]


CHECKS: tuple[Check, ...] = (
    invariants_hold,
    questions_can_be_answered,
    json_restores_nodes,
    text_restores_nodes,
    copies_are_independent,
    listening_changes_nothing,
    keys_tell_positions_apart,
    folded_events_give_the_view,
    events_survive_json,
    views_survive_imagination,
    views_hide_what_is_hidden,
    games_end_with_a_result,
    history.nothing_is_unscored,
    history.tiles_only_go,
    history.statues_release_the_first_time,
    history.turns_go_round,
    history.extra_turns_follow,
    history.the_mummy_walks_by_eyes,
    secrets.secrets_stay_secret,
    secrets.questions_give_nothing_away,
    changes_lead_to_the_view,
)
"""Every check of the battery."""
