"""Keeping the peace on a public server: blocking, silence at a table, reports, closed tables, bans, and honest names."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from besace.cli import main
from besace.errors import BesaceError
from besace.server.live.connection import BYE_REFUSED
from besace.server.protocol.problems import Refusal
from besace.server.protocol.spoken import Unwanted, clean_name, clean_text, likeness
from tests.server.harness import WAIT, Http, Live, Player, ServerProcess, seated_table
from tests.server.test_tables import run

OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host does not want to read of badgers."""
    folder = tmp_path_factory.mktemp("strict")
    (folder / "words.txt").write_text("badger\n", encoding="utf-8")
    process = ServerProcess(str(folder / "tables.sqlite3"), folder, word_filter=str(folder / "words.txt"))
    yield process
    assert process.stop() == 0


async def until(holds: Callable[[], Awaitable[bool]], why: str) -> None:
    end = time.monotonic() + WAIT
    while not await holds():
        assert time.monotonic() < end, why
        await asyncio.sleep(0.05)


async def until_closed(connection: Any) -> None:
    """Read until the server closes the connection."""
    async with asyncio.timeout(WAIT):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await connection.recv()
    assert connection.close_code == BYE_REFUSED


async def heard_until(live: Live, text: str) -> list[str]:
    """What is said up to and with this, reactions too."""
    heard = []
    while True:
        message = await live.until("chat", "reaction")
        heard.append(message.get("text") or message["reaction"])
        if heard[-1] == text:
            return heard


# --- names ---


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("A\u202eda", "A da"), ("Ada\u200b", "Ada"), ("\u3164Ada\u2800", "Ada"), ("A\u034fda", "A da"), ("Ada\ufe0f", "Ada"),
        ("A\u0301\u0302\u0303\u0304da", "\u00c1\u0302\u0303da"), ("A\u0308da", "\u00c4da"),
        ("A\U000e0041da", "A da"), ("  A\tda\n", "A da"),
    ],
)  # fmt: skip
def test_a_name_holds_nothing_invisible_and_nothing_that_turns_the_writing(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["\u3164", "\u200b\u202e", "\u2800 \u115f", "\U000e0041", " "])
def test_a_name_has_something_to_see(typed: str) -> None:
    with pytest.raises(Refusal):
        clean_name(typed)


def test_what_is_said_keeps_its_pictures_and_not_its_tricks() -> None:
    assert clean_text("a\u202eb 👩\u200d🚀 ❤\ufe0f") == "a b 👩\u200d🚀 ❤\ufe0f"
    with pytest.raises(Refusal):
        clean_text("\u3164\u200d\ufe0f")


@pytest.mark.parametrize(
    "other",
    [
        "ILLIAM",
        "illiam",
        "il1iam",
        "Iⅼliam",
        "І\u0406liam",
        "i l l i a m",
        "illi\u0430m",
        "illiarn",
        "Íllïam",
        "ｉｌｌｉａｍ",
        "𝐢𝐥𝐥𝐢𝐚𝐦",
        "_illiam_",
    ],
)
def test_names_that_look_alike(other: str) -> None:
    assert likeness(other) == likeness("Illiam")


@pytest.mark.parametrize("other", ["Iliam", "William", "Illian", "Ада", "🦊"])
def test_names_that_do_not(other: str) -> None:
    assert likeness(other) != likeness("Illiam")


