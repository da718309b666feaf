"""Prepared deals that everyone can play: guided first games, and the challenges of the days and of friends."""
