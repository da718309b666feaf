"""What people ask for over HTTP, as types."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from besace.server.protocol.messages import MOST_CHAT, MOST_MOVE, Chat, Event, SeatInfo, Snapshot, TableInfo, You
from besace.server.protocol.table_rules import Body, TableRules

MOST_PLAYERS = 6
MOST_TEXT = 200
MOST_REPORT = 500
NAME = Field(min_length=1, max_length=60)
CONTRIBUTION = Field(
    default="", max_length=128, pattern="^([0-9a-f]{2})*$", description="random bytes of your own, for fair chance"
)


class NewGuest(Body):
    nickname: str = NAME
    token: bool = Field(default=False, description="give the secret in the answer, for programs, instead of in a cookie")


class Rename(Body):
    nickname: str = NAME


class LookAtLink(Body):
    token: str = Field(max_length=100)


class UseLink(LookAtLink):
    merge: bool = Field(default=False, description="what this device's guest has comes along: games, seats, deals, devices")


class SeatWish(Body):
    """Who should sit there: ``open`` for whoever joins, ``me`` for you (as often as people share your device), ``bot``."""

    kind: Literal["open", "me", "bot"]
    name: str | None = Field(default=None, max_length=60)
    bot: str | None = Field(default=None, max_length=40)
    level: int | None = Field(default=None, ge=0, le=100)


class NewTable(Body):
    game: str = Field(max_length=40)
    players: int = Field(ge=1, le=MOST_PLAYERS)
    options: dict[str, Any] = Field(default_factory=dict, max_length=20)
    seats: list[SeatWish] | None = Field(default=None, max_length=MOST_PLAYERS, description="by default you, and open seats")
    private: bool = False
    rules: TableRules = TableRules()
    contribution: str = CONTRIBUTION


class Join(Body):
    seat: int | None = Field(default=None, ge=0, lt=MOST_PLAYERS, description="any open one, if not given")
    name: str | None = Field(default=None, max_length=60, description="your nickname, if not given")
    contribution: str = CONTRIBUTION


class Leave(Body):
    seat: int | None = Field(default=None, ge=0, lt=MOST_PLAYERS, description="all of yours, if not given")


class Contribute(Body):
    contribution: str = Field(min_length=2, max_length=128, pattern="^([0-9a-f]{2})+$")


class HostTo(Body):
    seat: int = Field(ge=0, lt=MOST_PLAYERS)


class ShowSeat(Body):
    seat: int = Field(ge=0, lt=MOST_PLAYERS)
    shown: bool


class ChangeSeat(Body):
    """What the host makes of a seat: a bot's, or open again."""

    kind: Literal["open", "bot"]
    bot: str | None = Field(default=None, max_length=40)
    level: int | None = Field(default=None, ge=0, le=100)


class PlayMove(Body):
    ply: int = Field(ge=0, le=1_000_000, description="the version that the move answers")
    move: str = Field(max_length=MOST_MOVE)


class SayText(Body):
    text: str = Field(min_length=1, max_length=MOST_CHAT)


class ReactWith(Body):
    reaction: str = Field(max_length=16)


class Someone(Body):
    """A guest as others know them: by a seat, or by the number of something they said."""

    seat: int | None = Field(default=None, ge=0, lt=MOST_PLAYERS)
    line: int | None = Field(default=None, ge=0, le=2**53)


class Mute(Someone):
    muted: bool = True


class Report(Someone):
    reason: Literal["name", "chat", "play", "other"]
    text: str = Field(default="", max_length=MOST_REPORT, description="for whoever runs the server")


# --- answers ---


class Me(BaseModel):
    nickname: str
    token: str | None = Field(default=None, description="only if you asked for it: keep it secret")


class Myself(Me):
    """Who you are, and the tables where a game waits or goes on with you, the newest first."""

    tables: list["MyTable"]


class Link(BaseModel):
    """A one-time link for another device of yours."""

    token: str
    url: str
    seconds: int
    qr: str = Field(description="a picture (SVG) of the address, for the camera of the other device")


