"""Tables over HTTP and WebSocket, and the adapters for storage."""
