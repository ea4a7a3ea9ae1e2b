"""Puts events into words, one after the other: what happened, or what would happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from luxor.cli.module_facts import (
    MUMMY_DISCARDS,
    MUMMY_TILES,
    REPLACE,
    datum_at,
    mummy_space,
    mummy_tile_kinds,
    open_mummy_tiles,
    wake_up,
)
from luxor.cli.module_words import WAKE_UP, effect_title, price_words
from luxor.cli.phrases import count_words
from luxor.cli.words import a_card, card_words, place_words, tile_words
from luxor.core import constants as k
from luxor.core.events import FIELDS, RawEvent
from luxor.core.fold import fold
from luxor.core.state import State

Fields = dict[str, int]
"""An event's numbers by the names of its fields."""

PAST = {
    "takes": "took",
    "lays": "laid",
    "wakes": "woke",
    "gets": "got",
    "can": "could",
    "comes": "came",
    "falls": "fell",
    "rises": "rose",
    "walks": "walked",
    "moves": "moved",
    "scores": "scored",
    "gives": "gave",
    "discards": "discarded",
    "turns": "turned",
}
"""The past of every verb that :class:`Narrator` uses."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A few words on one event; ``movement`` where they say how an adventurer came along."""

    text: str
    movement: bool = False


class Narrator:
    """Puts events into words one after the other, and follows them on a view's state.

    ``state`` is a state as some seat knows it before the first event; it is changed. ``past``
    chooses between what happened and what would happen. ``names`` are what each seat is called,
    ``You`` for whoever reads; without them seats go by their numbers.
    """

    def __init__(self, state: State, *, past: bool, names: Sequence[str] = ()) -> None:
        self.state = state
        self.rs = state.rs
        self.past = past
        self.names = names
        self._landed: tuple[int, int] | None = None  # seat and place of whoever moved last
        self._movers: set[int] = set()
        self._offered = False  # a treasure with one adventurer fewer (H4)
        self._cards = 0  # played in this turn
        self._asked = ""  # the question before the event
        self._again = False  # the die is rolled for the second time (C2)
        self._entering = False  # somebody has just moved into the chamber
        self._passed: list[Clause] = []  # who fell while the mummy walks, until it has stopped
        self._price = 0  # of a mummy tile that is yet to be named
        self._unsaid: list[Clause] = []  # what has happened since it was paid for
        stack = self.facts()["stack"]
        self._quiet = any(self.rs.frames[frame[0]].name == REPLACE for frame in stack)

    def tell(self, event: RawEvent) -> list[Clause]:
        """Follow an event and return what there is to say about it, often nothing."""
        kind = event[0]
        question = self.rs.frames[event[2]].name if kind == k.E_ASKED else ""
        clauses = []
        if kind in _AFTER_ACTION or question in _AFTER_ACTING:
            clauses += self._nothing_done()
        if kind in _ACTIONS or question in _ACTING:
            self._landed = None
        self._offered = question == "spare" or (self._offered and kind != k.E_TURN)
        if kind == k.E_TURN:
            self._movers = set()
            self._cards = 0
            self._quiet = False
        before = self.facts()["data"][event[1]] if kind == k.E_DATA else 0
        fold(self.state, event)
        words = WORDS.get(kind)
        if words is not None:
            fields = dict(zip(FIELDS[kind], event[1:], strict=True))
            clauses += words(self, fields | {"before": before})
        self._entering = kind == k.E_MOVED and event[4] == self.rs.chamber
        self._asked = question or self._asked
        if question == "roll":
            self._again = bool(self.state.frame()[3] & k.AGAIN)
        return self._after_paying(event, clauses) if self._price else clauses

    def verb(self, verb: str) -> str:
        """Return a verb in the tense of this narrator."""
        return PAST[verb] if self.past else verb

    def facts(self) -> dict[str, Any]:
        """Return the numbers of the position reached so far."""
        return self.state.to_dict()

    # --- whose -------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"p{seat + 1}"

    def _whose(self, seat: int, adventurer: int) -> str:
        """Return an adventurer by its owner, unless that is whose turn it is."""
        who = f"a{adventurer + 1}"
        if seat == self.state.active:
            return who
        name = self._name(seat)
        return f"your {who}" if name == "You" else f"{name}'s {who}"

    def _by(self, seat: int, does: str) -> str:
        """Return what a seat does, with its name unless it is its turn."""
        return does if seat == self.state.active else f"{self._name(seat)} {does}"

    # --- cards and moves ---------------------------------------------------------------------

    def _played(self, e: Fields) -> list[Clause]:
        end = "right" if e["end"] == k.RIGHT else "left"
        card = a_card(self.rs, e["card"])
        self._cards += 1
        verb = "played" if self._cards == 1 else "added"
        return [Clause(f"{verb} {card} from the {end}")] if self.past else []

    def _rolled(self, e: Fields) -> list[Clause]:
        face = e["number"]
        if self._asked == "wake_roll":
            brings = next(
                WAKE_UP[name] for name, faces in wake_up(self.rs).items() if face in faces
            )
            return [Clause(f"rolled {face} for the fallen ({brings})")]
        return [Clause(f"rolled {'again: ' if self._again else ''}{face}")]

    def _moved(self, e: Fields) -> list[Clause]:
        start, place, how = e["from"], e["to"], e["how"]
        inside = place == self.rs.chamber
        way = f"{'into' if inside else 'to'} {place_words(self.rs, place)}"
        who = f"a{e['adventurer'] + 1}"
        whence = f"from {place_words(self.rs, start)}"
        text = {
            k.WALK: f"{who} {whence} {way}",
            k.THROWN: f"thrown on by Osiris {way}",
            k.TUNNEL: f"through the tunnel {way}",
            k.JOIN: f"{who}, the last, {whence} {way}",
        }[how]
        self._movers.add(e["adventurer"])
        silent = inside or how == k.TUNNEL or self._quiet
        self._landed = None if silent else (e["seat"], place)
        return [Clause(text, movement=True)]

    def _chose(self, e: Fields) -> list[Clause]:
        """Whose tile acts: of those that all moved (H2), or of those that stay (Q2)."""
        adventurer = e["adventurer"]
        place = self.facts()["positions"][e["seat"]][adventurer]
        stays = not self._movers
        self._movers = {adventurer}
        self._landed = (e["seat"], place)
        if not self.past:
            return []
        who = f"a{adventurer + 1}"
        return [
            Clause(f"{who} stayed on {place_words(self.rs, place)}" if stays else f"{who} acted")
        ]

    def _released(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('wakes')} a{e['adventurer'] + 1} at its statue")]

    def _key_laid(self, _: Fields) -> list[Clause]:
        why = "" if self._entering else " to change the number"
        return [Clause(f"{self.verb('lays')} down a key{why}")]

    def _sarcophagus(self, e: Fields) -> list[Clause]:
        worth = self.rs.edition.sarcophagi[e["which"]]
        return [Clause(f"{self.verb('takes')} the sarcophagus worth {worth}")]

    def _no_move(self, _: Fields) -> list[Clause]:
        return [Clause(f"nobody {self.verb('can')} move")]

    def _granted(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('gets')} an extra turn")]

    # --- what is gained ----------------------------------------------------------------------

    def _treasure(self, e: Fields) -> list[Clause]:
        printed = self.rs.tile(e["tile"])[2]
        extra = "" if e["points"] == printed else f" for {count_words(e['points'], 'point')}"
        return [Clause(f"{self.verb('takes')} {tile_words(self.rs, e['tile'])}{extra}")]

    def _key(self, _: Fields) -> list[Clause]:
        """A key; those of the set-up lie with their owner."""
        return [Clause(f"{self.verb('takes')} a key")] if self.state.round else []

    def _joker(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('takes')} a joker")]

    def _scarab(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('takes')} a scarab{self._worth(e)}")]

    def _scarab_gone(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('gives')} back a scarab{self._worth(e)}")]

    def _worth(self, e: Fields) -> str:
        """Return a scarab's worth to whoever may know it."""
        unknown = e["scarab"] == k.UNKNOWN
        return "" if unknown else f" worth {self.rs.edition.scarabs[e['scarab']][0]}"

    def _points(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('scores')} {count_words(e['points'], 'point')}")]

    def _horus_taken(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('takes')} the Horus card {card_words(self.rs, e['card'])}")]

    def _opened(self, e: Fields) -> list[Clause]:
        """The card under one that was taken; those opened at set-up lie on the board."""
        if self.state.round == 0:
            return []
        return [Clause(f"next on that pile: {card_words(self.rs, e['card'])}")]

    def _laid(self, e: Fields) -> list[Clause]:
        """A tile that came to light; what was laid at set-up lies on the board."""
        if self.state.round == 0:
            return []
        tile = tile_words(self.rs, e["tile"])
        return [Clause(f"{tile} {self.verb('comes')} to light on t{e['space']}")]

    def _drawn(self, e: Fields) -> list[Clause]:
        """A card drawn in play, for its owner; that others draw goes without saying."""
        if e["card"] == k.UNKNOWN or self.state.round == 0:
            return []
        return [Clause(f"drew {a_card(self.rs, e['card'])}")]

    def _shuffled(self, _: Fields) -> list[Clause]:
        return [Clause("the discards became a new draw pile")] if self.past else []

    def _card_moved(self, e: Fields) -> list[Clause]:
        card = self.facts()["hands"][e["seat"]][e["to"]]
        what = "a card" if card == k.UNKNOWN else a_card(self.rs, card)
        does = (
            f"{self.verb('moves')} {what} in the hand from place {e['slot'] + 1} to {e['to'] + 1}"
        )
        return [Clause(self._by(e["seat"], does))]

    def _discarded(self, e: Fields) -> list[Clause]:
        does = f"{self.verb('discards')} {a_card(self.rs, e['card'])}"
        return [Clause(self._by(e["seat"], does))]

    # --- the mummy ---------------------------------------------------------------------------

    def _fell(self, e: Fields) -> list[Clause]:
        """Somebody fell: as the mummy walks by, where it stops, or by ending a move there."""
        seat, adventurer = e["seat"], e["adventurer"]
        facts = self.facts()
        place = facts["positions"][seat][adventurer]
        clause = Clause(f"{self._whose(seat, adventurer)} {self.verb('falls')}")
        if place != mummy_space(self.rs, facts):
            self._passed.append(clause)
            return []
        if seat == self.state.active and adventurer in self._movers:
            clause = Clause(f"{clause.text} on the mummy's tile")
        self._landed = None
        return [clause]

    def _raised(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self._whose(e['seat'], e['adventurer'])} {self.verb('rises')}")]

    def _data(self, e: Fields) -> list[Clause]:
        """What a module has noted, where a player would want to know."""
        name = datum_at(self.rs, e["index"])
        if self.state.round == 0:
            return []
        if name == "mummy.mummy":
            return self._mummy_walked(e["before"], e["value"])
        if name == "mummy.talismans":
            return self._talismans(e["value"] - e["before"])
        if name == "characters.turned":
            return [Clause(f"{self.verb('turns')} a vase, a statue and jewellery over")]
        return []

    def _mummy_walked(self, start: int, end: int) -> list[Clause]:
        fallen, self._passed = self._passed, []
        back = " round" if end > start else ""
        text = f"the mummy {self.verb('walks')} from t{start}{back} to t{end}"
        return [Clause(text), *fallen]

    def _talismans(self, more: int) -> list[Clause]:
        """A talisman taken (Y4), or the price of a mummy tile that is named later (Y9)."""
        if more > 0:
            return [Clause(f"{self.verb('takes')} {'a talisman' if more == 1 else more}")]
        self._price = -more
        self._quiet = True
        return []

    def _after_paying(self, event: RawEvent, clauses: list[Clause]) -> list[Clause]:
        """Keep back what a mummy tile does until it is clear which one was used."""
        self._unsaid += clauses
        tile = None
        facts = self.facts()
        kinds = mummy_tile_kinds(self.rs)
        if event[0] == k.E_PUT and self.rs.pile_names[event[1]] == MUMMY_DISCARDS:
            tile = kinds[event[2]]
        elif event[0] == k.E_ASKED:
            for frame in facts["stack"]:
                if self.rs.frames[frame[0]].name == REPLACE:
                    tile = open_mummy_tiles(self.rs, facts)[frame[2]]
        if tile is None:
            return []
        said, self._unsaid = self._unsaid, []
        self._price = 0
        if not self.past:
            return said
        return [Clause(f"used the mummy tile {effect_title(tile)} for {price_words(tile)}"), *said]

    # --- piles of modules --------------------------------------------------------------------

    def _kind(self, pile: int, kind: int) -> str:
        return self.rs.kind_names[pile][kind - self.rs.pile(pile)[1]]

    def _turned(self, e: Fields) -> list[Clause]:
        """What is turned up from a pile; characters and the first mummy tiles lie open."""
        if self.state.round == 0:
            return []
        if self.rs.pile_names[e["pile"]] == MUMMY_TILES:
            tile = mummy_tile_kinds(self.rs)[e["kind"]]
            return [Clause(f"new mummy tile: {effect_title(tile)} for {price_words(tile)}")]
        what = self._kind(e["pile"], e["kind"])
        return [
            Clause(f"{what} {self.verb('comes')} from the pile {self.rs.pile_names[e['pile']]}")
        ]

    def _put(self, e: Fields) -> list[Clause]:
        pile = self.rs.pile_names[e["pile"]]
        if pile == MUMMY_DISCARDS:
            return []
        return [
            Clause(f"{self.verb('lays')} {self._kind(e['pile'], e['kind'])} on the pile {pile}")
        ]

    def _renewed(self, e: Fields) -> list[Clause]:
        pile = self.rs.pile_names[e["pile"]]
        what = "mummy tiles" if pile == MUMMY_TILES else pile
        return [Clause(f"the used {what} became a new pile")] if self.past else []

    def _secret_drawn(self, e: Fields) -> list[Clause]:
        return [Clause(self._by(e["seat"], f"{self.verb('takes')} {self._secret(e, 'from')}"))]

    def _secret_put(self, e: Fields) -> list[Clause]:
        return [Clause(self._by(e["seat"], f"{self.verb('lays')} {self._secret(e, 'on')}"))]

    def _secret(self, e: Fields, where: str) -> str:
        """Return what only its owner knows, and the pile it has to do with."""
        unknown = e["value"] == k.UNKNOWN
        what = "something" if unknown else self._kind(e["pile"], e["value"])
        return f"{what} {where} the pile {self.rs.pile_names[e['pile']]}"

    # --- what did not happen -----------------------------------------------------------------

    def _nothing_done(self) -> list[Clause]:
        """Say why the tile on which the last move ended has done nothing, if it has not."""
        if self._landed is None:
            return []
        seat, place = self._landed
        self._landed = None
        if len(self._movers) > 1:  # none of those that all moved was chosen to act
            return [Clause("no action")]
        facts = self.facts()
        tile = facts["tiles"][place - 1] if place else 0
        _, family, _, needs, _ = self.rs.tile(tile)
        if self._offered:
            return [Clause(f"left {tile_words(self.rs, tile)}")]
        if family == k.T_TREASURE:
            here = sum(
                at == place and status == k.ACTIVE
                for at, status in zip(
                    facts["positions"][seat], facts["statuses"][seat], strict=True
                )
            )
            return [Clause(f"{here} of the {needs} needed for {tile_words(self.rs, tile)}")]
        if family == k.T_TUNNEL:
            return [Clause("no tunnel further on")]
        if tile == 0:
            return [Clause("no tile there")]
        return [Clause(f"nothing left to take at {tile_words(self.rs, tile)}")]


