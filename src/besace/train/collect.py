"""Games that networks play to learn from: some choices at many tables, with what they led to."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from besace.bots.weights import ends
from besace.games import Game
from besace.games.parts.network import NO_CHOICE
from besace.kernel.generic import SEATS, new_records
from besace.kernel.stream import new_numbers, new_stream
from besace.train.learning import JUDGED, best_choices, draw_choices, judge_rows, look_back
from besace.train.network import Network
from besace.train.tables import BEGIN, PAST, Lots, Room, Tables, ask_club, play

KEEP = 0.95  # how far what a choice was worth follows from what came of it, and not from the next judgement
Numbers = npt.NDArray[Any]


class Frozen(NamedTuple):
    """A network that plays along and does not learn; it draws its choices by how much it likes each."""

    network: Network
    warmth: float = 1.0  # 0: what it likes best

    def choices(self, inputs: Numbers, moves: Numbers, lots: Numbers) -> Numbers:
        """What it chooses in every row; ``lots`` from 0 to 1 decide."""
        out, chosen = self.network.forward(inputs), np.zeros(len(inputs), np.int64)
        if self.warmth:
            out[:, : moves.shape[1]] /= self.warmth
            draw_choices(out, moves, lots, chosen, np.zeros(len(inputs), np.float32))
        else:
            best_choices(out, moves, chosen)
        return chosen


class Floor:
    """Tables side by side, every one of them waiting for a network's choice."""

    def __init__(self, game: Game, count: int, lots: Lots, seed: int) -> None:
        inputs, outputs = ends(game)
        self.game, self.count, self._lots, self._stream = game, count, lots, new_stream(seed, "train")
        self.tables = Tables(
            states=new_records(game.functions, "State", count),
            companies=np.zeros((count, SEATS), np.int8),
            absent=np.zeros(count, np.int64),
            players=np.zeros(count, np.int64),
            seats=np.zeros(count, np.int64),
            inputs=np.zeros((count, inputs), np.float32),
            moves=np.zeros((count, outputs - JUDGED), np.int16),
            shares=np.zeros((count, SEATS), np.float32),
            margins=np.zeros((count, SEATS), np.float32),
            ended=np.zeros(count, np.bool_),
        )
        self._room = Room(
            seen=new_records(game.functions, "Observation"),
            vector=new_records(game.functions, "Vector"),
            draws=new_numbers(game.functions.MOST_DRAWS),
            moves=new_numbers(game.functions.MOST_MOVES),
        )
        self.play(np.full(count, BEGIN))

    def play(self, choices: Numbers) -> None:
        """One choice at every table."""
        play(self.tables, self._lots, self._room, self._stream, choices)

    def club_choices(self) -> Numbers:
        """What a club player would choose at every table, or NO_CHOICE."""
        choices = np.zeros(self.count, np.int64)
        ask_club(self.tables, self._room, self._stream, choices)
        return choices

    def waiting(self, who: int) -> Numbers:
        """Whether this one is to choose, at every table."""
        found: Numbers = self.tables.companies[np.arange(self.count), self.tables.seats] == who
        return found


class Lesson:
    """``span`` choices at every table of a floor, and what can be learnt from them; the arrays are used again and again."""

    def __init__(self, floor: Floor, span: int) -> None:
        tables, self.span = floor.tables, span

        def room(*shape: int, of: Any = np.float32) -> Numbers:
            return np.zeros((span, floor.count, *shape), of)

        self.inputs, self.moves = room(tables.inputs.shape[1]), room(tables.moves.shape[1], of=np.int16)
        self.chosen, self.logs = room(of=np.int64), room()
        self.seats, self.players, self.ended = room(of=np.int64), room(of=np.int64), room(of=np.bool_)
        self.shares, self.margins = room(SEATS), room(SEATS)
        self.values, self.targets = room(JUDGED), room(JUDGED)
        self.own, self.known = room(of=np.bool_), room(of=np.bool_)

    def attend(
        self, floor: Floor, network: Network, past: Frozen | None, scale: float, school: bool, rng: np.random.Generator
    ) -> None:
        """Let the network, and in other seats one that does not learn, play on; points are counted in units of ``scale``.

        At ``school`` it watches club players instead: they choose for it, and what they chose is what it learns.
        """
        tables = floor.tables
        for t in range(self.span):
            self.inputs[t], self.moves[t], self.players[t], self.seats[t] = (
                tables.inputs, tables.moves, tables.players, tables.seats,
            )  # fmt: skip
            out = network.forward(self.inputs[t])
            judge_rows(out, self.players[t], self.values[t])
            before, lots = floor.waiting(PAST), rng.random(floor.count, np.float32)
            draw_choices(out, self.moves[t], lots, self.chosen[t], self.logs[t])
            if past is not None and before.any():
                self.chosen[t, before] = past.choices(self.inputs[t, before], self.moves[t, before], lots[before])
            self.own[t] = (self.moves[t] != NO_CHOICE).sum(1) > 1
            if school:
                shown = floor.club_choices()
                self.chosen[t] = np.where(shown == NO_CHOICE, self.chosen[t], shown)
                self.own[t] &= shown != NO_CHOICE
            elif past is not None:
                self.own[t] &= ~before
            floor.play(self.chosen[t])
            self.ended[t], self.shares[t], self.margins[t] = tables.ended, tables.shares, tables.margins / scale
        came, ends = (self.seats, self.players, self.ended), (self.shares, self.margins)
        look_back(*came, *ends, self.values, np.float32(KEEP), self.targets, self.known)

    def flat(self, name: str) -> Numbers:
        """One of the arrays with all choices in one row."""
        part = getattr(self, name)
        return part.reshape(self.span * part.shape[1], *part.shape[2:])  # type: ignore[no-any-return]
