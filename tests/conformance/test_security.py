"""Every threat that SECURITY.md names is watched by a test that exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_row_of_the_threat_model_names_tests_that_are_there() -> None:
    text = (ROOT / "SECURITY.md").read_text()
    rows = [line for line in text.partition("## Threats")[2].splitlines() if line.startswith("| ") and "| the test |" not in line]
    assert len(rows) > 10
    for row in rows:
        named = NAMED.findall(row)
        assert named, f"no test watches this: {row}"
        for path, test in named:
            assert f"def {test}(" in (ROOT / path).read_text(), f"{path} has no {test}"
