"""What is worth a second look in a review."""

from collections.abc import Sequence

from besace.games.parts.bluff import Bluff
from besace.learn.review.shapes import Decision, Event, Moment

MOMENTS = 3


def moments_of(events: Sequence[Event], decisions: Sequence[Decision], bluffs: Sequence[Bluff]) -> list[Moment]:
    """Mistakes first, then bluffs, then whatever turned the game most, each move once; in the order of the game."""
    mistakes = sorted((one for one in decisions if one.mistake), key=lambda one: -one.gave_away)
    moments = [Moment(one.ply, "mistake", -one.gave_away) for one in mistakes[:MOMENTS]]
    moments += [Moment(bluff.ply, "bluff", 0.0) for bluff in bluffs[: MOMENTS - len(moments)]]
    turns = sorted((event for event in events if event.ply >= 0 and event.change), key=lambda event: -abs(event.change))
    for event in turns:
        if len(moments) < MOMENTS and event.ply not in {moment.ply for moment in moments}:
            moments.append(Moment(event.ply, event.cause, event.change))
    return sorted(moments, key=lambda moment: moment.ply)
