"""The kit finds what is wrong with a game: the example with one mistake in it is refused, by the law that it breaks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.environment import EXAMPLE, GAME, ROOT

KIT = ROOT / "src" / "besace" / "conformance"
MISTAKES = {  # what is wrong: the file, what stands there, what is written instead, and the law that tells
    "a bone that others can see": (
        "observe.py", "s.buried[p] if own else NOTHING", "s.buried[p]",
        "test_knowledge.py::test_a_resampled_state_shows_the_seat_the_same",
    ),
    "a field that the types do not know": (
        "show.py", 'b"rounds"', 'b"turns"',
        "test_views.py::test_every_view_of_a_game_is_exactly_of_its_type",
    ),
    "a move that others hear of": (
        "notation.py", 'SECRET_VERBS = ("bury",)', "SECRET_VERBS = ()",
        "test_knowledge.py::test_what_one_seat_chooses_while_others_choose_stays_hidden",
    ),
    "a bone that is lost": (
        "rules.py", "s.hand[seat][s.buried[seat]] += 1", "s.hand[seat][s.buried[seat]] += 0",
        "test_play.py::test_nothing_is_made_or_lost",
    ),
    "an imagined bone too many": (
        "observe.py", "for i in range(o.bones[p]):", "for i in range(o.bones[p] + 1):",
        "test_knowledge.py::test_a_resampled_state_is_one_that_could_be",
    ),
    "a setup that is not looked at": (
        "notation.py", 'whole_keys(setup, ("first", "hands"))', "pass",
        "test_garbage.py::test_a_setup_with_one_thing_changed",
    ),
    "a number that does not fit": (
        "rules.py", "s.points[p] = 0", "s.points[p] = 300",
        "test_interpreted.py::test_every_number_fits_its_field",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_by_the_law_that_it_breaks(mistake: str, tmp_path: Path) -> None:
    file, right, wrong, law = MISTAKES[mistake]
    shutil.copytree(EXAMPLE / "src" / GAME, tmp_path / GAME)
    path = tmp_path / GAME / file
    source = path.read_text(encoding="utf-8")
    assert source.count(right) == 1, "the mistake has a place"
    path.write_text(source.replace(right, wrong), encoding="utf-8")
    installed = tmp_path / "example-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: example\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[besace.games]\n{GAME} = {GAME}\n")
    paths = os.pathsep.join([str(tmp_path), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": paths, "BESACE_JIT": "0", "BESACE_CHECKED": GAME}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--override-ini=addopts=", "-p", "no:cacheprovider", str(KIT / law)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout[-3000:] + done.stderr[-3000:]
    assert f"FAILED {KIT.relative_to(ROOT) / law}" in done.stdout
