"""How people reach this server: the address in links, QR codes and the greeting."""

import ipaddress
import socket

from starlette.datastructures import URL

from besace.server.settings import Settings

_EVERYWHERE = ("0.0.0.0", "::")  # to listen at all addresses of this machine
_HERE = "127.0.0.1"
_ELSEWHERE = ("192.0.2.1", 9)  # an address of documentation: nobody is there, and nothing is sent


def public_url(settings: Settings, came_by: URL | None = None) -> str:
    """The address to give to others, without a slash at the end; ``came_by`` is the one that somebody has used.

    Who sits at the server's own machine came by an address that leads nowhere else, such as 127.0.0.1: others get this machine's
    address on the local network, if the server listens there.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = lan_address() if settings.host in _EVERYWHERE else settings.host
    if came_by is not None and (_only_here(host) or not _only_here(came_by.hostname or "")):
        return f"{'https' if came_by.scheme in ('https', 'wss') else 'http'}://{came_by.netloc}"
    return _url(host, settings.port)


def local_url(settings: Settings) -> str:
    """The address for a browser on this machine."""
    return _url(_HERE if settings.host in _EVERYWHERE else settings.host, settings.port)


def lan_address() -> str:
    """This machine's address on the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return _HERE


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _only_here(host: str) -> bool:
    """Whether a name or address means, on every machine, that machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.rstrip(".").lower().rpartition(".")[2] == "localhost"
