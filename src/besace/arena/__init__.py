"""Many games: tournaments with duplicate deals, ratings, studies, reports.

    plan ─► tasks ─► executor (processes) ─► results (a file, line by line) ─► summary ─► table, JSON, report

A game depends on the plan's seed and on its number alone, so results depend neither on the number of processes nor on the order
in which they come. Nothing here reads a state: games are driven through `besace.new`, and studied through their records.
"""
