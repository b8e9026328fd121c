"""The command `marrakech`."""

from marrakech.cli.app import app, main

__all__ = ["app", "main"]
