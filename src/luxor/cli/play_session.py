"""One game in the terminal: shows each person what that seat may know, and takes the answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import luxor
from luxor.bots import Bot, bot_rng
from luxor.bots.asking import FALLBACK, ask, begin_game, close_bot, end_game
from luxor.cli.board import board_text
from luxor.cli.hint_text import tell_short_hint
from luxor.cli.module_facts import has_module, talismans
from luxor.cli.module_words import character_line
from luxor.cli.phrases import all_of, count_words
from luxor.cli.play_answers import missing_words
from luxor.cli.play_choices import Choice, choices, understand
from luxor.cli.play_files import command, seat_options
from luxor.cli.play_keep import Keeper
from luxor.cli.play_result import result_words
from luxor.cli.play_story import Story
from luxor.cli.play_terminal import Terminal, printable
from luxor.cli.plugin_words import data_lines, plain
from luxor.cli.questions import question_words
from luxor.cli.words import discard_words, explain, topics
from luxor.core.build import COMPILER_PACKAGES
from luxor.core.errors import ActionError
from luxor.core.view import View
from luxor.play.preview import Preview
from luxor.play.table import Table

FINISHED = 0
UNFINISHED = 1
INTERRUPTED = 130

BOT_NAME = re.compile(r"bot\d+", re.ASCII)
MOST_DIGITS = 6

KEYS = (
    "number choose · ? help · h hand · b board · d discards · o options · hint · l log · u undo "
    "· s save · q quit"
)

NOT_COMPILED = (
    "The engine isn't compiled here, so strong bots and hints take longer and see less. On Debian "
    f"or Ubuntu, apt install {COMPILER_PACKAGES} and then set Luxor up again."
)

HELP = """\
How to play
  Type the number of what you want to do. Or type the action itself: left, right, a2+3 (your \
adventurer a2 moves 3 tiles), a2-1 (one back), +3 (if only one can), a2, key, joker, scarab, \
horus1, yes, no, slot2 (the second card of your hand), tile1 (the first open mummy tile), give1; \
also two at once: left a2+3.
  ? THING   explains a card, a tile, a space or anything else: ? die, ? h1:last, ? vase3, ? t12, \
