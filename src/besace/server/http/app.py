"""The server as an ASGI application."""

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

import besace
from besace.errors import BesaceError
from besace.server.deals.challenges import Challenges
from besace.server.history.ratings import Ratings
from besace.server.history.reviews import Reviews
from besace.server.http.bans import Bans
from besace.server.http.context import Server
from besace.server.http.front import Front
from besace.server.http.routes import (
    challenges,
    chat,
    coach,
    games,
    guests,
    guides,
    history,
    ops,
    pages,
    people,
    play,
    records,
    reviews,
    rulebook,
    tables,
)
from besace.server.limits import Limits
from besace.server.live.neighbours import among_neighbours
from besace.server.logs import set_up_logs
from besace.server.protocol import messages
from besace.server.protocol.problems import Problem, Refusal
from besace.server.protocol.spoken import Unwanted
from besace.server.seats.identity import Identity
from besace.server.seats.table_service import TableService
from besace.server.settings import Settings, read_settings
from besace.server.store.engine import Database, StoreDown, open_database
from besace.server.table.chat import ChatService
from besace.server.table.coach import Coach
from besace.server.table.hub import Hub
from besace.server.warm import load_rules, settle_memory

SWITCH_SECONDS = 0.0005  # threads that have waited for the disk get their turn sooner than Python would give it
log = logging.getLogger(__name__)
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 414, 422, 429, 503)
}


def create_app(settings: Settings | None = None) -> Front:
    """The server with these settings; from the environment where none are given."""
    chosen = read_settings() if settings is None else settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        load_rules()
        sys.setswitchinterval(SWITCH_SECONDS)
        database = await open_database(chosen)
        server = app.state.server = await _parts(chosen, database)
        server.hub.start()
        server.hub.spawn(server.bans.keep_looking())
        settle_memory()
        log.info("the server is ready", extra={"database": chosen.engine})
        try:
            with among_neighbours(front):
                yield
        finally:
            await server.hub.stop()
            server.reviews.stop()
            await database.close()
            log.info("the server has stopped")

    app = FastAPI(
        title="Besace", version=besace.__version__, lifespan=lifespan, responses=_REFUSALS,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
        description="Tables for games of bags and bluff. The live connection is a WebSocket at /api/tables/{table}/live; "
        "its messages are the schemas ClientMessage and ServerMessage.",
    )  # fmt: skip
    learnt = (rulebook.router, coach.router, reviews.router)
    played = (games.router, tables.router, challenges.router, guides.router, play.router, records.router, chat.router)
    for router in (guests.router, people.router, history.router, *played, ops.router, *learnt, pages.router):
        app.include_router(router)
    _answer_refusals(app)
    _describe_messages(app)
    front = Front(app, chosen.origins)
    return front


async def _parts(settings: Settings, database: Database) -> Server:
    unwanted = Unwanted.written_in(settings.word_filter)
    hub, limits, identity = Hub(settings, database), Limits(settings.limits), Identity(database, unwanted)
    hub.when_gone.append(identity.look_anew)
    here, bans = TableService(hub, unwanted), Bans(database, hub)
    await bans.look()
    compared = Challenges(hub, here)
    await compared.open()
    ratings = Ratings(database)
    hub.people_changed = ratings.start_anew
    return Server(
        settings=settings, database=database, limits=limits, hub=hub, identity=identity, tables=here,
        challenges=compared, chat=ChatService(hub, limits, unwanted), bans=bans, coach=Coach(hub.thinkers), ratings=ratings,
        reviews=Reviews(database, settings.review_samples, hub.spawn, hub.thinkers.step_aside),
    )  # fmt: skip


def worker() -> Front:
    """What uvicorn's worker processes run: everything from the environment."""
    settings = read_settings()
    set_up_logs(settings.log_level)
    return create_app(settings)


def _answer(status: int, code: str, sentence: str, deal: str | None = None) -> Response:
    return JSONResponse({"code": code, "sentence": sentence} | ({} if deal is None else {"deal": deal}), status)


def _answer_refusals(app: FastAPI) -> None:
    """Whatever is refused is answered in one sentence."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, wrong: Refusal) -> Response:
        return _answer(wrong.status, wrong.code, wrong.sentence, wrong.deal)

    @app.exception_handler(StoreDown)
    async def down(request: Request, wrong: StoreDown) -> Response:
        return _answer(503, wrong.code, str(wrong))

    @app.exception_handler(BesaceError)
    async def bad_input(request: Request, wrong: BesaceError) -> Response:
        return _answer(400, "bad", str(wrong))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body") or "the body"
        return _answer(422, "malformed", f"In {where}: {str(first['msg'])[:200].rstrip('.')}.")

    @app.exception_handler(HTTPException)
    async def plain(request: Request, wrong: HTTPException) -> Response:
        sentences = {404: "There is nothing here.", 405: "This cannot be done here."}
        return _answer(wrong.status_code, "missing", sentences.get(wrong.status_code, "This request cannot be answered."))


def _describe_messages(app: FastAPI) -> None:
    """Put the live connection's messages into the OpenAPI description, for generators of clients."""
    original = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            described = original()
            for name, adapter in (("ClientMessage", messages.CLIENT_MESSAGE), ("ServerMessage", messages.SERVER_MESSAGE)):
                schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
                described["components"]["schemas"] |= schema.pop("$defs", {})
                described["components"]["schemas"][name] = schema
            app.openapi_schema = described
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
