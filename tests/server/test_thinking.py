"""Bots take turns, by guest and by table, those whom somebody watches first: many tables of one keep no stranger waiting."""

import asyncio
import random
import threading
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import besace
from besace.bots.levels import LEVELS
from besace.play.observation import Observation
from besace.server.table.bots import chooser
from besace.server.thinking import Rank, Thinkers, Turns, share
from tests.editions import edition
from tests.server.harness import Http, Seen, ServerProcess, any_move, play_to_end, under_way
from tests.server.test_tables import run

KINGS_TABLES, KINGS = edition(3, 20), 6
ENOUGH = edition(6, 40)  # moves that a stranger sees meanwhile
KING, PUPPY = {"kind": "bot", "bot": "king"}, {"kind": "bot", "bot": "puppy"}

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


def test_thoughts_are_the_shorter_the_more_wait_and_little_where_nobody_watches() -> None:
    for rank in Rank:
        assert share(rank, 0) > share(rank, 1) > share(rank, 100)
    assert all(share(Rank.WATCHED, waiting) > 10 * share(Rank.ALONE, waiting) for waiting in (0, 5, 500))
    assert share(Rank.WATCHED, 0) * 1000 >= max(level.milliseconds or 0 for level in LEVELS)  # alone, a bot thinks as it likes


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


def test_a_stranger_plays_on_while_the_kings_of_somebody_else_think(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path)

    async def test(http: Http) -> None:
        busy, stranger = await http.guest("Busy"), await http.guest("Stranger")
        async with AsyncExitStack() as watching:
            tables = [await busy.new_table("doggybag", KINGS, seats=[KING] * KINGS) for _ in range(KINGS_TABLES)]
            for table in tables:
                await watching.enter_async_context(busy.live(table, "?eyes=board"))
                await busy.ask("POST", f"/tables/{table}/start")
            own, seen = await stranger.new_table("filou", 3, seats=[{"kind": "me"}, PUPPY, PUPPY]), Seen()
            await stranger.ask("POST", f"/tables/{own}/start")
            playing = asyncio.create_task(play_to_end(stranger, own, any_move(), seen))
            await under_way([seen], ENOUGH)
            playing.cancel()
            states = [(await busy.ask("GET", f"/tables/{table}"))["table"]["state"] for table in tables]
            assert states == ["playing"] * KINGS_TABLES, "the kings were quicker than the puppies: nobody has waited for anybody"

    run(server, test)
    assert server.stop() == 0
