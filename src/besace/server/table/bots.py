"""Built-in bots at tables, and what is played for people who are away or out of time. Bots think when it is their turn."""

import asyncio
import inspect
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from besace.bots import Bot, check_bot, is_quick
from besace.bots.named.offer import Offer
from besace.games import game_named
from besace.play.follower import Watchful
from besace.play.observation import Observation
from besace.server.store.engine import StoreDown
from besace.server.store.rows import BOT, Seat
from besace.server.table.prepared_deals import bot_of
from besace.server.table.queue import MoveRequest
from besace.server.table.room import Room
from besace.server.table.running_game import RunningGame
from besace.server.thinking import Rank
from besace.server.times import now_ms

if TYPE_CHECKING:
    from besace.server.table.hub import Hub

MODEST = "default"  # the rule of absence that needs no bot
log = logging.getLogger(__name__)


def make_bot(offer: Offer, name: str, level: int | None, game: str) -> Bot:
    """One of the bots that are offered, by its name, that plays this game; or one sentence that says what is wrong."""
    settings: dict[str, Any] = {} if level is None else {"level": level}
    bot = offer.make(name, **settings)
    check_bot(bot, game_named(game))
    return bot


class BotRunner:
    """Sees to it that bots move."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    def see_to(self, room: Room) -> None:
        """Let every bot that is to move at this table begin to think."""
        for seat in room.absence.to_move():
            if seat.seat not in room.bots_busy:
                room.bots_busy.add(seat.seat)
                self._hub.spawn(self._play(room, seat, "bot" if seat.kind != BOT else None, self._hub.pace(room)))

    def see_to_late(self, room: Room) -> None:
        """Play for those who are out of time."""
        if room.game is None:
            return
        for number in room.game.clocks.late(now_ms()):
            if number not in room.bots_busy:
                room.bots_busy.add(number)
                self._hub.spawn(self._play(room, room.row.seats[number], "clock", 0.0))

    def watched_or_not(self, room: Room) -> None:
        """Somebody has come or gone: think of the table's moves earlier or later, those too that have waited before."""
        self._hub.thinkers.move(*_whose(room), _rank(room))

    async def _play(self, room: Room, seat: Seat, by: str | None, pace: float) -> None:
        began = time.monotonic()
        asker = _BotAsker(self, room, seat)
        try:
            game = await room.started()
            if seat.seat not in game.acting:
                asker.finished()
                return
            version = game.version
            text = await self._choose(room, game, seat)
            await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
            if by == "bot" and not room.absence.played_for(room.row.seats[seat.seat]):  # the player has come back meanwhile
                asker.finished()
                return
        except StoreDown:
            room.unsettle()
            asker.finished()
            return
        except Exception:
            log.exception("a bot failed", extra={"table": room.row.id, "bot": seat.bot})
            asker.finished()
            return
        room.ask(MoveRequest(seat.seat, version, text, asker, by=by))

    async def _choose(self, room: Room, game: RunningGame, seat: Seat) -> str:
        """A move of the seat's bot, or of the one that stands in; a modest move where none does, or where it fails."""
        try:
            prepared = room.row.deal is not None and seat.kind == BOT
            if prepared:
                observation, moved = game.unhurried(seat.seat)
                bot: Bot | None = bot_of(room.row, seat, moved)
            else:
                observation, bot = game.observation(seat.seat), self._bot(room, game, seat)
            if bot is not None:
                if is_quick(bot, game_named(room.row.game)):
                    text = bot.choose(observation)
                else:
                    news = [] if prepared else game.news(seat.seat, bot)
                    choose = chooser(bot, observation, not prepared, news)
                    text = await self._hub.thinkers.think(_rank(room), *_whose(room), choose)
                if text in observation.moves:
                    return text
                log.error("a bot chose no legal move", extra={"table": room.row.id, "bot": seat.bot})
        except Exception:  # a bot of another package may fail in any way; whoever plays with it should not wait for ever
            log.exception("a bot could not choose", extra={"table": room.row.id, "bot": seat.bot})
        return secrets.choice(game.modest(seat.seat))

    def _bot(self, room: Room, game: RunningGame, seat: Seat) -> Bot | None:
        if seat.kind == BOT and seat.bot is not None:
            name, level = seat.bot, seat.level
        else:
            name, level = room.row.rules.absence.bot, room.row.rules.absence.level
            if name == MODEST:
                return None
        bot = room.bots.get(seat.seat)
        if bot is None or (isinstance(bot, Watchful) and not game.watched_by(bot)):  # the game was read again from its log
            bot = room.bots[seat.seat] = make_bot(self._hub.offer, name, level, room.row.game)
        return bot


def chooser(
    bot: Bot, observation: Observation, hurried: bool, news: Sequence[tuple[Observation, str]] = ()
) -> Callable[[threading.Event], str]:
    """What a bot does when it is its turn; ``hurried``: those who can stop thinking do so when it is enough."""
    settings = {"stop"} & set(inspect.signature(bot.choose).parameters) if hurried else set()

    def choose(stop: threading.Event) -> str:
        if isinstance(bot, Watchful):
            for seen, move in news:
                bot.notice(seen, move)
        return bot.choose(observation, **dict.fromkeys(settings, stop))

    return choose


def _rank(room: Room) -> Rank:
    return Rank.WATCHED if room.watched else Rank.ALONE


def _whose(room: Room) -> tuple[str, str]:
    """Whose turn it is when bots think here, and at which of their tables."""
    return room.row.host_id or room.row.id, room.row.id


class _BotAsker:
    """Hears what became of a bot's move."""

    def __init__(self, runner: BotRunner, room: Room, seat: Seat) -> None:
        self._runner, self._room, self._seat = runner, room, seat

    def finished(self) -> None:
        self._room.bots_busy.discard(self._seat.seat)

    def stored(self, id_: str, version: int) -> None:
        self.finished()
        self._runner.see_to(self._room)

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None:
        self.finished()
        if code == "stale":
            self._runner.see_to(self._room)
        elif code not in ("store", "unknown"):  # then the table is seen to once the database answers again
            log.warning("a bot's move was refused", extra={"table": self._room.row.id, "bot": self._seat.bot, "code": code})
