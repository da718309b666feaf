"""What a server needs, looked at one after the other, with what to do where something is missing. Nothing is changed by it."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DatabaseError

from besace.kernel.jit import CACHE
from besace.server.settings import SQLITE, Settings
from besace.server.store.engine import Database, StoreDown, migrations
from besace.server.store.models import moves, tables
from besace.server.times import now_ms

Verdict = Literal["well", "look", "ill"]
_LEAST_SPACE, _LITTLE_SPACE = 50 * 2**20, 500 * 2**20
_EARLIEST = 1_767_225_600_000  # 2026: no clock of a server that has this version shows less
_STEP_MS, _LATE_MS = 60_000, 60_000


@dataclass(frozen=True)
class Finding:
    """What was looked at, how it is, and what to do about it."""

    what: str
    verdict: Verdict
    sentence: str

    def __str__(self) -> str:
        return f"{self.verdict:<4}  {self.what}: {self.sentence}"


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    """Look at everything; what cannot be looked at because the database does not answer is left out."""
    for finding in (*_disk(settings), _cache(), _time()):
        yield finding
    file = _file(settings)
    if file is not None and not file.exists():
        yield Finding("database", "look", f"there is no {file} yet: the first start of the server makes it.")
        return
    database = Database(settings)
    try:
        yield await _database(settings, database)
        for look in (_shape, _contents) if await _is_ours(database) else (_shape,):
            for finding in await database.read(look):
                yield finding
    except (StoreDown, DatabaseError) as wrong:
        said = str(getattr(wrong.__cause__ or wrong, "orig", None) or wrong).strip().splitlines()[0].rstrip(".")
        yield Finding("database", "ill", f"it does not answer ({said}): is it running, and is BESACE_DATABASE_URL right?")
    finally:
        await database.close()


def _file(settings: Settings) -> Path | None:
    """The file of an SQLite database."""
    return Path(settings.database.partition(":///")[2]) if settings.engine == SQLITE else None


# --- the machine ---


def _disk(settings: Settings) -> Iterator[Finding]:
    """Where the server writes: is there room, and may it?"""
    file = _file(settings)
    for what, folder in (("disk of the database", file.absolute().parent if file else None), ("disk of the cache", CACHE)):
        if folder is None:
            continue
        there = next(parent for parent in (folder, *folder.parents) if parent.exists())
        free = shutil.disk_usage(there).free
        left = f"{free / 2**20:,.0f} MB are free in {there}"
        if not os.access(there, os.W_OK):
            yield Finding(what, "ill", f"{there} cannot be written: give it to the user who runs the server.")
        elif free < _LEAST_SPACE:
            yield Finding(what, "ill", f"{left}: make room now, or moves will be refused.")
        elif free < _LITTLE_SPACE:
            yield Finding(what, "look", f"{left}: make room soon.")
        else:
            yield Finding(what, "well", f"{left}.")


def _cache() -> Finding:
    """Are the rules compiled?"""
    if CACHE is None:
        return Finding("rules", "look", "they run interpreted (BESACE_JIT=0): bots are slow; leave that variable out.")
    if not CACHE.is_dir() or not any(CACHE.rglob("*.nbi")):
        return Finding("rules", "look", "they are not compiled yet: say besace warm, or the next start takes a minute longer.")
    return Finding("rules", "well", f"compiled, in {CACHE}.")


def _time() -> Finding:
    if now_ms() < _EARLIEST:
        return Finding("clock", "ill", "it is years behind: set it (timedatectl set-ntp true), clocks of games depend on it.")
    return Finding("clock", "well", "plausible.")


# --- the database ---


async def _database(settings: Settings, database: Database) -> Finding:
    if settings.engine != SQLITE:
        version = await database.read(lambda connection: connection.execute(text("SHOW server_version")).scalar_one())
        return Finding("database", "well", f"PostgreSQL {version} answers.")
    found = await database.read(lambda connection: connection.execute(text("PRAGMA quick_check(1)")).scalar_one())
    if found != "ok":
        return Finding("database", "ill", "SQLite finds the file damaged: stop the server and go back to the last backup.")
    return Finding("database", "well", "SQLite answers, and finds its file whole.")


async def _is_ours(database: Database) -> bool:
    """Whether it has the shape that this Besace expects."""
    return await database.read(_revision) == _newest()


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _newest() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()


def _shape(connection: Connection) -> list[Finding]:
    """Has every migration been run?"""
    found, newest = _revision(connection), _newest()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if found == newest:
        return [Finding("migrations", "well", f"all have been run, up to {newest}.")]
    if found is None:
        return [Finding("migrations", "look", "the database is empty: the first start of the server fills it.")]
    if found in known:
        say = f"the database is at {found}, this Besace at {newest}: make a backup, then start the server once, which runs them."
        return [Finding("migrations", "look", say)]
    return [Finding("migrations", "ill", f"the database is at {found}, which this Besace does not know: install a newer one.")]


def _contents(connection: Connection) -> list[Finding]:
    """Is anything in the future, or waiting for nobody?"""
    now = now_ms()
    last = connection.execute(select(func.max(moves.c.at))).scalar() or 0
    if last > now + _STEP_MS:
        ahead = (last - now) / 1000
        clock = Finding("last move", "ill", f"it lies {ahead:,.0f} s in the future: the clock was put back; set it right.")
    else:
        clock = Finding("last move", "well", "in the past.")
    late = connection.execute(select(func.count()).select_from(tables).where(tables.c.wake_at < now - _LATE_MS)).scalar_one()
    if late:
        due = Finding("tables", "look", f"{late} have waited for more than a minute: is a server running on this database?")
    else:
        due = Finding("tables", "well", "none waits for the server.")
    return [clock, due]
