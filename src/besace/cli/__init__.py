"""The command line, a module a family of commands. Bad input of any kind is one sentence on stderr and exit status 2."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import besace
from besace.cli import check_game, learning, many_games, moderation, play, records, server, train, warm, wasm
from besace.errors import BesaceError

BAD_INPUT, INTERRUPTED = 2, 130


class Commands(TyperGroup):
    """The commands with whole sentences, in the order in which they are needed most."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        told = [(name, _first_sentence(self.commands[name].help or "")) for name in self.list_commands(ctx)]
        with formatter.section("Commands"):
            formatter.write_dl(told)


def _first_sentence(text: str) -> str:
    """All of a text up to its first full stop."""
    words = " ".join(text.split())
    return words.partition(". ")[0].rstrip(".") + "."


app = typer.Typer(
    name="besace",
    cls=Commands,
    help="Games of bags and bluff: play them, look back on them, study them. Say besace COMMAND --help for more about a command.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False
) -> None:
    if version:
        print(f"besace {besace.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


for command in (
    play.play,
    server.serve,
    learning.rules,
    records.replay,
    learning.review,
    learning.memo,
    records.verify,
    many_games.simulate,
    many_games.arena,
    many_games.league,
    many_games.study,
    train.train,
    warm.warm,
    wasm.wasm,
    check_game.check_game,
):
    app.command()(command)
app.add_typer(moderation.people, name="admin")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status."""
    try:
        status = app(arguments, prog_name="besace", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BesaceError as wrong:
        return _refuse(str(wrong))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone: nothing is left to flush
        return 0
    except Exception as wrong:
        if not hasattr(wrong, "format_message"):  # what typer says of a wrong command line
            raise
        return _refuse(wrong.format_message() or "Say besace --help to see what can be done.")


def _refuse(sentence: str) -> int:
    line = " ".join(sentence.split())
    print(line if line[-1:] in (".", "?", "!") else f"{line}.", file=sys.stderr)
    return BAD_INPUT
