"""What a bot that watches the others is shown, and what it makes of it."""

import random
import statistics

import pytest

import besace
from besace.bots import netsearch
from besace.bots.company import ABSENT, CLUB, NET
from besace.conformance.cases import every_game
from besace.games.move import Move
from besace.play.follower import Follower, Watchful, asker

OWN, PLAYERS, GAMES = 0, 4, 3


def played(game: str, others: str, seed: int) -> besace.Match:
    """A game in which all others are bots of one kind."""
    chance, match = random.Random(seed), besace.new(game, players=PLAYERS, seed=seed)
    bots = [besace.bot("thumb" if seat == OWN else others, seed=100 * seed + seat) for seat in range(PLAYERS)]
    while not match.over:
        if match.to_act == ["*"]:
            match.chance(chance)
        else:
            match.play(bots[match.to_act[0]].choose(match.observation(match.to_act[0])))
    return match


@every_game
def test_a_follower_is_told_of_public_moves_of_others_with_what_its_seat_knew_before(game: str) -> None:
    match = played(game, "random", 1)
    told = list(Follower(match.from_the_start(), OWN).news(match.played))
    again, expected = match.from_the_start(), []
    for text in match.played:
        mover = Move.of(text).seat
        if mover not in (None, OWN) and not match.game.secret(text):
            expected.append((again.observation(OWN), text))
        again.play(text)
    assert told == expected
    assert told


@every_game
def test_news_are_told_once(game: str) -> None:
    match = played(game, "random", 2)
    follower, half = Follower(match.from_the_start(), OWN), match.ply // 2
    first, second = list(follower.news(match.played[:half])), list(follower.news(match.played))
    assert [*first, *second] == list(Follower(match.from_the_start(), OWN).news(match.played))
    assert list(follower.news(match.played)) == []


def company_after(game: str, others: str, **settings: float) -> list[list[float]]:
    """What a bot thinks of each of the others after some games, the mean of them."""
    sums = [[0.0] * 3 for _ in range(PLAYERS)]
    for seed in range(GAMES):
        bot, match = netsearch.make(seed=5, worlds=1, **settings), played(game, others, seed)
        for seen, move in Follower(match.from_the_start(), OWN).news(match.played):
            bot.notice(seen, move)
        for seat, shares in enumerate(bot.company_in(match.game).shares[:PLAYERS]):
            sums[seat] = [total + share / GAMES for total, share in zip(sums[seat], shares, strict=True)]
    return sums


@every_game
def test_players_of_each_kind_are_taken_for_it_more_than_those_of_other_kinds(game: str) -> None:
    others = {CLUB: "thumb", NET: "net", ABSENT: "random"}
    found = {}
    for kind, name in others.items():
        shares = company_after(game, name)
        assert shares[OWN] == pytest.approx(netsearch.PRIOR)
        assert all(sum(shares[seat]) == pytest.approx(1) for seat in range(PLAYERS))
        found[kind] = [statistics.mean(shares[seat][each] for seat in range(1, PLAYERS)) for each in others]
    for kind in others:
        assert max(others, key=lambda company: found[company][kind]) == kind
        assert found[kind][kind] > netsearch.PRIOR[kind]


@every_game
def test_what_is_settled_beforehand_stays_so(game: str) -> None:
    assert company_after(game, "random", club=1.0)[1] == pytest.approx([1, 0, 0])


def test_only_bots_that_watch_are_shown_anything() -> None:
    assert isinstance(besace.bot("fox"), Watchful)
    assert isinstance(besace.bot("netsearch"), Watchful)
    assert not any(isinstance(besace.bot(name), Watchful) for name in ("puppy", "king", "net", "thumb", "search"))
    assert not isinstance(besace.bot("fox", iterations=5), Watchful)


def test_a_bot_that_is_asked_for_a_move_has_seen_all_that_happened_before() -> None:
    match, chance = besace.new("filou", players=3, seed=1), random.Random(1)
    bot = netsearch.make(seed=1, worlds=1)
    heard: list[str] = []
    bot.notice = lambda observation, move: heard.append(move)  # type: ignore[method-assign]
    choose = asker(bot, match, OWN)
    others = besace.bot("thumb", seed=2)
    while not match.over and len(heard) < 10:
        if match.to_act == ["*"]:
            match.chance(chance)
            continue
        seat = match.to_act[0]
        if seat == OWN:
            match.play(choose())
            assert heard == [m for m in match.played[:-1] if Move.of(m).seat not in (None, OWN) and not match.game.secret(m)]
        else:
            match.play(others.choose(match.observation(seat)))
    assert len(heard) >= 10
