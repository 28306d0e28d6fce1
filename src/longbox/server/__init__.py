"""Tables over the net: HTTP and WebSocket around the public API, with every choice kept in a database."""
