"""One game as OpenSpiel thinks of it: every draw of the setup is a chance move, and whoever moves is a number."""

import hashlib
import json
from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from typing import Any

from besace.envs.late import late_start
from besace.envs.stepping import chances, pay_one
from besace.games import Game, game_named
from besace.kernel import boxed
from besace.kernel.generic import CHANCE, CHANCE_SEAT, SEATS, SPECTATOR, new_records
from besace.kernel.stream import new_floats, new_numbers, new_stream
from besace.play.match import Match
from besace.play.views import view_of

TERMINAL, DEALING = -4, -1  # who moves, in OpenSpiel's numbers; chance deals


class Rules:
    """What all positions of a game have in common; the buffers are room to work in."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], reward: int, left: int) -> None:
        self.game, self.players, self.options, self.reward = game, players, dict(options), reward
        self.key = (game.name, players, json.dumps(self.options), reward, left)
        self.late = late = late_start(game.name, players, self.options, left) if left else None
        encoded = game.encode_options(options)
        self.numbers = new_numbers(max(1, len(encoded)))
        self.numbers[: len(encoded)] = encoded
        state = new_records(game.rules, "State")
        count = boxed.draw_count(state, players, self.numbers)
        self.bounds = [int(boxed.bound(state, players, self.numbers, i)) for i in range(count)]
        self.deals = [game.draws_of(players, options, setup) for setup in late.setups] if late else []
        self.opening = [game.read_move(text) for text in late.opening] if late else []
        self.secret = [text is not None and game.secret(f"0 {text}") for text in game.words]
        self.moves, self.times = new_numbers(game.rules.MOST_MOVES), new_numbers(game.rules.MOST_MOVES)
        self.seen, self.paid = new_records(game.rules, "Observation"), new_floats(SEATS)


@cache
def rules_of(name: str, players: int, options: str, reward: int, left: int) -> Rules:
    """The rules by plain words and numbers: positions are written down with these."""
    return Rules(game_named(name), players, json.loads(options), reward, left)


def _played(key: tuple[Any, ...], draws: list[int], log: list[tuple[int, int]]) -> "Position":
    """A position from what led to it."""
    position = Position(rules_of(*key))
    for move in (*draws, *(move for _, move in log)):
        position.play(move)
    return position


class Position:
    """The position, the moves that led to it since the deal, and what each player knew whenever it was asked."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.player = rules, DEALING
        self.draws: list[int] = []
        self.log: list[tuple[int, int]] = []
        self.asked: list[list[bytes]] = [[] for _ in range(rules.players)]
        self.states: Any = None

    def __deepcopy__(self, memo: Any) -> "Position":
        other = copy(self)
        other.draws, other.log, other.asked = self.draws[:], self.log[:], [known[:] for known in self.asked]
        if self.states is not None:
            other.states = self.states.copy()
        return other

    def __reduce__(self) -> Any:
        return _played, (self.rules.key, self.draws, self.log)

    def outcomes(self) -> list[tuple[int, float]]:
        """Chance's moves and how likely each is."""
        if self.states is None:
            many = len(self.rules.deals) or self.rules.bounds[len(self.draws)]
            return [(i, 1 / many) for i in range(many)]
        count = chances(self.states, self.rules.moves, self.rules.times)
        times = self.rules.times[:count].tolist()
        return [(move, n / sum(times)) for move, n in zip(self.rules.moves[:count].tolist(), times, strict=True)]

    def legal(self, player: int) -> list[int]:
        """The player's moves in rising order."""
        moves = self.rules.moves
        return sorted(moves[: boxed.legal(self.states, player, moves)].tolist())

    def play(self, move: int) -> None:
        """Play a legal move of whoever is to move."""
        if self.states is None:
            self._deal(move)
            return
        if self.player >= 0:
            self.asked[self.player].append(self.known(self.player))
        seat = CHANCE_SEAT if self.player < 0 else self.player
        self.log.append((seat, move))
        boxed.step(self.states, seat, move)
        self._find_player()

    def _deal(self, drawn: int) -> None:
        rules = self.rules
        self.draws.append(drawn)
        if not rules.deals and len(self.draws) < len(rules.bounds):
            return
        self.states = new_records(rules.game.rules, "State")
        draws = rules.deals[drawn] if rules.deals else self.draws
        numbers = new_numbers(len(draws))
        numbers[:] = draws
        boxed.setup(self.states, rules.players, rules.numbers, numbers)
        for seat, move in rules.opening:
            boxed.step(self.states, seat, move)
        self._find_player()

    def _find_player(self) -> None:
        acting = boxed.to_act(self.states)
        if acting == CHANCE:
            self.player = DEALING
        else:
            self.player = (acting & -acting).bit_length() - 1 if acting else TERMINAL

    def known(self, player: int) -> bytes:
        """Every byte of what a player knows now."""
        boxed.observe(self.states, player, self.rules.seen)
        return bytes(self.rules.seen.tobytes())

    def information(self, player: int) -> str:
        """What a player saw and did since the deal: with perfect recall, and the same where it cannot tell two games apart."""
        if self.states is None:
            return f"p{player} before the deal"
        digest = hashlib.blake2b(digest_size=12)
        for known in (*self.asked[player], self.known(player)):
            digest.update(known)
        return f"p{player} {', '.join(self._told(player))} #{digest.hexdigest()}"

    def _told(self, player: int) -> list[str]:
        """The moves as the player heard of them: of a secret one that it was made."""
        words, secret = self.rules.game.words, self.rules.secret
        return [
            f"{'*' if seat == CHANCE_SEAT else seat} "
            + (str(words[move]) if seat == player or not secret[move] else f"{str(words[move]).split()[0]} ?")
            for seat, move in self.log
        ]

    def view(self, player: int | None) -> dict[str, Any]:
        """What a player, or a spectator, sees."""
        rules, seat = self.rules, SPECTATOR if player is None else player
        return view_of(rules.game, rules.players, rules.options, self.states, seat, len(self.log))

    def payoffs(self) -> list[float]:
        """What the finished game is worth to each; nothing before it is."""
        if self.player != TERMINAL:
            return [0.0] * self.rules.players
        pay_one(self.states, self.rules.players, self.rules.reward, self.rules.paid)
        return [float(paid) for paid in self.rules.paid[: self.rules.players]]


