"""Whatever comes over the wire: garbage is refused in one sentence, nothing crashes, and the table is unharmed."""

import asyncio
import json
import os
import random
import string
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode

from tests.server.harness import WAIT, Live, Player, ServerProcess
from tests.server.test_moves import started

ROUNDS, FRAMES = 12, 15  # fewer frames a connection than it takes to be sent away
ALLOWED_CLOSES = {1002, 1007, 1009, 4000}  # against the protocol, not UTF-8, too large, too much garbage
TYPES = ["move", "watch", "chat", "react", "ping", "snapshot", "", None, 7]
KEYS = ["type", "id", "ply", "move", "eyes", "text", "reaction", "by", "__proto__", "\u0000", "é"]


def anything(rng: random.Random, depth: int = 0) -> Any:
    """A JSON value of any kind, now and then nested, now and then strange."""
    kind = rng.randrange(10 if depth < 4 else 7)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, -1, 1, 2**31, 2**63, -(2**63), 10**400, rng.randrange(-5, 500)])
    if kind == 2:
        return rng.choice([0.5, -0.0, 1e308, float("nan"), float("inf")])
    if kind < 7:
        letters = rng.choice([string.printable, "\u0000\u202e\ud7ff\U0001f436", "0123456789 *", string.ascii_lowercase])
        return "".join(rng.choice(letters) for _ in range(rng.choice([0, 1, 5, 41, 400])))
    if kind < 9:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(KEYS): anything(rng, depth + 1) for _ in range(rng.randrange(4))}


def almost_a_message(rng: random.Random, moves: list[str]) -> Any:
    """A message with something wrong, or with nothing but its values."""
    message: dict[str, Any] = {"type": rng.choice(TYPES)}
    for key in rng.sample(KEYS[1:], rng.randrange(4)):
        message[key] = rng.choice(moves) + " " if key == "move" and rng.random() < 0.3 else anything(rng)
    return message


def frame(rng: random.Random, moves: list[str]) -> str | bytes:
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.choice([0, 1, 100, 3000]))
    if kind == 1:
        return rng.choice(["[", '{"a":', '"', "-"]) * rng.choice([1, 1000, 2000])
    if kind == 2:
        return "x" * rng.choice([4096, 4097, 16000])
    if kind == 3:
        whole = json.dumps({"type": "move", "ply": 0, "move": moves[0], "id": "x"})
        return whole[: rng.randrange(len(whole) - 1)]
    value = anything(rng) if kind == 4 else almost_a_message(rng, moves)
    return json.dumps(value, ensure_ascii=rng.random() < 0.5)


async def still_well(player: Player, table: str, live: Live | None = None) -> None:
    """The table is where it was, and it answers."""
    shown = await player.ask("GET", f"/tables/{table}/events?eye=0")
    assert shown["version"] == 0
    assert shown["messages"][0]["view"]["moves"]


