"""What the terminal shows of the rules."""

import pytest

from besace.learn.rulebook import rule_book
from besace.learn.text import plain_lines
from besace.play.words import LANGUAGES
from tests.cli.running import refused, run


@pytest.mark.parametrize("game", ["doggybag", "figaro", "filou"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_printed(game: str, language: str) -> None:
    done = run("rules", game, "--lang", language)
    assert done.status == 0
    printed = " ".join(done.out.split())
    for section in rule_book(game, language).sections:
        assert " ".join(section.title.split()) in printed
        assert all(rule in printed for rule in section.rules)


@pytest.mark.parametrize("name", ["D6", "d6", "gluttony"])
def test_one_paragraph_is_found_by_its_name_or_by_a_rule(name: str) -> None:
    done = run("rules", "doggybag", name, "--lang", "fr")
    assert done.status == 0
    first = plain_lines(rule_book("doggybag", "fr").section("D6").blocks[0])[0]
    assert " ".join(first.split()) in " ".join(done.out.split())
    assert "paravents sont vides" not in done.out


def test_words_are_searched_for() -> None:
    done = run("rules", "filou", "--search", "rabbit", "--lang", "en")
    assert "Dogs  dogs C11" in done.out
    assert "Bid  bid" not in done.out


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["chess"], "chess"),
        (["filou", "D6"], "D6"),
        (["filou", "--search", "submarine"], "submarine"),
        (["filou", "dogs", "--search", "cat"], "not both"),
        (["filou", "--lang", "xx"], "xx"),
        ([], "GAME"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_one_sentence(arguments: list[str], about: str) -> None:
    assert about in refused(run("rules", *arguments))
