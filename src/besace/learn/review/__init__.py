"""Reviews without hindsight: what a seat knew at each of its decisions, what its moves were worth, and how the game was decided.

    record ─► walk (move by move) ─► review (shapes) ─► sentences ─► terminal, page, JSON
                └─ evaluate (what a position is worth) ◄─ rollouts (imagined games, compiled)

One evaluator looks at every position: the seat's share of the win, from what the seat knows, if everyone goes on like a club
player. Before the deal that is one part in as many as there are players; after the last move it is the result. Each event
between moves it, and all these steps together make the result exactly:

    result = 1 / players + luck + skill + others

*luck* is what chance did: the deals, coins and draws. *skill* is what the seat's own moves did: the value of the move played less
that of what a club player would have done, in the same imagined states. *others* is what the others did, and what they had hidden
when it came to light.

A decision depends on what the seat knew and on the seed alone: two games that look the same to it give the same values.
"""

from besace.learn.review.shapes import Review
from besace.learn.review.walk import VERSION, Cancelled, record_hash, review

__all__ = ["VERSION", "Cancelled", "Review", "record_hash", "review"]
