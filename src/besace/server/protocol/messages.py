"""What travels over the live connection, as types. docs/protocol.md tells the story; OpenAPI carries the schemas.

A frame from the server holds one message per line.
An *eye* is a place to look from: a seat's number, or null for the public board.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

import besace
from besace.server.protocol.table_rules import TableRules

PROTOCOL = 1
MOST_CHAT, MOST_MOVE, MOST_NAME = 300, 40, 24
REACTIONS = ("👏", "😂", "😱", "😡", "😢", "🤔", "👍", "👎", "❤️", "🔥", "🎉", "🐶", "🐱", "🦴")

Eye = Annotated[int, Field(ge=0, le=15)] | None
if TYPE_CHECKING:
    View = dict[str, Any]
else:  # the view of whichever game it is
    View = Annotated[Union[tuple(game.view_type for game in besace.GAMES.values())], Field(discriminator="game")]  # noqa: UP007


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# --- from the client ---


class Play(Strict):
    """Play a move; ``ply`` is the version of the position that it answers."""

    type: Literal["move"]
    id: str = Field(default="", max_length=40, description="comes back in the answer")
    ply: int = Field(ge=0, le=1_000_000)
    move: str = Field(max_length=MOST_MOVE)


class Say(Strict):
    type: Literal["chat"]
    text: str = Field(min_length=1, max_length=MOST_CHAT)


class React(Strict):
    type: Literal["react"]
    reaction: str = Field(max_length=16)


class Watch(Strict):
    """Look from these places from now on; a snapshot of each follows."""

    type: Literal["watch"]
    eyes: list[Eye] = Field(max_length=8)
    changes: bool | None = Field(default=None, description="whether changes of views are enough from now on; null: as before")


class Draw(Strict):
    """Let chance happen that has waited for your own hand since that version; once too often is no harm."""

    type: Literal["draw"]
    ply: int = Field(ge=0, le=1_000_000)


class Ping(Strict):
    type: Literal["ping"]


ClientMessage = Annotated[Play | Say | React | Watch | Draw | Ping, Field(discriminator="type")]
CLIENT_MESSAGE: TypeAdapter[Play | Say | React | Watch | Draw | Ping] = TypeAdapter(ClientMessage)


# --- from the server ---


class Exact(BaseModel):
    """Nothing is sent that is not described, in views neither."""

    model_config = ConfigDict(extra="forbid")


class Clock(Exact):
    """Time left, in milliseconds, when the message was sent; null for a seat that has no limit now."""

    left: list[int | None]
    running: list[int]


class SeatInfo(Exact):
    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str | None
    level: int | None
    away: bool = Field(description="has left the running game and is played for")
    shown: bool = Field(description="lets spectators look over the shoulder")
    online: bool


class SeatChange(Exact):
    """How a seat changed hands while the game went on: opened to newcomers or given to a bot by the host, or taken over."""

    seat: int
    what: Literal["opened", "bot", "taken"]
    name: str = Field(description="of who had the seat; of who took it over; empty where that was a bot or nobody")
    version: int = Field(description="moves played by then")


class Muted(Exact):
    """Someone who may say nothing at this table, by the host's wish."""

    seat: int | None
    name: str


class Result(Exact):
    scores: list[int]
    winners: list[int]


class TableInfo(Exact):
    id: str
    code: str
    state: Literal["waiting", "playing", "over", "closed"]
    private: bool
    game: str
    players: int
    options: dict[str, Any]
    rules: TableRules
    seats: list[SeatInfo]
    host: int | None = Field(description="a seat of the host, if the host has one")
    version: int = Field(description="moves played so far")
    result: Result | None
    commitment: str = Field(description="SHA-256 of the secret seed, in hexadecimal")
    contributions: list[str] | None = Field(description="per seat, once the game has started")
    seed: str | None = Field(description="in hexadecimal, once the game is over")
    seat_changes: list[SeatChange] = Field(description="while the game went on, the oldest first")
    again: bool = Field(description="the next game of people who have played: it begins as soon as all of them are here")
    muted: list[Muted] = Field(description="those who may say nothing here")
    rematch: str | None = Field(description="the table of the next game with the same people")
    deal: str | None = Field(description="the prepared deal that is played here, such as challenge/2026-11-16-GAME")


class You(Exact):
    """Who you are at this table."""

    seats: list[int]
    host: bool
    eyes: list[int | None] = Field(description="places that you may look from")
    coached: list[int] = Field(description="seats of yours that may ask the coach")


class Welcome(Exact):
    type: Literal["welcome"]
    protocol: int
    table: TableInfo
    you: You


class TableChanged(Exact):
    type: Literal["table"]
    table: TableInfo
    you: You


class Snapshot(Exact):
    """The position as this eye sees it: on arrival, after a gap, when the game starts."""

    type: Literal["snapshot"]
    eye: int | None
    version: int
    view: View
    clock: Clock | None


class Event(Exact):
    """One move, and the view that results. ``move`` is null where this eye may not know it; ``seat`` is null for chance."""

    type: Literal["event"]
    eye: int | None
    version: int = Field(description="moves played, this one included")
    seat: int | None
    verb: str
    move: str | None
    by: Literal["bot", "clock"] | None = Field(description="who chose it, where that was not the seat's own player")
    view: View
    clock: Clock | None


class Change(Exact):
    """An event for a client that remembers the view of the version before: the members of the view that are different now."""

    type: Literal["change"]
    eye: int | None
    version: int = Field(description="moves played, this one included")
    seat: int | None
    verb: str
    move: str | None
    by: Literal["bot", "clock"] | None = Field(description="who chose it, where that was not the seat's own player")
    change: dict[str, Any] = Field(description="to be put over the members of the view before")
    sum: int = Field(description="CRC-32 of the view that results, as JSON without spaces")
    clock: Clock | None


class Stored(Exact):
    """Your move is stored; its event has been or will be sent."""

    type: Literal["stored"]
    id: str
    version: int


RefusalCode = Literal["bad", "stale", "illegal", "seat", "state", "limit", "store", "unknown"]


class Refused(Exact):
    """What you sent changed nothing, and why; with ``unknown`` it may have been stored: send the same again to hear."""

    type: Literal["refused"]
    id: str
    code: RefusalCode
    sentence: str
    version: int


class Chat(Exact):
    """Text is as it was typed: show it as text, never as HTML."""

    type: Literal["chat"]
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Reaction(Exact):
    type: Literal["reaction"]
    seat: int | None
    name: str
    reaction: str


class Presence(Exact):
    type: Literal["presence"]
    seat: int
    online: bool


class Pong(Exact):
    type: Literal["pong"]


ServerMessage = Annotated[
    Welcome | TableChanged | Snapshot | Event | Change | Stored | Refused | Chat | Reaction | Presence | Pong,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
