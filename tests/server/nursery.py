"""A process that has loaded all that a server needs, and becomes one whenever a test wants one.

Starting Python, importing the server and loading the compiled rules takes ``besace serve`` three seconds of a processor, and the
tests start some hundred of them. A fork of one that has done so goes on from there. The worker of the tests talks to it over
two pipes, a line of JSON each way; it ends with the worker.
"""

import atexit
import functools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from besace.cli import main
from besace.server.http.app import create_app  # noqa: F401 - so that it is loaded
from besace.server.warm import load_rules

PAUSE = 0.02


class Nursery:
    """The other end of the pipes."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        atexit.register(self._process.communicate)  # nobody asks any more

    def _ask(self, **question: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def start(self, arguments: list[str], environment: dict[str, str], log: Path) -> "Child":
        """``besace`` with these arguments, in a process of its own."""
        return Child(self, self._ask(arguments=arguments, environment=environment, log=str(log)))

    def status(self, pid: int) -> int | None:
        """How a process has ended, None while it runs."""
        found: int | None = self._ask(status=pid)
        return found


class Child:
    """What ``subprocess.Popen`` offers, of a process that the nursery has started."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery, self.pid = nursery, pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._nursery.status(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        until = time.monotonic() + timeout if timeout is not None else None
        while (ended := self.poll()) is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired("besace serve", timeout or 0)
            time.sleep(PAUSE)
        return ended

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@functools.cache
def nursery() -> Nursery:
    """The one of this worker."""
    return Nursery()


def _become(arguments: list[str], environment: dict[str, str], log: str) -> None:
    """From here on this process is a server."""
    os.environ.clear()
    os.environ.update(environment)
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for kept, number in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(kept, number)
    if clock := environment.get("BESACE_TEST_CLOCK"):
        real, ahead = time.time_ns, Path(clock)
        time.time_ns = lambda: real() + int(ahead.read_text()) * 1_000_000_000
    status = 1
    try:
        status = main(arguments)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def serve() -> None:
    """Answer until nobody asks any more."""
    load_rules()
    ended: dict[int, int] = {}
    for line in sys.stdin:
        question = json.loads(line)
        if "status" in question:
            pid = question["status"]
            if pid not in ended:
                gone, status = os.waitpid(pid, os.WNOHANG)
                if gone:
                    ended[pid] = os.waitstatus_to_exitcode(status)
            answer = ended.get(pid)
        else:
            answer = os.fork()
            if answer == 0:
                _become(**question)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
