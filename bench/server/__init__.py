"""How much the table server carries."""
