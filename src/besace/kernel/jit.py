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
from functools import cached_property
from pathlib import Path
from typing import Any

JIT = os.environ.get("BESACE_JIT", "1") != "0"
BOUNDSCHECK = os.environ.get("BESACE_BOUNDSCHECK", "0") == "1"
STALE_AFTER = 30 * 24 * 3600  # seconds after which the compiled code of other sources is thrown away


def _sources_key() -> str:
    """A hash of all of the package's Python sources."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256(b"boundscheck" if BOUNDSCHECK else b"")
    for path in sorted(path for folder in ("kernel", "games", "bots", "envs") for path in (root / folder).rglob("*.py")):
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
    from numba import types
    from numba.core.caching import FunctionCache
    from numba.core.registry import CPUDispatcher
    from numba.core.runtime.nrt import rtsys

    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
    _OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": BOUNDSCHECK, "no_cfunc_wrapper": True}

    class _Inside(CPUDispatcher):
        """As compiled code calls it: not kept one by one, and nothing is made that only Python would need.

        Whole numbers of any width, constants too, come as one type, so that it is compiled once.
        """

        def get_call_template(self, args: Any, kws: Any) -> Any:
            wide = [types.int64 if isinstance(a, types.Integer) else a for a in args]
            found: Any = super().get_call_template(wide, kws)
            compiled: Any = self.overloads[tuple(found[2])]
            found[0].cases = [compiled.signature]  # never one that would do as well
            return found

    class _Kept(FunctionCache):
        """Code on disk, loaded without numba's first getting ready to compile: that takes a third of a start."""

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            rtsys.initialize(target_context)
            with self._guard_against_spurious_io_errors():
                return self._load_overload(sig, target_context)

    class _Rule(CPUDispatcher):
        """As Python calls it: kept on disk together with all that it calls in turn. Compiled code is given ``inside`` instead."""

        @cached_property
        def inside(self) -> Any:
            return _Inside(self.py_func, targetoptions=_OPTIONS | {"no_cpython_wrapper": True})

        @property
        def _numba_type_(self) -> Any:
            return self.inside._numba_type_

        def compile(self, sig: Any) -> Any:
            if not self.overloads:  # not earlier: most are never called from Python
                self._cache = _Kept(self.py_func)
            return super().compile(sig)

    def jit(function: Callable[..., Any]) -> Any:
        """Compile on first use and release the GIL while running."""
        return _Rule(function, targetoptions=_OPTIONS)

else:

    def jit(function: Callable[..., Any]) -> Any:
        """Leave the function as it is written."""
        return function
