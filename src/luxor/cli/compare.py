"""``luxor compare``: whether one bot is stronger than another."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from luxor.cli.lab_options import Form, add_keeping, add_setting, run_experiment, setting_of
from luxor.cli.standings_text import owed
from luxor.lab.compare import Comparison
from luxor.lab.sequential import Verdict

VERDICTS = {
    Verdict.ABOVE: "{bot} is stronger: it wins more than its share",
    Verdict.BELOW: "{bot} is weaker: it wins less than its share",
    Verdict.OPEN: "open: {bot} may win its share, more or less",
}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of ``luxor``."""
    parser = subparsers.add_parser(
        "compare",
        help="test whether one bot is stronger than another",
        description="Plays one bot against copies of another, every deal once with the one in each "
        "seat, and prints how much of the games it wins. Equals win 1/N of the games of N players. "
        "The sequential test may stop early and is still right in 95 of 100 cases. Exit status 1 "
        "if a game broke off.",
    )
    parser.add_argument("bot", metavar="A", help="the bot that sits alone")
    parser.add_argument("other", metavar="B", help="the bot in all other seats")
    add_setting(parser)
    parser.add_argument(
        "--games", type=int, default=1000, metavar="MAX", help="at most so many (default: 1000)"
    )
    parser.add_argument(
        "--stop-early", action="store_true", help="stop as soon as the sequential test decides"
    )
    add_keeping(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compare two bots as the command line says; return the exit status."""
    comparison = Comparison(
        setting_of(args),
        args.bot,
        args.other,
        games=args.games,
        stop_early=args.stop_early,
    )
    early = ["--stop-early"] if args.stop_early else []

    def note() -> str:
        rate = comparison.one.win_rate
        return "" if rate is None else f"{args.bot} wins {rate:.1%}"

    return run_experiment(
        args,
        comparison,
        ("compare", args.bot, args.other, *early),
        in_words,
        note=note,
    )


def in_words(form: Form) -> Iterator[str]:
    """Yield the lines of a text for people."""
    bot, other, players, parity = (form[name] for name in ("bot", "other", "players", "parity"))
    them = other if players == 2 else f"{players - 1} × {other}"
    yield (
        f"{bot} against {them}: {form['games']} games, {form['deals']} "
        f"{'deal' if form['deals'] == 1 else 'deals'} with {bot} in each seat, "
        f"{len(form['broken'])} broken off"
    )
    for error in form["broken"][:10]:
        yield f"  game {error['game']}: {error['error']}"
    if not form["games"]:
        return
    (low, high), test = form["win_rate_95"], form["sequential"]
    seats = enumerate(form["win_rate_by_seat"], start=1)
    yield f"won       {form['win_rate']:.1%}; among equals {parity:.1%}"
    is_fixed = not form["stop_early"] and not form["stopped"]
    if is_fixed:
        yield f"95 %      {low:.1%} to {high:.1%}, if the number of games was fixed beforehand"
    yield "95 %      {:.1%} to {:.1%}, whenever one stops".format(*test["win_rate_95"])
    yield f"by seat   {', '.join(f'p{seat} {rate:.1%}' for seat, rate in seats)}"
    yield f"margin    {form['mean_margin']:+.1f} points over the best of the others"
    for name, kinds in form["fault_kinds"].items():
        if kinds:
            yield f"faults    {owed(name, kinds)}"
    verdict = VERDICTS[test["verdict"]].format(bot=bot)
    if is_fixed and test["verdict"] == Verdict.OPEN and not low <= parity <= high:
        # One interval has an answer and the other has not: say what each of them is for.
        found = "stronger" if low > parity else "weaker"
        verdict = (
            f"{bot} is {found} if the number of games was fixed beforehand; the test that may "
            "stop early is still open"
        )
    yield f"verdict   {verdict}"
