"""Why an option is good, in words: what each feature and each source of points means.

The evaluation's features are many and some of them only make sense together, so they are told by
*grounds*: a ground is the sum of some sources and features, with a word on what counts most in it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from luxor.bots.option_values import OptionValue
from luxor.cli.phrases import all_of
from luxor.cli.words import source_words

LEAST = 0.25
"""Points below which a ground is not worth a word."""

MOST = 5
"""How many grounds are told at most."""

OTHERS = "others"

GROUNDS = {
    "points": "points scored at once",
    "way": "where your adventurers stand",
    "sarcophagi": "sarcophagi",
    "fallen": "fallen adventurers",
    "gathering": "adventurers that gather for a treasure",
    "sets": "sets of treasures",
    "jokers": "jokers",
    "keys": "keys",
    "scarabs": "scarabs",
    "reach": "what your next cards reach",
    "hand": "the cards in your hand",
    "modules": "what the modules promise",
    OTHERS: "{less} for the others",
}
"""What a ground is called; ``less`` is *more* where the ground counts against an option."""

SOURCE_GROUNDS = {
    "play": "points",
    "adventurers": "way",
    "sarcophagi": "sarcophagi",
    "keys": "keys",
    "sets": "sets",
    "scarabs": "scarabs",
}
"""The ground of a source of points; a source of a module is one by itself."""


@dataclass(frozen=True, slots=True)
class FeatureWords:
    """The ground that a feature belongs to, and what it is about; empty if it needs no words."""

    ground: str
    words: str = ""


FEATURES = {
    **{f"stage_{stage}": FeatureWords("way") for stage in range(6)},
    "inside": FeatureWords("way"),
    "foremost": FeatureWords("way", "the foremost"),
    "fallen": FeatureWords("fallen"),
    "gathered_one": FeatureWords("gathering", "where one more is needed"),
    "gathered_two": FeatureWords("gathering", "where two or more are needed"),
    "set_of_two": FeatureWords("sets", "the next one lacks one treasure"),
    "set_of_one": FeatureWords("sets", "the next one lacks two treasures"),
    "surplus": FeatureWords("sets", "treasures beyond complete ones"),
    "jokers": FeatureWords("jokers"),
    "first_key": FeatureWords("keys", "the first"),
    "second_key": FeatureWords("keys", "the second"),
    "more_keys": FeatureWords("keys", "more than two"),
    "key_at_the_door": FeatureWords("keys", "one for an adventurer near the tomb chamber"),
    "best_end": FeatureWords("reach", "the better end card"),
    "other_end": FeatureWords("reach", "the other end card"),
    "next_cards": FeatureWords("reach", "those beside the ends"),
    "middle_card": FeatureWords("reach", "the middle card"),
    "numbers": FeatureWords("hand", "numbers"),
    "steps": FeatureWords("hand", "+-1"),
    "dice": FeatureWords("hand", "dice"),
    "ranges": FeatureWords("hand", "a choice of numbers"),
    "alls": FeatureWords("hand", "all adventurers move"),
    "lasts": FeatureWords("hand", "the last adventurer joins the next"),
    "fewers": FeatureWords("hand", "one adventurer fewer"),
    "others": FeatureWords("hand", "cards of modules"),
    "modules": FeatureWords("modules"),
}
"""What each feature of the evaluation (``core/search/features.py``) is about."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A ground with the points it is worth; ``words`` name it, and what of it counts most."""

    ground: str
    points: float
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({signed(self.points)})"


def reasons_words(reasons: Sequence[Reason]) -> str:
    """Return reasons as one text: those for an option, then those against it."""
    good = "; ".join(str(reason) for reason in reasons if reason.points > 0)
    bad = "; ".join(str(reason) for reason in reasons if reason.points < 0)
    return "; but ".join(part for part in (good, bad) if part)


def signed(points: float) -> str:
    """Return points with their sign, a real minus among them: ``+1.2``, ``−0.4``, ``0.0``."""
    text = f"{points:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "\N{MINUS SIGN}")


def gains(value: OptionValue) -> tuple[Reason, ...]:
    """Return what an option changes by the end of the turn, what weighs most first."""
    return _reasons(value.points, value.potential, value.others, "")


def advantages(best: OptionValue, other: OptionValue) -> tuple[Reason, ...]:
    """Return what speaks for one option against another one, and what against it."""
    return _reasons(
        _minus(best.points, other.points),
        _minus(best.potential, other.potential),
        best.others - other.others,
        _kept(best, other),
    )


def _reasons(
    points: Mapping[str, float], potential: Mapping[str, float], others: float, kept: str
) -> tuple[Reason, ...]:
    parts: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for source, value in points.items():
        parts[SOURCE_GROUNDS.get(source, source)].append((value, ""))
    for feature, value in potential.items():
        about = FEATURES[feature]
        parts[about.ground].append((value, about.words))
    parts[OTHERS].append((-others, ""))
    reasons = []
    for ground, values in parts.items():
        total = sum(value for value, _ in values)
        name = GROUNDS.get(ground) or source_words(ground)
        name = name.format(less="less" if total > 0 else "more")
        detail = kept if ground == "hand" else _detail(total, values)
        words = f"{name}: {detail}" if detail else name
        reasons.append(Reason(ground, total, words))
    told = [reason for reason in reasons if abs(reason.points) >= LEAST]
    return tuple(sorted(told, key=lambda reason: -abs(reason.points))[:MOST])


def _detail(total: float, values: list[tuple[float, str]]) -> str:
    """Return what makes up most of a sum, if one thing does."""
    sign = 1 if total > 0 else -1
    most, words = max(values, key=lambda part: sign * part[0])
    return words if sign * most > abs(total) / 2 else ""


def _minus(left: Mapping[str, float], right: Mapping[str, float]) -> dict[str, float]:
    names = dict.fromkeys([*left, *right])
    return {name: left.get(name, 0.0) - right.get(name, 0.0) for name in names}


def _kept(best: OptionValue, other: OptionValue) -> str:
    """Return which cards one option leaves in the hand and the other does not, if that is sure."""
    if len(best.lines) != 1 or len(other.lines) != 1:
        return ""
    mine, theirs = (Counter(option.lines[0].hand) for option in (best, other))
    more, less = (mine - theirs).elements(), (theirs - mine).elements()
    kept, gone = all_of(more), all_of(less)
    if kept and gone:
        return f"{kept} instead of {gone}"
    return f"with {kept}" if kept else f"without {gone}" if gone else ""
