"""Doggy Bag by rules of thumb.

- Count the black bones that you have not seen. If you have looked into the bag you know its odds; else take the bones in it for
  a fair share of all that you have not seen.
- Take the token whose number promises most: the odds that those before you fail, times the odds that your own draws stay clean,
  times what a bone is worth; minus what a black bone would cost you: little the first, more the second, everything the third.
  Add what the effect is worth: a bone for the pickpocket and the watcher, a black bone less for the bootlicker, knowledge for
  the mole.
- When you know that no black bone is in the bag, announce them all.
- After a success stop, unless the next bone is most likely clean and worth more than what you would lose.
- Put black bones when you are not the first to choose a role, good ones when you are.
- As scout throw out a black bone when you raid early, a good one when you raid late; as intendant and expert the other way
  round.
- Steal from whoever leads.
"""

from besace.games.doggybag.bones import (
    BAG,
    BLACK,
    GREY,
    SCREEN,
    bone,
    kind_at,
    kinds,
    of_kind,
    points,
    size,
)
from besace.games.doggybag.rules import (
    BAG_MOVE,
    BOOTLICKER,
    CHEST_MOVE,
    CHOOSE_BAG,
    CHOOSE_CHEST,
    CHOOSE_FIRST,
    CHOOSE_SWAP,
    DECIDE,
    FIRST_MOVE,
    FLIP_MOVE,
    GLUT_MOVE,
    HOTHEAD,
    KEEP_MOVE,
    LEAST_ANNOUNCED,
    LOOT,
    MOLE,
    PICKPOCKET,
    PUT_MOVE,
    ROLES,
    STEAL_MOVE,
    STOP_MOVE,
    SWAP_MOVE,
    TAKE_MOVE,
    WATCHER,
    holders,
    legal,
)
from besace.kernel.bits import high, low
from besace.kernel.jit import jit
from besace.kernel.stream import below

BLACK_COSTS = (2.0, 4.0, 12.0)  # with so many in front already, points
LOOK_WORTH = 0.5
STEAL_HOPE = 1.0  # what the bone stolen after gluttony is worth, on average
PUT_BLACK_ODDS = 2  # one in so many bones is black when one is not the first to choose


@jit
def unseen_bones(s, seat):
    """The bones that the seat does not see: in the bag and behind the screens of others."""
    bones = BAG + s.players * SCREEN - s.chest - s.held - s.behind[seat]
    for p in range(s.players):
        bones -= s.front[p]
    return bones


@jit
def black_share(s, seat):
    """How many of the bag's bones are black, as the seat may expect."""
    bones = s.bag if s.knows >> seat & 1 else unseen_bones(s, seat)
    return of_kind(bones, BLACK) / size(bones) if size(bones) else 0.0


@jit
def bone_worth(s, seat):
    """What a bone from the bag that is not black is worth, as the seat may expect."""
    bones = s.bag if s.knows >> seat & 1 else unseen_bones(s, seat)
    clean = size(bones) - of_kind(bones, BLACK)
    return points(bones) / clean if clean else 0.0


@jit
def clean_odds(bag, blacks, draws):
    """The odds that so many draws from a bag of so many bones are all clean; ``blacks`` may be a fraction."""
    odds = 1.0
    for i in range(min(draws, bag)):
        if bag - i <= blacks:
            return 0.0
        odds *= 1.0 - blacks / (bag - i)
    return odds


@jit
def fear(s, seat):
    """What one more black bone would cost the seat."""
    blacks = of_kind(s.front[seat], BLACK)
    return BLACK_COSTS[min(blacks, 2)] + (points(s.front[seat]) if blacks >= 2 else 0)


