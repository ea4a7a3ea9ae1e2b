"""Links to games, and what must not be in what is printed of them."""

from __future__ import annotations

import pytest

from luxor.client.errors import LinkError
from luxor.client.link import Link, socket_address

pytestmark = pytest.mark.compiled

TOKEN = "Tk_-" + "x" * 39


@pytest.mark.parametrize(
    ("text", "base", "socket"),
    [
        (
            f"http://127.0.0.1:8000/games/g#t={TOKEN}",
            "http://127.0.0.1:8000",
            "ws://127.0.0.1:8000/api/games/g/socket",
        ),
        (
            f"https://example.org/a/b/games/g/#t={TOKEN}",
            "https://example.org/a/b",
            "wss://example.org/a/b/api/games/g/socket",
        ),
        (
            f" https://[::1]:9/games/games/g#x=1&t={TOKEN} \n",
            "https://[::1]:9/games",
            "wss://[::1]:9/games/api/games/g/socket",
        ),
    ],
)
def test_a_link_says_where_a_game_is(text: str, base: str, socket: str) -> None:
    link = Link.parse(text)
    assert (link.base, link.game, link.token, link.once) == (base, "g", TOKEN, False)
    assert link.socket == socket == socket_address(base + "/", "g")
    assert Link.parse(link.text) == link


def test_a_one_time_link_is_known_as_one() -> None:
    link = Link.parse(f"http://h/games/g#once={TOKEN}")
    assert link.once
    assert Link.parse(link.text) == link


def test_a_link_is_printed_without_its_token() -> None:
    link = Link.parse(f"http://h/games/g#t={TOKEN}")
    assert TOKEN not in f"{link} {link!r} {link.page} {link.socket}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "g",
        f"ftp://h/games/g#t={TOKEN}",
        f"http:///games/g#t={TOKEN}",
        f"http://h/rooms/g#t={TOKEN}",
        f"http://h/games/#t={TOKEN}",
        f"http://h/games/g?t={TOKEN}",
        f"http://h/games/g#t={TOKEN}x",
        "http://h/games/g#t=short",
        f"http://[h/games/g#t={TOKEN}",
        "http://h/games/g",
    ],
)
def test_what_is_no_link_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(LinkError, match="expected one such as") as error:
        Link.parse(text)
    assert TOKEN not in str(error.value)
