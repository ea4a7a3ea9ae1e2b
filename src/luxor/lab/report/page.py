"""A report on experiments: one page of HTML that needs nothing else, and the same as JSON.

>>> from luxor.lab.report.page import page, report_form
>>> from luxor.lab.report.reading import read_figures
>>> text = page(report_form(read_figures("results")))  # doctest: +SKIP

:func:`report_form` has all that the page shows; :func:`page` only writes it down.
"""

from __future__ import annotations

from typing import Any

from luxor.core.modules import title_of
from luxor.lab.report.charts import esc, mark_sign, prose
from luxor.lab.report.heat_map import WINGED_SUN
from luxor.lab.report.number_words import listed, number, plural
from luxor.lab.report.plots import Plot, Section
from luxor.lab.report.plots_of_boards import faults, landings, modules
from luxor.lab.report.plots_of_both import comparison_plots
from luxor.lab.report.plots_of_games import chamber, length, winners
from luxor.lab.report.plots_of_players import scores, seats, sources, wins
from luxor.lab.report.sayings import sayings
from luxor.lab.report.sayings_of_both import comparison_sayings
from luxor.lab.report.side_by_side import side_by_side
from luxor.lab.report.style import stylesheet
from luxor.lab.version import luxor_version

Form = dict[str, Any]

FORMAT = 1

FEW = 4
"""How many bots a title names."""

LONG = 70
"""How many letters their names may have together there."""

SUN = f'<svg viewBox="0 0 64 22" aria-hidden="true">{WINGED_SUN}</svg>'

SHORT = 30
"""Letters of the names of bots that stand beside other facts; longer ones have their own line."""

NOTHING = '<p class="says">The rows do not tell.</p>'
"""Where only one of two experiments has a plot."""

SECTIONS = (
    Section("wins", "Who wins", wins),
    Section("sources", "Where points come from", sources),
    Section("scores", "How scores spread", scores),
    Section("seats", "What the seat is worth", seats, "two"),
    Section("length", "How long games are", length, "two"),
    Section("chamber", "The tomb chamber", chamber),
    Section("winners", "What winners do differently", winners),
    Section("path", "The path", landings),
    Section("modules", "What the modules bring", modules, "two"),
    Section("faults", "Faults and broken games", faults),
)

NOTES = (
    """A shared victory counts as a fraction of a win. An interval of 95 % holds the true value in
    19 of 20 such experiments. Games of the same deal count as one piece of evidence, for shares of
    wins, means and differences alike; only “the same bot” takes seats as independent. Intervals
    are for a number of games that was fixed beforehand.""",
    """What winners do differently shows what goes together, not what causes what: a treasure helps
    to win, but whoever is ahead also finds the time to take one.""",
)


def report_form(*figures: Form) -> Form:
    """Return a report on one experiment, or on two side by side, as JSON can hold it."""
    results = [{**form, "says": sayings(form)} for form in figures]
    compared = None
    if len(figures) == 2:
        compared = side_by_side(*figures)
        compared["says"] = comparison_sayings(*figures, compared)
    return {
        "format": FORMAT,
        "luxor": luxor_version(),
        "results": results,
        "comparison": compared,
        "notes": [" ".join(note.split()) for note in NOTES],
    }


def page(form: Form) -> str:
    """Return a report as one page of HTML."""
    results = form["results"]
    title = report_title(form)
    writer = _Writer()
    sections = []
    if form["comparison"]:
        plots = comparison_plots(form["comparison"])
        sections.append(("comparison", "What differs", writer.plots(plots)))
    for section in SECTIONS:
        text = writer.section(section, results)
        if text:
            sections.append((section.anchor, section.title, text))
    # Behind the first plot, which answers what everybody asks first.
    sections.insert(1, ("played", "What was played", _played(results)))
    notes = "".join(f"<p>{prose(note)}</p>" for note in form["notes"])
    sections.append(("notes", "How to read this", f'<div class="notes">{notes}</div>'))
    links = "".join(f'<li><a href="#{anchor}">{esc(name)}</a></li>' for anchor, name, _ in sections)
    body = "\n".join(
        f'<section id="{anchor}" aria-labelledby="{anchor}-title">'
        f'<h2 id="{anchor}-title">{esc(name)}</h2>{text}</section>'
        for anchor, name, text in sections
    )
    lead = (form["comparison"] or {}).get("says", {}).get("comparison")
    lead = lead or results[0]["says"]["headline"]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f'<meta name="generator" content="luxor {esc(form["luxor"])}">\n'
        f"<title>{esc(title)} · Luxor</title>\n<style>{stylesheet()}</style>\n</head>\n"
        f'<body>\n<div class="sheet">\n<header><p class="brand">{SUN}LUXOR</p>'
        f'<h1>{esc(title)}</h1><p class="lead">{prose(lead)}</p>'
        f'<nav aria-label="Sections"><ul>{links}</ul></nav></header>\n'
        f"<main>\n{body}\n</main>\n</div>\n</body>\n</html>\n"
    )


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


