"""One game at one terminal: people in turn behind a curtain, bots at once, chance as it comes."""

import random
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from besace.bots import bot
from besace.play.follower import asker
from besace.play.match import Match
from besace.terminal.menu import Question, first_question, is_number, matching, next_question
from besace.terminal.saving import SaveFile, Sitting
from besace.terminal.screen import Left, Screen

HELP, LOG, QUIT = "?", "l", "q"


class Session:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(self, match: Match, seats: Sequence[Sitting], screen: Screen, save: SaveFile, seed: int | None) -> None:
        self.match, self.seats, self.screen, self.save, self.seed = match, list(seats), screen, save, seed
        self.presenter, self.words = screen.presenter, screen.words
        self.humans = [seat for seat, sitting in enumerate(seats) if sitting.bot is None]
        bots = {seat: bot(s.bot, seed=self._seed(seat)) for seat, s in enumerate(seats) if s.bot}
        self.bots = {seat: asker(player, match, seat) for seat, player in bots.items()}
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None  # whose eyes are on the screen
        self.seen = dict.fromkeys(self.humans, match.ply)  # the ply up to which each person has read
        self.played: list[str] = list(match.record()["moves"])

    def _seed(self, *what: int) -> int | None:
        return None if self.seed is None else random.Random(f"{self.seed} {what}").getrandbits(32)

    def run(self) -> None:
        """Until the game is over; `Left` where somebody stops before."""
        while to_act := self.match.to_act:
            if to_act == ["*"]:
                # From the seed and the ply alone, so that a game that is resumed goes on as it would have.
                chance: Any = random.SystemRandom() if self.seed is None else random.Random(f"{self.seed} ply {self.match.ply}")
                self._happened(self.match.chance(chance))
                continue
            seat = self._next(to_act)
            text = self.bots[seat]() if seat in self.bots else self._ask(seat)
            self.match.play(text)
            self._happened(text)

    def _next(self, to_act: list[Any]) -> int:
        """Of those who may move at once: bots, then whoever is looking, then the others."""
        return int(min(to_act, key=lambda seat: (seat not in self.bots, seat != self.looking, seat)))

    def _happened(self, text: str) -> None:
        self.played.append(text)
        self.save.write(self.match.record())

    def events(self, viewer: int | None, since: int = 0) -> list[str]:
        """What has happened, as the viewer may know it; the same line several times in a row is told once."""
        told = (
            (line, len(list(same))) for line, same in groupby(self.presenter.event(text, viewer) for text in self.played[since:])
        )
        return [line if times == 1 else f"{line} (×{times})" for line, times in told]

    def _ask(self, seat: int) -> str:
        """Show the table to a person and have them choose."""
        if seat != self.looking:
            self.screen.curtain(self.seats[seat].name)
            self.looking = seat
        view = self.match.view(seat)
        top = question = first_question(self.presenter, view["moves"])
        note = ""
        while True:
            self.screen.draw(view, self.events(seat, self.seen[seat]), question, note)
            typed = self.screen.read(self.screen.prompt(question))
            note = ""
            if typed in (HELP, LOG, QUIT, ""):
                self._command(typed, seat, view["moves"])
                question = top if typed == "" else question
                continue
            moves, note = self._answer(question, view["moves"], typed)
            if len(moves) == 1:
                self.seen[seat] = self.match.ply + 1
                return moves[0]
            if moves:
                question = next_question(self.presenter, moves)

    def _command(self, typed: str, seat: int, moves: Sequence[str]) -> None:
        if typed == HELP:
            self.screen.help(self.presenter.choice(moves[-1]), self.match.options)
        elif typed == LOG:
            self.screen.log(self.events(seat))
        elif typed == QUIT:
            raise Left

    def _answer(self, question: Question, moves: Sequence[str], typed: str) -> tuple[Sequence[str], str]:
        """The moves that are meant, or none and what is wrong."""
        chosen = question.chosen(typed.lower().replace("−", "-"))
        if chosen:
            return chosen, ""
        if is_number(typed):
            keys = ", ".join(question.keys)
            return (), self.words("no-such-value", value=typed) if question.numbers else self.words(
                "no-such-key", n=typed, keys=keys
            )
        meant = matching(self.presenter, moves, typed)
        if len(meant) == 1:
            return meant, ""
        named = question.called(typed)
        if named:
            return named, ""
        if not meant:
            return (), self.words("no-such-move", text=typed[:40])
        shown = ", ".join(self.presenter.choice(move) for move in meant[:6])
        return (), self.words("not-one-move", text=typed[:40], moves=shown)
