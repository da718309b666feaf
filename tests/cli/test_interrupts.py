"""Interrupts that come while processes start."""

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from besace.kernel.interrupts import interrupts_later


@pytest.fixture
def another_thread() -> Iterator[None]:
    """A thread that hears interrupts while this one does not, as that of a progress bar does."""
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    yield
    done.set()
    thread.join()


def start(started: list[int]) -> None:
    """Start three things, with an interrupt before each."""
    with interrupts_later():
        for number in range(3):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.01)
            started.append(number)


@pytest.mark.usefixtures("another_thread")
def test_an_interrupt_comes_when_the_processes_are_there() -> None:
    started: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        start(started)
    assert started == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def test_a_thread_that_no_interrupt_comes_to_goes_on_as_it_is() -> None:
    done = []

    def look() -> None:
        with interrupts_later():
            done.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert done == [signal.default_int_handler]
