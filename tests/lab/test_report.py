"""The page of a report: whole, safe, self-contained, and nothing on it that JSON does not have."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from luxor.lab.report.number_words import amount, bound, number, percent, signed
from luxor.lab.report.page import page, report_json
from tests.lab.report_rows import make_figures, make_rows

ALL = ["mummy", "equipment", "sceptres", "characters"]
BOTS = ("planner", "greedy", "random")
EVIL = """<script>alert("1")</script>'&amp;<img src=x onerror=alert(2)>"""


def read(text: str) -> Element:
    """Return a page as a tree; fails where it is not well-formed."""
    assert text.startswith("<!doctype html>\n")
    return fromstring(text.removeprefix("<!doctype html>\n"))


def text_of(node: Element) -> str:
    """Return the text of an element and of what is in it."""
    return "".join(node.itertext()).replace("\xa0", " ")


def of_class(node: Element, tag: str, name: str) -> list[Element]:
    """Return the elements below a node that have a class."""
    return [found for found in node.iter(tag) if found.get("class") == name]


def rich() -> dict[str, Any]:
    rows = make_rows(90, BOTS, players=3, modules=ALL)
    fault = {"seat": 0, "bot": rows[0].bots[0], "fault": "raised", "detail": "ValueError"}
    rows[0] = replace(rows[0], faults=[fault])
    form = make_figures(rows, modules=ALL)
    return {**form, "broken": [{"game": 77, "error": "worker died"}]}


def says(figures: dict[str, Any]) -> dict[str, str]:
    """Return the sentences about an experiment."""
    said: dict[str, str] = report_json(figures)["results"][0]["says"]
    return said


FORMS = {
    "everything": lambda: report_json(rich()),
    "base": lambda: report_json(make_figures(make_rows(40))),
    "one bot": lambda: report_json(make_figures(make_rows(30, ("planner",), players=4))),
    "one game": lambda: report_json(make_figures(make_rows(1))),
    "bare rows": lambda: report_json(
        make_figures([replace(r, entries=[], landings=[], counts={}) for r in make_rows(9)])
    ),
    "nobody scores": lambda: report_json(
        make_figures(
            [
                replace(r, scores=[0, 0], wins=[0.5, 0.5], places=[1, 1], points={"play": [0, 0]},
                        entries=[[], []], landings=[[0, 0], [0, 0]], counts={"keys": [0, 0]})
                for r in make_rows(5)
            ]
        )
    ),
    "many bots": lambda: report_json(
        make_figures(make_rows(60, tuple(f"ismcts:{n}it:explore=0.8" for n in range(12))))
    ),
    "two": lambda: report_json(
        make_figures(make_rows(60), name="base"),
        make_figures(make_rows(60, modules=ALL, seed=2), name="all", modules=ALL),
    ),
    "two unlike": lambda: report_json(
        make_figures(make_rows(8, ("a", "b"))),
        make_figures(
            [replace(r, landings=[], entries=[]) for r in make_rows(6, ("c",), players=5)]
        ),
    ),
}  # fmt: skip


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> dict[str, Any]:
    made: dict[str, Any] = FORMS[request.param]()
    return made


def test_a_page_is_well_formed_and_its_names_are_there(form: dict[str, Any]) -> None:
    root = read(page(form))
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    for node in [*root.iter("figure"), *root.iter("section")]:
        assert node.attrib["aria-labelledby"] in ids
    links = [node.attrib["href"] for node in root.iter("a")]
    assert links
    assert all(link.startswith("#") and link[1:] in ids for link in links)


def test_a_page_needs_nothing_from_outside(form: dict[str, Any]) -> None:
    text = page(form)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script|<link|<img|<iframe|src=", text)
    assert len(text) < 600_000


def test_the_page_is_made_of_the_json_alone(form: dict[str, Any]) -> None:
    text = json.dumps(form, allow_nan=False)
    assert page(json.loads(text)) == page(form)


def test_every_plot_has_words_and_a_table(form: dict[str, Any]) -> None:
    figures = list(read(page(form)).iter("figure"))
    assert figures
    for figure in figures:
        title = text_of(next(figure.iter("h3")))
        says = text_of(of_class(figure, "p", "says")[0])
        assert len(says) > 20, title
        assert says.endswith("."), title
        assert "None" not in text_of(figure)
        assert "nan" not in text_of(figure)
        charts = [node for node in figure.iter("div") if node.get("role") == "img"]
        for chart in charts:
            assert chart.attrib["aria-label"] == f"{title}. {says}"
        assert len(list(figure.iter("table"))) == len(charts) or not charts
        for table in figure.iter("table"):
            assert len({len(line) for line in table.iter("tr")}) == 1, title