def test_random_frames_harm_nothing(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            moves = (await people[0].ask("GET", f"/tables/{table}/events?eye=0"))["messages"][0]["view"]["moves"]
            for number in range(ROUNDS):
                rng = random.Random(number)
                async with people[0].live(table) as live:
                    await live.until("snapshot")
                    for _ in range(FRAMES):
                        await live.connection.send(frame(rng, moves))
                    await live.send(type="ping")
                    await live.until("pong")  # every answer on the way is checked against its type
                await still_well(people[0], table)

    asyncio.run(test())
    assert '"level":"error"' not in lite.log.read_text()


def test_bytes_against_the_protocol_end_the_connection_and_nothing_else(lite: ServerProcess) -> None:
    """Frames that no library would send: not UTF-8, too large, fragments without a beginning, unknown opcodes, plain noise."""
    mask = {"mask": True}
    bad = [
        Frame(Opcode.TEXT, b'{"type":"chat","text":"\xff\xfe"}').serialize(**mask),
        Frame(Opcode.TEXT, b"\xed\xa0\x80").serialize(**mask),
        Frame(Opcode.TEXT, b"x" * 20_000).serialize(**mask),
        Frame(Opcode.CONT, b"more").serialize(**mask),
        Frame(Opcode.TEXT, b"a", fin=False).serialize(**mask) + Frame(Opcode.TEXT, b"b").serialize(**mask),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\x83\x80\0\0\0\0", b"\xf1\x80\0\0\0\0", b"\x89\xfe\x00\x80\0\0\0\0" + b"p" * 128, b"\x81\xff" + b"\xff" * 8,
        Frame(Opcode.CLOSE, b"\x00").serialize(**mask), Frame(Opcode.CLOSE, b"\x03\xe8\xff").serialize(**mask),
        random.Random(1).randbytes(500), os.urandom(500),
    ]  # fmt: skip

    async def test() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            for data in bad:
                async with people[0].live(table) as live:
                    await live.until("snapshot")
                    live.connection.transport.write(data)
                    await asyncio.wait_for(live.connection.wait_closed(), WAIT) if closes(data) else None
                    code = live.connection.close_code
                    assert code is None or code in ALLOWED_CLOSES, (data[:20], code)
                await still_well(people[0], table)

    def closes(data: bytes) -> bool:
        return data is not bad[-1] and data is not bad[-2]  # noise may be the beginning of a frame that never ends

    asyncio.run(test())
    assert '"level":"error"' not in lite.log.read_text()


def test_a_message_in_many_fragments_with_pings_between_is_one_message(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                shown = await live.until("snapshot")
                text = json.dumps({"type": "move", "id": "é", "ply": 0, "move": shown["view"]["moves"][0]}, ensure_ascii=False)
                data = text.encode()
                pieces = [data[i : i + 3] for i in range(0, len(data), 3)]  # cut through a letter, too
                for i, piece in enumerate(pieces):
                    opcode = Opcode.TEXT if i == 0 else Opcode.CONT
                    live.connection.transport.write(Frame(opcode, piece, fin=i == len(pieces) - 1).serialize(mask=True))
                    live.connection.transport.write(Frame(Opcode.PING, b"?").serialize(mask=True))
                assert (await live.until("stored"))["id"] == "é"

    asyncio.run(test())


@pytest.mark.parametrize("size", [20, 125, 126, 300])  # on either side of the longest message that has a short head
def test_messages_are_heard_however_their_bytes_are_cut(lite: ServerProcess, size: int) -> None:
    def whole(text: str) -> bytes:
        return Frame(Opcode.TEXT, text.encode().ljust(size)).serialize(mask=True)

    async def test() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            async with people[0].live(table) as live:
                await live.until("snapshot")
                ping = whole('{"type":"ping"}')
                for cut in (1, 2, 5, 6, 20, len(ping) - 1):
                    live.connection.transport.write(ping[:cut])
                    await asyncio.sleep(0.05)
                    live.connection.transport.write(ping[cut:])
                    await live.until("pong")
                live.connection.transport.write(whole("{}") + ping + whole("{}")[:9])
                await live.until("refused")
                await live.until("pong")

    asyncio.run(test())


def test_garbage_instead_of_a_handshake(lite: ServerProcess) -> None:
    async def test() -> None:
        for table, headers in (
            (b"x", b""),
            (b"x", b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: !!!\r\n"),
            (b"%ff" * 50, b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"),
        ):
            head = (
                b"GET /api/tables/%b/live?eyes=%%00 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" % table
            )
            head += headers + b"\r\n"
            reader, writer = await asyncio.open_connection("127.0.0.1", lite.port)
            writer.write(head)
            status = (await asyncio.wait_for(reader.readline(), WAIT)).split()[1]
            assert status.startswith(b"4"), (head, status)
            writer.close()
            await writer.wait_closed()
        async with lite.client() as http:
            player = await http.guest()
            for table, query in (("nothing", ""), (await player.new_table("filou", 3), "?eyes=9"), ("x" * 60, "")):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await websockets.connect(player.socket_url(table, query), additional_headers=player.headers)
                assert refused.value.response.status_code in (403, 404)

    asyncio.run(test())
    assert '"level":"error"' not in lite.log.read_text()


def test_clients_that_leave_during_the_handshake(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            people, table = await started(http)
            head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            head += f"Authorization: Bearer {people[0].token}\r\n\r\n"
            for _ in range(30):
                _, writer = await asyncio.open_connection("127.0.0.1", lite.port)
                writer.write(head.encode())
                await asyncio.sleep(0)
                writer.transport.abort()
            await still_well(people[0], table)
            async with people[0].live(table) as live:
                assert (await live.until("welcome"))["you"]["seats"] == [0]

    asyncio.run(test())
    assert '"level":"error"' not in lite.log.read_text()
