"""What a training has come to, on disk: after every chapter one file replaces the other whole, so that a crash loses a chapter.

A chapter begins with tables dealt anew, and all its chance follows from the plan and its number; so a training that goes on from
a file becomes the same network as one that never stopped.
"""

import io
import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from besace.errors import BesaceError, quoted
from besace.train.network import Network
from besace.train.plan import Plan

FORMAT = 1
CHECKPOINT = "checkpoint.npz"


class BadCheckpoint(BesaceError):
    """A checkpoint that cannot be read, or is of another training."""


@dataclass
class Point:
    """A point of the learning curve: choices so far, seconds of processor time, and per player count the share won."""

    steps: int
    seconds: float
    shares: dict[int, tuple[float, float, float]]  # mean, and the ends of the 95 % interval
    entropy: float | None = None  # how varied the choices were
    surprise: float | None = None  # how wrong the shares of the win were

    def as_json(self) -> dict[str, Any]:
        shares = {str(players): list(share) for players, share in self.shares.items()}
        return {**vars(self), "shares": shares}

    @staticmethod
    def of(told: dict[str, Any]) -> "Point":
        shares = {int(players): (mean, low, high) for players, (mean, low, high) in told["shares"].items()}
        return Point(told["steps"], told["seconds"], shares, told["entropy"], told["surprise"])


@dataclass
class Progress:
    """A training after some lessons: the network, its past selves, and its curve."""

    network: Network
    lessons: int = 0
    seconds: float = 0.0
    past: list[Network] = field(default_factory=list)
    curve: list[Point] = field(default_factory=list)


def save(folder: Path, plan: Plan, progress: Progress) -> None:
    """Write it all down; the file that was there is replaced when the new one is whole and on the disk."""
    network = progress.network
    told = {
        "besace_training": FORMAT,
        "plan": plan.as_json(),
        "lessons": progress.lessons,
        "seconds": progress.seconds,
        "time": network.time,
        "curve": [point.as_json() for point in progress.curve],
    }
    past = np.array([other.flat for other in progress.past]).reshape(len(progress.past), len(network.flat))
    replace_with(folder / CHECKPOINT, lambda file: np.savez(
        file, told=np.frombuffer(json.dumps(told).encode(), np.uint8), flat=network.flat, first=network.first,
        second=network.second, past=past,
    ))  # fmt: skip


def replace_with(path: Path, write: Any) -> None:
    """Replace a file by what ``write`` writes, whole or not at all."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as wrong:
        raise BadCheckpoint(f"The file {path} cannot be written: {wrong.strerror or wrong}.") from None


def load(folder: Path, plan: Plan) -> Progress | None:
    """Where a training of this plan stopped; None where it has not begun; `BadCheckpoint` where something else is there."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        with np.load(io.BytesIO(path.read_bytes())) as file:
            told = json.loads(file["told"].tobytes())
            arrays = {name: file[name] for name in ("flat", "first", "second", "past")}
        there = told["plan"]
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile):
        raise BadCheckpoint(f"The checkpoint {path} cannot be read: name another folder, or delete it.") from None
    for key, value in plan.as_json().items():
        if there.get(key) != value:
            raise BadCheckpoint(
                f"The training in {folder} has another {key}: {quoted(there.get(key))}, not {quoted(value)}; name another folder."
            )
    if arrays["flat"].shape != Network(plan.sizes).flat.shape:
        raise BadCheckpoint(f"The training in {folder} was begun when networks were told other things: name another folder.")
    return _progress(plan, told, arrays)


def _progress(plan: Plan, told: dict[str, Any], arrays: dict[str, Any]) -> Progress:
    network = Network(plan.sizes)
    network.flat[:], network.first[:], network.second[:] = arrays["flat"], arrays["first"], arrays["second"]
    network.time = told["time"]
    past = []
    for flat in arrays["past"]:
        past.append(Network(plan.sizes))
        past[-1].flat[:] = flat
    return Progress(network, told["lessons"], told["seconds"], past, [Point.of(each) for each in told["curve"]])
