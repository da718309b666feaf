"""Who you are: made, renamed, taken to another device."""

from fastapi import APIRouter, Request, Response

from besace.server.context import KnownGuest, Server, ServerHere, address_of
from besace.server.identity import COOKIE, LINK_SECONDS, Guest, set_cookie
from besace.server.problems import too_much
from besace.server.requests import Link, Me, Myself, MyTable, MyTables, NewGuest, Rename, UseLink
from besace.server.routes.web import public_url
from besace.server.store.rows import PLAYING, WAITING

router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guests", status_code=201)
async def become_a_guest(wish: NewGuest, request: Request, response: Response, server: ServerHere) -> Me:
    """Become a guest. A browser gets its secret in a cookie; a program asks for a token and sends it as a bearer token."""
    if not server.limits.allow("guests", address_of(request)):
        raise too_much()
    guest, secret = await server.identity.create(wish.nickname)
    if wish.token:
        return Me(nickname=guest.nickname, token=secret)
    set_cookie(request, response, secret)
    return Me(nickname=guest.nickname)


@router.get("/me")
async def who_am_i(guest: KnownGuest, server: ServerHere) -> Myself:
    """Who you are, and the tables where a game waits or goes on with you."""
    return Myself(nickname=guest.nickname, tables=await _tables(server, guest, WAITING, PLAYING))


@router.patch("/me")
async def rename(wish: Rename, guest: KnownGuest, server: ServerHere) -> Me:
    return Me(nickname=(await server.identity.rename(guest, wish.nickname)).nickname)


@router.get("/me/tables")
async def my_tables(guest: KnownGuest, server: ServerHere) -> MyTables:
    """The tables where you sit, finished ones too, the newest first."""
    return MyTables(tables=await _tables(server, guest))


async def _tables(server: Server, guest: Guest, *states: str) -> list[MyTable]:
    found = await server.tables.tables_of(guest, *states)
    return [
        MyTable(
            id=row.id, code=row.code, game=row.game, players=row.players, options=row.options, state=row.state,
            seats=row.seats_of(guest.id), names=[seat.name for seat in row.seats], created_at=row.created_at,
            deal=row.deal,
        )
        for row in found
    ]  # fmt: skip


@router.post("/me/link", status_code=201)
async def link_another_device(guest: KnownGuest, request: Request, server: ServerHere) -> Link:
    """A link that makes one other device you, once, within a quarter of an hour."""
    token = await server.identity.make_link(guest)
    return Link(token=token, url=f"{public_url(request, server.settings)}/link#{token}", seconds=LINK_SECONDS)


@router.post("/me/claim")
async def claim_link(wish: UseLink, request: Request, response: Response, server: ServerHere) -> Me:
    """Use a link that you made on another device: this one is you as well from now on."""
    if not server.limits.allow("guests", address_of(request)):
        raise too_much()
    guest, secret = await server.identity.use_link(wish.token)
    set_cookie(request, response, secret)
    return Me(nickname=guest.nickname)


@router.delete("/me", status_code=204)
async def forget_this_device(request: Request, response: Response, guest: KnownGuest, server: ServerHere) -> None:
    """This device is no longer yours."""
    await server.identity.forget(request)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
