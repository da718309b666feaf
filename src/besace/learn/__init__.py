"""Learning the games and looking back: the rules, memos, score sheets, a coach, reviews of finished games."""
