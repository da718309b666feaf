"""What is trained, for how long and how: all that a training follows from. The same plan gives the same network."""

import shlex
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from besace.bots.weights import BadWeights, Weights, ends, of_file, of_game
from besace.errors import BadOption, quoted
from besace.games import Game, game_named
from besace.kernel.stream import FINE
from besace.train.tables import AMONG_CLUB, AMONG_FROZEN, AMONG_PAST, COMPANIES, MIXED, SELF, Lots

SPAN = 128  # choices at every table between two lessons
CHAPTERS = 40  # of a training, about: at the end of each the network is measured and kept
SCHOOL = 0.08  # of all lessons: as long the network watches club players before it plays for itself
USUAL = 0.6  # the share of games that are played with the options as they are by default
# Shares of the companies that learners sit in. Among themselves they drift away from what beats others: with three tables in ten
# of club players a network was back at a fair share against them after four million choices, with these it was not.
COMPANY = {SELF: 0.15, AMONG_PAST: 0.15, AMONG_CLUB: 0.45, MIXED: 0.25}
CLUB = COMPANY[AMONG_CLUB]
DUEL = {AMONG_FROZEN: 1.0}  # the company of one whose only goal is to beat a network that does not learn
OWN = "net"  # as the name of weights: those that come with the game


@dataclass(frozen=True)
class Held:
    """Weights that a training needs: their name as it was given, and their hash."""

    name: str
    sha256: str

    def read(self, game: Game) -> Weights:
        """The weights themselves, if they are still the same."""
        found = weights_named(game, self.name)
        if found.told["sha256"] != self.sha256:
            raise BadWeights(f"The weights {self.name} are no longer those that this training was begun with.")
        return found


def weights_named(game: Game, name: str) -> Weights:
    """The weights of a file, or those that come with the game."""
    return of_game(game.name) if name == OWN else of_file(game, Path(name))


