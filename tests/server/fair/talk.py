"""Talking to a server about a case, and keeping every byte that comes back."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from luxor.core import constants as k
from luxor.core.actions import Action
from luxor.server.protocol.client_messages import MOST_ANSWERS, PROTOCOL
from luxor.server.protocol.paths import MY_GAMES, RECORD, REPLAY, SOCKET
from tests.server.fair.cases import Case
from tests.server.fair.worlds import Step, asked

LEFT = Action.parse("left").id

NO_ACTION = k.ACTIONS
"""The first number that is no option of anybody."""

GUESSES = (
    *(
        Action.parse(text).id
        for text in (
            *("left", "right", "yes", "no", "key", "joker", "scarab", "horus1", "slot1", "tile1"),
            *("a1", "a1+1", "a2+1", "a1-1", "a1+3", "a2+3", "a3+4", "a4+5", "a5+6", "a5", "give1"),
        )
    ),
    NO_ACTION,
)
"""Answers that a seat tries which is not asked, or which has other options."""

NONSENSE = ("{", '{"type":"answer","id":5}', '{"type":"snapshot","id":6,"seat":1,"all":true}')

KIND = re.compile(r'\{"type":"(\w+)"(?:,"id":\w+,"code":"(\w+)")?')

FOR_ONE_SEAT = ('{"type":"claiming"', '{"type":"granted"', '{"type":"devices"')
"""What is for those alone who have a seat, or say that it is theirs."""

REPLIES = ("done", "refused", "hint", "snapshot", "welcome")

TIMES = (
    (re.compile(r'"turn_left":\d+,"game_left":\[[\d,]+\]'), "time left to think: it runs"),
    (re.compile(r'"at":\d+'), "when a line of chat was said"),
    (re.compile(r'"until":\d+'), "time left to object to a proposal"),
    (re.compile(r'"away":\{[^}]*\}'), "for how long people are away"),
    (re.compile(r'"changed":\d+'), "when something last happened in a game"),
    (re.compile(r"(?m)^date: .*$"), "when an answer over HTTP was given"),
)
"""What tells the time and nothing else; each is left out, for the reason behind it."""


def timeless(text: str) -> str:
    """Return a text without what only tells the time."""
    for pattern, reason in TIMES:
        text = pattern.sub(f"<{reason}>", text)
    return text


@dataclass
class Heard:
    """Everything that came, by line."""

    lines: dict[str, list[str]] = field(default_factory=dict)

    def kinds(self) -> Counter[str]:
        """Count what came by its kind; refusals by their code."""
        found: Counter[str] = Counter()
        for line in self.lines.values():
            for text in line:
                kind = KIND.match(text)
                if kind is not None:
                    found[" ".join(filter(None, kind.groups()))] += 1
        return found


class Line:
    """A connection that keeps what it hears."""

    def __init__(self, socket: ClientConnection, heard: list[str]) -> None:
        self._socket = socket
        self._heard = heard
        self._number = 0

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and return the reply; what comes before it is kept."""
        self._number += 1
        text = json.dumps({"type": kind, "id": self._number, **fields})
        return await self.nonsense(text, self._number)

    async def nonsense(self, text: str, number: int | None = None) -> dict[str, Any]:
        """Say any text and return the reply to it."""
        await self._socket.send(text)
        while True:
            got = await self.hear()
            kind = got[9 : got.index('"', 9)]
            if kind in REPLIES:
                reply: dict[str, Any] = json.loads(got)
                if number is None or reply["id"] == number:
                    return reply

    async def hear(self) -> str:
        """Return the next message."""
        async with asyncio.timeout(60):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self._heard.append(text)
        return text

    async def until(self, beginning: str) -> None:
        """Hear messages until one begins so."""
        while not (await self.hear()).startswith(beginning):
            pass

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close()


