"""How much the table server carries: ``make bench-server``. Server and clients are processes of their own on this machine."""

import asyncio
import json
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

import websockets

sys.path.insert(0, str(Path(__file__).parents[2]))
from bench.server.prepare import Prepared, prepare
from tests.server.postgres import running

CLIENTS, OURS = 2, "bench.server.client"
CHOICES = 0.72  # of all moves, which somebody asks for; the others are chance's
RUNS = 3  # others may use the machine too
SHARED = (  # title, workers of a server, servers
    ("one process", 1, 1), ("two workers", 2, 1), ("four workers", 4, 1), ("two processes, each table at one of them", 1, 2),
)  # fmt: skip
REVIEWS, BOTS = 50, 200  # that want the processor while people play
SECONDS = float(os.environ.get("BENCH_SECONDS", "10"))
CHANGES = os.environ.get("BENCH_WHOLE") != "1"  # what clients ask for: changes of views, or whole ones with every event


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def family_cpu(process: str) -> float:
    """Seconds of processor time that a process and its children have used."""
    return sum(map(cpu_of, (process, *Path(f"/proc/{process}/task/{process}/children").read_text().split())))


def cpu_of(process: str) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """``besace serve`` on this database."""

    def __init__(self, database: str, profile: str = "", workers: int = 1, flags: Sequence[str] = ()) -> None:
        self.port = free_port()
        environment = os.environ | {"BESACE_LIMITS": "0", "BESACE_LOG_LEVEL": "warning", "BESACE_BOT_PACE": "0"}
        command = [sys.executable, *(["-m", "cProfile", "-o", profile] if profile else []), "-m", "bench.server.run", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--database", database, "--workers", str(workers), *flags]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2])

    def wait(self, path: str = "/healthz") -> float:
        """Seconds from the start to the first answer."""
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
                    answer.read()
                return time.perf_counter() - self.began
            except OSError:
                if self.process.poll() is not None:
                    raise
                time.sleep(0.02)

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty"))) * 1024

    def cpu(self) -> float:
        """Seconds of processor time, of all its processes."""
        return family_cpu(str(self.process.pid))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def load(
    server: Server, tables: list[Prepared], at_once: int, rate: float, seconds: float, *others: Server, client: str = OURS
) -> dict[str, Any]:
    """Play with several client processes, each at one of the servers; what they measured together."""
    servers = (server, *others)
    clients, wanted = [], max(CLIENTS, len(servers))
    for number in range(wanted):
        command = [sys.executable, "-m", client]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
        )
        mine = [asdict(table) for table in tables[number::wanted]]
        wish = {
            "port": servers[number % len(servers)].port,
            "tables": mine,
            "at_once": at_once // wanted,
            "rate": rate / wanted,
        }
        wish |= {"changes": CHANGES}
        process.stdin.write(json.dumps(wish | {"seconds": seconds, "settle": 2.0}) + "\n")
        process.stdin.flush()
        clients.append(process)
    for process in clients:
        process.stdout.readline()
    memory = server.memory()
    for process in clients:
        process.stdin.write("go\n")
        process.stdin.flush()
    time.sleep(2.0)
    before = sum(one.cpu() for one in servers)
    results = [json.loads(process.stdout.readline()) for process in clients]
    busy = (sum(one.cpu() for one in servers) - before) / seconds
    for process in clients:
        process.wait()
    latencies = sorted(latency for result in results for latency in result["latencies"])
    return {
        "moves_per_second": sum(result["moves"] / result["seconds"] for result in results),
        "bytes_per_move": sum(result["bytes"] for result in results) / max(1, sum(result["moves"] for result in results)),
        "frames_per_second": sum(result["received"] / result["seconds"] for result in results),
        "refused": sum(result["refused"] for result in results),
        "p50_ms": 1000 * statistics.median(latencies), "p99_ms": 1000 * latencies[int(len(latencies) * 0.99)],
        "max_ms": 1000 * latencies[-1], "server_cpu": busy, "memory": memory,
    }  # fmt: skip


