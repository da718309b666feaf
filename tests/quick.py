"""What a change needs within a minute: lint, types, the rules of the games it touches, and the tests of what it changed.

    python -m tests.quick [BASE]

A change is what differs from BASE (by default the last commit), with files that git does not know yet. Rules and kernels are
checked interpreted, since compiling takes a minute; servers and browsers run only where their own tests were changed.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
SOURCE, TESTS, WEB = ROOT / "src", ROOT / "tests", ROOT / "web"
KIT = SOURCE / "besace" / "conformance"  # tests that lie in the package, for games of others
BIN = Path(sys.executable).parent
WAITING = (
    "server",
    "web",
    "outside",
    "wasm",
    "package",
    "arena",
)  # folders whose tests start servers, browsers, many processes


def changed(base: str) -> list[Path]:
    """The files that differ from a commit and still exist."""
    listed = set[str]()
    for command in (["git", "diff", "--name-only", base, "--"], ["git", "ls-files", "--others", "--exclude-standard"]):
        listed |= set(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines())
    return [path for line in sorted(listed) if (path := ROOT / line).is_file()]


def module_of(path: Path) -> str | None:
    """``besace.play.match`` for its file; None for what is no module of the package."""
    if path.suffix != ".py" or not path.is_relative_to(SOURCE):
        return None
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """The modules that a file may import: ``from a import b`` may mean a or a.b."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def tests_of(files: list[Path]) -> list[Path]:
    """Test files that were changed, or that import what was changed, directly or by a helper beside them."""
    wanted = {module for path in files if (module := module_of(path))}
    everything = {path: set(imports(path)) for path in (*TESTS.rglob("*.py"), *KIT.glob("*.py"))}
    helpers = {
        "tests." + ".".join(path.relative_to(TESTS).with_suffix("").parts): path
        for path in everything
        if not path.name.startswith("test_") and path.is_relative_to(TESTS)
    }
    touched = {name for name, path in helpers.items() if path in files or everything[path] & wanted}
    found = set()
    for path, used in everything.items():
        if not path.name.startswith("test_"):
            continue
        waits = path.is_relative_to(TESTS) and path.relative_to(TESTS).parts[0] in WAITING
        if path in files or (not waits and used & (wanted | touched)):
            found.add(path)
    return sorted(found)


def games_in(files: list[Path]) -> set[str]:
    """The games whose folders were changed; all of them where something that they share was."""
    folder = SOURCE / "besace" / "games"
    games = {path.name for path in folder.iterdir() if (path / "rules.py").is_file()}
    inside = [path.relative_to(folder).parts[0] for path in files if path.is_relative_to(folder)]
    shared = any(part not in games for part in inside) or any(path.is_relative_to(SOURCE / "besace" / "kernel") for path in files)
    return games if shared else games & set(inside)


def checks(files: list[Path]) -> dict[str, list[str]]:
    """The commands to run, by what they are about."""
    found = {"lint": [str(BIN / "ruff"), "check", "."], "format": [str(BIN / "ruff"), "format", "--check", "."]}
    if any(path.suffix == ".py" for path in files):
        found["types"] = [str(BIN / "mypy")]
    if any(path.is_relative_to(WEB) for path in files):
        found["browser types"] = ["npm", "--prefix", str(WEB), "run", "--silent", "check"]
        found["browser tests"] = ["npm", "--prefix", str(WEB), "run", "--silent", "test"]
    tests = {str(path) for path in tests_of(files)}
    for game in games_in(files):
        tests |= {str(path) for path in (TESTS / "rules").glob(f"test_{game}.py")}
    if tests:
        found["tests"] = [str(BIN / "pytest"), "-x", "--durations=5", *sorted(tests)]
    return found


def main() -> int:
    files = changed(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
    if not files:
        print("Nothing has changed.")
        return 0
    began, interpreted = monotonic(), bool(games_in(files))
    environment = os.environ | ({"BESACE_JIT": "0"} if interpreted else {})

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    failed = 0
    todo = checks(files)
    with ThreadPoolExecutor(2) as pool:
        for what, done in zip(todo, pool.map(run, todo.values()), strict=True):
            failed += done.returncode != 0
            print(f"{what}: {'passed' if done.returncode == 0 else 'FAILED'}", flush=True)
            if done.returncode:
                print(done.stdout[-8000:] + done.stderr[-4000:], flush=True)
    print(f"{len(files)} changed files, {len(todo)} checks, {monotonic() - began:.0f} s{', interpreted' if interpreted else ''}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
