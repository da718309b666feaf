"""All games as one WebAssembly module with its tables: one file, for one version."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import llvmlite.binding as llvm

from besace.play.executor import Pool, cores
from besace.wasm.entries import FREE, export
from besace.wasm.link import link
from besace.wasm.lower import Lowered, hide, lower, optimise, prepare, refuse_host_addresses, target_machine
from besace.wasm.tables import SECTION, tables


@contextmanager
def _for_browsers() -> Iterator[None]:
    """Processes that start meanwhile compile for browsers."""
    os.environ["BESACE_TARGET"] = "wasm"
    try:
        yield
    finally:
        del os.environ["BESACE_TARGET"]


def build(out: Path, games: Sequence[str], progress: Callable[[str], None]) -> None:
    """Write the module; ``progress`` hears of every game that is lowered. The file is there whole or not at all."""
    found = dict[str, Lowered]()
    with _for_browsers():
        for lowered in Pool(min(cores(), len(games)), prepare).run(lower, games):
            found[lowered.game] = lowered
            progress(lowered.game)
    module = assemble([found[game] for game in games])
    out.parent.mkdir(parents=True, exist_ok=True)
    part = out.with_name(f"{out.name}.{os.getpid()}.part")
    part.write_bytes(module)
    part.replace(out)


def assemble(games: Sequence[Lowered]) -> bytes:
    """The module of games that are lowered."""
    machine = target_machine()
    whole = llvm.parse_assembly(files("besace.wasm").joinpath("memory.ll").read_text(encoding="utf-8"))
    whole.data_layout = str(machine.target_data)
    for game in games:
        whole.link_in(llvm.parse_bitcode(game.bitcode))
    exports = [*FREE, *(export(each.game, name) for each in games for name in each.signatures)]
    hide(whole, set(exports))
    optimise(whole)
    refuse_host_addresses(str(whole))
    words = json.dumps(tables(games), ensure_ascii=False, separators=(",", ":")).encode()
    return link(machine.emit_object(whole), exports, {SECTION: words})
