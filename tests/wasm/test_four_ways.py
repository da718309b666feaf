"""Law 3: interpreted, compiled, batched and in a browser, the rules answer the same, to the last byte and the last bit."""

import base64
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from besace.conformance.cases import CASES
from tests.editions import edition
from tests.wasm.conftest import weights
from tests.wasm.plans import GROWING, Plan, answers, plans
from tests.web.people import chromium

SCRIPT = Path(__file__).parent / "answers.mjs"
SEEDS = range(edition(1, 24))
PARTS = ("views", "thumbs", "result", "searches", "levels", "foreseen", "imagined", "coached", "reviews", "playouts")


@pytest.fixture(scope="module")
def asked() -> list[Plan]:
    return list(plans(SEEDS, iterations=edition(200, 1500), games=edition(20, 300)))


@pytest.fixture(scope="module")
def compiled(asked: list[Plan]) -> list[dict[str, Any]]:
    return answers(asked)


@pytest.fixture(scope="module")
def in_node(asked: list[Plan], bundle: Path, module: Path) -> list[dict[str, Any]]:
    command = ["node", str(SCRIPT), str(bundle), str(module)]
    done = subprocess.run(command, input=json.dumps([asked, weights()]), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def same(asked: list[Plan], one: list[dict[str, Any]], other: list[dict[str, Any]], part: str) -> None:
    """Whether two ways answer the same; what differs first is named."""
    assert len(one) == len(other) == len(asked)
    for plan, mine, theirs in zip(asked, one, other, strict=True):
        if mine[part] != theirs[part]:
            which = {key: plan[key] for key in ("game", "players", "options", "draws", "moves")}
            assert mine[part] == theirs[part], which


@pytest.mark.parametrize("part", PARTS)
def test_in_node_as_compiled(part: str, asked: list[Plan], compiled: list[dict[str, Any]], in_node: list[dict[str, Any]]) -> None:
    same(asked, compiled, in_node, part)


def test_in_chromium_as_compiled(asked: list[Plan], compiled: list[dict[str, Any]], bundle: Path, module: Path) -> None:
    code = base64.b64encode(module.read_bytes()).decode()
    with chromium() as browser:
        page = browser.new_page()
        page.add_script_tag(content=bundle.read_text(encoding="utf-8"))
        found = page.evaluate(
            "async ([code, plans, weights]) => {"
            "  const bytes = Uint8Array.from(atob(code), (each) => each.charCodeAt(0));"
            "  return JSON.stringify(await local.answers(bytes, plans, weights));"
            "}",
            [code, asked, weights()],
        )
    for part in PARTS:
        same(asked, compiled, json.loads(found), part)


@pytest.fixture(scope="module")
def modest(asked: list[Plan]) -> list[Plan]:
    """The same for who takes a hundred times as long: games of one seed, less thinking."""
    few = asked[::3]
    return [
        plan
        | {"searches": [each | {"iterations": 40} for each in plan["searches"]]}
        | {"levels": [each | {"iterations": 10} for each in plan["levels"]]}
        | {"foreseen": [each | {"worlds": 1} for each in plan["foreseen"]], "coached": [], "reviews": []}
        | {"playouts": plan["playouts"] and plan["playouts"] | {"games": 3}}
        for plan in few
    ]


@pytest.fixture(scope="module")
def interpreted(modest: list[Plan]) -> list[dict[str, Any]]:
    environment = os.environ | {"BESACE_JIT": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.wasm.plans"]
    done = subprocess.run(command, input=json.dumps(modest), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def test_interpreted_as_compiled(modest: list[Plan], interpreted: list[dict[str, Any]]) -> None:
    again = answers(modest)
    for part in PARTS:
        same(modest, again, interpreted, part)


def test_every_case_was_asked_about_and_trees_grew(asked: list[Plan], compiled: list[dict[str, Any]]) -> None:
    assert len(asked) == 2 * len(CASES) * len(SEEDS)
    assert sum(len(each["views"]) for each in compiled) > 40 * len(asked)
    grown = [plan for plan in asked if any(search["iterations"] == GROWING for search in plan["searches"])]
    assert {plan["game"] for plan in grown} == {case.name for case in CASES}
    assert sum(bool(each["searches"]) for each in compiled) > len(asked) // 3
