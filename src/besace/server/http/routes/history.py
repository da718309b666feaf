"""Looking back over HTTP: my games, head to head, ratings; my data, and forgetting me."""

from collections import defaultdict
from typing import Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from besace.games import game_named
from besace.server.history.ratings import Rated, Rival, places_of, rival_of
from besace.server.http.context import KnownGuest, MaybeGuest, ServerHere
from besace.server.seats.identity import COOKIE
from besace.server.store.guests import Guest, nicknames
from besace.server.store.history import games_of
from besace.server.store.personal_data import all_about
from besace.server.store.rows import GUEST, Seat, TableRow

router = APIRouter(prefix="/api", tags=["history"])
LEAST_RATED = 1  # games before someone is listed
MOST_LISTED = 100
MOST_GAMES = 500  # that are told of one person, the newest


class PlayedGame(BaseModel):
    """A finished game of yours."""

    id: str
    game: str
    players: int
    ended_at: int
    names: list[str]
    bots: list[str | None] = Field(description="the bot on each seat; null for people")
    seats: list[int]
    scores: list[int]
    places: list[float]
    won: bool


class Meeting(BaseModel):
    """How you fared against someone: in how many games you came before or after them."""

    name: str
    bot: bool
    games: int
    ahead: int
    behind: int


class GameStatistics(BaseModel):
    game: str
    games: int
    wins: int
    mean_place: float
    rating: float | None = Field(description="openskill's estimate, where this server rates people")
    deviation: float | None
    meetings: list[Meeting]


class MyHistory(BaseModel):
    games: list[PlayedGame]
    statistics: list[GameStatistics]


class Ranked(BaseModel):
    name: str
    bot: bool
    you: bool
    rating: float
    deviation: float
    games: int
    wins: int


class Ranking(BaseModel):
    game: str
    people: bool = Field(description="whether this server rates people, and not only bots")
    ranked: list[Ranked]


@router.get("/me/history")
async def my_history(guest: KnownGuest, server: ServerHere) -> MyHistory:
    """Your finished games, the newest first, and how you fared."""
    rows = await server.database.read(games_of, guest.id, MOST_GAMES)
    by_game: dict[str, list[TableRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    statistics = []
    for game, played in by_game.items():
        ladder = await server.ratings.ladder(game) if server.settings.ratings else None
        rated = ladder.known.get(Rival(GUEST, guest.id)) if ladder is not None else None
        statistics.append(_statistics(game, played, guest, rated))
    return MyHistory(games=[_played(row, guest) for row in rows], statistics=statistics)


def _played(row: TableRow, guest: Guest) -> PlayedGame:
    assert row.result is not None
    mine = row.seats_of(guest.id)
    return PlayedGame(
        id=row.id, game=row.game, players=row.players, ended_at=row.ended_at or 0, names=[seat.name for seat in row.seats],
        bots=[seat.bot for seat in row.seats], seats=mine, scores=row.result["scores"], places=places_of(row),
        won=any(seat in row.result["winners"] for seat in mine),
    )  # fmt: skip


def _statistics(game: str, rows: list[TableRow], guest: Guest, rated: Rated | None) -> GameStatistics:
    meetings: dict[Rival, Meeting] = {}
    best_places = []
    for row in rows:
        places = places_of(row)
        mine = row.seats_of(guest.id)
        best = min(places[seat] for seat in mine)
        best_places.append(best)
        faced: dict[Rival, Seat] = {}  # each rival by the seat that came first: two puppies at a table are one game
        for seat in sorted(row.seats, key=lambda seat: places[seat.seat]):
            rival = rival_of(seat)
            if rival is not None and seat.seat not in mine:
                faced.setdefault(rival, seat)
        for rival, seat in faced.items():
            met = meetings.setdefault(rival, Meeting(name=seat.name, bot=rival.kind != GUEST, games=0, ahead=0, behind=0))
            met.games += 1
            met.ahead += best < places[seat.seat]
            met.behind += best > places[seat.seat]
    return GameStatistics(
        game=game, games=len(rows), wins=sum(place == min(places_of(row)) for place, row in zip(best_places, rows, strict=True)),
        mean_place=sum(best_places) / len(best_places), rating=rated.rating.mu if rated else None,
        deviation=rated.rating.sigma if rated else None, meetings=sorted(meetings.values(), key=lambda met: -met.games),
    )  # fmt: skip


@router.get("/ratings/{game}")
async def ratings(game: str, guest: MaybeGuest, server: ServerHere) -> Ranking:
    """Who plays this game best here: bots, and people where this server rates them."""
    name = game_named(game).name
    people = bool(server.settings.ratings)
    known = {
        rival: rated
        for rival, rated in (await server.ratings.ladder(name)).known.items()
        if rated.games >= LEAST_RATED and (people or rival.kind != GUEST)
    }
    order = sorted(known, key=lambda rival: -known[rival].rating.ordinal())[:MOST_LISTED]
    names = await server.database.read(nicknames, [rival.name for rival in order if rival.kind == GUEST])
    listed = [
        Ranked(
            name=names.get(rival.name, "") if rival.kind == GUEST else rival.name, bot=rival.kind != GUEST,
            you=guest is not None and rival == Rival(GUEST, guest.id), rating=known[rival].rating.mu,
            deviation=known[rival].rating.sigma, games=known[rival].games, wins=known[rival].wins,
        )
        for rival in order
        if rival.kind != GUEST or rival.name in names
    ]  # fmt: skip
    return Ranking(game=name, people=people, ranked=listed)


@router.get("/me/data")
async def my_data(guest: KnownGuest, server: ServerHere, response: Response) -> dict[str, Any]:
    """All that this server has stored about you."""
    response.headers["content-disposition"] = 'attachment; filename="besace-my-data.json"'
    return await server.database.read(all_about, guest.id)


@router.delete("/me/data", status_code=204)
async def forget_me(response: Response, guest: KnownGuest, server: ServerHere) -> None:
    """Forget who you were, on all devices, for good: your games stay, with a nameless seat; what you wrote is deleted."""
    await server.tables.forget(guest)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
