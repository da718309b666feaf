"""The numbers of all rules, game by game. Every one of them has a test in ``test_<game>.py``."""


def _run(letter: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(first, last + 1))


NUMBERS: dict[str, tuple[str, ...]] = {
    "doggybag": _run("D", 1, 9) + _run("R", 0, 7) + _run("E", 1, 3),
    "figaro": _run("F", 1, 16),
    "filou": _run("C", 1, 13),
}