@dataclass(frozen=True)
class Plan:
    """The settings of a training, checked. ``steps`` are choices of networks."""

    game: str
    steps: int
    seed: int
    tables: int = 512
    hidden: tuple[int, int] = (256, 128)
    batch: int = 2048  # choices that are learnt from at once
    rate: float = 1e-3  # of learning, at the start
    games: int = 256  # to measure the network by after each chapter, for each player count
    against: Held | None = None  # the network that is to be beaten, in all other seats; None for a company of many kinds
    warmth: float | None = None  # of its choices
    start: Held | None = None  # what the network begins with; None for random weights
    club: float = CLUB  # the share of tables where a learner sits among club players

    @property
    def company(self) -> dict[int, float]:
        """The shares of the companies that learners sit in: what is not among club players stays as mixed as it is by default."""
        if self.against:
            return DUEL
        rest = (1 - self.club) / (1 - CLUB)
        return {kind: self.club if kind == AMONG_CLUB else rest * share for kind, share in COMPANY.items()}

    @property
    def the_game(self) -> Game:
        return game_named(self.game)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How wide the layers are."""
        inputs, outputs = ends(self.the_game)
        return (inputs, *self.hidden, outputs)

    @property
    def lessons(self) -> int:
        """How often the network learns."""
        return -(-self.steps // (self.tables * SPAN))

    @property
    def school(self) -> int:
        """The first lessons, in which it only watches club players: none where it has learnt before, or is to beat a network."""
        return 0 if self.against or self.start else round(SCHOOL * self.lessons)

    @property
    def per_chapter(self) -> int:
        """The lessons of a chapter; the last one may have fewer."""
        return max(1, self.lessons // CHAPTERS)

    @property
    def command(self) -> str:
        """What makes the same network again."""
        hidden = ",".join(map(str, self.hidden))
        against = f" --against {shlex.quote(self.against.name)} --warmth {self.warmth:g}" if self.against else ""
        start = f" --from {shlex.quote(self.start.name)}" if self.start else ""
        club = f" --club {self.club:g}" if self.club != CLUB else ""
        return (
            f"besace train {self.game} --steps {self.steps} --seed {self.seed} --tables {self.tables} --hidden {hidden}"
            f" --batch {self.batch} --rate {self.rate:g}{against}{start}{club}"
        )

    def as_json(self) -> dict[str, Any]:
        """As a checkpoint keeps it."""
        return {**asdict(self), "hidden": list(self.hidden)}


def make_plan(
    game: str, steps: int, seed: int, tables: int, hidden: tuple[int, ...], batch: int, rate: float, games: int,
    against: str | None = None, warmth: float | None = None, start: str | None = None, club: float = CLUB,
) -> Plan:  # fmt: skip
    """Check everything that was asked for."""
    ends(game_named(game))
    for what, number in (("steps", steps), ("tables", tables), ("rows of a batch", batch), ("games", games)):
        if number < 1:
            raise BadOption(f"The number of {what} should be at least 1, not {quoted(number)}.")
    if len(hidden) != 2 or min(hidden) < 1:
        raise BadOption(f"A network has two hidden layers, written as 256,128, not {quoted(','.join(map(str, hidden)))}.")
    if not 0 < rate < 1:
        raise BadOption(f"The rate of learning should be above 0 and below 1, not {quoted(rate)}.")
    if warmth is not None and (against is None or not 0 <= warmth <= 1):
        wrong = "is for a network to play --against" if against is None else f"should be from 0 to 1, not {quoted(warmth)}"
        raise BadOption(f"The warmth {wrong}.")
    if not 0 <= club <= 1 or (against is not None and club != CLUB):
        wrong = "is for a company of many kinds" if against is not None else f"should be from 0 to 1, not {quoted(club)}"
        raise BadOption(f"The share of tables among club players {wrong}.")
    other, first = (None if name is None else _held(game, name) for name in (against, start))
    plan = Plan(game, steps, seed, tables, (hidden[0], hidden[1]), batch, rate, games, other, warmth, first, club)
    if first and (sizes := first.read(plan.the_game).sizes) != plan.sizes:
        raise BadOption(f"The weights {first.name} have hidden layers of {sizes[1]},{sizes[2]}: say so with --hidden.")
    return replace(plan, warmth=warmth or 0.0) if other else plan


def _held(game: str, name: str) -> Held:
    return Held(name, weights_named(game_named(game), name).told["sha256"])


@dataclass(frozen=True)
class Variant:
    """A player count with some options, as a setup takes them, and its share of all games."""

    players: int
    options: tuple[int, ...]
    share: float


def variants(game: Game) -> list[Variant]:
    """All that a game can be: every player count with all options that make a difference to its rules."""
    found = []
    for players in game.players:
        usual, *others = dict.fromkeys(_options(game, players))
        found.append(Variant(players, usual, USUAL if others else 1.0))
        found += [Variant(players, other, (1 - USUAL) / len(others)) for other in others]
    return found


def _options(game: Game, players: int) -> Iterator[tuple[int, ...]]:
    """Every combination of options as numbers, the usual one first."""
    for values in product(*(option.values for option in game.options)):
        fitting = [not option.only_players or players in option.only_players for option in game.options]
        chosen = {o.name: v if fits else o.default for o, v, fits in zip(game.options, values, fitting, strict=True)}
        yield tuple(game.encode_options(game.check_options(chosen, players)))


def lots_for(chosen: list[Variant], company: dict[int, float]) -> Lots:
    """What is drawn for new games: of these variants, and of companies with these shares."""
    width = max(1, *(len(variant.options) for variant in chosen))
    options = np.zeros((len(chosen), width), np.int64)
    for row, variant in zip(options, chosen, strict=True):
        row[: len(variant.options)] = variant.options
    return Lots(
        variants=_sums([variant.share for variant in chosen]),
        players=np.array([variant.players for variant in chosen]),
        options=options,
        companies=_sums([company.get(kind, 0.0) for kind in range(COMPANIES)]),
    )


def _sums(shares: list[float]) -> Any:
    """Sums of shares up to each one, of FINE in all."""
    sums = np.cumsum(shares) / sum(shares) * FINE
    return np.round(sums).astype(np.int64)
