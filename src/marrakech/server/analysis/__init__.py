"""Analyses and rollouts of games: who asked for one, which is next, and what was found."""
