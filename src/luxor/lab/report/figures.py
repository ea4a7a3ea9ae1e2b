"""The figures of an experiment: from the sums of its rows to a form that JSON can hold.

All that a report shows stands in the form that :func:`figures_of` returns; ``side_by_side.py`` puts
two of them side by side, ``sayings.py`` says in words what they show.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any

from luxor.core.declarations import Statistic
from luxor.core.modules import statistics_of, title_of
from luxor.lab.intervals import CONFIDENCE, clustered, wilson
from luxor.lab.observe import BASE
from luxor.lab.report import figure_words as words
from luxor.lab.report.distribution import distribution, edges_of
from luxor.lab.report.gather import TRAIT, Gathering, Mean, Player, Ratio, deviation, mean_of
from luxor.lab.rounding import rounded

SHOWN = ("kind", "players", "modules", "extra_cards", "edition", "seed", "bots", "command", "luxor")
"""What a report says about an experiment."""

Form = dict[str, Any]


def figures_of(
    gathered: Gathering,
    experiment: Mapping[str, Any],
    *,
    name: str,
    path: Form | None = None,
    broken: Sequence[Mapping[str, Any]] = (),
) -> Form:
    """Return all figures under their names.

    ``name`` is what the results are called, ``path`` where places are drawn (``path_form.py``),
    ``broken`` the games that never ended. Some games must have been gathered.
    """
    ranked = _ranked_bots(gathered)
    bots = [line["bot"] for line in ranked]
    return {
        "name": name,
        "played": {key: experiment[key] for key in SHOWN if key in experiment},
        "planned": experiment.get("games"),
        "players": gathered.players,
        "games": gathered.games,
        "deals": len(gathered.deals),
        "parity": rounded(1 / gathered.players),
        "balanced": _is_balanced(gathered),
        "bots": ranked,
        "sources": _sources(gathered, bots),
        "scores": _scores(gathered, bots),
        "seats": _seats(gathered),
        "length": _length(gathered),
        "chamber": _chamber(gathered, bots),
        "winners": _winners(gathered),
        "landings": _landings(gathered, bots, path),
        "modules": _modules(gathered, experiment, bots),
        "means": _means(gathered),
        "faults": {
            "total": sum(gathered.faults_by_bot.values()),
            "by_bot": [{"bot": bot, "faults": n} for bot, n in gathered.faults_by_bot.items()],
            "examples": gathered.faults,
        },
        "broken": [{"game": found.get("game"), "error": found.get("error")} for found in broken],
    }


def _mean(mean: Mean | None) -> Form | None:
    if mean is None:
        return None
    return {"mean": rounded(mean.mean), "low": rounded(mean.low), "high": rounded(mean.high)}


def _rate(
    deals: Sequence[tuple[float, float]], *, independent: bool = False, limit: float = 1.0
) -> Form:
    """Return a share of wins with its interval; independent games need no look at deals.

    ``limit`` is the largest share there can be.
    """
    wins = math.fsum(won for won, _ in deals)
    seats = math.fsum(number for _, number in deals)
    found = wilson(wins, seats) if independent else clustered(deals, limit=limit)
    return {
        "wins": rounded(wins),
        "seats": round(seats),
        "rate": rounded(wins / seats),
        "low": rounded(found.low),
        "high": rounded(found.high),
    }


# --- who wins ---------------------------------------------------------------------------------


def _ranked_bots(gathered: Gathering) -> list[Form]:
    """Return a line for each bot, the one that won most first."""
    alone = len(gathered.bots) == 1
    lines: list[Form] = []
    for bot, deals in gathered.deals.of("bot").items():
        limit = gathered.tables[bot] / gathered.bots[bot].seats  # one of its seats wins, no more
        line = {
            "bot": bot,
            **_rate(deals, limit=limit),
            "limit": rounded(limit),
            "score": _mean(gathered.bots[bot].score.mean),
        }
        if alone:  # whoever wins, it is this bot: nothing is uncertain
            line |= {"low": None, "high": None}
        lines.append(line)
    return sorted(lines, key=lambda line: (-line["rate"], line["bot"]))


def _seats(gathered: Gathering) -> list[Form]:
    """Return a line for each place in the order of the table."""
    independent = len(gathered.deals) == gathered.games
    rates = gathered.deals.of("seat")
    return [
        {
            "seat": seat + 1,
            **_rate(rates[str(seat)], independent=independent),
            "score": _mean(player.score.mean),
        }
        for seat, player in enumerate(gathered.seats)
    ]


def _is_balanced(gathered: Gathering) -> bool:
    """Return whether every bot had every seat about equally often.

    A tournament that was stopped within a deal is a few games off, which matters little.
    """
    for bot, player in gathered.bots.items():
        fair = player.seats / gathered.players
        for seat in range(gathered.players):
            if abs(gathered.sat[bot, seat] - fair) > max(len(gathered.bots), 0.02 * fair):
                return False
    return True


# --- points -----------------------------------------------------------------------------------


def _sources(gathered: Gathering, bots: Sequence[str]) -> Form:
    names = [name for kind, name in gathered.features if kind == "points"]
    return {
        "names": [
            {"source": name, "label": words.source(name), "full": words.source_in_full(name)}
            for name in names
        ],
        "by_bot": [{"bot": bot, **_points(gathered, gathered.bots[bot])} for bot in bots],
        "by_seat": [
            {"seat": seat + 1, **_points(gathered, player)}
            for seat, player in enumerate(gathered.seats)
        ],
    }


def _points(gathered: Gathering, player: Player) -> Form:
    means = {
        name: rounded(player.total(i) / player.seats)
        for i, (kind, name) in enumerate(gathered.features)
        if kind == "points"
    }
    total = player.score.mean
    return {"total": rounded(total.mean) if total else None, "points": means}


def _scores(gathered: Gathering, bots: Sequence[str]) -> Form:
    everybody: Counter[int] = Counter()
    for player in gathered.seats:
        everybody.update(player.scores)
    edges = edges_of(everybody)
    return {
        "all": distribution(everybody, edges),
        "by_bot": [{"bot": bot, **distribution(gathered.bots[bot].scores, edges)} for bot in bots],
    }


# --- the course of games ----------------------------------------------------------------------


def _length(gathered: Gathering) -> Form:
    ends = sorted(gathered.ends.items(), key=lambda item: -sum(item[1]))
    return {
        **{name: distribution(gathered.counted[name]) for name in ("rounds", "turns", "decisions")},
        "ends": [
            {
                "reason": reason,
                "label": words.REASONS.get(reason, reason),
                "games": sum(games),
                "share": rounded(sum(games) / gathered.games),
            }
            for reason, games in ends
        ],
    }


def _chamber(gathered: Gathering, bots: Sequence[str]) -> Form | None:
    """Return when the tomb chamber was reached, None if the rows do not tell."""
    if not gathered.watched:
        return None
    rounds = [*gathered.counted["first"], *gathered.counted["second"]]
    edges = edges_of(rounds) if rounds else None
    first = gathered.deals.of("first").get("first")
    return {
        "games": gathered.watched,
        **{
            name: {
                "games": sum(counted.values()),
                "share": rounded(sum(counted.values()) / gathered.watched),
                "rounds": distribution(counted, edges) if counted else None,
            }
            for name, counted in (
                ("first", gathered.counted["first"]),
                ("second", gathered.counted["second"]),
            )
        },
        "first_wins": _rate(first) if first else None,
        "by_bot": [
            {
                "bot": bot,
                "seats": gathered.bots[bot].seats,
                "entered": gathered.entered[bot],
                "share": rounded(gathered.entered[bot] / gathered.bots[bot].seats),
                "round": _mean(gathered.entry_round.get(bot, Ratio()).mean),
            }
            for bot in bots
        ],
    }


def _winners(gathered: Gathering) -> Form:
    """Return what winners had more and less of than the others at their table."""
    games = sum(gathered.decided)
    lines: list[Form] = []
    for i, (kind, name) in enumerate(gathered.features):
        lead = mean_of([group[i] for group in gathered.lead], gathered.decided)
        spread = _spread(gathered, i)
        if lead is None or not spread:
            continue  # everybody always had the same
        lines.append(
            {
                "kind": kind,
                "name": name,
                "label": words.feature(kind, name),
                "winners": rounded(gathered.winners[i] / games),
                "others": rounded(gathered.others[i] / games),
                "difference": _mean(lead),
                "same_bot": _mean(_same_bot(gathered, i)) if len(gathered.bots) > 1 else None,
                "deviation": rounded(spread),
                "effect": rounded(lead.mean / spread),
            }
        )
    lines.sort(key=lambda line: -abs(line["effect"]))
    return {"games": games, "features": lines}


def _spread(gathered: Gathering, feature: int) -> float:
    """Return the standard deviation of a feature over all seats of all games."""
    total = math.fsum(group[feature] for group in gathered.by_group)
    squares = math.fsum(player.squares(feature) for player in gathered.seats)
    return deviation(total, squares, sum(gathered.seats_by_group))


def _same_bot(gathered: Gathering, feature: int) -> Mean | None:
    """Return how much more of a feature a bot has where it wins than where it does not.

    It is the mean over bots, each weighing what it can tell: one that always wins tells nothing.
    Seats are taken as independent.
    """
    difference = weights = doubt = 0.0
    for player in gathered.bots.values():
        won, lost = player.won, player.lost
        if won.number and lost.number:
            weight = won.number * lost.number / player.seats
            lead = won.sums[feature] / won.number - lost.sums[feature] / lost.number
            variance = sum(
                deviation(side.sums[feature], side.squares[feature], side.number) ** 2 / side.number
                for side in (won, lost)
            )
            difference += weight * lead
            doubt += weight**2 * variance
            weights += weight
    if not weights:
        return None
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * math.sqrt(doubt) / weights
    return Mean(difference / weights, difference / weights - half, difference / weights + half)


def _landings(gathered: Gathering, bots: Sequence[str], path: Form | None) -> Form | None:
    """Return how often a player's adventurers land on each place, None if rows do not tell."""
    places = max((len(player.landings) for player in gathered.bots.values()), default=0)
    if not places or path is None:
        return None
    known = [bot for bot in bots if gathered.bots[bot].landings]
    seats = sum(gathered.bots[bot].seats for bot in known)

    def at(bot: str, place: int) -> int:
        found = gathered.bots[bot].landings
        return found[place] if place < len(found) else 0

    return {
        **path,
        "bots": known,
        "all": [rounded(sum(at(bot, p) for bot in known) / seats) for p in range(places)],
        "by_bot": [
            [rounded(at(bot, place) / gathered.bots[bot].seats) for place in range(places)]
            for bot in known
        ],
    }


