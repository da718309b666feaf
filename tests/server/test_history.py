"""Looking back: one's games, head to head, ratings; one's data, and being forgotten."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Http, ServerProcess, full_game
from tests.server.test_tables import run


@pytest.fixture(scope="module")
def rating(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(str(tmp_path_factory.mktemp("data") / "tables.sqlite3"), tmp_path_factory.mktemp("log"), ratings=1)
    yield process
    process.stop()


def test_a_finished_game_is_in_the_history_of_those_who_played_it(rating: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, bob, eve, stranger = [await http.guest(name) for name in ("Ada", "Bob", "Eve", "Stranger")]
        table, seen = await full_game([ada, bob, eve], "filou", seed=3)
        last = seen[0][-1]["view"]
        told = await ada.ask("GET", "/me/history")
        game = told["games"][0]
        assert (game["id"], game["names"], game["seats"]) == (table, ["Ada", "Bob", "Eve"], [0])
        assert game["scores"] == last["scores"]
        assert game["won"] == (0 in last["winners"])
        met = {meeting["name"]: meeting for meeting in told["statistics"][0]["meetings"]}
        assert set(met) == {"Bob", "Eve"}
        against = await bob.ask("GET", "/me/history")
        mirror = {meeting["name"]: meeting for meeting in against["statistics"][0]["meetings"]}["Ada"]
        assert (mirror["ahead"], mirror["behind"]) == (met["Bob"]["behind"], met["Bob"]["ahead"])
        assert (await stranger.ask("GET", "/me/history")) == {"games": [], "statistics": []}

    run(rating, test)


def test_whoever_wins_is_rated_above_whoever_loses(rating: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"Rated {n}") for n in range(3)]
        _, seen = await full_game(people, "figaro", seed=5)
        view = seen[0][-1]["view"]
        listed = (await people[0].ask("GET", "/ratings/figaro"))["ranked"]
        ratings = {row["name"]: row["rating"] for row in listed}
        by_road = sorted(range(3), key=lambda seat: (seat not in view["winners"], view["scores"][seat]))
        assert ratings[f"Rated {by_road[0]}"] > ratings[f"Rated {by_road[2]}"]
        assert [row["name"] for row in listed if row["you"]] == ["Rated 0"]
        again = (await people[1].ask("GET", "/ratings/figaro"))["ranked"]
        assert {row["name"]: row["games"] for row in again} == {f"Rated {n}": 1 for n in range(3)}, "no game counts twice"
        await people[0].ask("GET", "/ratings/chess", status=400)

    run(rating, test)


def test_a_server_rates_people_only_where_its_host_has_chosen_so(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"Private {n}") for n in range(3)]
        await full_game(people, "filou", seed=6)
        ranking = await people[0].ask("GET", "/ratings/filou")
        assert not ranking["people"]
        assert not [row for row in ranking["ranked"] if not row["bot"]]
        assert (await people[0].ask("GET", "/me/history"))["statistics"][0]["rating"] is None

    run(lite, test)


def test_my_data_hold_my_moves_and_words_and_nobody_elses(rating: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, bob, eve = [await http.guest(name) for name in ("Ada", "Bob", "Eve")]
        table, seen = await full_game([ada, bob, eve], "filou", seed=8)
        await ada.ask("POST", f"/tables/{table}/chat", {"text": "well played"}, 204)
        await bob.ask("POST", f"/tables/{table}/chat", {"text": "a word of Bob"}, 204)
        data = await ada.ask("GET", "/me/data")
        (told,) = data["tables"]
        own = [message["move"] for message in seen[0] if message["type"] == "event" and message["seat"] == 0]
        assert [move["move"] for move in told["moves"]] == own
        assert [said["text"] for said in told["chat"]] == ["well played"]
        assert "Bob" not in str(data)

    run(rating, test)


def test_who_asks_to_be_forgotten_is_forgotten_and_the_games_stay(rating: ServerProcess) -> None:
    async def test(http: Http) -> None:
        gone, bob, eve = [await http.guest(name) for name in ("Gone", "Bob", "Eve")]
        table, _ = await full_game([gone, bob, eve], "filou", seed=9)
        waiting = await gone.new_table("filou", 3)
        await gone.ask("POST", f"/tables/{table}/chat", {"text": "my secret"}, 204)
        await gone.ask("DELETE", "/me/data", status=204)
        await gone.ask("GET", "/me", status=401)
        left = (await bob.ask("GET", f"/tables/{table}"))["table"]
        assert [seat["name"] for seat in left["seats"]] == ["—", "Bob", "Eve"]
        assert (await bob.ask("GET", f"/tables/{waiting}"))["table"]["state"] == "closed"
        assert "Gone" not in str(await bob.ask("GET", "/me/history"))
        assert "Gone" not in str(await bob.ask("GET", "/ratings/filou"))
        assert "my secret" not in str(await bob.ask("GET", f"/tables/{table}/events?since=0"))

    run(rating, test)
