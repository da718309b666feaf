"""One game as OpenSpiel thinks of it: every draw of the setup is a chance move, and whoever moves is a number."""

import hashlib
import json
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

from besace.envs.spiel.small import bounds_of, small_start
from besace.envs.stepping import chances, pay_one
from besace.errors import BesaceError, IllegalMove
from besace.games import Game, game_named
from besace.games.move import Move
from besace.games.parts.small import Start
from besace.kernel import boxed
from besace.kernel.generic import CHANCE, CHANCE_SEAT, SEATS, SPECTATOR, new_records
from besace.kernel.stream import new_floats, new_numbers, new_stream
from besace.play.match import Match
from besace.play.views import view_of

DIGEST = 12  # bytes
TERMINAL, TOGETHER, DEALING = -4, -2, -1  # who moves, in OpenSpiel's numbers; chance deals


Kept = tuple[bytes, Any] | None  # what a player knew when it was asked, and before


class Deal(NamedTuple):
    """One way to the start of a small game, and how likely it is."""

    draws: Sequence[int]
    opening: Sequence[tuple[int, int]]
    odds: float


class Variant:
    """A game as it is played here: by how many, with which options, from which start, and whether those who choose at the same
    time are asked together. The buffers are room to work in."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], reward: int, left: int, together: bool) -> None:
        self.game, self.players, self.options, self.reward, self.together = game, players, dict(options), reward, together
        self.key = (game.name, players, json.dumps(self.options), reward, left, together)
        self.small = small = small_start(game.name, players, self.options, left) if left else None
        encoded = game.encode_options(options)
        self.numbers = new_numbers(max(1, len(encoded)))
        self.numbers[: len(encoded)] = encoded
        state = new_records(game.functions, "State")
        count = boxed.draw_count(state, players, self.numbers)
        self.draws = [int(boxed.bound(state, players, self.numbers, i)) for i in range(count)]  # how many ways each can go
        self.deals = _deals(game, players, options, small) if small else []
        self.barred = {move for move, text in enumerate(game.spellings) if small and text in small.barred}
        self.bounds = bounds_of(game, players, self.options, small)
        self.secret = [text is not None and game.secret(f"0 {text}") for text in game.spellings]
        self.spoken: dict[tuple[int, int], tuple[str, str]] = {}  # (seat, move): as the mover tells it, and as others hear it
        self.moves, self.times = new_numbers(game.functions.MOST_MOVES), new_numbers(game.functions.MOST_MOVES)
        self.seen, self.paid = new_records(game.functions, "Observation"), new_floats(SEATS)


def _deals(game: Game, players: int, options: Mapping[str, Any], small: Start) -> list[Deal]:
    """The ways to a small game's start, those that are the same counted together."""
    counted: dict[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], int] = {}
    for setup, opening in small.ways:
        deal = tuple(game.draws_of(players, options, setup)), tuple(game.read_move(text) for text in opening)
        counted[deal] = counted.get(deal, 0) + 1
    return [Deal(*deal, times / len(small.ways)) for deal, times in counted.items()]


@cache
def variant_of(name: str, players: int, options: str, reward: int, left: int, together: bool) -> Variant:
    """The same by plain texts and numbers: positions are written down with these."""
    return Variant(game_named(name), players, json.loads(options), reward, left, together)


def _played(key: tuple[Any, ...], draws: list[int], log: list[tuple[int, int]]) -> "SpielState":
    """A position from what led to it."""
    position = SpielState(variant_of(*key))
    for drawn in draws:
        position.play(drawn)
    while (done := len(position.log)) < len(log):
        if position.player == TOGETHER:
            position.play_together(dict(log[done : done + len(position.choosers())]))
        else:
            position.play(log[done][1])
    return position


