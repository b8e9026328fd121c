"""Games and counts that never change: what any engine of this game must agree on."""

from pathlib import Path
from random import Random

import pytest

from marrakech import LAYS, Refusal, apply, divide, format_game, parse_game, parse_position, perft

DATA = Path(__file__).parent.parent / "data"
GAMES = sorted(DATA.glob("games/*.mrk"))
COUNTS = [
    pytest.param(*line.split(" ;"), id=f"{path.stem}-{number}")
    for path in sorted(DATA.glob("*.perft"))
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_reads_and_writes(path: Path) -> None:
    text = path.read_text("utf-8")
    assert format_game(parse_game(text)) == text


def test_the_golden_games_show_everything_that_can_happen() -> None:
    games = [parse_game(path.read_text("utf-8")) for path in GAMES]
    steps = {position.step for game in games for position in game.positions()}
    assert steps == {"turn", "roll", "lay", "draw", "steer", "over"}
    assert {len(game.start.seats) for game in games} == {2, 3, 4}
    actions = {action for game in games for action in game.actions}
    assert {"-", "x2", "*r", "N"} <= actions


@pytest.mark.parametrize(("position", "counts"), [(p.values[0], p.values[1:]) for p in COUNTS])
def test_perft(position: str, counts: tuple[str, ...]) -> None:
    root = parse_position(position)
    for depth, nodes in (count.removeprefix("D").split(" ") for count in counts):
        assert perft(root, int(depth)) == int(nodes)


def test_divide_splits_the_same_number() -> None:
    position, *counts = COUNTS[-1].values
    root = parse_position(str(position))
    depth, nodes = str(counts[3]).removeprefix("D").split(" ")
    parts = divide(root, int(depth))
    assert sum(parts.values()) == int(nodes)
    assert all(perft(apply(root, action), int(depth) - 1) == n for action, n in parts.items())


def far_apart(one: str, other: str) -> bool:
    """So far that they cannot both lie beside the same square."""
    columns, rows = (abs(ord(one[i]) - ord(other[i])) for i in (0, 1))
    return columns + rows > 5


def another(action: str, random: Random) -> str:
    """Something of the same kind that does not belong there."""
    if action[0] in "NESW":
        return dict(zip("NESW", "SWNE", strict=True))[action[0]] + action[1:]
    if action in LAYS:
        return random.choice([lay for lay in sorted(LAYS) if far_apart(lay, action)])
    return random.choice(("*k", "*r", "x4", "x9", "5", "NE", "e4e6", "-"))


def mutated(text: str, random: Random) -> str:
    """A record in which one action of one turn is another one, is missing, or comes twice."""
    lines = text.split("\n")
    turns = [number for number, line in enumerate(lines) if line[:1].isdigit() and ". " in line]
    number = random.choice(turns)
    head, *actions = lines[number].split(" ")
    at = random.randrange(len(actions))
    kind = random.randrange(5)
    if kind == 0:
        actions[at] = another(actions[at], random)
    elif kind == 1:
        del actions[at]
    elif kind == 2:
        actions.insert(at, actions[at])
    elif kind == 3:
        head = f"{int(head[:-1]) + random.choice((-1, 1, 10))}."
    else:
        actions = actions[::-1]
    lines[number] = " ".join((head, *actions))
    return "\n".join(lines)


def test_more_than_a_hundred_mutated_games_are_refused_with_turn_and_reason() -> None:
    random = Random(2008)
    refused: dict[str, int] = {}
    texts = [path.read_text("utf-8") for path in GAMES]
    finished = [text for text in texts if not text.endswith("\n*\n")]
    for _ in range(300):
        text = random.choice(finished)
        changed = mutated(text, random)
        if changed == text:
            continue
        with pytest.raises(Refusal) as refusal:
            parse_game(changed)
        assert refusal.value.place.turn is not None, refusal.value
        assert refusal.value.place.line is not None
        refused[refusal.value.key] = refused.get(refusal.value.key, 0) + 1
    assert sum(refused.values()) > 100
    assert len(refused) > 10
