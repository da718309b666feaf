"""Who is who, and who sits where."""
