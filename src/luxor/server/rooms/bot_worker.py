"""A process that thinks for the bots of a server.

A line of JSON in is a job, a line out is its answer, one after the other; the first line out says
that the process is ready. It knows only what is in the job, keeps nothing that would change an
answer, and ends when its standard input does. Any error ends it: the pool starts another.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import orjson

from luxor.bots import Bot
from luxor.bots.asking import ask
from luxor.bots.hints import rate
from luxor.bots.levels import SECONDS, timed
from luxor.bots.process import serve
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

    def work(line: bytes) -> Iterator[bytes]:
        job = orjson.loads(line)
        yield orjson.dumps({"id": job["id"], **JOBS[job["do"]](job)})

    serve(work, ready=b'{"ready":true}\n')


def step_back() -> None:
    """Leave the machine to others, and end with the process that gives the jobs."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


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
