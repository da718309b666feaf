"""What a league plays: a cell for every game, player count, bot and company, each an arena of its own."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from besace.arena.plan import Plan, check_number, make_plan
from besace.bots.weights import has_network, of_game
from besace.errors import BadOption, BesaceError
from besace.games import game_named

# With worlds and iterations instead of milliseconds anybody can repeat every game; a search of so many iterations is what the
# King was before he had a network. The stray is rules of thumb, and the magpie the network by its whims.
BOTS = ("puppy", "kitten", "stray", "tomcat:iterations=300", "magpie", "king:worlds=32", "fox:worlds=32")
SAME = {"stray": "thumb"}  # bots that are the same under another name
FORMER_KING = "king:iterations=200"
NETWORKS = "networks.json"  # in the folder of a league: the hashes of the weights that its games are played by
COMPANIES = ("thumb", "net", FORMER_KING, f"thumb+net+{FORMER_KING}")


@dataclass(frozen=True)
class Cell:
    """One figure of the table: what is played for it, and the file of its games."""

    bot: str
    company: str
    plan: Plan
    file: Path

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def players(self) -> int:
        return self.plan.players[0]

    def own(self, result: dict[str, Any], seat: int) -> bool:
        """Whether a seat of a game is the bot's own: some of its company may be of its kind."""
        return bool(result["number"] % self.players == seat)


def cells_of(
    games: Sequence[str], bots: Sequence[str], companies: Sequence[str], count: int, seed: int, folder: Path
) -> list[Cell]:
    """All cells, in the order of the table."""
    for what, names in (("game", games), ("bot", bots), ("company", companies)):
        if not names:
            raise BadOption(f"A league needs at least one {what}.")
    check_number("games", count)
    return list(_cells([game_named(name).name for name in games], bots, companies, count, seed, folder))


def _cells(
    games: Sequence[str], bots: Sequence[str], companies: Sequence[str], count: int, seed: int, folder: Path
) -> Iterator[Cell]:
    for game in games:
        for company in companies:
            for bot in (name for name in bots if SAME.get(name, name) != company):  # among its like everybody wins a fair share
                for players in game_named(game).players:
                    plan = make_plan(game, players, {}, [bot], count, seed, company)
                    name = "-".join(map(_file_name, (game, str(players), bot, company)))
                    yield Cell(bot, company, plan, folder / f"{name}.jsonl")


def networks_of(games: Sequence[str]) -> dict[str, str]:
    """The hashes of the weights that games are played by."""
    return {game: of_game(game).told["sha256"] for game in games if has_network(game_named(game))}


def check_networks(now: dict[str, str], folder: Path) -> None:
    """Note in the folder by which networks its games are played; refuse to mix them with those of other ones."""
    path = folder / NETWORKS
    try:
        before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        changed = [game for game in now if before.get(game, now[game]) != now[game]]
    except (OSError, ValueError, AttributeError):
        raise BesaceError(f"The file {path} does not say which networks played: name another folder.") from None
    if changed:
        raise BesaceError(f"The games in {folder} are of another network for {changed[0]}: name another folder, or delete them.")
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(before | now, indent=1) + "\n", encoding="utf-8")


def _file_name(written: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in written)
