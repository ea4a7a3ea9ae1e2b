"""How often and how much: token buckets, for a connection or for each address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from luxor.server.errors import Code, ServerError
from luxor.server.settings import Rate

MOST_ADDRESSES = 20_000
"""Of how many addresses a limit remembers something; then the longest unseen are forgotten."""

IPV6_NETWORK = 64
"""Who has one IPv6 address has the rest of its network too."""

Clock = Callable[[], float]


def address_of(host: str | None) -> str:
    """Return under which address somebody is counted."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return (host or "")[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
    return str(address)


class Bucket:
    """What is left of a rate: full at first, filling up again with time."""

    __slots__ = ("_at", "_clock", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.count)
        self._at = clock()

    def take(self) -> bool:
        """Take one; False if none is left."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    @property
    def left(self) -> float:
        """How many can be taken now."""
        now = self._clock()
        filled = self._left + (now - self._at) * self._rate.count / self._rate.seconds
        self._left, self._at = min(filled, float(self._rate.count)), now
        return self._left

    @property
    def wait(self) -> int:
        """In how many whole seconds one can be taken, at least one."""
        missing = max(0.0, 1 - self.left)
        return max(1, -int(-missing * self._rate.seconds // self._rate.count))


class TooOftenError(ServerError):
    """Something was asked too often; ``wait`` seconds will do."""

    def __init__(self, text: str, wait: int) -> None:
        super().__init__(Code.TOO_OFTEN, f"{text}: wait {wait} s", wait)


class RateLimiter:
    """A rate for each address."""

    def __init__(self, rate: Rate, text: str, clock: Clock = time.monotonic) -> None:
        """``text`` says what was too much."""
        self._rate = rate
        self._text = text
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one for an address; raises :class:`TooOftenError` if none is left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._clock)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        if not bucket.take():
            raise TooOftenError(self._text, bucket.wait)


class Connections:
    """Who is connected: so many in all, so many from one address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._from: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> None:
        """Count a connection; raises ``ServerError`` if there are too many."""
        if self.total >= self._most:
            raise ServerError(Code.TOO_MANY, "the server is full: try again later")
        if self._from[address] >= self._most_per_address:
            raise ServerError(
                Code.TOO_OFTEN,
                f"there are {self._most_per_address} connections from your address already",
            )
        self.total += 1
        self._from[address] += 1

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        self.total -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]
