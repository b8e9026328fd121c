"""The settings of a run: what is learned, and how."""

from dataclasses import asdict, dataclass

from marrakech.kernel.network import HIDDEN

# A run can go on for longer than was planned at first; everything else stays as it was.
LENGTHS = ("minutes", "rounds")


class Unusable(Exception):
    """Settings, or a folder, that a run cannot begin or go on with; the text says why."""


@dataclass(frozen=True)
class RunSettings:
    """How to learn."""

    players: int
    minutes: float = 10.0
    rounds: int = 0  # if there are any, they decide how long, and not the minutes
    games: int = 256  # in a round
    batch: int = 1024  # positions in a step of learning
    hidden: int = 256  # sums of the first layer
    rate: float = 0.0015  # of learning, at first
    trace: float = 0.6  # λ
    exploring: float = 0.03  # the share of random turns, at first; it falls to zero
    seed: int = 1
    shipped: bool = False  # whether to begin with the network that is shipped, not from nothing

    def __post_init__(self) -> None:
        least = {"minutes": 0, "rounds": 0, "games": 1, "batch": 1, "hidden": 1, "seed": 0}
        if self.players not in (2, 3, 4):
            raise Unusable(f"--players is 2, 3 or 4, not {self.players}")
        for name, limit in least.items():
            if not getattr(self, name) >= limit:  # nor is it "not a number"
                raise Unusable(f"--{name} is at least {limit}, not {getattr(self, name)}")
        if self.shipped and self.hidden != HIDDEN:
            raise Unusable(f"--shipped goes with --hidden {HIDDEN}, not {self.hidden}")
        for name in ("trace", "exploring", "rate"):
            if not 0 <= getattr(self, name) <= 1:
                raise Unusable(f"--{name} is between 0 and 1, not {getattr(self, name)}")

    def check_same(self, others: dict[str, object]) -> None:
        """Refuse to go on with a run that was begun with other settings."""
        for name, value in asdict(self).items():
            if name not in LENGTHS and others.get(name) != value:
                begun = f"the run was begun with --{name} {others.get(name)}"
                raise Unusable(f"{begun}, not {value}; use another folder to begin a new one")
