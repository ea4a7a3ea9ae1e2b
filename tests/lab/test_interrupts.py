"""Ctrl-C while two things are done that belong together."""

from __future__ import annotations

import signal
import threading

import pytest

from luxor.lab.interrupts import uninterrupted


def test_an_interruption_waits_for_the_end() -> None:
    done = []
    before = signal.getsignal(signal.SIGINT)

    def both() -> None:
        with uninterrupted():
            done.append("one")
            with uninterrupted():
                signal.raise_signal(signal.SIGINT)
            done.append("other")
        done.append("what comes after")

    with pytest.raises(KeyboardInterrupt):
        both()
    assert done == ["one", "other"]
    assert signal.getsignal(signal.SIGINT) is before


def test_without_an_interruption_nothing_happens_and_threads_are_left_alone() -> None:
    done = []

    def work() -> None:
        with uninterrupted():
            done.append(threading.current_thread().name)

    work()
    thread = threading.Thread(target=work, name="another")
    thread.start()
    thread.join()
    assert done == ["MainThread", "another"]
