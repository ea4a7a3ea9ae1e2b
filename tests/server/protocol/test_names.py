"""What people may be called."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from luxor.server.protocol.names import MOST_NAME, Name

NAME = TypeAdapter(Name)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ani ", "Ani"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", None),  # Persian, with a non-joiner
        ("\U0001f469\u200d\U0001f680", None),  # an astronaut: two signs and a joiner
        ("\u2764\ufe0f", None),  # a heart, drawn as an emoji
        ("e\u0301", "\u00e9"),
        ("?", None),
        ("x" * MOST_NAME, None),
    ],
)
def test_names_that_can_be_read(given: str, name: str | None) -> None:
    assert NAME.validate_python(given) == (given if name is None else name)


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\u00a0",
        "\u200d",
        "\u200cAni",
        "Ani\u200d",
        "\u3164",  # a Hangul filler
        "\u2800",  # Braille without a dot
        "\u115f \u1160",
        "\ufe0f",
        "\u0301",
        "\u200b",
        "A\u200bni",
        "A\u202eni",  # from right to left
        "A\nni",
        "A\u2028ni",
        "\u00adAni",
        "\ud800",
        "x" * (MOST_NAME + 1),
    ],
)
def test_names_that_cannot(given: str) -> None:
    with pytest.raises(ValidationError) as refused:
        NAME.validate_python(given)
    assert refused.value.errors()[0]["type"] in ("bad_name", "string_unicode")
