"""A match: a record in, moves applied, views out."""
