"""Who you are: made, renamed, taken to another device."""

from fastapi import APIRouter, Request, Response

from besace.server.codes import qr_svg
from besace.server.http.context import KnownGuest, MaybeGuest, Server, ServerHere, address_of
from besace.server.protocol.problems import too_much
from besace.server.protocol.requests import (
    Link,
    LinkOffer,
    LookAtLink,
    Me,
    Myself,
    MyTable,
    MyTables,
    NewGuest,
    Rename,
    UseLink,
)
from besace.server.reach import public_url
from besace.server.seats.identity import COOKIE, LINK_SECONDS, set_cookie
from besace.server.store.guests import Guest
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
    url = f"{public_url(server.settings, request.url)}/link#{token}"
    return Link(token=token, url=url, seconds=LINK_SECONDS, qr=qr_svg(url).decode())


@router.post("/me/link/look")
async def look_at_link(wish: LookAtLink, request: Request, known: MaybeGuest, server: ServerHere) -> LinkOffer:
    """What a link from another device would do; nothing is done yet."""
    if not server.limits.allow("guests", address_of(request)):
        raise too_much()
    guest = await server.identity.whose_link(wish.token)
    mine = await server.tables.tables_of(known) if known is not None else []
    running = [row for row in mine if row.state in (WAITING, PLAYING)]
    same = known is not None and known.id == guest.id
    return LinkOffer(nickname=guest.nickname, same=same, games=len(mine), running=len(running))


@router.post("/me/claim")
async def claim_link(wish: UseLink, request: Request, response: Response, known: MaybeGuest, server: ServerHere) -> Me:
    """Use a link that you made on another device: this one is you as well from now on, and may bring along who it was."""
    if not server.limits.allow("guests", address_of(request)):
        raise too_much()
    linked = await server.identity.use_link(wish.token, known, wish.merge)
    if linked.moved and known is not None:
        await server.hub.became_one(known.id, linked.moved)
    set_cookie(request, response, linked.secret)
    return Me(nickname=linked.guest.nickname)


@router.delete("/me", status_code=204)
async def forget_this_device(request: Request, response: Response, guest: KnownGuest, server: ServerHere) -> None:
    """This device is no longer yours."""
    await server.identity.forget(request)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