class _Writer:
    """Writes plots; their titles are numbered, so that charts can refer to them."""

    def __init__(self) -> None:
        self.number = 0

    def section(self, section: Section, results: list[Form]) -> str:
        """Return the plots of a section, of two experiments side by side; empty without plots."""
        plots = [section.plots(result, results) for result in results]
        if not any(plots):
            return ""
        if len(results) == 1:
            return self.plots(plots[0], section.columns)
        columns = "".join(
            f"<div>{_tag(i, result)}{self.plots(found) or NOTHING}</div>"
            for i, (result, found) in enumerate(zip(results, plots, strict=True))
        )
        return f'<div class="pair">{columns}</div>'

    def plots(self, plots: list[Plot], columns: str = "") -> str:
        """Return some plots; ``columns`` is how many are next to each other where there is room."""
        if not plots:
            return ""
        if len(plots) == 1:
            columns = ""
        return f'<div class="plots {columns}">{"".join(map(self._plot, plots))}</div>'

    def _plot(self, plot: Plot) -> str:
        self.number += 1
        name = f"plot-{self.number}"
        label = f"{plot.title}. {plot.says}"
        chart = f'<div class="chart" role="img" aria-label="{esc(label)}">{plot.chart}</div>'
        return (
            f'<figure aria-labelledby="{name}"><h3 id="{name}">{esc(plot.title)}</h3>'
            f'<p class="says">{prose(plot.says)}</p>'
            f"{chart if plot.chart else ''}{plot.table}</figure>"
        )


def _tag(number_: int, result: Form) -> str:
    return f'<p class="tag">{mark_sign("ab"[number_])}{esc(result["name"])}</p>'


def _played(results: list[Form]) -> str:
    """Return what was played, as a list of facts."""
    cards = [
        (_tag(i, result) if len(results) > 1 else "") + _facts(result)
        for i, result in enumerate(results)
    ]
    if len(cards) == 1:
        return f'<div class="card">{cards[0]}</div>'
    return (
        '<div class="pair">'
        + "".join(f'<div class="card">{card}</div>' for card in cards)
        + "</div>"
    )


def _facts(result: Form) -> str:
    played = result["played"]
    games = number(result["games"])
    if result["planned"] and result["planned"] != result["games"]:
        games += f" of {number(result['planned'])}"
    facts = [
        ("games", games),
        ("deals", number(result["deals"])),
        ("players", number(result["players"])),
        ("seats", "balanced" if result["balanced"] else "not balanced"),
    ]
    if "modules" in played:
        modules = [title_of(name) for name in played["modules"]]
        facts.append(("modules", ", ".join(modules) or "none: the base game"))
    if "extra_cards" in played:
        facts.append(("extra Horus cards", "yes" if played["extra_cards"] else "no"))
    if "edition" in played:
        edition = played["edition"]
        facts.append(("edition", f"{edition.get('name')} ({edition.get('fingerprint')})"))
    if "seed" in played:
        facts.append(("seed", str(played["seed"])))
    bots = ", ".join(line["bot"] for line in result["bots"])
    if len(bots) <= SHORT:
        facts.append(("bots", bots))
    if "luxor" in played:
        facts.append(("version", f"luxor {played['luxor']}"))
    lines = [f"<div><dt>{esc(name)}</dt><dd>{esc(text)}</dd></div>" for name, text in facts]
    if len(bots) > SHORT:
        lines.append(f'<div class="wide"><dt>bots</dt><dd>{esc(bots)}</dd></div>')
    if played.get("command"):
        command = f"<code>{esc(played['command'])}</code>"
        lines.append(f'<div class="wide"><dt>command</dt><dd>{command}</dd></div>')
    return f'<dl class="facts">{"".join(lines)}</dl>'
