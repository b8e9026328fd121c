"""The bots that look ahead, on every position that the tests know."""

from pathlib import Path
from random import Random

import pytest
from support.drawn_market import market
from support.endgames import GAMES, late_position
from support.perft_counts import COUNTS

from marrakech import Position, apply, legal_actions, outcome, parse_game
from marrakech.bots import (
    CHANCE_TO_WIN,
    Budget,
    SearchResult,
    bot_named,
    bot_names,
    is_slow_to_start,
)
from marrakech.bots.search_bots import OTHERS

pytestmark = pytest.mark.usefixtures("kernel_ready")

SEARCHERS = [name for name in bot_names() if is_slow_to_start(name)]
GOLDEN = Path(__file__).parent.parent / "data" / "games"
DECIDED = ("turn", "lay", "steer")


def known_positions() -> list[Position]:
    """Those with perft counts, and some of every golden game, in which somebody decides."""
    games = [parse_game(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("*.mrk"))]
    known = [count.position for count in COUNTS]
    known += [position for game in games for position in game.positions()[::7]]
    return [position for position in known if position.step in DECIDED]


KNOWN = known_positions()


def think(name: str, position: Position, nodes: int, seed: int = 1) -> SearchResult:
    return bot_named(name, Random(seed)).think(position, Budget(nodes=nodes))


def test_there_are_such_bots_and_such_positions() -> None:
    assert SEARCHERS == ["merchant", "master", "champion"]
    assert len(KNOWN) > 150
    assert {len(position.seats) for position in KNOWN} == {2, 3, 4}
    assert {position.step for position in KNOWN} == set(DECIDED)


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("part", range(4))
def test_it_says_what_every_legal_action_is_worth(name: str, part: int) -> None:
    for position in KNOWN[part::4]:
        thought = think(name, position, 3000)
        legal = legal_actions(position)
        assert thought.action in legal
        assert (thought.measure, thought.worths[0].action) == (CHANCE_TO_WIN, thought.action)
        assert sorted(worth.action for worth in thought.worths) == sorted(legal)
        values = [worth.value for worth in thought.worths]
        assert values[0] == pytest.approx(max(values), abs=1e-9)
        assert values[1:] == sorted(values[1:], reverse=True)
        assert 0 <= min(values) <= max(values) <= 1
        assert thought.turns >= 1
        assert thought.nodes >= len(legal)


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_same_random_numbers_and_nodes_give_the_same_result(name: str) -> None:
    for position in KNOWN[::11]:
        results = {think(name, position, 20_000) for _ in range(3)}
        assert len(results) == 1


@pytest.mark.parametrize("name", SEARCHERS)
def test_chance_breaks_ties_and_nothing_else(name: str) -> None:
    bare = market()  # Assam in the middle of nothing: left and right are the same
    chosen = {think(name, bare, 1, seed).action for seed in range(30)}
    worths = {worth.action: worth.value for worth in think(name, bare, 1).worths}
    most = max(worths.values())
    assert chosen == {action for action, value in worths.items() if value > most - 1e-9}


def test_more_nodes_let_the_master_look_further() -> None:
    position = late_position(3, "-", 9, 25, "turn", Random(1))
    few, many = think("master", position, 1), think("master", position, 300_000)
    assert few.turns < many.turns
    assert many.nodes <= 300_000 + 12  # a state and its lays are counted together


ONE_LAY_WINS = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  b  b  .  .
    .  .  .  .  .  .  .
    r  r  .  .  .  b  b
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_one_lay_that_wins_is_laid(name: str) -> None:
    """Only two more for red and two fewer for blue are enough."""
    seats, rules = "10:r1,11:b0", "stock=15"
    position = market(ONE_LAY_WINS, step="lay", seats=seats, rules=rules)
    winning = [a for a in legal_actions(position) if outcome(apply(position, a)).winners == (1,)]
    assert winning == ["d5e5"]
    for seed in range(10):
        thought = think(name, position, 1, seed)
        assert thought.action == "d5e5"
        assert [worth.value for worth in thought.worths] == [1.0] + [0.0] * 11


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize(("players", "rules", "purse"), GAMES)
def test_no_last_lay_loses_where_another_would_win(
    name: str, players: int, rules: str, purse: int
) -> None:
    for seed in range(5):
        position = late_position(players, rules, purse, 1, "lay", Random(seed))
        lays = {
            lay: position.seat in outcome(apply(position, lay)).winners
            for lay in legal_actions(position)
        }
        assert lays[think(name, position, 1).action] == any(lays.values())


@pytest.mark.parametrize(("players", "left"), [(2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (4, 3)])
def test_the_champion_looks_through_the_last_turns_to_the_end(players: int, left: int) -> None:
    """Nothing is left to judge there, so a search without its network finds the same."""
    from marrakech.kernel import Searcher, Stage

    position = late_position(players, "-", 9, left, "lay", Random(1))
    thought = bot_named("champion", Random(1)).think(position, Budget(600))
    stage = Stage(left, temperature=0.0 if players == 2 else OTHERS)
    exact = Searcher().search(position, (stage,)).worths
    assert dict(thought.worths) == pytest.approx(exact, abs=1e-12)
    assert thought.turns >= left
    assert len(set(exact.values())) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_champion_chooses_it_also_thinks_best(players: int) -> None:
    """It chooses without knowing what the rest is worth, but no worse."""
    for seed in range(4):
        position = late_position(players, "-", 9, 4, ("lay", "turn")[seed % 2], Random(seed))
        chosen = bot_named("champion", Random(1)).choose(position, Budget(600))
        worths = dict(bot_named("champion", Random(1)).think(position, Budget(600)).worths)
        assert worths[chosen] == pytest.approx(max(worths.values()), abs=1e-9)
        assert min(worths.values()) < max(worths.values())
