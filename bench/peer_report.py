"""Luxor beside other engines: the figures of one run and their ratios, for programs and people.

A ratio is the median over the rounds of Luxor's rate by the peer's in the same round, so that a
slow moment of the machine, which hits both, cancels out.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import Any

from bench.loops import SETTINGS
from bench.peer_games import Kind
from bench.peers import Race, Rival
from bench.report import machine_lines
from bench.rounds import Build, Measurement

OURS: dict[Kind, tuple[str, int, str]] = {  # title, build, loop
    "library": ("core's own loop", 0, "playout"),
    "python": ("Python loop", 0, "api"),
    "pure": ("Python loop, pure", -1, "api"),
}
"""Luxor's loops by the kind of a peer's loop that each is like; the last build is the pure one."""

UNITS = ("decisions", "games")


def document(found: list[Build], rivals: Mapping[str, Rival]) -> dict[str, Any]:
    """Return Luxor's figures by setting, and each peer's with the ratios, as JSON-ready objects."""
    settings = sorted({str(rival.peer.players) for rival in rivals.values()})
    return {
        "luxor": {
            setting: {kind: figures(our(found, setting, kind)) for kind in OURS}
            for setting in settings
        },
        "engines": {name: engine(found, rival) for name, rival in rivals.items()},
    }


def our(found: list[Build], setting: str, kind: Kind) -> Measurement:
    """Return Luxor's measurement of a kind."""
    _, build, loop = OURS[kind]
    return found[build].measured[setting][loop]


def engine(found: list[Build], rival: Rival) -> dict[str, Any]:
    """Return one peer's figures by way of playing; ``failed`` says why something has none."""
    peer = rival.peer
    about = {"title": peer.title, "package": peer.package, "players": peer.players}
    if rival.failed is not None:
        return {**about, "failed": rival.failed}
    played = {
        name: {
            "title": way.title,
            "kind": way.kind,
            "estimated": way.estimated,
            **outcome(found, str(peer.players), rival.races[name]),
        }
        for name, way in peer.ways.items()
    }
    return {**about, "version": rival.version, "python": rival.python, "ways": played}


def outcome(found: list[Build], setting: str, race: Race) -> dict[str, Any]:
    """Return the figures of one way with Luxor's rates by its own, or why there are none."""
    if race.failed is not None:
        return {"failed": race.failed}
    ratios = {
        kind: {unit: ratio(our(found, setting, kind), race, unit) for unit in UNITS}
        for kind in OURS
    }
    return {**figures(race), "ratios": ratios}


def figures(measured: Measurement) -> dict[str, Any]:
    """Return the median rates, and under ``interval`` [lowest, highest]."""
    work = measured.work
    units = {"games": work.games, "decisions": work.decisions, "moves": work.moves}
    rates = {f"{name}_per_s": measured.rates(units[name]) for name in units if units[name]}
    per_game = {"decisions_per_game": work.decisions / work.games}
    if work.moves:
        per_game["moves_per_game"] = work.moves / work.games
    return {
        **{name: round(middle, 1) for name, (_, middle, _) in rates.items()},
        **{name: round(value, 2) for name, value in per_game.items()},
        "mean_options": round(work.options / work.decisions, 3),
        "interval": {
            name: [round(low, 1), round(high, 1)] for name, (low, _, high) in rates.items()
        },
        "amount": measured.amount,
    }


def ratio(ours: Measurement, theirs: Measurement, unit: str) -> dict[str, Any]:
    """Return how many times as many units a second Luxor does as a peer."""
    same = getattr(ours.work, unit) / getattr(theirs.work, unit)  # if both took equally long
    each = [same * b / a for a, b in zip(ours.seconds, theirs.seconds, strict=True)]
    return {
        "median": significant(median(each)),
        "interval": [significant(min(each)), significant(max(each))],
    }


def significant(value: float) -> float:
    return float(f"{value:.3g}")


