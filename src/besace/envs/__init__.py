"""Doors for researchers: many games at once (``vector``), Gymnasium, PettingZoo and OpenSpiel, over the same compiled rules.

They give out observations as vectors of whole numbers; `layout` tells what each number means. The extra ``besace[research]``
installs what the doors need: ``pip install 'besace[research]'``.
"""

from besace.envs.fields import layout, limits, unpack

__all__ = ["layout", "limits", "unpack"]
