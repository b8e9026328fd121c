"""The same network with PyTorch, on a GPU."""

from typing import Any

import numpy as np
import torch

from training.network import Parameters


def on_device(parameters: Parameters, device: str) -> Parameters:
    """The weights as tensors."""
    return Parameters(
        **{
            name: torch.tensor(np.asarray(one), device=device)
            for name, one in parameters.arrays().items()
        }
    )


def on_host(parameters: Parameters) -> Parameters:
    """The weights as NumPy arrays."""
    return Parameters(
        **{name: one.detach().cpu().numpy() for name, one in parameters.arrays().items()}
    )


class TorchLearner:
    """Learns on a GPU, where a product of matrices is faster than adding up rows."""

    def __init__(self, parameters: Parameters, device: str = "cuda") -> None:
        self.parameters = on_device(parameters, device)
        for one in self.parameters.arrays().values():
            one.requires_grad_(True)
        self.optimiser = torch.optim.Adam(self.parameters.arrays().values(), fused=True)

    def learn(self, rows: Any, targets: Any, rate: float) -> Any:
        """One step on a batch of positions and what they were worth. Returns the loss."""
        own = self.parameters
        none, spare = len(own.first) - 1, -len(own.first) % 64  # a matrix of odd size is slow
        present = torch.zeros(
            (len(rows), none + 1 + spare), dtype=torch.bfloat16, device=rows.device
        )
        present.scatter_(1, torch.where(rows < 0, none, rows).long(), 1.0)
        present[:, none] = 0
        table = torch.nn.functional.pad(own.first.bfloat16(), (0, 0, 0, spare))
        first = torch.relu((present @ table).float())
        second = torch.relu(first @ own.second + own.second_bias)
        logits = (second @ own.third + own.third_bias)[:, : targets.shape[1]]
        loss = -(targets * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        return loss.detach()

    def state(self) -> dict[str, Any]:
        """What is needed to go on: as the NumPy learner writes it."""
        named = self.parameters.arrays()
        states = {name: self.optimiser.state[one] for name, one in named.items()}
        means = {f"mean.{name}": one["exp_avg"].cpu().numpy() for name, one in states.items()}
        squares = {
            f"square.{name}": one["exp_avg_sq"].cpu().numpy() for name, one in states.items()
        }
        return {"steps": int(states["first"]["step"])} | means | squares

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        for name, one in self.parameters.arrays().items():
            self.optimiser.state[one] = {
                "step": torch.tensor(float(state["steps"]), device=one.device),
                "exp_avg": torch.tensor(state[f"mean.{name}"], device=one.device),
                "exp_avg_sq": torch.tensor(state[f"square.{name}"], device=one.device),
            }
