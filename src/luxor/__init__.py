"""Luxor: the board game by Rüdiger Dorn as an engine, a laboratory and a game to play.

An unofficial fan project, not affiliated with the publisher.
"""

from luxor.core.actions import Action, Verb
from luxor.core.build import VERSION, is_compiled
from luxor.core.edition import Edition
from luxor.core.errors import (
    ActionError,
    AmbiguousActionError,
    IllegalActionError,
    LuxorError,
    MalformedActionError,
    OptionsError,
    OutOfTurnError,
)
from luxor.core.nodes import Chance, Decision, Result
from luxor.core.options import Options
from luxor.core.view import View
from luxor.notation.edition_file import load_edition
from luxor.play.table import Table

__version__ = VERSION

__all__ = [
    "Action",
    "ActionError",
    "AmbiguousActionError",
    "Chance",
    "Decision",
    "Edition",
    "IllegalActionError",
    "LuxorError",
    "MalformedActionError",
    "Options",
    "OptionsError",
    "OutOfTurnError",
    "Result",
    "Table",
    "Verb",
    "View",
    "__version__",
    "is_compiled",
    "load_edition",
]