# --- for people ------------------------------------------------------------------------------


def markdown(result: dict[str, Any]) -> str:
    """Return the section that docs/performance.md keeps, of a document with ``peers`` in it."""
    engines = result["peers"]["engines"].values()
    versions = {one["package"]: one["version"] for one in engines if "failed" not in one}
    pythons = sorted({one["python"] for one in engines if "failed" not in one})
    lines = machine_lines(result)
    if versions:
        words = ", ".join(f"{package} {number}" for package, number in versions.items())
        lines.append(f"- Peers: {words}, on {', '.join(pythons)}")
    if under_load(result):
        lines.append("- **Measured under load**: other programs used the machine meanwhile")
    lines += failures(result)
    lines += ["", *rate_table(result["peers"])]
    if versions:
        for unit in UNITS:
            lines += ["", *ratio_table(result["peers"], unit)]
    return "\n".join(lines) + "\n"


def under_load(result: dict[str, Any]) -> bool:
    """Return whether other programs wanted the cores when it began or while it was measured."""
    return (result["load"] or 0) > 0.5 or result["core_share"] < 0.97


def failures(result: dict[str, Any]) -> list[str]:
    """Return a line for each peer, or way to play it, that could not be measured."""
    return [
        f"- Not measured: {title}: {reason}"
        for one in result["peers"]["engines"].values()
        for title, reason in [
            (one["title"], one.get("failed")),
            *((f"{one['title']}, {w['title']}", w.get("failed")) for w in ways(one)),
        ]
        if reason is not None
    ]


def rate_table(peers: dict[str, Any]) -> list[str]:
    """Return what each engine does in a second as lines of Markdown."""
    units = ("games/s", "decisions/s", "decisions a game", "moves a game", "options a decision")
    lines = [f"| Engine and loop | {' | '.join(units)} |", "|---" + "|---:" * len(units) + "|"]
    for setting, kinds in peers["luxor"].items():
        for kind, one in kinds.items():
            lines.append(rate_row(f"Luxor, {SETTINGS[setting].title}: {OURS[kind][0]}", one))
    for one, way in measured_ways(peers):
        lines.append(rate_row(f"{one['title']}: {way['title']}", way))
    return lines


def rate_row(title: str, one: dict[str, Any]) -> str:
    about = "~" if one.get("estimated") else ""
    moves = one.get("moves_per_game")
    cells = (
        rate(one["games_per_s"]),
        about + rate(one["decisions_per_s"]),
        f"{about}{one['decisions_per_game']:,.1f}",
        f"{about}{moves:,.1f}" if moves else "",
        f"{about}{one['mean_options']:,.1f}",
    )
    return f"| {title} | {' | '.join(cells)} |"


def rate(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"


def ratio_table(peers: dict[str, Any], unit: str) -> list[str]:
    """Return how many times as much Luxor does; like beside like is bold and has its interval."""
    titles = [title for title, _, _ in OURS.values()]
    lines = [
        f"| {unit}/s, Luxor ÷ peer | {' | '.join(titles)} |",
        "|---" + "|---:" * len(titles) + "|",
    ]
    for one, way in measured_ways(peers):
        found = way["ratios"]
        cells = [ratio_cell(found[kind][unit], like=kind == way["kind"]) for kind in OURS]
        lines.append(f"| {one['title']}: {way['title']} | {' | '.join(cells)} |")
    return lines


def ratio_cell(found: dict[str, Any], *, like: bool) -> str:
    if not like:
        return times(found["median"])
    low, high = found["interval"]
    return f"**{times(found['median'])}** [{times(low)} – {times(high)}]"


def times(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def measured_ways(peers: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return (engine, way) of everything that was measured."""
    return [
        (one, way) for one in peers["engines"].values() for way in ways(one) if "failed" not in way
    ]


def ways(one: dict[str, Any]) -> list[dict[str, Any]]:
    return list(one.get("ways", {}).values())