def show(title: str, result: dict[str, Any]) -> None:
    print(f"{title}: {result['moves_per_second']:,.0f} moves/s stored, {result['frames_per_second']:,.0f} events/s delivered; "
          f"p50 {result['p50_ms']:.1f} ms, p99 {result['p99_ms']:.1f} ms, worst {result['max_ms']:.0f} ms; "
          f"server at {result['server_cpu']:.0%} of a core, "
          f"{1e6 * result['server_cpu'] / result['moves_per_second']:.0f} µs a move; "
          f"{result['bytes_per_move']:,.0f} bytes a move to four seats; {result['refused']} refused.", flush=True)  # fmt: skip


def saturation(folder: Path, runs: int = RUNS, profile: str = "") -> None:
    results = []
    for run in range(runs):
        database = str(folder / f"busy{run}.sqlite3")
        tables = prepare(database, games_of(SECONDS))
        server = Server(database, profile)
        server.wait()
        results.append(load(server, tables, 100, 0, SECONDS))
        server.stop()
    speeds = ", ".join(f"{result['moves_per_second']:,.0f}" for result in results)
    best = max(results, key=lambda result: result["moves_per_second"])
    show(f"100 busy four-seat tables, the best of {speeds}", best)
    if profile:
        return
    tables = prepare(str(folder / "half.sqlite3"), games_of(SECONDS))
    server = Server(str(folder / "half.sqlite3"))
    server.wait()
    show("The same at half of that", load(server, tables, 100, CHOICES * best["moves_per_second"] / 2, SECONDS))
    server.stop()


def games_of(seconds: float) -> int:
    """Tables enough for so many seconds: games end, and others begin."""
    return int(100 * (4 + seconds))


def sustained(folder: Path) -> None:
    database = str(folder / "open.sqlite3")
    tables = prepare(database, 1400)
    server = Server(database)
    server.wait()
    empty = server.memory()
    result = load(server, tables, 1000, 500, SECONDS)
    show("1,000 open tables, 4,000 sockets, 500 moves/s asked for", result)
    print(f"Memory: {(result['memory'] - empty) / 1000 / 1024:.1f} KiB a table with its four sockets.", flush=True)
    server.stop()


def beside(folder: Path) -> None:
    """People play while reviews are made and bots look ahead that somebody watches: do they wait for them?"""
    database = str(folder / "beside.sqlite3")
    people = prepare(database, 400)
    server = Server(database)
    server.wait()
    show("20 tables of people, 100 moves/s asked for, alone", load(server, people[:200], 20, 100, SECONDS))
    kings, over = prepare(database, BOTS // 4, bot="king"), prepare(database, REVIEWS, over=True)
    watching = [watch(server, table) for table in kings]
    wanting = threading.Thread(target=want_reviews, args=(server, over), daemon=True)
    wanting.start()
    show(f"the same beside {REVIEWS} reviews and {BOTS} bots", load(server, people[200:], 20, 100, SECONDS))
    for connection in watching:
        connection.close()
    server.stop()


def watch(server: Server, table: Prepared) -> socket.socket:
    """Look at a table's board, and never read what comes."""
    connection = socket.create_connection(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table.table}/live?eyes=board HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {table.tokens[0]}", "", "",
    ]  # fmt: skip
    connection.sendall("\r\n".join(lines).encode())
    return connection


def want_reviews(server: Server, over: list[Prepared]) -> None:
    """Ask for a review of each of these games, again and again where too many are being made."""
    left = list(over)
    while left and server.process.poll() is None:
        table = left.pop(0)
        head = {"Authorization": f"Bearer {table.tokens[0]}", "Content-Type": "application/json"}
        url = f"http://127.0.0.1:{server.port}/api/tables/{table.table}/review"
        try:
            urllib.request.urlopen(urllib.request.Request(url, b'{"seat":0}', head), timeout=30).close()
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                raise
            left.append(table)
            time.sleep(0.2)
        except OSError:
            return  # the server has stopped


