"""From results to figures: who wins how often, in what place, how high, how fast."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from besace.arena.one_game import seconds_of
from besace.arena.plan import Plan
from besace.arena.ratings import ratings_of
from besace.arena.results import header_of
from besace.games.parts.intervals import Estimate, mean_of, share_of
from besace.games.places import places

Result = dict[str, Any]
SLOW = 0.95  # the quantile of thinking times that is shown


def summarise(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """Everything that is shown of an arena, JSON-ready."""
    tables = []
    for players in plan.players:
        games = [result for result in results if result["players"] == players]
        rivals = list(dict.fromkeys(plan.bots))  # whoever they play against has met all of them
        tables.append({**_table(players, games, plan.entrants), "differences": list(_differences(games, rivals))})
    return {
        "settings": header_of(plan),
        "games": len(results),
        "tables": tables,
        "ratings": ratings_of(results),
        "thinking": {name: thinking_of(results, name) for name in plan.entrants},
    }


def _table(players: int, games: list[Result], entrants: list[str]) -> dict[str, Any]:
    return {
        "players": players,
        "games": len(games),
        "deals": len({game["deal"] for game in games}),
        "fair_share": 1 / players,
        "length": _json(mean_of(_by_deal(games, lambda game: [game["length"]]))),
        "bots": [_row(games, name, players) for name in entrants],
    }


def _differences(games: list[Result], rivals: list[str]) -> Iterator[dict[str, Any]]:
    """How much more often each bot wins than each other one, compared deal by deal."""
    shares: dict[str, dict[int, list[float]]] = {name: defaultdict(list) for name in rivals}
    for game in games:
        for seat, name in enumerate(game["bots"]):
            if name in shares:
                shares[name][game["deal"]].append(win(game, seat))
    for name, other in combinations(rivals, 2):
        both = sorted(shares[name].keys() & shares[other].keys())
        found = mean_of((_mean(shares[name][deal]) - _mean(shares[other][deal]), 1) for deal in both)
        if found:
            yield {"bot": name, "other": other, "win_share": found.as_json()}


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _row(games: list[Result], name: str, players: int) -> dict[str, Any]:
    def of_seats(value: Callable[[Result, int], float]) -> Iterator[tuple[float, float]]:
        return _by_deal(games, lambda game: [value(game, seat) for seat in range(players) if game["bots"][seat] == name])

    def by_seat(own: int) -> Iterator[tuple[float, float]]:
        return _by_deal(games, lambda game: [win(game, own)] if game["bots"][own] == name else [])

    return {
        "bot": name,
        "seats": sum(game["bots"].count(name) for game in games),
        "win_share": _json(share_of_seats(games, lambda game, seat: game["bots"][seat] == name)),
        "place": _json(mean_of(of_seats(lambda game, seat: places(game["scores"], game["winners"])[seat]))),
        "score": _json(mean_of(of_seats(lambda game, seat: game["scores"][seat]))),
        "win_share_by_seat": [_json(share_of(by_seat(seat))) for seat in range(players)],
    }


def share_of_seats(games: Sequence[Result], own: Callable[[Result, int], bool]) -> Estimate | None:
    """How often such seats have won."""
    return share_of(_by_deal(games, lambda game: [win(game, seat) for seat in range(game["players"]) if own(game, seat)]))


def win(game: Result, seat: int) -> float:
    """A whole win, a part of a shared one, or none."""
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def _by_deal(games: Sequence[Result], values: Callable[[Result], list[float]]) -> Iterator[tuple[float, float]]:
    """(total, count) of the values of each deal."""
    sums: dict[int, list[float]] = defaultdict(lambda: [0, 0])
    for game in games:
        found = values(game)
        sums[game["deal"]][0] += sum(found)
        sums[game["deal"]][1] += len(found)
    return ((total, count) for total, count in sums.values())


def _json(estimate: Estimate | None) -> dict[str, Any] | None:
    return estimate.as_json() if estimate else None


def thinking_of(results: Sequence[Result], name: str) -> dict[str, Any] | None:
    """How long a bot thought per move, in seconds: mean, 95 % quantile (to 9 %), longest. None where it never moved."""
    steps: Counter[int] = Counter()
    moves, seconds, longest = 0, 0.0, 0.0
    for result in results:
        for bot, thought in zip(result["bots"], result["thinking"], strict=True):
            if bot == name:
                moves += thought["moves"]
                seconds += thought["seconds"]
                longest = max(longest, thought["longest"])
                steps.update(dict(thought["steps"]))
    if not moves:
        return None
    return {"moves": moves, "mean": seconds / moves, "p95": min(longest, _quantile(steps, SLOW)), "longest": longest}


def _quantile(steps: Counter[int], share: float) -> float:
    wanted, passed = share * steps.total(), 0
    for step in sorted(steps):
        passed += steps[step]
        if passed >= wanted:
            return seconds_of(step)
    return 0.0
