"""Besace beside other engines for games of hidden information, in one run on one core."""
