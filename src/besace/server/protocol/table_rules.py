"""How a table is run, whatever the game: its clock, who plays for those who are away, who may watch."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

LONGEST = 30 * 24 * 3600  # seconds: in slow games up to a month a move


class Body(BaseModel):
    """Something that people send: unknown keys are refused."""

    model_config = ConfigDict(extra="forbid")


class ClockRule(Body):
    """``move``: so many seconds for each choice. ``game``: so many for the whole game, and some more after each choice."""

    kind: Literal["move", "game"]
    seconds: int = Field(ge=5, le=LONGEST)
    increment: int = Field(default=0, ge=0, le=3600)


class Absence(Body):
    """Who plays for people who have left, are out of time or gone: a modest ``default`` move, or a bot."""

    bot: str = Field(default="default", max_length=40)
    level: int | None = Field(default=None, ge=0, le=100)
    seconds: int | None = Field(
        default=None, ge=5, le=LONGEST, description="how long someone may be offline before being played for; null: for ever"
    )


class TableRules(Body):
    """How the table is run, whatever the game."""

    clock: ClockRule | None = None
    absence: Absence = Absence()
    spectators: bool = True
    coach: bool = Field(default=False, description="odds and hints for everyone, also against people")
    reveal_seconds: int = Field(default=0, ge=0, le=LONGEST, description="wait so long after the end before showing everything")
