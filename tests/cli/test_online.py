"""``luxor online``: the rest of it is tested with the client, in tests/server/client."""

from __future__ import annotations

import subprocess
import sys

import pytest

PACKAGES = ("fastapi", "pydantic", "sqlalchemy", "websockets")


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_other_commands_do_not_need_the_packages_of_the_server() -> None:
    found = python(
        "import sys, luxor, luxor.cli.main as cli; cli.make_parser();"
        f"print([name for name in {PACKAGES} if name in sys.modules])"
    )
    assert (found.stdout, found.stderr) == ("[]\n", "")


@pytest.mark.parametrize("package", ["pydantic", "websockets"])
def test_what_is_missing_is_said_and_how_to_get_it(package: str) -> None:
    link = "http://127.0.0.1:1/games/g#t=" + "x" * 43
    found = python(
        f"import sys; sys.modules[{package!r}] = None; from luxor.cli.main import main;"
        f"sys.exit(main(['online', {link!r}]))"
    )
    assert found.returncode == 1
    assert found.stdout == ""
    assert found.stderr.startswith(f"luxor: playing online needs the package {package}: pip ")
    assert found.stderr.count("\n") == 1