class LinkOffer(BaseModel):
    """Whom a link would make of this device, and what the guest that it is now has."""

    nickname: str
    same: bool = Field(description="whether it is that guest already")
    games: int = Field(description="tables where this device's guest sits or has sat")
    running: int = Field(description="of these, those where the game has not ended")


class TableAnswer(BaseModel):
    table: TableInfo
    you: You


class OpenTable(BaseModel):
    """A table that anyone may join."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    state: str
    seats: list[SeatInfo]
    open_seats: int
    created_at: int = Field(description="milliseconds since 1970")


class MyTable(BaseModel):
    """A table where you sit."""

    id: str
    code: str
    game: str
    players: int
    options: dict[str, Any]
    state: Literal["waiting", "playing", "over", "closed"]
    seats: list[int] = Field(description="yours")
    names: list[str] = Field(description="of all seats; empty for an open one")
    created_at: int = Field(description="milliseconds since 1970")
    deal: str | None = Field(description="the prepared deal that is played here")


class OpenTables(BaseModel):
    tables: list[OpenTable]


class MyTables(BaseModel):
    tables: list[MyTable]


class MoveStored(BaseModel):
    version: int


class Messages(BaseModel):
    """What an eye has missed, as the live connection would have sent it."""

    version: int
    messages: list[Snapshot | Event]


class Replay(BaseModel):
    """A whole game: for each eye the snapshot of version 0, then an event for every move; version by version, eye by eye."""

    game: str
    players: int
    version: int = Field(description="moves played in all")
    eyes: list[int | None]
    fair: bool = Field(description="whether the chance of this game was recomputed from its seed and found right")
    messages: list[Snapshot | Event]


class Said(BaseModel):
    messages: list[Chat]


class Block(BaseModel):
    """Someone whom you have blocked, by the name that you knew them by."""

    id: str = Field(description="of the block; it says nothing about who they are elsewhere")
    name: str
    at: int = Field(description="milliseconds since 1970")


class Blocks(BaseModel):
    blocks: list[Block]


class OptionInfo(BaseModel):
    name: str
    default: Any
    values: list[Any]
    only_players: list[int]


class ViewFields(BaseModel):
    """Whose the fields of a view are, as its types say (inner ones with a dot, as in row.owner), for who knows no more of it."""

    seats: list[str] = Field(description="fields that hold seats, or a list of them")
    by_seat: list[str] = Field(description="lists with one entry for every seat")
    own: list[str] = Field(description="known to the seat that looks, null for everyone else")


class GameInfo(BaseModel):
    name: str
    players: list[int]
    options: list[OptionInfo]
    secret_verbs: list[str]
    view_fields: ViewFields
    languages: list[str] = Field(description="in which GET /api/games/{game}/words/{lang} has words for it")
    arguments: dict[str, dict[str, str]] = Field(
        description="by verb: what the arguments of a move are called in those words, and of what kind each is (seat, number, …)"
    )


class Catalogue(BaseModel):
    """What can be played here, against whom, and where friends find it."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str] = Field(
        description="bots that are characters, the easiest first; strings level-NAME and level-NAME-character"
    )
    others: list[str] = Field(description="bots of other packages that are offered here, too")
    reactions: list[str]
    address: str = Field(description="of this server, for links that others open: without a slash at the end")


class Health(BaseModel):
    status: Literal["ok", "store"]
    version: str


class FairRecord(BaseModel):
    besace_fair: int
    record: dict[str, Any]
    commitment: str
    seed: str
    contributions: list[str]


class SetupDraw(BaseModel):
    below: int
    number: int


class ChanceDraw(BaseModel):
    ply: int = Field(description="the move of the record that chance made")
    outcomes: list[tuple[str, int]] = Field(description="equally likely ones in their order, equal neighbours counted together")


class Draws(BaseModel):
    """What every draw of a finished game was among: enough to draw again without knowing the rules."""

    setup: list[SetupDraw]
    moves: list[ChanceDraw]
