"""What a server offers: our own bots, and of others those alone that whoever runs it has named."""

import sys

import pytest

from besace.bots import own_bots
from besace.bots.named.offer import Offer
from besace.errors import BesaceError

HERE = "tests.bots.test_outside_bots"


def test_our_own_bots_are_always_offered():
    assert Offer("").names == own_bots()
    assert Offer("").make("puppy").name == "puppy"


def test_a_bot_is_offered_by_the_name_of_its_callable_or_by_another_with_settings():
    offer = Offer(f"{HERE}:Last, deep={HERE}:Last:depth=3")
    assert offer.others == ("last", "deep")
    assert (offer.make("last").depth, offer.make("deep").depth) == (1, 3)
    with pytest.raises(BesaceError, match=r'^The bot .* is offered as it is, without "level"\.$'):
        offer.make("deep", level=2)


def test_a_name_that_is_not_offered_is_refused_and_nothing_is_imported_for_it():
    sys.modules.pop("antigravity", None)
    for name in ("last", f"{HERE}:Last", "antigravity:fly", "x=antigravity:fly", "installed", ""):
        with pytest.raises(BesaceError, match=r"^There is no bot called"):
            Offer("").make(name)
    assert "antigravity" not in sys.modules


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("nobody", r'^There is no bot "nobody" to offer: it should be installed, or written as MODULE:CALLABLE\.$'),
        ("no.such.module:bot", r"^There is no bot .*a module and the callable that makes it"),
        (f"puppy={HERE}:Last", r'^No bot can be offered by the name "puppy": another one has it'),
        (f"{HERE}:Last,last={HERE}:Last:depth=2", r'^No bot can be offered by the name "last": another one has it'),
        (f"A b={HERE}:Last", r'^No bot can be offered by the name "A b": it should be small letters'),
        (f"{HERE}:no_bot", r"should give an object with choose"),
        (f"{HERE}:no_name", r"^The bot .*no_name should have a name of 1 to 40 letters, not None\.$"),
    ],
)
def test_what_is_wrong_with_an_offer_is_said_at_once(written, sentence):
    with pytest.raises(BesaceError, match=sentence):
        Offer(written)
