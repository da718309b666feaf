"""A database full of tables that have started, made without the server: it is what a busy evening leaves behind."""

import asyncio
import random
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, insert

import besace
from besace.games import game_named
from besace.play.fair import FairChance, new_seed
from besace.play.match import Match, draw_setup
from besace.server.codes import digest, new_id, new_secret
from besace.server.protocol.table_rules import TableRules
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from besace.server.store.guests import Guest, add_guest, add_key
from besace.server.store.models import moves, seats, tables
from besace.server.store.rows import BOT, GUEST, OVER, PLAYING
from besace.server.times import now_ms

PLAYERS = 4
CHUNK = 500


@dataclass(frozen=True)
class Prepared:
    """A table and the tokens of its seats."""

    table: str
    game: str
    tokens: tuple[str, ...]


def prepare(database: str, count: int, bot: str | None = None, over: bool = False) -> list[Prepared]:
    """So many four-seat tables of all games in turn, started, with people in every seat, or this bot; or games that are over."""
    return asyncio.run(_prepare(database, count, bot, over))


async def _prepare(database: str, count: int, bot: str | None, over: bool) -> list[Prepared]:
    opened = await open_database(Settings(database_url=database))
    people = [(new_id(), new_secret()) for _ in range(PLAYERS)]  # the same four everywhere: a token works at every table
    now, names, made = now_ms(), list(besace.GAMES), []
    for who, secret in people:
        await opened.write(add_guest, Guest(who, "Bench"), now)
        await opened.write(add_key, who, digest(secret), now)
    for start in range(0, count, CHUNK):
        numbers = range(start, min(start + CHUNK, count))
        chunk = [_table(names[number % len(names)], people, now, bot, over) for number in numbers]
        await opened.write(_add_tables, chunk)
        made += [Prepared(row["id"], row["game"], tuple(secret for _, secret in people)) for row, _, _ in chunk]
    await opened.close()
    return made


def _add_tables(connection: Connection, chunk: list[tuple[dict, list[dict], list[dict]]]) -> None:
    connection.execute(insert(tables), [row for row, _, _ in chunk])
    connection.execute(insert(seats), [seat for _, sitting, _ in chunk for seat in sitting])
    if played := [move for _, _, log in chunk for move in log]:
        connection.execute(insert(moves), played)


def _table(
    name: str, people: list[tuple[str, str]], now: int, bot: str | None, over: bool
) -> tuple[dict, list[dict], list[dict]]:
    game, seed, table = game_named(name), new_seed(), new_id()
    options = game.check_options({}, PLAYERS)
    chance = FairChance(seed, [""] * PLAYERS)
    match = Match(game, PLAYERS, options, draw_setup(game, PLAYERS, options, chance.setup()))
    if over:
        _play_to_end(match, chance)
    row = {
        "id": table, "code": secrets.token_hex(6), "host_id": people[0][0], "state": OVER if over else PLAYING, "private": True,
        "game": name, "result": {"scores": match.scores, "winners": match.winners} if over else None,
        "ended_at": now if over else None,
        "players": PLAYERS, "options": options, "rules": TableRules().model_dump(), "seed": seed, "setup": match.setup,
        "contributions": [""] * PLAYERS, "created_at": now, "started_at": now,
        "wake_at": now if not over and (bot or match.to_act == ["*"]) else None,
    }  # fmt: skip
    empty = {"level": None, "away": False, "shown": False, "contribution": ""}
    sitting = [
        {"table_id": table, "seat": seat, "kind": BOT if bot else GUEST, "guest_id": None if bot else who, "bot": bot,
         "name": f"P{seat}", **empty}
        for seat, (who, _) in enumerate(people)
    ]  # fmt: skip
    log = [{"table_id": table, "ply": ply, "text": text, "at": now, "by": None} for ply, text in enumerate(match.played)]
    return row, sitting, log


def _play_to_end(match: Match, chance: FairChance) -> None:
    rng = random.Random(repr(match.setup))
    while not match.over:
        if match.to_act == ["*"]:
            chance.play(match, match.played)
        else:
            match.play(rng.choice(match.moves(match.to_act[0])))
