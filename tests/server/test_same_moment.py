"""Requests at the same moment: whatever two of them ask for, it is as if one had come after the other.

For every pair the outcome of both orders is found first, each at a table of its own; at the same moment one of the two must come
out: what is answered, who sits where, who is the host, what was said, who is still known. The small edition tries the pairs that
have once gone wrong and some others, the whole one all pairs, and those again and again. On PostgreSQL they go to two processes.
"""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

from tests.editions import edition
from tests.server.harness import WAIT, Http, Player, ServerProcess

PAIRS = edition(10, 100_000)  # beside those that have once gone wrong
AGAIN, ONCE_WRONG = edition(1, 2), edition(1, 8)  # how often each is tried, and each of those
BOT, OPEN = {"kind": "bot", "bot": "random"}, {"kind": "open"}


@dataclass(frozen=True)
class Request:
    """What somebody asks for: the host, P who sits beside them, P's second device, or N who has just come."""

    who: str
    method: str
    path: str
    body: Any = None

    def __str__(self) -> str:
        return f"{self.who} {self.method} {self.path} {self.body or ''}".strip()


def post(who: str, path: str, **body: Any) -> Request:
    return Request(who, "POST", path, body)


AT_TABLES = [
    post("host", "/tables/T/start"), post("host", "/tables/T/leave"), post("P", "/tables/T/leave"), post("N", "/tables/T/join"),
    post("N", "/tables/T/join", seat=2), post("host", "/tables/T/join"), post("P", "/tables/T/join"),
    Request("host", "PUT", "/tables/T/seats/1", OPEN), Request("host", "PUT", "/tables/T/seats/2", OPEN),
    Request("host", "PUT", "/tables/T/seats/2", BOT), post("host", "/tables/T/host", seat=1),
    post("P", "/tables/T/contribution", contribution="ab"), post("P", "/tables/T/show", seat=1, shown=True),
    post("P", "/tables/T/chat", text="Hello"), post("N", "/tables/T/chat", text="I only look"),
    post("host", "/tables/T/rematch"), post("P", "/tables/T/rematch"),
]  # fmt: skip
OF_GUESTS = [
    Request("host", "DELETE", "/me/data"), Request("P", "DELETE", "/me/data"), Request("N", "DELETE", "/me/data"),
    Request("device", "DELETE", "/me/data"), Request("device", "GET", "/me/data"), post("device", "/me/link"),
    Request("device", "PATCH", "/me", {"nickname": "Other"}), post("device", "/tables", game="filou", players=3),
    post("device", "/challenges", game="filou", players=3, level="puppy"), post("device", "/guides/filou"),
    post("N", "/me/claim", token="T"), post("device", "/tables/T/chat", text="From here, too"),
]  # fmt: skip
LAYOUTS = ["open", "full", "playing", "over"]
Pair = tuple[str, Request, Request]
WENT_WRONG: list[Pair] = [
    ("full", AT_TABLES[0], AT_TABLES[2]), ("full", AT_TABLES[0], AT_TABLES[1]), ("full", AT_TABLES[0], OF_GUESTS[1]),
    ("open", AT_TABLES[1], AT_TABLES[3]), ("open", OF_GUESTS[0], AT_TABLES[3]), ("over", AT_TABLES[15], OF_GUESTS[1]),
    ("over", AT_TABLES[15], AT_TABLES[16]), ("playing", OF_GUESTS[1], OF_GUESTS[7]), ("playing", OF_GUESTS[0], OF_GUESTS[1]),
    ("playing", OF_GUESTS[1], OF_GUESTS[11]), ("playing", OF_GUESTS[1], OF_GUESTS[3]), ("playing", OF_GUESTS[1], OF_GUESTS[10]),
    ("open", OF_GUESTS[9], OF_GUESTS[9]),
]  # fmt: skip


def all_pairs() -> list[Pair]:
    found = []
    for layout in LAYOUTS:
        for one, other in itertools.combinations_with_replacement([*AT_TABLES, *OF_GUESTS], 2):
            rematch = any("rematch" in request.path for request in (one, other))
            if rematch == (layout == "over"):
                found.append((layout, one, other))
    return found


