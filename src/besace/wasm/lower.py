"""A game as optimised LLVM code for wasm32.

numba types and lowers every entry point as it does for this machine, but with wasm32's data layout from the start, and without
optimising or running anything: LLVM does that afterwards, for wasm32. It changes numba for good, so it happens in a process of
its own, with ``BESACE_TARGET=wasm`` (see `besace.kernel.bits`).
"""

import re
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils, codegen, cpu
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.np.arrayobj import populate_array

from besace.errors import BesaceError
from besace.games import GAMES
from besace.kernel.jit import ELSEWHERE
from besace.wasm.entries import entries, export, letters

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"  # what browsers of the last years all have
_SPEED = 3
# Parts of games and of the house, as compiled functions are named, and doors: large, but not where time goes. They stay small.
_SELDOM = re.compile(
    r"6vector|7observe|4show|6kernel7writing|7company|7network6choice|10understand|5setup"
    r"|\.(write_views|learn|judge_move|good_moves)$"
)
_HOST_ADDRESS = re.compile(r"inttoptr \(?i64 [1-9]")


class Lowered(NamedTuple):
    """A game's code, and the signature of each function by its name."""

    game: str
    bitcode: bytes
    signatures: dict[str, str]


def target_machine() -> Any:
    """wasm32 as LLVM knows it."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=_SPEED, codemodel="default")


def prepare() -> None:
    """Turn this process's numba into one for wasm32, once everything has run that has to run here."""
    if not ELSEWHERE:
        raise BesaceError("Code for browsers is made with BESACE_TARGET=wasm, in a process of its own.")
    for game in GAMES:
        entries(game)  # making arguments of the right types could run compiled code
    context, layout = cpu_target.target_context, str(target_machine().target_data)
    rtsys.initialize(context)  # for this machine, as always; no code of it is linked

    def empty_module(self: Any, name: str) -> Any:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple, module.data_layout = TRIPLE, layout
        return module

    def finalize(self: Any) -> None:
        self._final_module.verify()
        self._finalized = True

    changed: list[tuple[Any, str, Any]] = [
        (codegen.CPUCodeLibrary, "_optimize_functions", lambda self, module: None),
        (codegen.CPUCodeLibrary, "_optimize_final_module", lambda self: None),
        (codegen.CPUCodeLibrary, "finalize", finalize),
        (codegen.JITCPUCodegen, "_create_empty_module", empty_module),
        (cpu.CPUContext, "get_executable", lambda self, library, described, environment: [].append),  # a key, never called
    ]
    for place, name, function in changed:
        setattr(place, name, function)
    context.codegen()._data_layout = layout
    context.codegen()._target_data = llvm.create_target_data(layout)


def lower(game: str) -> Lowered:
    """All entry points of a game."""
    libraries: dict[Any, None] = {}
    modules, signatures = [], dict[str, str]()
    for name, function, kinds in entries(game):
        function.inside.compile(kinds)
        compiled = function.inside.overloads[kinds]
        _collect(compiled.library, libraries)
        modules.append(_door(export(game, name), compiled))
        signatures[name] = f"{''.join(map(letters, kinds))}:{letters(compiled.signature.return_type)}"
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{target_machine().target_data}"\n')
    for module in modules:
        whole.link_in(llvm.parse_assembly(str(module)))
    for library in libraries:
        whole.link_in(library._final_module.clone())
    hide(whole, {export(game, name) for name in signatures})
    keep_small(whole)
    whole.verify()
    optimise(whole)
    refuse_host_addresses(str(whole))
    return Lowered(game, whole.as_bitcode(), signatures)


def _collect(library: Any, found: dict[Any, None]) -> None:
    """A library and all that it calls, but for numba's own runtime."""
    if library not in found and library is not rtsys.library:
        assert library._final_module.triple == TRIPLE, f"{library.name} was compiled for this machine"
        found[library] = None
        for other in library._linking_libraries:
            _collect(other, found)


