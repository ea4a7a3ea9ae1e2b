"""A process that thinks for bots: ``python -m luxor.server.rooms.bot_worker``.

A line of JSON in is a job, a line out is its answer, one after the other; the first line out says
that the process is ready. It knows nothing but what a job tells it, keeps nothing that would
change an answer, and ends when its standard input does. Any error ends it: whoever gives the jobs
has another one started.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable
from functools import cache
from typing import BinaryIO, Final

import orjson

from luxor.bots import Bot
from luxor.bots.asking import ask
from luxor.bots.hints import rate
from luxor.bots.levels import SECONDS, timed
from luxor.bots.registry import make_bot
from luxor.core.rng import Rng
from luxor.notation.codec.exact import view_from_json
from luxor.notation.codec.view_parts import Json

NICE: Final = 10
"""How far bots step back behind the server, and behind everything else on the machine."""

HINT_SECONDS: Final = SECONDS / 2
"""For each question of a hint: mostly it has two, which card to play and how to move."""

PR_SET_PDEATHSIG: Final = 1


def main() -> None:
    """Do jobs until standard input ends."""
    step_back()
    out = take_output()
    _write(out, {"ready": True})
    for line in sys.stdin.buffer:
        job = orjson.loads(line)
        _write(out, {"id": job["id"], **JOBS[job["do"]](job)})


def step_back() -> None:
    """Leave the machine to others, and end with the process that gives the jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def take_output() -> BinaryIO:
    """Return standard output, and let everything else that is printed go to standard error."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return out


def _write(out: BinaryIO, answer: Json) -> None:
    out.write(orjson.dumps(answer) + b"\n")
    out.flush()


def _rng(job: Json) -> Rng:
    rng = Rng(0)
    rng.restore(job["rng"])
    return rng


@cache
def level_bot(level: str, seconds: float) -> Bot:
    """Return the bot of a level, with a time limit if it searches."""
    return make_bot(timed(level, seconds))


def choose(job: Json) -> Json:
    """Return a level's answer to a question, and what went wrong with it."""
    answer = ask(level_bot(job["level"], SECONDS), view_from_json(job["view"]), _rng(job))
    return {"action": answer.action.id, "fault": answer.fault}


def hint(job: Json) -> Json:
    """Return what a level thinks of each option: id, chance, margin and visits, the best first."""
    rated = rate(level_bot(job["level"], HINT_SECONDS), view_from_json(job["view"]), _rng(job))
    return {"rows": [[row.action.id, row.chance, row.margin, row.visits] for row in rated]}


JOBS: Final[dict[str, Callable[[Json], Json]]] = {"choose": choose, "hint": hint}
"""What can be asked for."""


if __name__ == "__main__":
    main()
