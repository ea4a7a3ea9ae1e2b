"""Packages that bring modules, installed for as long as a test needs them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from luxor.core import modules as registry

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "royal_errands"
PROJECT = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
NAME = "royal_errands"
PACKAGE: str = PROJECT["name"]
VERSION: str = PROJECT["version"]
SOURCE = EXAMPLE / "src" / "luxor_royal_errands" / "errands.py"
TARGET: str = PROJECT["entry-points"][registry.GROUP][NAME]


def install(folder: Path) -> None:
    """Install the example's package into a folder, as pip does."""
    with tempfile.TemporaryDirectory() as copy:
        source = Path(copy) / NAME
        shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        arguments = ["--no-build-isolation", "--target", str(folder), str(source)]
        subprocess.run([*pip, *arguments], check=True)


def write_metadata(folder: Path, package: str, version: str, modules: dict[str, str]) -> None:
    """Write what an installation leaves of a package that brings modules, but for its code."""
    info = folder / f"{package.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
    lines = "".join(f"{name} = {target}\n" for name, target in modules.items())
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{lines}")


@contextmanager
def installed(
    package: str = PACKAGE, version: str = VERSION, modules: dict[str, str] | None = None
) -> Iterator[None]:
    """Have a package that brings modules installed for a while, by default the example's."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        write_metadata(Path(folder), package, version, modules or {NAME: TARGET})
        stack.callback(forget)
        stack.callback(sys.path.remove, folder)
        sys.path.append(folder)
        forget()
        yield


def forget() -> None:
    """Have the packages looked up again."""
    registry.installed.cache_clear()
    registry.class_of.cache_clear()
