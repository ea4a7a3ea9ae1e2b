"""Workers that do what workers should not: ``python faulty_worker.py MODE FOLDER``.

With ``FOLDER`` a mode misbehaves once, in the process that is started first; those that come after
it are as they should be. ``gate`` is a good worker that begins each job when ``FOLDER/gate``
is there, ``record`` a good one that keeps what it is told in ``FOLDER/told``.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, NoReturn

import orjson

PARTIAL = b'{"id":1,"action":'


def say(thing: bytes) -> None:
    sys.stdout.buffer.write(thing)
    sys.stdout.buffer.flush()


def ready() -> None:
    say(b'{"ready":true}\n')


def job() -> dict[str, object]:
    found: dict[str, object] = orjson.loads(sys.stdin.buffer.readline())
    return found


def good() -> None:
    """Work as one should."""
    from luxor.server.rooms import bot_worker  # the others do without, to start quickly

    bot_worker.main()


def answering(thing: bytes) -> Callable[[], None]:
    """Return a worker that answers a job with something (``ID`` is its number), and waits."""

    def work() -> None:
        ready()
        say(thing.replace(b"ID", str(job()["id"]).encode()))
        sys.stdin.buffer.readline()

    return work


def hang() -> None:
    ready()
    job()
    time.sleep(3600)


def spin() -> None:
    """Hang with all that a real worker does at its start, and never end a job."""
    from luxor.server.rooms import bot_worker

    def work(*_: object) -> NoReturn:
        while True:
            pass

    bot_worker.JOBS.update(choose=work, hint=work)
    bot_worker.main()


def crash() -> None:
    ready()
    job()
    os.kill(os.getpid(), signal.SIGKILL)


def crash_in_the_middle() -> None:
    ready()
    job()
    say(PARTIAL)
    raise ValueError("a word about\nwhat went wrong")


def mute() -> None:
    time.sleep(3600)


def dead() -> None:
    sys.exit("no worker today")


def deaf() -> None:
    """Say that it is ready, and close the ear."""
    os.close(0)
    ready()
    time.sleep(3600)


def chatty() -> None:
    """Answer, and go on answering."""
    ready()
    told = job()
    view = told["view"]
    assert isinstance(view, dict)
    answer = {"id": told["id"], "action": view["legal"][0], "fault": None}
    say((orjson.dumps(answer) + b"\n") * 5)
    sys.stdin.buffer.readline()
    time.sleep(3600)


MODES: dict[str, Callable[[], None]] = {
    "hang": hang,
    "spin": spin,
    "crash": crash,
    "crash_in_the_middle": crash_in_the_middle,
    "mute": mute,
    "dead": dead,
    "deaf": deaf,
    "chatty": chatty,
    "not_ready": lambda: say(b'{"ready":false}\n'),
    "no_json": answering(b"left\n"),
    "no_table": answering(b"[1]\n"),
    "empty": answering(b"\n"),
    "no_text": answering(b"\xff\xfe\n"),
    "no_id": answering(b'{"action":0,"fault":null}\n'),
    "other_id": answering(b'{"id":ID0,"action":0,"fault":null}\n'),
    "no_action": answering(b'{"id":ID,"fault":null,"rows":null}\n'),
    "no_option": answering(b'{"id":ID,"action":127,"fault":null,"rows":[[127,0.5,0.5,1]]}\n'),
    "no_number": answering(
        b'{"id":ID,"action":true,"fault":null,"rows":[[true,0.5,0.5,1],[0,0.5,0.5,1]]}\n'
    ),
    "list_action": answering(b'{"id":ID,"action":[0],"fault":null,"rows":[0]}\n'),
    "odd_fault": answering(
        b'{"id":ID,"action":0,"fault":7,"rows":[[0,"much",0.5,1],[1,0.5,0.5,1]]}\n'
    ),
    "endless": answering(b"x" * (1 << 20)),
    "long": answering(b'{"id":ID,"action":0,"fault":"' + b"x" * (1 << 17) + b'"}\n'),
}
"""What each does at a question whose options are 0 and 1."""


class Watched(io.BufferedReader):
    """Standard input of a worker that is otherwise as it should be."""

    def __init__(self, stream: io.BufferedReader, before: Callable[[bytes], None]) -> None:
        super().__init__(stream.detach())
        self._before = before

    def __iter__(self) -> Iterator[bytes]:
        while line := self.readline():
            self._before(line)
            yield line


def gate(folder: Path) -> Callable[[bytes], None]:
    def wait(_: bytes) -> None:
        while not (folder / "gate").exists():
            time.sleep(0.005)

    return wait


def record(folder: Path) -> Callable[[bytes], None]:
    told: BinaryIO = (folder / "told").open("ab", buffering=0)
    return lambda line: print(told.write(line), flush=True)  # what is printed disturbs nobody


def main(mode: str, folder: Path | None = None) -> None:
    """Work in a mode."""
    if mode in ("gate", "record"):
        assert folder is not None
        before = gate(folder) if mode == "gate" else record(folder)
        sys.stdin = io.TextIOWrapper(Watched(sys.stdin.buffer, before))  # type: ignore[arg-type]
        good()
    elif folder is None:
        MODES[mode]()
    else:
        try:
            (folder / "been_here").touch(exist_ok=False)
        except FileExistsError:
            good()
        else:
            MODES[mode]()


if __name__ == "__main__":
    main(sys.argv[1], *map(Path, sys.argv[2:]))
