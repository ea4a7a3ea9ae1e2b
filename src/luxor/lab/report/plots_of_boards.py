"""Plots of the path and of what modules bring, and a list of what went wrong."""

from __future__ import annotations

from collections.abc import Sequence

from luxor.lab.report import figure_words as words
from luxor.lab.report.charts import Scale, bars, esc, table
from luxor.lab.report.heat_map import heat_legend, heat_map
from luxor.lab.report.number_words import number
from luxor.lab.report.plots import Form, Plot, share_chart, share_table, unit


def landings(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return the heat map of the path, for all and for each bot."""
    found = form["landings"]
    if found is None:
        return []
    known = [peer["landings"] for peer in peers if peer["landings"]]
    most = max(value for peer in known for value in peer["all"])
    chart = heat_legend(most) + heat_map(found, found["all"], most=most)
    several = len(found["bots"]) > 1
    if several:
        most = max(value for peer in known for values in peer["by_bot"] for value in values)
        maps = "".join(
            f"<div><h4>{esc(bot)}</h4>{heat_map(found, values, most=most, numbers=False)}</div>"
            for bot, values in zip(found["bots"], found["by_bot"], strict=True)
        )
        chart += f'<div class="maps">{maps}</div>'
        chart += f'<p class="unit">For each bot the deepest colour is {number(most)} a game.</p>'
    what = "Times a game that a player's adventurers end a move on a place"
    how = "" if found["drawn"] == "edition" else "; the board is not known here, so it runs in rows"
    cells = [
        [
            name,
            number(found["all"][i]),
            *(number(values[i]) for values in found["by_bot"] if several),
        ]
        for i, name in enumerate(found["names"])
    ]
    head = ["place", "all", *(found["bots"] if several else [])]
    figures = table(head, cells, caption=what)
    return [Plot("Where moves end", form["says"]["landings"], unit(what + how) + chart, figures)]


def modules(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return what the modules of the experiment brought."""
    plots = []
    for module in form["modules"]:
        says = form["says"][f"module:{module['module']}"]
        single = [line for line in module["counts"] if not line["family"]]
        if single or not module["traits"]:
            plots.append(_counts(module["label"], says, single, module["bots"]))
        families = dict.fromkeys(line["family"] for line in module["counts"] if line["family"])
        plots += [_family(form, module, family) for family in families]
        plots += [_trait(form, module, trait, peers) for trait in module["traits"]]
    return plots


def _family(form: Form, module: Form, family: str) -> Plot:
    lines = [
        {**line, "label": words.member(line["label"])}
        for line in sorted(module["counts"], key=lambda line: -line["all"])
        if line["family"] == family
    ]
    return _counts(words.family(family), form["says"][f"family:{family}"], lines, module["bots"])


def _trait(form: Form, module: Form, trait: Form, peers: Sequence[Form]) -> Plot:
    everybody = [
        line
        for peer in peers
        for found in peer["modules"]
        for other in found["traits"]
        if other["trait"] == trait["trait"]
        for line in other["values"]
    ]
    name = trait["label"]
    return Plot(
        f"{module['label']}: share of wins by {name}",
        form["says"][f"trait:{trait['trait']}"],
        share_chart(trait["values"], lambda line: line["label"], form["parity"], peers=everybody),
        share_table(trait["values"], "label", name, f"Share of wins of seats with each {name}"),
    )


def _counts(title: str, says: str, lines: Sequence[Form], bots: Sequence[str]) -> Plot:
    if not lines:
        return Plot(title, says, "")
    rows = [(line["label"], line["all"], number(float(line["all"]))) for line in lines]
    scale = Scale(0, max(0.1, *(line["all"] for line in lines)))
    cells = [
        [
            line["label"],
            number(float(line["all"])),
            *(number(float(value)) for value in line["by_bot"]),
        ]
        for line in lines
    ]
    caption = "Times a game for each player"
    chart = unit(caption) + f'<div class="counts">{bars(rows, scale=scale)}</div>'
    return Plot(title, says, chart, table(["", "all", *bots], cells, caption=caption))


def faults(form: Form, peers: Sequence[Form]) -> list[Plot]:  # noqa: ARG001 - all plots are alike
    """Return what went wrong; nothing if nothing did."""
    says = form["says"].get("faults")
    if not says:
        return []
    rows = [[str(x["game"]), x["bot"], x["fault"]] for x in form["faults"]["examples"]]
    rows += [[str(x["game"]), "", f"broke off: {x['error']}"] for x in form["broken"]]
    caption = "What went wrong, of faults the first 100"
    figures = table(["game", "bot", "what"], rows, caption=caption) if rows else ""
    return [Plot("What went wrong", says, "", figures)]
