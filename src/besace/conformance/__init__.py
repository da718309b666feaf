"""The conformance kit: the laws that every game keeps, as tests. ``besace check-game GAME`` runs them on one game.

Nothing that plays imports it: it needs pytest and hypothesis, which only those who write games have.
"""
