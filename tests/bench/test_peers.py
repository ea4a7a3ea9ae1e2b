"""Beside other engines: fake ones are started, measured, compared, and allowed to break."""

from __future__ import annotations

import io
import json
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import run
from bench import __main__ as command
from bench import peer_games, peer_report, peers, report, rounds, worker
from bench.loops import Work
from bench.peer_games import Peer, Way

ROOT = Path(__file__).resolve().parents[2]
WAYS = {"inside": Way("inside", "library"), "outside": Way("outside", "pure", estimated=True)}


class Fake:
    """An engine whose games have 10 moves, 8 of them decisions between 3."""

    def play(self, way: str, games: int) -> Iterator[Any]:
        if way == "outside" and games > 1:
            raise ValueError("only one game")
        yield from range(games)

    def count(self, way: str, games: int) -> dict[str, int]:  # noqa: ARG002
        return {"games": games, "moves": 10 * games, "decisions": 8 * games, "options": 24 * games}


def fake(players: int = 2, ways: dict[str, Way] = WAYS) -> Peer:
    return Peer("Fake", "pytest", players, ways, Fake)  # any installed package has a version


def silent(_: str) -> None:
    pass


# --- inside a peer's process -----------------------------------------------------------------


def answers(peer: Peer, *questions: object) -> list[Any]:
    out = io.StringIO()
    peer_games.serve(peer, io.StringIO("".join(json.dumps(q) + "\n" for q in questions)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_peer_says_its_version_and_answers_what_it_is_asked() -> None:
    hello, count, (core, wall) = answers(
        fake(), ["count", "inside", "", 3], ["time", "inside", "", 2]
    )
    assert hello["version"] == pytest.__version__
    assert hello["python"].endswith(sys.version.split()[0])
    assert count == {"games": 3, "moves": 30, "decisions": 24, "options": 72}
    assert core > 0
    assert wall > 0


def test_an_error_of_an_engine_is_an_answer_and_the_next_question_is_heard() -> None:
    _, error, times = answers(fake(), ["time", "outside", "", 2], ["time", "inside", "", 1])
    assert error == {"error": "ValueError: only one game"}
    assert len(times) == 2


def test_an_engine_that_is_not_installed_is_an_answer() -> None:
    def load() -> peer_games.Engine:
        raise ModuleNotFoundError("No module named 'fake'")

    (error,) = answers(Peer("Fake", "fake", 2, WAYS, load), ["time", "inside", "", 1])
    assert error == {"error": "ModuleNotFoundError: No module named 'fake'"}


class FakeSpielState:
    """A game of two chance nodes, one decision between 3, one forced move."""

    OPTIONS = ((-1, 4), (0, 3), (-1, 2), (1, 1))

    def __init__(self, history: tuple[int, ...] = ()) -> None:
        self.history = history

    def clone(self) -> FakeSpielState:
        return FakeSpielState(self.history)

    def is_terminal(self) -> bool:
        return len(self.history) == len(self.OPTIONS)

    def current_player(self) -> int:
        return -4 if self.is_terminal() else self.OPTIONS[len(self.history)][0]

    def is_chance_node(self) -> bool:
        return self.current_player() == -1

    def legal_actions(self) -> list[int]:
        return list(range(self.OPTIONS[len(self.history)][1]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions = self.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.history += (action,)

    def full_history(self) -> list[types.SimpleNamespace]:
        pairs = zip(self.OPTIONS, self.history, strict=False)
        return [types.SimpleNamespace(player=who, action=action) for (who, _), action in pairs]


class FakeSpiel(types.ModuleType):
    """What of pyspiel is used; ``rollouts`` are the games that searches were asked for."""

    def __init__(self) -> None:
        super().__init__("pyspiel")
        self.rollouts: list[int] = []

    def load_game(self, name: str) -> types.SimpleNamespace:
        assert name == "fake"
        return types.SimpleNamespace(new_initial_state=FakeSpielState, num_players=lambda: 2)

    def make_uniform_random_bot(self, player: int, seed: int) -> tuple[int, int]:
        return player, seed

    def evaluate_bots(self, state: FakeSpielState, bots: list[object], seed: int) -> None:
        assert len(bots) == 2
        while not state.is_terminal():
            state.apply_action(seed % len(state.legal_actions()))

    def RandomRolloutEvaluator(self, games: int, seed: int) -> int:  # noqa: ARG002, N802
        return games

    def MCTSBot(self, *words: Any) -> types.SimpleNamespace:  # noqa: N802
        def search(state: FakeSpielState) -> None:
            assert not state.is_chance_node()  # the real one does not survive that
            self.rollouts.append(words[1])

        return types.SimpleNamespace(mcts_search=search)


@pytest.mark.parametrize("even", [True, False])
def test_every_way_to_play_openspiel_counts_decisions_and_forced_moves(
    monkeypatch: pytest.MonkeyPatch, *, even: bool
) -> None:
    spiel = FakeSpiel()
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    engine = peer_games.OpenSpiel("fake", even=even)
    for way in ("bots", "steps", "rollouts"):
        counted = engine.count(way, 20)
        assert counted == {"games": 20, "moves": 40, "decisions": 20, "options": 60}
    for way in ("bots", "steps"):
        assert [end.is_terminal() for end in engine.play(way, 20)] == [True] * 20
    list(engine.play("rollouts", 20))
    assert sum(spiel.rollouts) == 20
    assert len(spiel.rollouts) == peer_games.DEALS


# --- the other end ---------------------------------------------------------------------------

SERVER = """
import sys
from bench import peer_games
from tests.bench.test_peers import fake
peer_games.serve(fake(), sys.stdin, sys.stdout)
"""
DYING = 'print(\'{"version": "1", "python": "P"}\', flush=True); input(); raise SystemExit(3)'
MISSING = 'print(\'{"error": "ModuleNotFoundError: gone"}\')'


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers are one that works, one that ends when it is asked, and one that is not there."""
    programs = {"good": SERVER, "dying": DYING, "missing": MISSING}
    monkeypatch.setattr(peers, "command", lambda name: [sys.executable, "-c", programs[name]])
    monkeypatch.setattr(peer_games, "PEERS", dict.fromkeys(programs, fake()))


@pytest.mark.usefixtures("scripts")
def test_peers_that_fail_are_out_with_a_reason_and_the_others_are_measured() -> None:
    said: list[str] = []
    with peers.started(peer_games.PEERS, said.append, least=1) as rivals:
        for race in peers.races(rivals):
            race.amount = 2
            race.round()
    good, dying, missing = rivals.values()
    assert good.version == pytest.__version__
    assert len(good.races["inside"].seconds) == 1
    assert good.races["outside"].failed == "ValueError: only one game"
    assert all("ended with status 3" in str(race.failed) for race in dying.races.values())
    assert missing.failed == "ModuleNotFoundError: gone"
    assert missing.races == {}
    assert said[0] == "Fake cannot be measured: ModuleNotFoundError: gone"
    assert "Fake, outside: ValueError: only one game" in said


def test_without_an_environment_it_says_what_makes_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(peers, "PYTHON", tmp_path / "python")
    with peers.started({"fake": fake()}, silent) as rivals:
        pass
    assert "run.py bench --peers` makes" in str(rivals["fake"].failed)


def test_the_environment_is_the_one_that_run_py_makes() -> None:
    assert peers.FOLDER == run.PEERS
    assert peers.PYTHON.relative_to(peers.FOLDER) == run.PYTHON.relative_to(run.VENV)


class Stub(worker.Process):
    """A process that takes a tenth of a second for each game."""

    def __init__(self, decisions: int) -> None:
        self.decisions = decisions

    def count(self, loop: str, setting: str, amount: int) -> Work:  # noqa: ARG002
        return Work(games=amount, decisions=self.decisions * amount, options=3, moves=amount)

    def time(self, loop: str, setting: str, amount: int) -> tuple[float, float]:  # noqa: ARG002
        return amount / 10, amount / 10


def test_a_slow_peer_still_plays_as_many_games_as_make_an_average() -> None:
    race = peers.Race(Stub(1), "inside", "", least=50)
    race.fit(0.2)
    assert (race.amount, race.work.games, race.failed) == (50, 50, None)


def test_games_without_decisions_are_refused() -> None:
    race = peers.Race(Stub(0), "inside", "")
    race.fit(0.2)
    assert race.failed == "nobody decided anything in its games"


# --- the report ------------------------------------------------------------------------------


def measured(work: Work, *seconds: float) -> rounds.Measurement:
    return rounds.Measurement(Stub(1), "loop", "2", work=work, seconds=list(seconds))


def test_a_ratio_is_taken_round_by_round() -> None:
    """The machine is half as fast in the second round, which changes neither round's ratio."""
    ours = measured(Work(games=10, decisions=1000), 1.0, 2.0, 1.0)
    theirs = measured(Work(games=20, decisions=400), 2.0, 4.0, 3.0)
    assert peer_report.ratio(ours, theirs, "games") == {"median": 1.0, "interval": [1.0, 1.5]}
    assert peer_report.ratio(ours, theirs, "decisions") == {"median": 5.0, "interval": [5.0, 7.5]}


def test_rates_are_units_by_seconds_and_means_units_by_games() -> None:
    work = Work(games=10, decisions=400, options=1200, moves=500)
    found = peer_report.figures(measured(work, 1.0, 2.0, 4.0))
    assert (found["games_per_s"], found["interval"]["games_per_s"]) == (5, [2.5, 10])
    assert (found["decisions_per_s"], found["moves_per_s"]) == (200, 250)
    assert (found["decisions_per_game"], found["moves_per_game"]) == (40, 50)
    assert found["mean_options"] == 3


def whole(seconds: float) -> dict[str, Any]:
    """A result in which Luxor takes a second and works, and a peer ``seconds`` for the same."""
    work = Work(games=10, turns=50, decisions=100, options=300)
    loops = {"playout": measured(work, 1.0), "api": measured(work, 2.0)}
    pure = {"playout": measured(work, 8.0), "api": measured(work, 10.0)}
    builds = [rounds.Build(Any, {"2": loops}), rounds.Build(Any, {"2": pure})]  # type: ignore[arg-type]
    good = peers.Rival(fake(), "1.2", "CPython 3")
    for way in WAYS:
        good.races[way] = peers.Race(Stub(1), way, "", work=work, seconds=[seconds])
    good.races["outside"].failed = "ValueError: too slow"
    rivals = {"good": good, "bad": peers.Rival(fake(), failed="not there")}
    machine = {"cpu": "C", "cores": 2, "system": "S", "python": "P", "compiler": None}
    return {
        "machine": machine,
        "command": "bench",
        "date": "today",
        "load": 0.0,
        "core_share": 1.0,
        "rounds": 1,
        "seconds": 1,
        "peers": peer_report.document(builds, rivals),
    }


def test_the_document_sets_each_of_our_loops_beside_a_peer() -> None:
    engines = whole(4.0)["peers"]["engines"]
    good = engines["good"]
    assert (good["version"], good["python"]) == ("1.2", "CPython 3")
    ratios = good["ways"]["inside"]["ratios"]
    assert {kind: one["decisions"]["median"] for kind, one in ratios.items()} == {
        "library": 4.0, "python": 2.0, "pure": 0.4,
    }  # fmt: skip
    assert good["ways"]["outside"]["failed"] == "ValueError: too slow"
    assert engines["bad"]["failed"] == "not there"
    assert "ways" not in engines["bad"]


def test_the_page_shows_ratios_versions_and_what_failed() -> None:
    text = peer_report.markdown(whole(4.0))
    assert "| Fake: inside | **4** [4 – 4] | 2 | 0.4 |" in text
    assert "- Peers: pytest 1.2, on CPython 3" in text
    assert "- Not measured: Fake: not there" in text
    assert "- Not measured: Fake, outside: ValueError: too slow" in text
    assert "Luxor, 2 players: Python loop, pure | 1.0 | 10.0 |" in text
    assert "**" not in report.plain(text)


@pytest.mark.parametrize(("load", "share", "busy"), [(0.1, 1.0, 0), (2.0, 1.0, 1), (0.1, 0.8, 1)])
def test_figures_measured_under_load_are_marked(load: float, share: float, *, busy: int) -> None:
    result = whole(1.0) | {"load": load, "core_share": share}
    assert peer_report.markdown(result).count("Measured under load") == busy


def test_where_every_peer_failed_luxor_is_still_shown() -> None:
    result = whole(1.0)
    result["peers"]["engines"] = {"bad": result["peers"]["engines"]["bad"]}
    text = peer_report.markdown(result)
    assert "not there" in text
    assert "Luxor, 2 players" in text
    assert "÷" not in text


# --- the command -----------------------------------------------------------------------------


@pytest.mark.usefixtures("scripts")
def test_one_run_measures_luxor_and_its_peers_and_renews_their_section(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    kept = f"# Speed\n{command.BEGIN}\nkept\n{command.END}\n"
    page.write_text(f"{kept}{command.PEERS_BEGIN}\nold\n{command.PEERS_END}\nend\n")
    assert command.main(["--quick", "--json", "--peers", "--update", str(page)]) == 0
    engines = json.loads(capsys.readouterr().out)["peers"]["engines"]
    assert engines["good"]["ways"]["inside"]["ratios"]["library"]["games"]["median"] > 0
    assert engines["missing"]["failed"] == "ModuleNotFoundError: gone"
    text = page.read_text()
    assert text.startswith(kept)
    assert "old" not in text
    assert "Not measured: Fake: ModuleNotFoundError: gone" in text


def test_a_page_without_the_marks_of_the_peers_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{command.BEGIN}\n{command.END}\n")
    with pytest.raises(ValueError, match="peers: begin"):
        command.main(["--peers", "--update", str(page)])


def test_the_page_in_the_documentation_has_the_section() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    renewed = command.updated(page, "new\n", command.PEERS_BEGIN, command.PEERS_END)
    assert renewed != page
    assert all(peer.title in page for peer in peer_games.PEERS.values())


def test_only_the_command_that_asks_for_peers_installs_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "setup", lambda *_, **__: done.append("setup"))
    monkeypatch.setattr(run, "setup_peers", lambda: done.append("peers"))
    monkeypatch.setattr(run, "child", lambda *_, **__: (0, False))
    run.bench(["--json"])
    assert done == ["setup"]
    run.bench(["--peers"])
    assert done == ["setup", "setup", "peers"]


def test_what_can_be_installed_is_installed_where_something_cannot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[str] = []

    def step(text: str, *words: str | Path) -> None:
        tried.append(text + " with " + Path(words[-1]).read_text().split()[1])
        if "bad==" in text:
            raise run.StepError(text)

    (tmp_path / "build").mkdir()
    (tmp_path / "peers.txt").write_text("bad==1 \\\n    --hash=x\ngood==2 \\\n    --hash=y\n")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "step", step)
    run.install_one_by_one(tmp_path / "peers.txt", tmp_path / "python")
    assert tried == [
        "installing only bad==1 with --hash=x",
        "installing only good==2 with --hash=y",
    ]
