"""What a page needs beside the code: how moves are spelled, options as numbers, how large records are, how bots think."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

import besace
from besace import beliefs
from besace.bots import company, foresight, netsearch, search, weights, why
from besace.bots.levels import LEVELS
from besace.games import GAMES, Game
from besace.games.parts import deals
from besace.games.parts.screen import presenter_of
from besace.kernel.fingerprint import CELL_BYTES
from besace.kernel.stream import FINE, new_stream
from besace.kernel.writing import TEXT
from besace.learn import coach
from besace.learn.review import evaluate, moments, shapes, walk
from besace.play.words import words_in
from besace.wasm.lower import Lowered

SECTION = "besace"  # of the module that holds the tables, as JSON
FORMAT = 1  # of the tables
_ROOT = Path(besace.__file__).parent
_FOLDERS = ("kernel", "games", "bots", "beliefs", "learn", "wasm")
_SAFE = 1 << 53  # whole numbers below it are the same for a page; larger ones go as text


def sources_key() -> str:
    """A hash of everything that a module is made of."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in _FOLDERS for path in (_ROOT / folder).rglob("*.*")):
        if path.suffix in (".py", ".json", ".ll", ".weights"):
            digest.update(f"{path.relative_to(_ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def tables(lowered: Iterable[Lowered]) -> dict[str, Any]:
    """All of them; games of other packages have theirs, too, where they are part of the module."""
    signatures = {each.game: each.signatures for each in lowered}
    return {
        "format": FORMAT,
        "version": besace.__version__,
        "sources": sources_key(),
        "stream": len(new_stream(0)),
        "cell": CELL_BYTES,
        "text": {"size": TEXT.itemsize, "bytes": _offset(TEXT, "bytes")},
        "search": _search(),
        "foresight": _foresight(),
        "learn": _learn(),
        "games": {name: _game(GAMES[name], signatures[name]) for name in signatures},
    }


def _offset(dtype: Any, name: str) -> int:
    return int(dtype.fields[name][1])


def _search() -> dict[str, Any]:
    levels = [
        {"name": each.name, "milliseconds": each.milliseconds, "fancy": each.fancy, "sure": each.sure}
        | {"network": asdict(each.by_network) if each.by_network else None}
        for each in LEVELS
    ]
    sizes = {"room": search.ROOM, "pool": search.POOL, "chunk": search.CHUNK, "longest": search.LONGEST, "fine": FINE}
    return {**sizes, "taste": list(search.TASTE), "levels": levels}


def _foresight() -> dict[str, Any]:
    """How bots look ahead with a network, and what they take strangers for."""
    sizes = {"chunk": netsearch.CHUNK, "longest": netsearch.LONGEST, "most": foresight.MOST, "kinds": company.KINDS}
    return {**sizes, "outlook": list(netsearch.OUTLOOK), "sure": netsearch.SURE, "prior": list(netsearch.PRIOR)}


def _learn() -> dict[str, Any]:
    """How a coach thinks and how a review looks back."""
    return {
        "beliefs": beliefs.SAMPLES,
        "hint": coach.ITERATIONS,
        "worlds": coach.WORLDS,
        "facts": why.FACTS,
        "apart": why.SURE,
        "version": walk.VERSION,
        "samples": [evaluate.LEAST_SAMPLES, walk.SAMPLES],
        "few": evaluate.FEW_MOVES,
        "kept": evaluate.LEAST_KEPT,
        "sure": shapes.SURE,
        "telling": shapes.TELLING,
        "moments": moments.MOMENTS,
        "thumb": search.TASTE.thumb,
    }


def _game(game: Game, signatures: Mapping[str, str]) -> dict[str, Any]:
    functions, model = game.functions, game.models.get(search.WATCHED)
    prepared = game.part("deals")
    return {
        "players": [game.players[0], game.players[-1]],
        "options": [{"name": o.name, "values": o.values, "only_players": o.only_players} for o in game.options],
        "encoded": [game.encode_options(chosen) for chosen in _choices(game)],
        "spellings": game.spellings,
        "secret_verbs": game.secret_verbs,
        "modest_verbs": game.modest_verbs,
        "open_options": game.open_options,
        "state": functions.STATE.itemsize,
        "observation": functions.OBSERVATION.itemsize,
        "seat": _offset(functions.OBSERVATION, "seat"),
        "most_draws": functions.MOST_DRAWS,
        "most_moves": functions.MOST_MOVES,
        "leanings": model.table if model else None,
        "network": _network(game),
        "guide": getattr(prepared, "GUIDE", None),
        "iterations": getattr(prepared, "ITERATIONS", deals.ITERATIONS),
        "functions": dict(signatures),
        "fields": {name: _field(functions.OBSERVATION, name) for name in functions.OBSERVATION.names},
        "constants": {**_constants(game.part("beliefs")), **_constants(game.part("bluffs"))},
        "deciding": getattr(game.part("beliefs"), "DECIDING", {}),
        "arguments": presenter_of(game, words_in("en"), []).arguments,
    }


def _network(game: Game) -> dict[str, Any] | None:
    """How large a game's network is, and which weights fit it: they are a file of their own, by their hash."""
    if not weights.has_network(game):
        return None
    held = weights.of_game(game.name)
    return {"vector": game.functions.VECTOR.itemsize, "sizes": held.sizes, "sha256": held.told["sha256"]}


def _field(dtype: Any, name: str) -> list[Any]:
    """Where a field of an observation lies, how wide its numbers are (negative: without a sign), and its shape."""
    base = dtype[name].base
    return [_offset(dtype, name), base.itemsize if base.kind == "i" else -base.itemsize, *dtype[name].shape]


def _constants(part: Any) -> dict[str, Any]:
    """The numbers of the rules that a part works with."""

    def plain(value: Any) -> Any:
        return [plain(each) for each in value] if isinstance(value, tuple) else str(value) if abs(value) >= _SAFE else value

    def is_number(value: Any) -> bool:
        return all(map(is_number, value)) if isinstance(value, tuple) else type(value) in (int, float)

    return {name: plain(value) for name, value in (vars(part) if part else {}).items() if name.isupper() and is_number(value)}


def _choices(game: Game) -> Iterable[dict[str, Any]]:
    """Every choice of options, the last option changing fastest."""
    names = [option.name for option in game.options]
    return (dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options)))
