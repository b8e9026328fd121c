"""Records in which one action of one turn is wrong."""

from random import Random
from typing import NamedTuple

from marrakech import LAYS


class Mutation(NamedTuple):
    """A changed record, and the turn that was changed."""

    text: str
    turn: int


def mutations(texts: list[str], number: int, seed: int) -> list[Mutation]:
    """That many records, each changed in one turn."""
    random = Random(seed)
    made: list[Mutation] = []
    while len(made) < number:
        text = random.choice(texts)
        changed = mutated(text, random)
        if changed.text != text:
            made.append(changed)
    return made


def mutated(text: str, random: Random) -> Mutation:
    """A record in which one action of one turn is another one, is missing, or comes twice."""
    lines = text.split("\n")
    turns = [number for number, line in enumerate(lines) if line[:1].isdigit() and ". " in line]
    number = random.choice(turns)
    head, *actions = lines[number].split(" ")
    turn = int(head[:-1])
    at = random.randrange(len(actions))
    kind = random.randrange(5)
    if kind == 0:
        actions[at] = another(actions[at], random)
    elif kind == 1:
        del actions[at]
    elif kind == 2:
        actions.insert(at, actions[at])
    elif kind == 3:
        head = f"{turn + random.choice((-1, 1, 10))}."
    else:
        actions = actions[::-1]
    lines[number] = " ".join((head, *actions))
    return Mutation("\n".join(lines), turn)


def another(action: str, random: Random) -> str:
    """Something of the same kind that does not belong there."""
    if action[0] in "NESW":
        return dict(zip("NESW", "SWNE", strict=True))[action[0]] + action[1:]
    if action in LAYS:
        return random.choice([lay for lay in sorted(LAYS) if far_apart(lay, action)])
    return random.choice(("*k", "*r", "x4", "x9", "5", "NE", "e4e6", "-"))


def far_apart(one: str, other: str) -> bool:
    """Whether they cannot both lie beside the same square."""
    columns, rows = (abs(ord(one[i]) - ord(other[i])) for i in (0, 1))
    return columns + rows > 5
