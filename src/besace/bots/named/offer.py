"""Which bots a server offers: our own, and of others those that whoever runs it has named.

People who sit at tables send names, and a name is only ever looked up among those offered: no module is imported because
somebody asked for it. What is offered is written as a list with commas, each part one of these:

| written | offered |
|---|---|
| ``installed`` | every bot that an installed package brings by an entry point |
| ``greedy`` | that one of them, loaded at once |
| ``my_bots:greedy`` | what this callable of a module makes, by the name of the callable |
| ``bold=my_bots:greedy:depth=3`` | the same by another name, and with settings |
"""

from functools import partial
from typing import Any

from besace.bots import BOTS, Bot, bot, is_name, own_bots
from besace.bots.named.entrants import make, read_entrant
from besace.bots.named.outside import outside_bots
from besace.errors import BadOption, BesaceError, choices, quoted

INSTALLED = "installed"


class Offer:
    """The bots of one server. What is wrong with how it is written, or with a bot that is named in it, is said at once."""

    def __init__(self, written: str = INSTALLED) -> None:
        self._others: dict[str, Any] = {}
        for part in filter(None, map(str.strip, written.split(","))):
            if part == INSTALLED:
                for name in outside_bots():
                    self._add(name, partial(bot, name))
            else:
                self._add(*_named(part))

    def _add(self, name: str, maker: Any) -> None:
        if name in self.names or not is_name(name):
            why = "another one has it" if name in self.names else "it should be small letters, digits and hyphens"
            raise BadOption(f"No bot can be offered by the name {quoted(name)}: {why}. NAME=MODULE:CALLABLE gives it another.")
        self._others[name] = maker

    @property
    def others(self) -> tuple[str, ...]:
        """The names of those that are not our own."""
        return tuple(self._others)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that are offered, our own first."""
        return (*own_bots(), *self._others)

    def make(self, name: str, **settings: Any) -> Bot:
        """A bot by a name that somebody has sent, or one sentence."""
        if name not in self.names:
            raise BesaceError(f"There is no bot called {quoted(name)}: it should be {choices(self.names)}.")
        made: Bot = self._others.get(name, partial(bot, name))(**settings)
        return made


def _named(part: str) -> tuple[str, Any]:
    """A bot that is named by itself, and made once for trial."""
    head, equals, rest = part.partition("=")
    renamed = bool(equals) and ":" not in head
    what = rest if renamed else part
    entrant, _ = read_entrant(what)
    if ":" not in entrant and entrant not in BOTS:
        raise BadOption(f"There is no bot {quoted(entrant)} to offer: it should be installed, or written as MODULE:CALLABLE.")
    make(what)
    own_name = entrant.rpartition(":")[2].rpartition(".")[2].lower().replace("_", "-")
    return head if renamed else own_name, partial(_made, what)


def _made(written: str, **settings: Any) -> Bot:
    if settings:
        raise BesaceError(f"The bot {written.partition(':')[0]} is offered as it is, without {choices(list(settings))}.")
    return make(written, seed=None)
