"""What an arena plays: which games, who sits where, from which deal."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import besace
from besace.arena.luck import Luck
from besace.bots import check_bot
from besace.bots.named.entrants import make
from besace.errors import BadOption, quoted
from besace.games import game_named

ALL = "all"
AND = "+"  # between the bots of a mixed company


@dataclass(frozen=True)
class Task:
    """One game to be played: its number, its deal, and the bot of each seat."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: int
    number: int
    deal: int
    bots: tuple[str, ...]

    @property
    def deal_name(self) -> str:
        """What all chance of this game follows from: the same for all games of a deal."""
        return f"{self.seed}\n{self.players}\n{self.deal}"

    def start(self) -> tuple[besace.Match, Luck]:
        """The game as dealt, and the chance that it will meet."""
        return besace.new(self.game, self.players, seed=self.deal_name, **self.options), Luck(self.deal_name)


@dataclass(frozen=True)
class Plan:
    """The settings of an arena, checked. Its games are numbered from 0, those of one player count and deal side by side."""

    game: str
    players: tuple[int, ...]
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    against: str | None
    games: int  # at least so many for each player count: deals are always played to the end
    seed: int
    duplicate: bool

    @property
    def company(self) -> list[str]:
        """The kinds that sit in the other seats; several are written with + between them."""
        return self.against.split(AND) if self.against else []

    @property
    def entrants(self) -> list[str]:
        """Everyone who plays, each named once."""
        return list(dict.fromkeys([*self.bots, *self.company]))

    def seatings(self, players: int, deal: int) -> list[tuple[str, ...]]:
        """Who sits where in the games of a deal: every bot of ``bots`` comes to every seat equally often."""
        seats = range(players)
        if kinds := self.company:  # in turn from the left neighbour on, from deal to deal another first
            others = [kinds[(deal + k) % len(kinds)] for k in seats]
            return [
                tuple(one if seat == own else others[(seat - own - 1) % players] for seat in seats)
                for one in self.bots
                for own in seats
            ]
        order = list(self.bots)
        random.Random(f"{self.seed}\n{players}\n{deal}\nseating").shuffle(order)  # who sits left of whom
        return [tuple(order[(seat + turned) % len(order)] for seat in seats) for turned in range(len(order))]

    def per_deal(self, players: int) -> int:
        """How many games are played from one deal."""
        return self._round(players) if self.duplicate else 1

    def _round(self, players: int) -> int:
        """How many games it takes until everyone has sat everywhere."""
        return len(self.bots) * (players if self.against else 1)

    def games_of(self, players: int) -> int:
        """How many games are played with so many players."""
        whole = self._round(players)
        return -(-self.games // whole) * whole

    @property
    def total(self) -> int:
        return sum(map(self.games_of, self.players))

    def tasks(self, done: frozenset[tuple[int, int]] = frozenset()) -> Iterator[Task]:
        """All games in order, but for those done (player count, number)."""
        for players in self.players:
            size, whole = self.per_deal(players), self._round(players)
            for number in range(self.games_of(players)):
                if (players, number) not in done:
                    deal = number // size
                    seating = self.seatings(players, number // whole)[number % whole]
                    yield Task(self.game, players, self.options, self.seed, number, deal, seating)


def read_players(game: str, written: str | int | None) -> tuple[int, ...]:
    """The player counts asked for: a number, "all", or by default as few as can be."""
    chosen = game_named(game)
    if written is None:
        return (chosen.players[0],)
    if written == ALL:
        return tuple(chosen.players)
    try:
        count = int(written)
    except ValueError:
        raise BadOption(f"The player count should be a number or all, not {quoted(written)}.") from None
    return (chosen.check_players(count),)


def make_plan(
    game: str,
    players: str | int | None,
    options: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    against: str | None = None,
    duplicate: bool = True,
) -> Plan:
    """Check everything that was asked for."""
    chosen, counts = game_named(game), read_players(game, players)
    for count in counts:
        chosen.check_options(options, count)
    if not bots:
        raise BadOption("An arena needs bots: name some, such as --bots random.")
    if against is not None and len(set(bots)) < len(bots):
        raise BadOption("Against others every bot takes part once: name each bot once.")
    for written in (*bots, *(against.split(AND) if against is not None else [])):
        check_bot(make(written), chosen)
    check_number("games", games)
    return Plan(chosen.name, counts, dict(options), tuple(bots), against, games, seed, duplicate)


def check_number(what: str, number: int) -> None:
    if number < 1:
        raise BadOption(f"The number of {what} should be at least 1, not {quoted(number)}.")
