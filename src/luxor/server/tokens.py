"""Tokens: 256 random bits as text; only their digests are kept."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """Return a fresh token: 43 letters that fit into a link."""
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    """Return a name for a game: not secret, and not to be guessed either."""
    return secrets.token_urlsafe(9)


def digest(token: str) -> bytes:
    """Return what is kept of a token. Looking one up by its digest tells nothing by its time."""
    return hashlib.sha256(token.encode()).digest()
