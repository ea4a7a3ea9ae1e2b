"""A program for the tests: a good bot that goes astray in the way its first argument says.

Standard library only, and no import of Luxor: it starts fast and is what a stranger would write.
"""

import contextlib
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

HELLO: dict[str, Any] = {"type": "hello", "protocol": 1, "name": "strange", "author": "tests"}
FOREVER = 600.0


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def hang() -> NoReturn:
    while True:
        time.sleep(FOREVER)


def first(message: dict[str, Any]) -> dict[str, Any]:
    """Return the answer of a good bot."""
    return {"id": message["id"], "action": message["options"][0]["text"]}


def play(way: str, arguments: list[str]) -> None:
    asked = 0
    log = Path(arguments[0]) if way in ("log", "log-facts", "fork", "env") else None
    for line in sys.stdin:
        if log is not None and way.startswith("log"):
            with log.open("a") as file:
                file.write(line)
        if line.startswith("luxor-bot "):
            greet(way, log)
            continue
        message = json.loads(line)
        if message["type"] == "quit" and way == "no-leave":
            hang()
        if message["type"] == "decide":
            asked += 1
            decide(way, message, asked, arguments)


def greet(way: str, log: Path | None) -> None:
    if way == "fork":
        child = os.fork()
        if child == 0:  # holds all pipes open, and lets nobody end it politely
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            hang()
        assert log is not None
        with log.open("a") as file:
            file.write(f"{os.getpid()} {child}\n")
    if way == "env":
        assert log is not None
        log.write_text(json.dumps(dict(os.environ)))
    if way == "start-crash":
        sys.exit("no such model\x1b[31m")
    elif way == "start-hang":
        hang()
    elif way == "start-noise":
        print("Loading the model ...", flush=True)
    elif way == "start-version":
        say({**HELLO, "protocol": 2})
    elif way == "start-list":
        say([HELLO])
    elif way == "start-other":
        say({"type": "bye"})
    elif way == "names":
        say({**HELLO, "name": "a\nb\x1b[31m" + "c" * 100, "author": 7, "wants": "facts"})
    elif way == "log-facts":
        say({**HELLO, "wants": ["facts", "more"], "more": True})
    else:
        say(HELLO)


def decide(way: str, message: dict[str, Any], asked: int, arguments: list[str]) -> None:
    """Go astray at the second question, or always."""
    good = first(message)
    match way:
        case "crash" if asked == 2:
            print("Traceback: my hand is", message["view"]["players"], file=sys.stderr, flush=True)
            sys.exit(3)
        case "killed" if asked == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        case "hang" if asked == 2:
            hang()
        case "always-hang":
            hang()
        case "stubborn":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            hang()
        case "fork" if len(arguments) > 1:
            hang()
        case "close-stdout" if asked == 2:
            sys.stdout.close()
            os.close(1)
            hang()
        case "say":
            write(arguments[0].encode().decode("unicode_escape").encode("latin-1") + b"\n")
        case "number":
            say({"id": message["id"], "action": message["options"][-1]["id"]})
        case "binary":
            write(bytes(range(256)) + b"\n")
        case "long":
            write(b"[" * (1 << 20))
            hang()
        case "deep":
            write(b"[" * 60000 + b"\n")
        case "flood":
            with contextlib.suppress(BrokenPipeError):
                while True:
                    write(b'{"id":1}\n' * 1000)
        case "twice":
            say(good)
            say({**good, "action": "no"})
        case "late":  # the answer to the question before, first
            if asked > 1:
                say({"id": message["id"] - 1, "action": message["options"][-1]["text"]})
            say(good)
        case "errors":
            sys.stderr.buffer.write(b"\xff noise" * 100_000 + b"the last words\n")
            sys.stderr.flush()
            say(good)
        case "seeded":
            options = message["options"]
            say({"id": message["id"], "action": options[message["seed"] % len(options)]["text"]})
        case _:
            say(good)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2:])
