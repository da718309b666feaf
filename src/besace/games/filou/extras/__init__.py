"""What Filou offers beyond being played: beliefs, a score sheet, a study and more; see `besace.games.game.PARTS`."""
