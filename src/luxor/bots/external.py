"""Bots in any language: a process that is asked in lines of JSON (see ``docs/bots.md``)."""

from __future__ import annotations

import json
import time
from typing import Any, Final, Self

from luxor.bots import options_of
from luxor.bots.asking import BotFaultError, one_line
from luxor.bots.messages import (
    FACTS,
    PROTOCOL,
    decide_message,
    encode,
    end_message,
    game_message,
)
from luxor.bots.process import (
    FLOOD,
    MOST_LINES,
    ProcessError,
    ProcessTimeoutError,
    WorkerProcess,
    check_command,
)
from luxor.bots.specs import BotSpecError
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.view_parts import Json

VERSION_LINE: Final = f"luxor-bot {PROTOCOL}\n".encode("ascii")

SECONDS: Final = 5.0
"""For a decision, unless it is said otherwise."""

START_SECONDS: Final = 10.0
"""For the answer to the version line."""

LEAVE_SECONDS: Final = 1.0
"""For leaving by itself once it is told to."""

GRACE: Final = 0.25
"""How many seconds later than it was told an answer may come: the way takes time too."""

RESTARTS: Final = 3
"""How often it is started again in one game."""


class ExternalBot:
    """A bot that is a program of its own, started when it is first asked.

    It gets the view of its seat and nothing else. Whatever it does, :meth:`choose` returns an
    option or raises :class:`~luxor.bots.asking.BotFaultError`, in about the time that is allowed:
    a program that hangs, ends or talks nonsense is killed and started again for the next decision,
    ``restarts`` times in a game; after that it is not asked any more in this game. A program that
    has never given an answer by then is not started again at all.
    """

    def __init__(
        self,
        command: str,
        seconds: float = SECONDS,
        *,
        start_seconds: float = START_SECONDS,
        grace: float = GRACE,
        restarts: int = RESTARTS,
    ) -> None:
        """Prepare a bot from a command line; raises ``BotSpecError`` if it cannot be one."""
        try:
            check_command(command)
        except ValueError as error:
            raise BotSpecError(
                f"{command!r} is no command line: {error}; expected one such as ./mybot --fast"
            ) from None
        self.command = command
        self.seconds = seconds
        self.name = ""
        self.author = ""
        self.error_text = ""
        """The end of what it last wrote to standard error."""
        self._start_seconds = start_seconds
        self._grace = grace
        self._restarts = restarts
        self._process: WorkerProcess | None = None
        self._wants: tuple[str, ...] = ()
        self._asked = 0  # questions so far: they have numbers of their own, in all games
        self._starts = 0  # of the program, in this game
        self._rs: Ruleset | None = None  # of this game
        self._seat: int | None = None
        self._was_told = False  # of this game
        self._has_answered = False

    def __repr__(self) -> str:
        return f"<ExternalBot {self.command!r}>"

    # --- the life of a bot -------------------------------------------------------------------

    def start(self) -> None:
        """Start the program and shake hands, unless it is running; raises ``BotFaultError``."""
        if self._process is not None:
            return
        if self._starts > self._restarts:
            raise BotFaultError("has failed too often to be started again")
        self._starts += 1
        self._was_told = False
        self.error_text = ""
        try:
            self._process = WorkerProcess(self.command)
            self._process.send(VERSION_LINE)
            self._shake_hands(self._process.receive(self._start_seconds))
        except ProcessTimeoutError:
            fault = f"did not answer the version line within {self._start_seconds:g} s"
            raise self._failure(fault) from None
        except ProcessError as error:
            raise self._failure(str(error)) from None

    def new_game(self) -> None:
        """Begin another game: the next question belongs to it."""
        self._was_told = False
        if self._has_answered or self._starts <= self._restarts:
            self._starts = int(self._process is not None)
            self._has_answered = False

    def game_over(self, view: View) -> None:
        """Tell the program how the game has ended; it does not answer."""
        if self._process is not None and self._was_told:
            self._process.send(encode(end_message(view)))
        self._was_told = False

    def close(self) -> None:
        """Tell the program to leave, and see to it. Asked again, it would be started again."""
        if self._process is not None:
            self._process.send(encode({"type": "quit"}))
            self._drop(LEAVE_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- a decision --------------------------------------------------------------------------

    def choose(self, view: View, rng: Rng) -> Action:
        """Return the program's choice; raises ``BotFaultError`` where it owes one.

        Raises ``ValueError`` if the view has no options.
        """
        options = options_of(view)
        seed = rng.word()  # drawn first, so that faults do not shift what comes later
        if view.rs is not self._rs or view.seat != self._seat:
            self._rs, self._seat = view.rs, view.seat
            self.new_game()  # even if nobody said so
        self.start()
        assert self._process is not None
        if not self._was_told:
            self._process.send(encode(game_message(view)))
            self._was_told = True
        self._asked += 1
        message = decide_message(view, self._asked, int(1000 * self.seconds), seed, self._wants)
        self._process.send(encode(message))
        return self._understand(self._answer(self._process), options)

    def _answer(self, process: WorkerProcess) -> Json:
        """Return the answer to the last question; late answers to earlier ones are left aside."""
        until = time.monotonic() + self.seconds + self._grace
        for _ in range(MOST_LINES):
            try:
                line = process.receive(max(0.0, until - time.monotonic()))
            except ProcessTimeoutError:
                raise self._failure(f"gave no answer within {self.seconds:g} s") from None
            except ProcessError as error:
                raise self._failure(str(error)) from None
            answer = self._parse(line)
            number = answer.get("id")
            if type(number) is int and 0 < number < self._asked:
                continue
            if number != self._asked or type(number) is not int:
                raise BotFaultError(
                    "answered another question than it was asked",
                    f"answered with the id {number!r} where {self._asked} was asked",
                )
            return answer
        raise self._failure(FLOOD)

    def _understand(self, answer: Json, options: tuple[Action, ...]) -> Action:
        said = answer.get("action")
        self._has_answered = True
        for option in options:
            if said == str(option) or (type(said) is int and said == option.id):
                return option
        allowed = ", ".join(f"{option} ({option.id})" for option in options)
        raise BotFaultError(
            "answered what is not an option",
            f"answered the action {said!r}, which is not an option; the options were {allowed}",
        )

    # --- the program -------------------------------------------------------------------------

    def _shake_hands(self, line: bytes) -> None:
        hello = self._parse(line)
        if hello.get("type") != "hello":
            raise self._failure(
                "did not say hello", f"said {_shown(line)} where it should say hello"
            )
        if hello.get("protocol") != PROTOCOL or isinstance(hello["protocol"], bool):
            raise self._failure(
                f"speaks another version of the protocol than {PROTOCOL}",
                f"speaks version {hello.get('protocol')!r} of the protocol, not {PROTOCOL}",
            )
        self.name = _text(hello.get("name"))
        self.author = _text(hello.get("author"))
        wants = hello.get("wants", [])
        self._wants = (FACTS,) if isinstance(wants, list) and FACTS in wants else ()

    def _parse(self, line: bytes) -> Json:
        """Return a line as a table; a program that writes anything else is not asked further."""
        try:
            form: Any = json.loads(line)
        except (ValueError, RecursionError):
            form = None
        if isinstance(form, dict):
            return form
        fault = "wrote a line that is no JSON object"
        raise self._failure(fault, f"{fault}: {_shown(line)}")

    def _failure(self, fault: str, detail: str = "") -> BotFaultError:
        """Kill the program and return the error to be raised."""
        self._drop()
        detail = one_line(detail or fault, 120)
        if self.error_text:
            detail += f"; standard error ended: {one_line(self.error_text.splitlines()[-1], 70)}"
        return BotFaultError(fault, detail)

    def _drop(self, seconds: float = 0.0) -> None:
        if self._process is not None:
            self._process.close(seconds)
            self.error_text = self._process.error_text
            self._process = None


def _shown(line: bytes) -> str:
    return one_line(repr(line[:200].decode("utf-8", "replace")), 60)


def _text(said: object) -> str:
    """Return a name that a program gives itself, as far as it can be printed."""
    return one_line(said, 60) if isinstance(said, str) else ""
