"""Looking back on finished games: ratings, whole games told once more, reviews."""
