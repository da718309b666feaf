"""Source code as something to be followed: functions, classes and files with their names."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Scope:
    """A function, a class or a file: its own names, and what it stands in."""

    file: str
    name: str
    node: ast.AST
    outer: "Scope | None" = None
    names: set[str] = field(default_factory=set)
    statements: list[ast.AST] = field(default_factory=list)

    def owner_of(self, name: str) -> "Scope":
        """The scope that a name belongs to, as Python looks it up."""
        scope: Scope | None = self
        while scope and (name not in scope.names or (scope is not self and isinstance(scope.node, ast.ClassDef))):
            scope = scope.outer
        return scope or self

    def place_of(self, name: str) -> str:
        owner = self.owner_of(name)
        return f"{owner.file}:{getattr(owner.node, 'lineno', 0)}:{owner.name}:{name}"

    @property
    def is_method(self) -> bool:
        return self.outer is not None and isinstance(self.outer.node, ast.ClassDef)

    def own_class(self) -> str | None:
        """The class whose method this is or stands in."""
        scope: Scope | None = self
        while scope:
            if isinstance(scope.node, ast.ClassDef):
                return scope.name
            scope = scope.outer
        return None


FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
SCOPES = FUNCTIONS | ast.ClassDef


def parameters(node: ast.AST) -> list[str]:
    if not isinstance(node, FUNCTIONS):
        return []
    given = node.args
    return [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]


def own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a scope without those of the scopes inside it; these themselves come, too."""
    body = node.body  # type: ignore[attr-defined]
    left = list(body) if isinstance(body, list) else [body]
    while left:
        each = left.pop()
        yield each
        if not isinstance(each, SCOPES):
            left += ast.iter_child_nodes(each)


def module_of(file: str) -> str:
    """The dotted name of a file of the package."""
    return ".".join(["besace", *file.removesuffix(".py").removesuffix("/__init__").split("/")])


def result_of(function: Scope) -> str:
    """The place of what a function returns or yields."""
    return f"{function.file}:{getattr(function.node, 'lineno', 0)}:{getattr(function.node, 'col_offset', 0)}:{function.name}()"


def dotted(node: ast.expr) -> list[str]:
    """The names of ``a.b.c``; what is no name is an empty one."""
    if isinstance(node, ast.Attribute):
        return [*dotted(node.value), node.attr]
    return [node.id if isinstance(node, ast.Name) else ""]


def constant(node: ast.AST | None) -> object:
    return node.value if isinstance(node, ast.Constant) else None