def test_nobody_sits_down_or_speaks_under_a_name_like_that_of_somebody_at_the_table(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, other = await http.guest("Claude"), await http.guest("С1audе")
        table = await host.new_table("filou", 3)
        refused = await other.ask("POST", f"/tables/{table}/join", {}, 409)
        assert refused["code"] == "alike"
        await other.ask("POST", f"/tables/{table}/chat", {"text": "I am Claude"}, 409)
        await other.ask("POST", f"/tables/{table}/join", {"name": "Otto"})
        await other.ask("POST", f"/tables/{table}/join", {"seat": 1, "name": "CLAUDE"}, 409)
        await host.ask("POST", f"/tables/{table}/join", {})  # two people at one device sort that out themselves
        shown = await host.ask("GET", f"/tables/{table}")
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Claude", "Otto", "Claude"]

    run(lite, test)


# --- blocking and silence ---


def test_whom_one_has_blocked_one_neither_hears_nor_meets(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, eve, bob = [await http.guest(name) for name in ("Ada", "Eve", "Bob")]
        table = await seated_table([ada, eve, bob], "filou")
        eves = await eve.new_table("filou", 3)
        async with ada.live(table) as hers, bob.live(table) as his:
            await eve.ask("POST", f"/tables/{table}/chat", {"text": "before"}, 204)
            await heard_until(hers, "before")
            await ada.ask("POST", f"/tables/{table}/blocks", {"seat": 1}, 204)
            await ada.ask("POST", f"/tables/{table}/blocks", {"seat": 1}, 204)  # once more is no more
            await eve.ask("POST", f"/tables/{table}/chat", {"text": "after"}, 204)
            await eve.ask("POST", f"/tables/{table}/reactions", {"reaction": "👎"}, 204)
            await bob.ask("POST", f"/tables/{table}/chat", {"text": "hello"}, 204)
            assert await heard_until(hers, "hello") == ["hello"]
            assert await heard_until(his, "hello") == ["before", "after", "👎", "hello"]
        said = (await ada.ask("GET", f"/tables/{table}/chat"))["messages"]
        assert [line["text"] for line in said] == ["hello"]
        assert len((await bob.ask("GET", f"/tables/{table}/chat"))["messages"]) == 3
        listed = {one["id"] for one in (await ada.ask("GET", "/tables"))["tables"]}
        assert eves not in listed
        hidden = await ada.new_table("filou", 3)
        assert hidden not in {one["id"] for one in (await eve.ask("GET", "/tables"))["tables"]}
        assert hidden in {one["id"] for one in (await bob.ask("GET", "/tables"))["tables"]}
        await eve.ask("POST", f"/tables/{hidden}/join", {}, 403)
        (block,) = (await ada.ask("GET", "/me/blocks"))["blocks"]
        assert block["name"] == "Eve"
        await bob.ask("DELETE", f"/me/blocks/{block['id']}", status=404)
        await ada.ask("DELETE", f"/me/blocks/{block['id']}", status=204)
        await eve.ask("POST", f"/tables/{hidden}/join", {})

    run(server, test)


def test_whom_the_host_mutes_plays_on_in_silence(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, eve, bob, guest = [await http.guest(name) for name in ("Ada", "Eve", "Bob", "Looker")]
        table = await seated_table([ada, eve, bob], "filou")
        await bob.ask("POST", f"/tables/{table}/mutes", {"seat": 1}, 403)
        await ada.ask("POST", f"/tables/{table}/mutes", {"seat": 0}, 400)
        await ada.ask("POST", f"/tables/{table}/mutes", {}, 400)
        answer = await ada.ask("POST", f"/tables/{table}/mutes", {"seat": 1})
        assert answer["table"]["muted"] == [{"seat": 1, "name": "Eve"}]
        await eve.ask("POST", f"/tables/{table}/chat", {"text": "I!"}, 403)
        await eve.ask("POST", f"/tables/{table}/reactions", {"reaction": "👎"}, 403)
        await guest.ask("POST", f"/tables/{table}/chat", {"text": "Me, too"}, 204)
        line = (await ada.ask("GET", f"/tables/{table}/chat"))["messages"][-1]["number"]
        await ada.ask("POST", f"/tables/{table}/mutes", {"line": line})
        await guest.ask("POST", f"/tables/{table}/chat", {"text": "Me, again"}, 403)
        answer = await ada.ask("POST", f"/tables/{table}/mutes", {"seat": 1, "muted": False})
        assert answer["table"]["muted"] == [{"seat": None, "name": "Looker"}]
        await eve.ask("POST", f"/tables/{table}/chat", {"text": "Thanks"}, 204)
        await ada.ask("POST", f"/tables/{table}/start")

    run(server, test)


def test_guests_who_become_one_keep_their_blocks_and_silences(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, again, eve = [await http.guest(name) for name in ("Ada", "Again", "Eve")]
        table = await seated_table([eve, ada, again], "filou")
        for player in (ada, again):
            await player.ask("POST", f"/tables/{table}/blocks", {"seat": 0}, 204)
        await eve.ask("POST", f"/tables/{table}/blocks", {"seat": 2}, 204)
        await again.ask("POST", f"/tables/{table}/blocks", {"seat": 1}, 204)  # themselves, as will turn out
        for seat in (1, 2):
            await eve.ask("POST", f"/tables/{table}/mutes", {"seat": seat})
        token = (await ada.ask("POST", "/me/link", status=201))["token"]
        await again.ask("POST", "/me/claim", {"token": token, "merge": True})
        assert [block["name"] for block in (await ada.ask("GET", "/me/blocks"))["blocks"]] == ["Eve"]
        assert [block["name"] for block in (await eve.ask("GET", "/me/blocks"))["blocks"]] == ["Again"]
        await ada.ask("POST", f"/tables/{table}/chat", {"text": "It is me"}, 403)

    run(lite, test)


# --- whoever runs the server ---


def test_reports_reach_whoever_runs_the_server(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    at = ["--database", server.database]

    async def test(http: Http) -> None:
        ada, eve = await http.guest("Ada"), await http.guest("Rude Eve")
        table = await ada.new_table("filou", 3)
        await eve.ask("POST", f"/tables/{table}/join", {})
        await eve.ask("POST", f"/tables/{table}/chat", {"text": "something rude"}, 204)
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 0, "reason": "chat"}, 400)
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 2, "reason": "chat"}, 404)
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 1, "reason": "name"}, 204)
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 1, "reason": "chat", "text": "She shouts."}, 204)
        data = await eve.ask("GET", "/me/data")
        assert [told["reason"] for told in data["reported"]] == ["chat"]
        assert "She shouts." not in str(data)

    run(server, test)
    assert main(["admin", "reports", *at]) == 0
    first, *more = [line for line in capsys.readouterr().out.splitlines() if line]
    assert "Rude Eve (guest " in first
    assert more == ["    She shouts.", "    said: something rude"]
    number, guest = first.split()[0], first.partition("(guest ")[2].partition(")")[0]
    assert main(["admin", "ban", guest, "--hours", "1", *at]) == 0
    assert main(["admin", "settle", number, *at]) == 0
    assert main(["admin", "settle", number, *at]) == 2
    capsys.readouterr()
    assert main(["admin", "reports", *at]) == 0
    assert capsys.readouterr().out == ""


