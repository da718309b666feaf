"""Moves and the versions that they answer: late, doubled, simultaneous, foreign."""

import asyncio
import json

from tests.server.harness import Http, Live, Player, ServerProcess, full_game, seated_table

GARBAGE: list[str | bytes] = [
    "", "{", "null", "[]", "[" * 3000, "x" * 5000, b"\x00\xff", '{"type":"nothing"}', '{"type":"chat","text":""}',
    '{"type":"move"}',
    '{"type":"move","ply":-1,"move":"0 card 3"}', '{"type":"move","ply":1e400,"move":"x"}', '{"type":"watch","eyes":[99]}',
    '{"type":"watch","eyes":[1]}', json.dumps({"type": "move", "ply": 0, "move": "0 card 3", "by": "bot"}),
]  # fmt: skip


async def started(http: Http, game: str = "filou", players: int = 3) -> tuple[list[Player], str]:
    people = [await http.guest(f"P{i}") for i in range(players)]
    table = await seated_table(people, game)
    await people[0].ask("POST", f"/tables/{table}/start")
    return people, table


async def look(live: Live) -> dict:
    return (await live.until("snapshot"))["view"]


def test_all_simultaneous_choices_arrive_although_all_answer_the_same_version(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as a, people[1].live(table) as b, people[2].live(table) as c:
                views = [await look(live) for live in (a, b, c)]
                sending = (
                    live.send(type="move", id="x", ply=0, move=view["moves"][0])
                    for live, view in zip((a, b, c), views, strict=True)
                )
                await asyncio.gather(*sending)
                stored = [await live.until("stored") for live in (a, b, c)]
                assert sorted(message["version"] for message in stored) == [1, 2, 3]

    asyncio.run(play())


def test_a_doubled_click_is_one_move(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                move = (await look(live))["moves"][0]
                for _ in range(3):
                    await live.send(type="move", id="x", ply=0, move=move)
                answers = [await live.until("stored", "refused") for _ in range(3)]
                assert [(answer["type"], answer["version"]) for answer in answers] == [("stored", 1)] * 3
                other = await people[0].ask("GET", f"/tables/{table}/events?eye=0")
                assert other["version"] == 1

    asyncio.run(play())


def test_a_late_answer_to_an_older_question_is_refused(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                moves = (await look(live))["moves"]
                await live.send(type="move", ply=0, move=moves[0])
                await live.until("stored")
                await live.send(type="move", ply=0, move=moves[1])
                refused = await live.until("refused")
                assert refused["code"] == "stale"
                assert refused["version"] == 1

    asyncio.run(play())


def test_an_illegal_move_is_refused_without_telling_the_moves_of_others(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                await look(live)
                for text in ("0 card 99", "0 bid 3", "0", "0 ", "0 card"):
                    await live.send(type="move", ply=0, move=text)
                    refused = await live.until("refused")
                    assert refused["code"] == "illegal"
                    assert "1 card" not in refused["sentence"]
                    assert "2 card" not in refused["sentence"]
                    assert refused["sentence"].endswith(".")

    asyncio.run(play())


def test_nobody_moves_for_another_seat_or_for_chance(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            stranger = await http.guest("Eve")
            async with people[0].live(table) as live, stranger.live(table, "?eyes=board") as outside:
                for text in ("1 card 3", "* draw red", "", "00 card 3", "９ card 3"):
                    await live.send(type="move", ply=0, move=text)
                    assert (await live.until("refused"))["code"] == "seat"
                await outside.send(type="move", ply=0, move="0 card 3")
                assert (await outside.until("refused"))["code"] == "seat"
            await stranger.ask("POST", f"/tables/{table}/moves", {"ply": 0, "move": "0 card 3"}, 403)

    asyncio.run(play())


def test_who_comes_back_gets_what_was_missed_or_a_snapshot(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table, seen = await full_game(people, "figaro")
            end = seen[0][-1]["version"]
            async with people[0].live(table, f"?since={end - 5}") as live:
                await live.until("welcome")
                missed = [await live.next() for _ in range(5)]
                assert missed == [event for event in seen[0] if event["type"] == "event"][-5:]
            async with people[0].live(table, "?since=1") as live:
                assert (await live.until("snapshot"))["version"] == end
            async with people[0].live(table, f"?since={end}") as live:
                await live.send(type="ping")
                await live.until("pong")
                assert not any('"snapshot"' in frame or '"event"' in frame for frame in live.frames)
            whole = await people[0].ask("GET", f"/tables/{table}/events?eye=0&since=0")
            told = [event["view"] for event in seen[0] if event["type"] == "event"]
            assert [event["view"] for event in whole["messages"]] == told

    asyncio.run(play())


def test_a_program_plays_over_plain_http(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            host = await http.guest()
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
            table = await host.new_table("filou", 3, seats=seats)
            await host.ask("POST", f"/tables/{table}/start")
            since, over = "", False
            while not over:
                news = await host.ask("GET", f"/tables/{table}/events?eye=0&wait=20{since}")
                for message in news["messages"]:
                    view = message["view"]
                    over, since = view["over"], f"&since={message['version']}"
                if news["messages"] and view["moves"]:
                    await host.ask("POST", f"/tables/{table}/moves", {"ply": view["ply"], "move": view["moves"][0]})

    asyncio.run(play())


def test_too_much_garbage_ends_the_connection(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                for _ in range(30):
                    await live.connection.send("garbage")
                await live.connection.wait_closed()
                assert live.connection.close_code == 4000

    asyncio.run(play())


def test_garbage_frames_get_one_sentence_and_harm_nothing(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                await look(live)
                for frame in GARBAGE:
                    await live.connection.send(frame)
                    assert (await live.until("refused"))["sentence"].endswith(".")
                view = await people[0].ask("GET", f"/tables/{table}/events?eye=0")
                assert view["version"] == 0

    asyncio.run(play())
