"""Learning the games and looking back: the rules in two languages, memos, score sheets, a coach, reviews of finished games."""
