"""Wheels, built from the source archive, installed into empty environments, and played with."""

from __future__ import annotations

import importlib
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from luxor.cli.play_session import NOT_COMPILED
from tests.packaging.conftest import ROOT, compile_in_haste

pytestmark = pytest.mark.wheel

REQUIRED = ("rich", "markdown_it", "mdurl", "pygments")
"""What pip would install with the wheel, copied so that these tests need no package index."""

GAME = ("play", "--text", "--auto", "--seed", "1")


def command(*args: str | Path, cwd: Path, **environment: str) -> str:
    """The output of a command that must succeed; nothing of the checkout is in its environment."""
    unwanted = ("PYTHONPATH", "VIRTUAL_ENV", "LUXOR_PURE", "CC")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    result = subprocess.run(
        args,
        cwd=cwd,
        env={**kept, "LUXOR_STRICT": "1", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert result.returncode == 0, f"{args} ended with {result.returncode}:\n{result.stdout}"
    return result.stdout


@dataclass
class Installed:
    """A wheel, what building it said, and the folder of an environment with it and little else."""

    wheel: Path
    said: str
    environment: Path

    def luxor(self, *args: str) -> str:
        return command(self.environment / "bin" / "luxor", *args, cwd=self.environment)

    def files(self) -> set[str]:
        with zipfile.ZipFile(self.wheel) as archive:
            return set(archive.namelist())


def build_and_install(source: Path, folder: Path, **environment: str) -> Installed:
    build = (sys.executable, "-m", "build", "--no-isolation", "--wheel")
    said = command(*build, "--outdir", folder, source, cwd=folder, **environment)
    (wheel,) = folder.glob("*.whl")
    place = folder / "environment"
    command(sys.executable, "-m", "venv", "--without-pip", place, cwd=folder)
    pip = (sys.executable, "-m", "pip", "--python", place / "bin" / "python", "install")
    command(*pip, "--no-index", "--no-deps", wheel, cwd=folder)
    (packages,) = place.glob("lib/python*/site-packages")
    for name in REQUIRED:
        shutil.copytree(Path(importlib.import_module(name).__file__ or "").parent, packages / name)
    return Installed(wheel, said, place)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source archive: what is missing in it is missing in the wheels."""
    folder = tmp_path_factory.mktemp("sdist")
    build = (sys.executable, "-m", "build", "--no-isolation", "--sdist")
    command(*build, "--outdir", folder, ROOT, cwd=folder)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as contents:
        # Python 3.11.0 to 3.11.3 have no filters; elsewhere the default is to warn, or this one.
        contents.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        contents.extractall(folder)
    unpacked = folder / archive.name.removesuffix(".tar.gz")
    compile_in_haste(unpacked)
    return unpacked


@pytest.fixture(scope="module")
def compiled(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    installed = build_and_install(source, tmp_path_factory.mktemp("compiled"))
    if "luxor: no working C compiler" in installed.said:
        pytest.skip("there is no C compiler here")
    return installed


@pytest.fixture(scope="module")
def pure(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return build_and_install(source, tmp_path_factory.mktemp("pure"), CC="/nonexistent/cc")


def package_files(*suffixes: str) -> set[str]:
    paths = (ROOT / "src" / "luxor").rglob("*")
    return {path.relative_to(ROOT / "src").as_posix() for path in paths if path.suffix in suffixes}


@pytest.fixture(params=["compiled", "pure"])
def installed(request: pytest.FixtureRequest) -> Installed:
    """Each of the two wheels in turn."""
    wheel = request.getfixturevalue(request.param)
    assert isinstance(wheel, Installed)
    return wheel


def test_all_sources_and_editions_are_in_the_wheel(installed: Installed) -> None:
    expected = package_files(".py", ".pxd", ".toml", ".typed", ".html", ".css", ".js", ".svg")
    expected -= {"luxor/core/ruff.toml"}  # only for those who change the core
    if any(name.endswith(".so") for name in installed.files()):
        expected.add("luxor/core/constants.pxd")
    assert any(name.endswith(".toml") for name in expected)
    assert expected <= installed.files()


def test_the_wheel_carries_the_browser_client(installed: Installed) -> None:
    client = "luxor/server/web/client"
    files = {name.removeprefix(client) for name in installed.files() if name.startswith(client)}
    built = ROOT / "src" / client
    assert files == {
        "/" + path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()
    }
    assert "/index.html" in files
    assert {name.rpartition(".")[2] for name in files if "/assets/" in name} >= {"js", "css"}


def test_without_a_client_a_build_warns_or_fails_if_it_is_to_be_strict(
    source: Path, tmp_path: Path
) -> None:
    copy = shutil.copytree(source, tmp_path / "source")
    shutil.rmtree(copy / "src" / "luxor" / "server" / "web" / "client")
    build = (sys.executable, "setup.py", "build")
    said = command(*build, cwd=copy, LUXOR_PURE="1", LUXOR_STRICT="0")
    assert said.count("luxor: no browser client was built") == 1
    with pytest.raises(AssertionError, match="luxor: no browser client was built"):
        command(*build, cwd=copy, LUXOR_PURE="1")


def test_a_game_is_played_to_its_end(installed: Installed) -> None:
    assert len(installed.luxor(*GAME).splitlines()) > 20


def test_the_compiled_wheel_holds_every_extension(
    compiled: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    sources = runpy.run_path("setup.py")["compiled_sources"]()
    expected = {path.relative_to("src").with_suffix("").as_posix() for path in sources}
    assert {name.split(".")[0] for name in compiled.files() if name.endswith(".so")} == expected


def test_the_wheel_built_without_a_compiler_fits_every_machine(pure: Installed) -> None:
    assert pure.wheel.name.endswith("-py3-none-any.whl")
    assert not {name for name in pure.files() if name.endswith(".so")}
    assert pure.said.count("so it runs as pure Python") == 1


def test_the_version_says_whether_the_wheel_is_compiled(
    compiled: Installed, pure: Installed
) -> None:
    for wheel, word, other in ((compiled, "compiled", "pure"), (pure, "pure Python", "compiled")):
        said = wheel.luxor("--version")
        assert said.startswith(f"luxor {wheel.wheel.name.split('-')[1]} ")
        assert word in said
        assert other not in said


def test_both_wheels_play_the_same_game(compiled: Installed, pure: Installed) -> None:
    fast, slow = (" ".join(wheel.luxor(*GAME).split()) for wheel in (compiled, pure))
    assert slow.count(NOT_COMPILED) == 1
    assert slow.replace(f"{NOT_COMPILED} ", "") == fast