def numbers_of(form: Any) -> Iterator[float]:
    if isinstance(form, dict):
        for value in form.values():
            yield from numbers_of(value)
    elif isinstance(form, list):
        for value in form:
            yield from numbers_of(value)
    elif isinstance(form, (int, float)) and not isinstance(form, bool):
        yield form


def test_every_number_of_the_tables_stands_in_the_json(form: dict[str, Any]) -> None:
    known = set()
    for value in numbers_of(form):
        for write in (amount, number, signed, percent, bound, str):
            known.update(re.findall(r"[\d.,]+", write(value)))
        known.update(re.findall(r"[\d.,]+", number(float(value))))
    cells = [text_of(node) for node in read(page(form)).iter("td")]
    written = {word for cell in cells for word in re.findall(r"\d[\d.,]*", cell)}
    assert written
    assert written <= known


def test_other_figures_make_another_page() -> None:
    form = report_json(rich())
    before = page(form)
    text = json.dumps(form)
    rate = form["results"][0]["bots"][0]["rate"]
    assert percent(rate) in before.replace("\xa0", " ")
    changed = json.loads(text)
    changed["results"][0]["bots"][0]["rate"] = 0.123456
    assert "12.3 %" in page(changed)
    assert "12.3 %" not in before


def test_charts_say_the_same_as_the_figures() -> None:
    form = report_json(rich())
    result = form["results"][0]
    values = [text_of(node) for node in of_class(read(page(form)), "span", "value")]
    best = result["bots"][0]
    low, high = (f"{100 * best[name]:.1f}" for name in ("low", "high"))
    assert f"{percent(best['rate'])} ({low} to {high} %)" in values
    assert f"{amount(result['sources']['by_bot'][0]['total'])} points" in values
    first = next(line for line in result["winners"]["features"] if line["kind"] != "score")
    assert f"{number(first['winners'])} : {number(first['others'])}" in values
    assert percent(result["length"]["ends"][0]["share"]) in values


@pytest.mark.parametrize("field_", ["bot", "command", "name", "module", "count", "fault", "error"])
def test_nothing_in_the_data_becomes_markup(field_: str) -> None:
    bots = (EVIL, "greedy") if field_ == "bot" else ("planner", "greedy")
    rows = make_rows(12, bots)
    more: dict[str, Any] = {"modules": [EVIL] if field_ == "module" else []}
    if field_ == "command":
        more["command"] = EVIL
    if field_ == "count":
        rows = [
            replace(r, counts={EVIL: r.scores}, points={EVIL: r.scores}, reason=EVIL) for r in rows
        ]
    if field_ == "fault":
        fault = {"seat": 0, "bot": "planner", "fault": "raised", "detail": EVIL}
        rows[0] = replace(rows[0], faults=[fault])
    form = make_figures(rows, name=EVIL if field_ == "name" else "results", **more)
    if field_ == "error":
        form["broken"] = [{"game": 3, "error": EVIL}]
    for made in (report_json(form), report_json(form, make_figures(make_rows(5), name="plain"))):
        text = page(made)
        root = read(text)
        assert not any(list(root.iter(tag)) for tag in ("script", "img"))
        assert "<script" not in text
        assert "onerror=alert(2)>" not in text.replace("onerror=alert(2)&gt;", "")
        if field_ != "name":
            assert EVIL in text_of(root)  # it is shown as it is


def test_sections_come_and_go_with_what_is_known() -> None:
    def titles(made: dict[str, Any]) -> list[str]:
        return [text_of(node) for node in read(page(made)).iter("h2")]

    full = titles(FORMS["everything"]())
    assert full == [
        "Who wins",
        "What was played",
        "Where points come from",
        "How scores spread",
        "What the seat is worth",
        "How long games are",
        "The tomb chamber",
        "What winners do differently",
        "The path",
        "What the modules bring",
        "Faults and broken games",
        "How to read this",
    ]
    bare = titles(FORMS["bare rows"]())
    assert not {"The path", "The tomb chamber", "What the modules bring"} & set(bare)
    assert "Faults and broken games" not in bare
    alone = titles(FORMS["one bot"]())
    assert "Who wins" not in alone
    assert "What was played" in alone
    assert titles(FORMS["two"]())[0] == "What differs"


