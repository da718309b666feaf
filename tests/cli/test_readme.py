"""What the README shows is what happens."""

import doctest
import re

from tests.cli.running import ROOT, run

README = (ROOT / "README.md").read_text(encoding="utf-8")


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
