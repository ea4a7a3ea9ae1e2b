"""Where a server is asked for what: paths below its base path, and the form of its links."""

from __future__ import annotations

CHOICES = "/api/choices"
GAMES = "/api/games"
MY_GAMES = "/api/games/mine"
GAME = "/api/games/{game}"
DEVICE = "/api/games/{game}/device"
SIGN_OUT = "/api/games/{game}/sign-out"
INVITE = "/api/games/{game}/seats/{seat}/invite"
RECORD = "/api/games/{game}/record"
COURSE = "/api/games/{game}/course"
REPLAY = "/api/games/{game}/replay"
OPINION = "/api/games/{game}/opinion"
SHARE = "/api/games/{game}/share"
SOCKET = "/api/games/{game}/socket"
REDEEM = "/api/redeem"
RECORDS = "/api/records"

PAGE = "/games/{game}"
"""The page of a game. A token stands behind it as a fragment, which no server and no log sees."""

TOKEN_FRAGMENT = "t"
"""``#t=TOKEN``: a seat, a host or a spectator."""

ONCE_FRAGMENT = "once"
"""``#once=TOKEN``: a one-time token, to be redeemed first."""
