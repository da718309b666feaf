"""Memos: one page each, with everything that is on it, in every language."""

import re
import zlib
from base64 import a85decode
from pathlib import Path

import pytest

import besace
from besace.learn.drawing import path_commands
from besace.learn.memo import memo, memo_html
from besace.learn.pdf import memo_pdf
from besace.learn.rulebook import picture
from besace.learn.text import Grid, Picture, pictures_in, plain, plain_lines, read_text
from besace.play.words import LANGUAGES
from tests.cli.running import refused, run
from tests.rules.numbers import NUMBERS

every_game = pytest.mark.parametrize("game", sorted(besace.GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def words_of(pdf: bytes) -> str:
    """Everything written in the PDF, in the order of its making, without spaces."""
    found = ""
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        drawn = zlib.decompress(a85decode(b"<~" + stream.strip(), adobe=True))
        for text in re.findall(rb"\(((?:\\.|[^\\()])*)\)\s*Tj", drawn, re.DOTALL):
            found += _unescaped(text).decode("cp1252")
    return "".join(found.split())


def _unescaped(text: bytes) -> bytes:
    return re.sub(rb"\\([0-7]{3}|.)", lambda m: bytes([int(m[1], 8)]) if len(m[1]) == 3 else m[1], text)


@every_game
@every_language
def test_a_memo_is_one_page_with_all_its_words(game: str, language: str) -> None:
    text = memo(game, language)
    pdf = memo_pdf(text, "for the table")
    assert pdf.startswith(b"%PDF-")
    assert pages_of(pdf) == 1
    written = words_of(pdf)
    said = [text.title, *(section.title for section in text.sections)]
    said += [line for section in text.sections for block in section.blocks if not isinstance(block, Picture | Grid)
             for line in plain_lines(block)]  # fmt: skip
    said += [plain(cell) for section in text.sections for block in section.blocks if isinstance(block, Grid)
             for row in block.rows for cell in row]  # fmt: skip
    for line in said:
        assert "".join(line.replace("−", "–").split()) in written


def test_a_memo_is_the_same_whenever_it_is_made() -> None:
    assert memo_pdf(memo("filou", "fr"), "note") == memo_pdf(memo("filou", "fr"), "note")


def test_a_memo_that_fits_no_page_is_refused_rather_than_cut() -> None:
    long = read_text("# T\n## S {#s D1}\n" + "- word " * 40 + "\n" + ("- word\n" * 900))
    with pytest.raises(ValueError, match="does not fit"):
        memo_pdf(long, "")


@every_game
def test_memos_cover_every_rule_alike_in_every_language(game: str) -> None:
    outlines = [[(s.name, s.rules, [type(b) for b in s.blocks]) for s in memo(game, lang).sections] for lang in LANGUAGES]
    assert all(outline == outlines[0] for outline in outlines)
    assert {rule for section in memo(game, "en").sections for rule in section.rules} == set(NUMBERS[game])


@every_game
@every_language
def test_the_setup_is_a_table_by_player_count(game: str, language: str) -> None:
    counts = [str(n) for n in besace.GAMES[game].players]
    heads = [[plain(c) for c in b.rows[0]][1:] for b in memo(game, language).sections[0].blocks if isinstance(b, Grid)]
    assert counts in heads


@every_game
@every_language
def test_a_memo_as_html_has_the_same_sections(game: str, language: str) -> None:
    text = memo(game, language)
    page = memo_html(text)
    assert re.findall(r"<h2>(.*?)</h2>", page) == [section.title for section in text.sections]
    shown = re.findall(r'src="/api/pictures/([a-z]+/[a-z-]+)\.svg"', page)
    assert shown == [picture.name for picture in pictures_in(text)]
    assert "style" not in page


def test_every_path_of_our_pictures_can_be_drawn_on_paper() -> None:
    for name in {one.name for game in besace.GAMES for language in LANGUAGES for one in pictures_in(memo(game, language))}:
        for path in re.findall(r' d="([^"]+)"', picture(name)):
            commands = list(path_commands(path))
            assert commands[0][0] in "Mm"
            assert sum(len(numbers) for _, numbers in commands) == len(re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path))


def test_the_command_writes_a_memo(tmp_path: Path) -> None:
    out = tmp_path / "memo.pdf"
    done = run("memo", "doggybag", "--lang", "fr", "-o", str(out))
    assert done.status == 0
    assert str(out) in " ".join(done.out.split())
    assert out.read_bytes() == memo_pdf(memo("doggybag", "fr"), "pour la table")


@pytest.mark.parametrize(
    ("arguments", "about"),
    [(["chess", "-o", "x.pdf"], "chess"), (["filou"], "-o"), (["filou", "-o", "/nowhere/x.pdf"], "cannot be written")],
)
def test_a_memo_that_cannot_be_written_is_refused(arguments: list[str], about: str) -> None:
    assert about in refused(run("memo", *arguments))