def resampled(position: Position, player: int, uniform: Callable[[], float]) -> tuple[list[int], list[int]]:
    """Draws and moves of a game that the player cannot tell from this one."""
    if position.states is None:
        return position.draws, []
    if position.rules.late:
        return _resampled_late(position, player, uniform)
    rules, game = position.rules, position.rules.game
    state = new_records(game.rules, "State")
    boxed.observe(position.states, player, rules.seen)
    boxed.resample(rules.seen, state, new_stream(int(uniform() * (1 << 31))))
    told = [
        (seat, None if rules.secret[move] and seat != player else move, when)
        for (seat, move), when in zip(position.log, _turns(position), strict=True)
    ]
    setup = Match(game, rules.players, rules.options, position.draws).setup
    fitting, moves = game.past(game.rules.State().load(state), player, setup, told, lambda k: int(uniform() * k))
    return game.draws_of(rules.players, rules.options, fitting), moves


def _turns(position: Position) -> list[int]:
    """The round or turn, from 0, in which each move was made: everybody knows it."""
    again, turns = Position(position.rules), []
    for drawn in position.draws:
        again.play(drawn)
    clock = next(name for name in ("played", "now", "turn") if name in (position.rules.game.rules.OBSERVATION.names or ()))
    for _, move in position.log:
        boxed.observe(again.states, SPECTATOR, position.rules.seen)
        turns.append(int(position.rules.seen[clock][0]))
        again.play(move)
    return turns


TRIES = 100_000


def _resampled_late(position: Position, player: int, uniform: Callable[[], float]) -> tuple[list[int], list[int]]:
    """Of a late game, which is small: play it again with other deals and other secret moves until the player sees the same."""
    wanted, rules = position.information(player), position.rules
    for _ in range(TRIES):
        again = Position(rules)
        again.play(int(uniform() * len(rules.deals)))
        for seat, move in position.log:
            if again.player not in (seat, DEALING) or (again.player == DEALING) != (seat == CHANCE_SEAT):
                break
            if rules.secret[move] and seat != player:
                moves = [m for m in again.legal(seat) if rules.secret[m]]
                again.play(moves[int(uniform() * len(moves))])
            elif seat == CHANCE_SEAT or move in again.legal(seat):
                again.play(move)
            else:
                break
        else:
            if again.information(player) == wanted:
                return again.draws, [move for _, move in again.log]
    raise AssertionError("the true deal is one of those that fit")
