"""The rules for people: every numbered rule is there, in every language, once; nothing is shown that is not there."""

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import pytest

import besace
from besace.learn.rulebook import find, picture, rule_book
from besace.learn.text import Paragraph, Picture, pictures_in, plain_lines, read_line, read_text
from besace.play.words import LANGUAGES
from tests.rules.numbers import NUMBERS

LOCALES = Path(besace.__file__).with_name("locales")
every_game = pytest.mark.parametrize("game", sorted(besace.GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
PICTURES = sorted(
    f"{name}/{file.name.removesuffix('.svg')}"
    for name, game in besace.GAMES.items()
    for file in game.folder.joinpath("pictures").iterdir()
)
PLAIN_TAGS = {"p", "ul", "li", "table", "thead", "tbody", "tr", "th", "td", "strong", "em", "a", "blockquote", "figure", "img"}


@every_game
@every_language
def test_every_rule_is_stated_in_exactly_one_paragraph(game: str, language: str) -> None:
    stated = [rule for section in rule_book(game, language).sections for rule in section.rules]
    assert sorted(stated) == sorted(NUMBERS[game])


@every_game
@every_language
def test_every_paragraph_names_a_rule_and_no_unknown_one(game: str, language: str) -> None:
    for section in rule_book(game, language).sections:
        named = {*section.rules, *section.see}
        assert named, f"{section.name} names no rule"
        assert named <= set(NUMBERS[game]), f"{section.name} names a rule that does not exist"
        linked = re.findall(r'data-rule="(\w+)"', rule_book(game, language).html(section))
        assert set(linked) <= named, f"{section.name} links to a rule that its heading does not name"
        bracketed = [found for block in section.blocks for line in plain_lines(block) for found in re.findall(r"\[.*?\]", line)]
        assert bracketed == []


@every_game
@every_language
def test_every_paragraph_says_something(game: str, language: str) -> None:
    for section in rule_book(game, language).sections:
        assert any(not isinstance(block, Picture) for block in section.blocks), section.name


@every_game
def test_the_languages_have_the_same_paragraphs_rules_and_pictures(game: str) -> None:
    def outline(language: str) -> list[object]:
        sections = rule_book(game, language).sections
        return [
            (s.name, s.rules, s.see, [(type(b), b.name if isinstance(b, Picture) else "") for b in s.blocks]) for s in sections
        ]

    first, *others = map(outline, LANGUAGES)
    for other in others:
        assert other == first
    names = [section.name for section in rule_book(game, "en").sections]
    assert len(set(names)) == len(names)


@every_language
def test_every_picture_is_there_and_every_picture_is_shown(language: str) -> None:
    shown = {one.name for game in besace.GAMES for one in pictures_in(rule_book(game, language).text)}
    assert shown == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_plain_drawings(name: str) -> None:
    root = ElementTree.fromstring(picture(name))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    tags = {element.tag.partition("}")[2] for element in root.iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse"}, "letters are outlines: other devices have other fonts"
    for element in root.iter():
        assert not [key for key in element.attrib if key.startswith("on") or key.endswith("href") or key in ("id", "style")]
        assert not [value for value in element.attrib.values() if "url(" in value]


def test_french_has_no_break_before_its_marks() -> None:
    texts = [file for end in ("md", "ftl") for file in LOCALES.glob(f"fr/**/*.{end}")]
    assert len(texts) > len(besace.GAMES)
    for file in texts:
        for line in file.read_text(encoding="utf-8").splitlines():
            text = re.sub(r"\(picture:[^)]*\)|^\|[-|]+$", "", line)
            assert not re.search(r"\S [;:!?»%]|\w …|«[^\u00a0]|'", text), line
            assert file.suffix != ".md" or not re.search(r"(?<![\u00a0\d:])[;:!?»](?![-\w\[])", text), line


@every_game
@every_language
def test_html_is_made_of_plain_tags_and_our_own_addresses(game: str, language: str) -> None:
    book = rule_book(game, language)
    names = {section.name for section in book.sections}

    class Checker(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            assert tag in PLAIN_TAGS
            values = dict(attributes)
            assert set(values) <= {"href", "data-rule", "src", "alt", "loading", "scope"}
            if tag == "a":
                assert str(values["href"]).removeprefix(f"/rules/{game}#") in names
            if tag == "img":
                assert values["src"] in {f"/api/pictures/{name}.svg" for name in PICTURES}
                assert values["alt"]
            else:
                self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    for section in book.sections:
        checker = Checker()
        checker.feed(book.html(section))
        checker.close()
        assert checker.open == []


def test_what_looks_like_html_is_only_text() -> None:
    text = read_text('# T\n## S {#s D1}\n<script>alert("1")</script> & **<b>**\n')
    book = type(rule_book("filou", "en"))("filou", "en", text)
    assert book.html(text.sections[0]) == (
        "<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; <strong>&lt;b&gt;</strong></p>"
    )


def test_text_is_read_into_blocks() -> None:
    text = read_text(
        "# T\n\n## A b {#ab D1 see D2}\nOne *two* **three** [D4].\n\n- x\n- y\n\n| a | b |\n|---|---|\n| 1 | 2 |\n> so\n"
    )
    (section,) = text.sections
    assert (section.name, section.title, section.rules, section.see) == ("ab", "A b", ("D1",), ("D2",))
    assert section.blocks[0] == Paragraph(read_line("One *two* **three** [D4]."))
    assert [span.kind for span in section.blocks[0].line] == ["plain", "soft", "plain", "strong", "plain", "rule", "plain"]
    assert [plain_lines(block) for block in section.blocks[1:]] == [["x", "y"], ["a  b", "1  2"], ["so"]]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("", 1),
        ("# T\ntext\n", 2),
        ("# T\n## No name\n", 2),
        ("# T\n## A {#a D1}\n![alt](http://elsewhere)\n", 3),
        ("# T\n## A {#a D1}\n| a |\n| b |\n| c |\n", 3),
        ("# T\n## A {#a D1}\n| a | b |\n|---|---|\n| c |\n", 3),
    ],
)
def test_text_that_is_not_as_it_should_be_is_refused_with_its_line(source: str, line: int) -> None:
    with pytest.raises(ValueError, match=f"^line {line}:"):
        read_text(source)


@every_game
@every_language
def test_a_rule_leads_to_its_paragraph(game: str, language: str) -> None:
    book = rule_book(game, language)
    for rule in NUMBERS[game]:
        assert rule in book.section(rule).rules
        assert book.section(rule) is book.section(rule)
        assert book.section(book.section(rule).name) is book.section(rule)


def test_words_are_found_without_capitals_and_accents_the_best_first() -> None:
    assert [section.name for section in find("doggybag", "fr", "ECLAIREUR")] == ["scout"]
    assert find("doggybag", "fr", "boeuf moelle")[0].name == "bones"
    assert find("figaro", "en", "ronde")[0].name == "rondes"
    assert find("filou", "fr", "chien")[0].name == "dogs"
    assert find("filou", "en", "C11")[0].name == "dogs"
    assert find("filou", "en", "dog submarine") == []
    assert find("filou", "en", " ?! ") == []


@pytest.mark.parametrize("name", ["../text", "nothing", "", "bones.svg"])
def test_a_picture_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(besace.BesaceError):
        picture(name)
