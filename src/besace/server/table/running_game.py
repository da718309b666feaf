"""A running game, derived from its row and its move log: what is legal, who is asked since when, what each eye may see.

Here is the only place of the server that holds a `Match`. What leaves it are views and texts of moves, masked for each eye.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from typing import Any

from besace.bots import Bot
from besace.errors import IllegalMove, choices, quoted
from besace.games import game_named
from besace.games.move import CHANCE_MARK, Move
from besace.play.fair import Chance, chance_of, fair_record
from besace.play.follower import Follower, Watchful
from besace.play.match import Match
from besace.play.observation import Observation
from besace.server.protocol.problems import Refusal
from besace.server.protocol.write_messages import Look, Shown, events, events_or_changes, snapshots
from besace.server.store.rows import TableRow
from besace.server.table.clocks import Clocks
from besace.server.table.prepared_deals import fair_version

NOT_ASKED = 1 << 62
MOST_MISSED = 60  # moves told one by one to someone who comes back; after more, a snapshot


class RunningGame:
    """The match of a table that has started."""

    def __init__(self, row: TableRow) -> None:
        game = game_named(row.game)
        self._game, self.players = game, row.players
        self._options, self._draws = row.options, game.draws_of(row.players, row.options, row.setup)
        self._match = self._start()
        self.moves: list[str] = []
        self.by: list[str | None] = []  # who chose each move, where that was not the seat's own player
        self._asked = [NOT_ASKED] * row.players  # per seat: the version since which it has had the choice that it has now
        self.clocks = Clocks(row.rules.clock, row.players, row.started_at or 0)
        self._chance: Chance = chance_of(row.seed, row.contributions, fair_version(row))
        self.acting: list[Any] = []
        self._followers: dict[Bot, Follower] = {}  # of bots that watch the others
        self._shown: Shown | None = None  # what was told last, where somebody hears changes alone
        self._turn_to(None, row.started_at or 0)

    def _start(self) -> Match:
        return Match(self._game, self.players, self._options, self._draws)

    def _turn_to(self, mover: int | None, at: int) -> None:
        """Note who may move now."""
        self.acting = self._match.to_act
        version = len(self.moves)
        for seat in range(self.players):
            if seat not in self.acting:
                self._asked[seat] = NOT_ASKED
            elif self._asked[seat] == NOT_ASKED or seat == mover:
                self._asked[seat] = version
        self.clocks.moved(mover, self.acting if self.acting != [CHANCE_MARK] else [], at)

    @property
    def version(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return not self.acting

    @property
    def chance_is_due(self) -> bool:
        return self.acting == [CHANCE_MARK]

    def drawn_by(self) -> int | None:
        """Whose own hand the chance is that is due; None where it is nobody's."""
        if not self.chance_is_due or not self._game.own_draws:
            return None
        view = self._match.view(None)
        named = self._game.own_draws.get(view["phase"])
        return None if named is None else view[named]

    def result(self) -> dict[str, Any] | None:
        """Scores and winners once the game is over."""
        return {"scores": self._match.scores, "winners": self._match.winners} if self.over else None

    def replay(self, texts: Iterable[tuple[str, int, str | None]]) -> None:
        """Play moves of the log: (text, time, by whom) each."""
        for text, at, by in texts:
            self._match.play(text)
            self._note(text, at, by)

    def _note(self, text: str, at: int, by: str | None = None) -> None:
        self.moves.append(text)
        self.by.append(by)
        self._turn_to(Move.of(text).seat, at)

    def play(self, seat: int, version: int, text: str, at: int, by: str | None = None) -> None:
        """Play a seat's move that answers the position of that version, or raise `Refusal`."""
        if self.over:
            raise Refusal("state", "The game is over.")
        if version > len(self.moves):
            raise Refusal("bad", f"There is no version {version} yet: the newest is {len(self.moves)}.")
        if seat not in self.acting:
            raise Refusal("stale" if version < len(self.moves) else "illegal", f"It is not for seat {seat} to move now.")
        if version < self._asked[seat]:
            raise Refusal("stale", f"Your move answers version {version}, but seat {seat} was asked anew at {self._asked[seat]}.")
        try:
            self._match.play(text)
        except IllegalMove:  # its own sentence lists the moves of every seat, which would tell their hands
            legal = choices(self._match.moves(seat))
            raise Refusal("illegal", f"{quoted(text)} is not legal now; legal are {legal}.") from None
        self._note(text, at, by)

    def stored_before(self, seat: int, version: int, text: str) -> int | None:
        """The version that this very answer made, if it was taken before: a doubled click, or sent again after a break."""
        for ply in range(version, len(self.moves)):
            if Move.of(self.moves[ply]).seat == seat:
                return ply + 1 if self.moves[ply] == text else None
        return None

    def draw(self, at: int) -> str:
        """Play the chance move that is due."""
        text = self._chance.play(self._match, self.moves)
        self._note(text, at)
        return text

    def legal(self, seat: int) -> list[str]:
        return self._match.moves(seat)

    def modest(self, seat: int) -> list[str]:
        """The moves that give and take the least, for a seat that no bot plays."""
        return self._game.modest(self.legal(seat))

    def observation(self, seat: int) -> Observation:
        """What a bot in that seat may know."""
        return self._match.observation(seat)

    def watched_by(self, bot: Bot) -> bool:
        """Whether a bot has been told of this game's moves."""
        return bot in self._followers

    def news(self, seat: int, bot: Bot) -> list[tuple[Observation, str]]:
        """What a bot that watches the others has not heard of yet; one that has just sat down hears of the whole game."""
        if not isinstance(bot, Watchful):
            return []
        if bot not in self._followers:
            self._followers[bot] = Follower(self._start(), seat)
        return list(self._followers[bot].news(self.moves))

    def unhurried(self, seat: int) -> tuple[Observation, int]:
        """What a seat knows if it is always the first of those who choose at the same time, and how many moves it has made.

        For the bots of a prepared deal: who was quicker makes no difference to them, so that equal moves get equal answers.
        """
        waiting: dict[int | None, deque[str]] = defaultdict(deque)
        for text in self.moves:
            waiting[Move.of(text).seat].append(text)
        match, made = self._start(), len(waiting[seat])
        while True:
            acting = match.to_act
            next_ones = [seat] if seat in acting else [None] if acting == [CHANCE_MARK] else acting
            known = next((waiting[one] for one in next_ones if waiting[one]), None)
            if known is None:
                return match.observation(seat), made
            match.play(known.popleft())

    def snapshots(self, eyes: Sequence[int | None], now: int) -> list[bytes]:
        """The messages that show the whole position, one for each eye."""
        return snapshots(self._match, eyes, self.clocks.shown(now))

    def events(self, looks: Sequence[Look], clock: dict[str, Any] | None) -> list[bytes]:
        """The messages that tell the last move, one for each look. To be told in order, and each once."""
        told, self._shown = events_or_changes(self._match, looks, self.moves[-1], self.by[-1], clock, self._shown)
        return told

    def missed(self, eye: int | None, since: int | None, now: int, most: int | None = MOST_MISSED) -> list[bytes]:
        """What an eye has missed since a version: events, or a snapshot where there are too many or the version is unknown."""
        if since is None or since > self.version or (most is not None and self.version - since > most):
            return self.snapshots([eye], now)
        if since == self.version:
            return []
        match, messages, clock = self._start(), list[bytes](), self.clocks.shown(now)
        for ply, (text, by) in enumerate(zip(self.moves, self.by, strict=True)):
            match.play(text)
            if ply >= since:
                messages += events(match, [eye], text, by, clock)
        return messages

    def fair_record(self, row: TableRow) -> dict[str, Any]:
        """The record with its seed: for finished games, and for whoever runs the server."""
        return fair_record(self._match.record(), row.seed, row.contributions, fair_version(row))
