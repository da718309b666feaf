"""Follow states through source code, from where they are made to wherever they go, whatever they are called there.

A value is followed through names, attributes, lists, dicts and closures, into functions and out of them again, until nothing new
is found; the order of statements does not matter. It may be handed to the kernel and to the games. Whatever else is done with it
is a *peek*: reading a field, comparing, printing, giving it to code that is not followed. Where it is unclear whether a value is
a state, it is taken for one.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.conformance.scopes import FUNCTIONS, SCOPES, Scope, constant, dotted, module_of, own_nodes, parameters, result_of

NOTHING, STATE, HOLDER = 0, 1, 2  # bits: a state or several of them; something to take states out of
RULES = ("besace.kernel", "besace.games")  # may be given states
BARES_A_RECORD = {"words_of", "fingerprint"}  # of the kernel's functions
HARMLESS = {"len", "isinstance", "id", "type", "bool"}
HANDS_ON = {"iter", "next", "list", "tuple", "zip", "enumerate", "reversed", "dict", "set", "cast", "deepcopy"}
PUTS_IN = {"append", "appendleft", "add", "insert", "extend", "setdefault", "update", "put", "put_nowait"}
TAKES_OUT = {"get", "pop", "popleft", "popitem", "values", "items", "get_nowait", "setdefault", "copy"}


@dataclass(frozen=True)
class Peek:
    """What somebody does with a state, where, and in which function."""

    file: str
    line: int
    function: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


class Program:
    """Some files, and where states go in them."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.kinds: dict[str, int] = defaultdict(int)  # of every place where something tainted was put
        self.peeks: set[Peek] = set()
        self.holders: set[str] = set()  # attributes and names of files that states are put into, each with its file
        self.scopes: list[Scope] = []
        self.functions: dict[str, list[Scope]] = defaultdict(list)  # by their bare names; lambdas by the names they are given
        self.classes: dict[str, ast.ClassDef] = {}
        self.imports: dict[str, dict[str, str]] = defaultdict(dict)  # what the names that a file imports stand for, dotted
        self.properties: set[str] = set()
        self.tuples: dict[str, list[ast.expr]] = {}  # places that hold a tuple written out, for calls that unpack it
        for file, source in sources.items():
            self._enter(Scope(file, "", ast.parse(source)))
        self.related = {name: self._relatives(name) for name in self.classes}
        before: tuple[int, int] = (-1, -1)
        while before != (found := (sum(self.kinds.values()), len(self.peeks))):
            before = found
            for scope in self.scopes:
                self._follow(scope)

    def _enter(self, scope: Scope) -> None:
        self.scopes.append(scope)
        scope.names.update(parameters(scope.node))
        if isinstance(scope.node, FUNCTIONS):
            rest = scope.node.args
            scope.names.update(each.arg for each in (rest.vararg, rest.kwarg) if each)
        foreign: set[str] = set()
        for node in own_nodes(scope.node):
            if isinstance(node, ast.stmt | ast.withitem):
                scope.statements.append(node)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                scope.names.add(node.id)
            elif isinstance(node, ast.Global | ast.Nonlocal):
                foreign.update(node.names)
            elif isinstance(node, ast.ImportFrom):
                self.imports[scope.file].update({each.asname or each.name: f"{node.module}.{each.name}" for each in node.names})
            elif isinstance(node, SCOPES):
                name = "" if isinstance(node, ast.Lambda) else node.name
                if name:
                    scope.names.add(name)
                inner = Scope(scope.file, name, node, scope)
                if isinstance(node, ast.ClassDef):
                    self.classes[name] = node
                else:
                    self.functions[name].append(inner)
                    decorators = [] if isinstance(node, ast.Lambda) else [ast.unparse(each) for each in node.decorator_list]
                    if any("property" in each for each in decorators):
                        self.properties.add(name)
                self._enter(inner)
        scope.names -= foreign

    def _relatives(self, name: str) -> set[str]:
        """A class, those that it comes from, and those that come from them."""
        bases = {
            each: {ast.unparse(base).split(".")[-1] for base in node.bases} & {*self.classes}
            for each, node in self.classes.items()
        }
        family = {name}
        while more := {b for n in family for b in bases[n]} | {n for n, above in bases.items() if above & family}:
            if more <= family:
                break
            family |= more
        return family

    # Where values are put.

    def _taint(self, place: str, kind: int) -> None:
        self.kinds[place] |= kind

    def _put(self, scope: Scope, target: ast.expr, kind: int, value: ast.expr | None = None) -> None:
        """Give a value of that kind to whatever stands on the left."""
        if isinstance(target, ast.Tuple | ast.List):
            written = value.elts if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts) else None
            for i, each in enumerate(target.elts):
                self._put(
                    scope, each, self._kind(scope, written[i]) if written else taken_from(kind), written[i] if written else None
                )
        elif isinstance(target, ast.Starred):
            self._put(scope, target.value, kind)
        elif isinstance(target, ast.Name):
            place = scope.place_of(target.id)
            if isinstance(value, ast.Lambda):
                self._name_lambda(target.id, value)
            if isinstance(value, ast.Tuple):
                self.tuples[place] = value.elts
            self._hold(scope.owner_of(target.id), target.id, kind)
            self._taint(place, kind)
        elif isinstance(target, ast.Attribute):
            if isinstance(value, ast.Lambda):
                self._name_lambda(target.attr, value)
            self._keep(scope.file, self._attribute_place(scope, target), kind)
        elif isinstance(target, ast.Subscript) and kind:
            key = constant(target.slice)
            if isinstance(key, str):
                self._taint(f"[{key}]", kind)
            if not self._kind(scope, target.value) & STATE:  # a state written over a state is the kernel's `copy`
                self._put(scope, target.value, HOLDER)

    def _keep(self, file: str, attribute: str, kind: int) -> None:
        """Give a value of that kind to an attribute."""
        self._taint(attribute, kind)
        if kind:
            self.holders.add(f"{file} {attribute}")

    def _hold(self, owner: Scope, name: str, kind: int) -> None:
        """Note a name that outlives a call: one of a file or of a class."""
        if kind and isinstance(owner.node, ast.ClassDef):
            self._keep(owner.file, f"{owner.name}.{name}", kind)
        elif kind and owner.outer is None:
            self.holders.add(f"{owner.file} {name}")

    def _name_lambda(self, name: str, node: ast.Lambda) -> None:
        for inner in self.functions[""]:
            if inner.node is node and inner not in self.functions[name]:
                self.functions[name].append(inner)

    def _attribute_place(self, scope: Scope, node: ast.Attribute) -> str:
        own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls") and scope.own_class()
        return f"{own or '*'}.{node.attr}"

    def _attribute(self, scope: Scope, node: ast.Attribute) -> int:
        """What an attribute holds: of the own class and its relatives, or of any class where that is unknown."""
        place = self._attribute_place(scope, node)
        family = self.classes if place[0] == "*" else self.related.get(place.split(".")[0], ())
        kind = self.kinds[f"*.{node.attr}"]
        for name in family:
            kind |= self.kinds[f"{name}.{node.attr}"]
        return kind | (self.kinds[f"{node.attr}()"] if node.attr in self.properties else NOTHING)

    # What values are.

    def _peek(self, scope: Scope, node: ast.AST, doing: str) -> int:
        function = scope
        while isinstance(function.node, ast.Lambda) and function.outer:
            function = function.outer
        self.peeks.add(Peek(scope.file, getattr(node, "lineno", 0), function.name, f"{doing} {ast.unparse(node)}"))
        return NOTHING

    def _kind(self, scope: Scope, node: ast.AST | None) -> int:
        """What an expression is; looks at all that is in it."""
        match node:
            case None | ast.Constant() | ast.Lambda():
                return NOTHING
            case ast.Name():
                return self.kinds[scope.place_of(node.id)]
            case ast.Attribute():
                if self._kind(scope, node.value) & STATE:
                    return self._peek(scope, node, "reads")
                return self._attribute(scope, node)
            case ast.Subscript():
                self._kind(scope, node.slice)
                kind, key = self._kind(scope, node.value), constant(node.slice)
                if isinstance(key, str):
                    return self._peek(scope, node, "reads") if kind & STATE else self.kinds[f"[{key}]"] if kind else NOTHING
                return taken_from(kind)
            case ast.Call():
                return self._call(scope, node)
            case ast.Tuple() | ast.List() | ast.Set():
                return HOLDER if union([self._kind(scope, each) for each in node.elts]) else NOTHING
            case ast.Dict():
                for key, value in zip(node.keys, node.values, strict=True):
                    self._kind(scope, key)
                    if isinstance(name := constant(key), str):
                        self._taint(f"[{name}]", self._kind(scope, value))
                return HOLDER if union([self._kind(scope, each) for each in node.values]) else NOTHING
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                self._loops(scope, node.generators)
                made = (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
                return HOLDER if union([self._kind(scope, each) for each in made]) else NOTHING
            case ast.NamedExpr():
                kind = self._kind(scope, node.value)
                self._put(scope, node.target, kind, node.value)
                return kind
            case ast.Yield():
                self._leave(scope, self._kind(scope, node.value))
                return NOTHING
            case ast.YieldFrom():
                self._leave(scope, taken_from(self._kind(scope, node.value)))
                return NOTHING
            case ast.Starred() | ast.Await():
                return self._kind(scope, node.value)
            case ast.IfExp():
                self._kind(scope, node.test)
                return self._kind(scope, node.body) | self._kind(scope, node.orelse)
            case ast.BoolOp():
                return union([self._kind(scope, each) for each in node.values])
            case ast.Slice():
                return NOTHING
            case ast.Compare() if all(isinstance(each, ast.Is | ast.IsNot) for each in node.ops):
                return NOTHING
            case ast.BinOp() if isinstance(node.op, ast.BitOr | ast.Add):  # of dicts and of lists
                kind = self._kind(scope, node.left) | self._kind(scope, node.right)
                return self._peek(scope, node, "computes") if kind & STATE else kind
        parts = [self._kind(scope, each) for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr)]
        return self._peek(scope, node, "computes") if union(parts) & STATE else NOTHING

    def _call(self, scope: Scope, node: ast.Call) -> int:
        name = dotted(node.func)[-1]
        base = self._kind(scope, node.func.value) if isinstance(node.func, ast.Attribute) else self._kind(scope, node.func)
        arguments = [part for each in node.args for part in self._unpacked(scope, each)]
        kinds = [self._kind(scope, each) for each in arguments]
        named = {each.arg: self._kind(scope, each.value) for each in node.keywords}
        given = union([*kinds, *named.values()])
        if self._makes_states(name, node):
            return STATE
        if base & STATE:
            return self._peek(scope, node, "calls")
        if found := self._functions(scope, node.func):
            return self._enter_functions(found, node, kinds, named)
        if name in self.classes:
            self._construct(scope.file, name, kinds, named)
            return NOTHING
        if name == "setattr" and given:
            key = constant(node.args[1]) if len(node.args) > 1 else None
            self._keep(scope.file, f"*.{key}", given)
            return NOTHING
        if isinstance(node.func, ast.Attribute) and ((given and name in PUTS_IN) or (base and name in TAKES_OUT)):
            if given:
                self._put(scope, node.func.value, HOLDER)
            for key, kind in named.items():
                self._taint(f"[{key}]", kind)
            return STATE | HOLDER if name in TAKES_OUT else NOTHING
        if name in HANDS_ON:
            return given
        if given and not (self._of_rules(scope, node.func) and name not in BARES_A_RECORD) and name not in HARMLESS:
            return self._peek(scope, node, "hands on")
        if isinstance(node.func, ast.Attribute):  # one of several methods of that name
            return union(self.kinds[result_of(each)] for each in self.functions.get(name, ()) if each.is_method)
        return NOTHING

    def _makes_states(self, name: str, node: ast.Call) -> bool:
        """``new_records`` of unknown or of this kind, a twin, and any array of their type."""
        if name == "new_records":
            kind = constant(node.args[1]) if len(node.args) > 1 else None
            return kind not in ("Observation", "Vector")
        given = [*node.args, *(each.value for each in node.keywords)]
        return name == "State" or any(isinstance(each, ast.Attribute) and each.attr == "STATE" for each in given)

    def _of_rules(self, scope: Scope, function: ast.expr) -> bool:
        """Whether a function is the kernel's or a game's: imported from there, or one of a game's ``functions``."""
        first, *rest = dotted(function)
        imported = self.imports[scope.file].get(first, "")
        return imported.startswith(RULES) or "functions" in (first, *rest)[:-1]

    def _functions(self, scope: Scope, function: ast.expr) -> list[Scope]:
        """The functions of ours that a call means: in sight, imported, a method of the own class, or the only one of its name."""
        first, *rest = dotted(function)
        name = rest[-1] if rest else first
        named = self.functions.get(name, [])
        if not rest and (inside := [each for each in named if self._in_sight(each, scope)]):
            return inside
        imported = self.imports[scope.file].get(first)
        if imported:
            home = ".".join([imported, *rest]).rpartition(".")[0]
            return [each for each in named if module_of(each.file) == home and self._at_top(each)]
        if first in ("self", "cls") and len(rest) == 1:
            family = self.related.get(scope.own_class() or "", ())
            return [each for each in named if each.outer and each.outer.name in family]
        return named if rest and len(named) == 1 and named[0].is_method else []

    def _at_top(self, function: Scope) -> bool:
        return function.outer is not None and function.outer.outer is None

    def _in_sight(self, function: Scope, scope: Scope | None) -> bool:
        while scope:
            if function.outer is scope and not isinstance(scope.node, ast.ClassDef):
                return True
            scope = scope.outer
        return False

    def _unpacked(self, scope: Scope, argument: ast.expr) -> list[ast.expr]:
        """What an argument with a star stands for, where it is a tuple written out before."""
        if isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Name):
            return self.tuples.get(scope.place_of(argument.value.id), [argument])
        return [argument]

    def _enter_functions(self, found: list[Scope], node: ast.Call, kinds: list[int], named: dict[str | None, int]) -> int:
        """Follow the arguments into these functions; return what comes out of them."""
        for inner in found:
            names = parameters(inner.node)
            if names[:1] in (["self"], ["cls"]) and isinstance(node.func, ast.Attribute):
                names = names[1:]
            spare = inner.node.args.vararg if isinstance(inner.node, FUNCTIONS) else None
            for i, kind in enumerate(kinds):
                into = names[i] if i < len(names) else spare.arg if spare else None
                if into:
                    self._taint(inner.place_of(into), kind if i < len(names) else HOLDER * bool(kind))
            for key, kind in named.items():
                if key in names:
                    self._taint(inner.place_of(key), kind)
        return union(self.kinds[result_of(inner)] for inner in found)

    def _construct(self, file: str, name: str, kinds: list[int], named: dict[str | None, int]) -> None:
        """Follow the arguments into a new object: into its ``__init__``, or into the fields that its class declares."""
        node = self.classes[name]
        starts = [inner for inner in self.functions["__init__"] if inner.outer and inner.outer.node is node]
        for inner in starts:
            names = parameters(inner.node)[1:]
            for into, kind in [*zip(names, kinds, strict=False), *((key, kind) for key, kind in named.items() if key in names)]:
                self._taint(inner.place_of(str(into)), kind)
        if not starts:
            fields = [
                each.target.id for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            ]
            for into, kind in [*zip(fields, kinds, strict=False), *named.items()]:
                self._keep(file, f"{name}.{into}", kind)

    # What a scope does.

    def _leave(self, scope: Scope, kind: int) -> None:
        """A function gives something of that kind away."""
        self._taint(result_of(scope), kind)
        if kind and scope.name in self.properties:
            self._taint(f"{scope.name}()", kind)

    def _loops(self, scope: Scope, generators: Iterable[ast.comprehension]) -> None:
        for each in generators:
            self._put(scope, each.target, taken_from(self._kind(scope, each.iter)))
            for test in each.ifs:
                self._kind(scope, test)

    def _follow(self, scope: Scope) -> None:
        if isinstance(scope.node, ast.Lambda):
            self._leave(scope, self._kind(scope, scope.node.body))
            return
        for node in scope.statements:
            match node:
                case ast.Assign():
                    kind = self._kind(scope, node.value)
                    for target in node.targets:
                        self._put(scope, target, kind, node.value)
                case ast.AnnAssign() | ast.AugAssign() if node.value:
                    self._put(scope, node.target, self._kind(scope, node.value), node.value)
                case ast.For() | ast.AsyncFor():
                    self._put(scope, node.target, taken_from(self._kind(scope, node.iter)))
                case ast.Return():
                    self._leave(scope, self._kind(scope, node.value))
                case ast.withitem() if node.optional_vars:
                    self._put(scope, node.optional_vars, self._kind(scope, node.context_expr))
                case ast.Expr() | ast.If() | ast.While() | ast.Assert() | ast.Raise() | ast.Delete() | ast.Match():
                    for each in ast.iter_child_nodes(node):
                        if isinstance(each, ast.expr):
                            self._kind(scope, each)


def taken_from(kind: int) -> int:
    """What is taken out of something: of several states one, of a holder whatever it holds."""
    return STATE | HOLDER if kind & HOLDER else kind


def union(kinds: Iterable[int]) -> int:
    found = NOTHING
    for kind in kinds:
        found |= kind
    return found
