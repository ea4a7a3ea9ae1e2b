"""A report on experiments: one page of HTML that needs nothing else, and the same as JSON.

>>> from luxor.lab.report.page import page, report_json
>>> from luxor.lab.report.reading import read_figures
>>> text = page(report_json(read_figures("results")))  # doctest: +SKIP

:func:`report_json` has all that the page shows; :func:`page` only writes it down, with the package
Jinja (the extra ``lab``) and the files in ``templates/``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from luxor.core.build import VERSION
from luxor.core.errors import LuxorError
from luxor.core.modules import title_of
from luxor.lab.ratings import INSTALL
from luxor.lab.report import charts, figure_words, number_words, plots
from luxor.lab.report.figures import Form
from luxor.lab.report.findings import findings
from luxor.lab.report.findings_of_both import comparison_findings
from luxor.lab.report.number_words import listed, plural, span
from luxor.lab.report.side_by_side import side_by_side

if TYPE_CHECKING:
    from jinja2 import Environment

FORMAT = 1

FEW = 4
"""How many bots a title names."""

LONG = 70
"""How many letters their names may have together there."""

NOTES = (
    """A shared victory counts as a fraction of a win. An interval of 95 % holds the true value in
    19 of 20 such experiments. Games of the same deal count as one piece of evidence, for shares of
    wins, means and differences alike; only “the same bot” takes seats as independent. Intervals
    are for a number of games that was fixed beforehand.""",
    """What winners do differently shows what goes together, not what causes what: a treasure helps
    to win, but a player who is ahead also finds the time to take one.""",
)


def report_json(*figures: Form) -> Form:
    """Return a report on one experiment, or on two side by side, as JSON can hold it."""
    results = [{**form, "says": findings(form)} for form in figures]
    compared = None
    if len(figures) == 2:
        compared = side_by_side(*figures)
        compared["says"] = comparison_findings(*figures, compared)
    return {
        "format": FORMAT,
        "luxor": VERSION,
        "results": results,
        "comparison": compared,
        "notes": [" ".join(note.split()) for note in NOTES],
    }


def page(form: Form) -> str:
    """Return a report as one page of HTML; raises ``LuxorError`` where Jinja is missing."""
    try:
        import jinja2  # noqa: F401
    except ImportError:
        raise LuxorError(f"a page needs the package jinja2: {INSTALL}; or take --json") from None
    template = environment().get_template("page.html")
    text = template.render(form, title=report_title(form), next_number=count(1).__next__)
    return text.strip() + "\n"


@cache
def environment() -> Environment:
    """Return Jinja with the words for numbers as filters, and what charts show as ``plots``."""
    from jinja2 import Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup, escape

    def prose(text: str) -> Markup:
        """Return a sentence as HTML that does not tear a number from its sign."""
        return escape(text.replace(" %", "\xa0%").replace("± ", "±\xa0"))

    jinja = Environment(
        autoescape=True,
        loader=PackageLoader("luxor.lab.report"),
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    words = ("amount", "number", "parity_percent", "percent", "signed")
    jinja.filters |= {name: getattr(number_words, name) for name in words}
    jinja.filters |= {
        "amount_span": lambda line: span(line, full=False),
        "share_span": lambda line: span(line, number_words.percent, full=False),
        "signed_span": lambda line: span(line, number_words.signed, full=False),
        "prose": prose,
        "x": charts.x_of,
        "colour": lambda part: f"c{min(part, charts.COLOURS - 1)}",
        "title_of": title_of,
        "family": figure_words.family,
        "members": _members,
        "by_most": _by_most,
        "trait_lines": _trait_lines,
    }
    jinja.globals |= {"plots": plots, "unit_scale": charts.Scale(0, 1)}
    return jinja


def _members(lines: Iterable[Form]) -> list[Form]:
    """Return the counts of a family without its name."""
    return [{**line, "label": figure_words.member(line["label"])} for line in lines]


def _by_most(lines: Iterable[Form]) -> list[Form]:
    """Return what two experiments have in common, the largest mean first."""
    return sorted(lines, key=lambda line: -max(line["a"]["mean"], line["b"]["mean"]))


def _trait_lines(results: Iterable[Form], trait: str) -> list[Form]:
    """Return the shares of wins of a trait in all experiments."""
    return [
        line
        for result in results
        for module in result["modules"]
        for found in module["traits"]
        if found["trait"] == trait
        for line in found["values"]
    ]


def report_title(form: Form) -> str:
    """Return what a report is about, in a line."""
    results = form["results"]
    if len(results) > 1:
        return f"{results[0]['name']} and {results[1]['name']}, side by side"
    result = results[0]
    bots = [line["bot"] for line in result["bots"]]
    who = listed(bots)
    if len(bots) > FEW or len(who) > LONG:
        who = plural(len(bots), "bot")
    return f"{who}: {plural(result['games'], 'game')} of {result['players']} players"
