"""Chance: the die and the piles, drawn with exactly the probabilities that the rules give."""

from math import lcm
from random import Random

from marrakech.rules import Action, Position, chances


def draw_chance(position: Position, random: Random) -> Action:
    """What chance does in a position where it decides."""
    outcomes = chances(position)
    tickets = lcm(*(probability.denominator for _, probability in outcomes))
    ticket = random.randrange(tickets)
    for action, probability in outcomes[:-1]:
        ticket -= probability.numerator * (tickets // probability.denominator)
        if ticket < 0:
            return action
    return outcomes[-1][0]
