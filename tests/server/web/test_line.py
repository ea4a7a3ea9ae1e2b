"""Outboxes: bounded, in order, and nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from starlette.types import Message

from luxor.server.web.line import MOST_BYTES, MOST_WAITING, Outbox

pytestmark = pytest.mark.compiled

BYE = '{"type":"bye","reason":"%s","again":%s}'


class Wire:
    """What an outbox sends; it can be blocked, as by a client that does not read."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.ends: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.fault: Exception | None = None

    async def send(self, message: Message) -> None:
        """Send a message when the wire is free."""
        await self.free.wait()
        if self.fault is not None:
            raise self.fault
        self.sent.append(message.get("text") or str(message["code"]))


@contextlib.asynccontextmanager
async def running() -> AsyncIterator[tuple[Wire, Outbox]]:
    """Give a wire and an outbox; at the end let the outbox finish."""
    wire = Wire()
    outbox = Outbox(wire.send, wire.ends.append)
    sender = asyncio.create_task(outbox.run())
    yield wire, outbox
    wire.free.set()
    await sender


async def test_messages_come_in_order_then_goodbye_then_the_end() -> None:
    async with running() as (wire, outbox):
        outbox.send(b"one")
        await asyncio.sleep(0)
        outbox.send(b"two")
        outbox.end("deleted", again=False)
        outbox.send(b"too late")
        outbox.end("stopping", again=True)
    assert wire.sent == ["one", "two", BYE % ("deleted", "false"), "1000"]
    assert wire.ends == ["deleted"]


async def test_so_many_messages_wait_and_no_more() -> None:
    async with running() as (wire, outbox):
        wire.free.clear()
        for number in range(MOST_WAITING):
            outbox.send(b"%d" % number)
        assert wire.ends == []
        outbox.send(b"one too many")
        assert wire.ends == ["too_slow"]
    assert wire.sent == [BYE % ("too_slow", "true"), "1013"]


async def test_so_many_bytes_wait_and_no_more() -> None:
    async with running() as (wire, outbox):
        wire.free.clear()
        outbox.send(b"first")
        outbox.send(b"x" * MOST_BYTES)
        assert wire.ends == []
        outbox.send(b"x")
        assert wire.ends == ["too_slow"]
    assert wire.sent[0] == BYE % ("too_slow", "true")


async def test_a_large_first_message_leaves_room_for_what_follows_at_once() -> None:
    async with running() as (wire, outbox):
        outbox.send(b"x" * (2 * MOST_BYTES))  # a welcome
        outbox.send(b"preview")
        outbox.send(b"presence")
        outbox.close(1008, "refused")
    assert [len(text) for text in wire.sent] == [2 * MOST_BYTES, 7, 8, 4]


async def test_a_single_message_may_be_larger() -> None:
    async with running() as (wire, outbox):
        outbox.send(b"x" * (2 * MOST_BYTES))
        await asyncio.sleep(0.01)
        outbox.send(b"x" * (2 * MOST_BYTES))  # the first is on its way
        outbox.close(1008, "refused")
    assert [len(text) for text in wire.sent] == [2 * MOST_BYTES, 2 * MOST_BYTES, 4]
    assert wire.ends == ["refused"]


@pytest.mark.parametrize("fault", [OSError("gone"), RuntimeError("closed already")])
async def test_a_client_that_has_gone_gets_nothing_more(fault: Exception) -> None:
    async with running() as (wire, outbox):
        wire.fault = fault
        outbox.send(b"one")
        await asyncio.sleep(0.01)
        assert outbox.ended
        outbox.send(b"two")
    assert wire.sent == wire.ends == []


async def test_what_is_written_at_once_never_overtakes_what_waits() -> None:
    wire = Wire()
    is_free = True

    def write(text: bytes) -> bool:
        if is_free:
            wire.sent.append(text.decode())
        return is_free

    outbox = Outbox(wire.send, wire.ends.append, write)
    sender = asyncio.create_task(outbox.run())
    await asyncio.sleep(0)
    outbox.send(b"one")
    assert wire.sent == ["one"]  # before anybody else's turn
    is_free = False
    wire.free.clear()
    outbox.send(b"two")
    await asyncio.sleep(0)
    is_free = True
    outbox.send(b"three")  # two is still on its way
    assert wire.sent == ["one"]
    wire.free.set()
    outbox.end("deleted", again=False)
    outbox.send(b"too late")
    await sender
    assert wire.sent == ["one", "two", "three", BYE % ("deleted", "false"), "1000"]
