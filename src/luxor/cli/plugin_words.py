"""Words for what modules from other packages bring: their own, or generic ones made from names.

``docs/modules.md`` lists the keys of a module's own words.
"""

from __future__ import annotations

from typing import Any

from luxor.core.declarations import Datum
from luxor.core.module import Module
from luxor.core.modules import NAMES, title_of
from luxor.core.ruleset import Ruleset
from luxor.core.view import View


def own_words(rs: Ruleset, key: str) -> str:
    """Return what a module in the game says under a key, empty if none says anything."""
    return next((module.words[key] for module in rs.modules if key in module.words), "")


def plain(name: str) -> str:
    """Return a name as players read it: ``key messenger``."""
    return name.replace("_", " ")


def with_article(name: str) -> str:
    """Return a name with its article: ``a key messenger``."""
    return f"{'an' if name[:1] in 'aeiou' else 'a'} {plain(name)}"


def plugins(rs: Ruleset) -> list[Module]:
    """Return the modules in the game that are not ours."""
    return [module for module in rs.modules if module.name not in NAMES]


def module_title(module: Module) -> str:
    """Return what a module is called."""
    return title_of(module.name)


def about_module(view: View, module: Module) -> str:
    """Return what a module says about itself, and what it keeps for the table."""
    about = module.words.get("about", "It does not say what it does.")
    kept = _data_words(view, module, None)
    return f"{module_title(module)}: {about}" + (f" {kept}." if kept else "")


def data_lines(view: View, seat: int | None) -> list[str]:
    """Return what modules keep for a seat, or for the table (None), as far as the view shows it."""
    told = [(module_title(module), _data_words(view, module, seat)) for module in plugins(view.rs)]
    return [f"{title}: {words}" for title, words in told if words]


def data_json(view: View, module: Module, seat: int | None) -> dict[str, Any]:
    """Return the same of one module with its names, for JSON."""
    found: dict[str, Any] = {}
    for datum in module.data:
        if datum.per_seat == (seat is not None):
            numbers = _numbers(view, module, datum, seat)
            values = [datum.type.to_json(view.rs, number) for number in numbers]
            found[datum.name] = values[0] if datum.size == 1 else values
    return found


def _data_words(view: View, module: Module, seat: int | None) -> str:
    told = []
    for datum in module.data:
        if datum.per_seat != (seat is not None):
            continue
        numbers = _numbers(view, module, datum, seat)
        values = [
            plain(datum.type.to_text(view.rs, number))
            for number in numbers
            if number != datum.type.nothing
        ]
        if values:
            title = module.words.get(f"data.{datum.name}", plain(datum.name))
            told.append(f"{title} {' '.join(values)}")
    return ", ".join(told)


def _numbers(view: View, module: Module, datum: Datum, seat: int | None) -> list[int]:
    start = module.offsets[datum.name] + (seat or 0) * datum.size
    numbers: list[int] = view.facts["data"][start : start + datum.size]
    return numbers
