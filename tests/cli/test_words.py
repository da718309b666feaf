"""Texts for people: every language is complete and says nothing in vain, and every move of every game can be told."""

import io
import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import besace
from besace.games.parts.screen import Presenter, presenter_of
from besace.play.words import LANGUAGES, Words, words_in
from besace.terminal.menu import LISTED, first_question, matching, next_question
from tests.cli.running import random_match

ROOT = Path(__file__).parents[2]
ASKED = r'\b(?:words|wordsIfWhole)\("([\w-]+)"[,)]'
QUOTED = (r'"([^"\n]*)"', r"'([^'\n]*)'", r"`([^`\n]*)`")
GAP = r"\$?\{[^{}]*\}"  # in a name that is put together: f"role-{n}", `doggybag-role-${n}`
TEMPLATE = rf"(?=.*[a-z]{{2}}(?![^{{]*\}}))(?:[\w-]|{GAP})+"
RENAMED = r'\.replace\("([a-z]+-)", "([a-z]+-)", 1\)'
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language and the variables it takes."""
    found: dict[str, frozenset[str]] = {}
    home = files("besace.locales").joinpath(language)
    for file in (file for folder in (home, *(home.joinpath(game) for game in besace.GAMES)) for file in folder.iterdir()):
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


@cache
def sources() -> dict[str, str]:
    """Everything that may ask for a message: Python, and the browser's client."""
    browser = [*ROOT.glob("web/*.ts"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    found = [*ROOT.glob("src/besace/**/*.py"), *browser]
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in found if not file.name.endswith(".test.ts")}


def test_nothing_in_the_sources_asks_for_a_message_that_is_not_there() -> None:
    known = messages("en")
    asked = [(file, message) for file, source in sources().items() for message in re.findall(ASKED, source)]
    assert len(asked) > 500
    assert [(file, message) for file, message in asked if message not in known] == []


def put_together(template: str) -> re.Pattern[str]:
    """What f"role-{n}" may become; a gap that is a game's name is one."""
    parts = re.split(f"({GAP})", template)
    gaps = [f"(?:{'|'.join(besace.GAMES)})" if "game" in gap else "(.*)" for gap in parts[1::2]]
    return re.compile("".join(re.escape(text) + gap for text, gap in zip(parts[::2], [*gaps, ""], strict=True)))


def test_no_message_is_there_that_nothing_asks_for() -> None:
    """A message is asked for by its whole name, or by one put together of parts that are all written somewhere."""
    literals = {text for source in sources().values() for quoted in QUOTED for text in re.findall(quoted, source)}
    renamed = [(new, old) for source in sources().values() for old, new in re.findall(RENAMED, source)]
    made = [put_together(text) for text in literals if re.fullmatch(TEMPLATE, text)]

    def written(text: str) -> bool:
        if not text or text.isdigit() or literals & {text, text.strip("-"), f"-{text}"}:
            return True
        if any(text.startswith(new) and old + text.removeprefix(new) in literals for new, old in renamed):
            return True
        if any({text[: dash.start()], text[dash.start() :]} <= literals for dash in re.finditer("-", text)):
            return True
        found = [match.groups() for one in made if (match := one.fullmatch(text))]
        return any(all(map(written, parts)) for parts in found if parts != (text,))

    def asked_for(message: str) -> bool:
        game, _, rest = message.partition("-")
        if message.startswith("refusal-"):  # found by what the server says, which is English
            return english(message) in literals
        return written(message) or (game in besace.GAMES and written(rest))  # presenters leave the game's name out

    english = words_in("en")
    left = [message for message in messages("en") if not asked_for(message)]
    assert left == [], left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_every_move_can_be_told_and_chosen(game: str, language: str) -> None:
    presenter = presenter_of(besace.GAMES[game], words_in(language), NAMES)
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
    verbs = {text.split(" ")[0] for text in besace.GAMES[game].spellings if text is not None}
    assert verbs <= set(presenter.arguments), "a verb that the presenter does not know"


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_secret_move_is_told_to_nobody_else(game: str) -> None:
    presenter = presenter_of(besace.GAMES[game], words_in("en"), NAMES)
    for verb in presenter.secret:
        moves = [f"0 {text}" for text in besace.GAMES[game].spellings if text is not None and text.startswith(f"{verb} ")]
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
    presenter = presenter_of(besace.GAMES[game], words_in("en"), NAMES)
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
    plain = Presenter("unheard-of", Words("en"), NAMES)
    moves = ["0 take 2", "0 take 12", "0 flip 2 9", "0 flip 2 19"]
    assert matching(plain, moves, "take 2") == ["0 take 2"]
    assert matching(plain, moves, "0 take 2") == ["0 take 2"]
    assert matching(plain, moves, "T 2") == ["0 take 2"]
    assert matching(plain, moves, "fl 2 19") == ["0 flip 2 19"]
    assert matching(plain, moves, "flip 2 1") == []
    assert matching(plain, moves, "flip 19") == ["0 flip 2 19"]
    assert matching(plain, moves, "flip") == moves[2:]
    assert matching(plain, moves, "…") == []
    assert matching(plain, ["1 stop", "1 steal 2"], "s") == ["1 stop"]
    assert matching(plain, ["1 chest red", "1 chest grey"], "chest r") == ["1 chest red"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_whatever_is_shown_can_be_typed(game: str, language: str) -> None:
    presenter = presenter_of(besace.GAMES[game], words_in(language), NAMES)
    for moves in range(0, 60, 6):
        match = random_match(game, besace.GAMES[game].players[-1], moves)
        for seat in (seat for seat in match.to_act if seat != "*"):
            legal = match.view(seat)["moves"]
            question = first_question(presenter, legal)
            assert len(set(question.keys)) == len(question.keys)
            for key, entry in zip(question.keys, question.entries, strict=True):
                if "…" not in key:  # several numbers, each of which is understood, too
                    assert question.chosen(key) == entry.moves
                assert tuple(question.called(entry.label)) == entry.moves
            for move in legal:
                assert move in matching(presenter, legal, presenter.choice(move)), presenter.choice(move)
                assert matching(presenter, legal, move) == [move]


def test_a_number_is_the_games_own_and_never_a_place_in_the_list() -> None:
    filou = presenter_of(besace.GAMES["filou"], words_in("en"), NAMES)
    few = first_question(filou, ["0 pass", *(f"0 bid {n}" for n in range(4, 10))])
    assert few.keys == ["a", "4", "5", "6", "7", "8", "9"]
    assert few.chosen("9") == ("0 bid 9",)
    assert few.chosen("1") == ()
    many = first_question(filou, ["0 pass", *(f"0 bid {n}" for n in range(4, 20))])
    assert many.keys == ["a", "4…19"]
    assert list(many.chosen("9")) == ["0 bid 9"]
    assert many.chosen("2") == ()
    hand = first_question(filou, ["0 card -3", "0 card 3", "0 card 15", "0 card rabbit"])
    assert hand.keys == ["-3", "3", "15", "a"]
    assert hand.chosen("3") == ("0 card 3",)

    dogs = presenter_of(besace.GAMES["doggybag"], words_in("fr"), NAMES)
    roles = first_question(dogs, ["0 take 2", "0 take 5", *(f"0 flip {n} {dared}" for n in (2, 5) for dared in range(8, 14))])
    assert roles.keys == ["2", "5", "a"]
    assert roles.chosen("2") == ("0 take 2",)
    flips = next_question(dogs, roles.chosen("a"))
    assert [len(entry.moves) for entry in flips.entries] == [6, 6]
    dares = next_question(dogs, flips.entries[1].moves)
    assert dares.chosen("9") == ("0 flip 5 9",), "nine is dared, not the ninth way"


def test_the_table_says_whose_raid_it_is_and_what_its_signs_mean() -> None:
    presenter = presenter_of(besace.GAMES["doggybag"], words_in("en"), NAMES)
    match = random_match("doggybag", 4, 60)
    while match.view(None)["raider"] is None:
        match.chance(random.Random(1)) if match.to_act == ["*"] else match.play(match.moves(match.to_act[0])[0])
    view = match.view(None)
    console = Console(width=100, file=io.StringIO())
    for part in presenter.table(view):
        console.print(part)
    assert f"{NAMES[view['raider']]} raids" in console.file.getvalue()  # type: ignore[attr-defined]
    for game in besace.GAMES.values():
        assert presenter_of(game, words_in("fr"), NAMES).legend()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus(language: str) -> None:
    words = words_in(language)
    assert "−2" in words("belief-filou-sack", value=-2.5)
    assert words.number(-1.5, 1)[0] == "−"


def test_the_environment_says_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert words_in().language == "fr"
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8@euro")
    assert words_in().language == "de"
    monkeypatch.setenv("LC_ALL", "den_CA.UTF-8")  # Slavey is no German
    assert words_in().language == "en"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert words_in().language == "en"
    with pytest.raises(besace.BesaceError):
        words_in("xx")
