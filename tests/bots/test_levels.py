"""Levels: found by name and number, in time, each stronger than the one below."""

import random
import statistics
import time
from collections.abc import Callable

import pytest

import besace
from besace.bots import is_quick
from besace.bots.levels import LEVELS
from besace.conformance.cases import every_game
from besace.errors import BesaceError
from besace.play.words import LANGUAGES, words_in

FAST, SLOW = 0.1, 1.0  # seconds that the lowest and the highest level may take


def wins(game: str, players: int, deals: int, hero: str, others: str, **settings: int) -> float:
    """The share of games that one seat wins against the others, the same deals from every seat."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            chance = random.Random(deal)
            match = besace.new(game, players=players, seed=deal)
            bots = [besace.bot(others, seed=100 * deal + s) for s in range(players)]
            bots[seat] = besace.bot(hero, seed=100 * deal + seat, **settings)
            while not match.over:
                if match.to_act == ["*"]:
                    match.chance(chance)
                else:
                    match.play(bots[match.to_act[0]].choose(match.observation(match.to_act[0])))
            assert match.winners is not None
            won += (seat in match.winners) / len(match.winners)
    return won / (deals * players)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_is_found_by_its_name_and_its_number_and_has_a_character_in_every_language(level):
    assert besace.bot(level.name).name == besace.bot("search", level=level.number).name == level.name
    for language in LANGUAGES:
        words = words_in(language)
        assert words.has(level.message)
        assert words.has(f"{level.message}-character")


def test_there_is_no_level_zero():
    with pytest.raises(BesaceError, match="the levels are 1 to 7"):
        besace.bot("search", level=0)


@every_game
def test_a_level_is_quick_where_it_does_not_look_ahead(game):
    """The magpie thinks only in games without a network; given iterations it searches in all."""
    quick = [level.name for level in LEVELS if is_quick(besace.bot(level.name), besace.GAMES[game])]
    assert quick == ["puppy", "kitten", "stray", "magpie"]
    assert not is_quick(besace.bot("magpie", iterations=10), besace.GAMES[game])
    assert is_quick(besace.bot("net"), besace.GAMES[game])
    assert not is_quick(besace.bot("netsearch"), besace.GAMES[game])


@pytest.mark.parametrize("name", ["king", "fox"])
def test_levels_that_are_given_worlds_instead_of_time_choose_the_same_again(name):
    match = besace.new("filou", players=3, seed=5)
    for seat in range(3):
        match.play(match.moves(seat)[0])
    seen = match.observation(match.to_act[0])
    bots = [besace.bot(name, seed=4, worlds=8) for _ in range(2)]
    assert bots[0].choose(seen) == bots[1].choose(seen)
    assert bots[0].thought.worlds == 8


@pytest.mark.parametrize(
    ("name", "settings"), [("stray", {"worlds": 8}), ("magpie", {"worlds": 8}), ("fox", {"worlds": 8, "iterations": 9})]
)
def test_worlds_are_for_those_who_look_ahead_with_a_network(name, settings):
    with pytest.raises(BesaceError, match="worlds cannot be given"):
        besace.bot(name, seed=4, **settings)


@every_game
@pytest.mark.parametrize(("level", "limit"), [(LEVELS[0], FAST), (LEVELS[-1], SLOW)], ids=["lowest", "highest"])
def test_a_level_answers_in_time(game, level, limit):
    match = besace.new(game, players=4, seed=2)
    while match.to_act == ["*"]:
        match.chance(random.Random(1))
    observation = match.observation(match.to_act[0])
    bot = besace.bot(level.name, seed=1)
    bot.choose(observation)
    began = time.process_time()
    bot.choose(observation)
    assert time.process_time() - began < limit


@every_game
def test_the_kitten_beats_puppies_and_the_stray_beats_kittens(game):
    fair = 1 / 4
    assert wins(game, 4, 25, "kitten", "puppy") > fair
    assert wins(game, 4, 25, "stray", "kitten") > fair


def asked_along_the_way(game: str, wanted: Callable[[list[str]], bool], *names: str) -> list[list[list[str]]]:
    """What bots of these names choose where strays have a choice that is wanted, as words; the same places for all of them."""
    found: list[list[list[str]]] = [[] for _ in names]
    for deal in range(8):
        match, chance = besace.new(game, players=4, seed=deal), random.Random(deal)
        strays = [besace.bot("stray", seed=10 * deal + seat) for seat in range(4)]
        asked = [[besace.bot(name, seed=10 * deal + seat) for seat in range(4)] for name in names]
        while not match.over:
            if match.to_act == ["*"]:
                match.chance(chance)
                continue
            seat = match.to_act[0]
            observation = match.observation(seat)
            if wanted(observation.moves):
                for choices, bots in zip(found, asked, strict=True):
                    choices.append(bots[seat].choose(observation).split(" "))
            match.play(strays[seat].choose(observation))
    return found


def share(choices: list[list[str]], *verbs: str) -> float:
    return sum(words[1] in verbs for words in choices) / len(choices)


def test_a_puppy_bids_for_what_frightens_a_kitten() -> None:
    puppy, kitten = asked_along_the_way("filou", lambda moves: any(" bid " in move for move in moves), "puppy", "kitten")
    assert len(puppy) > 100
    assert share(puppy, "bid") > share(kitten, "bid") + 0.1


def test_a_puppy_raids_with_larger_numbers_than_a_kitten() -> None:
    puppy, kitten = asked_along_the_way("doggybag", lambda moves: any(" take " in move for move in moves), "puppy", "kitten")
    numbers = [[6 if words[1] == "flip" else int(words[2]) for words in choices] for choices in (puppy, kitten)]
    assert len(puppy) > 100
    assert statistics.mean(numbers[0]) > statistics.mean(numbers[1]) + 0.5


@every_game
@pytest.mark.parametrize("name", ["puppy", "kitten"])
def test_a_beginner_with_the_same_seed_pictures_the_same(game: str, name: str) -> None:
    first, second = (asked_along_the_way(game, lambda moves: len(moves) > 1, name) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", ["figaro", "filou"])  # in Doggy Bag luck hides a short search among so few games
def test_a_tomcat_that_thinks_briefly_beats_strays(game):
    assert wins(game, 3, 6, "tomcat", "stray", iterations=400) > 1 / 3


def test_a_search_beats_rules_of_thumb_in_doggy_bag():
    assert wins("doggybag", 2, 25, "search", "thumb", iterations=400, reuse=64) > 1 / 2


@pytest.mark.parametrize(
    ("game", "players", "bar"),
    [("doggybag", 2, 0.75), ("doggybag", 4, 0.45), ("figaro", 4, 0.6), ("filou", 3, 0.65), ("filou", 5, 0.5)],
)
def test_rules_of_thumb_beat_random_players(game, players, bar):
    assert wins(game, players, 30, "thumb", "random") > bar
