"""The rules, their pictures, memos and score sheets over HTTP."""

import asyncio

import pytest

import besace
from besace.learn.memo import memo, memo_html
from besace.learn.rulebook import picture, rule_book
from besace.play.words import LANGUAGES, words_about
from tests.server.harness import ServerProcess


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_come_section_by_section_with_their_pictures(lite: ServerProcess, language: str) -> None:
    async def test() -> None:
        async with lite.client() as http:
            for game in besace.GAMES:
                answer = await http.http.get(f"/api/rules/{game}?lang={language}")
                assert answer.status_code == 200
                book, told = rule_book(game, language), answer.json()
                assert told["title"] == book.title
                assert [section["id"] for section in told["sections"]] == [section.name for section in book.sections]
                assert [tuple(section["rules"]) for section in told["sections"]] == [section.rules for section in book.sections]
                assert [section["html"] for section in told["sections"]] == [book.html(section) for section in book.sections]

    asyncio.run(test())


def test_what_is_said_about_a_game_can_be_asked_for_in_every_language(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            for game in besace.GAMES:
                for language in LANGUAGES:
                    answer = await http.http.get(f"/api/games/{game}/words/{language}")
                    assert answer.status_code == 200
                    assert answer.text == words_about(game, language)
                    assert f"\n{game}-title = " in answer.text

    asyncio.run(test())


def test_pictures_are_svg(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            answer = await http.http.get("/api/pictures/doggybag/bones.svg")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text == picture("doggybag/bones")

    asyncio.run(test())


@pytest.mark.parametrize(
    "path", ["/api/rules/filou?lang=fr", "/api/pictures/doggybag/bag.svg", "/api/memo/filou", "/api/memo/filou.pdf"]
)
def test_what_a_browser_has_is_not_sent_again(lite: ServerProcess, path: str) -> None:
    async def test() -> None:
        async with lite.client() as http:
            first = await http.http.get(path)
            tag = first.headers["etag"]
            assert "no-store" not in first.headers["cache-control"]
            for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
                again = await http.http.get(path, headers={"If-None-Match": known})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            other = await http.http.get(path, headers={"If-None-Match": '"other"'})
            assert other.status_code == 200

    asyncio.run(test())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/rules/chess", 404),
        ("/api/rules/filou?lang=eo", 422),
        ("/api/memo/chess", 404),
        ("/api/memo/chess.pdf", 404),
        ("/api/games/chess/words/en", 404),
        ("/api/games/filou/words/xx", 404),
        ("/api/pictures/doggybag/nothing.svg", 404),
        ("/api/pictures/chess/bones.svg", 404),
        ("/api/pictures/doggybag/..%2frules.svg", 404),
        ("/api/pictures/doggybag/BONES.svg", 422),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(lite: ServerProcess, path: str, status: int) -> None:
    async def test() -> None:
        async with lite.client() as http:
            answer = await http.http.get(path)
            assert answer.status_code == status
            assert answer.json()["sentence"].endswith(".")

    asyncio.run(test())


def test_memos_come_as_html_and_as_pdf(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            for game in besace.GAMES:
                page = await http.http.get(f"/api/memo/{game}?lang=fr")
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                assert page.text == memo_html(memo(game, "fr"))
                paper = await http.http.get(f"/api/memo/{game}.pdf?lang=fr")
                assert paper.headers["content-type"] == "application/pdf"
                assert paper.content.startswith(b"%PDF-")

    asyncio.run(test())


def test_a_score_sheet_is_counted_in_the_language_asked_for(lite: ServerProcess) -> None:
    sheet = {"names": ["Léa", "Hugo"], "players": [{"front": {"red": 2, "yellow": 1}, "role": 4}, {"front": {"white": 1}}]}

    async def test() -> None:
        async with lite.client() as http:
            told = (await http.http.post("/api/scores/doggybag?lang=fr", json=sheet)).json()
            assert (told["totals"], told["places"], told["winners"]) == ([7, 1], [1, 2], [0])
            assert told["steps"][0] == {"rule": "E1", "seat": 0, "sentence": "Léa\u00a0: 2 × 2 + 1 × 3 = 7"}
            assert told["steps"][-1]["sentence"] == "Léa gagne\u00a0!"

    asyncio.run(test())


@pytest.mark.parametrize(
    ("game", "sheet", "status", "about"),
    [
        ("doggybag", {"players": [{}, {"front": {"black": 3}}]}, 400, "élimination"),
        ("chess", {}, 404, "chess"),
        ("filou", [], 422, "dictionary"),
    ],
)
def test_a_bad_sheet_is_refused_in_one_sentence(lite: ServerProcess, game: str, sheet: object, status: int, about: str) -> None:
    async def test() -> None:
        async with lite.client() as http:
            answer = await http.http.post(f"/api/scores/{game}?lang=fr", json=sheet)
            assert answer.status_code == status
            assert about in answer.json()["sentence"]

    asyncio.run(test())
