"""One game at the server, as a value of its log.

:meth:`Game.apply` is the only thing that changes a game, entry by entry; so the same log always
gives the same game. What people ask for is checked in ``commands.py``, which answers with entries.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final

from luxor.core import constants as k
from luxor.core.edition import Edition
from luxor.core.nodes import Result
from luxor.notation.edition_file import load_edition
from luxor.play.table import Answer, Played, Table
from luxor.server.game import entries as e
from luxor.server.game.clock import Clocks
from luxor.server.game.proposals import OF_A_SEAT, Proposal
from luxor.server.game.seats import Seat
from luxor.server.protocol.setup import GameSetup

OPEN_PHASES: Final = ("waiting", "playing")


class Game:
    """A game from its creation to its end; ``version`` counts the entries of its log."""

    def __init__(self, game: str, setup: GameSetup, secret: bytes) -> None:
        self.id = game
        self.setup = setup
        self.secret = secret
        self.options = setup.options()
        self.edition: Edition = load_edition(setup.edition)
        self.version = 0
        self.phase = "waiting"
        self.seats = [Seat.of(number, seat) for number, seat in enumerate(setup.seats)]
        self.table: Table | None = None
        self.contributions: tuple[bytes, ...] | None = None  # what players added to the deal
        self.drawn = 0  # answers of chance, those included that were taken back
        self.proposals: dict[int, Proposal] = {}
        self.clocks = Clocks(setup.clock, len(self.seats))
        self.awake_since = 0  # since when the server has answered, in ms since 1970; in no log
        self.given_up: list[int] = []  # the first to give up first
        self.rematch: str | None = None
        self.times = array("Q")  # when each answer of the table was given, in ms since 1970
        self.kept = array("I")  # by version: how many events no later entry took back
        self.moved = 0  # the version at which the position became what it is
        self.asked_for_seats = 0  # how often spectators have
        self.host_seats = set(setup.own)  # of whoever created the game
        self._played: Played | None = None  # the answers of the present entry, carried out
        self._now = 0  # when the last entry happened, in ms since 1970
        self._turn_at = -1  # which event began the present turn, where there are clocks
        self._looked = 0  # how many events were looked at for it

    @classmethod
    def rebuild(
        cls, game: str, setup: GameSetup, secret: bytes, log: Iterable[tuple[int, e.Entry]]
    ) -> Game:
        """Return the game after a log of times and entries."""
        found = cls(game, setup, secret)
        for at, entry in log:
            found.apply(entry, at)
        return found

    # --- looking -----------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None if none is."""
        return self.table.asked if self.table is not None and self.phase == "playing" else None

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is asked, None if it is no bot's move."""
        return None if self.asked is None else self.seats[self.asked].level

    @cached_property
    def commitment(self) -> str:
        """What everybody may know of the secret before the end: its SHA-256; empty if none."""
        return hashlib.sha256(self.secret).hexdigest() if self.secret else ""

    @property
    def is_full(self) -> bool:
        """Whether nobody is missing at the table."""
        return all(seat.kind in ("person", "bot") for seat in self.seats)

    @property
    def is_dealing(self) -> bool:
        """Whether everybody has sat down and the table waits for what they add to the deal."""
        return self.phase == "waiting" and self.is_full and self._has_digests

    @property
    def _has_digests(self) -> bool:
        return any(seat.digest is not None for seat in self.seats)

    def dealing(self) -> dict[str, Any] | None:
        """Return what players add to the deal (``DealingJson``), None if nothing or not yet."""
        if self.contributions is None and not self.is_dealing:
            return None
        return {
            "digests": [seat.digest for seat in self.seats],
            "revealed": [seat.revealed for seat in self.seats],
        }

    def added(self) -> tuple[bytes, ...] | None:
        """Return the bytes that each seat has revealed by now; None if none has promised any."""
        if not self._has_digests:
            return None
        return tuple(bytes.fromhex(seat.revealed or "") for seat in self.seats)

    def voters(self, but: int | None) -> list[int]:
        """Return the seats of persons whose consent counts, but one."""
        return [seat.number for seat in self.seats if seat.has_say and seat.number != but]

    def people(self, but: int | None = None) -> list[int]:
        """Return the seats that belong to persons, but one; a bot may stand in for them."""
        return [seat.number for seat in self.seats if seat.is_persons and seat.number != but]

    @property
    def is_shared(self) -> bool:
        """Whether somebody else than the host has played here."""
        return any(s.taken and s.number not in self.host_seats for s in self.seats)

    def may_undo(self, seat: int) -> bool:
        """Return whether a person may take back the last answer of a seat."""
        return self.table is not None and self.table.can_undo(seat) and self.seats[seat].has_say

    def has_to_agree(self, wish: e.Proposed) -> list[int]:
        """Return the seats that a proposal waits for."""
        if wish.what in ("abort", "take_over", "take_back"):  # theirs, though a bot stands in
            return self.people(but=wish.by)
        left_out = {*(wish.absent or ()), *([wish.whose] if wish.what in OF_A_SEAT else [])}
        return [seat for seat in self.voters(but=wish.by) if seat not in left_out]

    def names(self) -> list[str]:
        """Return what the seats are called in a record, where every letter can be printed."""
        return [_printable(seat.name) or f"p{seat.number + 1}" for seat in self.seats]

    def result(self) -> dict[str, Any] | None:
        """Return how the game ended (``ResultJson``), None if it has not."""
        if self.phase != "over" or self.table is None:
            return None
        found = self.table.standing()
        return {
            "reason": found.reason if self.table.is_over else "resigned",
            "ranking": self._ranking(found),
            "points": list(found.points),
            "by_source": list(found.by_source),
        }

    def _ranking(self, found: Result) -> list[list[int]]:
        """Return the places: who gave up comes last, and the first to do so at the very end."""
        places = [[seat for seat in place if seat not in self.given_up] for place in found.ranking]
        last = [[seat] for seat in reversed(self.given_up)]
        return [place for place in places if place] + last

    # --- what happens ------------------------------------------------------------------------

    def apply(self, entry: e.Entry, at: int, played: Played | None = None) -> None:
        """Take in the next entry of the log; ``at`` is when it happened, in ms since 1970.

        ``played`` are the answers of the entry where they have been carried out already; otherwise
        they are checked and carried out here.
        """
        self.version += 1
        self._now = at
        self._played = played
        self.clocks.pass_to(at, charge=self._charges(entry))
        HAPPENINGS[type(entry)](self, entry)
        if self.table is not None and self.table.is_over and self.phase == "playing":
            self.phase = "over"
        if self.phase not in OPEN_PHASES:
            self.proposals = {n: p for n, p in self.proposals.items() if p.what.what == "rematch"}
        for proposal in self.proposals.values():  # people come back, and bots stand in for them
            asked = self.has_to_agree(proposal.what)
            proposal.waits_for = [seat for seat in asked if seat not in proposal.agreed]
        self._run_clock()
        self._count_events()
        self._note_times(at)
        self._played = None

    def _charges(self, entry: e.Entry) -> bool:
        """Whether the time since the last entry was somebody's; notes how much of it was not."""
        if not isinstance(entry, e.Resumed):
            return True
        self.clocks.free = entry.free or 0
        return entry.free is not None

    def events_since(self, version: int) -> int:
        """Return how many events somebody who had a version still has right."""
        return self.kept[version - 1] if 0 < version <= len(self.kept) else 0

    def _count_events(self) -> None:
        """Note how many events there are; what was taken back is gone for earlier versions too."""
        count = 0 if self.table is None else self.table.event_count
        for i in range(len(self.kept) - 1, -1, -1):
            if self.kept[i] <= count:
                break
            self.kept[i] = count
        self.kept.append(count)

    def _note_times(self, at: int) -> None:
        """Note when the answers were given that are new; those that were taken back are gone."""
        count = 0 if self.table is None else self.table.version
        del self.times[count:]
        self.times.extend([at] * (count - len(self.times)))

    def _run_clock(self) -> None:
        seat = self.asked
        is_person = seat is not None and self.seats[seat].level is None
        if self.table is not None and self.setup.clock is not None:
            self._find_turn(self.table)
        self.clocks.run_for(seat if is_person else None, self._turn_at)

    def _find_turn(self, table: Table) -> None:
        """Look where the present turn began; one that was taken back is looked for anew."""
        count = table.event_count
        since = 0 if self._turn_at >= count else min(self._looked, count)
        if since == 0:
            self._turn_at = -1
        for place, event in enumerate(table.raw_events(None, since), start=since):
            if event[0] == k.E_TURN_STARTED:
                self._turn_at = place
        self._looked = count

    def _seated(self, entry: e.Seated) -> None:
        seat = self.seats[entry.seat]
        again = seat.taken and self.phase == "waiting"  # under another name, most of the time
        seat.changes += again or entry.asked is not None
        seat.level = entry.level
        seat.asked_for_bot = entry.asked is not None
        seat.name = entry.name or seat.name
        if entry.level is None:
            seat.last_move = self._now
        if self.phase == "waiting" and entry.level is not None:  # in the place of who has gone
            seat.taken, seat.name = False, self.setup.seats[entry.seat].name
        seat.taken = seat.taken or entry.level is None
        seat.away = seat.timed_out = False
        if self.phase == "waiting":
            seat.digest, seat.revealed = entry.digest, None
        self._forget({"bot", "take_over"}, entry.seat)

    def _left(self, entry: e.Left) -> None:
        seat = self.seats[entry.seat]
        seat.changes += 1
        if self.phase == "waiting":
            self.host_seats.discard(entry.seat)
            seat.taken, seat.name = False, self.setup.seats[entry.seat].name
            seat.digest = seat.revealed = None
        else:
            seat.away = True

    def _revealed(self, entry: e.Revealed) -> None:
        self.seats[entry.seat].revealed = entry.data

    def _dealt(self, entry: e.Dealt) -> None:
        self.table = Table.opened(
            self.options, edition=self.edition, hide_scores=self.setup.hide_scores
        )
        self.phase = "playing"
        self.contributions = self.added()
        self.moved = self.version
        self._follow(entry.answers)

    def _answered(self, entry: e.Answered) -> None:
        self.moved = self.version
        self._follow(entry.answers)
        self._forget({"take_back"})
        if self.seats[entry.seat].level is None:
            self.seats[entry.seat].last_move = self._now
            self._forget(set(OF_A_SEAT), entry.seat)

    def _follow(self, answers: Iterable[e.Given]) -> None:
        assert self.table is not None
        given = [Answer(seat, number) for seat, number in answers]
        if self._played is not None and self._played.answers == given:
            self.table.adopt(self._played)
        else:
            self.table.follow(given)
        self.drawn += sum(answer.seat is None for answer in given)

    def _undone(self, entry: e.Undone) -> None:
        assert self.table is not None
        self.table.undo(entry.seat)
        self.moved = self.version
        self._forget({"take_back"})
        self._forget(set(OF_A_SEAT), entry.seat)

    def _proposed(self, entry: e.Proposed) -> None:
        self.asked_for_seats += entry.by is None
        proposal = Proposal(self.version, entry, self._now)
        if entry.by is not None and entry.digest is not None:
            proposal.digests[entry.by] = entry.digest
        self.proposals[self.version] = proposal

    def _voted(self, entry: e.Voted) -> None:
        proposal = self.proposals[entry.proposal]
        if not entry.yes:
            del self.proposals[entry.proposal]
            return
        proposal.agreed.append(entry.seat)
        if entry.digest is not None:
            proposal.digests[entry.seat] = entry.digest

    def _taken_back(self, entry: e.TakenBack) -> None:
        assert self.table is not None
        self.table.take_back(entry.to)
        self.moved = self.version
        self._forget({"take_back"})

    def _resigned(self, entry: e.Resigned) -> None:
        seat = self.seats[entry.seat]
        seat.resigned = True
        seat.timed_out = entry.by_clock is not None
        self.given_up.append(entry.seat)
        self._forget({"bot", "take_over", "claim"}, entry.seat)
        playing = len(self.seats) - len(self.given_up)
        if entry.ends or not self.voters(but=None) or playing < 2:
            self.phase = "over"
        else:
            seat.level = entry.level

    def _flagged(self, entry: e.Flagged) -> None:
        seat = self.seats[entry.seat]
        seat.level = entry.level
        seat.timed_out = True
        seat.asked_for_bot = False
        self._forget({"bot"}, entry.seat)

    def _aborted(self, _entry: e.Aborted) -> None:
        self.phase = "aborted"

    def _resumed(self, _entry: e.Resumed) -> None:
        """Nothing else happens."""

    def _rematched(self, entry: e.Rematched) -> None:
        self.rematch = entry.game
        self._forget({"rematch"})

    def _reclaimed(self, entry: e.Reclaimed) -> None:
        seat = self.seats[entry.seat]
        seat.reclaimed = True
        seat.level = None
        seat.away = seat.timed_out = False
        seat.last_move = self._now
        self._forget(set(OF_A_SEAT), entry.seat)

    def _forget(self, kinds: set[str], whose: int | None = None) -> None:
        """Drop proposals that are settled or out of date."""
        self.proposals = {
            number: proposal
            for number, proposal in self.proposals.items()
            if proposal.what.what not in kinds
            or (whose is not None and proposal.what.whose != whose)
        }


def _printable(name: str | None) -> str:
    """Return a name with a blank in the place of letters that Python does not print."""
    return "".join(letter if letter.isprintable() else " " for letter in name or "")


HAPPENINGS: Final[dict[type, Callable[[Game, Any], None]]] = {
    e.Seated: Game._seated,
    e.Left: Game._left,
    e.Revealed: Game._revealed,
    e.Dealt: Game._dealt,
    e.Answered: Game._answered,
    e.Undone: Game._undone,
    e.Proposed: Game._proposed,
    e.Voted: Game._voted,
    e.TakenBack: Game._taken_back,
    e.Resigned: Game._resigned,
    e.Flagged: Game._flagged,
    e.Aborted: Game._aborted,
    e.Resumed: Game._resumed,
    e.Rematched: Game._rematched,
    e.Reclaimed: Game._reclaimed,
}
"""What each kind of entry does to a game."""
