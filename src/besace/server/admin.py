"""Looking after tables from the command line."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, make_url

from besace.errors import BadRecord, BesaceError, choices, quoted
from besace.play.fair import check_contribution, new_seed, verify
from besace.play.records import is_fair, load
from besace.server.codes import new_code, new_id, read_code
from besace.server.protocol.table_rules import TableRules
from besace.server.settings import SQLITE, Settings
from besace.server.store.engine import Database
from besace.server.store.rows import BOT, CLOSED, OPEN, OVER, PLAYING, WAITING, TableRow, read_moves
from besace.server.store.tables import add_table, delete_table, is_going_on, list_tables, table_called
from besace.server.table.running_game import RunningGame
from besace.server.times import now_ms

EXPORT_VERSION = 1
_KEYS = ("besace_table", "record", "seed", "contributions", "rules", "private", "seats")
_STATES = (WAITING, PLAYING, OVER, CLOSED)


class Admin:
    """What a host can do with the database while the server runs or not."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings, self._database = settings, database

    async def list_tables(self, state: str | None) -> list[str]:
        """A line per table: when, id, code, game, state, moves, who."""
        if state is not None and state not in _STATES:
            raise BesaceError(f"There is no state {quoted(state)}: it should be {choices(_STATES)}.")
        rows = await self._database.read(list_tables, state)
        return [f"{row.id}  {row.code}  {row.game:<9} {row.state:<8} {row.moves:>5} moves" for row in rows]

    async def _row(self, name: str) -> TableRow:
        found = await self._database.read(table_called, name, read_code(name))
        if found is None:
            raise BesaceError(f"There is no table {quoted(name)}.")
        return found

    async def export(self, name: str) -> dict[str, Any]:
        """Everything about a table except who its guests are elsewhere. It holds every secret of the game."""
        row = await self._row(name)
        if row.setup is None:
            raise BesaceError("This game has not started: there is nothing to export.")
        log = await self._database.read(read_moves, row.id)
        game = RunningGame(row)
        game.replay(log)
        fair = game.fair_record(row)
        return {
            "besace_table": EXPORT_VERSION,
            "record": fair["record"],
            "seed": fair["seed"],
            "contributions": fair["contributions"],
            "rules": row.rules.model_dump(),
            "private": row.private,
            "seats": [{"kind": s.kind, "name": s.name, "bot": s.bot, "level": s.level} for s in row.seats],
        }

    async def import_(self, document: dict[str, Any]) -> tuple[str, str]:
        """A new table from an exported one, a fair record or a portable record; its id and join code."""
        document = _as_table(document)
        match = load(document["record"])
        table, code, now, record = new_id(), new_code(), now_ms(), match.record()
        over = match.over
        values = {
            "id": table, "code": code, "host_id": None, "state": OVER if over else PLAYING, "private": bool(document["private"]),
            "game": match.game.name, "players": match.players, "options": match.options, "seed": bytes.fromhex(document["seed"]),
            "rules": TableRules.model_validate(document["rules"]).model_dump(), "contributions": document["contributions"],
            "setup": record["setup"], "result": record.get("result"), "created_at": now, "started_at": now,
            "ended_at": now if over else None, "wake_at": None if over else now, "rematch_of": None,
        }  # fmt: skip
        sitting = [_imported_seat(number, seat) for number, seat in enumerate(document["seats"])]
        if len(sitting) != match.players:
            raise BadRecord(f"The file has {len(sitting)} seats, but the game {match.players} players.")
        await self._database.write(_add, values, sitting, record["moves"])
        return table, code

    async def delete(self, name: str) -> None:
        row = await self._row(name)
        await self._database.write(delete_table, row.id)

    async def backup(self, path: Path) -> None:
        """A consistent copy of the database: an SQLite file, or what pg_dump writes."""
        if path.exists():
            raise BesaceError(f"The file {path} exists already.")
        if self._settings.engine == SQLITE:
            source = self._settings.database.partition(":///")[2]
            await asyncio.to_thread(_copy_sqlite, source, path)
            return
        if shutil.which("pg_dump") is None:
            raise BesaceError("A backup of PostgreSQL needs the program pg_dump: install postgresql-client.")
        url = make_url(self._settings.database).set(drivername="postgresql")
        environment = {**os.environ, "PGPASSWORD": url.password or ""}  # not on the command line, where others could read it
        command = ["pg_dump", "--format=custom", f"--file={path}", url.set(password=None).render_as_string()]
        done = await asyncio.to_thread(subprocess.run, command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BesaceError(
                f"The backup failed: {(done.stderr.strip().splitlines() or ['pg_dump said nothing'])[0].rstrip('.')}."
            )


def _copy_sqlite(source: str, path: Path) -> None:
    """Copy a database that may be in use."""
    with contextlib.closing(sqlite3.connect(source)) as here, contextlib.closing(sqlite3.connect(path)) as there:
        here.backup(there)


def _as_table(document: dict[str, Any]) -> dict[str, Any]:
    """Whatever was given, in the shape of an exported table."""
    if is_fair(document):
        verify(document)
        document = {key: document[key] for key in ("record", "seed", "contributions")}
    elif "besace_table" not in document:
        document = {"record": document}
    else:
        for key in document:
            if key not in _KEYS:
                raise BadRecord(f"The exported table has an unknown key {quoted(key)}: it should be {choices(_KEYS)}.")
        if document["besace_table"] != EXPORT_VERSION:
            raise BadRecord(f"The exported table's version should be {EXPORT_VERSION}, not {quoted(document['besace_table'])}.")
    players = document.get("record", {}).get("players") if isinstance(document.get("record"), dict) else None
    whole = {"seed": new_seed().hex(), "contributions": [], "rules": {}, "private": True, **document}
    whole.setdefault("seats", [{} for _ in range(players if isinstance(players, int) and 0 < players < 100 else 0)])
    if not (isinstance(whole["seed"], str) and isinstance(whole["contributions"], list) and isinstance(whole["seats"], list)):
        raise BadRecord("The exported table's seed should be text, and its contributions and seats lists.")
    whole["contributions"] = [check_contribution(given) for given in whole["contributions"]]
    return whole


def _add(connection: Connection, values: dict[str, Any], sitting: list[dict[str, Any]], played: list[str]) -> None:
    if values["state"] == PLAYING and is_going_on(connection, values["seed"]):
        raise BadRecord("This game goes on at a table here: at a second one its people could take each other's seats.")
    add_table(connection, values, sitting, played)


def _imported_seat(number: int, seat: Any) -> dict[str, Any]:
    """Bots sit down again; people's seats are open, and the game waits until somebody takes them."""
    given = seat if isinstance(seat, dict) else {}
    bot = given.get("bot") if given.get("kind") == BOT else None
    return {
        "seat": number, "kind": BOT if bot else OPEN, "guest_id": None,
        "name": str(given.get("name", ""))[:40], "bot": bot, "level": given.get("level") if bot else None,
        "away": False, "shown": False, "contribution": "",
    }  # fmt: skip
