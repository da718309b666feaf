"""Doggy Bag: pasts that can be imagined of games in which there seemed to be none."""

import besace
from besace.conformance.cases import resampled
from besace.kernel.stream import new_stream

# Seat 0 puts its one yellow bone, is given another as expert, and gives it away in the next turn, before seat 2 looks again.
GIVEN_ON = """
* coins 1 1; 0 put grey; 0 put yellow; 1 put white; 1 put yellow; 2 put red; 2 put white; 3 put yellow; 3 put white; 2 take
1; * draw red; 3 take 6; 0 take 3; * draw white; 1 take 0; * draw yellow; * draw yellow; * draw red; * draw grey; * draw
black; * draw white; * draw yellow; * draw yellow; 0 stop; * coins 2 2; 0 put red; 0 put black; 0 put red; 0 put grey; 1 put
red; 1 put grey; 1 put black; 1 put red; 2 put white; 2 put black; 2 put black; 2 put red; 3 put white; 3 put red; 3 put
grey; 3 put white; 2 take 4; 3 take 5; * draw red; * draw black; * draw red; 3 chest red; 0 flip 0 20; 1 take 1; * draw
grey; * draw white; * draw red; * draw red; * draw grey; * draw white; * draw white; * draw black; * draw black; * draw
black; * draw grey; 1 stop; * coins 1 1; 0 put red; 0 put red; 1 put white; 1 put white; 2 put grey; 2 put red; 3 put black;
3 put red; 2 take 2; 2 first 3; 3 take 1; * draw red; 0 take 7; 0 swap white yellow; 1 take 3; * draw red; * draw black; *
draw black; * draw red; * draw grey; 2 stop; * coins 1 1; 0 put black; 0 put red; 1 put grey; 1 put red; 2 put black; 2 put
white; 3 put white; 3 put black; 3 take 2; 3 first 1; 0 take 7; 0 swap yellow white; 1 flip 0 8; 2 take 4; * draw white; *
draw white; * draw white; * draw grey; * draw red; * draw white; * draw red; * draw black; * draw white; * draw black; *
draw red; * draw black; * draw white; * draw red; 3 glut; * draw red; 3 keep; * coins 1 2; 1 put white; 1 put red; 1 put red
"""


def test_who_swaps_away_what_it_was_given_may_have_put_its_own_before():
    match = besace.new("doggybag", players=4, setup={"first": 2})
    for move in GIVEN_ON.replace("\n", " ").strip().split("; "):
        match.play(move)
    rng = new_stream(1)
    for _ in range(5):
        assert resampled(match, 2, rng).view(2) == match.view(2)
