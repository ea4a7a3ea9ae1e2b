"""The ladder: what the state of the code is called, and that games of another are not counted."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.store import Results
from tests.lab.stub_engine import StubEngine, setting
from tools import ladder, ladder_code
from tools.ladder import play
from tools.ladder_code import CodeChangedError, Watched, code_of, outdated
from tools.ladder_steps import Step

FILES = ("core/a.py", "core/rules/a.pxd", "bots/a.py", "notation/editions/a.toml")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "package"
    for name in (*FILES, "core/a.cpython-311.so", "lab/a.py", "bots/notes.txt"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"a = 1\nb = 1\n")
    return folder


@pytest.mark.parametrize("name", FILES)
def test_other_code_has_another_name(package: Path, name: str) -> None:
    before = code_of(package)
    path = package / name
    path.write_bytes(b"a = 2\nb = 1\n")
    assert code_of(package) != before
    path.write_bytes(b"a = 1\r\nb = 1\r\n")  # as other systems end lines
    assert code_of(package) == before
    path.rename(path.with_stem("other"))
    assert code_of(package) != before


def test_words_for_people_change_no_name(package: Path) -> None:
    path = package / "core/a.py"
    path.write_text('def f():\n    """One."""\n    return "# 1"  # one\n')
    before = code_of(package)
    path.write_text('def f():\n    """Two,\n    lines."""\n\n    # two\n    return "# 1"\n')
    assert code_of(package) == before
    path.write_text('def f():\n    """One."""\n    return "# 2"  # one\n')
    assert code_of(package) != before


@pytest.mark.parametrize("name", ["lab/a.py", "bots/notes.txt", "core/a.cpython-311.so"])
def test_what_no_bot_plays_by_changes_no_name(package: Path, name: str) -> None:
    before = code_of(package)
    (package / name).write_text("other")
    assert code_of(package) == before


def test_the_name_is_that_of_this_package() -> None:
    names = {path.name for path in ladder_code.sources(ladder_code.package())}
    assert {"engine.py", "engine.pxd", "weights.py", "levels.py", "reconstructed.toml"} <= names
    assert code_of() == code_of(ladder_code.package())


def test_a_compiled_module_that_is_older_than_its_source_is_named(package: Path) -> None:
    compiled, source = package / "core/a.cpython-311.so", package / "core/a.py"
    os.utime(source, (1000, 1000))
    os.utime(compiled, (2000, 2000))
    assert outdated(package) == []
    os.utime(source, (3000, 3000))
    assert outdated(package) == ["a"]


class Meddler(StubEngine):
    """Somebody writes a file of the package after 30 games."""

    def __init__(self, path: Path, text: bytes) -> None:
        super().__init__({"greedy": 15}, ahead=1)
        self._change = path, text

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        for outcome in super().run(setting, orders):
            if outcome.order.game == 30:
                path, text = self._change
                path.write_bytes(text)
                os.utime(path, (5000, 5000))
            yield outcome


@pytest.mark.parametrize("name", ["core/a.py", "core/rules/a.pxd", "core/a.cpython-311.so"])
def test_no_game_is_counted_after_a_change(package: Path, tmp_path: Path, name: str) -> None:
    step = Step("greedy", "greedy", "random", 2, "none", games=400, least=40, seed=1)
    engine = Watched(Meddler(package / name, b"a = 2\n"), package)
    with pytest.raises(CodeChangedError, match="were changed meanwhile"):
        play(step, engine, tmp_path, code="before")
    rows = list(Results(tmp_path / "before" / "greedy-2").rows())
    assert len(rows) == 30
    with pytest.raises(CodeChangedError):
        engine.check()


def test_a_change_ends_the_measurement(
    package: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    meddler = Meddler(package / "core/a.py", b"a = 2\n")
    monkeypatch.setattr(ladder_code, "package", lambda: package)
    monkeypatch.setattr(ladder, "LocalEngine", lambda _: nullcontext(meddler))
    places = ["--docs", str(tmp_path / "docs"), "--results", str(tmp_path / "results")]
    assert ladder.main([*places, "--only", "greedy"]) == 1
    said = capsys.readouterr().err
    assert "greedy-2: stopped, the rules or bots were changed meanwhile" in said
    assert "greedy-4" not in said
    assert '"steps": []' in (tmp_path / "docs" / "ladder.json").read_text()


def test_a_file_that_is_written_as_it_was_changes_nothing(package: Path) -> None:
    meddler = Meddler(package / "core/a.py", b"a = 1\nb = 1\n")
    orders = [Order(game, game // 2, ("greedy", "random")) for game in range(40)]
    assert len(list(Watched(meddler, package).run(setting(), orders))) == 40


def test_a_file_that_is_gone_is_a_change(package: Path) -> None:
    engine = Watched(StubEngine({}), package)
    engine.check()
    (package / "core/a.py").unlink()
    with pytest.raises(CodeChangedError):
        engine.check()
