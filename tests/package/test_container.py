"""The container files: what they copy is there, and what they run builds the package where no container engine is at hand."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from besace.server.settings import PREFIX, read_settings
from tests.editions import LONG
from tests.package.wheel import ROOT

LINES = re.sub(r"\\\n", " ", (ROOT / "Containerfile").read_text(encoding="utf-8")).splitlines()


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage."""
    found: list[list[tuple[str, str]]] = []
    for line in LINES:
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            if word == "FROM":
                found.append([])
            found[-1].append((word, rest))
    return found


def copied(stage: list[tuple[str, str]]) -> list[str]:
    """What a stage copies from this tree."""
    return [name for word, rest in stage if word == "COPY" and not rest.startswith("--from") for name in rest.split()[:-1]]


def test_what_is_copied_is_there_and_is_not_ignored() -> None:
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text(encoding="utf-8")
    kept = {line[1:] for line in ignored.splitlines() if line.startswith("!")}
    names = [name for stage in stages() for name in copied(stage)]
    assert len(names) > 5
    for name in names:
        assert (ROOT / name).exists(), name
        assert name.split("/")[0] in kept, name


def test_no_registry_is_named() -> None:
    bases = [rest.split()[0] for stage in stages() for word, rest in stage if word == "FROM"]
    images = [service["image"] for service in compose()["services"].values() if "image" in service]
    assert [base for base in (*bases, *images) if "/" in base] == []


def compose() -> dict[str, dict[str, dict[str, dict[str, str]]]]:
    found: dict[str, dict[str, dict[str, dict[str, str]]]] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_server_understands_what_it_is_told() -> None:
    given = compose()["services"]["besace"]["environment"]
    values = {name: re.sub(r"\$\{\w+:[-?]([^}]*)\}", lambda found: found[1] or "x", text) for name, text in given.items()}
    values = {name: value if name != f"{PREFIX}WORKERS" else "2" for name, value in values.items()}
    settings = read_settings(values)
    assert (settings.engine, settings.workers) == ("postgresql", 2)


@pytest.mark.skipif(not LONG, reason="installs and compiles everything anew")
def test_the_steps_build_a_wheel(tmp_path: Path) -> None:
    """All stages but the last, one after another in one folder, as an engine would run them in containers."""
    tree = tmp_path / "besace"
    tree.mkdir()
    for stage in stages()[:-1]:
        for word, rest in stage:
            if word == "COPY" and not rest.startswith("--from"):
                *names, to = rest.split()
                for name in names:
                    _copy(ROOT / name, tree / to / Path(name).name if to.endswith("/") else tree / to)
            elif word == "RUN":
                environment = os.environ | {"HOME": str(tmp_path), "BESACE_CACHE": str(tmp_path / "cache")}
                done = subprocess.run(["sh", "-c", rest], cwd=tree, env=environment, capture_output=True, text=True, check=False)
                assert done.returncode == 0, f"{rest}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    assert len(list((tree / "build" / "wheel").glob("besace-*.whl"))) == 1


def _copy(source: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        left = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.egg-info")
        shutil.copytree(source, to, ignore=left, dirs_exist_ok=True)
    else:
        shutil.copy2(source, to)
