"""Training, on few tables and for few lessons."""