_ACTIONS = {k.E_TREASURE, k.E_KEY, k.E_JOKER, k.E_SCARAB, k.E_HORUS_TAKEN}
_ACTING = {"take", "scarab"}
_AFTER_ACTION = {k.E_SHUFFLED, k.E_TURN, k.E_ROUND, k.E_ENDED}
_AFTER_ACTING = {"draw", "mummy_tile"}

WORDS: dict[int, Callable[[Narrator, Fields], list[Clause]]] = {
    k.E_DEALT: Narrator._drawn,
    k.E_PLAYED: Narrator._played,
    k.E_ROLLED: Narrator._rolled,
    k.E_MOVED: Narrator._moved,
    k.E_CHOSE: Narrator._chose,
    k.E_RELEASED: Narrator._released,
    k.E_KEY_LAID: Narrator._key_laid,
    k.E_SARCOPHAGUS: Narrator._sarcophagus,
    k.E_TREASURE: Narrator._treasure,
    k.E_KEY: Narrator._key,
    k.E_JOKER: Narrator._joker,
    k.E_SCARAB: Narrator._scarab,
    k.E_SCARAB_GONE: Narrator._scarab_gone,
    k.E_POINTS: Narrator._points,
    k.E_HORUS_TAKEN: Narrator._horus_taken,
    k.E_OPENED: Narrator._opened,
    k.E_LAID: Narrator._laid,
    k.E_DRAWN: Narrator._drawn,
    k.E_SHUFFLED: Narrator._shuffled,
    k.E_CARD_MOVED: Narrator._card_moved,
    k.E_DISCARDED: Narrator._discarded,
    k.E_FELL: Narrator._fell,
    k.E_RAISED: Narrator._raised,
    k.E_DATA: Narrator._data,
    k.E_TURNED: Narrator._turned,
    k.E_PUT: Narrator._put,
    k.E_RENEWED: Narrator._renewed,
    k.E_SECRET_DRAWN: Narrator._secret_drawn,
    k.E_SECRET_PUT: Narrator._secret_put,
    k.E_NO_MOVE: Narrator._no_move,
    k.E_GRANTED: Narrator._granted,
}
"""What is said about each kind of event."""

SILENT = {
    k.E_FIRST: "the set-up",
    k.E_ROUND: "a heading",
    k.E_TURN: "the beginning of a sentence",
    k.E_COULD_MOVE: "a note for the end of the round",
    k.E_ABLE: "a note for the end of the round",
    k.E_ASKED: "a question",
    k.E_SECRET: "a note of a module that only one seat may read",
    k.E_ENDED: "the result",
    k.E_SHOWN: "the result",
    k.E_SCORED: "the result",
}
"""The kinds of event about which nothing is said, and where else they are seen."""