def test_what_is_not_sure_is_not_claimed() -> None:
    form = make_figures(make_rows(4))
    form["bots"][0] |= {"rate": 0.6, "low": 0.3, "high": 0.8}
    few = says(form)
    assert "which chance explains as well: equal players win 50 %" in few["headline"]
    form["bots"][0] |= {"low": 0.55}
    assert "more than the 50 %" in says(form)["headline"]
    assert few["seats"].startswith("No seat wins clearly")
    many = says(make_figures(make_rows(400)))
    assert "planner won" in many["headline"]
    assert "more than the 50 % of equal players" in many["headline"]
    assert "treasures taken" in many["winners"]


def test_nobody_is_called_stronger_where_intervals_overlap() -> None:
    form = make_figures(make_rows(30, BOTS, players=3))
    first, second, third = form["bots"]
    names = [line["bot"] for line in form["bots"]]

    def headline() -> str:
        return says(form)["headline"]

    first |= {"rate": 0.5, "low": 0.4, "high": 0.6}
    second |= {"rate": 0.3, "low": 0.2, "high": 0.39}
    third |= {"rate": 0.2, "low": 0.1, "high": 0.3}
    assert "It is not sure" not in headline()
    second["high"] = 0.41
    doubt = f" It is not sure that {names[0]} is stronger than {names[1]}: "
    assert headline().endswith(f"{doubt}their 95 % intervals overlap.")
    third["high"] = 0.45
    assert f"is stronger than {names[1]} or {names[2]}: " in headline()
    form["bots"] = [first, second]
    assert f"is stronger than {names[1]}: " in headline()
    assert f"{names[1]} won 30.0 % (95 % interval 20.0 to 41.0 %)." in headline()


def test_who_reaches_the_chamber_earliest_is_doubted_where_intervals_overlap() -> None:
    form = make_figures(make_rows(30))
    early, late = form["chamber"]["by_bot"]
    early |= {"round": {"mean": 20.0, "low": 18.0, "high": 22.0}, "share": 0.9}
    late |= {"round": {"mean": 25.0, "low": 21.0, "high": 29.0}, "share": 0.5}
    doubt = f"though not surely earlier than {late['bot']}: the intervals overlap."
    assert says(form)["entering"].endswith(doubt)
    late["round"]["low"] = 23.0
    assert "surely" not in says(form)["entering"]


def test_the_largest_share_of_a_bot_with_several_seats_is_told() -> None:
    rows = [
        replace(row, wins=[float(seat == row.bots.index("planner")) for seat in range(4)])
        for row in make_rows(40, ("planner", "greedy"), players=4)
    ]
    shared = make_figures(rows)
    assert [(line["rate"], line["limit"]) for line in shared["bots"]] == [(0.5, 0.5), (0, 0.5)]
    assert shared["bots"][0]["high"] == 0.5
    form = report_json(shared)
    assert form["results"][0]["says"]["wins"].endswith("the largest share there can be is 50 %.")
    assert "the largest share there can be is 50 %." in page(form).replace("\xa0", " ")
    rows = [replace(r, bots=["planner", "greedy", "planner"]) for r in make_rows(9, players=3)]
    said = says(make_figures(rows))["wins"]
    assert "50 % for planner" in said
    assert "100 % for greedy" in said
    assert "largest share" not in says(make_figures(make_rows(9)))["wins"]


def test_who_is_surely_above_and_below_an_equal_share_is_told_once() -> None:
    form = make_figures(make_rows(30, ("a", "b", "c", "d"), players=3))
    bounds = {"a": (0.5, 0.7), "b": (0.4, 0.6), "c": (0.2, 0.34), "d": (0.1, 0.2)}
    for line in form["bots"]:
        line["low"], line["high"] = bounds[line["bot"]]
    made = report_json(form)
    assert made["results"][0]["says"]["wins"] == (
        "Against an equal share of 33.3 %, surely more: a and b; surely less: d; neither for sure: "
        "c."
    )
    said = page(made).count("won least")
    assert said == 1
    both = report_json(form, {**make_figures(make_rows(30)), "name": "other"})
    assert page(both).count("won least") == 2  # seen, and heard by whoever cannot see


def test_a_fault_is_told_once() -> None:
    rows = make_rows(9)
    detail = "raised ValueError: out of ideas"
    fault = {"seat": 0, "fault": "raised ValueError", "detail": detail}
    rows[0] = replace(rows[0], faults=[fault, fault])
    rows[1] = replace(rows[1], faults=[fault])
    form = report_json(make_figures(rows))
    assert form["results"][0]["says"]["faults"] == (
        "planner owed 2 answers and greedy owed 1 answer; chance answered instead."
    )
    cells = [
        found for node in read(page(form)).iter("td") if "ValueError" in (found := text_of(node))
    ]
    assert cells == [detail] * 3


