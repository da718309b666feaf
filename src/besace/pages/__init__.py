"""Sheets of figures for people to keep: as one HTML file with plots, which needs nothing else, or as Markdown."""
