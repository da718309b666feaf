"""What every route can ask for: the parts of the server, and who is asking."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, WebSocket
from starlette.requests import HTTPConnection

from besace.server.deals.challenges import Challenges
from besace.server.history.ratings import Ratings
from besace.server.history.reviews import Reviews
from besace.server.http.bans import Bans
from besace.server.limits import Limits
from besace.server.protocol.problems import too_much, unknown_guest
from besace.server.seats.identity import Identity
from besace.server.seats.table_service import TableService
from besace.server.settings import Settings
from besace.server.store.engine import Database
from besace.server.store.guests import Guest
from besace.server.table.chat import ChatService
from besace.server.table.coach import Coach
from besace.server.table.hub import Hub

_ALWAYS = (("GET", "/api/me/data"), ("DELETE", "/api/me/data"), ("DELETE", "/api/me"))  # whoever is banned: it is their own


@dataclass(frozen=True)
class Server:
    """The parts of one process."""

    settings: Settings
    database: Database
    limits: Limits
    hub: Hub
    identity: Identity
    tables: TableService
    challenges: Challenges
    chat: ChatService
    coach: Coach
    ratings: Ratings
    reviews: Reviews
    bans: Bans


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    """The address a request comes from; behind a proxy, uvicorn has put the client's there."""
    return connection.client.host if connection.client else "unknown"


async def maybe_guest(request: Request) -> Guest | None:
    server = server_of(request)
    guest = await server.identity.find(request)
    banned = server.bans.of_guest(guest.id if guest else None)
    if banned is not None and (request.method, request.url.path) not in _ALWAYS:
        raise banned
    if not server.limits.allow("requests", guest.id if guest else address_of(request)):
        raise too_much()
    return guest


async def known_guest(guest: Annotated[Guest | None, Depends(maybe_guest)]) -> Guest:
    if guest is None:
        raise unknown_guest()
    return guest


async def guest_of_socket(socket: WebSocket) -> Guest | None:
    server = server_of(socket)
    guest = await server.identity.find(socket)
    banned = server.bans.of_guest(guest.id if guest else None)
    if banned is not None:
        raise banned
    return guest


ServerHere = Annotated[Server, Depends(server_of)]
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]
KnownGuest = Annotated[Guest, Depends(known_guest)]
