"""Where compiled code comes from: our own folders, and the packages of others that bring games."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "besace.games"  # of entry points: the name of a game, and the package that it is
_ROOT = Path(__file__).parents[1]
_FOLDERS = ("kernel", "games")
_USERS = ("bots", "envs", "train")  # folders where little is compiled: a change to the rest costs nobody a minute
_COMPILED = "from besace.kernel.jit import"  # what a file says in which something is
_PLAIN = ("extras", "parts")  # folders of games where nothing is compiled: a change there costs nobody a minute


@cache
def outside_games() -> tuple[tuple[str, str], ...]:
    """(name, package) of every game that an installed package brings, sorted."""
    return tuple(sorted({(found.name, found.value) for found in entry_points(group=GROUP)}))


def outside_packages() -> list[str]:
    """The packages at the top that these games lie in, sorted."""
    return sorted({package.partition(".")[0] for _, package in outside_games()})


def sources_of(package: str) -> Iterator[tuple[str, Path]]:
    """(name, file) of every source of a package that somebody has installed."""
    spec = find_spec(package)  # of a whole package, so that nothing is imported to find it
    for place in sorted(spec.submodule_search_locations or ()) if spec else ():
        for path in sorted(Path(place).rglob("*.py")):
            yield f"{package}/{path.relative_to(place)}", path


def _our_sources() -> Iterator[tuple[str, Path]]:
    found = [path for folder in _FOLDERS for path in (_ROOT / folder).rglob("*.py")]
    users = [path for folder in _USERS for path in (_ROOT / folder).rglob("*.py")]
    for path in sorted(found + [path for path in users if _COMPILED in path.read_text(encoding="utf-8")]):
        yield str(path.relative_to(_ROOT)), path


def sources_key(salt: bytes, package: str = "") -> str:
    """A hash of our sources that compiled code can come from, and of those of a package that brings games.

    Ours alone have a key of their own, so that nothing of ours is compiled again where a game is installed.
    """
    digest = hashlib.sha256(salt)
    for name, path in (*_our_sources(), *(sources_of(package) if package else ())):
        if set(_PLAIN) & set(Path(name).parts):
            continue
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]
