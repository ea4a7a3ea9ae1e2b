"""docs/hosting.md says what is so."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from luxor.cli import serve
from luxor.server.settings import RATES, Settings
from luxor.server.web.uvicorn_limits import SPARE_CONNECTIONS, SPARE_CONNECTIONS_IN_ALL
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


def test_the_unit_starts_the_server_and_confines_it() -> None:
    (unit,) = re.findall(r"^```ini\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    lines = unit.replace("\\\n", " ").splitlines()
    pairs = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    settings = dict(pairs)
    words = settings["ExecStart"].split()
    assert words[:2] == ["/opt/luxor/bin/luxor", "serve"]
    found = serve.settings_of(parser().parse_args(words[2:]))
    assert found.is_local
    assert int(settings["LimitNOFILE"]) > found.most_connections + SPARE_CONNECTIONS_IN_ALL
    assert settings["MemoryMax"] == "1G"
    assert settings["CapabilityBoundingSet"] == ""
    filters = [value for name, value in pairs if name == "SystemCallFilter"]
    assert filters == ["@system-service", "~@privileged"]  # bots step back by setpriority


def test_the_proxy_lets_browsers_come_back_over_tls_only() -> None:
    (proxy,) = re.findall(r"^```nginx\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert 'add_header Strict-Transport-Security "max-age=31536000" always;' in proxy
    assert (
        f"limit_conn addresses {Settings().most_connections_per_address + SPARE_CONNECTIONS};"
        in (proxy)
    )
