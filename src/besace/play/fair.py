"""Fair chance: the server commits to a seed, players add bytes of their own, and every draw follows from both.

Nobody can steer it: the server's seed is fixed (its SHA-256 is published) before it hears what the players add, and the players
add theirs without knowing the seed. After the game the seed is revealed and anyone can recompute every setup, coin and draw.

One draw ``below(k)`` of one chance event is

    block(n) = HMAC-SHA-256(seed, context + event (4 bytes) + n (4 bytes)), n = 0, 1, 2, …
    number   = the first 8 bytes of the block, as a whole number
    result   = number mod k, for the first n whose number is below the largest multiple of k up to 2**64

where ``event`` is 0 for the setup and ply + 1 for the chance move that is played as move number ``ply``, and n goes on through
all draws of the same event. Whole numbers are written with the most significant byte first. docs/protocol.md has the details.

A prepared deal is the same for all who play it, so nobody adds anything, and its draws hang on their place in the game: see
`besace.play.deal`.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Protocol

from besace.errors import BadRecord, choices, quoted
from besace.games import game_named
from besace.games.move import CHANCE_MARK
from besace.play.deal import DealChance
from besace.play.match import Match, draw_setup
from besace.play.records import load, portable

FAIR_VERSION, DEAL_VERSION = 1, 2
SEED_BYTES = 32
MOST_CONTRIBUTION_BYTES = 64
MOST_CONTRIBUTIONS = 16
_WORD, _NUMBER_BYTES, _COUNTER_BYTES = 1 << 64, 8, 4
_KEYS = ("besace_fair", "record", "commitment", "seed", "contributions")


def new_seed() -> bytes:
    """A secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_of(seed: bytes) -> str:
    """What is published before the game: the seed's SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


class Chance(Protocol):
    """Where the draws of a game come from."""

    def setup(self) -> Callable[[int], int]:
        """``below(k)`` for the draws of the setup, asked in order."""
        ...

    def play(self, match: Match, played: Sequence[str]) -> str:
        """Draw and play the chance move that is due after these moves; return it."""
        ...


class FairChance:
    """The draws of one game, from the server's seed and the players' contributions (hexadecimal, "" for none, in seat order)."""

    def __init__(self, seed: bytes, contributions: Sequence[str]) -> None:
        self._seed = seed
        self._context = ("besace-fair-1\n" + "".join(f"{given}\n" for given in contributions)).encode()

    def setup(self) -> Callable[[int], int]:
        """``below(k)`` for the draws of the setup, asked in order."""
        return self._event(0)

    def move(self, ply: int) -> Callable[[int], int]:
        """``below(k)`` for the chance move that is played as move number ``ply``."""
        return self._event(ply + 1)

    def play(self, match: Match, played: Sequence[str]) -> str:
        """Draw and play the chance move that is due after these moves; return it."""
        return match.chance(self.move(len(played)))

    def _event(self, event: int) -> Callable[[int], int]:
        start = self._context + event.to_bytes(_COUNTER_BYTES, "big")
        used = 0

        def below(k: int) -> int:
            nonlocal used
            limit = _WORD - _WORD % k
            while True:
                block = hmac.digest(self._seed, start + used.to_bytes(_COUNTER_BYTES, "big"), "sha256")
                used += 1
                number = int.from_bytes(block[:_NUMBER_BYTES], "big")
                if number < limit:
                    return number % k

        return below


def check_contribution(given: object) -> str:
    """A player's bytes in lower-case hexadecimal, or `BadRecord`."""
    if (
        not isinstance(given, str)
        or len(given) > 2 * MOST_CONTRIBUTION_BYTES
        or len(given) % 2
        or set(given) - set("0123456789abcdef")
    ):
        right = f"up to {MOST_CONTRIBUTION_BYTES} bytes in lower-case hexadecimal"
        raise BadRecord(f"A contribution should be {right}, not {quoted(given)}.")
    return given


def chance_of(seed: bytes, contributions: Sequence[str], version: int = FAIR_VERSION) -> Chance:
    """The chance of a table, or of a prepared deal."""
    return DealChance(seed) if version == DEAL_VERSION else FairChance(seed, contributions)


