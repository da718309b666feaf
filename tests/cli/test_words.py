"""Texts for people: both languages are complete, and every move of every game can be told."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import besace
from besace.play.terminal.menu import LISTED, first_question, matching, next_question
from besace.play.terminal.presenters import Presenter, presenter_of
from besace.play.words import LANGUAGES, Words, words_in
from tests.cli.running import random_match

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language and the variables it takes."""
    found: dict[str, frozenset[str]] = {}
    for file in files("besace.locales").joinpath(language).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                source = file.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
                found[entry.id.name] = frozenset(re.findall(r"\$(\w+)", source))
    return found


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first, *others = [messages(language) for language in LANGUAGES]
    for other in others:
        assert first.keys() == other.keys()
        assert {name: used for name, used in first.items() if used != other[name]} == {}


def test_nothing_in_the_sources_asks_for_a_message_that_is_not_there() -> None:
    known = messages("en")
    for name in ("screen", "session", "start", "replay"):
        source = files("besace.play.terminal").joinpath(f"{name}.py").read_text(encoding="utf-8")
        for message in re.findall(r'words\("([a-z-]+)"', source):
            assert message in known, f"{name}.py asks for {message}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_every_move_can_be_told_and_chosen(game: str, language: str) -> None:
    presenter = presenter_of(game, words_in(language), NAMES)
    seen: set[str] = set()
    for seed in range(3):
        for text in random_match(game, besace.GAMES[game].players[-1], seed=seed).record()["moves"]:
            mark, verb, *_ = text.split(" ")
            viewer = None if mark == "*" else int(mark)
            told = [presenter.event(text, viewer), presenter.event(text, None)]
            if mark != "*" and verb not in seen:
                told += [presenter.choice(text)]
            for line in told:
                assert "$" not in line
                assert "{" not in line
                assert f"{game}-" not in line
            seen.add(verb)
    words = {text.split(" ")[0] for text in besace.GAMES[game].words if text is not None}
    assert words <= set(presenter.arguments), "a verb that the presenter does not know"


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_secret_move_is_told_to_nobody_else(game: str) -> None:
    presenter = presenter_of(game, words_in("en"), NAMES)
    for verb in presenter.secret:
        moves = [f"0 {text}" for text in besace.GAMES[game].words if text is not None and text.startswith(f"{verb} ")]
        assert len({presenter.event(move, 1) for move in moves}) == 1
        assert len({presenter.event(move, None) for move in moves}) == 1
        assert len({presenter.event(move, 0) for move in moves}) == len(moves)


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_game_that_nobody_has_drawn_is_shown_by_its_fields(game: str) -> None:
    plain, match = Presenter("unheard-of", Words("en"), NAMES), random_match(game, besace.GAMES[game].players[0], 25)
    seat = next((seat for seat in match.to_act if seat != "*"), 0)
    view = match.view(seat)
    assert plain.table(view)
    assert plain.headline(view)
    assert plain.ask(view)
    assert plain.choice("0 fly far") == "fly far"
    assert plain.event("0 fly far", 1) == "Ann: fly"


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_many_moves_are_asked_for_in_few_steps(game: str) -> None:
    players = besace.GAMES[game].players[-1]
    presenter = presenter_of(game, words_in("en"), NAMES)
    for moves in range(0, 80, 4):
        match = random_match(game, players, moves)
        for seat in match.to_act:
            if seat == "*":
                continue
            legal = match.view(seat)["moves"]
            asked = [(first_question(presenter, legal), 1)]
            reached: list[str] = []
            while asked:
                question, depth = asked.pop()
                assert depth <= 3
                assert len(question.entries) <= 3 * LISTED
                for entry in [*question.entries, *(entry for _, entry in question.numbers)]:
                    if len(entry.moves) == 1:
                        reached += entry.moves
                    else:
                        asked.append((next_question(presenter, entry.moves), depth + 1))
            assert sorted(reached) == sorted(legal)


def test_a_move_can_be_typed_in_short() -> None:
    moves = ["0 take 2", "0 take 12", "0 flip 2 9", "0 flip 2 19"]
    assert matching(moves, "take 2") == ["0 take 2"]
    assert matching(moves, "0 take 2") == ["0 take 2"]
    assert matching(moves, "T 2") == ["0 take 2"]
    assert matching(moves, "fl 2 19") == ["0 flip 2 19"]
    assert matching(moves, "flip 2 1") == []
    assert matching(moves, "flip") == []
    assert matching(["1 stop", "1 steal 2"], "s") == ["1 stop"]
    assert matching(["1 chest red", "1 chest grey"], "chest r") == ["1 chest red"]


def test_the_environment_says_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert words_in().language == "fr"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert words_in().language == "en"
    with pytest.raises(besace.BesaceError):
        words_in("de")
