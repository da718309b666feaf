"""The wheel: it holds everything that playing needs, and asks for no Node and no compiler.

The small edition lays it over the packages of these tests and runs the rules interpreted; the whole one fetches what it asks for
into an empty environment and compiles there.
"""

import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import besace
from tests.editions import LONG
from tests.package.wheel import ROOT, Environment, build, install
from tests.server.harness import ServerProcess

MOST_MEGABYTES = 450  # of which LLVM, numba and numpy are 280
TOOLS = ("mypy", "playwright", "hypothesis", "schemathesis", "pytest", "ruff")  # of developers
FOR_HOSTS = ("psycopg", "uvloop", "greenlet")
INTERPRETED = {} if LONG else {"BESACE_JIT": "0"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(wheel, tmp_path_factory.mktemp("installed"), alone=LONG)


@pytest.fixture(scope="module")
def server(installed: Environment) -> Iterator[ServerProcess]:
    if LONG:
        installed.run("besace", "warm")  # no server waits for that
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (installed.variables | INTERPRETED).items():
            patch.setenv(name, value)
        running = ServerProcess(str(installed.home / "besace.sqlite3"), installed.home, python=installed.python)
    yield running
    running.stop()


def test_it_holds_the_client_the_module_and_the_licence_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.startswith(f"besace-{besace.__version__}-py3-none-any")
    for wanted in ("besace/web/index.html", "besace/web/besace.wasm", f"besace-{besace.__version__}.dist-info/licenses/LICENSE"):
        assert wanted in names
    built = {str(path.relative_to(ROOT / "web" / "dist")) for path in (ROOT / "web" / "dist").rglob("*.*")}
    assert {f"besace/web/{name}" for name in built} <= set(names)
    assert not [name for name in names if name.startswith("tests") or "node_modules" in name]


def test_there_is_neither_node_nor_a_compiler_nor_this_tree(installed: Environment) -> None:
    path = installed.variables["PATH"]
    assert not [tool for tool in ("node", "npm", "gcc", "cc", "clang") if shutil.which(tool, path=path)]
    place = installed.run("python", "-c", "import besace; print(besace.__file__)", **INTERPRETED)
    assert Path(place.strip()).is_relative_to(installed.home)


def test_the_command_says_its_version(installed: Environment) -> None:
    assert installed.run("besace", "--version", **INTERPRETED) == f"besace {besace.__version__}\n"


def test_a_game_is_replayed(installed: Environment) -> None:
    golden = next((ROOT / "tests" / "goldens").glob("*/3-1.json"))
    record, file = json.loads(golden.read_text())["record"], installed.home / "record.json"
    file.write_text(json.dumps(record))
    shown = json.loads(installed.run("besace", "replay", str(file), "--json", **INTERPRETED))
    assert shown["over"] is True
    assert shown["scores"] == record["result"]["scores"]


def test_the_server_serves_the_client_that_was_built_and_the_module(server: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as http:
        assert http.get("/").text == (ROOT / "web" / "dist" / "index.html").read_text(encoding="utf-8")
        module = http.get("/besace.wasm")
        assert module.headers["content-type"] == "application/wasm"
        assert module.content == (ROOT / "build" / "besace.wasm").read_bytes()
        for name, game in besace.GAMES.items():
            learnt = http.get(f"/{name}.weights")
            assert learnt.content == game.folder.joinpath("extras", "net.weights").read_bytes()
        assert {game["name"] for game in http.get("/api/games").json()["games"]} == set(besace.GAMES)


@pytest.mark.skipif(not LONG, reason="only an empty environment tells how much is installed")
def test_no_tools_of_developers_or_of_hosts_come_along(installed: Environment) -> None:
    names = {path.name.lower() for path in (installed.home / "environment").rglob("site-packages/*")}
    assert not names & {*TOOLS, *FOR_HOSTS}
    total = sum(path.stat().st_size for path in (installed.home / "environment").rglob("*") if path.is_file())
    assert total < MOST_MEGABYTES * 1_000_000
