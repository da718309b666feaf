"""Who takes part, as people write it: ``search:level=3`` for the bot search with its setting level, or a bot of one's own by the
module and the callable that makes it, ``my_bots:greedy`` or ``my_bots:greedy:depth=3``."""

import hashlib
import json
from typing import Any

from besace.bots import BOTS, Bot, any_seed, bot, made
from besace.bots.named.outside import callable_named
from besace.errors import BadOption, quoted

_SEED_BYTES = 8


def read_entrant(written: str) -> tuple[str, dict[str, Any]]:
    """The bot's name and settings; a value that is JSON (3, 0.5, true) is read as such, anything else as text."""
    name, *pairs = written.split(":")
    if name not in BOTS and pairs and "=" not in pairs[0]:
        name = f"{name}:{pairs.pop(0)}"  # a module and its callable
    settings: dict[str, Any] = {}
    for pair in pairs:
        setting, equals, value = pair.partition("=")
        if not equals or not setting:
            raise BadOption(f"A bot's setting should be written name:setting=value, not {quoted(written)}.")
        if setting == "seed" or setting in settings:
            why = "is given by the arena" if setting == "seed" else "is given twice"
            raise BadOption(f"The setting {quoted(setting)} of the bot {name} {why}.")
        try:
            settings[setting] = json.loads(value)
        except (ValueError, RecursionError):
            settings[setting] = value
    return name, settings


def make(written: str, seed: int | None = 0) -> Bot:
    """The bot itself, or a `BesaceError` that says what is wrong with how it is written; with a seed of None, as it likes."""
    name, settings = read_entrant(written)
    if ":" in name:
        return made(name, callable_named(name), any_seed() if seed is None else seed, settings)
    return bot(name, seed=seed, **settings)


def seed_of(*parts: object) -> int:
    """A seed for a bot of its own, from whatever names its game and seat."""
    digest = hashlib.blake2b("\n".join(map(str, parts)).encode(), digest_size=_SEED_BYTES).digest()
    return int.from_bytes(digest, "big")
