"""Bluffs that worked: what a seat hid moved another's belief away from the truth, and the other acted on it and lost by it.

Figaro has no hidden moves, so there is nothing to bluff with.

- *Filou*: the card that the seat has laid face down. Another player bids more than the sack is worth to someone who knows that
  card, though by their own belief it was worth it, and buys; or passes on a sack that was worth more than was asked.
- *Doggy Bag*: the rotten bones that the seat has put. Another player believes that the seat still hides more of them than it
  does, dares a number that should have gone well, and draws a rotten bone.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from besace.beliefs import INDIFFERENT
from besace.beliefs import doggybag as bones
from besace.beliefs import filou as cats
from besace.beliefs.belief import means, none_of
from besace.games.doggybag.bones import BLACK
from besace.games.filou.rules import CARDS, PASSIVE
from besace.play.match import Match
from besace.play.observation import Observation
from besace.play.records import load

SAMPLES = 200
FAR = 3.0  # points by which a belief about a sack must be wrong
FAR_BONES = 0.6  # rotten bones by which a belief about a screen must be wrong
LIKELY = 0.5  # a raid that should have gone well


@dataclass(frozen=True)
class Bluff:
    """Another seat's move ``ply`` that answered a belief instead of the truth. ``kind`` is paid, passed or dared."""

    ply: int
    victim: int
    kind: str
    believed: float
    truth: float


def bluffs_of(record: Mapping[str, Any], seat: int) -> list[Bluff]:
    """All bluffs of a seat that worked in a finished game."""
    found: Callable[[Mapping[str, Any], int], Iterator[Bluff]] | None = _GAMES.get(record["game"])
    return list(found(record, seat)) if found is not None else []


def _positions(record: Mapping[str, Any]) -> Iterator[tuple[int, str, Match]]:
    """(ply, move, match before it), one match moving on."""
    match = load({**{key: value for key, value in record.items() if key != "result"}, "moves": []})
    for ply, text in enumerate(record["moves"]):
        yield ply, text, match
        match.play(text)


def _filou(record: Mapping[str, Any], seat: int) -> Iterator[Bluff]:
    laid, waiting = "", list[Bluff]()
    for ply, text, match in _positions(record):
        mark, verb, *words = text.split(" ")
        if verb == "card":
            laid = words[0] if mark == str(seat) else laid
            continue
        mover, before = int(mark), match.view(None)
        if mover != seat and not _face_up(before, seat):
            believed, truth = _sacks(match.observation(mover), seat, laid, before)
            bid = int(words[0]) if verb == "bid" else before["high_bid"] + 1
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


def _sacks(observation: Observation, seat: int, card: str, view: Mapping[str, Any]) -> tuple[float, float]:
    """What the sack is worth on average to someone who believes, and to the same one if they knew the seat's card."""
    o = observation.known
    rows = [cats.card_odds(o, place, INDIFFERENT) for place in range(cats.row_length(o))]
    known = [list(shares) for shares in rows]
    place = (seat - view["first"]) % o.players + (o.players == PASSIVE)
    number = observation.game.read_move(f"0 card {card}")[1]
    known[place] = [float(each == number) for each in range(CARDS)]
    return cats.sack(rows)[0], cats.sack(known)[0]


def _doggybag(record: Mapping[str, Any], seat: int) -> Iterator[Bluff]:
    dared: dict[int, Bluff] = {}
    for ply, text, match in _positions(record):
        mark, verb, *_ = text.split(" ")
        if verb == "coins":
            dared = {}
        if verb in ("take", "flip") and mark != str(seat):
            bluff = _daring(match, ply, int(mark), seat, int(text.split(" ")[-1]))
            if bluff is not None:
                dared[bluff.victim] = bluff
        if verb == "draw" and text.endswith("black"):
            raider = match.view(None)["raider"]
            if raider in dared:
                yield dared.pop(raider)


def _daring(match: Match, ply: int, mover: int, seat: int, number: int) -> Bluff | None:
    """A raid that is dared because the mover believes more rotten bones to be behind the seat's screen than there are."""
    observation = match.observation(mover)
    if not number or match.view(mover)["bag"] is not None or seat in match.view(None)["out"]:
        return None

    def ask(state: Any) -> dict[str, float]:
        bag = state.bag
        success = none_of(bones.size(bag), bones.of_kind(bag, BLACK), number)
        return {"hides": float(bones.of_kind(state.behind[seat], BLACK)), "success": success}

    asked = means(observation, SAMPLES, ply, lambda state: 1.0, ask)
    truth = match.view(seat)["behind"]["black"]
    believed, success = asked["hides"].value, asked["success"].value
    if believed - truth < FAR_BONES or success < LIKELY:
        return None
    return Bluff(ply, mover, "dared", believed, float(truth))


_GAMES = {"doggybag": _doggybag, "filou": _filou}
