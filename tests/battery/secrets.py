"""A seat cannot tell two positions apart that differ only in what it may not know (P1).

Two such positions are made from one view. The same answers are then given to both, as far as they
are the same *to the viewer*: where another seat lays an unseen card, the second position is
rearranged (a hidden card changes places with another hidden one) so that it holds the same card
there; what others draw or give away in secret is chosen for each position by itself. Until an
answer is possible in only one of them, the viewer must get equal events, equal questions and equal
options.
"""

from __future__ import annotations

from collections.abc import Callable

from luxor.core import constants as k
from luxor.core import engine, events
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation.codec.changes import ViewFollower
from tests.battery.games import RandomGame, choose
from tests.battery.invariants import Form

SPACING = 24  # about one node of so many becomes a pair
STEPS = 40  # answers given to a pair
QUESTIONS = 2  # about one question of so many is looked at closely
AHEAD = 3  # answers given to it and to those that follow

_REVEALED_AT_THE_END = (k.E_SCARABS_REVEALED, k.E_FINAL_POINTS)


class Pair:
    """Two positions that ``seen.seat`` cannot tell apart, and how far they were played on."""

    def __init__(self, seen: View, rng: Rng, real: State | None = None) -> None:
        self.seat = seen.seat
        self.rng = rng
        self.a = determinize(seen, rng) if real is None else real.copy()
        self.b = determinize(seen, rng)
        self.a.events, self.b.events = [], []
        self.followers = [ViewFollower(view(s, seen.seat)) for s in (self.a, self.b)]
        self.steps = 0

    @property
    def differs(self) -> bool:
        return self.a != self.b

    def play_on(self, steps: int) -> None:
        """Compare, answer, compare ... until an answer is possible in only one of the two."""
        self.compare()
        while self.steps < steps and self.a.asks != k.OVER:
            before = self.a.copy()
            if not self.answer():
                break
            self.steps += 1
            if (self.a.asks == k.OVER) != (self.b.asks == k.OVER):
                self.stands_still(before)
                break
            self.compare()

    def stands_still(self, before: State) -> None:
        """E2: only one of the two ended, since it was a secret whether somebody could move."""
        assert not before.to_dict()["could_move"] & k.COULD, "everybody knew that somebody could"
        ended = self.a if self.a.asks == k.OVER else self.b
        assert ended.reason == k.BY_STANDSTILL

    def compare(self) -> None:
        """Assert that the viewer has seen the same and is asked the same."""
        a, b = self.a, self.b
        heard = self.heard(a)
        assert heard == self.heard(b), f"other events for {self.seat}"
        mine, other = ([one.follow(event) for event in heard] for one in self.followers)
        assert mine == other, f"other changes for {self.seat}"
        assert (a.asks, a.frame()) == (b.asks, b.frame()), "another question"
        assert engine.asked_seat(a) == engine.asked_seat(b)
        if a.asks != k.OVER:  # then scarabs are shown
            assert view(a, self.seat) == view(b, self.seat), f"other views for {self.seat}"

    def heard(self, s: State) -> list[tuple[int, ...]]:
        """Return the events since the last time, as the viewer sees them."""
        told = [events.redact(s.rs, event, self.seat) for event in s.events or []]
        s.events = []
        return [event for event in told if event[0] not in _REVEALED_AT_THE_END]

    def answer(self) -> bool:
        """Answer both in a way that the viewer cannot tell apart; False where there is none."""
        a, b = self.a, self.b
        kind = a.rs.frames[a.frame()[0]]
        owner = a.frame()[1]
        if a.asks == k.CHANCE and kind.secret and owner != self.seat:
            assert sum(w for _, w in engine.outcomes(a)) == sum(w for _, w in engine.outcomes(b))
            engine.answer(a, choose(a, self.rng))
            engine.answer(b, choose(b, self.rng))
            return True
        if a.asks == k.CHANCE and kind.secret:
            common = sorted(dict(engine.outcomes(a)).keys() & dict(engine.outcomes(b)).keys())
            return bool(common) and self.both(common[self.rng.below(len(common))])
        if a.asks == k.CHANCE:
            assert engine.outcomes(a) == engine.outcomes(b), "public chance with other outcomes"
            return self.both(choose(a, self.rng))
        if owner != self.seat and (kind.private or kind.name == "discard"):
            return PRIVATE_ANSWERS[kind.name](self, owner)
        assert a.legal() == b.legal(), "a public question with options of its own"
        answer = choose(a, self.rng)
        if owner != self.seat and k.OPEN_TILE <= answer < k.GIVE_SCARAB:
            self.match_hand(owner)  # a new hand shows the old one (Y10)
        return self.both(answer)

    def both(self, answer: int) -> bool:
        engine.answer(self.a, answer)
        engine.answer(self.b, answer)
        return True

    def lay_a_card(self, owner: int) -> bool:
        """Let another seat lay a card that is the same in both positions, from the same slot.

        Where it may lay none, that is an answer like any other.
        """
        options = self.a.legal()
        start = self.rng.below(len(options))
        for option in options[start:] + options[:start]:
            b = self.b
            if option != k.NO:
                b = self.with_card(owner, self.slot(owner, option))
            if option in b.legal():
                self.b = b
                return self.both(option)
        return False

    def slot(self, owner: int, option: int) -> int:
        """Return the slot of the hand that an answer speaks of."""
        if option == k.RIGHT:
            return len(self.a.to_dict()["hands"][owner]) - 1
        return 0 if option == k.LEFT else option - k.SLOT

    def move_or_not(self, _: int) -> bool:
        """Let another seat use its power, or not: that is all one cannot know (T6)."""
        a, b = set(self.a.legal()), set(self.b.legal())
        assert a ^ b <= {k.NO}
        common = sorted(a & b)
        return self.both(common[self.rng.below(len(common))])

    def give_something(self, _: int) -> bool:
        """Let another seat give away something unseen, whatever it has in each position."""
        engine.answer(self.a, choose(self.a, self.rng))
        engine.answer(self.b, choose(self.b, self.rng))
        return True

    def match_hand(self, owner: int) -> None:
        """Rearrange the second position so that another seat's hand is the same in both."""
        for slot in range(len(self.a.to_dict()["hands"][owner])):
            self.b = self.with_card(owner, slot, fixed=slot)

    def with_card(self, owner: int, slot: int, fixed: int = 0) -> State:
        """Return the second position, rearranged so that a slot holds the card it has in the first.

        The first ``fixed`` slots of that hand stay as they are.
        """
        card = self.a.to_dict()["hands"][owner][slot]
        form = self.b.to_dict()
        held = form["hands"][owner][slot]
        if held != card:
            origin = form["origins"][owner][slot]
            first = self.b.rs.pile(origin)[1]
            pile = form["piles"][origin]
            if pile[card - first] > 0:
                pile[card - first] -= 1
                pile[held - first] += 1
            else:
                stay = {(owner, i) for i in range(fixed)}
                other, place = self.find_hidden(form, card, origin, stay)
                form["hands"][other][place] = held
            form["hands"][owner][slot] = card
        b = State(self.b.rs)
        b.fill(form)
        engine.resume(b)
        b.events = []
        assert view(b, self.seat) == view(self.b, self.seat)
        return b

    def find_hidden(
        self, form: Form, card: int, origin: int, stay: set[tuple[int, int]]
    ) -> tuple[int, int]:
        """Return where the viewer's unseen cards from a pile include ``card``: seat and slot."""
        for owner, seen in enumerate(view(self.b, self.seat).facts["hands"]):
            for slot, shown in enumerate(seen):
                hidden = shown == k.UNKNOWN and form["origins"][owner][slot] == origin
                if hidden and form["hands"][owner][slot] == card and (owner, slot) not in stay:
                    return owner, slot
        raise AssertionError("a hidden card of the one position does not exist in the other")


