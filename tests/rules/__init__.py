"""The rules, game by game, each test named by the number of the rule that it reads out."""
