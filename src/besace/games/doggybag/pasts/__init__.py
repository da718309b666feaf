"""Pasts that a seat imagines: what may have happened behind screens, by chance and by the habits of others."""