PRIVATE_ANSWERS: dict[str, Callable[[Pair, int], bool]] = {
    "play": Pair.lay_a_card,
    "second": Pair.lay_a_card,
    "discard": Pair.lay_a_card,
    "use_power": Pair.move_or_not,
    "instead": Pair.move_or_not,
    "give_scarab": Pair.give_something,
}
"""How another seat answers a question with options or effects that the viewer cannot know."""


def pairs(game: RandomGame) -> list[Pair]:
    """Play a game; return the pairs made along it, each played on and compared."""
    found = []
    for s in game:
        if s.asks == k.OVER or game.dice.below(SPACING):
            continue
        seat = game.seats[game.dice.below(len(game.seats))]
        real = s if game.dice.below(2) else None
        pair = Pair(view(s, seat), game.dice, real)
        found.append(pair)
        pair.play_on(STEPS)
    return found


def secrets_stay_secret(game: RandomGame) -> None:
    """Positions that differ only in what a seat cannot know give it equal events and questions."""
    pairs(game)


def questions_give_nothing_away(game: RandomGame) -> None:
    """Whether and what a seat is asked does not depend on what others may not know.

    At every question that is put to somebody, another seat imagines the position; whatever the
    one asked may answer in both, the next question is the same.
    """
    for s in game:
        asked = engine.asked_seat(s)
        if asked == k.NOBODY or game.dice.below(QUESTIONS):
            continue
        others = [seat for seat in game.seats if seat != asked]
        seat = others[game.dice.below(len(others))]
        Pair(view(s, seat), game.dice, s).play_on(AHEAD)
