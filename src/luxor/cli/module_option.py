"""The option ``--modules``, and what is proposed to those who do not give it (X1)."""

from __future__ import annotations

from luxor.cli.phrases import all_of
from luxor.cli.play_terminal import Terminal
from luxor.core.compile import check_plugins
from luxor.core.edition import Edition
from luxor.core.errors import OptionsError
from luxor.core.modules import NAMES, installed, recommended
from luxor.notation.edition_file import load_edition

ALL = "all"
NONE = "none"
YES = ("", "y", "yes")
NO = ("n", "no")


def module_names() -> str:
    """Return all modules; raises ``PluginError`` where packages that bring some cannot be used."""
    check_plugins(load_edition())
    return ", ".join(installed())


def modules_help() -> str:
    """Return the help of the option."""
    of_all = "" if tuple(installed()) == NAMES else ", those of the expansion"
    return f"modules to play with, out of {module_names()}; or {ALL}{of_all}, or {NONE}"


def modules_of(text: str) -> tuple[str, ...]:
    """Return the modules that a text names, separated by commas; it may say all or none.

    Raises ``OptionsError`` where all or none stands beside another name.
    """
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if len(names) > 1 and (ALL in names or NONE in names):
        raise OptionsError(f"--modules: {ALL} and {NONE} stand alone, not in {text!r}")
    if names == (ALL,):
        return NAMES
    return () if names == (NONE,) else names


def proposed(players: int, edition: Edition, terminal: Terminal | None) -> tuple[str, ...]:
    """Return the modules that a person agrees to play with where some are recommended (X1).

    ``terminal`` is where a person sits who can be asked, None for nobody. Where nobody can be
    asked, a line says what is recommended, and the game goes without.
    """
    modules = recommended(players)
    if not modules or any(name not in edition.modules for name in modules):
        return ()
    names = all_of(modules)
    if terminal is None or not terminal.is_screen:
        print(
            f"With {players} players the modules {names} are recommended: "
            f"--modules {','.join(modules)} plays with them."
        )
        return ()
    while True:
        answer = _ask(terminal, f"With {players} players the modules {names} are recommended.")
        if answer in YES:
            return modules
        if answer in NO:
            return ()
        terminal.say(f"{answer!r} is neither y nor n.")


def _ask(terminal: Terminal, reason: str) -> str:
    """Return the answer in small letters; the end of the input is a no."""
    try:
        return terminal.ask(f"{reason} Play with them? Type y (or Enter) or n: ").lower()
    except EOFError:
        return NO[0]
