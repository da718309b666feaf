"""Filou: the card that a seat has laid face down.

Another player bids more than the sack is worth to someone who knows that card, though by their own belief it was worth it, and
buys; or passes on a sack that was worth more than was asked.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from besace.games.filou.extras.beliefs import card_odds, row_length, sack
from besace.games.filou.rules import CARDS, PASSIVE
from besace.games.move import Move
from besace.games.parts.belief import Observed
from besace.games.parts.bluff import Bluff, Positions
from besace.games.parts.leanings import INDIFFERENT

FAR = 3.0  # points by which a belief about a sack must be wrong


def bluffs(positions: Positions, seat: int) -> Iterator[Bluff]:
    laid, waiting = "", list[Bluff]()
    for ply, text, match in positions:
        mover, verb, args = Move.of(text)
        assert mover is not None  # nothing is left to chance once the cards are dealt
        if verb == "card":
            laid = args[0] if mover == seat else laid
            continue
        before = match.view(None)
        if mover != seat and not _face_up(before, seat):
            believed, truth = _sacks(match.observation(mover), seat, laid, before)
            bid = int(args[0]) if verb == "bid" else before["high_bid"] + 1
            if verb == "bid" and truth < bid <= believed and believed - truth >= FAR:
                waiting.append(Bluff(ply, mover, "paid", believed, truth))
            if verb == "pass" and believed < bid <= truth and truth - believed >= FAR:
                waiting.append(Bluff(ply, mover, "passed", believed, truth))
        after = match.copy()
        after.play(text)
        sold = after.view(None)["last_round"]
        if after.view(None)["round"] > before["round"] or after.over:
            buyer = sold["winner"] if sold else None
            yield from (bluff for bluff in waiting if (bluff.victim == buyer if bluff.kind == "paid" else buyer == seat))
            waiting = []


def _face_up(view: Mapping[str, Any], seat: int) -> bool:
    return any(place["owner"] == seat and place["card"] is not None for place in view["row"])


def _sacks(observation: Observed, seat: int, card: str, view: Mapping[str, Any]) -> tuple[float, float]:
    """What the sack is worth on average to someone who believes, and to the same one if they knew the seat's card."""
    o = observation.known
    rows = [card_odds(o, place, INDIFFERENT) for place in range(row_length(o))]
    known = [list(shares) for shares in rows]
    place = (seat - view["first"]) % o.players + (o.players == PASSIVE)
    number = observation.game.read_move(f"0 card {card}")[1]
    known[place] = [float(each == number) for each in range(CARDS)]
    return sack(rows)[0], sack(known)[0]
