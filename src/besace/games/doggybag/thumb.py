"""Doggy Bag by rules of thumb.

- Count. Remember what you have put and seen yourself, and what came out of the bag (see bag_estimate.py): so you have an idea of
  how many of its bones are black and what the others are worth.
- Take the token that promises most: the odds that those who raid before you fail, those who choose after you included, times
  what your own raid promises: its points, minus what a black bone would cost you: little the first, more the second, all that
  you have the third. A raid before yours that fails takes a black bone out of the bag, so low numbers are better than they look.
- Add what the effect is worth: a bone for the pickpocket and the watcher, a black bone less for the bootlicker, knowledge for
  the watcher and the mole, the first choice of the next turn for the leader.
- In the last turn points alone do not help: reckon who would win if you succeed, if another one does, and if nobody does.
- When you know that no black bone is in the bag, announce them all.
- After a success stop, unless the next bone is most likely clean and worth more than what you would lose. When this ends the
  game, stop if you have won and go on if you have not.
- Put black bones before good ones, though not always: others will find them, and you know of them.
- As scout throw out a black bone when you raid early, a good one when you raid late; as intendant and expert the other way
  round.
- Steal from whoever leads.
"""

from besace.games.doggybag.bag_estimate import expected_bag
from besace.games.doggybag.bones import (
    BLACK,
    GREY,
    bone,
    kind_at,
    kinds,
    nth_bone,
    of_kind,
    points,
    size,
)
from besace.games.doggybag.judgement import judge as judge
from besace.games.doggybag.pasts.leaning import lean as lean
from besace.games.doggybag.rules import (
    BAG_MOVE,
    BLACKS_IN_BAG,
    BLACKS_PER_PLAYER,
    BLACKS_TO_BE_OUT,
    BOOTLICKER,
    CHEST_MOVE,
    CHOOSE_BAG,
    CHOOSE_CHEST,
    CHOOSE_FIRST,
    CHOOSE_SWAP,
    DECIDE,
    FIRST_MOVE,
    GLUT_MOVE,
    HOTHEAD,
    KEEP_MOVE,
    LEADER,
    LEAST_ANNOUNCED,
    LOOT,
    MOLE,
    PICKPOCKET,
    PUT_MOVE,
    ROLES,
    STEAL_MOVE,
    STOP_MOVE,
    TAKE_MOVE,
    WATCHER,
    black_seen,
    flip_move,
    holders,
    legal,
    most_announced,
    swap_move,
    taker,
)
from besace.kernel.bits import count, high, low
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below

BLACK_COSTS = (2.0, 4.0, 10.0)  # of one more black bone, with so many in front already, in points
RID_OF_BLACK = (0.0, 3.0, 6.0)  # what it is worth to lose one of so many
LOOK_WORTH, FIRST_WORTH = 0.5, 0.8  # points that knowing the bag, and choosing first in the next turn, may bring
STEAL_HOPE = 1.0  # what the bone stolen after gluttony is worth, on average
GLUTTONS = 0.5  # the share of others who go on after a success
HOTHEADS, THEIR_NUMBER = 0.05, 10  # the odds that one who chooses later is the hothead, and what such a one announces
CLOSE = 3.0  # a lead of so many points is half as good as any
BLACK_FIRST, BLACK_OF = 3, 4  # how often a black bone is put before others: so many times of so many
WHIM = 0.1  # points: what is closer than that is a matter of taste
NEVER = -1e9


@jit
def clean_odds(bag, blacks, draws):
    """The odds that so many draws from a bag of about so many bones are all clean."""
    odds = 1.0
    for i in range(draws):
        if bag - i < 0.5:
            return odds
        if bag - i <= blacks:
            return 0.0
        odds *= 1.0 - blacks / (bag - i)
    return odds


@jit
def fear(s, seat):
    """What one more black bone would cost the seat."""
    blacks = of_kind(s.front[seat], BLACK)
    return BLACK_COSTS[blacks] + (points(s.front[seat]) if blacks + 1 == BLACKS_TO_BE_OUT else 0)


@jit
def raider_odds(s, token):
    """The odds that somebody else raids with a token, for the one who is choosing."""
    if s.taken >> token & 1:
        return 1.0
    later = count(s.waiting) - 1
    if token == HOTHEAD:
        return HOTHEADS * later
    return later / (count(s.middle) - 1) if s.middle >> token & 1 else 0.0


@jit
def raid_number(s, token):
    """How many bones that one will draw."""
    if token != HOTHEAD:
        return token
    return s.announced if s.taken >> HOTHEAD & 1 else THEIR_NUMBER


@jit
def success_odds(bag, blacks, draws):
    """The odds that somebody else's raid ends the turn: clean, and no black bone by gluttony either."""
    return clean_odds(bag, blacks, draws) * (1.0 - GLUTTONS * blacks / max(bag, 1.0))


@jit
def bones_after(bag, draws, odds):
    """The bones left after a raid that failed, if it took place with such odds."""
    return max(0.0, bag - odds * (draws + 1) / 2)


@jit
def raid_worth(s, seat, number, bag, blacks, each):
    """The points that a raid promises when its turn comes, with such a bag and ``each`` for a clean bone."""
    clean = clean_odds(bag, blacks, number)
    return clean * min(number, bag) * each - (1.0 - clean) * fear(s, seat)


@jit
def effect_worth(s, seat, token, draw):
    """What a token's effect promises, in points; ``draw`` for a bone that may go back."""
    if s.beginner:
        return 0.0
    if token == BOOTLICKER:
        return RID_OF_BLACK[of_kind(s.front[seat], BLACK)]
    if token == WATCHER:
        return draw + LOOK_WORTH
    if token == PICKPOCKET:
        return draw
    if token == LEADER:
        return FIRST_WORTH
    return LOOK_WORTH if token == MOLE else 0.0


