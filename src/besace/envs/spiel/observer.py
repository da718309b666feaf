"""What a player of OpenSpiel's knows: as a tensor of numbers, as a string for people, or with perfect recall.

The tensor of an observation is the vector that `besace.envs.layout` explains. That of an information state holds all that a
player saw and did since the deal; where two of them are equal, so are the strings. V is the length of a vector, and zeros stand
for what has not come yet:

| part | shape | what |
|---|---|---|
| `player` | players | 1 for whose knowledge it is |
| `now` | V | the vector of what the player knows now |
| `asked` | own choices × V | the vectors of what it knew whenever it was asked, the first one first |
| `heard` | moves × 2 | every move since the deal: who made it, and what it was |

Who made a move is the seat + 1, or 7 for chance. What it was is its action + 1, or for a secret move of another player a
negative number: -1 for the first of the game's secret verbs.
"""

import json
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from besace.envs.drawing import listed
from besace.envs.spiel.state import SpielState, Variant
from besace.envs.stepping import describe, look_one
from besace.games.move import Move
from besace.kernel.stream import new_numbers

Numbers = npt.NDArray[np.float32]


class Observer:
    """What a player knows: tensors of the vector's numbers, strings for people, or information states with perfect recall.

    Strings tell what is asked for: all that a player sees, what everybody sees (no private information), or what a player sees
    beyond that (no public information). Tensors and information states are of all that a player sees; others are refused.
    """

    def __init__(self, game: Any, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observing, so not {params}.")
        variant: Variant = game.variant
        functions = variant.game.functions
        self._recall, self._public, self._private = kind.perfect_recall, kind.public_info, kind.private_info
        self._all = self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._vector, self._mask = np.zeros(1, functions.VECTOR), np.zeros(functions.ACTIONS, np.int8)
        self._moves, self._seen = new_numbers(functions.MOST_MOVES), np.zeros(1, functions.Observation.dtype)
        shapes = _shapes(variant, functions.VECTOR.itemsize // 2, self._recall and self._all)
        ends = np.cumsum([0, *(int(np.prod(shape)) for shape in shapes.values())])
        self.tensor: Numbers = np.zeros(ends[-1], np.float32)
        cuts = zip(shapes.items(), pairwise(ends), strict=True)
        self.dict = {name: self.tensor[start:end].reshape(shape) for (name, shape), (start, end) in cuts}

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player knows into the tensor; all 0 before the deal."""
        if not self._all:
            raise ValueError("There is a tensor of all that one player knows, not of a part of it: take the string.")
        position: SpielState = state.position
        if self._recall and position.variant.bounds is None:
            raise ValueError(f"{position.variant.game.name} does not say how long it lasts: take the string, it has no tensor.")
        self.tensor.fill(0)
        if position.states is not None:
            look_one(position.states, player, 0, position.variant.seen, self._vector, self._mask, self._moves)
            self.dict["now" if self._recall else "observation"][:] = self._vector.view(np.int16)
            if self._recall:
                self._remember(position, player)

    def _remember(self, position: SpielState, player: int) -> None:
        self.dict["player"][player] = 1
        kept, known = [], position.kept[player]
        while known is not None:
            kept.append(known[0])
            known = known[1]
        for row, then in zip(self.dict["asked"], reversed(kept), strict=False):
            self._seen.view(np.uint8)[:] = np.frombuffer(then, np.uint8)
            describe(self._seen, self._vector)
            row[:] = self._vector.view(np.int16)
        variant = position.variant
        for row, (seat, move) in zip(self.dict["heard"], position.log, strict=False):
            row[:] = seat + 1, _hidden(variant, move) if variant.secret[move] and seat != player else move + 1

    def string_from(self, state: Any, player: int) -> str:
        position: SpielState = state.position
        if self._recall:
            if not self._all:
                raise ValueError("An information state is all that one player knows, not a part of it.")
            return position.information(player)
        if position.states is None:
            return "before the deal"
        if self._all:
            return listed(position.view(player))
        seats = {
            pyspiel.PrivateInfoType.NONE: [],
            pyspiel.PrivateInfoType.SINGLE_PLAYER: [player],
            pyspiel.PrivateInfoType.ALL_PLAYERS: list(range(position.variant.players)),
        }[self._private]
        everyones = position.view(None)
        told = [listed(everyones)] if self._public else []
        return "\n".join([*told, *(f"seat {seat}: {_own(position.view(seat), everyones)}" for seat in seats)])


def _shapes(variant: Variant, numbers: int, recall: bool) -> dict[str, tuple[int, ...]]:
    """The parts of a tensor."""
    if not recall or variant.bounds is None:
        return {"observation": (numbers,)}
    most = variant.bounds
    asked, heard = (most.own_choices, numbers), (most.choices + most.chances, 2)
    return {"player": (variant.players,), "now": (numbers,), "asked": asked, "heard": heard}


def _hidden(variant: Variant, move: int) -> int:
    """Of a secret move of another player, which verb it was."""
    verb = Move.of(variant.game.write_move(0, move)).verb
    return -1 - variant.game.secret_verbs.index(verb)


def _own(view: dict[str, Any], everyones: dict[str, Any]) -> str:
    """What a view tells beyond that of a spectator."""
    return json.dumps({name: value for name, value in view.items() if name not in ("seat", "moves") and value != everyones[name]})