# --- modules, and everything ------------------------------------------------------------------


def traits_of(experiment: Mapping[str, Any]) -> list[str]:
    """Return the traits by which the modules of an experiment tell seats apart."""
    modules = experiment.get("modules") or ()
    return [one.name for module in modules for one in statistics_of(module) if one.is_trait]


def _modules(gathered: Gathering, experiment: Mapping[str, Any], bots: Sequence[str]) -> list[Form]:
    """Return for each module what its counts come to, and how often traits won."""
    return [
        {
            "module": module,
            "label": title_of(module),
            "bots": list(bots),
            "counts": [
                line
                for statistic in statistics_of(module)
                if not statistic.is_trait and statistic.name not in BASE
                for line in _counts(gathered, statistic, bots)
            ],
            "traits": [
                {"trait": one.name, "label": words.plain(one.name), "values": values}
                for one in statistics_of(module)
                if one.is_trait and (values := _trait(gathered, one.name))
            ],
        }
        for module in experiment.get("modules") or ()
    ]


def _counts(gathered: Gathering, statistic: Statistic, bots: Sequence[str]) -> list[Form]:
    seats = sum(player.seats for player in gathered.seats)
    return [
        {
            "name": name,
            "family": statistic.name if statistic.by else "",
            "label": words.feature(kind, name),
            "by_bot": [
                rounded(gathered.bots[bot].total(i) / gathered.bots[bot].seats) for bot in bots
            ],
            "all": rounded(sum(player.total(i) for player in gathered.seats) / seats),
        }
        for i, (kind, name) in enumerate(gathered.features)
        if kind == "counts" and statistic.covers(name)
    ]


def _trait(gathered: Gathering, trait: str) -> list[Form]:
    """Return how often seats won by what they were, the best first."""
    rates = [
        {"value": value, "label": words.plain(value), **_rate(deals)}
        for value, deals in gathered.deals.of(TRAIT + trait).items()
    ]
    return sorted(rates, key=lambda line: -line["rate"])


def _means(gathered: Gathering) -> list[Form]:
    """Return the mean of everything: of games as a whole, and of their seats."""
    lines = [
        _line("game", name, ratio.mean, ratio.deviation) for name, ratio in gathered.of_game.items()
    ]
    for reason, games in gathered.ends.items():
        mean = mean_of(games, gathered.games_by_group)
        if mean is not None:
            lines.append(_line("ends", reason, mean, math.sqrt(mean.mean * (1 - mean.mean))))
    lines += [
        _line(
            kind,
            name,
            mean_of([group[i] for group in gathered.by_group], gathered.seats_by_group),
            _spread(gathered, i),
        )
        for i, (kind, name) in enumerate(gathered.features)
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
