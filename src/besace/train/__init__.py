"""Networks that teach themselves a game by playing it: ``besace train``; docs/champions.md says how."""
