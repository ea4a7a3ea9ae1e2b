"""Which modules there are: ours, and those that installed packages bring.

A package brings a module by an entry point of the group ``luxor.modules``. Ours are registered
the same way, but come from :data:`OURS`, so that they also exist where nothing is installed; a test
keeps the two equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from luxor.core.errors import PluginError

if TYPE_CHECKING:
    from luxor.core.declarations import Statistic
    from luxor.core.module import Module

GROUP = "luxor.modules"
PACKAGE = "luxor"

OURS = {
    "mummy": "luxor.core.modules.mummy:Mummy",
    "equipment": "luxor.core.modules.equipment:Equipment",
    "sceptres": "luxor.core.modules.sceptres:Sceptres",
    "characters": "luxor.core.modules.characters:Characters",
}
"""The modules of the expansion and where their classes are, in the order in which they act."""

NAMES = tuple(OURS)
"""The modules of the expansion, in the fixed order in which they act."""

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_REFERENCE = re.compile(r"([^@\s]+)@([^@=\s]+)==(\S+)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A module that can be played with; ``package`` and ``version`` are empty for ours."""

    name: str
    target: str
    """Where its class is: ``package.file:Class``."""
    package: str = ""
    version: str = ""

    @property
    def reference(self) -> str:
        """What files call the module: ours by the name, others as ``name@package==version``."""
        return f"{self.name}@{self.package}=={self.version}" if self.package else self.name


@cache
def installed() -> dict[str, Entry]:
    """Return every module by its name in the order in which they act: ours, then others by name.

    Raises :class:`PluginError` where two packages bring modules of the same name.
    """
    entries = {name: Entry(name, target) for name, target in OURS.items()}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        entry = _entry(point)
        if entry.package == PACKAGE:
            continue
        if not _NAME.fullmatch(entry.name):
            raise PluginError(
                f"modules: the package {entry.package} brings a module {entry.name!r}; expected a "
                "name of small letters, digits and underscores"
            )
        other = entries.setdefault(entry.name, entry)
        if other is not entry:
            raise PluginError(
                f"modules: the packages {other.package or PACKAGE} and {entry.package} both bring "
                f"a module {entry.name!r}; uninstall one of them"
            )
    return entries


def _entry(point: EntryPoint) -> Entry:
    if point.dist is None:
        return Entry(point.name, point.value, "an unknown package", "0")
    return Entry(point.name, point.value, point.dist.name, point.dist.version)


@cache
def class_of(name: str) -> type[Module]:
    """Return the class of an installed module; raises :class:`PluginError` where it has none."""
    from luxor.core.module import Module

    entry = installed()[name]
    file, _, attribute = entry.target.partition(":")
    try:
        found = getattr(import_module(file), attribute)
    except Exception as error:
        raise PluginError(
            f"modules: importing {entry.target} from the package {entry.package or PACKAGE} "
            f"failed: {type(error).__name__}: {error}"
        ) from error
    if not (isinstance(found, type) and issubclass(found, Module) and found.name == name):
        raise PluginError(
            f"modules: {entry.target} of the package {entry.package} should be a subclass of "
            f"luxor.core.module.Module with the name {name!r}"
        )
    return found


def make_modules(names: Iterable[str]) -> tuple[Module, ...]:
    """Return the modules of some names, in the order in which they act."""
    wanted = set(names)
    return tuple(class_of(name)() for name in installed() if name in wanted)


def recommended(players: int) -> tuple[str, ...]:
    """X1: return the modules that the rulebook recommends for a number of players."""
    return tuple(name for name in NAMES if players in class_of(name).recommended_for)


# --- files -----------------------------------------------------------------------------------


def references(names: Iterable[str]) -> list[str]:
    """Return what files call some installed modules, with the packages of those that need one."""
    entries = installed()
    return [entries[name].reference for name in names]


def owner_of(name: str) -> str:
    """Return what errors call the module of a name: with its package, if one brings it."""
    entry = installed().get(name)
    return f"{name} of the package {entry.package}" if entry and entry.package else name


def title_of(text: str) -> str:
    """Return what the module of a name or reference is called, even if it is not installed."""
    name, _, _ = text.partition("@")
    title = class_of(name).title if name in installed() else ""
    return title or name.replace("_", " ").capitalize()


def statistics_of(text: str) -> tuple[Statistic, ...]:
    """Return what the module of a name or reference counts; nothing if it is not installed."""
    name, _, _ = text.partition("@")
    return class_of(name).statistics if name in installed() else ()


def name_of(text: str) -> str:
    """Return the name of the installed module that a name or a reference means.

    Raises :class:`PluginError` where there is none; the message says which package it needs.
    """
    entries = installed()
    reference = _REFERENCE.fullmatch(text)
    if reference is None:
        if text not in entries:
            raise PluginError(f"modules: {text!r} is not a module ({_similar(text)})")
        return text
    name, package, version = reference.groups()
    entry = entries.get(name)
    if entry is None or _normalized(entry.package) != _normalized(package):
        raise PluginError(
            f"modules: {name!r} needs the package {package} {version}, which is not installed"
        )
    if entry.version != version:
        raise PluginError(
            f"modules: {name!r} needs the package {package} {version}; "
            f"version {entry.version} is installed"
        )
    return name


def _normalized(package: str) -> str:
    """Return the name of a package as indexes compare it (PEP 503)."""
    return re.sub(r"[-_.]+", "-", package).lower()


def _similar(text: str) -> str:
    close = get_close_matches(text, installed(), n=1)
    return f"did you mean {close[0]}?" if close else f"there are: {', '.join(installed())}"
