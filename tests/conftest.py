"""Settings that hold for all tests."""

from __future__ import annotations

from hypothesis import settings

# Machines are shared and pure Python is slow, so no example is too late; failures can be repeated.
settings.register_profile("luxor", deadline=None, print_blob=True)
settings.load_profile("luxor")
