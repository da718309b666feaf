"""Studies: what pays in a game, counted from the records of games between bots.

A module named like a game holds what is particular to it: ``count(record, facts)`` counts one finished game, and
``sheets(found)`` shows what was found. A game without a module is studied by what all games have.
"""
