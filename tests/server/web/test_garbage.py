"""The collector is calmed while a server runs, and as it was afterwards."""

from __future__ import annotations

import gc
import weakref

import pytest

from luxor.server.web.garbage import THRESHOLDS, seldom_collected

pytestmark = pytest.mark.compiled


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_it_looks_seldom_and_only_at_what_is_new() -> None:
    before = gc.get_threshold()
    frozen = gc.get_freeze_count()
    with seldom_collected():
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 1000
        knot = Knot()
        gone = weakref.ref(knot)
        del knot
        gc.collect()
        assert gone() is None
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0 <= frozen


def test_it_is_as_before_after_a_fault() -> None:
    before = gc.get_threshold()
    with pytest.raises(ValueError, match="a fault"), seldom_collected():
        raise ValueError("a fault")
    assert gc.get_threshold() == before
