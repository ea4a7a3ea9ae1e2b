"""Everything that can be wrong with what the core is given."""


class LuxorError(ValueError):
    """Something given to Luxor is wrong; the message says what, where, and what would be right."""


class PositionError(LuxorError):
    """A position that cannot be read, or that cannot be played on.

    ``entry`` is the key of the line (``p1 hand``, ``t8``), ``line`` its number in the text, None
    where there is no text or the line was left out.
    """

    def __init__(self, entry: str, wrong: str, right: str, line: int | None = None) -> None:
        super().__init__(entry, wrong, right, line)
        self.entry = entry
        self.wrong = wrong
        self.right = right
        self.line = line

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{where}{self.entry}: {self.wrong}; expected {self.right}"


class OptionsError(LuxorError):
    """The options of a game contradict themselves or the rules."""


class PluginError(OptionsError):
    """A module is not installed, or what is installed under its name cannot be used."""


class ActionError(LuxorError):
    """An action cannot be carried out; nothing has changed."""


class MalformedActionError(ActionError):
    """The text, number or value is no action at all."""


class IllegalActionError(ActionError):
    """The action exists but is not an option now."""


class OutOfTurnError(IllegalActionError):
    """The seat that acts is not the one that is asked."""


class AmbiguousActionError(ActionError):
    """A shortened action fits several options."""
