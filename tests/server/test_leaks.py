"""Nothing hidden leaves the server: pairs of games that differ only in what an eye cannot know send it the same bytes."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import besace
from besace.server.admin import Admin
from besace.server.protocol.write_messages import events_or_changes
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from tests.server.harness import Http, Player, ServerProcess, any_move, full_game, play_to_end, seated_table

SECRET_WORDS = ('"setup"', '"seed":"', "host_id", "guest_id", "secret")


def masked(frames: list[str]) -> list[str]:
    """Frames without what is random by design: the table's id, code and commitment."""
    return re.sub(r'"(id|code|commitment)":"[^"]*"', r'"\1":"…"', "\n".join(frames)).split("\n")


def changed_where_hidden(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A record like this one with one secret changed: a card dealt, removed or laid, a bone put into the bag."""
    other: dict[str, Any] = json.loads(json.dumps(record))
    game = besace.GAMES[record["game"]]
    secret = [ply for ply, text in enumerate(record["moves"]) if game.secret(text)]
    if secret and rng.random() < 0.7:
        ply = rng.choice(secret)
        seat, verb, _ = record["moves"][ply].split(" ")
        hidden = [text.split(" ")[1] for text in game.spellings if text is not None and text.startswith(verb + " ")]
        other["moves"][ply] = f"{seat} {verb} {rng.choice(hidden)}"
    elif "removed" in other["setup"]:
        seat = rng.randrange(record["players"])
        other["setup"]["removed"][seat] = rng.choice(["-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big", "small"])
    elif "deals" in other["setup"]:
        deal = other["setup"]["deals"][rng.randrange(3)]
        one, two = rng.sample(range(record["players"]), 2)
        i, j = rng.randrange(len(deal[one])), rng.randrange(len(deal[two]))
        deal[one][i], deal[two][j] = deal[two][j], deal[one][i]
    return other


def views(record: dict[str, Any], eye: int | None) -> list[Any]:
    return [besace.load(record, at=ply).view(eye) for ply in range(len(record["moves"]) + 1)]


def pairs(game: str, wanted: int) -> Iterator[tuple[int | None, dict[str, Any], dict[str, Any]]]:
    """(eye, record, record): beginnings of games that differ, but not in anything that this eye may know."""
    rng = random.Random(game)
    while wanted:
        match = besace.new(game, 3, seed=rng.randrange(1000))
        while match.to_act and (match.ply < 40 or match.to_act == ["*"]):
            if match.to_act == ["*"]:
                match.chance(rng)
            else:
                match.play(rng.choice(match.moves(rng.choice(match.to_act))))
        record, eye = match.record(), rng.choice([None, 0, 1, 2])
        other = changed_where_hidden(record, rng)
        if other == record or match.over:
            continue
        try:
            if views(record, eye) != views(other, eye):
                continue
        except besace.BadRecord:
            continue
        wanted -= 1
        yield eye, record, other


async def bytes_sent(http: Http, database: str, record: dict[str, Any], eye: int | None) -> list[str]:
    """All that the server sends to this eye about a game: the events of all its moves, and refusals."""
    settings = Settings(database_url=database)
    opened = await open_database(settings)
    table, _ = await Admin(settings, opened).import_(record)
    await opened.close()
    player = await http.guest("Eye")
    if eye is not None:
        await player.ask("POST", f"/tables/{table}/join", {"seat": eye})
    async with player.live(table, "?since=0&eyes=" + ("board" if eye is None else str(eye))) as live:
        await live.until("event", version=len(record["moves"]))
        legal = [] if eye is None else besace.load(record).moves(eye)
        refused = ("0 nonsense", "1 nonsense", "2 nonsense", "0 card 3", "1 put red")
        for move in (move for move in refused if move not in legal):
            await live.send(type="move", ply=len(record["moves"]), move=move)
            await live.until("refused")
        return masked(live.frames)


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_games_that_differ_only_in_what_is_hidden_send_the_same_bytes(lite: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with lite.client() as http:
            for eye, one, other in pairs(game, wanted=6):
                assert await bytes_sent(http, lite.database, one, eye) == await bytes_sent(http, lite.database, other, eye)

    asyncio.run(play())


def changes_written(record: dict[str, Any], eye: int | None) -> list[bytes]:
    """What somebody hears from this eye who remembers every view, while others look from all seats."""
    match, shown, heard = besace.load(record, at=0), None, []
    looks = [(seat, True) for seat in (None, 0, 1, 2)]
    for text in record["moves"]:
        match.play(text)
        told, shown = events_or_changes(match, looks, text, None, None, shown)
        heard.append(told[looks.index((eye, True))])
    return heard


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_games_that_differ_only_in_what_is_hidden_change_in_the_same_bytes(game: str) -> None:
    for eye, one, other in pairs(game, wanted=6):
        heard = changes_written(one, eye)
        assert heard == changes_written(other, eye)
        assert all(message.startswith(b'{"type":"change"') for message in heard[1:])


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_every_event_is_what_the_rules_let_that_eye_know(lite: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people = [await http.guest(f"P{i}") for i in range(4)]
            stranger = await http.guest("Eve")
            table = await seated_table(people, game)
            outside = asyncio.create_task(watch_to_end(stranger, table))
            playing = [asyncio.create_task(play_to_end(player, table, any_move(i))) for i, player in enumerate(people)]
            await people[0].ask("POST", f"/tables/{table}/start")
            seen: dict[int | None, list[dict[str, Any]]] = dict(enumerate(await asyncio.gather(*playing)))
            seen[None], frames = await outside
            record = (await people[0].ask("GET", f"/tables/{table}/record"))["record"]
            for eye, messages in seen.items():
                check_against_rules(record, eye, messages)
            before_the_end = [frame for frame in frames if '"over":true' not in frame and '"state":"over"' not in frame]
            for word in SECRET_WORDS:
                assert not any(word in frame for frame in before_the_end), word

    asyncio.run(play())


async def watch_to_end(player: Player, table: str) -> tuple[list[dict[str, Any]], list[str]]:
    seen = []
    async with player.live(table, "?eyes=board") as live:
        while not seen or not seen[-1]["view"]["over"]:
            seen.append(await live.until("event", "snapshot"))
        return seen, live.frames


def check_against_rules(record: dict[str, Any], eye: int | None, messages: list[dict[str, Any]]) -> None:
    """The engine itself says what each view is, and which moves are secret."""
    game = besace.GAMES[record["game"]]
    unfinished = {key: value for key, value in record.items() if key != "result"}
    for message in messages:
        version = message["version"]
        assert message["view"] == besace.load(unfinished | {"moves": record["moves"][:version]}).view(eye)
        if message["type"] == "event":
            text = record["moves"][version - 1]
            hidden = game.secret(text) and text.split(" ")[0] != str(eye)
            assert message["move"] == (None if hidden else text)
            assert message["verb"] == text.split(" ")[1]


def test_nobody_looks_from_a_seat_that_is_not_theirs(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table = await seated_table(people, "filou")
            await people[0].ask("POST", f"/tables/{table}/start")
            await people[1].ask("GET", f"/tables/{table}/events?eye=0", status=403)
            await people[1].ask("GET", f"/tables/{table}/record", status=409)
            async with people[1].live(table) as live:
                await live.send(type="watch", eyes=[0])
                assert (await live.until("refused"))["code"] == "seat"
            stranger = await http.guest("Eve")
            await stranger.ask("GET", f"/tables/{table}/events?eye=0", status=403)
            await people[0].ask("POST", f"/tables/{table}/show", {"seat": 0, "shown": True})
            await stranger.ask("GET", f"/tables/{table}/events?eye=0")
            await people[1].ask("GET", f"/tables/{table}/events?eye=0", status=403)  # who plays may not look, shown or not

    asyncio.run(play())


def test_logs_and_figures_hold_no_secrets(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table, _ = await full_game(people, "filou", seed=random.Random(3).randrange(100))
            figures = (await http.http.get("/metrics")).text
            assert "besace_moves_stored_total" in figures
            log = lite.log.read_text()
            record = await people[0].ask("GET", f"/tables/{table}/record")
            for text in (figures, log):
                assert not any(player.token in text for player in people)
                assert record["seed"] not in text
                assert table not in figures
                assert json.dumps(record["record"]["setup"]) not in text

    asyncio.run(play())
