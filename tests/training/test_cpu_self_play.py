"""Self-play on the CPU: looking ahead as the rules say, and games that can be played again."""

from random import Random

import numpy as np
import pytest

from marrakech import Position, apply, chances, legal_actions, outcome, start
from marrakech.kernel.features import NONE, SLOTS, WALKS, View, write_rows
from marrakech.kernel.packed import position_of, state_of
from marrakech.kernel.records import blank
from marrakech.rules.market import FACINGS
from training import network
from training.cpu_self_play import CpuGames, Trajectories, buffers_for, net_of, value_walks
from training.network import Parameters, fresh
from training.starts import rulesets, starts_for, which_starts
from training.turns import LookAhead

NETWORK = fresh(32, 7)


def turns_of_random_games(players: int, games: int) -> list[Position]:
    """Positions in which a turn begins, by all rules, some of them for poor people."""
    random, found = Random(players), []
    for number in range(games):
        position = start(players, rulesets()[number % len(rulesets())])
        poor = tuple(seat._replace(dirhams=7) for seat in position.seats)
        position = position._replace(seats=poor if number % 3 == 0 else position.seats)
        turns = []
        while position.step != "over":
            if position.step == "turn":
                turns.append(position)
            position = apply(position, random.choice(legal_actions(position)))
        found += [*random.sample(turns, min(4, len(turns))), turns[-1]]
    return found


def worth(position: Position, parameters: Parameters) -> list[float]:
    """Each seat's chance to win, or its part of the victory."""
    seats = len(position.seats)
    if position.step == "over":
        winners = outcome(position).winners
        return [(number in winners) / len(winners) for number in range(1, seats + 1)]
    view, rows = blank(View), np.zeros(SLOTS, np.int32)
    write_rows(view, state_of(position), rows)
    (found,) = network.chances(parameters, rows[None, :], seats)
    order = [int(view.order[number]) for number in range(seats)]
    return [float(found[order.index(seat)]) for seat in range(seats)]


def best_lay(position: Position, parameters: Parameters) -> list[float]:
    """What is best for the player who lays; where the player went out, there is nothing to lay."""
    if position.step != "lay":
        return worth(position, parameters)
    after = [worth(apply(position, action), parameters) for action in legal_actions(position)]
    return max(after, key=lambda values: values[position.seat - 1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_looking_ahead_finds_what_the_rules_and_numpy_find(players: int) -> None:
    net = net_of(NETWORK)
    buffers = buffers_for(net)
    for position in turns_of_random_games(players, 12):
        ahead = LookAhead(np.zeros((WALKS, 4), np.float32), np.zeros(WALKS, np.int32))
        value_walks(state_of(position), net, buffers, ahead)
        straight_on = FACINGS.index(position.facing)
        for number in range(WALKS):
            facing = FACINGS[(straight_on + number // 4 - 1) % 4]
            walked = apply(apply(position, facing), str(number % 4 + 1))
            expected = best_lay(walked, NETWORK)
            assert ahead.values[number, :players] == pytest.approx(expected, abs=1e-5)
            if walked.step != "lay":
                assert ahead.lays[number] == -1


def play(threads: int, exploring: float = 0.2, games: int = 24) -> Trajectories:
    random = np.random.default_rng(5)
    starts = starts_for(3)
    which = which_starts(len(starts), games, random)
    luck = random.integers(-(2**62), 2**62, games)
    return CpuGames(starts, 45, threads).play(NETWORK, which, luck, exploring)


def test_the_same_luck_gives_the_same_games_whatever_the_number_of_threads() -> None:
    first, again = play(1), play(3)
    for one, other in zip(first, again, strict=True):
        assert (one == other).all()


def test_games_are_written_down_turn_by_turn() -> None:
    played = play(2)
    turns = played.alive.sum(axis=0)
    assert (played.alive == (np.arange(45)[:, None] < turns)).all()
    assert turns.max() == 45
    assert (played.results.sum(axis=1) == 1).all()
    assert played.results[:, 3].max() == 0
    assert np.allclose(played.worths.sum(axis=2), played.alive, atol=1e-5)
    assert ((played.rows != NONE).any(axis=2) == played.alive).all()
    assert not (played.explored & ~played.alive).any()
    assert 0.15 < played.explored.sum() / played.alive.sum() < 0.25
    assert (played.movers[0] == 0).all()
    assert set(np.unique(played.movers)) == {0, 1, 2}
    assert not play(2, exploring=0).explored.any()


def test_rules_are_chosen_in_their_shares() -> None:
    which = which_starts(len(rulesets()), 20_000, np.random.default_rng(1))
    shares = np.bincount(which) / 20_000
    assert shares[0] == pytest.approx(0.7, abs=0.02)
    assert shares[1] == pytest.approx(0.15, abs=0.02)
    assert shares[2:].min() > 0
    kinds = {one.steering for one in rulesets()}
    assert kinds == {"before"}
    assert len(set(rulesets())) == len(rulesets())
    assert position_of(starts_for(2)[1]).ruleset.bankruptcy == "play-on"
    assert chances(position_of(starts_for(2)[0]))
