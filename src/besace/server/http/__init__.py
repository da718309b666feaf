"""The server as HTTP shows it: its application, the guard before it, the routes behind it."""
