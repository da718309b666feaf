"""The games over HTTP: what can be played, how to read their views, and the words for clients that have not got them."""

import asyncio
import re

import besace
from besace.play.words import LANGUAGES, words_in
from tests.server.harness import ServerProcess


def test_every_game_is_told_with_whose_the_fields_of_its_views_are(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            told = {game["name"]: game for game in (await http.http.get("/api/games")).json()["games"]}
            assert set(told) == set(besace.GAMES)
            for name, game in besace.GAMES.items():
                assert told[name]["players"] == list(game.players)
                match = besace.new(name, game.players[-1], seed=1)
                board, fields = match.view(None), told[name]["view_fields"]
                assert "winners" in fields["seats"]
                assert {len(board[field]) for field in fields["by_seat"] if board.get(field) is not None} == {match.players}
                assert fields["own"]
                assert all(board[field] is None for field in fields["own"])

    asyncio.run(test())


def test_the_words_of_a_game_are_those_that_people_read(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            games = (await http.http.get("/api/games")).json()["games"]
            for game in games:
                assert game["languages"] == list(LANGUAGES)
                for language in game["languages"]:
                    answer = await http.http.get(f"/api/games/{game['name']}/words/{language}")
                    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                    assert f"{game['name']}-title" in answer.text
                    assert all(words_in(language).has(name) for name in re.findall(r"^([a-z][\w-]*) =", answer.text, re.M))
                    again = await http.http.get(answer.url.path, headers={"If-None-Match": answer.headers["etag"]})
                    assert again.status_code == 304

    asyncio.run(test())


def test_what_has_no_words_is_missing(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            game = next(iter(besace.GAMES))
            for path in (f"{game}/words/xx", "chess/words/en", "common/words/en", "web/words/en", "%2e%2e%2fen/words/en"):
                answer = await http.http.get(f"/api/games/{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "missing"), path

    asyncio.run(test())
