"""From a results folder to its figures, row by row: an experiment of any length fits in memory."""

from __future__ import annotations

from pathlib import Path

from luxor.core.edition import Edition
from luxor.lab.report.details import Details
from luxor.lab.report.figures import Form, figures_of, traits_of
from luxor.lab.report.path_json import path_json
from luxor.lab.rows import RowError
from luxor.lab.store import Results, StoreError, damaged
from luxor.notation.edition_file import builtin_editions, load_edition


def read_figures(path: Path | str, edition: Edition | None = None) -> Form:
    """Return the figures of a results folder; ``edition`` is the one that was played.

    Without it the built-in edition is looked for that the folder names. Raises
    :class:`StoreError` for a folder that cannot be read or has no finished game, and for an
    edition that is not the one that was played.
    """
    results = Results(path)
    details = Details(traits_of(results.experiment))
    for row in results.rows():
        try:
            details.add(row)
        except RowError as error:
            raise damaged(results.file, row.game, error) from None
    if not details.games:
        raise StoreError(f"{results.file} has no finished game yet")
    return figures_of(
        details,
        results.experiment,
        name=results.name,
        path=path_json(_edition(results, edition), details.places) if details.places else None,
        broken=[{"game": game, "error": error} for game, error in results.broken()],
    )


def _edition(results: Results, given: Edition | None) -> Edition | None:
    """Return the edition that was played, None if it is not at hand."""
    named = results.experiment.get("edition") or {}
    if given is not None:
        if named and named.get("fingerprint") != given.fingerprint:
            raise StoreError(
                f"{results.name} was played with the edition {named.get('name')!r} "
                f"({named.get('fingerprint')}), not with {given.name!r} ({given.fingerprint})"
            )
        return given
    if named.get("name") not in builtin_editions():
        return None
    found = load_edition(named["name"])
    return found if found.fingerprint == named.get("fingerprint") else None
