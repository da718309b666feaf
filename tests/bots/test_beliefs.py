"""Beliefs: calibrated where play is indifferent, better calibrated by the learnt model where it is not, in every language."""

import math
import random

import pytest

import besace
from besace.beliefs import INDIFFERENT, beliefs, learned
from besace.bots.named.entrants import make
from besace.conformance.cases import every_count, sampled, seats, state_of
from besace.games.doggybag.bones import BLACK
from besace.games.doggybag.extras import beliefs as dogs
from besace.games.figaro.extras import beliefs as kings
from besace.games.filou.extras import beliefs as cats
from besace.games.filou.rules import BID, BIG
from besace.play.words import LANGUAGES, words_in

STRONG = "search:iterations=150"
BINS, LEAST = 5, 40  # bins of odds; so many cases make a bin worth looking at


def indifferent_move(match, seat, rng):
    """Any legal move; a bone put or swapped away is any of those behind the screen."""
    moves = match.moves(seat)
    if moves[0].split()[1] in ("put", "swap"):
        behind = match.view(seat)["behind"]
        return rng.choices(moves, [behind[move.split()[2]] for move in moves])[0]
    return rng.choice(moves)


def positions(game, players, games, seed, bot=None):
    """Positions of games between indifferent players, or between bots as an arena writes them."""
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        match = besace.new(game, players=players, seed=rng.getrandbits(32))
        seated = [make(bot, rng.getrandbits(32)) for _ in range(players)] if bot else []
        while not match.over:
            if match.to_act == ["*"]:
                match.chance(rng)
                continue
            yield match, rng
            seat = rng.choice(match.to_act)
            match.play(seated[seat].choose(match.observation(seat)) if bot else indifferent_move(match, seat, rng))


def binned(cases, bins=BINS):
    """What was said on average, what happened on average, and how many cases there were, in each bin of odds."""
    found = [[] for _ in range(bins)]
    for said, happened in cases:
        found[min(int(said * bins), bins - 1)].append((said, happened))
    return [(*(sum(column) / len(each) for column in zip(*each, strict=True)), len(each)) for each in found if each]


def assert_calibrated(cases):
    """In each bin, what was said agrees with what happened, within four standard errors."""
    bins = [each for each in binned(cases) if each[2] >= LEAST]
    for said, happened, number in bins:
        error = math.sqrt(max(said * (1 - said), 0.01) / number)
        assert abs(said - happened) < 4 * error, f"said {said:.3f}, happened {happened:.3f}, of {number}"
    assert len(bins) >= 2


def miscalibration(cases):
    """How far what was said is from what happened: the mean square over fine bins, weighted by their cases."""
    bins = binned(cases, 4 * BINS)
    return sum(number * (said - happened) ** 2 for said, happened, number in bins) / sum(number for _, _, number in bins)


def loss(cases):
    """The mean Brier score."""
    cases = list(cases)
    return sum((said - happened) ** 2 for said, happened in cases) / len(cases)


def value_of(found, message):
    return next(belief.value for belief in found if belief.message == message)


def black_cases(games, model=INDIFFERENT, bot=None):
    """(odds that the next bone is black, whether a bone drawn from the true bag is), asked by whoever does not know the bag."""
    for match, rng in positions("doggybag", 3, games, 5, bot):
        if rng.random() > 0.1:
            continue
        seat = rng.randrange(3)
        observation, bag = match.observation(seat), state_of(match).bag
        if dogs.size(bag) == 0 or observation.known.knows >> seat & 1:
            continue
        said = value_of(beliefs(observation, model, samples=40), "belief-doggybag-black")
        yield said, dogs.of_kind(bag, BLACK) / dogs.size(bag)


def dog_cases(games, model=INDIFFERENT, bot=None):
    """(odds that a face-down card is a dog, whether it is)."""
    for match, rng in positions("filou", 4, games, 6, bot):
        seat = rng.randrange(4)
        o, state = match.observation(seat).known, state_of(match)
        if o.phase != BID:
            continue
        for place in range(cats.face_up(o), cats.row_length(o)):
            if o.rows[o.played][place] < 0:
                yield sum(cats.card_odds(o, place, model)[BIG:]), float(state.rows[state.played][place] >= BIG)


