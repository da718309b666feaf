"""Rooms behind the OpenSpiel door: positions and what players know of them, small games, and how these are solved."""
