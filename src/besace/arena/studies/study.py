"""A study: games between bots of one kind, with the options as they are and with each one changed, counted and shown."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import besace
from besace.arena import one_game
from besace.arena.plan import Task, check_number, read_players
from besace.arena.run import Progress
from besace.arena.studies import general
from besace.bots.named.entrants import make
from besace.errors import BadOption
from besace.games import Game, game_named
from besace.games.parts.figures import Sheet
from besace.games.parts.study import Facts, Found, Key
from besace.pages.html import page
from besace.play.executor import Executor, local

STRONGER, USUAL_BOT = "thumb", "random"
USUAL = "as given"
LONGEST_LABEL = 32


@dataclass(frozen=True)
class Study:
    """What is played, checked: so many games for each player count and each variant of the options."""

    game: str
    players: tuple[int, ...]
    options: Mapping[str, Any]
    bot: str
    games: int
    seed: int

    def variants(self, players: int) -> dict[str, dict[str, Any]]:
        """Options by label: as given, then with one option changed."""
        found = {USUAL: dict(self.options)}
        for name, value in _changes(game_named(self.game), players):
            if self.options.get(name, _default(game_named(self.game), name)) != value:
                text = str(value).lower() if isinstance(value, bool) else str(value).replace(" ", "")
                label = f"{name}={text}"
                found[label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"] = {**self.options, name: value}
        return found

    @property
    def total(self) -> int:
        return sum(self.games * len(self.variants(players)) for players in self.players)

    def tasks(self) -> Iterator[tuple[str, Task]]:
        """All games, each with the label of its variant; those of one number have the same deal."""
        for players in self.players:
            for label, options in self.variants(players).items():
                for number in range(self.games):
                    yield label, Task(self.game, players, options, self.seed, number, number, (self.bot,) * players)


def _changes(game: Game, players: int) -> Iterator[tuple[str, Any]]:
    """Every option that so many players have, with every value declared."""
    for option in game.options:
        if not option.only_players or players in option.only_players:
            for value in option.values:
                yield option.name, value


def _default(game: Game, name: str) -> Any:
    return next(option.default for option in game.options if option.name == name)


def make_study(game: str, players: str, options: Mapping[str, Any], bot: str | None, games: int, seed: int) -> Study:
    """Check everything that was asked for."""
    chosen, counts = game_named(game), read_players(game, players)
    for count in counts:
        chosen.check_options(options, count)
    name = bot or (STRONGER if STRONGER in besace.BOTS else USUAL_BOT)
    if "," in name:
        raise BadOption("A study takes one bot, which plays in all seats.")
    make(name)
    check_number("games", games)
    return Study(chosen.name, counts, dict(options), name, games, seed)


def count_record(record: dict[str, Any]) -> dict[Key, tuple[float, int]]:
    """All that is counted in one finished game."""
    facts = Facts()
    general.count(record, facts)
    if part := game_named(record["game"]).part("study"):
        part.count(record, besace.load(record, at=0), facts)
    return facts.sums


def play_and_count(labelled: tuple[str, Task]) -> tuple[int, str, int, dict[Key, tuple[float, int]]]:
    """Play one game; (players, variant, number, sums)."""
    label, task = labelled
    match, _ = one_game.play(task)
    return task.players, label, task.number, count_record(match.record())


def warm_up(plan: Study) -> None:
    """Get ready to play."""
    for players in plan.players:
        one_game.warm(Task(plan.game, players, plan.options, plan.seed, 0, 0, (plan.bot,) * players))


def run(
    plan: Study, jobs: int = 1, progress: Progress = lambda done, total: None, executor: Executor | None = None
) -> dict[int, list[Sheet]]:
    """The sheets of each player count."""
    counted = {players: {label: Found(players) for label in plan.variants(players)} for players in plan.players}
    engine = executor or local(jobs, plan.total, partial(warm_up, plan))
    progress(0, plan.total)
    with closing(engine.run(play_and_count, plan.tasks())) as coming:
        for done, (players, label, number, sums) in enumerate(coming, start=1):
            counted[players][label].add(number, sums)
            progress(done, plan.total)
    return {players: _sheets(plan.game, variants) for players, variants in counted.items()}


def _sheets(game: str, variants: dict[str, Found]) -> list[Sheet]:
    found, part = variants[USUAL], game_named(game).part("study")
    own: list[Sheet] = part.sheets(found) if part else []
    return [general.seat_sheet(found), *own, *general.option_sheets(variants)]


def _facts(plan: Study) -> dict[str, str]:
    shown = {
        "bots": f"{plan.bot} in all seats",
        "games": f"{plan.games:,} for each player count and variant",
        "seed": str(plan.seed),
    }
    if plan.options:
        shown["options"] = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    return {**shown, "intervals": "95 %, every game a cluster of its own"}


def report(plan: Study, found: dict[int, list[Sheet]]) -> str:
    """The whole study as HTML."""
    return page(f"{plan.game}: study", _facts(plan), [(f"{players} players", "", sheets) for players, sheets in found.items()])


def as_json(plan: Study, found: dict[int, list[Sheet]]) -> dict[str, Any]:
    """The whole study, JSON-ready."""
    return {
        "game": plan.game,
        "bot": plan.bot,
        "games": plan.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "players": [{"players": players, "sheets": [sheet.as_json() for sheet in sheets]} for players, sheets in found.items()],
    }
