"""``besace rules`` and ``besace memo``."""

from pathlib import Path
from typing import Annotated

import typer

import besace
from besace.errors import BesaceError, choices, quoted

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {choices(list(besace.GAMES))}.")]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; by default what your environment says.")]


def register(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command()(rules)
    app.command()(memo)


def rules(
    game: GameName,
    paragraph: Annotated[
        str | None, typer.Argument(metavar="[PARAGRAPH]", help="The name of a paragraph, or the number of a rule such as D6.")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", help="Only paragraphs with all these words.")] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game: all of them, one paragraph, or those that speak of something."""
    from besace.learn.rules import rule_book
    from besace.learn.show import rules_console, show_sections
    from besace.play.words import words_in

    book = rule_book(game, lang)
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
    lang: Language = None,
) -> None:
    """Write a one-page memo of a game for the table, to be printed on A4."""
    from besace.learn.memo import memo as memo_of
    from besace.learn.pdf import memo_pdf
    from besace.play.words import words_in

    made = memo_pdf(memo_of(game, lang), words_in(lang)("memo-note"))
    try:
        out.write_bytes(made)
    except OSError as wrong:
        raise BesaceError(f"The memo {out} cannot be written: {wrong.strerror or wrong}.") from None
    print(words_in(lang)("memo-written", path=str(out)))
