"""The figures of an experiment: from the sums of its rows to a form that JSON can hold.

All that a report shows stands in the form that :func:`figures_of` returns; ``side_by_side.py`` puts
two of them side by side, ``findings.py`` says in words what they show.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any

from luxor.core.declarations import Statistic
from luxor.core.modules import statistics_of, title_of
from luxor.lab.aggregate import Group
from luxor.lab.intervals import CONFIDENCE, rounded
from luxor.lab.observe import BASE
from luxor.lab.report import figure_words as words
from luxor.lab.report.details import Details, Mean, mean_of
from luxor.lab.report.distribution import distribution, edges_of

SHOWN = ("kind", "players", "modules", "extra_cards", "edition", "seed", "bots", "command", "luxor")
"""What a report says about an experiment."""

Form = dict[str, Any]


def figures_of(
    details: Details,
    experiment: Mapping[str, Any],
    *,
    name: str,
    path: Form | None = None,
    broken: Sequence[Mapping[str, Any]] = (),
) -> Form:
    """Return all figures under their names.

    ``name`` is what the results are called, ``path`` where places are drawn (``path_json.py``),
    ``broken`` the games that never ended. Some games must have been added.
    """
    ranked = _ranked_bots(details)
    bots = [line["bot"] for line in ranked]
    return {
        "name": name,
        "played": {key: experiment[key] for key in SHOWN if key in experiment},
        "planned": experiment.get("games"),
        "players": details.players,
        "games": details.games,
        "deals": len(details.sums.deals),
        "parity": rounded(1 / details.players),
        "balanced": _is_balanced(details),
        "bots": ranked,
        "sources": _sources(details, bots),
        "scores": _scores(details, bots),
        "seats": _seats(details),
        "length": _length(details),
        "chamber": _chamber(details, bots),
        "winners": _winners(details),
        "landings": _landings(details, bots, path),
        "modules": _modules(details, experiment, bots),
        "means": _means(details),
        "faults": {
            "total": sum(group.faults.total() for _, group in details.sums.of("bot")),
            "by_bot": [
                {"bot": bot, "faults": group.faults.total()}
                for bot, group in details.sums.of("bot")
                if group.faults
            ],
            "examples": details.faults,
        },
        "broken": [{"game": found.get("game"), "error": found.get("error")} for found in broken],
    }


def _mean(mean: Mean | None) -> Form | None:
    if mean is None:
        return None
    return {"mean": rounded(mean.mean), "low": rounded(mean.low), "high": rounded(mean.high)}


def _rate(group: Group, *, independent: bool = False) -> Form:
    """Return a share of wins with its interval."""
    low, high = group.interval(independent=independent)
    return {
        "wins": rounded(group.won),
        "seats": group.seats,
        "rate": rounded(group.win_rate),
        "low": rounded(low),
        "high": rounded(high),
    }


# --- who wins ---------------------------------------------------------------------------------


def _ranked_bots(details: Details) -> list[Form]:
    """Return a line for each bot, the one that won most first."""
    alone = len(details.bots) == 1
    lines: list[Form] = []
    for bot, group in details.sums.of("bot"):
        line = {
            "bot": bot,
            **_rate(group),
            "limit": rounded(group.limit),
            "score": _mean(details.moments["bot", bot].mean()),
        }
        if alone:  # this bot wins every game: nothing is uncertain
            line |= {"low": None, "high": None}
        lines.append(line)
    return sorted(lines, key=lambda line: (-line["rate"], line["bot"]))


def _seats(details: Details) -> list[Form]:
    """Return a line for each place in the order of the table."""
    independent = len(details.sums.deals) == details.games
    return [
        {
            "seat": seat + 1,
            **_rate(details.sums.groups["seat", seat], independent=independent),
            "score": _mean(details.moments["seat", seat].mean()),
        }
        for seat in range(details.players)
    ]


def _is_balanced(details: Details) -> bool:
    """Return whether every bot had every seat about equally often.

    A tournament that was stopped within a deal is a few games off, which matters little.
    """
    for bot, group in details.sums.of("bot"):
        fair = group.seats / details.players
        for seat in range(details.players):
            off = abs(details.sums.sat(bot, seat).seats - fair)
            if off > max(len(details.bots), 0.02 * fair):
                return False
    return True


# --- points -----------------------------------------------------------------------------------


def _sources(details: Details, bots: Sequence[str]) -> Form:
    names = [name for kind, name in details.features if kind == "points"]
    groups = details.sums.groups
    return {
        "names": [
            {"source": name, "label": words.source(name), "full": words.source_in_full(name)}
            for name in names
        ],
        "by_bot": [
            {
                "bot": bot,
                "total": rounded(groups["bot", bot].mean_score),
                "points": {
                    name: rounded(details.mean(details.features.index(("points", name)), bot))
                    for name in names
                },
            }
            for bot in bots
        ],
        "by_seat": [
            {
                "seat": seat + 1,
                "total": rounded(groups["seat", seat].mean_score),
                "points": {
                    name: rounded(details.sums.points[seat, name] / details.games) for name in names
                },
            }
            for seat in range(details.players)
        ],
    }


def _scores(details: Details, bots: Sequence[str]) -> Form:
    everybody = details.counted["all",]
    edges = edges_of(everybody)
    return {
        "all": distribution(everybody, edges),
        "by_bot": [
            {"bot": bot, **distribution(details.counted["bot", bot], edges)} for bot in bots
        ],
    }


# --- the course of games ----------------------------------------------------------------------


def _length(details: Details) -> Form:
    lengths = ("rounds", "turns", "decisions")
    return {
        **{name: distribution(details.counted["game", name]) for name in lengths},
        "ends": [
            {
                "reason": reason,
                "label": words.REASONS.get(reason, reason),
                "games": games,
                "share": rounded(games / details.games),
            }
            for reason, games in details.sums.ends.most_common()
        ],
    }


def _chamber(details: Details, bots: Sequence[str]) -> Form | None:
    """Return when the tomb chamber was reached, None if the rows do not tell."""
    if not details.watched:
        return None
    entries = {name: details.counted["game", f"{name}_entry"] for name in ("first", "second")}
    rounds = [when for counted in entries.values() for when in counted]
    edges = edges_of(rounds) if rounds else None
    entered = {bot: details.moments["entered", bot] for bot in bots}
    return {
        "games": details.watched,
        **{
            name: {
                "games": counted.total(),
                "share": rounded(counted.total() / details.watched),
                "rounds": distribution(counted, edges) if counted else None,
            }
            for name, counted in entries.items()
        },
        "first_wins": _rate(details.sums.groups["first",]) if rounds else None,
        "by_bot": [
            {
                "bot": bot,
                "seats": details.sums.groups["bot", bot].seats,
                "entered": ratio.number,
                "share": rounded(ratio.number / details.sums.groups["bot", bot].seats),
                "round": _mean(ratio.mean()),
            }
            for bot, ratio in entered.items()
        ],
    }


def _winners(details: Details) -> Form:
    """Return what winners had more and less of than the others at their table."""
    games = details.winners.number
    lines: list[Form] = []
    for i, (kind, name) in enumerate(details.features):
        lead = details.lead.mean(i)
        spread = details.seats.deviation(i)
        if lead is None or not spread:
            continue  # all seats always had the same
        lines.append(
            {
                "kind": kind,
                "name": name,
                "label": words.feature(kind, name),
                "winners": rounded(details.winners.total(i) / games),
                "others": rounded(details.winners.total(i) / games - lead.mean),
                "difference": _mean(lead),
                "same_bot": _mean(_same_bot(details, i)) if len(details.bots) > 1 else None,
                "deviation": rounded(spread),
                "effect": rounded(lead.mean / spread),
            }
        )
    lines.sort(key=lambda line: -abs(line["effect"]))
    return {"games": games, "features": lines}


def _same_bot(details: Details, i: int) -> Mean | None:
    """Return how much more of a feature a bot has where it wins than where it does not.

    It is the mean over bots, each weighing what it can tell: one that always wins tells nothing.
    Seats are taken as independent.
    """
    difference = weights = doubt = 0.0
    for bot in details.bots:
        won, lost = (details.moments["won", bot, wins] for wins in (True, False))
        if won.number and lost.number:
            weight = won.number * lost.number / (won.number + lost.number)
            lead = won.total(i) / won.number - lost.total(i) / lost.number
            difference += weight * lead
            doubt += weight**2 * sum(side.variance(i) / side.number for side in (won, lost))
            weights += weight
    if not weights:
        return None
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * math.sqrt(doubt) / weights
    return Mean(difference / weights, difference / weights - half, difference / weights + half)


def _landings(details: Details, bots: Sequence[str], path: Form | None) -> Form | None:
    """Return how often a player's adventurers land on each place, None if rows do not tell."""
    if not details.places or path is None:
        return None
    known = {bot: details.sums.groups["bot", bot].seats for bot in bots if details.landings[bot]}
    by_bot = {
        bot: [*found, *[0] * (details.places - len(found))]
        for bot in known
        for found in [details.landings[bot]]
    }
    seats = sum(known.values())
    return {
        **path,
        "bots": list(known),
        "all": [rounded(sum(times) / seats) for times in zip(*by_bot.values(), strict=True)],
        "by_bot": [[rounded(n / known[bot]) for n in times] for bot, times in by_bot.items()],
    }


