"""Connections before the application sees them: how many, how large, how long."""
