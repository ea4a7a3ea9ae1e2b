"""A short run of the soak: whatever is damaged, no process ends and no other error comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.soak import run


@pytest.mark.compiled
def test_damaged_inputs_are_refused_or_can_be_played(tmp_path: Path) -> None:
    assert run(1200, 20, tmp_path) == 0
    assert not list(tmp_path.iterdir())
