"""What a module is made of: one object, whose addresses are filled in, and nothing of the machine that made it."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

import besace
from besace.errors import BesaceError
from besace.wasm.link import leb, link, sleb
from besace.wasm.lower import TRIPLE, prepare, refuse_host_addresses, target_machine
from besace.wasm.tables import tables

HEAD = f'target triple = "{TRIPLE}"\n'
COUNTED = """
@steps = internal global [3 x i32] [i32 5, i32 7, i32 11]
@place = internal global ptr getelementptr (i8, ptr @steps, i32 8)
@__heap_base = external global i8
define i32 @step(i32 %i) noinline {
  %at = getelementptr i32, ptr @steps, i32 %i
  %value = load volatile i32, ptr %at
  ret i32 %value
}
define i32 @sum() {
  %a = call i32 @step(i32 0)
  %b = call i32 @step(i32 1)
  %pointer = load volatile ptr, ptr @place
  %c = load volatile i32, ptr %pointer
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
define i32 @heap() {
  ret i32 ptrtoint (ptr @__heap_base to i32)
}
"""
RUN = """
const module = new WebAssembly.Module(require("fs").readFileSync(0));
const { sum, heap, memory } = new WebAssembly.Instance(module).exports;
const [said] = WebAssembly.Module.customSections(module, "said");
console.log(JSON.stringify([sum(), heap(), memory.buffer.byteLength, new TextDecoder().decode(said)]));
"""


def object_of(code: str) -> bytes:
    module = llvm.parse_assembly(HEAD + code)
    emitted: bytes = target_machine().emit_object(module)
    return emitted


def test_addresses_of_data_of_data_in_data_and_of_the_heap_are_filled_in() -> None:
    module = link(object_of(COUNTED), ["sum", "heap"], {"said": b"hello"})
    node = shutil.which("node")
    assert node
    done = subprocess.run([node, "-e", RUN], input=module, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    total, heap, size, said = json.loads(done.stdout)
    assert (total, said) == (5 + 7 + 11, "hello")
    assert heap % 64 == 0
    assert 1 << 16 < heap < size


def test_addresses_and_calls_take_no_more_room_than_they_need() -> None:
    widest = b"\x80\x80\x80\x00"  # how an object ends a small number for which it has left room
    assert widest in object_of(COUNTED)
    assert widest not in link(object_of(COUNTED), ["sum", "heap"], {})


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("declare double @log(double)\ndefine double @f(double %x) {\n%y = call double @log(double %x)\nret double %y\n}", "log"),
        ("@far = external global i32\ndefine i32 @f() {\n%y = load i32, ptr @far\nret i32 %y\n}", "far"),
    ],
)
def test_a_module_that_would_import_anything_is_refused(code: str, name: str) -> None:
    with pytest.raises(BesaceError, match=f"would import {name}"):
        link(object_of(code), ["f"], {})


def test_functions_that_are_called_by_address_are_refused() -> None:
    code = "@table = internal global ptr @f\ndefine i32 @f() {\nret i32 1\n}\n"
    code += "define ptr @g() {\n%y = load volatile ptr, ptr @table\nret ptr %y\n}"
    with pytest.raises(BesaceError, match="__indirect_function_table"):
        link(object_of(code), ["g"], {})


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(BesaceError, match="no object for WebAssembly"):
        link(b"ELF", [], {})


@pytest.mark.parametrize("code", ["store i64 1, ptr inttoptr (i64 140230 to ptr)", "@numba.dynamic.globals.7f = global i8 0"])
def test_an_address_of_the_process_that_made_it_is_refused(code: str) -> None:
    with pytest.raises(BesaceError, match="address of this process"):
        refuse_host_addresses(code)


def test_numba_is_turned_to_browsers_only_in_a_process_for_that() -> None:
    with pytest.raises(BesaceError, match="process of its own"):
        prepare()


@pytest.mark.parametrize("number", [0, 1, 63, 64, 127, 128, 65_536, 2**31 - 1, 2**32 - 1])
def test_numbers_are_written_as_short_or_as_wide_as_wanted(number: int) -> None:
    for write in (leb, sleb):
        for width in (0, 5):
            written = write(number, width)
            assert len(written) >= width
            assert _read(written) == number


def _read(written: bytes) -> int:
    return sum((byte & 0x7F) << 7 * place for place, byte in enumerate(written))


def test_a_module_imports_nothing_and_says_which_version_it_is_of(module: Path, tmp_path: Path) -> None:
    code = (
        "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));"
        "const [t] = WebAssembly.Module.customSections(m, 'besace');"
        "console.log(JSON.stringify([WebAssembly.Module.imports(m), JSON.parse(new TextDecoder().decode(t))]));"
    )
    done = subprocess.run(["node", "-e", code, str(module)], capture_output=True, text=True, check=True)
    imports, found = json.loads(done.stdout)
    assert imports == []
    assert (found["version"], set(found["games"])) == (besace.__version__, set(besace.GAMES))


def test_every_choice_of_options_has_its_numbers() -> None:
    class Bare:
        def __init__(self, game: str) -> None:
            self.game, self.signatures = game, dict[str, str]()

    everything: Any = [Bare(name) for name in besace.GAMES]
    for name, table in tables(everything)["games"].items():
        game, sizes = besace.GAMES[name], [len(option["values"]) for option in table["options"]]
        total = 1
        for size in sizes:
            total *= size
        assert len(table["encoded"]) == total
        last = {option["name"]: option["values"][-1] for option in table["options"]}
        assert table["encoded"][-1] == game.encode_options(last)