def hide(module: Any, shown: set[str]) -> None:
    """Leave nothing visible from outside but these functions, so that whatever they do not use is thrown away."""
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration and part.name not in shown and not part.name.startswith("llvm."):
            part.linkage = "internal"


def keep_small(module: Any) -> None:
    """Let functions that run seldom be small rather than quick."""
    for function in module.functions:
        if not function.is_declaration and _SELDOM.search(function.name):
            function.add_function_attribute("optsize")


def optimise(module: Any) -> None:
    """For wasm32: once, then without the reference counts that cancel out, then once more."""
    tuning = llvm.create_pipeline_tuning_options(_SPEED)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(target_machine(), tuning)
    builder.getModulePassManager().run(module, builder)
    prune = llvm.create_new_module_pass_manager()
    prune.add_refprune_pass()
    prune.run(module, builder)
    builder.getModulePassManager().run(module, builder)


def refuse_host_addresses(code: str) -> None:
    """Constants of numba can hold addresses of this process: nothing that is left over may use one."""
    if "numba.dynamic.globals" in code or _HOST_ADDRESS.search(code):
        raise BesaceError("The module for browsers would hold an address of this process: some rule uses a constant of Python's.")


def _door(name: str, compiled: Any) -> Any:
    """The exported function: what a page gives becomes numba's arguments; it traps where a rule raises."""
    context, signature = cpu_target.target_context, compiled.signature
    module = context.codegen()._create_empty_module(name)
    inner = ir.Function(
        module, context.call_conv.get_function_type(signature.return_type, signature.args), compiled.fndesc.llvm_func_name
    )
    flat = [kind for argument in signature.args for kind in _flat(argument)]
    door = ir.Function(module, ir.FunctionType(_result(signature.return_type), flat), name)
    builder = ir.IRBuilder(door.append_basic_block("entry"))
    given = iter(door.args)
    arguments = [_argument(context, builder, kind, given) for kind in signature.args]
    status, value = context.call_conv.call_function(builder, inner, signature.return_type, signature.args, arguments)
    with builder.if_then(status.is_error, likely=False):
        builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
        builder.unreachable()
    if signature.return_type is types.none:
        builder.ret_void()
    elif signature.return_type is types.float64:
        builder.ret(value)
    else:
        builder.ret(context.cast(builder, value, signature.return_type, types.int64))
    return module


_POINTER, _COUNT, _WHOLE, _FRACTION = ir.IntType(8).as_pointer(), ir.IntType(32), ir.IntType(64), ir.DoubleType()


def _flat(kind: Any) -> list[Any]:
    """What a page gives for a parameter."""
    if isinstance(kind, types.Array):
        return [_POINTER] + [_COUNT] * kind.ndim
    if isinstance(kind, types.NamedTuple | types.NamedUniTuple):
        return [part for each in kind.types for part in _flat(each)]
    return [_FRACTION if kind is types.float64 else _WHOLE]


def _result(kind: Any) -> Any:
    return ir.VoidType() if kind is types.none else _FRACTION if kind is types.float64 else _WHOLE


def _argument(context: Any, builder: Any, kind: Any, given: Any) -> Any:
    """The value that numba's code wants, made of what the page gave."""
    if isinstance(kind, types.NamedTuple | types.NamedUniTuple):
        return context.make_tuple(builder, kind, [_argument(context, builder, each, given) for each in kind.types])
    if not isinstance(kind, types.Array):
        return next(given) if kind is types.float64 else context.cast(builder, next(given), types.int64, kind)
    array, item = context.make_array(kind)(context, builder), context.get_data_type(kind.dtype)
    data = builder.bitcast(next(given), item.as_pointer())
    shape = [builder.zext(next(given), _WHOLE) for _ in range(kind.ndim)]
    size = context.get_constant(types.intp, context.get_abi_sizeof(item))
    strides = [size]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()