# --- modules, and everything ------------------------------------------------------------------


def traits_of(experiment: Mapping[str, Any]) -> list[str]:
    """Return the traits by which the modules of an experiment tell seats apart."""
    modules = experiment.get("modules") or ()
    return [one.name for module in modules for one in statistics_of(module) if one.is_trait]


def _modules(details: Details, experiment: Mapping[str, Any], bots: Sequence[str]) -> list[Form]:
    """Return for each module the means of its counts, and how often traits won."""
    return [
        {
            "module": module,
            "label": title_of(module),
            "bots": list(bots),
            "counts": [
                line
                for statistic in statistics_of(module)
                if not statistic.is_trait and statistic.name not in BASE
                for line in _counts(details, statistic, bots)
            ],
            "traits": [
                {"trait": one.name, "label": words.plain(one.name), "values": values}
                for one in statistics_of(module)
                if one.is_trait and (values := _trait(details, one.name))
            ],
        }
        for module in experiment.get("modules") or ()
    ]


def _counts(details: Details, statistic: Statistic, bots: Sequence[str]) -> list[Form]:
    return [
        {
            "name": name,
            "family": statistic.name if statistic.by else "",
            "label": words.feature(kind, name),
            "by_bot": [rounded(details.mean(i, bot)) for bot in bots],
            "all": rounded(mean.mean if (mean := details.seats.mean(i)) else 0.0),
        }
        for i, (kind, name) in enumerate(details.features)
        if kind == "counts" and statistic.covers(name)
    ]


