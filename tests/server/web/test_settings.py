"""Settings: safe by default, and clear about what cannot be meant."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from luxor.cli.main import make_parser
from luxor.cli.serve import settings_of
from luxor.server.settings import Rate, Settings, SettingsError, is_loopback

pytestmark = pytest.mark.compiled


def test_the_defaults_are_safe() -> None:
    usual = Settings()
    assert usual.is_local
    assert usual.trusted_proxies == usual.origins == ()
    assert not usual.metrics


def test_the_database_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database == str(tmp_path / "luxor" / "games.sqlite")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # the standard says: ignore it
    monkeypatch.setenv("HOME", str(tmp_path))
    expected = tmp_path / ".local" / "share" / "luxor" / "games.sqlite"
    assert Settings().database == str(expected)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"port": 65_536}, "port: from 0 to 65535, not 65536"),
        ({"host": ""}, "host"),
        ({"modules": ("obelisks",)}, "modules: out of mummy, "),
        ({"bot_workers": 0}, "number of bot workers: from 1"),
        ({"most_rooms": 0}, "most rooms: from 1"),
        ({"most_connections_per_address": -1}, "most connections per address"),
        ({"base_path": "luxor"}, "base path"),
        ({"base_path": "/luxor/"}, "without a slash at its end"),
        ({"base_path": "/a b"}, "base path"),
        ({"origins": ("games.example.org",)}, "such as https://games.example.org"),
        ({"origins": ("https://games.example.org/",)}, "without a path"),
        ({"origins": ("*",)}, "origin"),
        ({"trusted_proxies": ("*",)}, "trusted proxy"),
        ({"trusted_proxies": ("10.0.0.1/8",)}, "trusted proxy"),
        ({"log_format": "xml"}, "text or json"),
        ({"log_level": "loud"}, "debug, info, warning, error"),
        ({"database": ""}, "database"),
    ],
)
def test_what_cannot_be_meant_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        Settings(**wrong)


@pytest.mark.parametrize("text", ["", "5", "5/0", "0/5", "-1/5", "1/2/3", "5/1e3", "1.5/2"])
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="COUNT/SECONDS"):
        Rate.parse(text)


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("192.168.1.2", False),
        ("localhost.example.org", False),
    ],
)
def test_what_is_this_machine_alone(host: str, local: bool) -> None:
    assert is_loopback(host) is local


def test_every_setting_is_an_option_of_the_command() -> None:
    words = [
        *("serve", "--host", "::", "--port", "1", "--database", "d", "--bot-workers", "3"),
        *("--base-path", "/x", "--origin", "https://a.b", "--origin", "https://c.d:8443"),
        *("--trusted-proxy", "10.0.0.0/8", "--most-rooms", "4", "--most-connections", "5"),
        *("--most-connections-per-address", "6", "--log-format", "json", "--log-level", "error"),
        *("--metrics", "--rate", "requests=1/2", "--rate", "messages=3/4"),
        *("--rate", "new-games=5/6", "--rate", "records=9/8"),
        *("--rate", "opinions=10/9", "--modules", "mummy,sceptres"),
    ]
    found = settings_of(make_parser().parse_args(words))
    expected = Settings(
        host="::",
        port=1,
        database="d",
        bot_workers=3,
        base_path="/x",
        origins=("https://a.b", "https://c.d:8443"),
        trusted_proxies=("10.0.0.0/8",),
        most_rooms=4,
        most_connections=5,
        most_connections_per_address=6,
        log_format="json",
        log_level="error",
        metrics=True,
        requests=Rate(1, 2),
        messages=Rate(3, 4),
        new_games=Rate(5, 6),
        records=Rate(9, 8),
        opinions=Rate(10, 9),
        modules=("mummy", "sceptres"),
    )
    assert found == expected
    usual = Settings()
    names = Settings.__slots__
    assert [name for name in names if getattr(found, name) == getattr(usual, name)] == []


def test_a_rate_of_something_else_is_refused() -> None:
    args = make_parser().parse_args(["serve", "--rate", "dances=1/2"])
    with pytest.raises(SettingsError, match="--rate: one of requests, messages"):
        settings_of(args)