def card_loss(games, model, bot="thumb"):
    """The mean log loss of every face-down card in games between bots."""
    total, cases = 0.0, 0
    for match, rng in positions("filou", 4, games, 7, bot):
        o, state = match.observation(rng.randrange(4)).known, state_of(match)
        if o.phase != BID:
            continue
        for place in range(cats.face_up(o), cats.row_length(o)):
            if o.rows[o.played][place] < 0:
                total -= math.log(cats.card_odds(o, place, model)[state.rows[state.played][place]])
                cases += 1
    return total / cases


def test_the_odds_of_a_black_bone_are_calibrated_where_bones_are_put_indifferently():
    assert_calibrated(black_cases(50))


def test_the_odds_of_a_dog_face_down_are_calibrated_where_cards_are_laid_indifferently():
    assert_calibrated(dog_cases(150))


def test_the_expected_value_of_a_sack_is_right_on_average_where_cards_are_laid_indifferently():
    gaps = []
    for match, rng in positions("filou", 3, 120, 8):
        observation, state = match.observation(rng.randrange(3)), state_of(match)
        if observation.known.phase == BID:
            said = value_of(beliefs(observation), "belief-filou-sack")
            gaps.append(cats.worth(state.rows[state.played][:4]) - said)
    mean = sum(gaps) / len(gaps)
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps))
    assert abs(mean) < 6 * spread / math.sqrt(len(gaps))


def test_who_can_be_brought_to_six_is_calibrated_in_indifferent_games():
    cases = []
    for match, rng in positions("figaro", 4, 12, 9):
        seat = rng.randrange(4)
        o, state = match.observation(seat).known, state_of(match)
        by, target = (seat + 1) % 4, rng.randrange(4)
        hand = state.hands[state.now][by]
        holds = any(hand >> 3 * kind & 7 and kings.fits(o, target, kind) for kind in range(kings.KINDS))
        cases.append((kings.can_force(o, by, target), float(holds)))
    assert_calibrated(cases)


def test_the_learnt_model_is_better_about_bones_that_clever_players_put():
    assert loss(black_cases(30, learned(besace.GAMES["doggybag"]), "thumb")) < loss(black_cases(30, INDIFFERENT, "thumb"))


def test_the_learnt_model_is_better_about_cards_that_clever_players_lay():
    assert card_loss(40, learned(besace.GAMES["filou"])) < card_loss(40, INDIFFERENT) - 0.02


def test_the_learnt_model_is_better_calibrated_about_bones_in_games_between_searching_bots():
    plain, learnt = (list(black_cases(12, model, STRONG)) for model in (INDIFFERENT, learned(besace.GAMES["doggybag"], "search")))
    assert miscalibration(learnt) < miscalibration(plain)
    assert loss(learnt) < loss(plain)


def test_the_learnt_model_is_better_about_cards_in_games_between_searching_bots():
    assert card_loss(16, learned(besace.GAMES["filou"], "search"), STRONG) < card_loss(16, INDIFFERENT, STRONG)


@every_count
def test_every_belief_is_a_sentence_in_every_language_and_odds_are_odds(case):
    for match in sampled(case, 6, seed=3):
        for seat in seats(match):
            for belief in beliefs(match.observation(seat), samples=5):
                assert belief.error >= 0
                if "percent" in belief.arguments:
                    assert 0 <= belief.value <= 1
                for language in LANGUAGES:
                    words = words_in(language)
                    assert words.has(belief.message)
                    assert "{" not in words(belief.message, **belief.arguments)


@pytest.mark.parametrize("players", [2, 4])
def test_who_has_looked_knows_the_bag_exactly(players):
    match = besace.new("doggybag", players=players, seed=4)
    found = beliefs(match.observation(0), samples=5)
    assert found[0].message == "belief-doggybag-black"
    assert found[0].exact
    assert found[0].value == 1 / 5
