"""The types of the protocol for TypeScript: complete and unambiguous."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from luxor.server.errors import Code
from tools import protocol_types
from tools.protocol_schema import read_protocol
from tools.protocol_types import Writer

pytestmark = pytest.mark.compiled

PROTOCOL = read_protocol()


def test_the_file_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_types, "FILE", tmp_path / "src" / "protocol.ts")
    assert protocol_types.main() == 0
    text = protocol_types.FILE.read_bytes().decode("utf-8")
    assert text == Writer(PROTOCOL).write()
    for name in PROTOCOL.models:
        assert re.search(rf"export (interface|type) {name}\b", text), name


def test_nothing_is_any() -> None:
    lines = Writer(PROTOCOL).write().splitlines()
    assert not [line for line in lines if line.startswith("  readonly") and " any" in line]


def test_every_model_is_in_one_section() -> None:
    names = [model.name for section in PROTOCOL.sections() for model in section.models]
    assert sorted(names) == sorted(PROTOCOL.models)
    assert len(set(names)) == len(names)


def test_messages_are_told_apart_by_a_word_that_is_always_there() -> None:
    for union, key in (
        ("ClientMessage", "type"),
        ("ServerMessage", "type"),
        ("GameEvent", "event"),
    ):
        words = []
        for name in PROTOCOL.unions[union]:
            field = next(field for field in PROTOCOL.models[name].fields if field.name == key)
            assert field.required
            words.append(field.schema["const"])
        assert len(set(words)) == len(words)


def test_what_the_server_says_is_complete_and_what_clients_say_may_be_short() -> None:
    optional = {
        model.name
        for model in PROTOCOL.models.values()
        if any(not field.required for field in model.fields)
    }
    assert optional == {
        *("Hello", "Propose", "Vote", "Sit", "Redeem"),
        *("GameSetupInput", "SeatSetupInput", "ClockInput", "AskSnapshot"),
        *("TileJson", "OptionJson", "RatedOption", "StepJson", "WayJson", "RoomChanges"),
        *PROTOCOL.unions["GameEvent"],
    }


def test_every_code_is_there() -> None:
    assert PROTOCOL.models["Code"].words == tuple(str(code) for code in Code)
