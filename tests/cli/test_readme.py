"""What the README shows is what happens, and what it and the other documents name is there."""

import doctest
import re
from pathlib import Path

import pytest

from tests.cli.running import ROOT, run

README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
HOMES = (ROOT, ROOT / "src", ROOT / "src" / "besace")  # where the paths of documents begin
MADE = {"web/dist"}  # not there before it is built
PLACEHOLDERS = re.compile(r"\b(GAME|LANG)\b")


def test_the_python_in_the_readme_runs() -> None:
    source = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(source, {}, "README", "README.md", 0)
    assert len(example.examples) > 10
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(example, out=told.append)
    assert runner.failures == 0, "".join(told)


def test_every_command_in_the_readme_exists() -> None:
    commands = set(
        re.findall(r"besace (play|replay|simulate|warm|\w+) ", "\n".join(re.findall(r"^    besace .*$", README, re.M)))
    )
    assert commands >= {"play", "replay", "simulate"}
    for command in commands:
        assert run(command, "--help").status == 0


def test_every_target_in_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in set(re.findall(r"\bmake (\w+)", README)):
        assert f"\n{target}:" in makefile


def _paths_in(text: str) -> set[str]:
    """What stands between backticks and begins with a folder of ours, or is a file of ours."""
    folders = {folder.name for home in HOMES for folder in home.iterdir() if folder.is_dir()}
    words = {word for quoted in re.findall(r"`([^`\n]+)`", text) for word in quoted.split()}
    paths = {word for word in words if re.fullmatch(r"[\w.-]+(/[\w.-]+)*/?", word) and "/" in word}
    return {path for path in paths if path.split("/")[0] in folders - {"build"}} - MADE


def _is_there(path: str) -> bool:
    pattern = PLACEHOLDERS.sub("*", path.rstrip("/"))
    return any(any(home.glob(pattern)) for home in HOMES)


def test_every_folder_and_file_in_the_documents_exists() -> None:
    named = {str(document.relative_to(ROOT)): _paths_in(document.read_text(encoding="utf-8")) for document in DOCUMENTS}
    assert len(named["README.md"]) > 10
    assert len(named["docs/architecture.md"]) > 30
    gone = {name: found for name, paths in named.items() if (found := sorted(path for path in paths if not _is_there(path)))}
    assert not gone


def test_a_path_that_is_not_there_is_found() -> None:
    assert _paths_in("see `src/besace/nowhere/`, `python bench/gone.py`, `GET /api/me`, `a/b` and `web/dist`") == {
        "src/besace/nowhere/",
        "bench/gone.py",
    }
    assert not _is_there("src/besace/nowhere/")
    assert not _is_there("games/GAME/nothing.py")
    assert _is_there("games/GAME/rules.py")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_in_the_documents_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)[^)]*\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_drawing_names_the_floors_that_the_table_names() -> None:
    drawing = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    table = re.findall(r"^\| `src/besace/(\w+)/`(?:, `(\w+)/`)? \|", README[README.index("## How it is built") :], re.M)
    for floor in (name for row in table for name in row if name):
        assert f">{floor}</text>" in drawing, floor
