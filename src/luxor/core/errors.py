"""Everything that can be wrong with what the core is given."""


class LuxorError(ValueError):
    """Something given to Luxor is wrong; the message says what, where, and what would be right."""


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
