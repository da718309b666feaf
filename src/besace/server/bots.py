"""Built-in bots at tables, and what is played for people who are away or out of time. Bots think in threads."""

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import besace
from besace.bots import BOTS, Bot
from besace.errors import BesaceError
from besace.server.deals import bot_of
from besace.server.people import MoveRequest
from besace.server.room import Room, now_ms
from besace.server.store.rows import BOT, Seat

if TYPE_CHECKING:
    from besace.server.hub import Hub

THINKERS = 2
RETRY_SECONDS = 1.0  # after the store was down
MODEST = "default"  # the rule of absence that needs no bot
log = logging.getLogger(__name__)


def known_bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def make_bot(name: str, level: int | None) -> Bot:
    """A bot by its name, or one sentence that says what is wrong."""
    settings: dict[str, Any] = {} if level is None else {"level": level}
    return besace.bot(name, **settings)


class BotRunner:
    """Sees to it that bots move."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._threads = ThreadPoolExecutor(THINKERS, "bot")

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def see_to(self, room: Room) -> None:
        """Let every bot that is to move at this table begin to think."""
        for seat in room.acting_bots():
            if seat.seat not in room.bots_busy:
                room.bots_busy.add(seat.seat)
                self._hub.spawn(self._play(room, seat, "bot" if seat.kind != BOT else None, self._hub.pace(room)))

    def see_to_late(self, room: Room) -> None:
        """Play for those who are out of time."""
        position = room.position
        if position is None:
            return
        for number in position.clocks.late(now_ms()):
            if number not in room.bots_busy:
                room.bots_busy.add(number)
                self._hub.spawn(self._play(room, room.row.seats[number], "clock", 0.0))

    async def _play(self, room: Room, seat: Seat, by: str | None, pace: float) -> None:
        began = time.monotonic()
        asker = _BotAsker(self, room, seat)
        try:
            await room.in_turn(room.ready)
            position = room.position
            if position is None or seat.seat not in position.acting:
                asker.finished()
                return
            version = position.version
            text = await self._choose(room, seat)
            await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
            if by == "bot" and not room.played_for(room.row.seats[seat.seat]):  # the player has come back meanwhile
                asker.finished()
                return
        except Exception:
            log.exception("a bot failed", extra={"table": room.row.id, "bot": seat.bot})
            asker.finished()
            return
        room.ask(MoveRequest(seat.seat, version, text, asker, by=by))

    async def _choose(self, room: Room, seat: Seat) -> str:
        """A move of the seat's bot, or of the one that stands in; a modest move where none does, or where it fails."""
        position = room.position
        assert position is not None
        try:
            if room.row.deal is not None and seat.kind == BOT:
                observation, moved = position.unhurried(seat.seat)
                bot: Bot | None = bot_of(room.row, seat, moved)
            else:
                observation, bot = position.observation(seat.seat), self._bot(room, seat)
            if bot is not None:
                return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, observation)
        except BesaceError:
            log.exception("a bot could not choose", extra={"table": room.row.id, "bot": seat.bot})
        return secrets.choice(position.game.modest(position.legal(seat.seat)))

    def _bot(self, room: Room, seat: Seat) -> Bot | None:
        if seat.kind == BOT and seat.bot is not None:
            name, level = seat.bot, seat.level
        else:
            absence = room.row.rules.get("absence", {})
            name, level = absence.get("bot", MODEST), absence.get("level")
            if name == MODEST:
                return None
        bot = room.bots.get(seat.seat)
        if bot is None:
            bot = room.bots[seat.seat] = make_bot(name, level)
        return bot


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
        if code == "store":
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._runner.see_to, self._room)
        elif code == "stale":
            self._runner.see_to(self._room)
        else:
            log.warning("a bot's move was refused", extra={"table": self._room.row.id, "bot": self._seat.bot, "code": code})