? mummy
  ? all     lists everything that can be explained
  h         your hand and what you own
  b         the board
  d         the discard pile, card by card
  o         your options again
  hint      what a bot thinks of each of them, and why; it knows no more than you
  l         the log of the whole game; l 5 for the last 5 turns
  u         undo, until the die, a drawn card or another player has answered
  s FILE    save the game; {command} play --load FILE goes on with it
  q         quit
  Whole words do as well: help, hand, board, discards, options, log, undo, save, quit."""


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
        record: Path | None = None,
    ) -> None:
        """Seat ``bots``; all other seats are people's.

        ``loaded`` if the game was saved before. ``record`` is a file that gets the game's record
        when it ends or is left.
        """
        self.table = table
        self.names = tuple(printable(name) for name in table.names)
        self.bots = dict(bots)
        self.terminal = terminal or Terminal()
        seats = range(table.options.players)
        self.people = [seat for seat in seats if seat not in self.bots]
        self._rngs = {seat: bot_rng(table.seed, seat) for seat in self.bots}
        readers: Sequence[int | None] = self.people or [None]
        self._stories = {seat: self._story(seat) for seat in readers}
        self._typed: list[int] = []  # the versions at which somebody typed an answer
        self._shown: int | None = None  # whose knowledge is on the screen
        self._shown_turn = 0  # the number of the turn that is on the screen
        self._ahead: Preview  # where the answers of the person who is asked lead
        self._choices: list[Choice]  # that this person has
        self._loaded = loaded
        self._keeper = Keeper(
            table, self.people, self.terminal, self._ask, loaded=loaded, record=record
        )

    # --- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody quits; return the exit status."""
        status = FINISHED
        recorded = False
        try:
            self._greet()
            for bot in self.bots.values():
                begin_game(bot)
            while (seat := self.table.asked) is not None:
                if seat in self.bots:
                    self._play_bot(seat)
                else:
                    self._play_person(seat)
            for seat, bot in self.bots.items():
                end_game(bot, self.table.view(seat))
            self._end()
        except _LeftError as left:
            status = left.status
        except KeyboardInterrupt:
            status = INTERRUPTED
            if not self._keeper.is_safe:
                self.terminal.say("Interrupted: the game was not saved.")
        finally:
            recorded = self._keeper.leave()
            for bot in self.bots.values():
                close_bot(bot)
        return status if recorded else status or UNFINISHED

    def _greet(self) -> None:
        # A bot of a new game has a name that says so; a saved game may have had a person there.
        renamed = [seat for seat in self.bots if not BOT_NAME.fullmatch(self.names[seat])]
        players = ", ".join(
            f"{self.names[seat]} (p{seat + 1}, played by a bot)"
            if seat in renamed
            else self._you(seat)
            for seat in range(len(self.names))
        )
        modules = self.table.options.modules
        played = f" with {all_of(plain(name) for name in modules)}" if modules else ""
        self.terminal.say(f"Luxor on the edition {self.table.edition.name!r}{played}: {players}.")
        if self.bots and not self._loaded and not luxor.is_compiled():
            self.terminal.say(NOT_COMPILED)
        if self.people:
            self.terminal.say("Going on with a saved game." if self._loaded else GREETING)
        if self.people and self._loaded and renamed:
            who = " and ".join(self._you(seat) for seat in renamed)
            options = seat_options(
                sorted({*self.people, *renamed}), len(self.names), self.table.asked
            )
            self.terminal.say(
                f"Bots play for {who}. To let people play there, load the game with {options}."
                if len(renamed) > 1
                else f"A bot plays for {who}. To let a person play there, load the game with "
                f"{options}."
            )

    def _play_bot(self, seat: int) -> None:
        answer = ask(self.bots[seat], self.table.view(seat), self._rngs[seat])
        if answer.fault is not None:
            self.terminal.say(f"p{seat + 1}'s bot {answer.fault}: {FALLBACK}.")
        self.table.play(answer.action, seat)
        if not self.people:
            self._tell_news(None)

    def _play_person(self, seat: int) -> None:
        """Show a seat its question and take lines until one of them has answered it."""
        turn = self._turn_number(seat)
        same_turn = self._shown == seat and self._shown_turn == turn
        self._hand_over(seat)
        self._shown_turn = turn
        self._ahead = Preview(self.table.view(seat))
        self._choices = choices(self._view, self._ahead)
        if same_turn:
            self._tell_news(seat)
            self._tell_hand()
        else:
            self._show_turn(seat)
        self._tell_options()
        version = self.table.version
        while self.table.version == version:
            self._obey(seat, self._ask(f"{self.names[seat]} (? for help)> "))

    def _obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, or an answer."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        word, rest = word.lower(), rest.strip()
        command = COMMANDS.get(IN_FULL.get(word, word))
        if command is not None and rest and command not in WITH_MORE:
            about = " It tells about all your options." if word == "hint" else ""
            self.terminal.say(f"{word} stands alone, without {_shown(rest)}.{about} ? for help.")
        elif command is not None:
            command(self, seat, rest)
        elif not line:
            self.terminal.say(f"Choose one of the numbers. {KEYS}")
        else:
            self._answer(seat, line)

    def _answer(self, seat: int, line: str) -> None:
        try:
            actions = understand(self._view, line, self._choices, self._ahead)
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
        self.terminal.draw(board_text(self.table.view(me), names=self._names(me)))
        assert self.table.result is not None
        columns = self.terminal.columns
        self.terminal.draw(result_words(self.table.result, self._names(me), columns))
        if not self._loaded:
            self.terminal.say(f"The same deal again: --seed {self.table.seed}")
        if self.people and self.terminal.is_screen and not self._keeper.is_safe:
            while not self._keeper.offer("Save the record of this game?"):
                pass

    @property
    def _view(self) -> View:
        """What the person who is asked knows."""
        return self._ahead.view

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

    def _turn_number(self, seat: int) -> int:
        story = self._stories[seat]
        story.follow(self.table.raw_events(seat, story.events))
        return len(story.chapters)

    def _show_turn(self, seat: int) -> None:
        """Show the table to somebody whose turn it is, or who is asked in another one's turn."""
        view = self._view
        active = view.facts["active"]
        chapters = self._stories[seat].chapters
        extra = "extra " if chapters and chapters[-1].extra else ""
        whose = f"your {extra}turn, {self._you(seat)}"
        if active != seat:
            whose = f"{self.names[active]}'s {extra}turn, and a question to you, {self._you(seat)}"
        self.terminal.rule(f"Round {view.facts['round']} · {whose}")
        self._show_board(seat)
        self._tell_news(seat)
        self._tell_hand()

    def _show_board(self, seat: int) -> None:
        self.terminal.draw(board_text(self._view, names=self._names(seat)))

    def _tell_news(self, seat: int | None) -> None:
        story = self._stories[seat]
        story.follow(self.table.raw_events(seat, story.events))
        news = story.news()
        if news and self.people:
            self.terminal.say("What happened:")
        self.terminal.list(news)

    def _tell_hand(self) -> None:
        self.terminal.say(f"Your hand: {hand_words(self._view)}")

    def _tell_options(self) -> None:
        self.terminal.say(question_words(self._view))
        heading = ""
        for number, choice in enumerate(self._choices, start=1):
            if choice.heading != heading:
                heading = choice.heading
                self.terminal.say(f"{heading}:", " ")
            self.terminal.say(choice.text, f"  {number:2}  ", " " * 8)
        for reason in missing_words(self._view):
            self.terminal.say(reason, " ")

    def _ask(self, prompt: str) -> str:
        """Return a line; leave the game politely where there is none any more.

        In a terminal that is a wish (Ctrl-D), in a pipe a script that was too short.
        """
        try:
            return self.terminal.ask(prompt)
        except EOFError:
            if not self.table.is_over:
                lost = (
                    f" It is not saved: 's FILE' would have saved it for '{command()} play --load "
                    f"FILE'."
                )
                self.terminal.say(
                    "The input has ended before the game." + ("" if self._keeper.is_safe else lost)
                )
            raise _LeftError(FINISHED if self.terminal.is_screen else UNFINISHED) from None

    # --- commands ----------------------------------------------------------------------------

    def _help(self, _: int, thing: str) -> None:
        if not thing:
            self.terminal.say(HELP.format(command=command()), hanging="            ")
        else:
            words = topics(self._view) if thing == "all" else explain(self._view, thing)
            self.terminal.say(words, "", "  ")

    def _hand(self, seat: int, _: str) -> None:
        self._tell_hand()
        self.terminal.say(goods_words(self._view, seat))

    def _board(self, seat: int, _: str) -> None:
        self._show_board(seat)

    def _discards(self, _: int, __: str) -> None:
        self.terminal.say(discard_words(self._view), "", "  ")

    def _options(self, _: int, __: str) -> None:
        self._tell_options()

    def _hint(self, _: int, __: str) -> None:
        tell_short_hint(self._view, self.terminal)

    def _log(self, seat: int, count: str) -> None:
        turns = int(count) if count.isdecimal() and len(count) <= MOST_DIGITS else 0
        if count and not turns:
            self.terminal.say(f"l takes a number of turns from 1 on, not {_shown(count)}.")
            return
        lines = self._stories[seat].log(turns or None)
        self.terminal.list(lines or ["Nobody has played yet."])

    def _undo(self, seat: int, _: str) -> None:
        if all(answer.seat != seat for answer in self.table.answers):
            self.terminal.say("There is nothing to take back: you have not answered yet.")
            return
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
        self._shown_turn = 0
        self.terminal.say("Taken back.")

    def _save(self, _: int, name: str) -> bool:
        if not name:
            self.terminal.say("Say where to: s FILE")
            return False
        return self._keeper.save(name)

    def _quit(self, _: int, __: str) -> None:
        if not self._keeper.is_safe and not self._keeper.offer("Save first?"):
            return
        raise _LeftError(FINISHED)


