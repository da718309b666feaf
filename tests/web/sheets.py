"""Results of games that bots have played, noted on the score sheets of the browser as a family would."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.learn.test_scores import finished, last_piles, numbers

NAMES = ["Ada", "Bob", "Cléo", "Dan", "Eve", "Fay"]
CARDS = {"15": "the 15 cat", "11": "the 11 cat", "8": "the 8 cat", "5": "the 5 cat", "3": "the 3 cat",
         "rabbit": "the rabbit", "-5": "the −5 cat", "-8": "the −8 cat"}  # fmt: skip
KINDS = {"grey": "ossicle", "white": "chicken", "red": "beef", "yellow": "marrow", "black": "smoked"}
TOKENS = 8


def name_players(page: Page, count: int) -> None:
    """Write the names of so many players."""
    fields = page.get_by_label("Name of player")
    fields.first.wait_for()  # only then can they be counted
    while fields.count() < count:
        page.get_by_role("button", name="One more player").click()
    for seat in range(count):
        fields.nth(seat).fill(NAMES[seat])


def field(page: Page, what: str, seat: int) -> Any:
    return page.get_by_label(f"{what}, {NAMES[seat]}", exact=True)


def tap(page: Page, what: str, seat: int, times: int) -> None:
    for _ in range(times):
        page.get_by_role("button", name=f"One more: {what}, {NAMES[seat]}", exact=True).click()


def note_filou(page: Page, players: int, seed: int) -> dict[str, Any]:
    """Note a finished game of Filou, cards by tapping; its last view."""
    *_, view, _ = finished("filou", players, seed)
    name_players(page, players)
    for seat, (cards, mice) in enumerate(zip(view["won"], view["mice"], strict=True)):
        for card, count in Counter(cards).items():
            tap(page, CARDS[card], seat, count)
        field(page, "mice", seat).fill(str(mice))
    return view


def note_doggybag(page: Page, players: int, seed: int) -> dict[str, Any]:
    """Note a finished game of Doggy Bag, bones by typing; its last view."""
    *_, view, _ = finished("doggybag", players, seed)
    name_players(page, players)
    for seat, role in enumerate(map(numbers, view["roles"])):
        if seat in view["out"]:
            field(page, "thrown out", seat).check()
            continue
        for kind, count in view["front"][seat].items():
            field(page, KINDS[kind], seat).fill(str(count))
        if role is None:
            continue
        field(page, "last role", seat).select_option(str(role) if role < TOKENS else "hothead")
        if role >= TOKENS:
            field(page, "number announced", seat).fill(str(role))
    return view


def figaro_rounds(players: int, seed: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What is counted after each round of a finished game, and its last view."""
    *views, told = finished("figaro", players, seed, open_piles=True)
    rounds, end = [], views[-1]
    for before, after, move in zip(views, views[1:], told["moves"], strict=False):
        if after["round"] > before["round"] or after["over"]:
            roads = end["roads_round"][before["round"] - 1]
            rounds.append({"roads": roads, "cards": last_piles(before, move), "king": after["king"]})
    return rounds, end


def note_figaro(page: Page, players: int, seed: int) -> dict[str, Any]:
    rounds, end = figaro_rounds(players, seed)
    name_players(page, players)
    for number, one in enumerate(rounds, 1):
        for piece, length in enumerate(one["roads"], 1):
            page.get_by_label(f"Piece {piece} of round {number}", exact=True).fill(str(length))
        for seat, cards in enumerate(one["cards"]):
            page.get_by_label(f"Cards of {NAMES[seat]} in round {number}", exact=True).fill(str(cards))
        page.get_by_label(f"{NAMES[one['king']]} took the King in round {number}", exact=True).check()
    return end


NOTE = {"doggybag": note_doggybag, "figaro": note_figaro, "filou": note_filou}
