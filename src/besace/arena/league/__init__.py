"""The league: every bot in every company, for all games and player counts.

season (what is played) ─► playing (in turns, resumable) ─► table (shares, ratings, times) ─► a page, data for the client
"""
