"""Clocks, derived from the times in the move log: how long each seat still has.

A seat's time runs from the move that asked it to choose until it has chosen, also while others choose at the same time. It never
runs backwards: when the machine's clock is put back, the clocks of the tables stand still until it has caught up.
"""

from collections.abc import Sequence
from typing import Any

from besace.server.protocol.table_rules import ClockRule

SECOND = 1000


class Clocks:
    """What the clocks of one table show. It hears of every move in order."""

    def __init__(self, rule: ClockRule | None, players: int, started_at: int) -> None:
        self.rule = rule
        self._asked_at: list[int | None] = [None] * players
        self._left = [(rule.seconds if rule else 0) * SECOND] * players
        self._moved_at = started_at  # the latest time of the log: it alone says how much a seat has used up, to every process
        self._shown_at = started_at  # the latest time that was shown here

    def moved(self, seat: int | None, acting: Sequence[int], at: int) -> None:
        """``seat`` (None: chance, or the start) has moved, and now these may."""
        if self.rule is None:
            return
        at = self._moved_at = max(self._moved_at, at)
        if seat is not None:
            began = self._asked_at[seat]
            if began is not None and self.rule.kind == "game":
                self._left[seat] = max(0, self._left[seat] - (at - began)) + self.rule.increment * SECOND
            self._asked_at[seat] = None
        for other in range(len(self._asked_at)):
            if other not in acting:
                self._asked_at[other] = None
            elif self._asked_at[other] is None:
                self._asked_at[other] = at

    def deadline(self, seat: int) -> int | None:
        """When this seat is out of time; None when its clock does not run."""
        began = self._asked_at[seat]
        if self.rule is None or began is None:
            return None
        return began + (self.rule.seconds * SECOND if self.rule.kind == "move" else self._left[seat])

    def next_deadline(self) -> int | None:
        """When the first of those whose clock runs is out of time."""
        if self.rule is None:
            return None
        found = [deadline for seat in range(len(self._asked_at)) if (deadline := self.deadline(seat)) is not None]
        return min(found, default=None)

    def late(self, now: int) -> list[int]:
        """The seats that are out of time."""
        return [seat for seat in range(len(self._asked_at)) if (deadline := self.deadline(seat)) is not None and deadline <= now]

    def shown(self, now: int) -> dict[str, Any] | None:
        """What everyone may see of the clocks."""
        if self.rule is None:
            return None
        now = self._shown_at = max(self._shown_at, self._moved_at, now)
        left: list[int | None] = []
        running = []
        for seat in range(len(self._asked_at)):
            deadline = self.deadline(seat)
            if deadline is not None:
                running.append(seat)
                left.append(max(0, deadline - now))
            else:
                left.append(self._left[seat] if self.rule.kind == "game" else None)
        return {"left": left, "running": running}
