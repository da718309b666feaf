"""How long a game can last at most, and how much a result can be worth, for algorithms that need to know it before they play."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """From a position on, whatever is played: how many choices all players together and one of them alone can have at most, how
    many moves of chance there can be, and how far above or below the average of the others a seat's result can lie."""

    choices: int
    own_choices: int
    chances: int
    least: float
    most: float
