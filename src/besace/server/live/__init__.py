"""Live connections: WebSocket frames on the wire, and what a client at a table says and hears."""
