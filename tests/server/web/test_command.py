"""``luxor serve`` and ``luxor play`` without their packages, and all other commands."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.compiled

PACKAGES = ("fastapi", "uvicorn", "pydantic", "sqlalchemy", "prometheus_client", "websockets")


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh interpreter."""
    command = (sys.executable, "-c", f"import sys\n{code}")
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["play", "--no-browser"]])
def test_a_missing_package_is_named(words: list[str]) -> None:
    code = (
        f"sys.modules['uvicorn'] = None\nfrom luxor.cli.main import main\nsys.exit(main({words}))"
    )
    done = python(code)
    assert done.returncode == 1
    assert done.stderr == (
        "luxor: the server needs the package uvicorn, which is not here: "
        "install it with its extra: pip install 'luxor[server]'\n"
    )


def test_other_commands_need_none_of_them() -> None:
    done = python(
        f"from luxor.cli.main import make_parser\n"
        f"make_parser().format_help()\n"
        f"print(sorted(set({PACKAGES}) & set(sys.modules)))"
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
