"""Figaro: when cards that chance had dealt come to light."""

from collections.abc import Mapping
from typing import Any


def dealt(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """With a new round there is a new hand."""
    return bool(after["round"] > before["round"])
