"""Reviews of finished games over HTTP: asked for, computed in the background, looked at, cancelled.

They hold what everyone had hidden, so they exist only where all of it has been revealed. Each process keeps its own: one that has
not been asked says so, and can be.
"""

import asyncio
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from besace.learn.review import Cancelled, Review, record_hash, review
from besace.learn.telling import Telling
from besace.server.context import KnownGuest, MaybeGuest, Server, ServerHere
from besace.server.describe import allowed_eyes, closed_to_you, revealed
from besace.server.identity import Guest
from besace.server.problems import clash, too_much
from besace.server.requests import MOST_PLAYERS
from besace.server.room import Room
from besace.server.routes.tables import TableId
from besace.server.table_rules import Body

router = APIRouter(prefix="/api", tags=["learning"])
MOST_KEPT = 200
MOST_WAITING = 20
_threads = ThreadPoolExecutor(1, "review")

State = Literal["none", "running", "done", "cancelled", "failed"]
SeatQuery = Annotated[int, Query(ge=0, lt=MOST_PLAYERS, description="whose game to look back on")]


@dataclass
class Job:
    """One review: who wants it, how far it is, and what came out."""

    total: int
    askers: set[str] = field(default_factory=set)
    state: State = "running"
    done: int = 0
    found: Review | None = None
    stop: threading.Event = field(default_factory=threading.Event)

    def progress(self, done: int, total: int) -> None:
        self.done = done


_jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()  # by the record's hash and the seat, the oldest first


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


async def _told(server: Server, table: str, seat: int, guest: Guest | None) -> tuple[Room, dict[str, Any]]:
    """The table and its record, if everything there has been revealed to this person."""
    room = await server.tables.room(table, guest)
    if not allowed_eyes(room, guest.id if guest else None):
        raise closed_to_you(room)
    if not revealed(room.row):
        raise clash("Only a finished game can be reviewed, once everything is revealed.")
    if seat >= room.row.players:
        raise clash(f"There is no seat {seat}: the seats are 0 to {room.row.players - 1}.")
    await room.in_turn(room.ready)
    assert room.position is not None
    record: dict[str, Any] = room.position.fair_record(room.row)["record"]
    return room, record


@router.post("/tables/{table}/review", status_code=202)
async def want_review(table: TableId, wish: WantReview, guest: KnownGuest, server: ServerHere) -> ReviewState:
    """Ask for a review of a seat's game; it is made in the background."""
    _, record = await _told(server, table, wish.seat, guest)
    key = record_hash(record), wish.seat
    job = _jobs.get(key)
    if job is None or job.state in ("cancelled", "failed"):
        if not server.limits.allow("thoughts", guest.id):
            raise too_much()
        if sum(other.state == "running" for other in _jobs.values()) >= MOST_WAITING:
            raise too_much("Many reviews are being made: ask again in a while.")
        job = _jobs[key] = Job(len(record["moves"]))
        _forget()
        server.hub.spawn(_make(job, record, wish.seat))
    job.askers.add(guest.id)
    _jobs.move_to_end(key)
    return ReviewState(state=job.state, done=job.done, total=job.total)


async def _make(job: Job, record: dict[str, Any], seat: int) -> None:
    work = partial(review, record, seat, progress=job.progress, stop=job.stop)
    try:
        job.found = await asyncio.get_running_loop().run_in_executor(_threads, work)
        job.state = "done"
    except Cancelled:
        job.state = "cancelled"
    except BaseException:  # also when the server stops: the thread should not go on
        job.stop.set()
        job.state = "failed"
        raise


def _forget() -> None:
    """Let go of the oldest reviews that are finished."""
    for key in [key for key, job in _jobs.items() if job.state != "running"][: max(0, len(_jobs) - MOST_KEPT)]:
        del _jobs[key]


@router.get("/tables/{table}/review")
async def one_review(
    table: TableId,
    guest: MaybeGuest,
    server: ServerHere,
    seat: SeatQuery,
    lang: Annotated[Literal["en", "fr"], Query(description="the language")] = "en",
) -> ReviewState:
    """How far a review is, or the review. ``none``: nobody has asked this process for it yet."""
    room, record = await _told(server, table, seat, guest)
    job = _jobs.get((record_hash(record), seat))
    if job is None:
        return ReviewState(state="none", done=0, total=len(record["moves"]))
    if job.found is None:
        return ReviewState(state=job.state, done=job.done, total=job.total)
    names = [one.name for one in room.row.seats]
    told = await asyncio.to_thread(Telling(job.found, record, names, lang).as_json)
    for moment in told["moments"]:
        moment["link"] = f"/replay/{table}?ply={moment['ply']}&eye={seat}"
    return ReviewState(state="done", done=job.done, total=job.total, review=ReviewInfo(**told))


@router.delete("/tables/{table}/review", status_code=204, response_class=Response)
async def cancel_review(table: TableId, guest: KnownGuest, server: ServerHere, seat: SeatQuery) -> None:
    """You no longer want it; it is given up when nobody does."""
    _, record = await _told(server, table, seat, guest)
    job = _jobs.get((record_hash(record), seat))
    if job is not None and job.state == "running":
        job.askers.discard(guest.id)
        if not job.askers:
            job.stop.set()
