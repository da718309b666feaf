"""One switch: ``BESACE_JIT=0`` runs every rule as plain Python; otherwise numba compiles it.

``BESACE_BOUNDSCHECK=1`` compiles with checked indices (5 to 10 % slower), ``BESACE_CACHE`` names another
folder for compiled code, ``BESACE_TARGET=wasm`` is for compiling what runs in browsers (see `besace.wasm`). The cache is
keyed by a hash of every source that compiled code can come from: numba alone keeps stale code when a function that another
file calls has changed. What is compiled for a game of another package lies apart, under a key of its own.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

from besace.errors import BesaceError
from besace.kernel.sources import outside_packages, sources_key

JIT = os.environ.get("BESACE_JIT", "1") != "0"
ELSEWHERE = os.environ.get("BESACE_TARGET") == "wasm"  # nothing that only this processor has
BOUNDSCHECK = os.environ.get("BESACE_BOUNDSCHECK", "0") == "1"
STALE_AFTER = 30 * 24 * 3600  # seconds after which the compiled code of other sources is thrown away


def _cache_home() -> Path:
    base = os.environ.get("BESACE_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "besace"


@cache
def _folder(package: str = "") -> Path:
    """Where code is kept that is compiled for our games, or for those of another package."""
    salt = (b"boundscheck" if BOUNDSCHECK else b"") + (b"wasm" if ELSEWHERE else b"")
    return _cache_home() / sources_key(salt, package)


CACHE = _folder() if JIT else None


def throw_away_stale_code() -> None:
    """Delete the compiled code of sources that nobody has run for a month."""
    if CACHE is None or not CACHE.parent.is_dir():
        return
    used = [CACHE, *map(_folder, outside_packages())]
    for folder in used:
        os.makedirs(folder, exist_ok=True)
        os.utime(folder)
    for folder in CACHE.parent.iterdir():
        if folder not in used and folder.is_dir() and folder.stat().st_mtime < time.time() - STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


if JIT:
    from numba import types
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import CPUDispatcher
    from numba.core.runtime.nrt import rtsys
    from numba.core.sigutils import normalize_signature

    packages: dict[Any, str] = {}  # of others: by the numba types of the states and observations of their games
    _OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": BOUNDSCHECK, "no_cfunc_wrapper": True}

    class _Linked(JITCodeLibrary):
        """What other compiled code takes in: made ready for that, optimised again where it ends up, never run by itself.

        So no machine code is made of it. That would not only take its time: what prepares code for a processor changes it in
        place, and makes it worse to take in.
        """

        def _optimize_functions(self, ll_module: Any) -> None:
            ll_module.data_layout = self._codegen._data_layout

        def _optimize_final_module(self) -> None:
            passes, builder = self._codegen._module_pass_manager(opt=1)
            passes.run(self._final_module, builder)

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._verify_declare_only_symbols()
            self._finalized = True

    class _ToBeLinked(Compiler):
        """numba's compiler, but that it makes a `_Linked` library and nothing that can be called."""

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.state.library = _Linked(self.state.targetctx.codegen(), "inside")
            self.state.targetctx.get_executable = lambda library, described, environment: [].append  # a key, never called

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

    class _Place(_CacheLocator):
        """Where a function's code lies: by what its sources say, wherever and whenever they were installed."""

        def __init__(self, folder: Path) -> None:
            self._folder = folder

        def from_function(self, function: Callable[..., Any], file: str) -> "_Place":  # type: ignore[override]
            self._function, self._file = function, file
            try:
                self.ensure_cache_path()
            except OSError as wrong:
                why = f"Compiled code cannot be kept in {self._folder}: {wrong.strerror}."
                raise BesaceError(f"{why} BESACE_CACHE may name another folder.") from None
            return self

        def get_cache_path(self) -> str:
            return str(self._folder / self._function.__module__)

        def get_source_stamp(self) -> str:
            return hashlib.sha256(Path(self._file).read_bytes()).hexdigest()

        def get_disambiguator(self) -> str:
            return str(self._function.__code__.co_firstlineno)

    class _Code(CompileResultCacheImpl):
        def __init__(self, function: Callable[..., Any], folder: Path) -> None:
            self._locator_classes = [_Place(folder)]  # type: ignore[list-item]
            super().__init__(function)

    class _Kept(FunctionCache):
        """Code on disk, loaded without numba's first getting ready to compile: that takes a third of a start."""

        def __init__(self, function: Callable[..., Any], package: str) -> None:
            self._impl_class = partial(_Code, folder=_folder(package))  # type: ignore[assignment]
            super().__init__(function)

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            rtsys.initialize(target_context)
            with self._guard_against_spurious_io_errors():
                return self._load_overload(sig, target_context)

    def _package_of(function: Callable[..., Any], sig: Any) -> str:
        """The package of others that code for these arguments depends on; none for our own games."""
        records = [getattr(argument, "dtype", argument) for argument in normalize_signature(sig)[0]]
        top = function.__module__.partition(".")[0]
        return next((packages[record] for record in records if record in packages), top if top in packages.values() else "")

    class _Rule(CPUDispatcher):
        """As Python calls it: kept on disk together with all that it calls in turn. Compiled code is given ``inside`` instead."""

        @cached_property
        def inside(self) -> Any:
            return _Inside(self.py_func, targetoptions=_OPTIONS | {"no_cpython_wrapper": True}, pipeline_class=_ToBeLinked)

        @property
        def _numba_type_(self) -> Any:
            return self.inside._numba_type_

        @cached_property
        def _kept(self) -> dict[str, _Kept]:
            return {}

        def compile(self, sig: Any) -> Any:
            package = _package_of(self.py_func, sig)
            with global_compiler_lock:
                if package not in self._kept:  # not earlier: most are never called from Python
                    self._kept[package] = _Kept(self.py_func, package)
                self._cache = self._kept[package]
                return super().compile(sig)

    def jit(function: Callable[..., Any]) -> Any:
        """Compile on first use and release the GIL while running."""
        return _Rule(function, targetoptions=_OPTIONS)

else:

    def jit(function: Callable[..., Any]) -> Any:
        """Leave the function as it is written."""
        return function
