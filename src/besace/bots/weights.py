"""Files of weights: what a network has learnt, and all that is needed to learn it again.

    {"besace_net": 1, "game": …, "layout": …, "sizes": [190, 256, 128, 24], "version": …, "sources": …, "command": …, "steps": …,
     "seed": …, "sha256": …}
    the weights as half-precision numbers, layer by layer

The first line is JSON. ``layout`` names what the network is told and may choose (see `besace.games.parts.network`), ``sources``
is a hash of the code that it was trained with, ``sha256`` one of the weights. A file that does not fit the game as it is now is
refused: its numbers would mean something else.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.errors import BesaceError
from besace.games import Game, game_named
from besace.games.game import EXTRAS
from besace.games.parts.network import WEIGHTS, layout_of, starts
from besace.kernel.generic import SEATS
from besace.kernel.network import LAYERS, Layers, count_of, layers_of

VERSION = 1
HALF = np.dtype("<f2")
_KEYS = ("game", "layout", "sizes", "version", "sources", "command", "steps", "seed", "sha256")


class BadWeights(BesaceError):
    """Weights that are not there, not whole, or not for this game as it is now."""


@dataclass(frozen=True)
class Weights:
    """What a file holds: its first line, and the weights in one array."""

    told: Mapping[str, Any]
    flat: npt.NDArray[np.float32]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How wide the layers are, inputs first."""
        return tuple(self.told["sizes"])

    @property
    def layers(self) -> Layers:
        """As the kernel takes them."""
        return layers_of(self.flat, self.sizes)


def layout(game: Game) -> str:
    """The name of what networks of a game are told now, and may choose."""
    part = game.part("network")
    return layout_of(game.vector_fields, part.INPUTS, part.CHOICES)


def ends(game: Game) -> tuple[int, int]:
    """How many numbers go into a network of this game and how many come out: a wish a choice, a share a seat and a margin."""
    part = game.part("network")
    if part is None:
        raise BadWeights(f"There is no network for {game.name}: the game does not say what to tell one.")
    return starts(part.INPUTS)[-1], starts(part.CHOICES)[-1] + SEATS + 1


def written(game: Game, flat: npt.NDArray[np.float32], **told: Any) -> bytes:
    """A file of weights."""
    body = flat.astype(HALF).tobytes()
    known = {"besace_net": VERSION, "game": game.name, "layout": layout(game), **told, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(known, ensure_ascii=False).encode() + b"\n" + body


def read(game: Game, data: bytes, name: str) -> Weights:
    """The weights of a file of that name, or `BadWeights`."""
    inputs, outputs = ends(game)
    line, _, body = data.partition(b"\n")
    try:
        told = json.loads(line)
        found = [told[key] for key in _KEYS]
        sizes = [int(size) for size in told["sizes"]]
    except (ValueError, RecursionError, KeyError, TypeError):
        raise BadWeights(f"The file {name} does not hold the weights of a network.") from None
    if found[0] != game.name:
        raise BadWeights(f"The weights {name} are for {found[0]}, not for {game.name}.")
    if told["layout"] != layout(game) or len(sizes) != LAYERS + 1 or (sizes[0], sizes[-1]) != (inputs, outputs):
        raise BadWeights(
            f"The weights {name} do not fit {game.name} as it is now: what networks are told has changed since, so train anew."
        )
    if hashlib.sha256(body).hexdigest() != told["sha256"] or len(body) != HALF.itemsize * count_of(sizes):
        raise BadWeights(f"The weights {name} are not what their hash says: the file is damaged.")
    return Weights(told, np.frombuffer(body, HALF).astype(np.float32))


def has_network(game: Game) -> bool:
    """Whether weights come with a game."""
    return _has_weights(game.name)


@cache
def _has_weights(name: str) -> bool:
    game = game_named(name)
    return game.part("network") is not None and game.folder.joinpath(EXTRAS, WEIGHTS).is_file()


@cache
def of_game(name: str) -> Weights:
    """The weights that come with a game, or `BadWeights`."""
    game = game_named(name)
    ends(game)
    file = game.folder.joinpath(EXTRAS, WEIGHTS)
    if not file.is_file():
        raise BadWeights(f"There is no network for {name} yet: besace train {name} makes one.")
    return read(game, file.read_bytes(), f"of {name}")


def of_file(game: Game, path: Path | Traversable) -> Weights:
    """The weights of a file, or `BadWeights`."""
    try:
        data = path.read_bytes()
    except OSError as wrong:
        raise BadWeights(f"The weights {path} cannot be read: {wrong.strerror or wrong}.") from None
    return read(game, data, str(path))
