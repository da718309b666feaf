"""A database full of tables that have started, made without the server: it is what a busy evening leaves behind."""

import asyncio
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
from besace.server.store.models import seats, tables
from besace.server.store.rows import GUEST, PLAYING
from besace.server.times import now_ms

PLAYERS = 4
CHUNK = 500


@dataclass(frozen=True)
class Prepared:
    """A table and the tokens of its seats."""

    table: str
    game: str
    tokens: tuple[str, ...]


def prepare(database: str, count: int) -> list[Prepared]:
    """So many four-seat tables of all games in turn, started, with people in every seat."""
    return asyncio.run(_prepare(database, count))


async def _prepare(database: str, count: int) -> list[Prepared]:
    opened = await open_database(Settings(database_url=database))
    people = [(new_id(), new_secret()) for _ in range(PLAYERS)]  # the same four everywhere: a token works at every table
    now, names, made = now_ms(), list(besace.GAMES), []
    for who, secret in people:
        await opened.write(add_guest, Guest(who, "Bench"), now)
        await opened.write(add_key, who, digest(secret), now)
    for start in range(0, count, CHUNK):
        chunk = [_table(names[number % len(names)], people, now) for number in range(start, min(start + CHUNK, count))]
        await opened.write(_add_tables, chunk)
        made += [Prepared(row["id"], row["game"], tuple(secret for _, secret in people)) for row, _ in chunk]
    await opened.close()
    return made


def _add_tables(connection: Connection, chunk: list[tuple[dict, list[dict]]]) -> None:
    connection.execute(insert(tables), [row for row, _ in chunk])
    connection.execute(insert(seats), [seat for _, sitting in chunk for seat in sitting])


def _table(name: str, people: list[tuple[str, str]], now: int) -> tuple[dict, list[dict]]:
    game, seed, table = game_named(name), new_seed(), new_id()
    options = game.check_options({}, PLAYERS)
    match = Match(game, PLAYERS, options, draw_setup(game, PLAYERS, options, FairChance(seed, [""] * PLAYERS).setup()))
    row = {
        "id": table, "code": secrets.token_hex(6), "host_id": people[0][0], "state": PLAYING, "private": True, "game": name,
        "players": PLAYERS, "options": options, "rules": TableRules().model_dump(), "seed": seed, "setup": match.setup,
        "contributions": [""] * PLAYERS, "created_at": now, "started_at": now, "wake_at": now if match.to_act == ["*"] else None,
    }  # fmt: skip
    empty = {"bot": None, "level": None, "away": False, "shown": False, "contribution": ""}
    sitting = [
        {"table_id": table, "seat": seat, "kind": GUEST, "guest_id": who, "name": f"P{seat}", **empty}
        for seat, (who, _) in enumerate(people)
    ]
    return row, sitting