def fair_record(record: dict[str, Any], seed: bytes, contributions: Sequence[str], version: int = FAIR_VERSION) -> dict[str, Any]:
    """The document that anyone can verify. It reveals the seed: only for finished games."""
    return {
        "besace_fair": version,
        "record": record,
        "commitment": commitment_of(seed),
        "seed": seed.hex(),
        "contributions": list(contributions),
    }


def verify(document: Any) -> Match:
    """The match of a fair record, every chance event recomputed; `BadRecord` where anything differs."""
    chance, record = _read(document), portable(document)
    match, moves = load(record), record["moves"]
    again = _deal(match, chance)
    for ply, move in enumerate(moves):
        if again.to_act != [CHANCE_MARK]:
            again.play(move)
            continue
        drawn = chance.play(again, moves[:ply])
        if drawn != move:
            raise BadRecord(f"Move {ply} is {quoted(move)}, but the seed and the contributions give {quoted(drawn)}.")
    return match


def draws_of(document: Any) -> dict[str, Any]:
    """What every draw of a fair record was among, so that whoever knows no rules can draw again and compare.

    ``setup`` has a bound and a number for each draw; ``moves`` has, for each chance move, the equally likely outcomes in their
    order, equal neighbours counted together.
    """
    match = verify(document)
    below, numbers = _read(document).setup(), list[dict[str, int]]()

    def noted(k: int) -> int:
        numbers.append({"below": k, "number": below(k)})
        return numbers[-1]["number"]

    again = Match(match.game, match.players, match.options, draw_setup(match.game, match.players, match.options, noted))
    moves = []
    for ply, move in enumerate(document["record"]["moves"]):
        if again.to_act == [CHANCE_MARK]:
            moves.append({"ply": ply, "outcomes": [(text, len(list(equal))) for text, equal in groupby(again.outcomes())]})
        again.play(move)
    return {"setup": numbers, "moves": moves}


def _deal(match: Match, chance: Chance) -> Match:
    """A new match with the setup that the seed gives, which should be the recorded one."""
    game, players, options = game_named(match.game.name), match.players, match.options
    again = Match(game, players, options, draw_setup(game, players, options, chance.setup()))
    if again.setup != match.setup:
        raise BadRecord("The recorded setup is not the one that the seed and the contributions give.")
    return again


def _read(document: Any) -> Chance:
    """The chance of a fair record, whose seed is checked against its commitment."""
    if not isinstance(document, dict):
        raise BadRecord(f"A fair record should be a JSON object, not {quoted(document)}.")
    for key in document:
        if key not in _KEYS:
            raise BadRecord(f"The fair record has an unknown key {quoted(key)}: it should be {choices(_KEYS)}.")
    for key in _KEYS:
        if key not in document:
            raise BadRecord(f"The fair record lacks the key {quoted(key)}.")
    version, seed, contributions = document["besace_fair"], document["seed"], document["contributions"]
    if type(version) is not int or version not in (FAIR_VERSION, DEAL_VERSION):
        right = choices((FAIR_VERSION, DEAL_VERSION))
        raise BadRecord(f"The fair record's besace_fair version should be {right}, not {quoted(version)}.")
    if not isinstance(seed, str) or len(seed) != 2 * SEED_BYTES or set(seed) - set("0123456789abcdef"):
        raise BadRecord(f"The seed should be {SEED_BYTES} bytes in lower-case hexadecimal, not {quoted(seed)}.")
    if not isinstance(contributions, list) or len(contributions) > MOST_CONTRIBUTIONS:
        raise BadRecord(f"The contributions should be a list of at most {MOST_CONTRIBUTIONS} texts, not {quoted(contributions)}.")
    if version == DEAL_VERSION and contributions:
        raise BadRecord("A prepared deal is the same for everyone: its fair record should have no contributions.")
    if commitment_of(bytes.fromhex(seed)) != document["commitment"]:
        raise BadRecord("The commitment is not the SHA-256 of the seed: the server did not keep its word.")
    return chance_of(bytes.fromhex(seed), [check_contribution(given) for given in contributions], version)
