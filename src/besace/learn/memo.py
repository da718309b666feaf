"""One page per game to lay beside the real box: how to begin, a turn, what is special, the end. As HTML for printing."""

from functools import cache
from html import escape

from besace.games import game_named
from besace.learn.editions import chosen
from besace.learn.text import Text, html_of, read_text
from besace.play.words import document, words_in


@cache
def _read(game: str, language: str, edition: str | None) -> Text:
    return read_text(document(game, language, "memo.md"), chosen(game_named(game), edition))


def memo(game: str, language: str | None = None, edition: str | None = None) -> Text:
    """The memo of a game, by default in the language of the environment and for the edition that is played by default."""
    return _read(game_named(game).name, words_in(language).language, edition)


def memo_html(text: Text) -> str:
    """A memo as a fragment of HTML; the page that prints it brings the style."""
    parts = ['<article class="memo">', f"<h1>{escape(text.title)}</h1>"]
    for section in text.sections:
        body = html_of(section.blocks, lambda rule: None, lambda name: f"/api/pictures/{name}.svg")
        parts.append(f"<section><h2>{escape(section.title)}</h2>{body}</section>")
    return "".join([*parts, "</article>"])
