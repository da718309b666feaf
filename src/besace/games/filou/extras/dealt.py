"""Filou: when cards that chance had dealt come to light."""

from collections.abc import Mapping
from typing import Any

from besace.games.filou.rules import PASSIVE


def dealt(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """With three players nobody's card lies open at once in a new row."""
    return bool(before["players"] == PASSIVE and not before["row"] and after["row"])
