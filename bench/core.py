"""The core's speed: every loop in turn, compiled and pure, beside other engines if wanted."""

from __future__ import annotations

import argparse
from statistics import median
from typing import Any

from bench import callgrind, peer_games, peers
from bench.loops import SETTINGS
from bench.machine import about_lines, say, table
from bench.rounds import Build, measure

ROUNDS, SECONDS = 11, 0.2
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.001

GOALS = (  # the figure, what it is, and the least that is asked of it, compiled and pure
    ("playout_turns_per_s", "turns/s, core's own loop", 1_200_000, 40_000),
    ("playout_games_per_s", "games/s, core's own loop", None, None),
    ("playout_decisions_per_s", "decisions/s, core's own loop", None, None),
    ("api_turns_per_s", "turns/s, Python loop", 350_000, None),
    ("table_turns_per_s", "turns/s, through `Table`", None, None),
    ("copies_per_s", "copies of a state a second", 5_000_000, None),
)
FACTS = (
    ("state_bytes", "bytes of a state"),
    ("turns_per_game", "turns a game"),
    ("decisions_per_game", "decisions a game"),
    ("mean_options", "options a decision"),
)


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Measure as the command line says."""
    rounds = args.rounds or (QUICK_ROUNDS if args.quick else ROUNDS)
    seconds = args.seconds or (QUICK_SECONDS if args.quick else SECONDS)
    counts = callgrind.count_all() if args.callgrind else None
    chosen = peer_games.PEERS if args.peers else {}
    with peers.started(chosen, 1 if args.quick else peers.LEAST_GAMES) as rivals:
        builds = measure(rounds, seconds, [race for rival in rivals for race in rival.races])
    sections = [
        {setting: figures_of(build, setting) for setting in build.measured} for build in builds
    ]
    result: dict[str, Any] = {
        "rounds": rounds,
        "seconds": seconds,
        "core_share": core_share(builds),
        "players": sections[0],
        "pure": sections[-1],
    }
    if counts is not None:
        result["instructions"] = counts
    if args.peers:
        result["peers"] = peers.figures(builds, rivals)
    return result


def core_share(builds: list[Build]) -> float:
    """Return the part of a core that the work got; the rest went to other programs."""
    loops = [loops for build in builds for loops in build.measured.values()]
    return round(median(share for each in loops for m in each.values() for share in m.shares), 3)


def figures_of(build: Build, setting: str) -> dict[str, Any]:
    """Return the medians of one setting, and under ``interval`` [lowest, highest]."""
    loops = build.measured[setting]
    playout = loops["playout"].work
    rates = {
        "playout_turns_per_s": loops["playout"].rates(playout.turns),
        "playout_games_per_s": loops["playout"].rates(playout.games),
        "playout_decisions_per_s": loops["playout"].rates(playout.decisions),
        "api_turns_per_s": loops["api"].rates(loops["api"].work.turns),
        "table_turns_per_s": loops["table"].rates(loops["table"].work.turns),
        "copies_per_s": loops["copy"].rates(loops["copy"].work.copies),
    }
    return {
        **{name: round(middle) for name, (_, middle, _) in rates.items()},
        "state_bytes": build.worker.hello["state_bytes"][setting],
        "turns_per_game": round(playout.turns / playout.games, 2),
        "decisions_per_game": round(playout.decisions / playout.games, 2),
        "mean_options": round(playout.options / playout.decisions, 3),
        "interval": {name: [round(low), round(high)] for name, (low, _, high) in rates.items()},
    }


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as docs/performance.md has them."""
    rounds = f"{result['rounds']} rounds of {result['seconds']:g} s of a core"
    lines = about_lines(result)
    lines.append(
        f"- Median [lowest – highest] of {rounds}; it got {result['core_share']:.0%} of one"
    )
    if result["compiled"]:
        lines += rate_table("Compiled", result["players"], compiled=True)
    lines += rate_table("Pure Python", result["pure"], compiled=False)
    if "instructions" in result:
        lines += instruction_table(result["instructions"])
    if "peers" in result:
        if (result["load"] or 0) > 0.5 or result["core_share"] < 0.97:
            say("other programs used the machine meanwhile")
        lines += ["", *peers.markdown(result["peers"])]
    return lines


def rate_table(title: str, section: dict[str, Any], *, compiled: bool) -> list[str]:
    """Return one build's table."""
    rows = []
    for name, words, *least in GOALS:
        cells = [
            "{:,} [{:,} – {:,}]".format(one[name], *one["interval"][name])
            for one in section.values()
        ]
        rows.append([words, *cells, least[0 if compiled else 1] or ""])
    for name, words in FACTS:
        most = "at most 1,024" if name == "state_bytes" and compiled else ""
        rows.append([words, *(one[name] for one in section.values()), most])
    return table([title, *(SETTINGS[name].title for name in section), "base, at least"], rows)


def instruction_table(counts: dict[str, Any]) -> list[str]:
    """Return the counted instructions."""
    titles = {"playout": "core's own loop", "api": "Python loop", "copy": "copy"}
    rows = [
        [
            f"{titles[loop]}, {SETTINGS[setting].title}",
            *(f"{one[per]:,.0f}" if per in one else "" for per in callgrind.PER),
            one["instructions"],
        ]
        for setting, loops in counts.items()
        for loop, one in loops.items()
    ]
    return table(["Instructions", "a turn", "a game", "a copy", "in all"], rows)
