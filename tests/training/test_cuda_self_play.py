"""Self-play on a GPU sees the same positions, and values them alike."""

from random import Random

import numpy as np
import pytest

from marrakech import apply, chances, legal_actions, start
from marrakech.kernel.features import WALKS
from marrakech.kernel.packed import State, state_of
from marrakech.kernel.records import blanks
from marrakech.rules import Position
from training.cpu_self_play import buffers_for, net_of, value_walks
from training.network import fresh
from training.starts import rulesets
from training.turns import LookAhead

cuda = pytest.importorskip("numba.cuda", reason="this Numba has no CUDA target")
torch = pytest.importorskip("torch", reason="needs PyTorch")
needs_gpu = pytest.mark.skipif(not cuda.is_available(), reason="needs a GPU with CUDA")
HIDDEN = 128


def turns_of_random_games(players: int, count: int) -> list[Position]:
    """Positions in which a turn begins, by all rules."""
    random = Random(players)
    found: list[Position] = []
    while len(found) < count:
        position = start(players, random.choice(rulesets()))
        while position.step != "over":
            if position.step == "turn":
                found.append(position)
            possible = chances(position) if position.step in ("roll", "draw") else ()
            actions = [action for action, _ in possible] or legal_actions(position)
            position = apply(position, random.choice(actions))
    return found[:count]


@needs_gpu
@pytest.mark.parametrize("players", [2, 3, 4])
def test_walks_are_valued_on_the_gpu_as_they_are_here(players: int) -> None:
    from training.cuda_self_play import STATE, CudaGames
    from training.torch_network import on_device

    positions = turns_of_random_games(players, 512)
    states = blanks(State, len(positions))
    for number, position in enumerate(positions):
        states[number] = state_of(position)
    parameters = fresh(HIDDEN, 7)
    parameters.first = torch.tensor(parameters.first).bfloat16().float().numpy()
    net = net_of(parameters)
    games = CudaGames(states, 48, len(positions), HIDDEN)
    there = torch.zeros((len(positions), WALKS, 4), device="cuda")
    lays = torch.zeros((len(positions), WALKS), dtype=torch.int32, device="cuda")
    block = cuda.to_device(np.asarray(states).view(STATE))
    packed = games._packed(on_device(parameters, "cuda"))
    games._value_walks[len(positions) * WALKS // 4, 128](block, *packed, there, lays)
    here = LookAhead(np.zeros((WALKS, 4), np.float32), np.zeros(WALKS, np.int32))
    differing = 0
    for number in range(len(positions)):
        value_walks(states[number], net, buffers_for(net), here)
        assert np.abs(there[number].cpu().numpy() - here.values).max() < 1e-3
        differing += int((lays[number].cpu().numpy() != here.lays).sum())
    assert differing < len(positions) * WALKS * 0.01  # two lays that are worth the same
