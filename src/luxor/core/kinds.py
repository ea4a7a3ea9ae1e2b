"""What a frame, a family of cards and a family of tiles must be able to do.

Behaviour is looked up, not asked for: a ruleset keeps one object for each kind of frame, each
family of cards and each family of tiles. The base game's are in ``rules/``; modules add theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import *
    from luxor.core.module import Module
    from luxor.core.state import State

if TYPE_CHECKING:
    from luxor.core.declarations import Field


class FrameKind:
    """One kind of frame on the stack.

    ``asks`` is NOTHING, DECISION, CHANCE or OVER. A frame that asks nothing is :meth:`run`; a
    decision lists its :meth:`options` and takes an :meth:`answer`; chance draws from the pile in
    its first argument and takes the kind drawn as :meth:`answer`. All three find their frame on
    top of the stack and must take it off or change it.

    ``private`` marks a decision whose options depend on what others may not know: it is asked
    even if it has one option only. ``secret`` marks a chance whose outcome only its seat sees.
    """

    arguments: ClassVar[tuple[Field, ...]] = ()
    """What the arguments mean, three at most; those that are not declared are 0."""
    has_seat: ClassVar[bool] = True
    """Whether a frame of this kind always belongs to a seat; otherwise it may be nobody's."""

    def __init__(
        self, name: str, asks: int = DECISION, *, private: bool = False, secret: bool = False
    ) -> None:
        self.name: str = name
        self.asks = asks
        self.private = private
        self.secret = secret

    def run(self, s: State) -> None:
        """Do what the frame stands for."""
        raise NotImplementedError(f"frame {self.name!r} cannot run")

    def options(self, s: State) -> None:
        """Offer every legal action, in ascending order, each once."""
        raise NotImplementedError(f"frame {self.name!r} has no options")

    def answer(self, s: State, answer: int) -> None:
        """Carry out a legal action, or what chance brought."""
        raise NotImplementedError(f"frame {self.name!r} takes no answer")

    def skip(self, s: State) -> None:
        """Go on where a decision turns out to have no option at all."""
        raise LuxorError(f"the question {self.name!r} cannot be answered: it has no option")


class YesNo(FrameKind):
    """A decision that is answered by yes or no."""

    def options(self, s: State) -> None:
        s.offer(YES)
        s.offer(NO)


class CardFamily:
    """How cards of one family are played."""

    name: ClassVar[str] = "other"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        """Return MOVES if by its printed value an active adventurer has a legal move (T6).

        STAYS is returned where it may be played without a move, 0 where neither holds. The card
        stands at ``slot`` of the hand; NOWHERE asks for the card alone, without the hand.
        """
        raise NotImplementedError

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        """Push what playing the card leads to; a first card may have added a ``bonus`` (Q3)."""
        raise NotImplementedError

    def span(self, s: State, value: int) -> int:
        """Return the lowest printed number ``<< SPAN``, and the highest, of a card without eyes."""
        return value << SPAN | value

    def powered(self, s: State, seat: int, card: int, slot: int) -> int:
        """Return 1 if a power would give the card at ``slot`` a legal move or a 0 (T6), else 0."""
        if s.rs.card_eyes[card] > 0:
            return reachable(s, seat, 0, 0, FIXED)
        span = self.span(s, s.rs.card_value[card])
        return reachable(s, seat, span >> SPAN, span & (1 << SPAN) - 1, 0)


def reachable(s: State, seat: int, low: int, high: int, flags: int) -> int:
    """Return 1 if a power turns a move of ``low`` to ``high`` tiles into a legal one or a 0.

    MUST says that the power has to be used, since the card was played in place of a playable one.
    """
    module: Module
    for module in s.rs.on_reaches:
        found = module.reaches(s, seat, low, high, flags)
        if found:
            return found
    return 0


class TileFamily:
    """What happens to an adventurer that ends its move on a tile of one family."""

    name: str = "other"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        """Do the tile's action; ``spare`` is 1 where one adventurer fewer will do (H4)."""
        raise NotImplementedError