def test_a_difference_between_two_experiments_is_named_with_its_size() -> None:
    base = make_figures(make_rows(200), name="base")
    longer = make_figures(
        [replace(row, rounds=row.rounds + 10) for row in make_rows(200)], name="longer"
    )
    says = report_json(base, longer)["comparison"]["says"]
    assert says["comparison"].startswith(
        "In longer, compared with base, games have 10.0 rounds more"
    )
    assert "players score about as many points" in says["comparison"]
    assert says["points"] == "No source of points differs surely."


HOME = {"name": "home", "fingerprint": "0123"}


@pytest.mark.parametrize(
    ("rows", "set_", "said"),
    [
        ({}, {}, ["Both experiments have the same settings."]),
        (
            {"modules": ["mummy"]},
            {"modules": ["mummy"]},
            ["differ in one setting: modules (none in base, The mummy in other)."],
        ),
        (
            {"modules": ["mummy"]},
            {"modules": ["mummy"], "extra_cards": True, "edition": HOME},
            [
                "differ in 3 settings: modules (none in base, The mummy in other), extra ",
                "extra Horus cards (no in base, yes in other) and edition (",
                "home 0123 in other). It is impossible to tell which of these makes",
            ],
        ),
        (
            {"players": 4},
            {},
            [
                "differ in one setting: players (2 in base, 4 in other).",
                "Equal players win 50 % in base and 25 % in other: shares of wins cannot be comp",
            ],
        ),
        (
            {"bots": ("planner", "random")},
            {},
            [
                "bots (greedy and planner in base, planner and random in other).",
                "shares of a bot that met other opponents cannot be compared.",
            ],
        ),
        (
            {"seed": 2},
            {"seed": 8, "luxor": "0.2.0"},
            [
                "Both experiments have the same settings. The seeds differ (7 and 8), so the deals",
                "Different versions of Luxor played them (0.1.0 and 0.2.0)",
            ],
        ),
    ],
)
def test_what_was_set_differently_stands_on_the_page(
    rows: dict[str, Any], set_: dict[str, Any], said: list[str]
) -> None:
    base = make_figures(make_rows(12), name="base")
    other = make_figures(make_rows(12, **rows), name="other", **set_)
    form = report_json(base, other)
    found = form["comparison"]["says"]["settings"]
    for part in said:
        assert part in found
    first = next(read(page(form)).iter("section"))
    assert first.attrib["id"] == "comparison"
    assert text_of(of_class(first, "p", "says")[0]) == found
    back = report_json(other, base)["comparison"]
    assert [line["setting"] for line in back["differ"]] == [
        line["setting"] for line in form["comparison"]["differ"]
    ]


def test_settings_that_nobody_knows_are_not_called_the_same() -> None:
    bare = {**make_figures(make_rows(12), name="bare"), "played": {}}
    other = make_figures(make_rows(12, ("planner", "random")), name="other", modules=["mummy"])
    said = report_json(bare, other)["comparison"]["says"]["settings"]
    assert "differ in one setting: bots (" in said  # the rows show it
    assert said.endswith("Of bare only the rows are there, not what was set.")
    same = report_json(bare, make_figures(make_rows(12), name="other"))
    assert same["comparison"]["says"]["settings"].startswith("Nothing is known to be set diff")


def test_a_bot_with_more_seats_is_another_setting() -> None:
    rows = make_rows(12, players=3)
    two, one = (
        make_figures(rows, name=name, bots=bots)
        for name, bots in (
            ("two", ["greedy", "greedy", "planner"]),
            ("one", ["planner", "greedy", "planner"]),
        )
    )
    differ = report_json(two, one)["comparison"]["differ"]
    assert [line["setting"] for line in differ] == ["bots"]
    assert report_json(two, two)["comparison"]["differ"] == []


def test_a_share_of_other_tables_is_not_called_a_change_of_the_bot() -> None:
    base = make_figures(make_rows(400), name="base")
    for rows, said in (
        (make_rows(400, players=4), "; but the tables are not of the same size."),
        (make_rows(399, ("planner", "greedy", "random")), "; but the opponents are not the same."),
    ):
        other = make_figures(rows, name="other")
        for line in other["bots"]:
            line |= {"rate": 0.1, "low": 0.05, "high": 0.15}
        assert report_json(base, other)["comparison"]["says"]["bots"].endswith(said)
