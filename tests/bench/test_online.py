"""The benchmark of the server: that it runs, and that it would notice. Never how fast."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import __main__ as command
from bench.online import report
from bench.online.flooder import FLOODS
from bench.online.line import FIN, TEXT, Line, frame
from bench.online.load import at_share
from bench.online.noted import Given, Noted, Verdict, judge
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.setup import GameSetup
from luxor.server.storage.rows import GameRow, LogRow

pytestmark = pytest.mark.compiled

SETUP = GameSetup.model_validate({"seats": [{"colour": "red"}, {"colour": "blue"}], "first": 0})
ANSWERS = 5


def test_a_server_is_measured_under_load(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = command.MARKS["server"]
    page = tmp_path / "page.md"
    page.write_text(f"before\n{first}\nold\n{last}\nafter\n")
    words = ["--server", "--quick", "--json", "--update", str(page)]
    assert command.main(words) == 0
    result = json.loads(capsys.readouterr().out)
    (found,) = result["server"]
    assert found["database"] == "sqlite"
    assert (found["rooms"], found["clients"]) == (4, 4)
    assert found["lost"] == found["doubled"] == 0
    assert found["faults"] == []
    (run,) = found["runs"]
    assert 0 < run["answers"] <= found["answers"] == found["acknowledged"]
    assert 0 < run["p50_ms"] <= run["p90_ms"] <= run["p99_ms"] <= run["max_ms"]
    assert run["server_cores"] > 0
    assert set(found["memory"]) == {
        *("room_kib", "room_with_sockets_kib", "socket_kib", "room_answers"),
        *("whole_game_kib", "whole_game_answers"),
    }
    text = page.read_text()
    assert text.startswith(f"before\n{first}\n\n- Machine: ")
    assert text.endswith(f"{last}\nafter\n")
    assert "| 99 %, ms |" in text
    assert "old" not in text


def test_a_server_is_flooded(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--flood", "--quick", "--json", "--seconds", "0.3"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["flood"]
    assert found["faults"] == []
    assert found["calm"]["p99_ms"] > 0
    assert [one["flood"] for one in found["floods"]] == list(FLOODS)
    for one in found["floods"]:
        assert one["p50_ratio"] == pytest.approx(one["p50_ms"] / found["calm"]["p50_ms"], 0.02)
        assert 0 < one["dropped"] <= one["connections"]
        assert one["sent_mib"] > 0
        assert one["memory_grown_mib"] < 50


def test_the_address_of_a_database_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://me:secret@nowhere/games"
    found = {"database": "postgresql", "is_good": True, "faults": [], "modules": [], "runs": []}
    monkeypatch.setattr("bench.online.command._load", lambda _url, _wish: found)
    monkeypatch.setattr(report, "load_markdown", lambda result: f"{result}\n")
    assert command.main(["--server", "--json", "--database", url]) == 0
    out = capsys.readouterr().out
    assert "--database URL" in out
    assert "secret" not in out


# --- what is looked for in the database ------------------------------------------------------


def played() -> tuple[GameRow, list[LogRow], Noted]:
    """Return a game of some answers as it is kept, and the notes of its clients."""
    game = Game("g", SETUP, bytes(32))
    noted = Noted("g")
    log: list[LogRow] = []

    def do(entries: list[e.Entry]) -> None:
        for entry in entries:
            game.apply(entry, 1)
            log.append(LogRow(game.version, 1, e.write_entry(entry)))

    for seat in (0, 1):
        do(commands.sit(game, seat, f"p{seat}"))
    for _ in range(ANSWERS):
        assert game.table is not None
        decision = game.table.decision
        assert decision is not None
        chosen = decision.options[0]
        noted.send(game.version + 1, decision.seat, chosen.id)
        do(commands.answer(game, decision.seat, [chosen.id]).entries)
        noted.acknowledge(game.version)
        noted.tell(game.version)
    row = GameRow("g", SETUP.model_dump_json(), bytes(32), 1, 1, game.phase, game.version)
    return row, log, noted


def judged(change: Callable[[list[LogRow], Noted], GameRow | None]) -> Verdict:
    """Return the verdict after a change to what is kept or noted."""
    row, log, noted = played()
    verdict = Verdict()
    judge(noted, change(log, noted) or row, log, verdict)
    return verdict


def test_a_good_log_is_found_good() -> None:
    verdict = judged(lambda _log, _noted: None)
    assert verdict.is_good
    assert verdict.answers == verdict.acknowledged == ANSWERS
    assert (verdict.games, verdict.over) == (1, 0)


def test_an_acknowledged_answer_that_is_not_kept_is_lost() -> None:
    def lose(log: list[LogRow], _: Noted) -> GameRow:
        log.pop()
        return GameRow("g", SETUP.model_dump_json(), bytes(32), 1, 1, "playing", len(log))

    verdict = judged(lose)
    assert verdict.lost == 1
    assert any("was told" in fault for fault in verdict.faults)
    assert not verdict.is_good


def test_an_answer_that_nobody_gave_is_doubled() -> None:
    def forget(_: list[LogRow], noted: Noted) -> None:
        version = max(noted.sent)
        del noted.sent[version], noted.acknowledged[version]

    verdict = judged(forget)
    assert (verdict.lost, verdict.doubled) == (0, 1)
    assert not verdict.is_good


def test_a_gap_in_the_log_and_a_game_that_is_gone_are_noticed() -> None:
    def renumber(log: list[LogRow], _: Noted) -> None:
        last = log.pop()
        log.append(LogRow(last.number + 1, last.at, last.body))

    assert any("its log is not 1 to" in fault for fault in judged(renumber).faults)
    _, _, noted = played()
    verdict = Verdict()
    judge(noted, None, [], verdict)
    assert verdict.lost == ANSWERS
    assert verdict.faults == ["game g is gone"]


def test_answers_at_the_same_version_and_double_acknowledgements_are_noticed() -> None:
    noted = Noted("g")
    noted.send(5, 0, 1)
    noted.send(5, 0, 1)  # the same once more, as after a line has broken
    assert noted.faults == []
    noted.send(5, 0, 2)
    noted.acknowledge(5)
    noted.acknowledge(5)
    noted.acknowledge(6)
    assert noted.acknowledged == {5: Given(0, 1)}
    assert [fault.partition(" is ")[0] for fault in noted.faults[1:]] == [
        "game g: version 5",
        "game g: version 6",
    ]
    assert len(noted.faults) == 3


# --- small things ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000, 100_000])
def test_messages_are_heard_however_they_are_cut(size: int) -> None:
    said = [b"", b"a" * 125, b"b" * 126, b"c" * 65_535, b"d" * 65_536, b"e"]
    sent = b"".join(unmasked(frame(TEXT, text)) for text in said)
    heard: list[bytes] = []
    line = Line(heard.append, lambda: None)
    for at in range(0, len(sent), size):
        line.data_received(sent[at : at + size])
    assert heard == said


def unmasked(masked: bytes) -> bytes:
    """Return a client's frame as a server sends it."""
    length = masked[1] & 0x7F
    head = {126: 4, 127: 10}.get(length, 2)
    return bytes((FIN | TEXT, length)) + masked[2:head] + masked[head + 4 :]


def test_shares_of_sorted_times_in_milliseconds() -> None:
    took = [n / 1000 for n in range(1, 101)]
    assert at_share(took, 0.5) == 50
    assert at_share(took, 0.99) == 99
    assert at_share(took, 1.0) == 100
    assert at_share([0.5], 0.99) == 500
    assert at_share([], 0.99) is None