def _trait(details: Details, trait: str) -> list[Form]:
    """Return how often seats won by what they were, the best first."""
    rates = [
        {"value": key[1], "label": words.plain(str(key[1])), **_rate(group)}
        for key, group in details.sums.groups.items()
        if key[0] == "trait" and key[2] == trait
    ]
    return sorted(rates, key=lambda line: -line["rate"])


def _means(details: Details) -> list[Form]:
    """Return the mean of everything: of games as a whole, and of their seats."""
    lines = [
        _line("game", str(key[1]), ratio.mean(), ratio.deviation())
        for key, ratio in details.moments.items()
        if key[0] == "game"
    ]
    for reason, games in details.ends.items():
        groups = details.by_group
        mean = mean_of([games[group] for group in groups], list(groups.values()))
        if mean is not None:
            lines.append(_line("ends", reason, mean, math.sqrt(mean.mean * (1 - mean.mean))))
    lines += [
        _line(kind, name, details.seats.mean(i), details.seats.deviation(i))
        for i, (kind, name) in enumerate(details.features)
    ]
    return lines


def _line(kind: str, name: str, mean: Mean | None, spread: float) -> Form:
    return {
        "kind": kind,
        "name": name,
        "label": words.feature(kind, name),
        **(_mean(mean) or {}),
        "deviation": rounded(spread),
    }
