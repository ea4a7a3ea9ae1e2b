"""Plots of a report: what is drawn lies where its figures say."""

from __future__ import annotations

import re
from typing import Any

from luxor.lab.report.charts import COLOURS, Bars, Dot, Dots, Histogram, Scale
from luxor.lab.report.heat_map import heat_map
from luxor.lab.report.page import environment
from luxor.lab.report.path_json import path_json

CHARTS: Any = environment().get_template("charts.html").module


def test_a_scale_has_round_numbers_within_it() -> None:
    assert Scale(0, 1, ticks=4).ticks == [0, 0.25, 0.5, 0.75, 1]
    assert Scale(0, 116, ticks=5).ticks == [0, 25, 50, 75, 100]
    assert Scale(-1.5, 1.5, ticks=6).ticks == [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]
    assert Scale(3, 3).ticks  # nothing to show is no reason to fail
    assert Scale(0, 10).at(5) == 50
    assert Scale(0, 10).at(12) == 100


def test_dots_lie_where_their_values_are() -> None:
    rows = [("a bot", [Dot(0.25, 0.2, 0.3), Dot(0.5, None, None, "b")], "text")]
    drawn = CHARTS.dots(Dots(rows, Scale(0, 1)))
    assert 'cx="25%"' in drawn
    assert 'x1="20%" x2="30%"' in drawn
    assert '<svg class="over" x="50%"' in drawn


def test_parts_of_a_bar_follow_each_other() -> None:
    drawn = CHARTS.stacked(Bars([("x", [10, 0, 30], "40")], Scale(0, 100)), ["a", "b", "c"])
    found = re.findall(r'class="part (c\d)" x="([\d.]+)%" y="4" width="([\d.]+)%"', drawn)
    assert found == [("c0", "0", "10"), ("c2", "10", "30")]
    many = CHARTS.stacked(Bars([("x", [1] * 12, "")], Scale(0, 12)), list("abcdefghijkl"))
    assert f"c{COLOURS}" not in many


def test_columns_are_as_high_as_their_counts() -> None:
    bins = [(0, 4, 10), (5, 9, 0), (10, 14, 5)]
    drawn = CHARTS.histogram(Histogram(bins, reach=(0, 19), middle=4, height=104))
    columns = re.findall(r'x="([\d.]+)%" width="([\d.]+)%" y="([\d.]+)" height="([\d.]+)"', drawn)
    assert columns == [("0", "25", "4.0", "100.0"), ("50", "25", "54.0", "50.0")]


def test_the_heat_map_has_a_tile_for_every_place_and_the_deepest_for_the_most() -> None:
    path = path_json(None, 20)
    drawn = CHARTS.heat_map(heat_map(path, [float(i) for i in range(20)], most=19.0))
    assert drawn.count('class="cold"') == 20
    hot = [float(x) for x in re.findall(r'class="hot"[^/]*fill-opacity="([\d.]+)"', drawn)]
    assert hot == sorted(hot)
    assert hot[-1] == 1
    assert hot[0] == 0
    assert "statue" not in drawn
