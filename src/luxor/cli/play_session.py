"""One game in the terminal: shows each person what that seat may know, and takes the answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from luxor.bots import Bot
from luxor.cli.board import board_text
from luxor.cli.play_choices import choices, understand, unplayable
from luxor.cli.play_files import HIDDEN_INSIDE, save_table
from luxor.cli.play_result import result_words
from luxor.cli.play_story import Story
from luxor.cli.play_terminal import Terminal, printable
from luxor.cli.words import QUESTIONS, count_words, explain, topics
from luxor.core.compile import TREASURE_TYPES
from luxor.core.errors import ActionError, LuxorError
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.notation.edition_file import builtin_editions
from luxor.play.table import Table

FINISHED = 0
UNFINISHED = 1

KEYS = "number choose · ? help · h hand · b board · o options · l log · u undo · s save · q quit"

HELP = """\
How to play
  Type the number of what you want to do. Or type the action itself: left, right, a2+3 (your \
adventurer a2 moves 3 tiles), a2-1 (one back), +3 (if only one can), a2, key, joker, scarab, \
horus1, yes, no; also two at once: left a2+3.
  ? THING   explains a card, a tile, a space or anything else: ? die, ? h1:last, ? vase3, ? t12
  ? all     lists everything that can be explained
  h         your hand and what you own
  b         the board
  o         your options again
  l         the log of the whole game; l 5 for the last 5 turns
  u         undo, until the die, a drawn card or another player has answered
  s FILE    save the game; luxor play --load FILE goes on with it
  q         quit"""


GREETING = (
    "Lead your adventurers from the stairs to the tomb chamber, and take treasures where enough "
    "of them meet. Type ? for help, ? turn for how a turn goes, ? scoring for what wins."
)


class _LeftError(Exception):
    """A person has left the table; ``status`` is the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Session:
    """A table with people in front of this terminal and bots on the other seats."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        terminal: Terminal | None = None,
        *,
        loaded: bool = False,
    ) -> None:
        """Seat ``bots``; all other seats are people's. ``loaded`` if the game was saved before."""
        self.table = table
        self.names = tuple(printable(name) for name in table.names)
        self.bots = dict(bots)
        self.terminal = terminal or Terminal()
        seats = range(table.options.players)
        self.people = [seat for seat in seats if seat not in self.bots]
        low = table.seed & (1 << 64) - 1
        self._rngs = {seat: Rng((seat + 1) << 64 | low) for seat in seats}
        readers: Sequence[int | None] = self.people or [None]
        self._stories = {seat: self._story(seat) for seat in readers}
        self._typed: list[int] = []  # the versions at which somebody typed an answer
        self._shown: int | None = None  # whose knowledge is on the screen
        self._saved: set[Path] = set()
        self._loaded = loaded

    # --- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody quits; return the exit status."""
        self._greet()
        try:
            while (seat := self.table.asked) is not None:
                if seat in self.bots:
                    self._play_bot(seat)
                else:
                    self._play_person(seat)
        except _LeftError as left:
            return left.status
        self._end()
        return FINISHED

    def _greet(self) -> None:
        players = ", ".join(self._you(seat) for seat in range(len(self.names)))
        self.terminal.say(f"Luxor on the edition {self.table.edition.name!r}: {players}.")
        if self.people:
            self.terminal.say("Going on with a saved game." if self._loaded else GREETING)

    def _play_bot(self, seat: int) -> None:
        self.table.play(self.bots[seat].choose(self.table.view(seat), self._rngs[seat]), seat)
        if not self.people:
            self._tell_news(None)

    def _play_person(self, seat: int) -> None:
        """Show a seat its question and take lines until one of them has answered it."""
        same_turn = self._shown == seat and self.table.view(seat).question != "play"
        self._hand_over(seat)
        if same_turn:
            self._tell_news(seat)
            self._tell_hand(self.table.view(seat))
        else:
            self._show_turn(seat)
        self._tell_options(seat)
        version = self.table.version
        while self.table.version == version:
            self._obey(seat, self._ask(f"{self.names[seat]} (? for help)> "))

    def _obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, or an answer."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = COMMANDS.get(word.lower())
        if command is not None:
            command(self, seat, rest.strip())
        elif not line:
            self.terminal.say(f"Choose one of the numbers. {KEYS}")
        else:
            self._answer(seat, line)

    def _answer(self, seat: int, line: str) -> None:
        view = self.table.view(seat)
        try:
            actions = understand(view, line, choices(view))
        except ActionError as error:
            self.terminal.say(f"{error}.", hanging="  ")
            self.terminal.say("Nothing has changed. ? for help, o for your options.")
            return
        self._typed.append(self.table.version)
        for action in actions:
            self.table.play(action, seat)

    def _end(self) -> None:
        me = self._only_person()
        if len(self.people) > 1:
            self._stories[None] = self._story(None)
        self._tell_news(me)
        self.terminal.rule("The end")
        self.terminal.draw(board_text(self.table.view(None), names=self._names(me)))
        assert self.table.result is not None
        self.terminal.draw(result_words(self.table.result, self._names(me)))
        if not self._loaded:
            self.terminal.say(f"The same deal again: --seed {self.table.seed}")

    # --- what is shown -----------------------------------------------------------------------

    def _names(self, seat: int | None) -> list[str]:
        """Return what each seat is called in what ``seat`` reads."""
        return ["You" if i == seat else name for i, name in enumerate(self.names)]

    def _only_person(self) -> int | None:
        return self.people[0] if len(self.people) == 1 else None

    def _you(self, seat: int) -> str:
        name = self.names[seat]
        return name if name == f"p{seat + 1}" else f"{name} (p{seat + 1})"

    def _story(self, seat: int | None) -> Story:
        story = Story(self.table.view(seat).rs, self._names(seat), seat)
        story.follow(self.table.raw_events(seat))
        story.skip(but=self.table.options.players)
        return story

    def _hand_over(self, seat: int) -> None:
        """Guard one person's hand from the next one at the same screen."""
        if len(self.people) > 1 and self._shown != seat:
            self.terminal.clear()
            self._ask(f"{self._you(seat)} is next: press Enter when only you see the screen. ")
            self.terminal.clear()
        self._shown = seat

    def _show_turn(self, seat: int) -> None:
        view = self.table.view(seat)
        self.terminal.rule(f"Round {view.facts['round']} · your turn, {self._you(seat)}")
        self._show_board(seat)
        self._tell_news(seat)
        self._tell_hand(view)

    def _show_board(self, seat: int) -> None:
        self.terminal.draw(board_text(self.table.view(seat), names=self._names(seat)))

    def _tell_news(self, seat: int | None) -> None:
        story = self._stories[seat]
        story.follow(self.table.raw_events(seat, story.events))
        news = story.news()
        if news and self.people:
            self.terminal.say("What happened:")
        self.terminal.list(news)

    def _tell_hand(self, view: View) -> None:
        self.terminal.say(f"Your hand: {hand_words(view)}")

    def _tell_options(self, seat: int) -> None:
        view = self.table.view(seat)
        self.terminal.say(QUESTIONS.get(view.question, f"Decide: {view.question}."))
        heading = ""
        for number, choice in enumerate(choices(view), start=1):
            if choice.heading != heading:
                heading = choice.heading
                self.terminal.say(f"{heading}:", " ")
            self.terminal.say(choice.text, f"  {number:2}  ", " " * 8)
        if reason := unplayable(view):
            self.terminal.say(reason, " ")

    def _ask(self, prompt: str) -> str:
        """Return a line; leave the game politely where there is none any more.

        In a terminal that is a wish (Ctrl-D), in a pipe a script that was too short.
        """
        try:
            return self.terminal.ask(prompt)
        except EOFError:
            self.terminal.say(
                "The input has ended before the game. It is not saved: 's FILE' would have "
                "saved it for 'luxor play --load FILE'."
            )
            raise _LeftError(FINISHED if self.terminal.is_screen else UNFINISHED) from None

    # --- commands ----------------------------------------------------------------------------

    def _help(self, seat: int, thing: str) -> None:
        view = self.table.view(seat)
        if not thing:
            self.terminal.say(HELP, hanging="            ")
        else:
            self.terminal.say(topics(view) if thing == "all" else explain(view, thing), "", "  ")

    def _hand(self, seat: int, _: str) -> None:
        view = self.table.view(seat)
        self._tell_hand(view)
        self.terminal.say(goods_words(view, seat))

    def _board(self, seat: int, _: str) -> None:
        self._show_board(seat)

    def _options(self, seat: int, _: str) -> None:
        self._tell_options(seat)

    def _log(self, seat: int, count: str) -> None:
        if count and not count.isdecimal():
            self.terminal.say(f"l takes a number of turns, not {count!r}.")
            return
        lines = self._stories[seat].log()
        self.terminal.list(lines[-int(count) :] if count else lines)

    def _undo(self, seat: int, _: str) -> None:
        if not self.table.can_undo(seat):
            self.terminal.say(
                "There is nothing to take back: since your last answer the die, a drawn card or "
                "another player has answered."
            )
            return
        before = self._typed.pop() if self._typed else self.table.version - 1
        while self.table.version > before and self.table.can_undo(seat):
            self.table.undo(seat)
        self._stories[seat] = self._story(seat)
        self._stories[seat].skip()
        self.terminal.say("Taken back.")

    def _save(self, _: int, name: str) -> bool:
        if not name:
            self.terminal.say("Say where to: s FILE")
            return False
        path = Path(name).expanduser()
        if path.exists() and path not in self._saved:
            answer = self._ask(f"{path} exists. Type yes to overwrite it: ")
            if answer.lower() not in ("y", "yes"):
                self.terminal.say("Not saved.")
                return False
        try:
            save_table(self.table, path)
        except (OSError, LuxorError) as error:
            self.terminal.say(f"Not saved: {error}")
            return False
        self._saved.add(path)
        again = f"'luxor play --load {path}' goes on with it"
        if self.table.edition.name not in builtin_editions():
            again += ", with the same --edition"
        self.terminal.say(f"Saved: {again}. {HIDDEN_INSIDE}")
        return True

    def _quit(self, seat: int, _: str) -> None:
        name = self._ask("Save first? Type a file name, or press Enter to leave without saving: ")
        if name and not self._save(seat, name):
            return
        raise _LeftError(FINISHED)


