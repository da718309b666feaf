"""Doggy Bag: 2 to 6 players."""
