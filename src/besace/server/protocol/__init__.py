"""What is said between the server and its clients, as types: over HTTP, live, and when something is refused."""
