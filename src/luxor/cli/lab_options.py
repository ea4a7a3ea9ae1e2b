"""What the commands of the laboratory have in common: their options, and what these mean."""

from __future__ import annotations

import argparse
import contextlib
import json
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from luxor.cli.exit_codes import GAMES_BROKE_OFF, INTERRUPTED, OK
from luxor.cli.module_option import NONE, modules_help, modules_of
from luxor.cli.play_files import command, user_path
from luxor.cli.progress import Progress
from luxor.core.errors import OptionsError
from luxor.core.options import Options
from luxor.lab.dealing import MOST_SEED
from luxor.lab.experiments import Experiment, check_specs
from luxor.lab.jobs import Setting
from luxor.lab.local import LocalEngine
from luxor.lab.simulate import MOST_GAMES
from luxor.lab.store import Store, StoreError, experiment_of
from luxor.notation.edition_file import load_edition

Form = dict[str, Any]
"""Figures as JSON has them."""


def add_setting(parser: argparse.ArgumentParser) -> None:
    """Add the options that say what is played."""
    parser.add_argument("--players", type=int, default=2, metavar="2..5", help="default: 2")
    parser.add_argument(
        "--modules", default=NONE, metavar="A,B", help=f"{modules_help()} (default)"
    )
    parser.add_argument(
        "--extra-cards",
        action=argparse.BooleanOptionalAction,
        help="with the expansion's Horus cards (default: with five players or a module)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.add_argument("--edition", metavar="NAME|FILE", help="default: the built-in one")


def add_keeping(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where games are played and what is kept of them."""
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument(
        "--out", metavar="DIR", help="keep all games in this folder, and go on there"
    )
    parser.add_argument("--decisions", action="store_true", help="also keep every decision")
    parser.add_argument("--records", action="store_true", help="also keep the record of every game")
    parser.add_argument(
        "--progress",
        action=argparse.BooleanOptionalAction,
        help="say how far it is (default: if standard error is a terminal)",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def setting_of(args: argparse.Namespace) -> Setting:
    """Return the setting that a command line asks for; raises ``OptionsError``."""
    if not 0 <= args.seed <= MOST_SEED:
        raise OptionsError(f"--seed: a whole number from 0 to {MOST_SEED}, not {args.seed}")
    if not 1 <= args.games < MOST_GAMES:
        raise OptionsError(f"--games: 1 to {MOST_GAMES - 1}, not {args.games}")
    if args.out is not None and not args.out.strip():
        raise OptionsError("--out: the name of a folder, not an empty text")
    for name in ("decisions", "records"):
        if getattr(args, name) and args.out is None:
            raise OptionsError(f"--{name} needs a folder to keep them in: --out DIR")
    return Setting(
        Options(args.players, 0, modules_of(args.modules), args.extra_cards),
        load_edition(args.edition),
        seed=args.seed,
        decisions=args.decisions,
        records=args.records,
    )


def store_of(args: argparse.Namespace, experiment: Mapping[str, Any]) -> Store | None:
    """Return the folder in which games are kept, None if they are not.

    Raises ``StoreError`` if it cannot be used, and if more games are there than are asked for: the
    figures would not be those of so many games, and taking games away is not for us to do.
    """
    if args.out is None:
        return None
    store = Store(user_path(args.out), experiment)
    last = max(store.finished, default=-1)
    if last >= experiment["games"]:
        held, planned = len(store.finished), store.experiment["games"]
        numbers = "" if held == last + 1 else f", with numbers up to {last}"
        store.close()
        raise StoreError(
            f"{args.out} holds {held} games already{numbers}, more than --games {args.games} asks "
            f"for; nothing was played or changed. --games {planned} "
            f"{'shows them again' if held == planned else 'goes on as planned'}, a larger number "
            f"adds games; for fewer take another folder"
        )
    return store


def run_experiment(
    args: argparse.Namespace,
    experiment: Experiment,
    words: Sequence[str],
    in_words: Callable[[Form], Iterable[str]],
    *,
    note: Callable[[], str] = str,
    write: Callable[[Form], None] = lambda _: None,
    **more: object,
) -> int:
    """Play an experiment, save and print its figures, and return the exit status.

    ``words`` are those of the command line that only this command has, ``more`` is what describes
    an experiment of its kind. ``in_words`` writes the figures for people, ``note`` says between
    games how it stands, and ``write`` gets the figures before they are printed.
    """
    check_specs(experiment.bots)
    command_words = command_line(args, *words)
    description = experiment_of(
        words[0], experiment.setting, experiment.bots, experiment.games, command_words, **more
    )
    stopped = False
    with contextlib.ExitStack() as stack:
        store = store_of(args, description)
        if store is not None:
            stack.enter_context(store)
        finished = len(store.finished) if store else 0
        engine = stack.enter_context(LocalEngine(args.workers))
        progress = Progress(description["games"], finished=finished, wanted=args.progress)

        def watch(done: int, broken: int) -> None:
            progress.note = note()
            progress.show(done, broken)

        try:
            with progress:
                experiment.run(engine, store=store, watcher=watch)
        except KeyboardInterrupt:
            stopped = True
        form = {
            "kind": words[0],
            "command": command_words,
            **experiment.to_json(),
            "stopped": stopped,
        }
        write(form)
        if store is not None:
            store.finish(form)
    print(json.dumps(form, indent=2) if args.json else "\n".join(in_words(form)))
    if stopped:
        print(how_to_go_on(progress.done, args, command_words), file=sys.stderr)
        return INTERRUPTED
    return GAMES_BROKE_OFF if progress.broken else OK


def command_line(args: argparse.Namespace, name: str, *more: str) -> str:
    """Return the command that does the same again; ``more`` are words that only it has."""
    words = [name, *more, "--players", str(args.players)]
    if modules_of(args.modules):
        words += ["--modules", args.modules]
    if args.extra_cards is not None:
        words.append("--extra-cards" if args.extra_cards else "--no-extra-cards")
    words += ["--games", str(args.games), "--seed", str(args.seed)]
    for option in ("edition", "workers", "out"):
        value = getattr(args, option)
        if value is not None:
            words += [f"--{option}", str(value)]
    words += [f"--{flag}" for flag in ("decisions", "records", "json") if getattr(args, flag)]
    return f"{command()} {shlex.join(words)}"


def how_to_go_on(games: int, args: argparse.Namespace, words: str) -> str:
    """Return what is said after an interruption; ``words`` is the command line."""
    if args.out is None:
        return f"Stopped after {games} of {args.games} games; --out DIR would have kept them."
    return f"Stopped after {games} of {args.games} games, which are kept. To go on:\n  {words}"
