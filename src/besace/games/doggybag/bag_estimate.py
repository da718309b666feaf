"""What a club player keeps in mind of the bag: how many black bones and how many points to expect in it.

Nobody can follow every bone, so two numbers are counted along all that has happened in public. The bones that one puts oneself
are known, those of the others are like what they have left, black ones rather sooner; a look sets both numbers right. In the
end what is certain counts most: what lies nowhere in sight is in the bag or behind a screen, and nowhere else.
"""

from besace.games.doggybag.bones import BAG, BLACK, POINTS, SCREEN, bones_put, of_kind, points, size
from besace.games.doggybag.events import drawn_kind, is_draw, is_look, is_look_of, is_loot, is_return, loot_of, returned_kind
from besace.kernel.bits import count
from besace.kernel.jit import jit

BLACK_SOONER = 1.4  # how much more often than others a black bone is put
KNOWN = 0.7  # how far a bone drawn counts as one of those expected, the rest being a surprise
LEAST = 0.01  # so much is always possible


@jit
def unseen_bones(s, seat):
    """The bones that the seat does not see: in the bag and behind the screens of others."""
    bones = BAG + s.players * SCREEN - s.chest - s.held - s.behind[seat]
    for p in range(s.players):
        bones -= s.front[p]
    return bones


@jit
def after_draw(expected, bag, drawn):
    """What to expect of a bag of so many bones after a bone that counts ``drawn`` came out of it."""
    mean = expected / bag
    return max(LEAST, expected - mean - KNOWN * (drawn - mean))


@jit
def expected_bag(s, seat):
    """The black bones and the points that the seat may expect in the bag; exact where it knows the bag."""
    if s.knows >> seat & 1:
        return float(of_kind(s.bag, BLACK)), float(points(s.bag))
    others = (s.players - 1) * SCREEN
    bag, blacks, worth = size(BAG), float(of_kind(BAG, BLACK)), float(points(BAG))
    behind, blacks_behind, worth_behind = size(others), float(of_kind(others, BLACK)), float(points(others))
    turn, look = -1, 0
    for i in range(s.logged):
        event = s.log[i]
        if is_draw(event):
            kind = drawn_kind(event)
            blacks = after_draw(blacks, bag, kind == BLACK)
            worth = after_draw(worth, bag, POINTS[kind])
            bag -= 1
        elif is_return(event):
            kind = returned_kind(event)
            blacks += kind == BLACK
            worth += POINTS[kind]
            bag += 1
        elif is_look(event):
            if is_look_of(event, seat):
                sight = s.seen[look]
                blacks_behind = max(LEAST, blacks_behind + blacks - of_kind(sight, BLACK))
                worth_behind = max(LEAST, worth_behind + worth - points(sight))
                blacks, worth = float(of_kind(sight, BLACK)), float(points(sight))
            look += 1
        elif is_loot(event):
            turn += 1
            mine, theirs = bones_put(s.puts[seat][turn]), loot_of(event) * (count(s.looters[turn]) - 1)
            more_blacks = min(blacks_behind, BLACK_SOONER * blacks_behind * theirs / behind)
            more_worth = worth_behind * theirs / behind
            blacks += of_kind(mine, BLACK) + more_blacks
            worth += points(mine) + more_worth
            blacks_behind -= more_blacks
            worth_behind -= more_worth
            bag += size(mine) + theirs
            behind -= theirs
    unseen = unseen_bones(s, seat)
    blacks *= of_kind(unseen, BLACK) / (blacks + blacks_behind)
    worth *= points(unseen) / (worth + worth_behind)
    return min(blacks, float(bag)), worth