def test_a_banned_guest_may_only_take_along_and_delete_what_is_theirs(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ["--database", server.database]

    async def test(http: Http) -> None:
        ada, eve = await http.guest("Ada"), await http.guest("Eve")
        table = await ada.new_table("filou", 3)
        await eve.ask("POST", f"/tables/{table}/join", {})
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 1, "reason": "other"}, 204)
        capsys.readouterr()
        await asyncio.to_thread(main, ["admin", "reports", *at])
        guest = capsys.readouterr().out.splitlines()[-1].partition("(guest ")[2].partition(")")[0]
        async with eve.live(table) as live:
            await live.until("welcome")
            assert await asyncio.to_thread(main, ["admin", "ban", guest, "--why", "rude", *at]) == 0
            await until_closed(live.connection)
        refused = await eve.ask("GET", "/me", status=403)
        assert refused["code"] == "banned"
        with pytest.raises(websockets.InvalidStatus):
            async with eve.live(table):
                pass
        await ada.ask("GET", "/me")
        await eve.ask("GET", "/me/data")
        await eve.ask("DELETE", "/me/data", status=204)

    run(server, test)


def test_a_banned_range_of_addresses_stays_outside_until_the_ban_is_lifted(
    strict: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ["--database", strict.database]

    async def test(http: Http) -> None:
        ada = await http.guest("Ada")
        far = {**ada.headers, "X-Forwarded-For": "192.0.2.77"}

        async def status(path: str, headers: Any = far) -> int:
            return (await http.http.get(path, headers=headers)).status_code

        table = await ada.new_table("filou", 3)
        async with websockets.connect(ada.socket_url(table), additional_headers=far) as live:
            await live.recv()
            assert await asyncio.to_thread(main, ["admin", "ban", "192.0.2.77/24", "--hours", "2", *at]) == 0
            await until_closed(live)
        assert (await http.http.get("/api/me", headers=far)).json()["code"] == "banned"
        assert (await status("/api/me", ada.headers), await status("/"), await status("/healthz")) == (200, 200, 200)
        assert await status("/api/me", {**ada.headers, "X-Forwarded-For": "::ffff:192.0.2.1"}) == 403
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(ada.socket_url(table), additional_headers=far)
        capsys.readouterr()
        assert await asyncio.to_thread(main, ["admin", "bans", *at]) == 0
        number, *_ = capsys.readouterr().out.split()
        assert await asyncio.to_thread(main, ["admin", "unban", number, *at]) == 0

        async def let_in() -> bool:
            return await status("/api/me") == 200

        await until(let_in, "the ban was not lifted")

    run(strict, test)
    assert main(["admin", "ban", "nobody", *at]) == 2
    assert main(["admin", "ban", "192.0.2.1", "--hours", "0", *at]) == 2
    assert main(["admin", "unban", "99", *at]) == 2


def test_a_closed_table_is_closed_for_everyone_at_once(server: ServerProcess) -> None:
    at = ["--database", server.database]

    async def test(http: Http) -> None:
        people = [await http.guest(name) for name in ("Ada", "Eve", "Bob")]
        table = await seated_table(people, "filou")
        await people[0].ask("POST", f"/tables/{table}/start")
        async with people[1].live(table) as live:
            shown = await live.until("snapshot")
            assert await asyncio.to_thread(main, ["admin", "close", table, *at]) == 0
            while (await live.until("table"))["table"]["state"] != "closed":
                pass
            for player in people:
                move = {"ply": shown["version"], "move": "0 pass"}
                await player.ask("POST", f"/tables/{table}/chat", {"text": "Still here"}, 409)
                assert (
                    await player.http.post(f"/api/tables/{table}/moves", json=move, headers=player.headers)
                ).status_code >= 400
        assert await asyncio.to_thread(main, ["admin", "close", table, *at]) == 2

    run(server, test)


# --- words ---


def test_words_are_refused_only_where_a_host_has_written_them_down(tmp_path: Path) -> None:
    listed = tmp_path / "words.txt"
    listed.write_text("# not here\nbadger\nweasel*\n", encoding="utf-8")
    unwanted = Unwanted.written_in(str(listed))
    for text in ("You BADGER!", "bаdger", "weasels", "a_badger_"):
        with pytest.raises(Refusal):
            unwanted.refuse(text)
    for text in ("badgers", "not here", "# not", "", "a weazel"):
        assert unwanted.refuse(text) == text
    assert Unwanted.written_in("").refuse("badger") == "badger"
    with pytest.raises(BesaceError, match="cannot be read"):
        Unwanted.written_in(str(tmp_path / "none.txt"))


def test_the_word_filter_guards_names_and_chats(strict: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada: Player = await http.guest("Ada")
        answer = await http.http.post("/api/guests", json={"nickname": "Old Badger"})
        assert (answer.status_code, answer.json()["code"]) == (400, "words")
        await ada.ask("PATCH", "/me", {"nickname": "Badger"}, 400)
        await ada.ask(
            "POST", "/tables", {"game": "filou", "players": 3, "seats": [{"kind": "me", "name": "Badger"}, OPEN, OPEN]}, 400
        )
        table = await ada.new_table("filou", 3)
        await ada.ask("POST", f"/tables/{table}/join", {"seat": 0, "name": "Badger"}, 400)
        await ada.ask("POST", f"/tables/{table}/chat", {"text": "You badger"}, 400)
        async with ada.live(table) as live:
            await live.send(type="chat", text="You badger")
            assert (await live.until("refused"))["code"] == "bad"

    run(strict, test)