class Talk:
    """One conversation about a case; the viewer tries whatever might tell it something."""

    def __init__(self, port: int, case: Case) -> None:
        self.case = case
        self.viewer = case.viewer
        self.heard = Heard()  # what the viewer must not be able to tell apart
        self.others_heard: list[str] = []
        self._port = port
        self._version = 0
        self._lines: list[Line] = []
        self.again: Line | None = None

    async def run(self) -> Talk:
        """Have the conversation."""
        case, script = self.case, self.case.pair.script
        own = [case.own_token]
        self.mine = await self._connect("mine", own)
        if case.is_watched:
            await self._connect("public", [case.spectator])
        others = self.heard.lines["others"] = self.others_heard
        self.others = await self._connect("others", case.other_tokens)
        del self.heard.lines["others"]
        self._version = json.loads(others[0])["room"]["version"]
        await self._probe(asked(case.pair.a.state), case.pair.a.state.legal(), script[:2])
        for number, steps in enumerate(gestures(script) if case.in_gestures else zip(script)):
            await self._answer(number, steps)
        if not case.pair.after.is_over:
            if case.is_taken_back:
                await self._take_back()
                await self._reclaim()
            await self._over_http()
        for line in self._lines:
            await line.ask("ping")
            await line.close()
        return self

    async def _connect(self, name: str, tokens: Sequence[str], **more: Any) -> Line:
        heard = self.heard.lines.setdefault(name, [])
        path = SOCKET.format(game=self.case.game)
        socket = await connect(
            f"ws://127.0.0.1:{self._port}{path}",
            compression=None,
            max_queue=None,
            max_size=None,
            ping_interval=None,
        )
        line = Line(socket, heard)
        reply = await line.ask("hello", protocol=PROTOCOL, tokens=list(tokens), **more)
        assert reply["type"] == "welcome"
        self._lines.append(line)
        return line

    # --- playing -----------------------------------------------------------------------------

    async def _answer(self, number: int, steps: Sequence[Step]) -> None:
        """Give answers of the script; sometimes look around before, or take the last back once."""
        seat, last = steps[0].seat, steps[-1]
        if number % 20 == 2:
            await self._come_again(number)
            await self._probe(seat, None, ())
        line = self.mine if seat == self.viewer else self.others
        if line is self.mine and number % 7 == 0:
            snapshot = await line.ask("snapshot", seat=seat)
            assert snapshot["type"] == "snapshot", snapshot
        answers = [step.action for step in steps]
        await self._change(line, "answer", seat=seat, answers=answers)
        ends = last is self.case.pair.script[-1]
        if seat == self.viewer and last.alone and number % 3 == 0 and not ends:
            await self._change(line, "undo", seat=seat)
            await self._change(line, "answer", seat=seat, answers=answers[-1:])

    async def _change(self, line: Line, kind: str, **fields: Any) -> None:
        """Ask for something that must happen."""
        if kind != "vote":
            fields["version"] = self._version
        reply = await line.ask(kind, **fields)
        assert reply["type"] == "done", (kind, fields, reply)
        self._version = reply["version"]

    async def _come_again(self, number: int) -> None:
        """Let the viewer have a second connection, or come back on it with an older version."""
        have: dict[str, Any] = {"history": True}
        if self.again is not None:
            await self.mine.ask("ping")  # so that the next presence is news
            await self.again.close()
            self._lines.remove(self.again)
            await self.mine.until('{"type":"presence"')
            have = {"version": max(1, self._version - number)}
        self.again = await self._connect("again", [self.case.own_token], **have)

    async def _take_back(self) -> None:
        """Take something back by everybody's consent."""
        seat = self.viewer or 0
        line = self.others if self.viewer is None else self.mine
        reply = await line.ask("propose", version=self._version, seat=seat, what="take_back")
        if reply["type"] == "done":
            self._version = number = reply["version"]
            for other in range(len(self.case.seats)):
                if other != seat:
                    await self._change(self.others, "vote", seat=other, proposal=number, yes=True)

    async def _reclaim(self) -> None:
        """Let a spectator get another's seat back: what comes of it is not for the viewer."""
        whose = 0 if self.viewer is None else (self.viewer + 1) % len(self.case.seats)
        claimant = await self._connect("claimant", [self.case.spectator])
        heard = self.heard.lines.pop("claimant")
        reply = await claimant.ask("claim", seat=whose)
        assert reply["type"] == "done", reply
        self._version = reply["version"]
        await self._change(self.others, "vote", seat=whose, proposal=self._version, yes=True)
        await claimant.until('{"type":"devices"')
        await self.mine.ask("ping")
        told = [KIND.match(text) for text in heard]
        kinds = {kind[1] for kind in told if kind is not None}
        assert {"claiming", "granted", "devices"} <= kinds
        for lines in self.heard.lines.values():
            for text in lines:
                assert not text.startswith(FOR_ONE_SEAT), text

    # --- looking around ----------------------------------------------------------------------

    async def _probe(
        self, seat: int | None, legal: Sequence[int] | None, script: Sequence[Step]
    ) -> None:
        """Ask for what is refused, and for what tells something to everybody."""
        chat = {"seat": self.viewer, "text": "Whose turn is it?"}
        assert (await self.mine.ask("chat", **chat))["type"] == "done"
        for refused in self._refused(seat, legal):
            reply = await self.mine.ask(**refused)
            assert reply["type"] == "refused", (refused, reply)
        if legal is None or self.viewer is None:
            return
        for text in NONSENSE:
            assert (await self.mine.nonsense(text))["code"] == "malformed"
        if seat != self.viewer:
            return
        if self.case.is_hinted:
            hint = {"version": self._version, "seat": seat}
            assert (await self.mine.ask("hint", **hint))["type"] == "hint"
        if len(script) == 2 and script[0].alone and script[1].seat == seat:
            gesture = [script[0].action, NO_ACTION]
            await self.mine.ask("answer", version=self._version, seat=seat, answers=gesture)

    def _refused(self, seat: int | None, legal: Sequence[int] | None) -> Iterator[dict[str, Any]]:
        """Yield what must be refused while a seat is asked."""
        version, players = self._version, len(self.case.seats)
        viewer = self.viewer
        if viewer is None:
            yield {"kind": "answer", "version": version, "seat": 0, "answers": [LEFT]}
            yield {"kind": "hint", "version": version, "seat": 0}
            yield {"kind": "snapshot", "seat": 0}
            take_over = {"whose": 1, "name": "Eve"}
            yield {"kind": "propose", "version": version, "seat": None, "what": "take_over"} | (
                take_over
            )
            return
        other = (viewer + 1) % players
        mine = {"version": version, "seat": viewer}
        yield {"kind": "answer", "version": version - 1, "seat": viewer, "answers": [LEFT]}
        yield {"kind": "answer", "version": version, "seat": other, "answers": [LEFT]}
        yield {"kind": "snapshot", "seat": None}
        yield {"kind": "snapshot", "seat": other, "checksum": version}
        yield {"kind": "undo", "version": version + 1, "seat": viewer}
        yield {"kind": "resign", "version": version - 1, "seat": viewer}
        yield {"kind": "propose", **mine, "what": "take_back", "to": 3}
        yield {"kind": "propose", **mine, "what": "take_back", "to": 10**6}
        yield {"kind": "propose", **mine, "what": "rematch"}
        yield {"kind": "vote", "seat": viewer, "proposal": 1, "yes": True}
        yield {"kind": "sit", "seat": viewer, "name": f"Player {other}"}
        yield {"kind": "fill", "seat": other, "level": "tourist"}
        if seat != viewer:
            yield {"kind": "hint", **mine}
            for guess in GUESSES[version % 3 :: 3]:
                yield {"kind": "answer", **mine, "answers": [guess]}
        elif legal is not None:
            for guess in GUESSES:
                if guess not in legal:
                    yield {"kind": "answer", **mine, "answers": [guess]}

    async def _over_http(self) -> None:
        """Ask for the record, for replays and for the list of games."""
        heard = self.heard.lines.setdefault("http", [])
        path = RECORD.format(game=self.case.game)
        tokens = list({self.case.own_token: None, self.case.spectator: None})
        replay = REPLAY.format(game=self.case.game)
        eyes = ("", *(f"?eyes={seat}" for seat in range(len(self.case.seats))))
        for token in (*tokens, "x" * 43) if self.case.is_recorded else ():
            for where in (path, *(replay + seat for seat in eyes)):
                head = f"authorization: Bearer {token}\r\n"
                heard.append(await self._request("GET", where, head))
        body = json.dumps({"tokens": tokens})
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        heard.append(await self._request("POST", MY_GAMES, head, body))

    async def _request(self, method: str, path: str, head: str, body: str = "") -> str:
        """Return all that a server answers to a request over HTTP."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        lines = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nconnection: close\r\n"
        writer.write(f"{lines}{head}\r\n{body}".encode())
        async with asyncio.timeout(60):
            answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer.decode()


def gestures(script: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    """Yield the steps of a script together that one seat takes before chance is asked."""
    found: list[Step] = []
    for step in script:
        if found and (found[-1].seat != step.seat or len(found) == MOST_ANSWERS):
            yield tuple(found)
            found = []
        found.append(step)
        if not step.alone:
            yield tuple(found)
            found = []
    if found:
        yield tuple(found)
