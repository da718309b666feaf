"""Bots: what they may know, that they can be repeated, and how well they play."""
