"""A game being played by people: seats, log, dice, clocks, the absent."""
