"""Interrupts while several processes work: the one that started them decides, and no other says anything."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Hold interrupts back while processes start: none is left half started, and none hears of them before `leave_interrupts`.

    New processes inherit that this thread does not hear interrupts. Another thread may, and then this one's handler is called all
    the same: so it only takes note, and the interrupt comes when the processes are there.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts come to the main thread only
        return
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    masked = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if masked else set()
    try:
        yield
    finally:
        if masked:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def leave_interrupts() -> None:
    """In a new process: leave interrupts to the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
