"""The rules and the kernel side by side: the same games, compared after every action."""

from random import Random

from support.positions import random_start

from marrakech import Action, Position, apply, format_position, legal_actions, outcome
from marrakech.kernel import facade as twin
from marrakech.kernel.packed import State, position_of, state_of

PURSES = (30, 30, 30, 12, 5, 1, 0)
RELUCTANCES = (25, 400, 10**9)  # one in this many actions is giving up


def play_together(seed: int, games: int) -> int:
    """Play random games by all rules and for all numbers of players; return how many actions."""
    random = Random(seed)
    return sum(play_one(random) for _ in range(games))


def play_one(random: Random) -> int:
    """One game to its end."""
    position = random_start(random)
    dirhams, reluctance = random.choice(PURSES), random.choice(RELUCTANCES)
    position = position._replace(seats=tuple(s._replace(dirhams=dirhams) for s in position.seats))
    state = state_of(position)
    actions = 0
    while position.step != "over":
        action = any_action(position, state, random, reluctance)
        before, position, state = position, apply(position, action), twin.apply(state, action)
        assert position_of(state) == position, disagreement(before, action, position, state)
        assert twin.outcome(state) == outcome(position), format_position(position)
        actions += 1
    assert twin.legal_actions(state) == ()
    return actions


def any_action(position: Position, state: State, random: Random, reluctance: int) -> Action:
    """Any of the legal actions, on which both agree, or any seat that is still in gives up."""
    legal = legal_actions(position)
    assert twin.legal_actions(state) == legal, format_position(position)
    if random.randrange(reluctance):
        return random.choice(legal)
    return random.choice([f"x{n}" for n, seat in enumerate(position.seats, 1) if not seat.out])


def disagreement(before: Position, action: Action, after: Position, state: State) -> str:
    """What the two disagree about."""
    return "\n".join(
        (
            f"after {action} in {format_position(before)}",
            f"the rules have {format_position(after)}",
            f"the kernel has {state}",
        )
    )
