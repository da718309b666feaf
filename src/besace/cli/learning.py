"""``besace rules``, ``besace memo`` and ``besace review``."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from besace.cli.arguments import GameName, Language
from besace.errors import BesaceError, quoted

Edition = Annotated[
    str | None, typer.Option("--edition", metavar="EDITION", help="For this printing of the game, where there are several.")
]


def rules(
    game: GameName,
    paragraph: Annotated[
        str | None, typer.Argument(metavar="[PARAGRAPH]", help="The name of a paragraph, or the number of a rule such as D6.")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", help="Only paragraphs with all these words.")] = None,
    edition: Edition = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game: all of them, one paragraph, or those that speak of something."""
    from besace.learn.rulebook import rule_book
    from besace.learn.show_rules import rules_console, show_sections
    from besace.play.words import words_in

    book = rule_book(game, lang, edition)
    found = list(book.sections)
    if paragraph is not None and search is not None:
        raise BesaceError("Give a paragraph or words to search for, not both.")
    if paragraph is not None:
        found = [book.section(paragraph)]
    if search is not None:
        found = book.find(search)
        if not found:
            raise BesaceError(f"No paragraph of the rules of {book.title} has {quoted(search)}.")
    show_sections(book, found, words_in(lang), rules_console())


def memo(
    game: GameName,
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE.pdf", help="Where to write it.")],
    edition: Edition = None,
    lang: Language = None,
) -> None:
    """Write a one-page memo of a game for the table, to be printed on A4."""
    from besace.learn.memo import memo as memo_of
    from besace.learn.pdf import memo_pdf
    from besace.play.words import words_in

    made = memo_pdf(memo_of(game, lang, edition), words_in(lang)("memo-note"))
    try:
        out.write_bytes(made)
    except OSError as wrong:
        raise BesaceError(f"The memo {out} cannot be written: {wrong.strerror or wrong}.") from None
    print(words_in(lang)("memo-written", path=str(out)))


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game, plain or fair.")],
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", help="Only this seat; by default all of them.")] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write one HTML file with everything.")] = None,
    samples: Annotated[int, typer.Option("--samples", metavar="N", help="Games imagined for every position.")] = 2000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same figures.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    lang: Language = None,
) -> None:
    """Look back on a finished game without hindsight: every decision by what was known then, and luck apart from skill."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from besace.learn.review import review as look_back
    from besace.learn.review.page import page
    from besace.learn.review.sentences import Sentences
    from besace.learn.review.show import show_review
    from besace.pages.html import save
    from besace.play.records import load, portable, read_file
    from besace.play.words import words_in

    record = portable(read_file(file))
    players, words = load(record).players, words_in(lang)
    seats = range(players) if seat is None else [seat]
    names = [words("seat-name", n=number) for number in range(players)]
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    reviews = []
    with bar:
        for number in seats:
            task = bar.add_task(str(number) if number >= players else names[number], total=len(record["moves"]))
            found = look_back(record, number, samples, seed, lambda done, _: bar.update(task, completed=done))  # noqa: B023
            reviews.append(Sentences(found, names, lang))
    if html is not None:
        save(html, page(reviews, file.name))
    if as_json:
        print(json.dumps([asdict(sentences.told()) for sentences in reviews], ensure_ascii=False))
        return
    for sentences in reviews:
        show_review(sentences, file.name)
    if html is not None:
        print(words("review-written", path=str(html)))
