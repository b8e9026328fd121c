"""The rules again, compiled, for millions of turns a second."""
