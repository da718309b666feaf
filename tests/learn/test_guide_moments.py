"""The moments of the guide's tests are real ones."""

import json

from tests.learn.guide_moments import MOMENTS, made_anew, written


def test_the_moments_of_the_guide_are_those_of_the_goldens() -> None:
    kept = MOMENTS.read_text(encoding="utf-8")
    assert kept == written(made_anew(json.loads(kept)))
