"""A server that deals the same cards to the same setup in every run; others to another word.

    LUXOR_DEAL=anything python3 run.py test tests/web

Whoever has seen a test fail can then see it fail again.
"""

from __future__ import annotations

import sys

from tests.server.web.running import START

DEAL = """
import hashlib
import os
from luxor.play import dealer
from luxor.server.rooms import lobby

Game = lobby.Game

def dealt(id, setup, secret):
    named = os.environ.get("LUXOR_DEAL", "") + setup.model_dump_json()
    return Game(id, setup, secret and hashlib.sha256(named.encode()).digest())

lobby.Game = dealt
dealer.draw_key = lambda secret, contributions: secret  # whatever browsers add by chance
"""
DEALT = (sys.executable, "-c", DEAL + START)

HURRY = """
from luxor.server.game import commands

commands.ABSENT = commands.STALLED = 0.0
"""
HURRIED = (sys.executable, "-c", DEAL + HURRY + START)
"""The same, where nobody has to wait before a bot may stand in."""