def shared(folder: Path) -> None:
    """The same load on PostgreSQL, with one process and several; and with all seats of a table at the same one of two."""
    with running() as postgres:
        engine = (postgres.folder / "data/postmaster.pid").read_text().split()[0]
        for title, workers, apart in SHARED:
            database = postgres.new_database(f"bench{workers}x{apart}")
            tables = prepare(database, games_of(SECONDS))
            servers = [Server(database, workers=workers) for _ in range(apart)]
            for server in servers:
                server.wait()
            time.sleep(workers)  # until the slowest of them has loaded the rules, too
            before = family_cpu(engine)
            result = load(servers[0], tables, 100, 0, SECONDS, *servers[1:])
            stored = 1e6 * (family_cpu(engine) - before) / ((SECONDS + 2) * result["moves_per_second"])
            show(f"PostgreSQL, {title}, 100 busy four-seat tables", result)
            print(f"    PostgreSQL itself took about {stored:.0f} µs a move.", flush=True)
            for server in servers:
                server.stop()


def renewal(folder: Path) -> None:
    """People at tables while a fresh process takes over: how long is each without a connection?"""
    database = str(folder / "renewed.sqlite3")
    tables = prepare(database, 25)
    server = Server(database, flags=["--renewable"])
    server.wait()
    gaps = asyncio.run(_resumed(server, tables))
    print(f"Renewal with {len(gaps)} connections, which wait like browsers before they come back: without a connection for "
          f"{1000 * statistics.median(gaps):.0f} ms, at most {1000 * max(gaps):.0f} ms.", flush=True)  # fmt: skip
    server.stop()


async def _resumed(server: Server, tables: list[Prepared]) -> list[float]:
    here = asyncio.Semaphore(0)
    seats = [(table, token) for table in tables for token in table.tokens]
    coming = [asyncio.create_task(_resume(server, table.table, token, here)) for table, token in seats]
    for _ in seats:
        await here.acquire()
    server.process.send_signal(signal.SIGHUP)
    return list(await asyncio.gather(*coming))


async def _resume(server: Server, table: str, token: str, here: asyncio.Semaphore) -> float:
    """Seconds from the end of a connection to the first message of the next."""
    url, head = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?changes=1", {"Authorization": f"Bearer {token}"}
    async with websockets.connect(url, additional_headers=head) as live:
        await live.recv()
        here.release()
        with suppress(websockets.ConnectionClosed):
            while True:
                await live.recv()
    gone = time.perf_counter()
    for failures in range(10):
        await asyncio.sleep(0.4 * 2**failures * (0.75 + random.random() / 2))  # as web/src/lib/live.ts does
        with suppress(OSError, websockets.InvalidHandshake, websockets.ConnectionClosed):
            async with websockets.connect(url, additional_headers=head) as live:
                await live.recv()
                return time.perf_counter() - gone
    raise TimeoutError("the server did not come back")


def restart(folder: Path) -> None:
    database = str(folder / "many.sqlite3")
    tables = prepare(database, 10_000)
    server = Server(database)
    first = server.wait()
    began = time.perf_counter()
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/tables/{tables[5000].table}/events", timeout=30) as answer:
        answer.read()
    took = 1000 * (time.perf_counter() - began)
    print(f"Restart with 10,000 unfinished tables: {first:.2f} s to the first answer, {took:.0f} ms to any table.", flush=True)
    server.stop()


MEASURED = {
    "saturation": saturation, "sustained": sustained, "restart": restart, "beside": beside, "renewal": renewal,
    "shared": shared,
}  # fmt: skip


def main() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    wanted = sys.argv[1:] or [name for name in MEASURED if name != "shared"]  # which needs PostgreSQL, and minutes
    with tempfile.TemporaryDirectory(prefix="besace-bench-", dir=os.environ.get("BENCH_FOLDER")) as folder:
        for name in wanted:
            if name.startswith("profile="):
                saturation(Path(folder), 1, name.partition("=")[2])
            else:
                MEASURED[name](Path(folder))


if __name__ == "__main__":
    main()
