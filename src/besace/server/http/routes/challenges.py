"""The same deal for everyone, over HTTP: found, made, played once, compared."""

from datetime import timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from besace.games import GAMES, game_named
from besace.games.parts.screen import presenter_of
from besace.play.fair import commitment_of
from besace.play.words import words_in
from besace.server.deals.challenges import FIRST_DAY, Challenge, Challenges, Outcome, of_day, today
from besace.server.history.ratings import places_of
from besace.server.http.answers import table_answer
from besace.server.http.context import KnownGuest, MaybeGuest, ServerHere
from besace.server.http.parameters import Language
from besace.server.protocol.problems import too_much
from besace.server.protocol.requests import MOST_PLAYERS, TableAnswer
from besace.server.protocol.table_rules import Body
from besace.server.seats.describe import called
from besace.server.store.deals import Progress, Standing

router = APIRouter(prefix="/api", tags=["challenges"])
DAYS_LISTED, MOST_DAYS = 7, 31

ChallengeName = Annotated[str, Path(max_length=60, description="such as 2026-11-16-GAME, or x-CODE")]


class NewChallenge(Body):
    game: str = Field(max_length=40)
    players: int = Field(ge=1, le=MOST_PLAYERS)
    options: dict[str, Any] = Field(default_factory=dict, max_length=20)
    level: str = Field(max_length=40, description="one of the levels of GET /api/games")


class ChallengeInfo(BaseModel):
    """A deal that is the same for all who play it, as anyone may know it."""

    name: str
    day: str | None = Field(description="whose deal it is; null for one that somebody made")
    game: str
    players: int
    options: dict[str, Any]
    seat: int = Field(description="where everyone who plays it sits")
    level: str = Field(description="of the bots in all other seats")
    commitment: str = Field(description="SHA-256 of the secret seed, in hexadecimal")
    begun: int = Field(description="how many have begun to play it")
    finished: int = Field(description="how many of them have finished it")
    you: Progress = Field(description="what you have done about it")
    table: str | None = Field(description="where you play it or have played it")


class ChallengeList(BaseModel):
    today: str = Field(description="the day that it is here: days change at midnight UTC")
    days: list[ChallengeInfo] = Field(description="of today and the days before, the newest first")
    own: list[ChallengeInfo] = Field(description="that you have made, or have been sent and have begun")


class PartingInfo(BaseModel):
    """The first choice that differs from yours, after so many that were the same; everything before it was the same, too."""

    same: int
    ply: int = Field(description="of your move in your game")
    mine: str
    theirs_ply: int
    theirs: str


class Compared(BaseModel):
    """What someone made of the deal."""

    table: str
    name: str
    you: bool
    rank: int
    won: bool
    place: float
    score: int
    scores: list[int]
    ended_at: int
    parting: PartingInfo | None = Field(description="null for your own, where you have none, and where all choices are equal")


class Comparison(BaseModel):
    names: list[str] = Field(description="of the seats; yours is empty")
    results: list[Compared]


def _info(challenges: Challenges, challenge: Challenge, standing: Standing) -> ChallengeInfo:
    return ChallengeInfo(
        name=challenge.name, day=challenge.day.isoformat() if challenge.day else None, game=challenge.game,
        players=challenge.players, options=challenge.options, seat=challenge.seat, level=challenge.level,
        commitment=commitment_of(challenges.seed(challenge)), begun=standing.begun, finished=standing.finished,
        you=standing.mine, table=standing.table,
    )  # fmt: skip


@router.get("/challenges")
async def all_challenges(
    guest: MaybeGuest, server: ServerHere, days: Annotated[int, Query(ge=1, le=MOST_DAYS)] = DAYS_LISTED
) -> ChallengeList:
    """The deals of today and of the last days, and those that you have made or been sent."""
    now = today()
    since = max(FIRST_DAY, now - timedelta(days=days - 1))
    listed = [now - timedelta(days=back) for back in range((now - since).days + 1)]
    daily = [of_day(game, day) for day in listed for game in GAMES.values()]
    own = await server.challenges.own(guest)
    standings = await server.challenges.standings([*daily, *own], guest)
    told = [_info(server.challenges, one, standings[one.name]) for one in (*daily, *own)]
    return ChallengeList(today=now.isoformat(), days=told[: len(daily)], own=told[len(daily) :])


@router.post("/challenges", status_code=201)
async def make_challenge(wish: NewChallenge, guest: KnownGuest, server: ServerHere) -> ChallengeInfo:
    """Make a deal to send to friends. You do not know it either, and may play it once like everyone."""
    if not server.limits.allow("tables", guest.id):
        raise too_much()
    made = await server.challenges.make(guest, wish.game, wish.players, wish.options, wish.level)
    return _info(server.challenges, made, Standing())


@router.get("/challenges/{name}")
async def one_challenge(name: ChallengeName, guest: MaybeGuest, server: ServerHere) -> ChallengeInfo:
    """A deal, and how many have played it."""
    challenge = await server.challenges.find(name)
    standings = await server.challenges.standings([challenge], guest)
    return _info(server.challenges, challenge, standings[challenge.name])


@router.post("/challenges/{name}/play")
async def play_challenge(name: ChallengeName, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Your one table of this deal: made now, or the one that you have begun."""
    if not server.limits.allow("tables", guest.id):
        raise too_much()
    return table_answer(await server.challenges.play(guest, await server.challenges.find(name)), guest)


@router.post("/challenges/{name}/give-up")
async def give_up_challenge(name: ChallengeName, guest: KnownGuest, server: ServerHere) -> ChallengeInfo:
    """Look at what others made of it without playing it, or without finishing: you cannot play it afterwards."""
    challenge = await server.challenges.find(name)
    await server.challenges.give_up(guest, challenge)
    return _info(server.challenges, challenge, (await server.challenges.standings([challenge], guest))[challenge.name])


@router.get("/challenges/{name}/results")
async def compare(
    name: ChallengeName,
    guest: KnownGuest,
    server: ServerHere,
    lang: Language = "en",
) -> Comparison:
    """What everyone made of it, the best first, once you have finished it or given it up."""
    challenge, words = await server.challenges.find(name), words_in(lang)
    found = await server.challenges.compare(guest, challenge)
    seat = challenge.seat
    names = ["" if one == seat else words(f"bot-name-{one}") for one in range(challenge.players)]
    return Comparison(names=names, results=[_compared(outcome, seat, lang) for outcome in found])


def _compared(outcome: Outcome, seat: int, lang: str) -> Compared:
    row, words = outcome.row, words_in(lang)
    assert row.result is not None
    told = None
    if outcome.parting is not None:
        say, part = presenter_of(game_named(row.game), words, called(row, words)).choice, outcome.parting
        told = PartingInfo(same=part.same, ply=part.ply, mine=say(part.mine), theirs_ply=part.theirs_ply, theirs=say(part.theirs))
    return Compared(
        table=row.id, name=row.seats[seat].name, you=outcome.you, rank=outcome.rank, won=seat in row.result["winners"],
        place=places_of(row)[seat], score=row.result["scores"][seat], scores=row.result["scores"], ended_at=row.ended_at or 0,
        parting=told,
    )  # fmt: skip
