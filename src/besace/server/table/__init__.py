"""A table as it is played: its queue of moves, its bots, clocks and watchers, and the hub of all tables of a process."""
