"""Words for the tests of mummy tiles."""

from __future__ import annotations

ALL_SCARABS = " ".join(["1"] * 4 + ["2"] * 8 + ["3"] * 6 + ["4"] * 4)
NEXT = (None, "turn_up_mummy_tile")
"""What is asked when an effect is done: which tile takes the place of the used one."""