class World:
    """A table with the host, P and a bot or an open seat; P has a second device, N has just come, and Eve only looks."""

    def __init__(self, here: Http, there: Http) -> None:
        self.here, self.there = here, there
        self.people: dict[str, Player] = {}
        self.table = self.link = ""

    async def begin(self, layout: str) -> "World":
        names = ("host", "P", "N", "Eve")
        self.people = dict(zip(names, await asyncio.gather(*(self.here.guest(name) for name in names)), strict=True))
        self.link, for_device = await self._link(), await self._link()
        self.people["device"] = await self._linked(for_device)
        seats = [{"kind": "me"}, OPEN, OPEN if layout == "open" else BOT]
        self.table = await self.people["host"].new_table("filou", 3, seats=seats)
        await self.people["P"].ask("POST", f"/tables/{self.table}/join", {"seat": 1})
        if layout in ("playing", "over"):
            await self.people["host"].ask("POST", f"/tables/{self.table}/start")
        if layout == "over":
            await self._played()
        return self

    async def _link(self) -> str:
        return str((await self.people["P"].ask("POST", "/me/link", status=201))["token"])

    async def _linked(self, token: str) -> Player:
        answer = await self.here.http.post("/api/me/claim", json={"token": token})
        return Player(
            self.here.server, self.here.http, answer.headers["set-cookie"].partition("=")[2].partition(";")[0], "device"
        )

    async def _played(self) -> None:
        """Let the server play the game to its end; then everyone is there again."""
        both = self.people["host"], self.people["P"]
        for player in both:
            await player.ask("POST", f"/tables/{self.table}/leave", {})
        await self.until(lambda shown: shown["state"] == "over")
        for player in both:
            await player.ask("POST", f"/tables/{self.table}/join", {})

    async def until(self, wanted: Any) -> None:
        end = time.monotonic() + WAIT
        while not wanted((await self.people["Eve"].ask("GET", f"/tables/{self.table}"))["table"]):
            assert time.monotonic() < end, "the table did not get there"
            await asyncio.sleep(0.02)

    async def ask(self, request: Request, door: Http) -> int:
        path = "/api" + request.path.replace("/T/", f"/{self.table}/")
        body = {"token": self.link} if request.path == "/me/claim" else request.body
        answer = await door.http.request(request.method, path, json=body, headers=self.people[request.who].headers)
        assert answer.status_code < 500, f"{request}: {answer.status_code} {answer.text}"
        return answer.status_code

    async def outcome(self) -> Any:
        """What is left of it, without what differs from table to table."""
        told = (await self.people["Eve"].ask("GET", f"/tables/{self.table}"))["table"]
        seats = [(seat["kind"], seat["name"], seat["away"], seat["shown"]) for seat in told["seats"]]
        said = (await self.people["Eve"].ask("GET", f"/tables/{self.table}/chat"))["messages"]
        sits_nowhere = any(kind == "guest" for kind, *_ in seats) and told["state"] == "closed"
        assert not sits_nowhere, f"someone sits at a closed table: {told}"
        nobody_plays = told["state"] == "playing" and any(kind == "open" and not away for kind, _, away, _ in seats)
        assert not nobody_plays, f"nobody plays for an open seat: {told}"
        next_ = await self._next(told["rematch"]) if told["rematch"] else None
        lines = sorted((line["seat"] is None, line["name"], line["text"]) for line in said)
        changes = sorted((line["seat"], line["what"], line["name"]) for line in told["seat_changes"])
        return (
            begun(told["state"]),
            told["host"],
            seats,
            changes,
            lines,
            next_,
            [await self._known(name) for name in ("host", "P", "N")],
        )

    async def _next(self, table: str) -> Any:
        told = (await self.people["Eve"].ask("GET", f"/tables/{table}"))["table"]
        return told["host"], [(seat["kind"], seat["name"]) for seat in told["seats"]]

    async def _known(self, name: str) -> Any:
        """What the server knows of somebody."""
        answer = await self.here.http.get("/api/me/data", headers=self.people[name].headers)
        if answer.status_code != 200:
            return answer.status_code
        told = answer.json()
        return told["nickname"], sorted(begun(table["state"]) for table in told["tables"]), len(told["deals_made"])


def begun(state: str) -> str:
    """A game that nobody is left at may end before one looks."""
    return "begun" if state in ("playing", "over") else state


async def in_turn(here: Http, there: Http, layout: str, first: Request, second: Request) -> Any:
    world = await World(here, there).begin(layout)
    found = [(str(request), await world.ask(request, here)) for request in (first, second)]
    return sorted(found), await world.outcome()


async def at_once(here: Http, there: Http, layout: str, one: Request, other: Request, expected: list[Any]) -> None:
    world = await World(here, there).begin(layout)
    found = await asyncio.gather(world.ask(one, here), world.ask(other, there))
    answers = sorted(zip((str(one), str(other)), found, strict=True))
    end = time.monotonic() + WAIT
    while (outcome := (answers, await world.outcome())) not in expected:  # processes hear of each other a moment later
        assert time.monotonic() < end, f"{layout}: {one} beside {other}: {outcome}, but in turn {expected}"
        await asyncio.sleep(0.1)


@contextmanager
def two_doors(server: ServerProcess, folder: Path) -> Iterator[ServerProcess]:
    """A second process where several may share a database, else the same."""
    if not server.database.startswith("postgresql"):
        yield server
        return
    other = ServerProcess(server.database, folder)
    yield other
    assert other.stop() == 0
    assert '"level":"error"' not in other.log.read_text()


def test_two_requests_at_the_same_moment_are_as_if_one_came_after_the_other(server: ServerProcess, tmp_path: Path) -> None:
    others = [pair for pair in all_pairs() if pair not in WENT_WRONG]
    pairs = [*WENT_WRONG, *random.Random(19).sample(others, min(PAIRS, len(others)))]

    async def test(other: ServerProcess) -> None:
        async with server.client() as here, other.client() as there:
            for door in (here, there):
                door.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everyone says who they are
            for layout, one, two in pairs:
                both = in_turn(here, there, layout, one, two), in_turn(here, there, layout, two, one)
                expected = await asyncio.gather(*both)
                for _ in range(ONCE_WRONG if (layout, one, two) in WENT_WRONG else AGAIN):
                    await at_once(here, there, layout, one, two, expected)

    with two_doors(server, tmp_path) as other:
        asyncio.run(test(other))
