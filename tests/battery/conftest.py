"""Which files of the battery are run."""

from __future__ import annotations

from tests.battery.games import COMPILED

collect_ignore = ["test_indices.py"] if COMPILED else []
