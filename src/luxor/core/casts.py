"""Says to the compiler what the lists of a ruleset hold, without a check at every look-up.

``casts.pxd`` does it when compiled; uncompiled these functions hand back what they get.
"""

from __future__ import annotations

from luxor.core.kinds import CardFamily, FrameKind, TileFamily


def as_frame_kind(item: FrameKind) -> FrameKind:
    """Return an entry of ``Ruleset.frames``."""
    return item


def as_card_family(item: CardFamily) -> CardFamily:
    """Return an entry of ``Ruleset.card_families``."""
    return item


def as_tile_family(item: TileFamily) -> TileFamily:
    """Return an entry of ``Ruleset.tile_families``."""
    return item
