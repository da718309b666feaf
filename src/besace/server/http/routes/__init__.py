"""The doors of the server: plain HTTP for everything, and one live connection per table and client."""
