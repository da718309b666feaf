"""``besace rules``."""

from typing import Annotated

import typer

import besace
from besace.errors import BesaceError, choices, quoted

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {choices(list(besace.GAMES))}.")]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; by default what your environment says.")]


def register(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command()(rules)


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