COMMANDS: dict[str, Callable[[Session, int, str], object]] = {
    "?": Session._help,
    "help": Session._help,
    "h": Session._hand,
    "b": Session._board,
    "o": Session._options,
    "l": Session._log,
    "u": Session._undo,
    "s": Session._save,
    "q": Session._quit,
}
"""What can be typed instead of an answer."""


def hand_words(view: View) -> str:
    """Return the hand of the view's seat from left to right, both ends marked."""
    hand = [card or "?" for card in view.hand(view.seat or 0)]
    marked = [f"[{c}]" if i in (0, len(hand) - 1) else c for i, c in enumerate(hand)]
    return "  ".join(marked)


def goods_words(view: View, seat: int) -> str:
    """Return what a seat has collected, its scarabs' values only where the view knows them."""
    facts = view.facts
    treasures = ", ".join(
        f"{count} {type_}"
        for type_, count in zip(TREASURE_TYPES, facts["treasures"][seat], strict=False)
    )
    values = [
        str(value)
        for (value, _), count in zip(view.rs.edition.scarabs, facts["scarabs"][seat], strict=True)
        for _ in range(count)
    ]
    scarabs = count_words(facts["scarab_counts"][seat], "scarab")
    worth = f" (worth {', '.join(values)})" if values else ""
    points = view.score(seat)
    return (
        f"{'hidden points' if points is None else count_words(points, 'point')} in play · "
        f"{count_words(facts['keys'][seat], 'key')} · {treasures} · "
        f"{count_words(facts['jokers'][seat], 'joker')} · {scarabs}{worth}"
    )
