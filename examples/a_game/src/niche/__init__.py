"""Niche, a pocket game of buried bones and loud growls."""
