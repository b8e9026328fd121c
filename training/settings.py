"""The settings of a run: what is learned, and how."""

from dataclasses import asdict, dataclass, field, fields

from marrakech.kernel.network import HIDDEN

# A run can go on for longer than was planned at first; everything else stays as it was.
LENGTHS = ("minutes", "rounds")


class Unusable(Exception):
    """Settings, or a folder, that a run cannot begin or go on with; the text says why."""


@dataclass(frozen=True)
class RunSettings:
    """How to learn. The options of `python -m training.learn` are made from the fields: the help,
    the bounds, and the default on a GPU where it is another one are in the metadata."""

    players: int = field(metadata={"help": "how many play: 2, 3 or 4"})
    minutes: float = field(default=10.0, metadata={"help": "how long to learn", "least": 0})
    rounds: int = field(
        default=0,
        metadata={
            "help": "learn for this many rounds instead, which gives the same every time",
            "least": 0,
        },
    )
    games: int = field(default=256, metadata={"help": "games in a round", "least": 1, "gpu": 32768})
    batch: int = field(
        default=1024,
        metadata={"help": "positions in a step of learning", "least": 1, "gpu": 16384},
    )
    hidden: int = field(
        default=HIDDEN,
        metadata={"help": "sums of the first layer, on a GPU a multiple of 64", "least": 1},
    )
    rate: float = field(
        default=0.0015,
        metadata={
            "help": "how fast it learns at first; falls to a fiftieth",
            "least": 0,
            "most": 1,
        },
    )
    trace: float = field(
        default=0.6, metadata={"help": "λ: how much what came later counts", "least": 0, "most": 1}
    )
    exploring: float = field(
        default=0.03,
        metadata={"help": "the share of random turns at first; falls to 0", "least": 0, "most": 1},
    )
    seed: int = field(default=1, metadata={"help": "where the random numbers begin", "least": 0})
    shipped: bool = field(
        default=False, metadata={"help": "begin with the network that is shipped with the package"}
    )

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise Unusable(f"--players must be 2, 3 or 4, not {self.players}")
        for one in fields(self):
            least, most = one.metadata.get("least"), one.metadata.get("most")
            value = getattr(self, one.name)
            if most is not None and not least <= value <= most:  # nor may it be "not a number"
                raise Unusable(f"--{one.name} must be between {least} and {most}, not {value}")
            if least is not None and not value >= least:
                raise Unusable(f"--{one.name} must be at least {least}, not {value}")
        if self.shipped and self.hidden != HIDDEN:
            raise Unusable(f"--shipped needs --hidden {HIDDEN}, not {self.hidden}")

    def check_same(self, others: dict[str, object]) -> None:
        """Refuse to go on with a run that was begun with other settings."""
        for name, value in asdict(self).items():
            if name not in LENGTHS and others.get(name) != value:
                begun = f"the run was begun with --{name} {others.get(name)}"
                raise Unusable(f"{begun}, not {value}; use another folder to begin a new one")
