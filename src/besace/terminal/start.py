"""Sitting down: what was asked for on the command line, what is still to ask, and how an evening ends."""

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from besace.bots import bot, check_bot
from besace.errors import BadOption, BesaceError
from besace.games import GAMES, game_named
from besace.games.parts.screen import presenter_of
from besace.play.match import Match, new
from besace.play.records import load, read_file
from besace.play.words import Words, words_in
from besace.terminal.saving import SaveFile, Sitting, new_save
from besace.terminal.screen import Left, Screen
from besace.terminal.session import Session

FILLER = "random"  # the bot that takes a seat nobody was named for
LONGEST_NAME = 10


@dataclass(frozen=True)
class Wish:
    """What the command line says; None where it says nothing."""

    game: str | None
    players: int | None
    humans: int | None
    bots: list[str]
    names: list[str]
    options: Mapping[str, Any]
    seed: int | None
    save: Path | None
    resume: Path | None
    language: str | None


def sit_down(wish: Wish) -> None:
    """Play a game in the terminal from beginning to end."""
    words, console = words_in(wish.language), Console(highlight=False)
    if wish.resume is not None:
        match, seats, save, seed = _resumed(wish, words)
    else:
        match = _new_match(wish, words, console)
        seats, seed = _seats(wish, match, words), wish.seed
        save = _new_save(wish, match)
    save.write(match.record())
    save.write_seats(seats, seed)
    screen = Screen(console, presenter_of(match.game, words, [seat.name for seat in seats]))
    session = Session(match, seats, screen, save, seed)
    try:
        with console.screen(hide_cursor=False):
            session.run()
    except Left:
        _left(session, console)
    except KeyboardInterrupt:
        console.print(words("kept", path=shlex.quote(str(save.path))), soft_wrap=True)
        raise
    else:
        _finished(session, console)


def _new_match(wish: Wish, words: Words, console: Console) -> Match:
    name = wish.game or _ask_game(words, console)
    game = game_named(name)
    players, people = wish.players, wish.humans or max(1, len(wish.names))
    if players is None and (wish.bots or people > 1):
        players = max(people + len(wish.bots), game.players[0])
    if players is None:
        players = _ask_players(words, console, game.players)
    return new(name, game.check_players(players), seed=wish.seed, **wish.options)


def _ask(console: Console, prompt: str) -> str:
    try:
        return console.input(f"{prompt} ").strip()
    except EOFError:
        raise BesaceError("Nothing was chosen.") from None


def _ask_game(words: Words, console: Console) -> str:
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        title = words(f"{name}-title") if words.has(f"{name}-title") else name
        console.print(f"[bold]{number}[/] {title}")
    while True:
        typed = _ask(console, words("choose-game")).lower()
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        found = [name for name in names if typed and name.startswith(typed.replace(" ", ""))]
        if len(found) == 1:
            return found[0]


def _ask_players(words: Words, console: Console, allowed: range) -> int:
    while True:
        typed = _ask(console, words("choose-players", least=allowed[0], most=allowed[-1]))
        if typed.isdecimal() and len(typed) < 3 and int(typed) in allowed:
            return int(typed)


def _clean(name: str) -> str:
    """A name that cannot upset the screen."""
    return "".join(c for c in name if c.isprintable() and c not in "[]\\").strip()[:LONGEST_NAME]


def _seats(wish: Wish, match: Match, words: Words) -> list[Sitting]:
    """People on the first seats, bots on the others; who starts is chance."""
    players = match.players
    given = players - len(wish.bots) if wish.bots else 1
    humans = wish.humans if wish.humans is not None else max(1, given, len(wish.names))
    if not 1 <= humans <= players or len(wish.bots) > players - humans:
        raise BadOption(f"{humans} people and {len(wish.bots)} bots do not sit down at a table for {players}.")
    if len(wish.names) > humans:
        raise BadOption(f"There are {len(wish.names)} names for {humans} people.")
    for name in wish.bots:
        check_bot(bot(name, seed=0), match.game)
    people = [_clean(name) or words("player-name", n=n + 1) for n, name in enumerate(wish.names)]
    people += [words("player-name", n=n + 1) for n in range(len(people), humans)]
    if len(set(people)) != len(people):
        raise BadOption("Every name should be different.")
    seats = [Sitting(name, None) for name in people]
    bots = wish.bots + [FILLER] * (players - humans - len(wish.bots))
    free = [name for n in range(players + humans) if (name := words(f"bot-name-{n % 6}")) not in people]
    return seats + [Sitting(free[n], name) for n, name in enumerate(bots)]


def _new_save(wish: Wish, match: Match) -> SaveFile:
    if wish.save is None:
        return new_save(match.game.name)
    if wish.save.exists():
        raise BesaceError(f"{wish.save} is there already: go on with it by --resume, or name another file.")
    return SaveFile(wish.save, own=False)


def _resumed(wish: Wish, words: Words) -> tuple[Match, list[Sitting], SaveFile, int | None]:
    assert wish.resume is not None
    if wish.game is not None or wish.players is not None or wish.options:
        raise BadOption("A game that is resumed has its own game, players and options: leave them out.")
    match = load(read_file(wish.resume))
    if match.over:
        raise BesaceError(f"The game in {wish.resume} is over: besace replay shows it.")
    kept = SaveFile(wish.resume, own=False)
    seats, seed = kept.read_seats(match.players)
    if seats is None or wish.humans is not None or wish.bots or wish.names:
        seats = _seats(wish, match, words)
    seats = [Sitting(_clean(seat.name) or words("player-name", n=n + 1), seat.bot) for n, seat in enumerate(seats)]
    save = SaveFile(wish.save, own=False) if wish.save is not None else kept
    return match, seats, save, seed if wish.seed is None else wish.seed


def _left(session: Session, console: Console) -> None:
    """Somebody stopped: keep the game or not."""
    words, save = session.words, session.save
    if save.own:
        typed = ""
        while typed not in words("yes-letters").split() and typed not in words("no-letters").split():
            try:
                typed = console.input(words("keep-game") + " ", markup=False).strip().lower()
            except EOFError:
                typed = words("yes-letters").split()[0]
        if typed in words("no-letters").split():
            save.forget(everything=True)
            console.print(words("thrown-away"))
            return
    console.print(words("kept", path=shlex.quote(str(save.path))), soft_wrap=True)


def _finished(session: Session, console: Console) -> None:
    """The last table, the last things that happened, and the result."""
    view = session.match.view(session.humans[0] if len(session.humans) == 1 else None)
    presenter, save = session.presenter, session.save
    console.rule(presenter.headline(view), align="left")
    for part in [*presenter.table(view), *session.events(None)[-3:], *presenter.result(view)]:
        console.print(part)
    save.forget()
    if not save.own:
        console.print(session.words("saved-at", path=str(save.path)), soft_wrap=True)
