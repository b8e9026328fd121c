"""Games and counts that never change: what any engine of this game must agree on."""

from pathlib import Path

import pytest
from support.mutations import mutations
from support.perft_counts import COUNTS, Count

from marrakech import Refusal, apply, divide, format_game, parse_game, perft

DATA = Path(__file__).parent.parent / "data"
GAMES = sorted(DATA.glob("games/*.mrk"))


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


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_perft(count: Count) -> None:
    for depth, nodes in count.nodes.items():
        assert perft(count.position, depth) == nodes


def test_divide_splits_the_same_number() -> None:
    root, depth = COUNTS[-1].position, 4
    parts = divide(root, depth)
    assert sum(parts.values()) == COUNTS[-1].nodes[depth]
    assert all(perft(apply(root, action), depth - 1) == n for action, n in parts.items())


def test_more_than_a_hundred_mutated_games_are_refused_with_turn_and_reason() -> None:
    texts = [path.read_text("utf-8") for path in GAMES]
    finished = [text for text in texts if not text.endswith("\n*\n")]
    reasons: set[str] = set()
    at_once = 0
    for text, turn in mutations(finished, 300, seed=2008):
        with pytest.raises(Refusal) as refusal:
            parse_game(text)
        refused = refusal.value.place.turn
        assert refused is not None
        assert refused >= turn, refusal.value  # another legal facing is noticed only later
        at_once += refused == turn
        assert refusal.value.place.line is not None
        reasons.add(refusal.value.key)
    assert len(reasons) > 10
    assert at_once > 280
