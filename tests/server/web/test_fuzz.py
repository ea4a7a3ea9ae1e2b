"""A fuzzer over the WebSocket: whatever is sent, the server answers by the protocol and lives."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from luxor.core import constants as k
from luxor.server.protocol.client_messages import CLIENT_MESSAGE
from luxor.server.protocol.server_messages import SERVER_MESSAGE
from tests.server.web.running import TWO, Running

pytestmark = pytest.mark.compiled

TYPES = tuple(CLIENT_MESSAGE.json_schema()["discriminator"]["mapping"])
FIELDS = (
    *("version", "seat", "answers", "what", "to", "whose", "level", "name", "proposal", "yes"),
    *("text", "tokens", "protocol", "history", "preview", "checksum"),
)

small = st.integers(-1, 6)
texts = st.text(max_size=30) | st.sampled_from(["left", "right", "a1+1", "yes", "key", "scholar"])
values = st.one_of(
    st.none(),
    st.booleans(),
    small,
    st.integers(),
    st.floats(),
    texts,
    st.lists(texts, max_size=4),
    st.lists(st.integers(), max_size=4),
    st.sampled_from(["take_back", "abort", "bot", "take_over", "rematch", "pharaoh"]),
    st.dictionaries(texts, small, max_size=2),
)
wild = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | texts, "id": small | values},
    optional=dict.fromkeys(FIELDS, values),
)
likely = st.fixed_dictionaries(
    {"type": st.sampled_from([kind for kind in TYPES if kind != "hello"]), "id": st.integers(0, 9)},
    optional={
        "version": st.integers(0, 40),
        "seat": st.integers(0, 2) | st.none(),
        "answers": st.lists(st.integers(0, 30) | st.just(k.NO), min_size=1, max_size=3),
        "checksum": st.integers(0, 2**32 - 1),
        "what": st.sampled_from(["take_back", "abort", "bot", "take_over", "rematch"]),
        "whose": st.integers(0, 2),
        "level": st.just("tourist"),
        "name": st.sampled_from(["Ann", "Bob"]),
        "proposal": st.integers(0, 40),
        "yes": st.booleans(),
        "text": texts,
    },
)
frames = st.one_of(
    wild.map(json.dumps),
    likely.map(json.dumps),
    likely.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
)


@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(st.lists(frames, min_size=5, max_size=20), st.booleans())
def test_whatever_is_sent_the_server_goes_on(
    server: Running, said: list[str | bytes], hello: bool
) -> None:
    game = server.create({**TWO, "hints": False})  # they take their time
    tokens = [link["token"] for link in game["seats"]]
    with server.connect(game["game"]) as client:
        if hello:
            client.hello(*tokens)
            for seat in range(2):
                client.say("sit", seat=seat, name=f"P{seat}")
        with contextlib.suppress(ConnectionClosed):
            for frame in said:
                client.line.send(frame)
        client.say("ping")
        heard: list[dict[str, Any]] = []
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while not heard or heard[-1].get("id") != client.number:
                heard.append(json.loads(client.line.recv(20)))
        for message in heard:
            SERVER_MESSAGE.validate_python(message)
        faults = [message for message in heard if message.get("code") == "fault"]
        assert faults == []
    assert server.ask("GET", "/readyz").status == 200
    assert server.process.poll() is None
