"""The sockets that ``besace serve`` listens on: its own, or those that systemd or a process before it has opened."""

import os
import socket
from collections.abc import Mapping, MutableMapping
from typing import TYPE_CHECKING

from besace.errors import BesaceError

if TYPE_CHECKING:
    from besace.server.settings import Settings

HANDED_DOWN = "BESACE_LISTEN_FDS"  # numbers of open files, from the process that keeps the door open
_FIRST_OF_SYSTEMD = 3
_BACKLOG = 2048


def open_sockets(settings: "Settings", environment: MutableMapping[str, str]) -> list[socket.socket]:
    """Sockets that somebody has opened for this process, else one on the host and port of the settings."""
    given = _given(environment)
    return [socket.socket(fileno=number) for number in given] if given else [_bound(settings)]


def _given(environment: MutableMapping[str, str]) -> list[int]:
    """The sockets that were opened for this process and no other; its own children do not get them once more."""
    handed = environment.pop(HANDED_DOWN, "")
    if handed:
        return [int(number) for number in handed.split(",")]
    ours, count = _of_systemd(environment)
    for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"):
        environment.pop(name, None)
    return list(range(_FIRST_OF_SYSTEMD, _FIRST_OF_SYSTEMD + count)) if ours else []


def _of_systemd(environment: Mapping[str, str]) -> tuple[bool, int]:
    process, count = environment.get("LISTEN_PID", ""), environment.get("LISTEN_FDS", "")
    return process == str(os.getpid()) and count.isdigit(), int(count) if count.isdigit() else 0


def _bound(settings: "Settings") -> socket.socket:
    """A socket on the port, on any free one for 0; or say in one sentence that it is taken, before anything else is done."""
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as wrong:
        listening.close()
        reason = wrong.strerror or str(wrong)
        raise BesaceError(
            f"Port {settings.port} of {settings.host} cannot be used ({reason}): choose another with --port."
        ) from None
    return listening


def listen(sockets: list[socket.socket]) -> None:
    """Let whoever comes wait from now on, also while nobody answers."""
    for listening in sockets:
        listening.listen(_BACKLOG)


def port_of(sockets: list[socket.socket], otherwise: int) -> int:
    """The port of the first socket that has one."""
    return next((one.getsockname()[1] for one in sockets if one.family in (socket.AF_INET, socket.AF_INET6)), otherwise)
