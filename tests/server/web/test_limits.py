"""Token buckets, and under which address somebody is counted."""

from __future__ import annotations

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.settings import Rate
from luxor.server.web import limits
from luxor.server.web.limits import Bucket, Connections, RateLimiter, TooOftenError

pytestmark = pytest.mark.compiled


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 30), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 10
    clock.now += 9.9
    assert not bucket.take()
    assert bucket.wait == 1
    clock.now += 0.2
    assert bucket.take()
    assert not bucket.take()
    clock.now += 1_000_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_rate() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(1, 60), "too many games", clock)
    limiter.take("a")
    limiter.take("b")
    with pytest.raises(TooOftenError, match="too many games: wait 60 s") as error:
        limiter.take("a")
    assert (error.value.code, error.value.wait) == (Code.TOO_OFTEN, 60)
    clock.now += 60
    limiter.take("a")


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    limiter = RateLimiter(Rate(1, 60), "too many", Clock())
    for address in ("a", "b", "c"):
        limiter.take(address)
    limiter.take("a")  # forgotten, so it begins anew, and b is the one unseen for longest
    with pytest.raises(TooOftenError):
        limiter.take("c")


def test_connections_are_counted_and_forgotten() -> None:
    connections = Connections(3, 2)
    connections.enter("a")
    connections.enter("a")
    with pytest.raises(ServerError, match="2 connections from your address"):
        connections.enter("a")
    connections.enter("b")
    with pytest.raises(ServerError, match="full"):
        connections.enter("c")
    connections.leave("a")
    connections.enter("c")
    assert connections.total == 3


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
        ("x" * 5000, "x" * 64),
        (None, ""),
    ],
)
def test_under_which_address_somebody_is_counted(host: str | None, address: str) -> None:
    assert limits.address_of(host) == address