@jit
def lead_worth(lead):
    """From -1 to 1: how good it is to be so many points ahead at the end."""
    return lead / (CLOSE + abs(lead))


@jit
def most_points(s, seat):
    """The points of the best other player still in."""
    most = 0
    for p in range(s.players):
        if p != seat and s.still_in >> p & 1:
            most = max(most, points(s.front[p]))
    return most


@jit
def last_worth(s, seat, token, number, bag, blacks, each, effect):
    """How good the end will be after raiding last with a token and number: whoever succeeds first ends the game."""
    own, most = points(s.front[seat]) + effect, most_points(s, seat)
    going, total = 1.0, 0.0
    for i in range(HOTHEAD + 1):
        raider = HOTHEAD - i
        odds = 1.0 if raider == token else raider_odds(s, raider)
        draws = number if raider == token else raid_number(s, raider)
        gain = min(draws, bag) * each
        if raider == token:
            success = clean_odds(bag, blacks, number)
            lead = own + gain - most
        else:
            success = odds * success_odds(bag, blacks, draws)
            theirs = points(s.front[taker(s, raider)]) if s.taken >> raider & 1 else most
            lead = own - max(most, theirs + gain)
        total += going * success * lead_worth(lead)
        going *= 1.0 - success
        if raider == token and of_kind(s.front[seat], BLACK) + 1 == BLACKS_TO_BE_OUT:
            return total - going
        bag = bones_after(bag, draws, odds)
        blacks = max(0.0, min(blacks - odds, bag))
    return total + going * lead_worth(own - most)


@jit
def thumb_role(s, seat, rng):
    """Down from the hothead: what raiding in each place promises, after all who may raid before."""
    all_blacks, worth = expected_bag(s, seat)
    whole = float(size(s.bag))
    each, draw = worth / max(1.0, whole - all_blacks), worth / whole
    last = size(s.behind[seat]) == 0
    best, chosen = NEVER, 0
    reached, bag, blacks = 1.0, whole, all_blacks  # the odds that it comes to a token's raid, and what the bag is like then
    for i in range(HOTHEAD + 1):
        token = HOTHEAD - i
        hothead = token == HOTHEAD
        if s.middle >> token & 1 or (hothead and not s.taken >> HOTHEAD & 1):
            effect = 0.0 if hothead else effect_worth(s, seat, token, draw) + below(rng, FINE) * WHIM / FINE
            for j in range(1 + hothead):
                number = token if j == 0 else max(LEAST_ANNOUNCED, size(s.bag))
                if last:
                    promise = last_worth(s, seat, token, number, whole, all_blacks, each, effect)
                else:
                    promise = reached * raid_worth(s, seat, number, bag, blacks, each) + effect
                if promise > best:
                    best = promise
                    chosen = flip_move(low(s.middle), number) if hothead else TAKE_MOVE + token
        odds, draws = raider_odds(s, token), raid_number(s, token)
        reached *= 1.0 - odds * success_odds(bag, blacks, draws)
        bag = bones_after(bag, draws, odds)
        blacks = max(0.0, min(blacks - odds, bag))
    return chosen


@jit
def thumb_put(s, seat, rng):
    """A black bone, mostly; else any other."""
    behind = s.behind[seat]
    clean = behind - of_kind(behind, BLACK) * bone(BLACK)
    if not clean or (clean != behind and below(rng, BLACK_OF) < BLACK_FIRST):
        return PUT_MOVE + BLACK
    return PUT_MOVE + nth_bone(clean, below(rng, size(clean)))


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
def ends_here(s):
    """Whether the game is over when this turn is (E1, E2)."""
    blacks = BLACKS_PER_PLAYER * s.players + BLACKS_IN_BAG
    return size(s.behind[low(s.still_in)]) == 0 or black_seen(s) == blacks


@jit
def thumb_decide(s, seat):
    """Stop, unless gluttony promises more than it risks."""
    if ends_here(s):
        lead = points(s.front[seat]) + points(s.held) - most_points(s, seat)
        if lead != 0:
            return STOP_MOVE if lead > 0 else GLUT_MOVE
    blacks, worth = expected_bag(s, seat)
    clean = size(s.bag) - blacks
    gain = worth / max(1.0, clean) + STEAL_HOPE
    lost = points(s.held) - of_kind(s.held, GREY) + fear(s, seat)
    return GLUT_MOVE if clean * gain > blacks * lost else STOP_MOVE


@jit
def raids_early(s, seat):
    """Whether nobody so far will raid before the seat, which has taken its token."""
    return taker(s, high(s.taken)) == seat


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
        return swap_move(worst_kind(s.behind[seat]), best_kind(s.chest))
    if s.phase == CHOOSE_FIRST:
        return FIRST_MOVE + seat
    others = holders(s, seat, s.glutted)
    return STEAL_MOVE + leader(s, others, seat) if others else KEEP_MOVE


@jit
def candidates(s, seat, out):
    """Everything, but of the hothead's numbers the least, the whole bag and the most, and of the tokens to flip the lowest."""
    if s.phase != ROLES:
        return legal(s, seat, out)
    k = 0
    left = s.middle
    while left:
        out[k] = TAKE_MOVE + low(left)
        left &= left - 1
        k += 1
    if not s.taken >> HOTHEAD & 1:
        token = low(s.middle)
        out[k] = flip_move(token, LEAST_ANNOUNCED)
        k += 1
        whole, most = size(s.bag), most_announced(s, token)
        if whole > LEAST_ANNOUNCED:
            out[k] = flip_move(token, whole)
            k += 1
        if most > max(whole, LEAST_ANNOUNCED):
            out[k] = flip_move(token, most)
            k += 1
    return k