class SpielState:
    """The position, the moves that led to it since the deal, and what each player knew whenever it was asked."""

    def __init__(self, variant: Variant) -> None:
        self.variant, self.player = variant, DEALING
        self.draws: list[int] = []
        self.log: list[tuple[int, int]] = []
        self.told: list[list[str]] = [[] for _ in range(variant.players)]  # the moves, as each player heard of them
        self.asked: list[bytes] = [b""] * variant.players  # a digest of all that each player knew whenever it was asked
        self.kept: list[Kept] = [None] * variant.players  # what it knew then, the latest first
        self.states: Any = None

    def __deepcopy__(self, memo: Any) -> "SpielState":
        other = object.__new__(SpielState)
        other.variant, other.player, other.states = self.variant, self.player, None
        other.draws, other.log, other.asked, other.kept = self.draws[:], self.log[:], self.asked[:], self.kept[:]
        other.told = [told[:] for told in self.told]
        if self.states is not None:
            other.states = self.states.copy()
        return other

    def __reduce__(self) -> Any:
        return _played, (self.variant.key, self.draws, self.log)

    def outcomes(self) -> list[tuple[int, float]]:
        """Chance's moves and how likely each is."""
        if self.states is None:
            if self.variant.deals:
                return [(i, deal.odds) for i, deal in enumerate(self.variant.deals)]
            many = self.variant.draws[len(self.draws)]
            return [(i, 1 / many) for i in range(many)]
        count = chances(self.states, self.variant.moves, self.variant.times)
        times = self.variant.times[:count].tolist()
        return [(move, n / sum(times)) for move, n in zip(self.variant.moves[:count].tolist(), times, strict=True)]

    def legal(self, player: int) -> list[int]:
        """The player's moves in rising order; none where it is not among those who choose together."""
        moves = self.variant.moves
        if self.player == TOGETHER and player not in self.choosers():
            return []
        found: list[int] = sorted(moves[: boxed.legal(self.states, player, moves)].tolist())
        return [move for move in found if move not in self.variant.barred] or found if self.variant.barred else found

    def check(self, move: int, player: int) -> None:
        """Raise `IllegalMove` where a player, or chance (DEALING), cannot make a move now."""
        if not self._may(move, player):
            who = "chance" if player == DEALING else f"player {player}"
            now = "the game is over" if self.player == TERMINAL else "legal_actions tells which moves are"
            raise IllegalMove(f"Move {move} is not legal for {who}: {now}.")

    def _may(self, move: int, player: int) -> bool:
        variant = self.variant
        if self.states is None:
            return 0 <= move < (len(variant.deals) or variant.draws[len(self.draws)])
        if player == DEALING:
            return move in variant.moves[: chances(self.states, variant.moves, variant.times)]
        return player >= 0 and move in self.legal(player)

    def play(self, move: int) -> None:
        """Play a legal move of whoever is to move."""
        if self.states is None:
            self._deal(move)
            return
        if self.player >= 0:
            self._ask(self.player)
        self._move(CHANCE_SEAT if self.player < 0 else self.player, move)
        self._find_player()

    def choosers(self) -> list[int]:
        """The seats that may move."""
        acting = boxed.to_act(self.states)
        return [seat for seat in range(self.variant.players) if acting >> seat & 1]

    def play_together(self, moves: Mapping[int, int]) -> None:
        """Play a legal move of each seat that chooses now; none of them hears of another's before it has chosen."""
        choosers = self.choosers()
        for seat in choosers:
            self._ask(seat)
        for seat in choosers:
            self._move(seat, moves[seat])
        self._find_player()

    def _ask(self, player: int) -> None:
        """Keep what a player knows when it is asked."""
        known = self.known(player)
        self.asked[player] = _digest(self.asked[player], known)
        self.kept[player] = known, self.kept[player]

    def _move(self, seat: int, move: int) -> None:
        self.log.append((seat, move))
        own, heard = self._spoken(seat, move)
        for player, told in enumerate(self.told):
            told.append(own if player == seat else heard)
        boxed.step(self.states, seat, move)

    def _deal(self, drawn: int) -> None:
        variant = self.variant
        self.draws.append(drawn)
        if not variant.deals and len(self.draws) < len(variant.draws):
            return
        self.states = new_records(variant.game.functions, "State")
        deal = variant.deals[drawn] if variant.deals else Deal(self.draws, (), 1.0)
        numbers = new_numbers(len(deal.draws))
        numbers[:] = deal.draws
        boxed.setup(self.states, variant.players, variant.numbers, numbers)
        for seat, move in deal.opening:
            boxed.step(self.states, seat, move)
        self._find_player()

    def _find_player(self) -> None:
        acting = boxed.to_act(self.states)
        if acting == CHANCE:
            self.player = DEALING
        elif self.variant.together and acting & acting - 1:
            self.player = TOGETHER
        else:
            self.player = (acting & -acting).bit_length() - 1 if acting else TERMINAL

    def known(self, player: int) -> bytes:
        """Every byte of what a player knows now."""
        boxed.observe(self.states, player, self.variant.seen)
        return bytes(self.variant.seen.tobytes())

    def information(self, player: int) -> str:
        """What a player saw and did since the deal: with perfect recall, and the same where it cannot tell two games apart."""
        if self.states is None:
            return f"p{player} before the deal"
        return f"p{player} {', '.join(self.told[player])} #{_digest(self.asked[player], self.known(player)).hex()}"

    def _spoken(self, seat: int, move: int) -> tuple[str, str]:
        """A move as the mover tells it and as the others hear of it: of a secret one, that it was made."""
        spoken = self.variant.spoken.get((seat, move))
        if spoken is None:
            text = self.variant.game.write_move(seat, move)
            heard = str(Move.of(text)._replace(args=("?",))) if self.variant.secret[move] else text
            spoken = self.variant.spoken[seat, move] = text, heard
        return spoken

    def view(self, player: int | None) -> dict[str, Any]:
        """What a player, or a spectator, sees."""
        variant, seat = self.variant, SPECTATOR if player is None else player
        return view_of(variant.game, variant.players, variant.options, self.states, seat, len(self.log))

    def payoffs(self) -> list[float]:
        """What the finished game is worth to each; nothing before it is."""
        if self.player != TERMINAL:
            return [0.0] * self.variant.players
        pay_one(self.states, self.variant.players, self.variant.reward, self.variant.paid)
        return [float(paid) for paid in self.variant.paid[: self.variant.players]]


