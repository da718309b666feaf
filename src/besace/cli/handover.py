"""A server that can be renewed while people play: this process keeps the door open, and a child of it serves.

On SIGHUP a second child starts, with whatever Besace is installed by then, and loads the rules. When it is ready, the first
stores what has begun and ends, and the second goes on. Whoever connects in between waits at the door for a moment.
"""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence

from besace.cli.listening import HANDED_DOWN, listen

PIPES = "BESACE_HANDOVER"  # open files of a child: where it hears that it is its turn, and says that it is ready
_READY, _GO = b"r", b"g"
_HEARD = {signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGCHLD}


def keep_serving(sockets: list[socket.socket], arguments: Sequence[str]) -> int:
    """Serve by children until told to stop; the exit status of the last one."""
    listen(sockets)
    signal.pthread_sigmask(signal.SIG_BLOCK, _HEARD)  # each waits until it is asked for
    serving = _Child(sockets, arguments)
    if serving.ready():
        serving.go()
    while serving.alive:
        number = signal.sigwait(_HEARD)
        if number == signal.SIGHUP:
            serving = _renewed(serving, sockets, arguments)
        elif number != signal.SIGCHLD:
            serving.stop()
    return serving.status


def _renewed(serving: "_Child", sockets: list[socket.socket], arguments: Sequence[str]) -> "_Child":
    fresh = _Child(sockets, arguments)
    if not fresh.ready():
        print("The new server did not become ready: the one before it goes on.", file=sys.stderr, flush=True)
        return serving
    serving.stop()
    fresh.go()
    return fresh


class _Child:
    """One server that serves, or waits for its turn."""

    def __init__(self, sockets: list[socket.socket], arguments: Sequence[str]) -> None:
        hears, self._tell = os.pipe()
        self._hear, tells = os.pipe()
        files = [one.fileno() for one in sockets]
        environment = {**os.environ, HANDED_DOWN: ",".join(map(str, files)), PIPES: f"{hears},{tells}"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "besace", *arguments],
            env=environment,
            pass_fds=(*files, hears, tells),
            preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, _HEARD),
        )
        os.close(hears)
        os.close(tells)

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    @property
    def status(self) -> int:
        return self._process.wait()

    def ready(self) -> bool:
        """Wait until it could serve; False when it ends before that."""
        with open(self._hear, "rb") as hear:
            return hear.read(1) == _READY

    def go(self) -> None:
        """It is its turn."""
        with open(self._tell, "wb") as tell:
            tell.write(_GO)

    def stop(self) -> None:
        """Let it store what has begun, and end."""
        if self.alive:
            self._process.terminate()
        self._process.wait()


def wait_for_turn() -> bool:
    """In a child: say that all is loaded, and wait until the server before this one has ended. Whether this is a child."""
    pipes = os.environ.pop(PIPES, "")
    if not pipes:
        return False
    hears, tells = map(int, pipes.split(","))
    with open(tells, "wb") as tell:
        tell.write(_READY)
    with open(hears, "rb") as hear:
        if hear.read(1) != _GO:
            sys.exit(0)  # whoever kept the door open is gone
    return True


def end_at_once() -> None:
    """End a child that has stored and closed everything: people wait at the door, so no time is spent on tidying memory."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
