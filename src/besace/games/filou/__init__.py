"""Filou, the cat in the sack: 3 to 5 players."""
