"""Bots take turns, by guest and by table, those whom somebody watches first: many tables of one keep no stranger waiting."""

import asyncio
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import besace
from besace.bots.levels import LEVELS
from besace.play.observation import Observation
from besace.server.table.bots import chooser
from besace.server.thinking import THREADS, Rank, Thinkers, Turns, share
from tests.editions import edition
from tests.server.harness import WAIT, Http, Player, ServerProcess, any_move, play_to_end
from tests.server.test_tables import run

KINGS_TABLES, KINGS = edition(3, 20), 6
KING = {"kind": "bot", "bot": "king"}

things = st.lists(st.tuples(st.sampled_from(list(Rank)), st.sampled_from("abc"), st.sampled_from("12")), max_size=40)


@given(things)
def test_all_that_waits_comes_and_nobody_comes_twice_before_another_who_waits_comes_once(
    asked: list[tuple[Rank, str, str]],
) -> None:
    turns: Turns[tuple[Rank, str, str, int]] = Turns()
    for number, (rank, guest, table) in enumerate(asked):
        turns.put(rank, guest, table, (rank, guest, table, number))
    came = [turns.take() for _ in asked]
    assert len(turns) == 0
    assert sorted(number for *_, number in came) == list(range(len(asked)))
    assert [rank for rank, *_ in came] == sorted(rank for rank, *_ in came)
    for at, (rank, guest, table, number) in enumerate(came):
        before = [one for one in came[:at] if one[0] == rank]
        since = before[max((i + 1 for i, one in enumerate(before) if one[1] == guest), default=0) :]
        assert max(Counter(one[1] for one in since).values(), default=0) <= 1, "a guest had two turns while another waited"
        assert all(one[3] < number for one in before if one[1:3] == (guest, table)), "a table's thoughts came out of order"
        own = [one[2] for one in before if one[1] == guest]
        waiting = {one[2] for one in came[at:] if one[:2] == (rank, guest)}
        counts = {one: own.count(one) for one in waiting}
        assert counts[table] == min(counts.values()), "a table of a guest had two turns while another of theirs waited"


def test_a_stranger_is_next_however_much_somebody_else_lets_think() -> None:
    async def test() -> None:
        thinkers, came, gate = Thinkers(1), list[str](), threading.Event()

        def think(name: str) -> None:
            gate.wait()
            came.append(name)

        async with asyncio.TaskGroup() as group:
            asked = [(Rank.WATCHED, "busy", str(table)) for table in range(20) for _ in range(KINGS)]
            asked += [(Rank.ALONE, "alone", "a"), (Rank.COACH, "coach", "c"), (Rank.WATCHED, "stranger", "s")]
            for rank, guest, table in asked:
                group.create_task(thinkers.think(rank, guest, table, lambda _, guest=guest: think(guest)))
            while thinkers.waiting < len(asked) - 1:  # the first has begun
                await asyncio.sleep(0)
            gate.set()
        assert came.index("stranger") <= 2  # after what has begun, and at most one turn of the other guest
        assert came[-2:] == ["coach", "alone"]
        thinkers.stop()

    asyncio.run(test())


@given(things, st.sampled_from("abc"), st.sampled_from("12"), st.sampled_from(list(Rank)))
def test_what_waits_for_a_table_waits_in_its_new_rank_and_nothing_else_changes(
    asked: list[tuple[Rank, str, str]], guest: str, table: str, new: Rank
) -> None:
    turns: Turns[tuple[Rank, str, str, int]] = Turns()
    for number, one in enumerate(asked):
        turns.put(*one, (*one, number))
    moved = turns.move(guest, table, new)
    theirs = [(*one, number) for number, one in enumerate(asked) if one[1:] == (guest, table)]
    assert sorted(moved) == sorted(one for one in theirs if one[0] is not new)
    came = [turns.take() for _ in asked]
    assert len(turns) == 0
    assert sorted(number for *_, number in came) == list(range(len(asked)))
    ranks = [new if one in moved else one[0] for one in came]
    assert ranks == sorted(ranks)


def test_thoughts_are_the_shorter_the_more_wait_and_little_where_nobody_watches() -> None:
    for rank in Rank:
        assert share(rank, 0) > share(rank, 1) > share(rank, 100)
    assert all(share(Rank.WATCHED, waiting) > 10 * share(Rank.ALONE, waiting) for waiting in (0, 5, 500))
    assert share(Rank.WATCHED, 0) * 1000 >= max(level.milliseconds or 0 for level in LEVELS)  # alone, a bot thinks as it likes


def test_a_thought_that_has_begun_ends_when_the_server_does() -> None:
    async def test() -> None:
        thinkers, begun = Thinkers(1), threading.Event()

        def think(stop: threading.Event) -> bool:
            begun.set()
            while not thinkers.stopped:
                time.sleep(0.001)
            return stop.is_set()

        thought = asyncio.create_task(thinkers.think(Rank.WATCHED, "guest", "table", think))
        await asyncio.to_thread(begun.wait)
        thinkers.stop()
        assert await thought

    asyncio.run(test())


