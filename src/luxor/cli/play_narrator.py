"""Puts events into words, one after the other: what happened, or what would happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

from luxor.cli.module_facts import mummy_space, mummy_tile_kinds
from luxor.cli.module_words import WAKE_UP, effect_title, price_words
from luxor.cli.phrases import count_words
from luxor.cli.plugin_words import own_words, plain
from luxor.cli.words import a_card, card_words, place_words, tile_words
from luxor.core import constants as k
from luxor.core.declarations import NO_EFFECT
from luxor.core.events import RawEvent
from luxor.core.modules.characters import POWERS
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
    """Puts events into words one after the other.

    ``state`` is what some seat knows before the first event. It is only read; its owner may bring
    it up to date after each event, but within a turn need not. ``past`` chooses between what
    happened and what would happen. ``names`` are what each seat is called, ``You`` for whoever
    reads; without them seats go by their numbers.
    """

    def __init__(self, state: State, *, past: bool, names: Sequence[str] = ()) -> None:
        self.state = state
        self.rs = state.rs
        self.past = past
        self.names = names
        self._movers: set[int] = set()
        self._cards = 0  # played in this turn
        self._power = ""  # that was used last, until somebody moves
        self._places: dict[tuple[int, int], int] = {}  # of adventurers that have moved
        self._mummy = 0  # where it has walked to

    def fork(self) -> Narrator:
        """Return a narrator that goes on from here, by itself."""
        other = copy(self)
        other._movers = set(self._movers)
        other._places = dict(self._places)
        return other

    def tell(self, event: RawEvent) -> list[Clause]:
        """Return what there is to say about an event, often nothing."""
        declared = self.rs.events[event[0]]
        if event[0] == k.E_TURN_STARTED:
            self._movers = set()
            self._cards = 0
            self._power = ""
            self._places = {}
            self._mummy = 0
        words = WORDS.get(declared.name)
        if words is not None:
            names = (field.name for field in declared.fields)
            return words(self, dict(zip(names, event[1:], strict=True)))
        return [] if declared.name in SILENT else self._other(event)

    def verb(self, verb: str) -> str:
        """Return a verb in the tense of this narrator."""
        return PAST[verb] if self.past else verb

    def _place(self, seat: int, adventurer: int) -> int:
        """Return where an adventurer is now."""
        known = self.state.pos[seat * k.ADVENTURERS + adventurer]
        return self._places.get((seat, adventurer), known)

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
        again = "again: " if self._power == "reroll" else ""
        return [Clause(f"rolled {again}{e['face']}")]

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
        self._places[e["seat"], e["adventurer"]] = place
        self._power = ""
        return [Clause(text, movement=True)]

    def _chose(self, e: Fields) -> list[Clause]:
        """Whose tile acts: of those that all moved (H2), or of those that stay (Q2)."""
        adventurer = e["adventurer"]
        stays = not self._movers
        self._movers = {adventurer}
        if not self.past:
            return []
        who = f"a{adventurer + 1}"
        where = place_words(self.rs, self._place(e["seat"], adventurer))
        return [Clause(f"{who} stayed on {where}" if stays else f"{who} acted")]

    def _released(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('wakes')} a{e['adventurer'] + 1} at its statue")]

    def _key_spent(self, _: Fields) -> list[Clause]:
        why = " to change the number" if self._power == "key_turner" else ""
        return [Clause(f"{self.verb('lays')} down a key{why}")]

    def _sarcophagus(self, e: Fields) -> list[Clause]:
        worth = self.rs.edition.sarcophagi[e["sarcophagus"]]
        return [Clause(f"{self.verb('takes')} the sarcophagus worth {worth}")]

    def _nothing(self, e: Fields) -> list[Clause]:
        """Say why nobody moves, or why a tile does nothing."""
        reason = NO_EFFECT.to_text(self.rs, e["reason"])
        if e["adventurer"] == k.NOBODY:
            if reason == "no_legal_move":
                return [Clause(f"nobody {self.verb('can')} move")]
            return [Clause("no action")] if self.past else []
        return [Clause(NOTHING[reason].format(**self._tile_under(e["seat"], e["adventurer"])))]

    def _tile_under(self, seat: int, adventurer: int) -> dict[str, object]:
        """Return the tile under an adventurer, how many it needs and how many are there."""
        place = self._place(seat, adventurer)
        tile = self.state.tiles[place]
        statuses = self.state.status[seat * k.ADVENTURERS : (seat + 1) * k.ADVENTURERS]
        here = sum(
            self._place(seat, other) == place and status == k.ACTIVE
            for other, status in enumerate(statuses)
        )
        return {"tile": tile_words(self.rs, tile), "needs": self.rs.tile(tile)[3], "here": here}

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
        card = self.state.hand[e["seat"] * k.HAND + e["slot"]]
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
        """Somebody fell: before the mummy that walks, or by ending a move on its tile."""
        seat, adventurer = e["seat"], e["adventurer"]
        mummy = self._mummy or mummy_space(self.rs, {"data": self.state.data})
        text = f"{self._whose(seat, adventurer)} {self.verb('falls')}"
        moved = seat == self.state.active and adventurer in self._movers
        if moved and self._place(seat, adventurer) == mummy:
            text += " on the mummy's tile"
        return [Clause(text)]

    def _raised(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self._whose(e['seat'], e['adventurer'])} {self.verb('rises')}")]

    def _mummy_walked(self, e: Fields) -> list[Clause]:
        self._mummy = e["to"]
        back = " round" if e["to"] > e["from"] else ""
        return [Clause(f"the mummy {self.verb('walks')} from t{e['from']}{back} to t{e['to']}")]

    def _talismans(self, e: Fields) -> list[Clause]:
        what = "a talisman" if e["count"] == 1 else f"{e['count']} talismans"
        return [Clause(f"{self.verb('takes')} {what}")]

    def _mummy_tile_used(self, e: Fields) -> list[Clause]:
        return [Clause(f"used the mummy tile {self._mummy_tile(e)}")] if self.past else []

    def _mummy_tile_revealed(self, e: Fields) -> list[Clause]:
        """A new mummy tile; the first ones lie open."""
        return [Clause(f"new mummy tile: {self._mummy_tile(e)}")] if self.state.round else []

    def _mummy_tile(self, e: Fields) -> str:
        tile = mummy_tile_kinds(self.rs)[e["tile"]]
        return f"{effect_title(tile)} for {price_words(tile)}"

    def _reshuffled(self, _: Fields) -> list[Clause]:
        return [Clause("the used mummy tiles became a new pile")] if self.past else []

    def _wake_up_rolled(self, e: Fields) -> list[Clause]:
        brings = list(WAKE_UP.values())[e["outcome"]]
        return [Clause(f"rolled {e['face']} for the fallen ({brings})")]

    # --- other modules -----------------------------------------------------------------------

    def _power_used(self, e: Fields) -> list[Clause]:
        self._power = POWERS[e["power"]]
        return []

    def _treasures_turned(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('turns')} a vase, a statue and jewellery over")]

    def _other(self, event: RawEvent) -> list[Clause]:
        """Return the event of a module without words: its name and what is known of it."""
        declared = self.rs.events[event[0]]
        text = own_words(self.rs, f"event.{declared.name}") or plain(declared.name)
        known = []
        for field, number in zip(declared.fields, event[1:], strict=True):
            if field.name == "seat":
                text = self._by(number, text)
            elif number != k.UNKNOWN or not field.secret:
                known.append(plain(field.type.to_text(self.rs, number)))
        if known:
            text += f": {', '.join(known)}"
        return [Clause(text)]


NOTHING = {
    "too_few_adventurers": "{here} of the {needs} needed for {tile}",
    "declined": "left {tile}",
    "nothing_left": "nothing left to take at {tile}",
    "no_tunnel_ahead": "no tunnel further on",
    "no_tile": "no tile there",
}
"""Why a tile does nothing for an adventurer."""

WORDS: dict[str, Callable[[Narrator, Fields], list[Clause]]] = {
    "card_dealt": Narrator._drawn,
    "card_played": Narrator._played,
    "die_rolled": Narrator._rolled,
    "adventurer_moved": Narrator._moved,
    "adventurer_chosen": Narrator._chose,
    "adventurer_released": Narrator._released,
    "key_spent": Narrator._key_spent,
    "sarcophagus_taken": Narrator._sarcophagus,
    "treasure_taken": Narrator._treasure,
    "key_taken": Narrator._key,
    "joker_taken": Narrator._joker,
    "scarab_taken": Narrator._scarab,
    "points_scored": Narrator._points,
    "horus_card_taken": Narrator._horus_taken,
    "horus_card_revealed": Narrator._opened,
    "tile_laid": Narrator._laid,
    "card_drawn": Narrator._drawn,
    "discards_shuffled": Narrator._shuffled,
    "card_moved": Narrator._card_moved,
    "card_discarded": Narrator._discarded,
    "adventurer_fell": Narrator._fell,
    "adventurer_raised": Narrator._raised,
    "nothing_happened": Narrator._nothing,
    "extra_turn_granted": Narrator._granted,
    "mummy_walked": Narrator._mummy_walked,
    "talismans_taken": Narrator._talismans,
    "mummy_tile_used": Narrator._mummy_tile_used,
    "mummy_tile_revealed": Narrator._mummy_tile_revealed,
    "mummy_tiles_reshuffled": Narrator._reshuffled,
    "wake_up_rolled": Narrator._wake_up_rolled,
    "scarab_returned": Narrator._scarab_gone,
    "power_used": Narrator._power_used,
    "treasures_turned": Narrator._treasures_turned,
}
"""What is said about each event."""

SILENT = {
    "first_player_chosen": "the set-up",
    "round_started": "a heading",
    "turn_started": "the beginning of a sentence",
    "could_move": "a note for the end of the round",
    "could_move_secretly": "a note for the end of the round",
    "question_asked": "a question",
    "game_ended": "the result",
    "scarabs_revealed": "the result",
    "final_points": "the result",
    "mummy_placed": "the set-up",
    "talismans_dealt": "the set-up",
    "mummy_tiles_offered": "a question",
    "mummy_tile_discarded": "the tile was used",
    "covered_tile_laid": "the set-up",
    "covered_tile_turned": "the tile that is laid then",
    "character_drawn": "the set-up",
    "power_bound": "a note for the next question",
}
"""Events about which nothing is said, and where else they are seen."""
