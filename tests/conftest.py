"""Settings that hold for all tests."""

from __future__ import annotations

import signal

from hypothesis import settings

# Machines are shared and pure Python is slow, so no example is too late; failures can be repeated.
# The same examples in every run; --hypothesis-profile=explore looks for others.
settings.register_profile("explore", deadline=None, print_blob=True)
settings.register_profile("luxor", settings.get_profile("explore"), derandomize=True)
settings.load_profile("luxor")

# Shells let what they start in the background ignore Ctrl-C, and children inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
