"""Networks that have learnt nothing: whatever they say, they must say the same of what looks the same."""

from pathlib import Path
from typing import Any

import numpy as np

import besace
from besace.bots import weights

HIDDEN = (24, 16)


def sizes_of(game: str) -> tuple[int, ...]:
    inputs, outputs = weights.ends(besace.GAMES[game])
    return (inputs, *HIDDEN, outputs)


def random_weights(game: str, seed: int = 1, **told: Any) -> bytes:
    """A file of weights that chance has made."""
    sizes = sizes_of(game)
    rng = np.random.default_rng(seed)
    flat = rng.normal(0, 0.3, weights.count_of(sizes)).astype(np.float32)
    facts = {"sizes": list(sizes), "version": "0", "sources": "", "command": "", "steps": 0, "seed": seed}
    return weights.written(besace.GAMES[game], flat, **facts | told)


def random_net(game: str, folder: Path, seed: int = 1) -> str:
    """Such a file, as the net bot takes it."""
    path = folder / f"{game}-{seed}.weights"
    path.write_bytes(random_weights(game, seed))
    return str(path)
