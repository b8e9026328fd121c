"""Bots against bots, and the chance that comes between their decisions."""

from marrakech.arena.chance import draw_chance
from marrakech.arena.simulation import Playout, SeatStatistics, Statistics, no_games, play_out

__all__ = ["Playout", "SeatStatistics", "Statistics", "draw_chance", "no_games", "play_out"]