COMMANDS: dict[str, Callable[[Session, int, str], object]] = {
    "?": Session._help,
    "h": Session._hand,
    "b": Session._board,
    "d": Session._discards,
    "o": Session._options,
    "hint": Session._hint,
    "l": Session._log,
    "u": Session._undo,
    "s": Session._save,
    "q": Session._quit,
}
"""What can be typed instead of an answer."""

IN_FULL = {
    "help": "?",
    "hand": "h",
    "board": "b",
    "discards": "d",
    "options": "o",
    "log": "l",
    "undo": "u",
    "save": "s",
    "quit": "q",
    "exit": "q",
}
"""The same in full words."""

WITH_MORE = (Session._help, Session._log, Session._save)
"""Those that take something behind their word."""


def _shown(typed: str) -> str:
    """Return what somebody typed in quotes, shortened."""
    return repr(typed if len(typed) <= 40 else f"{typed[:37]}...")


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
        for type_, count in zip(view.rs.treasure_types, facts["treasures"][seat], strict=False)
    )
    values = [
        str(value)
        for (value, _), count in zip(view.rs.edition.scarabs, facts["scarabs"][seat], strict=True)
        for _ in range(count)
    ]
    scarabs = count_words(facts["scarab_counts"][seat], "scarab")
    worth = f" (worth {', '.join(values)})" if values else ""
    points = view.score(seat)
    more = ""
    if has_module(view.rs, "mummy"):
        more += " · " + count_words(talismans(view.rs, facts, seat), "talisman")
    if character := character_line(view, seat):
        more += f"\nYour character: {character}"
    more += "".join(f"\n{line}" for line in data_lines(view, seat))
    return (
        f"{'hidden points' if points is None else count_words(points, 'point')} in play · "
        f"{count_words(facts['keys'][seat], 'key')} · {treasures} · "
        f"{count_words(facts['jokers'][seat], 'joker')} · {scarabs}{worth}{more}"
    )
