"""What was measured of a server, as the section of a page and as text."""

from __future__ import annotations

from typing import Any

ROWS = (  # the figure, what it is, and how it is written
    ("reached_per_s", "answers/s reached", "{:,.0f}"),
    ("p50_ms", "median, ms", "{:,.1f}"),
    ("p90_ms", "90 %, ms", "{:,.1f}"),
    ("p99_ms", "99 %, ms", "{:,.1f}"),
    ("max_ms", "longest, ms", "{:,.1f}"),
    ("server_cores", "cores used by the server", "{:.2f}"),
    ("server_us_per_answer", "µs of a core for an answer", "{:,}"),
    ("generator_cores", "cores used by the clients", "{:.2f}"),
    ("other_cores", "cores used by anything else, a database server included", "{:.2f}"),
)


def machine_lines(result: dict[str, Any]) -> list[str]:
    """Return what the figures depend on as lines of Markdown."""
    machine = result["machine"]
    words = [str(machine[name]) for name in ("cpu", "cores", "system", "python")]
    words[1] += " cores"
    return [
        f"- Machine: {', '.join(words)}; load when it began: {result['load']}",
        f"- Command: `{result['command']}`, {result['date']}",
    ]


def load_markdown(result: dict[str, Any]) -> str:
    """Return the section about a server under load."""
    measured = result["server"]
    first = measured[0]
    modules = f"modules {', '.join(first['modules'])}" if first["modules"] else "no modules"
    lines = [
        *machine_lines(result),
        (
            f"- {first['rooms']} rooms of {first['clients']} connected clients each, {modules}, "
            f"{first['seconds']:g} s for each rate; server and clients share the machine"
        ),
        "",
    ]
    runs = [(one["database"], run) for one in measured for run in one["runs"]]
    head = (f"{name}, {run['rate']:g} answers/s" for name, run in runs)
    lines += [f"| From an answer to all clients | {' | '.join(head)} |", _rule(len(runs))]
    for name, title, form in ROWS:
        cells = ("–" if run[name] is None else form.format(run[name]) for _, run in runs)
        lines.append(f"| {title} | {' | '.join(cells)} |")
    lines += [
        "",
        (
            f"At 500 answers/s at most {first['p99_at_most']:g} ms are asked of the 99 %; "
            "the goal is to keep this at 1,500 answers/s."
        ),
        "",
        *_kept_table(measured),
        "",
        *_memory_table(measured),
        "",
        f"At most {first['room_kib_at_most']:g} KiB are asked of an idle room without its sockets.",
    ]
    return "\n".join(lines) + "\n"


def _rule(columns: int) -> str:
    return "|---" + "|---:" * columns + "|"


def _kept_table(measured: list[dict[str, Any]]) -> list[str]:
    rows = (
        ("answers", "answers in the logs"),
        ("acknowledged", "acknowledged to clients"),
        ("lost", "acknowledged, but lost"),
        ("doubled", "in a log, but never given"),
        ("is_good", "everything else as it should be"),
    )
    return _table("What was kept", measured, rows, lambda one: one)


def _memory_table(measured: list[dict[str, Any]]) -> list[str]:
    memory = measured[0]["memory"]
    rows = (
        ("room_kib", f"a room after {memory['room_answers']:g} answers, no sockets"),
        ("room_with_sockets_kib", f"the same with its {measured[0]['clients']} sockets"),
        ("socket_kib", "a socket"),
        ("whole_game_kib", f"a game that is over, {memory['whole_game_answers']} answers"),
    )
    return _table("Memory, KiB", measured, rows, lambda one: one["memory"])


def _table(title: str, measured: list[dict[str, Any]], rows: Any, where: Any) -> list[str]:
    lines = [
        f"| {title} | {' | '.join(one['database'] for one in measured)} |",
        _rule(len(measured)),
    ]
    for name, words in rows:
        lines.append(f"| {words} | {' | '.join(_cell(where(one)[name]) for one in measured)} |")
    return lines


def _cell(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "NO"
    return f"{value:,}"


def kill_markdown(result: dict[str, Any]) -> str:
    """Return the section about a server that is killed."""
    measured = result["kill"]
    first = measured[0]
    rows = (
        ("times", "killed"),
        ("games", "games"),
        ("over", "played to their end"),
        ("answers", "answers in the logs"),
        ("acknowledged", "acknowledged to clients"),
        ("lost", "acknowledged, but lost"),
        ("doubled", "in a log, but never given"),
        ("is_good", "everything else as it should be"),
        ("lost_lines", "connections that broke and came back"),
        ("kept_unheard", "answers kept although the server died before it said so"),
        ("sent_again", "answers that died with the server and were given again"),
        ("back_after_p50_ms", "from the kill to the next acknowledged answer, median, ms"),
        ("back_after_max_ms", "longest, ms"),
    )
    questions = sorted({name for one in measured for name in one["interrupted"]})
    lines = [
        *machine_lines(result),
        (
            f"- {first['rooms']} tables of {first['clients']}, {first['rate']:g} answers/s, "
            f"modules: {', '.join(first['modules']) or 'none'}; at every other table one is a bot"
        ),
        (
            f"- Tables were interrupted at {len(questions)} kinds of questions: "
            f"{', '.join(f'`{name}`' for name in questions)}"
        ),
        "",
        *_table("SIGKILL", measured, rows, lambda one: one),
    ]
    return "\n".join(lines) + "\n"


def flood_markdown(result: dict[str, Any]) -> str:
    """Return the section about a server that is flooded."""
    measured = result["flood"]
    first = measured[0]
    lines = [
        *machine_lines(result),
        (
            f"- {first['rooms']} rooms of {first['clients']} connected clients each, "
            f"{first['rate']:g} answers/s; {first['seconds']:g} s of each flood, and as long "
            "before it without one; server, clients and flood share the machine"
        ),
    ]
    rows = (
        ("p50_ratio", "median, times that without a flood"),
        ("p99_ratio", "99 %, times that without a flood"),
        ("max_ratio", "longest, times that without a flood"),
        ("p50_ms", "median, ms"),
        ("p99_ms", "99 %, ms"),
        ("max_ms", "longest, ms"),
        ("connections", "connections of the flood"),
        ("dropped", "dropped by the server"),
        ("refused", "refused by the server"),
        ("sent_mib", "MiB that it could send"),
        ("memory_grown_mib", "MiB by which the server grew"),
    )
    for one in measured:
        columns = [one["calm"], *one["floods"]]
        heads = ["no flood", *(flood["flood"] for flood in one["floods"])]
        lines += ["", f"| {one['database']} | {' | '.join(heads)} |", _rule(len(heads))]
        for name, words in rows:
            cells = " | ".join(_cell(column.get(name)) for column in columns)
            lines.append(f"| {words} | {cells} |")
    return "\n".join(lines) + "\n"


def faults(measured: list[dict[str, Any]]) -> list[str]:
    """Return everything that is not as it should be."""
    return [f"{one['database']}: {fault}" for one in measured for fault in one["faults"]]
