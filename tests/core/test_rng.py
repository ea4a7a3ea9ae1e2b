"""The random numbers are the same on every machine, free of bias, and can be resumed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luxor.core.rng import Rng

# First six words and the thousandth, from an implementation of sfc32 in C (counter 1, seed words
# a, b, c from the lowest bits on, sixteen words thrown away).
KNOWN = {
    0: (0x38802BE1, 0x948279E6, 0xEC4BF1D9, 0x7CB0A909, 0xFAD8B4A8, 0x3CA4B808, 0xE0C4875F),
    1: (0x406CA90B, 0xD3639F9A, 0xAA94A873, 0x1991BBF7, 0xA21D19DC, 0x13A8B051, 0x96C45407),
    2026: (0x8A4E7B00, 0xE1D736A9, 0x93062F57, 0x4BBD9858, 0x8F3E5DB4, 0x2A9BC4F0, 0xD3DF0CE9),
    1 << 32: (0x78C8AACE, 0x63091598, 0xA2AA2971, 0xF7BC3FB2, 0x2A39073F, 0x28008FAC, 0xAB3C1BF9),
    0x89ABCDEF_01234567_DEADBEEF: (
        *(0x25963A2E, 0x7D920F0D, 0x9D306CE3, 0xA005ED3B, 0x85E82D95, 0x0DBE39FA),
        0xB7E61FA5,
    ),
    (1 << 96) - 1: (
        *(0x03F8F681, 0xFA3EDD8D, 0x50D7CD34, 0x6BA7581C, 0x16BBBAB2, 0x3AD67A6E),
        0x8F049CF0,
    ),
}


@pytest.mark.parametrize("seed", KNOWN)
def test_the_stream_of_a_seed_is_known(seed: int) -> None:
    rng = Rng(seed)
    words = [rng.word() for _ in range(1000)]
    assert (*words[:6], words[-1]) == KNOWN[seed]


def test_the_dice_of_a_seed_are_known() -> None:
    rng = Rng(1)
    rolls = [rng.below(6) + 1 for _ in range(20)]
    assert rolls == [2, 5, 4, 1, 4, 1, 1, 4, 1, 5, 6, 4, 4, 6, 1, 4, 6, 3, 3, 3]
    assert [rng.below(100) for _ in range(10)] == [76, 70, 43, 53, 27, 93, 15, 2, 78, 36]
    assert rng.below(2**31 - 1) == 667732008


def test_seeds_have_96_bits_and_no_sign() -> None:
    assert Rng(5 + (1 << 96)).save() == Rng(5).save()
    with pytest.raises(ValueError, match="from 0 on, not -1"):
        Rng(-1)


@given(st.integers(0, 2**96 - 1), st.lists(st.integers(1, 2**31 - 1), max_size=20))
def test_a_saved_stream_goes_on_where_it_stood(seed: int, sizes: list[int]) -> None:
    rng = Rng(seed)
    for n in sizes:
        rng.below(n)
    other = Rng(0)
    other.restore(rng.save())
    assert [other.word() for _ in range(5)] == [rng.word() for _ in range(5)]


@given(st.integers(0, 2**32), st.integers(1, 2**31 - 1))
def test_below_takes_the_high_part_and_rejects_what_would_be_uneven(seed: int, n: int) -> None:
    """Of the 2**32 words exactly as many are accepted for each result, so none is likelier."""
    rng, words = Rng(seed), Rng(seed)
    for _ in range(10):
        found = rng.below(n)
        wide = words.word() * n
        while wide % 2**32 < 2**32 % n:
            wide = words.word() * n
        assert found == wide >> 32
        assert 0 <= found < n
    assert rng.save() == words.save()


def test_some_words_are_rejected() -> None:
    """With n = 3/8 of the range a quarter of the words would be too many for some results."""
    n = 3 << 29
    rng = Rng(7)
    for _ in range(400):
        rng.below(n)
    assert 480 < rng.save()[3] - 17 < 600  # the counter began at 1 and sixteen were thrown away


@pytest.mark.parametrize("n", [2, 3, 6, 7, 31])
def test_results_are_equally_likely(n: int) -> None:
    """Pearson's statistic stays below its 99.9 % point, for single results and for pairs."""
    rng = Rng(12345)
    draws = [rng.below(n) for _ in range(20_000)]
    assert statistic(Counter(draws), n, len(draws)) < limit(n - 1)
    pairs = Counter(zip(draws[::2], draws[1::2], strict=True))
    assert statistic(pairs, n * n, len(draws) // 2) < limit(n * n - 1)


def statistic(found: Counter, cells: int, total: int) -> float:
    expected = total / cells
    empty = cells - len(found)
    return sum((count - expected) ** 2 for count in found.values()) / expected + empty * expected


def limit(freedom: int) -> float:
    """Return the 99.9 % point of chi-squared by Wilson and Hilferty's approximation."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.0902 * part**0.5) ** 3)
