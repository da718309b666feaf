"""Our own lines of the comparison with other engines; the peers themselves are installed by ``make bench-peers`` alone."""

import besace
from bench.peers import ours
from bench.peers.rows import GAMES, ROLLOUTS, SEARCH, STEPS


def test_every_line_of_ours_does_its_work() -> None:
    rows = list(ours.rows())
    assert {row.game for row in rows} == set(besace.GAMES)
    for row in rows:
        if row.kind in (SEARCH, STEPS):  # the others compile a loop of their own, which costs seconds
            row.stretch()
            assert row.rates[0] > 0, row
    assert {row.kind for row in rows} == {GAMES, ROLLOUTS, STEPS, SEARCH}
