"""Doors to the tables over HTTP and WebSocket, and the adapters for storage and fan-out."""