def _digest(before: bytes, known: bytes) -> bytes:
    """Of all that a player knew whenever it was asked, and of what it knows now."""
    return hashlib.blake2b(before + known, digest_size=DIGEST).digest()


def resampled(position: SpielState, player: int, uniform: Callable[[], float]) -> tuple[list[int], list[int]]:
    """Draws and moves of a game that the player cannot tell from this one."""
    if position.variant.together:
        raise BesaceError("Games are resampled where choices come one after another: load the game without simultaneous=true.")
    if position.states is None:
        return position.draws, []
    if position.variant.small:
        return _resampled_small(position, player, uniform)
    variant, game = position.variant, position.variant.game
    state = new_records(game.functions, "State")
    boxed.observe(position.states, player, variant.seen)
    boxed.resample(variant.seen, state, new_stream(int(uniform() * (1 << 53))))
    told = [
        (seat, None if variant.secret[move] and seat != player else move, when)
        for (seat, move), when in zip(position.log, _turns(position), strict=True)
    ]
    setup = Match(game, variant.players, variant.options, position.draws).setup
    fitting, moves = game.past(game.functions.State().load(state), player, setup, told, lambda k: int(uniform() * k))
    return game.draws_of(variant.players, variant.options, fitting), moves


def _turns(position: SpielState) -> list[int]:
    """The round or turn, from 0, in which each move was made: everybody knows it."""
    again, turns = SpielState(position.variant), []
    for drawn in position.draws:
        again.play(drawn)
    for _, move in position.log:
        boxed.observe(again.states, SPECTATOR, position.variant.seen)
        turns.append(int(position.variant.seen[position.variant.game.clock][0]))
        again.play(move)
    return turns


TRIES = 100_000


def _resampled_small(position: SpielState, player: int, uniform: Callable[[], float]) -> tuple[list[int], list[int]]:
    """Of a small game: play it again with other deals and other secret moves until the player sees the same."""
    wanted, variant = position.information(player), position.variant
    ends = list(accumulate(deal.odds for deal in variant.deals))[:-1]
    for _ in range(TRIES):
        again = SpielState(variant)
        again.play(bisect(ends, uniform()))
        for seat, move in position.log:
            if again.player not in (seat, DEALING) or (again.player == DEALING) != (seat == CHANCE_SEAT):
                break
            if variant.secret[move] and seat != player:
                moves = [m for m in again.legal(seat) if variant.secret[m]]
                again.play(moves[int(uniform() * len(moves))])
            elif seat == CHANCE_SEAT or move in again.legal(seat):
                again.play(move)
            else:
                break
        else:
            if again.information(player) == wanted:
                return again.draws, [move for _, move in again.log]
    raise AssertionError("the true deal is one of those that fit")
