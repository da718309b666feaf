"""Openskill ratings of the bots of an arena: strength in one number, from all games and player counts together."""

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from besace.games.places import places


def ratings_of(results: Sequence[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """For each bot its rating and what the model thinks of its accuracy (a standard deviation), games taken in their order.

    A bot in several seats of a game is rated by the mean of what these seats would have earned.
    """
    model = PlackettLuce(tau=0)  # bots do not get better or worse while they play
    known: dict[str, Any] = {}
    for result in results:
        names = result["bots"]
        if len(set(names)) == 1:
            continue
        before = {name: known.get(name) or model.rating() for name in names}
        teams = [[model.create_rating([before[name].mu, before[name].sigma])] for name in names]
        after = model.rate(teams, ranks=places(result["scores"], result["winners"]))
        for name in before:
            own = [team[0] for team, other in zip(after, names, strict=True) if other == name]
            mu, sigma = (sum(getattr(rating, what) for rating in own) / len(own) for what in ("mu", "sigma"))
            known[name] = model.create_rating([mu, sigma])
    return {name: {"rating": rating.mu, "deviation": rating.sigma} for name, rating in known.items()}
