"""A server that deals the same cards to the same setup in every run; others to another word.

    LUXOR_DEAL=anything python3 run.py test tests/web

Whoever has seen a test fail can then see it fail again.
"""

from __future__ import annotations

import sys

START = """
import hashlib
import os
import signal
from luxor.cli.main import main
from luxor.server.rooms import lobby

DEAL = os.environ.get("LUXOR_DEAL", "")
Game = lobby.Game

def dealt(id, setup, secret):
    named = DEAL + setup.model_dump_json()
    return Game(id, setup, secret and hashlib.sha256(named.encode()).digest())

lobby.Game = dealt
for number in (signal.SIGINT, signal.SIGHUP):  # a test run in the background ignores them
    signal.signal(number, signal.SIG_DFL)
raise SystemExit(main())
"""
DEALT = (sys.executable, "-c", START)
