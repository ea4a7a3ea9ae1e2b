"""docs/hosting.md says what is so."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from luxor.cli import serve
from luxor.server.settings import RATES, Settings
from tests.server.web.running import Running

pytestmark = pytest.mark.compiled

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
TEXT = PAGE.read_text("utf-8")


def parser() -> argparse.ArgumentParser:
    """Return the parser of ``luxor serve``."""
    subparsers = argparse.ArgumentParser().add_subparsers()
    serve.add_parser(subparsers)
    found: argparse.ArgumentParser = subparsers.choices["serve"]
    return found


def test_every_option_is_in_the_table_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(--[a-z-]+)` \| ([^|]+) \|", TEXT, re.MULTILINE))
    options = {word for action in parser()._actions for word in action.option_strings}
    assert set(rows) == {word for word in options if word.startswith("--")} - {"--help"}
    usual = Settings()
    for name in ("host", "port", "most_rooms", "most_connections", "log_format", "log_level"):
        assert rows[f"--{name.replace('_', '-')}"].strip("` ") == str(getattr(usual, name))
    per_address = rows["--most-connections-per-address"].strip()
    assert per_address == str(usual.most_connections_per_address)


def test_every_rate_is_in_the_table_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| ([0-9/]+) \|", TEXT, re.MULTILINE))
    assert rows == {name: str(getattr(Settings(), name)) for name in RATES}


def test_every_figure_is_in_the_table(server: Running) -> None:
    server.create()
    shown = set(
        re.findall(r"^# TYPE (\S+)", server.ask("GET", "/metrics").body.decode(), re.MULTILINE)
    )
    told = set(re.findall(r"`(luxor_[a-z_]+)`", TEXT))
    assert told == shown


def test_the_commands_can_be_understood() -> None:
    commands = re.findall(r"^    luxor serve(.*)$", TEXT, re.MULTILINE)
    assert len(commands) == 2
    for words in commands:
        assert serve.settings_of(parser().parse_args(words.split())).is_local