def position(game: str) -> Observation:
    match, rng = besace.new(game, players=besace.GAMES[game].players[-1], seed=5), random.Random(5)
    while match.to_act == ["*"]:
        match.chance(rng)
    return match.observation(match.to_act[0])


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_bot_in_a_crowd_still_chooses_and_one_of_a_prepared_deal_thinks_as_if_alone(game: str) -> None:
    enough, seen = threading.Event(), position(game)
    enough.set()
    assert chooser(besace.bot("king"), seen, hurried=True)(enough) in seen.moves
    bots = [besace.bot("king", seed=7, iterations=600) for _ in range(2)]
    alone, crowd = (chooser(bot, seen, hurried=False)(stop) for bot, stop in zip(bots, (threading.Event(), enough), strict=True))
    assert alone == crowd
    assert bots[1].thought is not None
    assert bots[1].thought.iterations == 600


class Gated(ServerProcess):
    """A server whose bots that look ahead note that their turn has come, and then think no further than to a closed gate."""

    program = """
import os, sys, time
from pathlib import Path
from besace.bots.netsearch import NetSearchBot
from besace.bots.search import SearchBot
from besace.cli import main

came, gate = Path(os.environ["BESACE_CAME"]), Path(os.environ["BESACE_GATE"])

def gated(choose):
    def choose_behind_the_gate(bot, observation, stop=None):
        with came.open("a") as log:
            print(observation.game.name, file=log)
        while not gate.exists():
            time.sleep(0.01)
        return choose(bot, observation, stop)

    return choose_behind_the_gate

for kind in (SearchBot, NetSearchBot):
    kind.choose = gated(kind.choose)
sys.exit(main())
"""

    def __init__(self, folder: Path) -> None:
        self.came, self._gate = folder / "came", folder / "gate"
        self.came.touch()
        super().__init__(str(folder / "tables.sqlite3"), folder, came=self.came, gate=self._gate)

    def open(self) -> None:
        self._gate.touch()

    async def thoughts(self, number: int) -> list[str]:
        """The games of those whose turn has come, in order, once there are so many."""
        until = time.monotonic() + WAIT
        while len(came := self.came.read_text().split()) < number:
            assert time.monotonic() < until, f"only {came} were thought about"
            await asyncio.sleep(0.01)
        return came


@asynccontextmanager
async def watched_kings(guest: Player) -> AsyncIterator[list[str]]:
    """More thoughts of kings than there are threads to think, and somebody who watches all their tables."""
    async with AsyncExitStack() as watching:
        tables = [await guest.new_table("doggybag", KINGS, seats=[KING] * KINGS) for _ in range(KINGS_TABLES)]
        for table in tables:
            live = await watching.enter_async_context(guest.live(table, "?eyes=board"))
            await guest.ask("POST", f"/tables/{table}/start")
            await live.until("snapshot")
        yield tables


def test_bots_that_do_not_think_play_a_whole_game_while_every_thread_thinks_for_ever(tmp_path: Path) -> None:
    server = Gated(tmp_path)

    async def test(http: Http) -> None:
        busy, stranger = await http.guest("Busy"), await http.guest("Stranger")
        async with watched_kings(busy):
            await server.thoughts(THREADS)
            quick = ["puppy", "kitten", "stray", "thumb", "random", "net"]
            seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in quick)]
            for first in (0, 3):
                own = await stranger.new_table("filou", 4, seats=[seats[0], *seats[1 + first : 4 + first]])
                await stranger.ask("POST", f"/tables/{own}/start")
                seen = await play_to_end(stranger, own, any_move())
                assert seen[-1]["view"]["over"]
        assert await server.thoughts(THREADS) == ["doggybag"] * THREADS

    run(server, test)
    server.kill()


def test_whoever_comes_to_their_table_after_the_start_is_next_though_their_bot_had_waited_unwatched(tmp_path: Path) -> None:
    server = Gated(tmp_path)

    async def test(http: Http) -> None:
        busy, stranger = await http.guest("Busy"), await http.guest("Stranger")
        async with watched_kings(busy):
            await server.thoughts(THREADS)
            own = await stranger.new_table("filou", 3, seats=[{"kind": "me"}, KING, KING])
            await stranger.ask("POST", f"/tables/{own}/start")  # nobody is at the table yet
            async with stranger.live(own) as live:
                await live.send(type="ping")
                await live.until("pong")
                server.open()
                came = await server.thoughts(THREADS + 2)
        assert "filou" in came[: THREADS + 2]  # after what had begun, and one turn of the other guest at most

    run(server, test)
    server.kill()


def test_threads_that_think_stand_behind_the_one_that_serves() -> None:
    async def test() -> None:
        thinkers, here = Thinkers(1), os.getpriority(os.PRIO_PROCESS, 0)
        there = await thinkers.think(Rank.WATCHED, "guest", "table", lambda _: os.getpriority(os.PRIO_PROCESS, 0))
        thinkers.stop()
        assert (there > here) == (sys.platform == "linux")  # others know no priorities of threads
        assert os.getpriority(os.PRIO_PROCESS, 0) == here

    asyncio.run(test())
