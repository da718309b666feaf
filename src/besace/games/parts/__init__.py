"""What the parts of a game are made of: one small vocabulary a module. See `besace.games.game` for the parts themselves."""
