"""``luxor play`` in the browser: a server for oneself, and a page that shows it."""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import urllib.request
import webbrowser

from luxor.cli.serve import MissingPackagesError, settings_of
from luxor.server.settings import Settings

TRIES = 20
"""Ports that are tried, one after the other."""

LOOK_SECONDS = 1.0
"""How long a server that may be running already has to answer."""


def play_in_browser(args: argparse.Namespace) -> int:
    """Serve for this machine, and open the page; return the exit status when that is ended."""
    settings = settings_of(args, log_level="warning")
    try:
        from luxor.server.storage.errors import InUseError
        from luxor.server.web.serve import bind, serve
    except ModuleNotFoundError as error:
        raise MissingPackagesError(error.name) from None

    def ready(address: str) -> None:
        print(f"Luxor is at {address} (Ctrl-C ends it)", flush=True)
        show(address, args.browser)

    try:
        serve(settings, bind(settings, TRIES), ready=ready)
    except InUseError:
        address = already_running(settings)
        if address is None:
            raise
        print(f"Luxor is running already, at {address}", flush=True)
        show(address, args.browser)
    return 0


def show(address: str, wanted: bool) -> None:
    """Open the page in a browser if there is one; the address is printed already."""
    if wanted and has_browser():
        # Some systems wait for the browser to end: the server must not.
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Return whether a browser with a window can be opened; one in the terminal is none."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except (OSError, webbrowser.Error):
        return  # the address has been printed


def already_running(settings: Settings) -> str | None:
    """Return the address of a server on this machine that is there already, None if none is."""
    for port in range(settings.port, min(settings.port + TRIES, 65_536)):
        address = f"http://127.0.0.1:{port}/"
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=LOOK_SECONDS) as answer:
                form = json.loads(answer.read(1000))
        except (OSError, ValueError):
            continue
        if isinstance(form, dict) and set(form) == {"status", "version"}:
            return address
    return None
