"""The moments of the browser's tests are real ones."""

from pathlib import Path

import pytest

from tests.learn.guide_moments import anew, files


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_moments_of_the_browsers_tests_are_those_of_real_games(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == anew(file)
