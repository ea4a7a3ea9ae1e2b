"""The measured figures as a document for programs, a table for people, and a page's section."""

from __future__ import annotations

from datetime import UTC, datetime
from statistics import median
from typing import Any

from bench.callgrind import Count
from bench.loops import SETTINGS
from bench.machine import describe
from bench.rounds import Build

GOALS = (  # the figure, what it is, and for compiled and pure what is asked of it at least
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


def document(
    found: list[Build],
    counts: dict[str, dict[str, Count]] | None,
    about: dict[str, object],
) -> dict[str, Any]:
    """Return everything as one JSON-ready object; ``about`` says how it was measured."""
    installed = found[0]
    sections = [{setting: figures(build, setting) for setting in build.measured} for build in found]
    result: dict[str, Any] = {
        "compiled": installed.worker.compiled,
        "machine": describe(installed.worker.compilers),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        **about,
        "core_share": core_share(found),
        "players": sections[0],
        "pure": sections[-1],
    }
    if counts is not None:
        result["instructions"] = {
            setting: {loop: instructions(counted) for loop, counted in loops.items()}
            for setting, loops in counts.items()
        }
    return result


def core_share(found: list[Build]) -> float:
    """Return what part of a core the work got; the rest went to other programs."""
    loops = [loops for build in found for loops in build.measured.values()]
    return round(median(share for each in loops for m in each.values() for share in m.shares), 3)


def figures(build: Build, setting: str) -> dict[str, Any]:
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
        "state_bytes": build.worker.state_bytes[setting],
        "turns_per_game": round(playout.turns / playout.games, 2),
        "decisions_per_game": round(playout.decisions / playout.games, 2),
        "mean_options": round(playout.options / playout.decisions, 3),
        "interval": {name: [round(low), round(high)] for name, (low, _, high) in rates.items()},
        "amount": {loop: measurement.amount for loop, measurement in loops.items()},
    }


def instructions(counted: Count) -> dict[str, int | float]:
    """Return a count with what it is for one turn, game or copy."""
    work = counted.work
    units = {"copy": work.copies, "game": work.games, "turn": work.turns}
    per = {f"per_{unit}": round(counted.instructions / n, 1) for unit, n in units.items() if n}
    return {"instructions": counted.instructions, **per}


# --- for people ------------------------------------------------------------------------------


def markdown(result: dict[str, Any]) -> str:
    """Return the figures as the section that docs/performance.md keeps."""
    lines = machine_lines(result)
    for title, section in (("Compiled", "players"), ("Pure Python", "pure")):
        if section == "pure" or result["compiled"]:
            lines += ["", *rate_table(title, result[section], compiled=section == "players")]
    if "instructions" in result:
        lines += ["", *instruction_table(result["instructions"])]
    return "\n".join(lines) + "\n"


def machine_lines(result: dict[str, Any]) -> list[str]:
    """Return what the figures depend on as lines of Markdown."""
    machine = result["machine"]
    compiler = machine["compiler"] or "not compiled"
    words = [str(machine[name]) for name in ("cpu", "cores", "system", "python")]
    words[1] += " cores"
    rounds = f"{result['rounds']} rounds of {result['seconds']:g} s of a core"
    return [
        f"- Machine: {', '.join(words)}, {compiler}; load when it began: {result['load']}",
        f"- Command: `{result['command']}`, {result['date']}",
        f"- Median [lowest – highest] of {rounds}; it got {result['core_share']:.0%} of one",
    ]


def rate_table(title: str, section: dict[str, Any], *, compiled: bool) -> list[str]:
    """Return one build's table as lines of Markdown."""
    lines = [
        "| "
        + " | ".join((title, *(SETTINGS[name].title for name in section), "base, at least"))
        + " |",
        "|---" + "|---:" * (len(section) + 1) + "|",
    ]
    for name, title_, least_compiled, least_pure in GOALS:
        least = least_compiled if compiled else least_pure
        cells = [f"{one[name]:,} {interval(one['interval'][name])}" for one in section.values()]
        lines.append(f"| {title_} | {' | '.join(cells)} | {f'{least:,}' if least else ''} |")
    for name, title_ in FACTS:
        most = "at most 1,024" if name == "state_bytes" and compiled else ""
        cells = [f"{one[name]:,}" for one in section.values()]
        lines.append(f"| {title_} | {' | '.join(cells)} | {most} |")
    return lines


def interval(bounds: list[int]) -> str:
    low, high = bounds
    return f"[{low:,} – {high:,}]"


def instruction_table(counts: dict[str, Any]) -> list[str]:
    """Return the counted instructions as lines of Markdown."""
    lines = [
        "| Instructions | game | a turn | a game | a copy | in all |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for setting, loops in counts.items():
        for loop, one in loops.items():
            cells = [f"{one[per]:,.0f}" if per in one else "" for per in PER]
            lines.append(
                f"| {LOOP_TITLES[loop]} | {SETTINGS[setting].title} | {' | '.join(cells)} "
                f"| {one['instructions']:,} |"
            )
    return lines


PER = ("per_turn", "per_game", "per_copy")
LOOP_TITLES = {"playout": "core's own loop", "api": "Python loop", "copy": "copy"}


def table(result: dict[str, Any]) -> str:
    """Return the figures with their columns in line, for the terminal."""
    return plain(markdown(result))


def plain(text: str) -> str:
    """Return Markdown with the columns of its tables in line and without its marks."""
    out: list[str] = []
    rows: list[list[str]] = []
    for line in [*text.replace("**", "").splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
            continue
        if rows:
            widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
            out += [aligned(row, widths) for row in rows if not row[0].startswith("---")]
            rows = []
        out.append(line)
    return "\n".join(out)


def aligned(row: list[str], widths: list[int]) -> str:
    first, *rest = (
        cell.ljust(width) if i == 0 else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join((first, *rest)).rstrip()
