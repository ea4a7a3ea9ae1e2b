"""Colours of a report: told apart by everybody, and dark enough to read."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from luxor.lab.report.charts import COLOURS
from luxor.lab.report.page import page, report_json
from tests.lab.report_rows import make_figures, make_rows

SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How colours look to people with full colour blindness (Machado and others, 2009)."""


def colours(theme: str) -> dict[str, str]:
    found = dict(re.findall(r"--([\w-]+):(#[0-9a-f]+)", theme))
    return {
        name: value if len(value) == 7 else "#" + "".join(2 * c for c in value[1:])
        for name, value in found.items()
    }


def linear(colour: str) -> list[float]:
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def luminance(rgb: list[float]) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted(luminance(linear(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: list[float]) -> tuple[float, float, float]:
    x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047
    z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883
    fx, fy, fz = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, luminance(rgb), z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    rgb = linear(colour)
    mixed = [sum(m * v for m, v in zip(row, rgb, strict=True)) for row in SIGHT[sight]]
    return lab([min(1.0, max(0.0, v)) for v in mixed])


def apart(one: str, other: str, sight: str) -> float:
    pair = zip(seen(one, sight), seen(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pair) ** 0.5)


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_colours_can_be_told_apart_and_words_be_read(theme: str) -> None:
    themes = re.findall(r":root\{(.*?)\}", page(report_json(make_figures(make_rows(2)))), re.DOTALL)
    found = dict(zip(("light", "dark", "print"), map(colours, themes), strict=True))[theme]
    parts = [found[f"c{i}"] for i in range(COLOURS - 1)]
    for sight in SIGHT:
        assert min(apart(a, b, sight) for a, b in combinations(parts, 2)) >= 20, sight
        assert apart(found["a"], found["b"], sight) >= 60
        assert apart(found["bar"], found["median"], sight) >= 40
    for ink, paper, least in [
        ("text", "panel", 7),
        ("text-2", "panel", 4.5),
        ("text-2", "page", 4.5),
        ("accent", "panel", 4.5),
        ("parity", "panel", 3),
        ("a", "panel", 3),
        ("b", "panel", 3),
        ("bar", "panel", 3),
        *((f"o{i}", f"c{i}", 4.0) for i in range(COLOURS)),
        ("on-pale", "cold", 4.5),
        ("on-pale", "warm", 3),
        ("on-deep", "hot", 4.5),
    ]:
        assert contrast(found[ink], found[paper]) >= least, (ink, paper)
