"""Links to games: where a game is, and the token that opens it.

>>> link = Link.parse("https://example.org/luxor/games/Ab3-x#t=" + "A" * 43)
>>> link.base, link.game, link.once
('https://example.org/luxor', 'Ab3-x', False)
>>> link.socket
'wss://example.org/luxor/api/games/Ab3-x/socket'
>>> link
<Link https://example.org/luxor/games/Ab3-x>
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from luxor.client.errors import LinkError
from luxor.server.protocol.paths import ONCE_FRAGMENT, PAGE, SOCKET, TOKEN_FRAGMENT

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
PATH = re.compile(r"(?P<base>.*)" + PAGE.replace("{game}", "(?P<game>[A-Za-z0-9_-]{1,40})"))

EXPECTED = f"expected one such as https://HOST{PAGE.format(game='GAME')}#{TOKEN_FRAGMENT}=TOKEN"


@dataclass(frozen=True, slots=True, repr=False)
class Link:
    """A link to a game; ``once`` says that its token has to be redeemed first."""

    base: str
    game: str
    token: str
    once: bool = False

    def __repr__(self) -> str:
        return f"<Link {self.page}>"  # without the token: what is printed lands in logs

    @classmethod
    def parse(cls, text: str) -> Link:
        """Return the link that a text is; raises :class:`LinkError`, never with the token in it."""
        try:
            url = urlsplit(text.strip())
        except ValueError:
            raise LinkError(f"this is no link; {EXPECTED}") from None
        match = PATH.fullmatch(url.path.rstrip("/"))
        if url.scheme not in ("http", "https") or not url.netloc or match is None:
            raise LinkError(f"this is no link to a game; {EXPECTED}")
        found = parse_qs(url.fragment)
        for name in (TOKEN_FRAGMENT, ONCE_FRAGMENT):
            token = found.get(name, [""])[0]
            if TOKEN.fullmatch(token):
                base = f"{url.scheme}://{url.netloc}{match['base']}"
                return cls(base, match["game"], token, name == ONCE_FRAGMENT)
        raise LinkError(f"the link has no token behind it; {EXPECTED}")

    @property
    def page(self) -> str:
        """The address of the game's page, without the token."""
        return self.base + PAGE.format(game=self.game)

    @property
    def text(self) -> str:
        """The whole link, token included: a secret."""
        return f"{self.page}#{ONCE_FRAGMENT if self.once else TOKEN_FRAGMENT}={self.token}"

    @property
    def socket(self) -> str:
        """The address of the game's WebSocket."""
        return socket_address(self.base, self.game)


def socket_address(base: str, game: str) -> str:
    """Return the address of a game's WebSocket on the server at ``base``."""
    return "ws" + base.removeprefix("http").rstrip("/") + SOCKET.format(game=game)
