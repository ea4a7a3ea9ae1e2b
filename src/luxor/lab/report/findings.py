"""One plain sentence or two for each plot, computed from the figures.

What is not sure is not said as if it were: two figures are called different only where the 95 %
interval of their difference, or of the one figure, leaves no doubt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from luxor.lab.report import figure_words as words
from luxor.lab.report.figures import Form
from luxor.lab.report.number_words import (
    amount,
    listed,
    number,
    parity_percent,
    percent,
    plural,
    signed,
    span,
    times,
)


def findings(form: Form) -> dict[str, str]:
    """Return the sentence of every plot that the figures are enough for, by its name."""
    found = {
        "headline": _headline(form),
        "wins": _wins(form),
        "sources": _sources(form),
        "scores": _scores(form),
        "seats": _seats(form),
        "seat_scores": _seat_scores(form),
        "seat_sources": _seat_sources(form),
        **{name: _length(form, name) for name in ("rounds", "turns", "decisions")},
        "ends": _ends(form),
        "chamber": _chamber(form),
        "entering": _entering(form),
        "winners": _winners(form),
        "landings": _landings(form),
        "faults": _faults(form),
    }
    for module in form["modules"]:
        found[f"module:{module['module']}"] = _module(form, module)
        for family in {line["family"] for line in module["counts"]} - {""}:
            found[f"family:{family}"] = _family(module, family)
        for trait in module["traits"]:
            found[f"trait:{trait['trait']}"] = _trait(form, trait)
    return {name: text for name, text in found.items() if text}


# --- who wins ---------------------------------------------------------------------------------


def _headline(form: Form) -> str:
    bots, parity = form["bots"], form["parity"]
    if len(bots) == 1:
        score = bots[0]["score"]
        return (
            f"{bots[0]['bot']} played all {form['players']} seats of "
            f"{plural(form['games'], 'game')}, so who wins says nothing about it; "
            f"it scored {amount(score['mean'])} points on average{span(score)}."
        )
    best, last = bots[0], bots[-1]
    what = "games" if all(line["seats"] <= form["games"] for line in bots) else "seats"
    text = f"{best['bot']} won {percent(best['rate'])} of its {what}{span(best, percent)}"
    text += f", {_against_parity(best, parity)}; "
    least = "won" if len(bots) == 2 else "won least,"
    text += f"{last['bot']} {least} {percent(last['rate'])}{span(last, percent)}."
    near = [line["bot"] for line in bots[1:] if line["high"] >= best["low"]]
    if near:
        text += (
            f" It is not sure that {best['bot']} is stronger than {listed(near, 'or')}: their "
            "95 % intervals overlap."
        )
    return text


def _wins(form: Form) -> str:
    """Return who is surely above and below an equal share, and what the largest share is."""
    bots, parity = form["bots"], form["parity"]
    if len(bots) == 1:
        return ""
    above = [line["bot"] for line in bots if line["low"] > parity]
    below = [line["bot"] for line in bots if line["high"] < parity]
    between = [line["bot"] for line in bots if line["bot"] not in {*above, *below}]
    parts = [
        f"{what}: {listed(found)}"
        for what, found in (
            ("surely more", above),
            ("surely less", below),
            ("neither for sure", between),
        )
        if found
    ]
    share = f"Against an equal share of {parity_percent(parity)}"
    return f"{share}, {'; '.join(parts)}.{_limits(bots)}"


def _limits(bots: list[Form]) -> str:
    """Return what the largest shares are that bots with several seats of a game can win."""
    limits = {line["bot"]: parity_percent(line["limit"]) for line in bots}
    if all(line["limit"] == 1 for line in bots):
        return ""
    if len(set(limits.values())) == 1:
        most = next(iter(limits.values()))
    else:
        most = listed([f"{limit} for {bot}" for bot, limit in limits.items()])
    return (
        " Bots held several seats of a game, of which one at most wins, so the largest share there "
        f"can be is {most}."
    )


def _against_parity(line: Mapping[str, Any], parity: float) -> str:
    equal = f"the {parity_percent(parity)} of equal players"
    if line["low"] > parity:
        return f"more than {equal}"
    if line["high"] < parity:
        return f"less than {equal}"
    return f"which chance explains as well: equal players win {parity_percent(parity)}"


def _seats(form: Form) -> str:
    seats, parity = form["seats"], form["parity"]
    off = [line for line in seats if line["low"] > parity or line["high"] < parity]
    caution = "" if form["balanced"] else " Bots did not change seats evenly, so this mixes both."
    if not off:
        widest = max((line["high"] - line["low"]) / 2 for line in seats)
        return (
            f"No seat wins clearly more or less often than {parity_percent(parity)}: "
            f"{plural(form['games'], 'game')} show a seat's share to about "
            f"± {percent(widest)}.{caution}"
        )
    best = max(off, key=lambda line: abs(line["rate"] - parity))
    return (
        f"Seat {best['seat']} wins {percent(best['rate'])}{span(best, percent)}, "
        f"{_against_parity(best, parity)}; "
        + ", ".join(
            f"seat {line['seat']} {percent(line['rate'])}" for line in seats if line is not best
        )
        + f".{caution}"
    )


def _seat_scores(form: Form) -> str:
    lines = form["seats"]
    best = max(lines, key=lambda line: line["score"]["mean"])
    last = min(lines, key=lambda line: line["score"]["mean"])
    gap = best["score"]["mean"] - last["score"]["mean"]
    text = (
        f"Seat {best['seat']} scores most, {amount(best['score']['mean'])} points on average, "
        f"{amount(gap)} more than seat {last['seat']}"
    )
    if best["score"]["low"] is None:
        return text + "."
    sure = best["score"]["low"] > last["score"]["high"]
    return text + ("." if sure else "; the intervals overlap, so chance may explain this.")


def _seat_sources(form: Form) -> str:
    names = form["sources"]["names"]
    lines = form["sources"]["by_seat"]
    if not names or len(lines) < 2:
        return ""

    def gap(name: Form) -> float:
        points: list[float] = [line["points"][name["source"]] for line in lines]
        return max(points) - min(points)

    wide = max(names, key=gap)
    best = max(lines, key=lambda line: line["points"][wide["source"]])
    return (
        f"Between seats the mean points differ most in {wide['full']}: up to {amount(gap(wide))}, "
        f"with seat {best['seat']} ahead."
    )


# --- points -----------------------------------------------------------------------------------


def _sources(form: Form) -> str:
    labels = {name["source"]: name["full"] for name in form["sources"]["names"]}
    lines = form["sources"]["by_bot"]
    best = lines[0]
    if not labels:
        return ""
    if not best["total"]:
        return f"{best['bot']} scores no points at all."
    most = max(labels, key=lambda name: best["points"][name])
    share = best["points"][most] / best["total"]
    text = (
        f"{best['bot']} scores {amount(best['total'])} points a game, the largest part "
        f"({percent(share)}) from {labels[most]}."
    )
    if len(lines) > 1:
        last = lines[-1]
        gaps = {name: best["points"][name] - last["points"][name] for name in labels}
        wide = max(gaps, key=lambda name: abs(gaps[name]))
        verb = "more" if gaps[wide] > 0 else "fewer"
        text += (
            f" Compared with {last['bot']} the widest gap is in {labels[wide]}, where "
            f"{best['bot']} scores {amount(abs(gaps[wide]))} points {verb}."
        )
    return text


def _scores(form: Form) -> str:
    lines = form["scores"]["by_bot"]
    texts = [
        f"{line['bot']} has a median of {line['quartiles'][1]} points and half of its scores from "
        f"{line['quartiles'][0]} to {line['quartiles'][2]}"
        for line in lines[:2]
    ]
    everybody = form["scores"]["all"]
    return (
        "; ".join(texts) + f". The scores of all games lie between {everybody['least']} and "
        f"{everybody['most']}."
    )


# --- the course of games ----------------------------------------------------------------------


def _length(form: Form, name: str) -> str:
    line = form["length"][name]
    low, middle, high = line["quartiles"]
    whose = "" if name == "rounds" else " of all players together"
    return (
        f"A game has {amount(line['mean'])} {name}{whose} on average; half of the games have "
        f"{low} to {high}, the median is {middle}, the shortest has {number(line['least'])}, the "
        f"longest {number(line['most'])}."
    )


def _ends(form: Form) -> str:
    first, *rest = form["length"]["ends"]
    text = f"{percent(first['share'])} of the games ended by {first['label']}"
    others = ", ".join(f"{percent(line['share'])} by {line['label']}" for line in rest)
    return text + (f", {others}." if others else ".")


def _chamber(form: Form) -> str:
    found = form["chamber"]
    if found is None:
        return ""
    first, second = found["first"], found["second"]
    if first["rounds"] is None:
        return f"No adventurer entered the tomb chamber in {plural(found['games'], 'game')}."
    text = (
        f"An adventurer entered the tomb chamber in {percent(first['share'])} of the games, "
        f"typically in round {first['rounds']['quartiles'][1]}"
    )
    if second["rounds"] is not None:
        text += (
            f"; a second adventurer followed in {percent(second['share'])}, typically in round "
            f"{second['rounds']['quartiles'][1]}"
        )
    wins = found["first_wins"]
    return text + (
        f". The player who came first won {percent(wins['rate'])} of these games"
        f"{span(wins, percent)}, {_against_parity(wins, form['parity'])}."
    )


def _entering(form: Form) -> str:
    if form["chamber"] is None:
        return ""
    lines = [line for line in form["chamber"]["by_bot"] if line["round"] is not None]
    if not lines:
        return "No bot got there."
    most = max(lines, key=lambda line: line["share"])
    early, *later = sorted(lines, key=lambda line: line["round"]["mean"])
    when = f"on average in round {amount(early['round']['mean'])}"
    if not later:
        return f"{most['bot']} gets there in {percent(most['share'])} of its seats, {when}."
    text = f"{most['bot']} got there most often, in {percent(most['share'])} of its seats"
    text += f", and earliest, {when}" if early is most else f"; {early['bot']} earliest, {when}"
    near = [line["bot"] for line in later if not _is_below(early["round"], line["round"])]
    if near:
        text += f", though not surely earlier than {listed(near, 'or')}: the intervals overlap"
    return text + "."


def _is_below(a: Mapping[str, Any], b: Mapping[str, Any]) -> bool:
    """Return whether the interval of one mean lies below that of another."""
    return a["high"] is not None and b["low"] is not None and bool(a["high"] < b["low"])


def _winners(form: Form) -> str:
    lines = [
        line
        for line in form["winners"]["features"]
        if line["kind"] != "score" and is_sure(line["difference"])
    ]
    if not lines:
        return "Nothing that was counted differs surely between winners and the others."
    more = [line for line in lines if line["effect"] > 0]
    # The clearest of what they did, and the clearest of what it brought.
    picked = [
        found[0]
        for kind in ("counts", "points")
        if (found := [line for line in more if line["kind"] == kind])
    ]
    less = [line for line in lines if line["effect"] < 0][:1]
    parts = [f"more “{_values(line)}" for line in picked] + [f"less “{_values(x)}" for x in less]
    text = f"Winners have, compared with the others at their table, {', '.join(parts)}."
    if len(form["bots"]) > 1:
        own = [line for line in lines if line["same_bot"] and is_sure(line["same_bot"])]
        if own:
            best = max(own, key=lambda line: abs(line["same_bot"]["mean"] / line["deviation"]))
            text += (
                " Where the same bot wins and where it does not, the clearest difference is in "
                f"“{best['label']}”: {signed(best['same_bot']['mean'])}."
            )
    return text


def _values(line: Form) -> str:
    return f"{line['label']}” ({number(line['winners'])} against {number(line['others'])})"


def is_sure(mean: Mapping[str, Any]) -> bool:
    """Return whether the interval of a difference leaves 0 out."""
    return mean["low"] is not None and (mean["low"] > 0 or mean["high"] < 0)


def _landings(form: Form) -> str:
    found = form["landings"]
    if found is None:
        return ""
    spaces = range(1, len(found["names"]) - 1)
    most = max(spaces, key=lambda place: found["all"][place], default=0)
    if not found["all"][most]:
        return "No move ended on a space."
    used = [place for place in spaces if found["all"][place]]  # no move ends on an Osiris tile
    least = min(used, key=lambda place: found["all"][place])
    return (
        f"Most moves end on {found['names'][most]}, {times(found['all'][most])} a game for each "
        f"player; of the spaces that are used at all, the fewest on {found['names'][least]}, "
        f"{times(found['all'][least])}. "
        f"A player's adventurers enter the tomb chamber {times(found['all'][-1])} a game."
    )


def _module(form: Form, module: Form) -> str:
    counts, traits = module["counts"], module["traits"]
    if traits and not counts:
        return _trait(form, traits[0])
    if not counts:
        return "The rows count nothing that only this module brings."
    most = max(counts, key=lambda line: line["all"])
    return f"The most frequent: “{most['label']}”, {times(most['all'])} a game for each player."


def _trait(form: Form, trait: Form) -> str:
    best, last = trait["values"][0], trait["values"][-1]
    sure = [one for one in (best, last) if not one["low"] <= form["parity"] <= one["high"]]
    text = (
        f"Seats with the {trait['label']} “{best['label']}” won most, {percent(best['rate'])}"
        f"{span(best, percent)}, those with “{last['label']}” least, {percent(last['rate'])}"
        f"{span(last, percent)}"
    )
    return text + ("." if sure else "; neither is clearly off an equal share.")


def _family(module: Form, family: str) -> str:
    lines = [line for line in module["counts"] if line["family"] == family]
    most = max(lines, key=lambda line: line["all"])
    least = min(lines, key=lambda line: line["all"])
    return (
        f"Most used: {words.member(most['label'])}, {times(most['all'])} a game for each player; "
        f"least: {words.member(least['label'])}, {times(least['all'])}."
    )


def _faults(form: Form) -> str:
    faults, broken = form["faults"]["total"], len(form["broken"])
    parts = []
    if faults:
        owing = sorted(form["faults"]["by_bot"], key=lambda line: -line["faults"])
        owed = [f"{line['bot']} owed {plural(line['faults'], 'answer')}" for line in owing]
        parts.append(f"{listed(owed)}; chance answered instead.")
    if broken:
        verb = "counts" if broken == 1 else "count"
        parts.append(f"{plural(broken, 'game')} broke off and {verb} nowhere.")
    return " ".join(parts)
