"""Playing in a terminal: what a seat may see, drawn; what it may do, asked. Only views come in here, never a state."""
