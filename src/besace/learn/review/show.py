"""Reviews in a terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from besace.learn.review.sentences import Sentences
from besace.learn.review.shapes import Decision


def show_review(sentences: Sentences, file: str) -> None:
    """Print a review: where the result came from, what is worth a second look, and every decision."""
    words, found, console = sentences.words, sentences.review, Console(highlight=False)
    console.print(Text(sentences.title(), style="bold"))
    console.print(sentences.summary())
    table = Table(show_header=False)
    for what, change, error in sentences.causes():
        table.add_row(what, Text(change, justify="right"), Text(error, style="dim"))
    console.print(table)
    console.print(Text(words("review-moments"), style="bold yellow"))
    for moment in found.moments:
        console.print(f"• {sentences.moment(moment)}")
        console.print(f"  {words('review-replay', file=file, ply=moment.ply, seat=found.seat)}", style="dim")
    if found.bluffs:
        console.print(Text(words("review-bluffs"), style="bold yellow"))
        for bluff in found.bluffs:
            console.print(f"• {sentences.bluff(bluff)}")
    console.print(_decisions(sentences, found.decisions))
    console.print(words("review-note-skill"), style="dim")
    console.print()


def _decisions(sentences: Sentences, decisions: Sequence[Decision]) -> Table:
    table = Table(title=sentences.words("review-decisions"), title_justify="left")
    table.add_column("", justify="right")
    for name in ("decision", "value", "lost", "best"):
        table.add_column(sentences.words(f"review-column-{name}"), justify="right" if name in ("value", "lost") else "left")
    for one in decisions:
        played = next(each for each in one.moves if each.move == one.played)
        value = sentences.share(played.value, played.error)
        lost = Text(sentences.share(one.gave_away, one.error) if one.gave_away else "", "red" if one.mistake else "")
        best = sentences.choice(one.best) if one.mistake else ""
        table.add_row(str(one.ply), sentences.choice(one.played), value, lost, best)
    return table
