"""What holds for every game: each test runs on all registered games, player counts and options by itself."""