@jit
def raid_worth(s, seat, number):
    """The points that a raid of that number promises, given those who will raid before it."""
    bag, blacks, worth = size(s.bag), black_share(s, seat) * size(s.bag), bone_worth(s, seat)
    mine = 1.0
    before = s.taken >> (min(number, HOTHEAD) + 1)
    token = min(number, HOTHEAD) + 1
    while before:
        if before & 1:
            draws = s.announced if token == HOTHEAD else token
            clean = clean_odds(bag, blacks, draws)
            mine *= 1.0 - clean
            bag = max(0, bag - (draws + 1) // 2)
            blacks = max(0.0, min(blacks - 1.0, bag))
        before >>= 1
        token += 1
    clean = clean_odds(bag, blacks, number)
    won = min(number, bag) * worth
    return mine * (clean * won - (1.0 - clean) * fear(s, seat))


@jit
def effect_worth(s, seat, token):
    """What a token's effect promises, in points."""
    if s.beginner:
        return 0.0
    if token == BOOTLICKER and of_kind(s.front[seat], BLACK):
        blacks = of_kind(s.front[seat], BLACK)
        return BLACK_COSTS[blacks - 1] * (2.0 if blacks == 2 else 1.0)
    if token in (WATCHER, PICKPOCKET):
        return (1.0 - black_share(s, seat)) * bone_worth(s, seat) + (LOOK_WORTH if token == WATCHER else 0.0)
    return LOOK_WORTH if token == MOLE else 0.0


@jit
def thumb_role(s, seat, rng):
    best, chosen = -1e9, TAKE_MOVE + low(s.middle)
    left = s.middle
    while left:
        token = low(left)
        left &= left - 1
        worth = raid_worth(s, seat, token) + effect_worth(s, seat, token) + below(rng, 64) / 640.0
        if worth > best:
            best, chosen = worth, TAKE_MOVE + token
    if not s.taken >> HOTHEAD & 1:
        most = max(size(s.bag), LEAST_ANNOUNCED)
        for announced in (LEAST_ANNOUNCED, most):
            worth = raid_worth(s, seat, announced)
            if worth > best:
                best, chosen = worth, FLIP_MOVE + 8 * (announced - LEAST_ANNOUNCED) + low(s.middle)
    return chosen


@jit
def thumb_put(s, seat, rng):
    """Black ones for the others, good ones for oneself."""
    behind = s.behind[seat]
    if of_kind(behind, BLACK) and s.first != seat and below(rng, PUT_BLACK_ODDS) == 0:
        return PUT_MOVE + BLACK
    clean = behind - of_kind(behind, BLACK) * bone(BLACK)
    if not clean:
        return PUT_MOVE + BLACK
    left = kinds(clean)
    r = below(rng, size(clean))
    while r >= of_kind(clean, kind_at(low(left))):
        r -= of_kind(clean, kind_at(low(left)))
        left &= left - 1
    return PUT_MOVE + kind_at(low(left))


@jit
def worst_kind(bones):
    """A black bone if there is one, else the cheapest."""
    return BLACK if of_kind(bones, BLACK) else kind_at(low(kinds(bones)))


@jit
def best_kind(bones):
    """The bone worth most; a black one where there is nothing else."""
    clean = bones - of_kind(bones, BLACK) * bone(BLACK)
    return kind_at(high(kinds(clean))) if clean else BLACK


@jit
def leader(s, seats, seat):
    """Of some seats, other than one's own where possible, the one with most points in front."""
    most, found = -1, seat
    for p in range(s.players):
        if p != seat and seats >> p & 1 and points(s.front[p]) > most:
            most, found = points(s.front[p]), p
    return found


@jit
def thumb_decide(s, seat):
    """Stop, unless gluttony promises more than it risks."""
    odds = black_share(s, seat)
    lost = points(s.held) - of_kind(s.held, GREY) + fear(s, seat)
    gain = bone_worth(s, seat) + STEAL_HOPE
    return GLUT_MOVE if (1.0 - odds) * gain > odds * lost else STOP_MOVE


@jit
def raids_early(s, seat):
    """Whether nobody so far will raid before the seat, which has taken its token."""
    return s.takers >> 4 * high(s.taken) & 15 == seat


@jit
def thumb_move(s, seat, rng):
    if s.phase == LOOT:
        return thumb_put(s, seat, rng)
    if s.phase == ROLES:
        return thumb_role(s, seat, rng)
    if s.phase == DECIDE:
        return thumb_decide(s, seat)
    early = raids_early(s, seat)
    if s.phase == CHOOSE_CHEST:
        return CHEST_MOVE + (worst_kind(s.held) if early else best_kind(s.held))
    if s.phase == CHOOSE_BAG:
        return BAG_MOVE + (best_kind(s.chest) if early else worst_kind(s.chest))
    if s.phase == CHOOSE_SWAP:
        return SWAP_MOVE + 8 * worst_kind(s.behind[seat]) + best_kind(s.chest)
    if s.phase == CHOOSE_FIRST:
        return FIRST_MOVE + seat
    others = holders(s, seat, s.glutted)
    return STEAL_MOVE + leader(s, others, seat) if others else KEEP_MOVE


@jit
def candidates(s, seat, out):
    """Everything, but of the hothead's numbers the least and the whole bag, and of the tokens to flip the lowest."""
    if s.phase != ROLES:
        return legal(s, seat, out)
    k = 0
    left = s.middle
    while left:
        out[k] = TAKE_MOVE + low(left)
        left &= left - 1
        k += 1
    if not s.taken >> HOTHEAD & 1:
        out[k] = FLIP_MOVE + low(s.middle)
        k += 1
        if size(s.bag) > LEAST_ANNOUNCED:
            out[k] = FLIP_MOVE + 8 * (size(s.bag) - LEAST_ANNOUNCED) + low(s.middle)
            k += 1
    return k
