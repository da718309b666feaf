"""A PostgreSQL of the tests' own, in a folder that is thrown away; it listens on a Unix socket only."""

import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "besace"
MISSING = "PostgreSQL is not installed: make test installs it when run as root, else install Debian's package postgresql."


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps the server's programs out of the path."""
    found = shutil.which(name) or next(iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None)
    if found is None:
        raise RuntimeError(MISSING)
    return found


class Postgres:
    """A database server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._data = folder, folder / "data"
        self._as = _plain_user()
        if self._as is not None:
            shutil.chown(folder, self._as)
        self._run(program("initdb"), "-D", str(self._data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command, cwd=self.folder, user=self._as, capture_output=True, text=True, check=False, env=_plain_environment()
        )
        if done.returncode:
            raise RuntimeError(f"{Path(command[0]).name} failed: {done.stdout}{done.stderr}")

    def _control(self, *command: str) -> None:
        with open(os.devnull, "w") as nowhere:  # the server keeps what it is given: a pipe would never end
            subprocess.run([program("pg_ctl"), "-D", str(self._data), "-w", "-s", *command], cwd=self.folder, user=self._as,
                           stdout=nowhere, stderr=nowhere, check=True, env=_plain_environment())  # fmt: skip

    def start(self) -> None:
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c shared_buffers=32MB"
        self._control("-o", settings, "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """``immediate``: as if it had crashed; ``fast``: what goes on is undone, then it ends."""
        self._control("-m", mode, "stop")

    def new_database(self, name: str) -> str:
        """The address of a fresh database."""
        self._run(program("createdb"), "-h", str(self.folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self.folder}"


def _plain_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _plain_environment() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C"}


@contextmanager
def running() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="besace-postgres-"))
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
