"""Texts that follow the edition of the table: what each of them claims is what the engine does, edition by edition."""

import re
from pathlib import Path

import pytest

import besace
from besace.games import game_named
from besace.games.parts.screen import presenter_of
from besace.learn.editions import editions_of
from besace.learn.memo import memo
from besace.learn.rulebook import rule_book
from besace.learn.text import plain_lines
from besace.play.words import LANGUAGES, words_in
from tests.cli.running import refused, run

GAME = "doggybag"
EDITIONS = editions_of(game_named(GAME))
DRAW = {"en": "draw", "fr": "tire", "de": "zieh"}
LOOK = {"en": "look", "fr": "regarde", "de": "schau"}
OSSICLES = {"en": "ossicle", "fr": "osselet", "de": "knöchlein"}
LOST = {"en": "lost|costs you|ossicles too", "fr": "perdus|coûte|osselets compris", "de": "verloren|kostet|auch die knöchlein"}
TIE = {"en": "tie|points are equal", "fr": "égalité|points égaux", "de": "gleichstand|gleichen punkten"}
BLACK = {"en": "smoked", "fr": "faisandé", "de": "gammel"}
ROLE = {"en": "role", "fr": "rôle", "de": "rolle"}
every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def played(edition: str, *moves: str) -> besace.Match:
    match = besace.new(GAME, players=2, setup={"first": 0}, edition=edition)
    for move in moves:
        match.play(move)
    return match


def looted(match: besace.Match, coins: str, put: str) -> besace.Match:
    match.play(f"* coins {coins}")
    for seat in (0, 1):
        for kind in put.split():
            match.play(f"{seat} put {kind}")
    return match


def looks_first(edition: str) -> bool:
    """R1, by the engine: whether the watcher knows the bag before the draw."""
    match = looted(played(edition), "1 1", "white white")
    match.play("0 take 1")
    return match.view(0)["bag"] is not None


def gluttony_keeps_ossicles(edition: str) -> bool:
    """D6, by the engine: whether an ossicle of the raid stays with who then draws a black bone."""
    match = looted(played(edition), "1 1", "grey grey")
    for move in ("0 take 2", "0 first 0", "1 take 0", "* draw grey", "* draw grey", "0 glut", "* draw black"):
        match.play(move)
    return bool(match.view(None)["front"][0]["grey"])


def blacks_break_ties(edition: str) -> bool:
    """E3, by the engine: seat 0 has the higher last role and a black bone, seat 1 neither, and both have eight points."""
    match = played(edition)
    puts = ("grey grey grey white", "white white white red", "red red red red", "yellow black black black")
    raids = ("grey grey grey grey", "grey grey grey white", "white white white white", "white white white white")
    for turn, (put, raid) in enumerate(zip(puts, raids, strict=True)):
        looted(match, "2 2", put)
        raider = turn % 2
        taken = ("0 take 6", "1 take 4", "* draw black") if turn == 3 else sorted([f"{raider} take 4", f"{1 - raider} take 0"])
        for move in (*taken, *(f"* draw {kind}" for kind in raid.split()), f"{raider} stop"):
            match.play(move)
    assert match.scores == [8, 8]
    return match.winners == [1]


def texts(edition: str, language: str) -> dict[str, list[str]]:
    """Every text that follows the edition, line by line, in small letters."""
    presenter = presenter_of(game_named(GAME), words_in(language), ["Ada", "Bo"])
    memo_lines = [line for section in memo(GAME, language, edition).sections for b in section.blocks for line in plain_lines(b)]
    book = rule_book(GAME, language, edition)
    rules = [line for rule in ("R1", "D6", "E3") for b in book.section(rule).blocks for line in plain_lines(b)]
    help_lines = presenter.help({"edition": edition, "beginner": False})
    found = {"memo": memo_lines, "help": help_lines, "rules": rules}
    return {name: [line.casefold() for line in lines] for name, lines in found.items()}


@every_edition
@every_language
def test_R1_every_text_has_the_watcher_look_and_draw_in_the_order_of_the_engine(edition: str, language: str) -> None:
    for name, lines in texts(edition, language).items():
        both = [line for line in lines if LOOK[language] in line and DRAW[language] in line and not re.search(r"faq|\?", line)]
        assert both, name
        for line in both:
            assert (line.index(LOOK[language]) < line.index(DRAW[language])) == looks_first(edition), f"{name}: {line}"


@every_edition
@every_language
def test_D6_every_text_loses_the_ossicles_by_gluttony_where_the_engine_does(edition: str, language: str) -> None:
    for name, lines in texts(edition, language).items():
        lost = [line for line in lines if OSSICLES[language] in line and re.search(LOST[language], line)]
        assert bool(lost) != gluttony_keeps_ossicles(edition), f"{name}: {lost}"


@every_edition
@every_language
def test_E3_every_text_breaks_ties_as_the_engine_does(edition: str, language: str) -> None:
    for name, lines in texts(edition, language).items():
        ties = [re.split(TIE[language], line, maxsplit=1)[1] for line in lines if re.search(TIE[language], line)]
        assert ties, name
        for rule in ties:
            assert (BLACK[language] in rule) == blacks_break_ties(edition), f"{name}: {rule}"
            assert (ROLE[language] in rule) != blacks_break_ties(edition), f"{name}: {rule}"


@every_language
def test_a_beginners_game_has_no_effects_in_the_help(language: str) -> None:
    presenter = presenter_of(game_named(GAME), words_in(language), ["Ada", "Bo"])
    plain = presenter.help({"edition": "revised", "beginner": True})
    assert not [line for line in plain if LOOK[language] in line]


@every_edition
@every_language
def test_a_memo_of_every_edition_fits_its_page(edition: str, language: str, tmp_path: Path) -> None:
    from besace.learn.pdf import memo_pdf

    made = memo_pdf(memo(GAME, language, edition), "note")
    assert len(re.findall(rb"/Type /Page\b", made)) == 1
    assert (made == memo_pdf(memo(GAME, language), "note")) == (edition == EDITIONS[0])


def test_the_command_writes_the_memo_of_an_edition(tmp_path: Path) -> None:
    out = tmp_path / "memo.pdf"
    assert run("memo", GAME, "--edition", "first", "--lang", "en", "-o", str(out)).status == 0
    assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["memo", GAME, "--edition", "last", "-o", "x.pdf"], "last"),
        (["rules", "filou", "--edition", "first"], "only one edition"),
    ],
)
def test_an_edition_that_is_not_there_is_refused(arguments: list[str], about: str) -> None:
    assert about in refused(run(*arguments))
