"""A small generator of random numbers that gives the same stream on every machine.

The engine never draws by itself: what answers chance brings an :class:`Rng`. The stream is
that of Doty-Humphrey's *sfc32* (three words of 32 bits and a counter), which is cheap with and
without a compiler; :meth:`Rng.below` is free of bias.
"""

from __future__ import annotations

WORD = 0xFFFFFFFF


class Rng:
    """A stream of random numbers that its seed determines."""

    def __init__(self, seed: int) -> None:
        """Start the stream of ``seed``, any whole number from 0 on; of its bits the first 96 count.

        Raises ``ValueError`` for a negative seed.
        """
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 on, not {seed}")
        self.restore([seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1])
        for _ in range(16):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (0,), self.save()

    def __setstate__(self, words: list[int]) -> None:
        self.restore(words)

    def save(self) -> list[int]:
        """Return where the stream stands, for :meth:`restore`."""
        return [self.a, self.b, self.c, self.counter]

    def restore(self, words: list[int]) -> None:
        """Go on from where :meth:`save` was called."""
        self.a, self.b, self.c, self.counter = words

    def word(self) -> int:
        """Return 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n - 1``, each equally likely (0 < n < 2**31)."""
        wide = self.word()
        wide = wide * n
        low = wide & WORD
        if low < n:
            floor = (WORD + 1 - n) % n
            while low < floor:
                wide = self.word()
                wide = wide * n
                low = wide & WORD
        return wide >> 32
