"""One switch: ``BESACE_JIT=0`` runs every rule as plain Python; otherwise numba compiles it.

``BESACE_BOUNDSCHECK=1`` compiles with checked indices (5 to 10 % slower), ``BESACE_CACHE`` names another
folder for compiled code. The cache is keyed by a hash of every source that compiled code can come from:
numba alone keeps stale code when a function that another file calls has changed.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

JIT = os.environ.get("BESACE_JIT", "1") != "0"
BOUNDSCHECK = os.environ.get("BESACE_BOUNDSCHECK", "0") == "1"
STALE_AFTER = 30 * 24 * 3600  # seconds after which the compiled code of other sources is thrown away


def _sources_key() -> str:
    """A hash of all of the package's Python sources."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256(b"boundscheck" if BOUNDSCHECK else b"")
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0] in ("kernel", "games", "bots", "envs"):
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def _cache_home() -> Path:
    base = os.environ.get("BESACE_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "besace"


CACHE = _cache_home() / _sources_key() if JIT else None


def throw_away_stale_code() -> None:
    """Delete the compiled code of sources that nobody has run for a month."""
    if CACHE is None or not CACHE.parent.is_dir():
        return
    os.makedirs(CACHE, exist_ok=True)
    os.utime(CACHE)
    for folder in CACHE.parent.iterdir():
        if folder != CACHE and folder.is_dir() and folder.stat().st_mtime < time.time() - STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


if JIT:
    import numba

    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]

    def jit(function: Callable[..., Any]) -> Any:
        """Compile on first use, keep the result on disk, release the GIL while running."""
        return numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=BOUNDSCHECK)(function)

else:

    def jit(function: Callable[..., Any]) -> Any:
        """Leave the function as it is written."""
        return function
