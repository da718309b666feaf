"""Reviews of finished games over HTTP: asked for, computed in the background, looked at, cancelled.

They hold what everyone had hidden, so they exist only where all of it has been revealed. A finished one is kept in the store, for
all processes. One that is being made is known to the process that was asked: another one says so, and can be asked too.
"""

import asyncio
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy.exc import IntegrityError

from besace.learn.review import VERSION, Cancelled, Review, record_hash, review
from besace.learn.telling import Telling
from besace.play.words import words_in
from besace.server.context import KnownGuest, MaybeGuest, Server, ServerHere
from besace.server.describe import allowed_eyes, called, closed_to_you, revealed
from besace.server.identity import Guest
from besace.server.problems import clash, too_much
from besace.server.requests import MOST_PLAYERS
from besace.server.room import Room, now_ms
from besace.server.routes.tables import TableId
from besace.server.statics import json_answer
from besace.server.store.reviews import ReviewName, has_review, keep_review, read_review
from besace.server.table_rules import Body

router = APIRouter(prefix="/api", tags=["learning"])
MOST_REMEMBERED = 200
MOST_WAITING = 20
_threads = ThreadPoolExecutor(1, "review")

State = Literal["none", "running", "done", "cancelled", "failed"]
SeatQuery = Annotated[int, Query(ge=0, lt=MOST_PLAYERS, description="whose game to look back on")]


@dataclass
class Job:
    """A review that is being made or was given up: who wants it and how far it is."""

    total: int
    askers: set[str] = field(default_factory=set)
    state: State = "running"
    done: int = 0
    stop: threading.Event = field(default_factory=threading.Event)

    def progress(self, done: int, total: int) -> None:
        self.done = done


_jobs: OrderedDict[ReviewName, Job] = OrderedDict()  # the oldest first


class WantReview(Body):
    seat: int = Field(ge=0, lt=MOST_PLAYERS)


class ValuedMove(BaseModel):
    """A move and how often it wins (0 to 1), with one standard error."""

    move: str
    words: str
    value: float
    error: float


class DecisionInfo(BaseModel):
    """A choice before move ``ply``; what the move played gave away is real where ``clear`` is true."""

    ply: int
    played: str
    best: str
    gave_away: float
    error: float
    skill: float
    clear: bool
    verdict: str
    moves: list[ValuedMove]
    view: dict[str, Any]


class EventInfo(BaseModel):
    """One step of the curve: ``value`` is the chance of winning after move ``ply`` (-1: the deal)."""

    ply: int
    move: str
    words: str
    cause: Literal["luck", "skill", "others"]
    kind: str
    change: float
    value: float
    error: float


class BluffInfo(BaseModel):
    ply: int
    victim: int
    kind: str
    believed: float
    truth: float
    sentence: str


class MomentInfo(BaseModel):
    """Worth a second look; ``link`` leads into the replay."""

    ply: int
    kind: str
    change: float
    sentence: str
    link: str


class ReviewInfo(BaseModel):
    """A game looked back on: result = start + luck + skill + others."""

    game: str
    players: int
    seat: int
    seed: int
    samples: int
    result: float
    start: float
    luck: float
    skill: float
    others: float
    errors: dict[str, float]
    luck_by_kind: dict[str, float]
    summary: str
    events: list[EventInfo]
    decisions: list[DecisionInfo]
    bluffs: list[BluffInfo]
    moments: list[MomentInfo]


class ReviewState(BaseModel):
    """How far a review is: ``done`` of ``total`` moves; the review itself once its state is done."""

    state: State
    done: int
    total: int
    review: ReviewInfo | None = None


@dataclass(frozen=True)
class Asked:
    """The table that someone asks about, what was played there, and what the review is called."""

    room: Room
    record: dict[str, Any]
    name: ReviewName


async def _asked(server: Server, table: str, seat: int, guest: Guest | None) -> Asked:
    """What someone asks about, if everything there has been revealed to them."""
    room, who = await server.tables.room(table, guest), guest.id if guest else None
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    if not revealed(room.row):
        raise clash("Only a finished game can be reviewed, once everything is revealed.")
    if seat >= room.row.players:
        raise clash(f"There is no seat {seat}: the seats are 0 to {room.row.players - 1}.")
    await room.in_turn(room.ready)
    assert room.position is not None
    record: dict[str, Any] = room.position.fair_record(room.row)["record"]
    return Asked(room, record, ReviewName(record_hash(record), seat, VERSION))


