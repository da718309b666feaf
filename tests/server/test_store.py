"""The database: older ones are brought up to date, tables are exported, imported, deleted, backed up."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from besace.cli import main
from besace.server.settings import Settings
from besace.server.store.engine import Database
from tests.server.harness import ServerProcess, full_game

FIRST, BEFORE_EYES = "0001", "0005"


def test_a_database_of_the_first_migration_opens_after_later_ones(database: str) -> None:
    from sqlalchemy import insert, select, text

    from besace.server.store.models import guests, moves, tables

    async def work() -> None:
        old = Database(Settings(database_url=database))
        await old.open(FIRST)
        row = {"id": "t", "code": "ABCDEF", "state": "playing", "private": False, "game": "filou", "players": 3, "options": {},
               "rules": {}, "seed": b"x" * 32, "contributions": [], "created_at": 1}  # fmt: skip
        guest = {"id": "g", "nickname": "Ada", "created_at": 1}
        move = text("INSERT INTO moves (table_id, ply, text, at) VALUES ('t', 0, '0 card 3', 1)")
        for statement in (insert(guests).values(**guest), insert(tables).values(**row), move):
            await old.write(lambda connection, statement=statement: connection.execute(statement))
        await old.open()
        kept = await old.read(lambda c: c.execute(select(moves.c.text, moves.c.by)).all())
        assert [tuple(row) for row in kept] == [("0 card 3", None)]
        await old.open()  # once more changes nothing
        await old.close()

    asyncio.run(work())


def test_who_plays_when_eyes_begin_to_be_noted_has_seen_the_game(database: str) -> None:
    from sqlalchemy import Connection, insert, select

    from besace.server.store.models import eyes, seats, tables

    async def work() -> None:
        old = Database(Settings(database_url=database))
        await old.open(BEFORE_EYES)
        row = {
            "private": False,
            "game": "filou",
            "players": 3,
            "options": {},
            "rules": {},
            "seed": b"x" * 32,
            "contributions": [],
        }
        seat = {"name": "", "away": False, "shown": False, "contribution": ""}

        def fill(connection: Connection) -> None:
            for table in ("playing", "over", "waiting"):
                connection.execute(insert(tables).values(id=table, code=table, state=table, created_at=1, **row))
                for number, guest in enumerate(("g", None, "h")):
                    sitting = {"kind": "guest" if guest else "bot", "guest_id": guest, **seat}
                    connection.execute(insert(seats).values(table_id=table, seat=number, **sitting))

        await old.write(fill)
        await old.open()
        noted = await old.read(lambda c: c.execute(select(eyes.c.table_id, eyes.c.guest_id, eyes.c.seat, eyes.c.sat)).all())
        assert sorted(tuple(row) for row in noted) == [("playing", "g", 0, True), ("playing", "h", 2, True)]
        await old.close()

    asyncio.run(work())


def test_the_migrations_make_what_the_models_say(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from besace.server.store.models import metadata

    async def work() -> None:
        opened = Database(Settings(database_url=database))
        await opened.open()
        differences = await opened.read(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        assert differences == []
        await opened.close()

    asyncio.run(work())


def test_export_import_delete_and_backup(lite: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> str:
        async with lite.client() as http:
            table, _ = await full_game([await http.guest(f"P{i}") for i in range(3)], "doggybag")
            return table

    table, at = asyncio.run(play()), ["--database", lite.database]
    exported, copied, record = tmp_path / "table.json", tmp_path / "copy.sqlite3", tmp_path / "record.json"
    assert main(["admin", "export", table, "--out", str(exported), *at]) == 0
    assert main(["admin", "export", table, "--record", "--out", str(record), *at]) == 0
    assert main(["admin", "backup", str(copied), *at]) == 0
    assert main(["replay", str(record), "--json"]) == 0
    capsys.readouterr()
    assert main(["admin", "import", str(exported), "--database", str(tmp_path / "other.sqlite3")]) == 0
    assert main(["admin", "import", str(record), "--database", str(tmp_path / "other.sqlite3")]) == 0
    assert main(["admin", "list", "--database", str(tmp_path / "other.sqlite3")]) == 0
    assert capsys.readouterr().out.count("doggybag") == 2
    with sqlite3.connect(copied) as backup:
        assert backup.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,)).fetchone()[0] > 20
    backup.close()
    assert main(["admin", "delete", table, *at]) == 0
    assert main(["admin", "export", table, *at]) == 2
    assert main(["admin", "backup", str(copied), *at]) == 2


def test_verify_finds_what_was_tampered_with(lite: ServerProcess, tmp_path: Path) -> None:
    async def play() -> dict:
        async with lite.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table, _ = await full_game(people, "doggybag", contribution="beef")
            return await people[0].ask("GET", f"/tables/{table}/record")

    fair, file = asyncio.run(play()), tmp_path / "fair.json"

    def verdict(**changes: object) -> int:
        file.write_text(json.dumps(fair | changes))
        return main(["verify", str(file)])

    assert verdict() == 0
    assert verdict(seed="00" * 32) == 2
    assert verdict(commitment="00" * 32) == 2
    assert verdict(contributions=["", "", ""]) == 2
    assert verdict(extra=1) == 2
    assert verdict(record=None) == 2
    assert verdict(contributions=None) == 2