@router.post("/tables/{table}/review", status_code=202)
async def want_review(table: TableId, wish: WantReview, guest: KnownGuest, server: ServerHere) -> ReviewState:
    """Ask for a review of a seat's game; it is made in the background."""
    asked = await _asked(server, table, wish.seat, guest)
    total = len(asked.record["moves"])
    if await server.hub.database.read(has_review, asked.name):
        return ReviewState(state="done", done=total, total=total)
    job = _jobs.get(asked.name)
    if job is None or job.state != "running":
        if not server.limits.allow("thoughts", guest.id):
            raise too_much()
        if sum(other.state == "running" for other in _jobs.values()) >= MOST_WAITING:
            raise too_much("Many reviews are being made: ask again in a while.")
        job = _jobs[asked.name] = Job(total)
        _forget()
        server.hub.spawn(_make(server, job, asked))
    job.askers.add(guest.id)
    _jobs.move_to_end(asked.name)
    return ReviewState(state=job.state, done=job.done, total=job.total)


async def _make(server: Server, job: Job, asked: Asked) -> None:
    samples = server.settings.review_samples
    work = partial(review, asked.record, asked.name.seat, samples, progress=job.progress, stop=job.stop)
    try:
        found = await asyncio.get_running_loop().run_in_executor(_threads, work)
        await _keep(server, asked.name, found)
        if _jobs.get(asked.name) is job:
            del _jobs[asked.name]  # from now on it is read from the store
    except Cancelled:
        job.state = "cancelled"
    except BaseException:  # also when the server stops: the thread should not go on
        job.stop.set()
        job.state = "failed"
        raise


async def _keep(server: Server, name: ReviewName, found: Review) -> None:
    document, now = found.as_json(), now_ms()
    try:
        await server.hub.database.write_at_once(lambda connection: keep_review(connection, name, document, now))
    except IntegrityError:  # another process was faster, and has found the same
        if not await server.hub.database.read(has_review, name):
            raise


def _forget() -> None:
    """Let go of the oldest that were given up."""
    for name in [name for name, job in _jobs.items() if job.state != "running"][: max(0, len(_jobs) - MOST_REMEMBERED)]:
        del _jobs[name]


@router.get("/tables/{table}/review", response_model=ReviewState)
async def one_review(
    table: TableId,
    request: Request,
    guest: MaybeGuest,
    server: ServerHere,
    seat: SeatQuery,
    lang: Annotated[Literal["en", "fr"], Query(description="the language")] = "en",
) -> Response:
    """How far a review is, or the review. ``none``: there is none yet, and this process is not making one."""
    asked = await _asked(server, table, seat, guest)
    job, total = _jobs.get(asked.name), len(asked.record["moves"])
    found = await server.hub.database.read(read_review, asked.name) if job is None or job.state != "running" else None
    if found is not None:
        body = await asyncio.to_thread(_told, asked, found, lang)
    elif job is None:
        body = ReviewState(state="none", done=0, total=total)
    else:
        body = ReviewState(state=job.state, done=job.done, total=job.total)
    return json_answer(request, body.model_dump_json().encode())


def _told(asked: Asked, found: dict[str, Any], language: str) -> ReviewState:
    """A review in sentences, with its moments' places in the replay."""
    telling = Telling(Review.from_json(found), asked.record, called(asked.room.row, words_in(language)), language)
    told, total = telling.as_json(), len(asked.record["moves"])
    for moment in told["moments"]:
        moment["link"] = f"/replay/{asked.room.row.id}?ply={moment['ply']}&eye={asked.name.seat}"
    return ReviewState(state="done", done=total, total=total, review=ReviewInfo(**told))


@router.delete("/tables/{table}/review", status_code=204, response_class=Response)
async def cancel_review(table: TableId, guest: KnownGuest, server: ServerHere, seat: SeatQuery) -> None:
    """You no longer want it; it is given up when nobody does."""
    asked = await _asked(server, table, seat, guest)
    job = _jobs.get(asked.name)
    if job is not None and job.state == "running":
        job.askers.discard(guest.id)
        if not job.askers:
            job.stop.set()
            job.state = "cancelled"  # whoever asks again begins anew, even before the thread has noticed
