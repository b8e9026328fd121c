"""What the printings disagree on: eight options and what each of them can say."""

from dataclasses import dataclass, fields

from marrakech.rules.refusal import Refusal

# The first value of each is the default.
OPTIONS: dict[str, tuple[str, ...]] = {
    "area": ("colour", "owner"),
    "bankruptcy": ("out", "play-on"),
    "halves": ("any", "colours"),
    "pile": ("shuffled", "alternating"),
    "steering": ("before", "after-must", "after-may"),
    "stock": ("24", "15"),
    "tie": ("dirhams", "shared"),
    "whole": ("opponents", "nobody"),
}
# What cannot be played together.
CLASHES: tuple[tuple[str, str], ...] = (("pile=alternating", "stock=15"),)
FOR_TWO = ("area", "pile", "stock")  # options that do nothing with three and four players


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The options a game is played by."""

    area: str = "colour"
    bankruptcy: str = "out"
    halves: str = "any"
    pile: str = "shuffled"
    steering: str = "before"
    stock: str = "24"
    tie: str = "dirhams"
    whole: str = "opponents"

    def __post_init__(self) -> None:
        for option, values in OPTIONS.items():
            value = getattr(self, option)
            if value not in values:
                raise Refusal(
                    "option-value", option=option, value=str(value), values=" ".join(values)
                )
        chosen = {f"{option}={value}" for option, value in self.differences().items()}
        for first, second in CLASHES:
            if chosen >= {first, second}:
                raise Refusal("option-clash", first=first, second=second)

    def differences(self) -> dict[str, str]:
        """The options that are not at their default, sorted by name."""
        return {
            option: value
            for option, values in OPTIONS.items()
            if (value := getattr(self, option)) != values[0]
        }


default = Ruleset()

assert tuple(OPTIONS) == tuple(sorted(field.name for field in fields(Ruleset)))
assert all(getattr(default, option) == values[0] for option, values in OPTIONS.items())


def ruleset(options: dict[str, str]) -> Ruleset:
    """The ruleset with these options set; an unknown one is refused."""
    for option in options:
        if option not in OPTIONS:
            raise Refusal("option-unknown", option=option, options=" ".join(OPTIONS))
    return Ruleset(**options)


def two_colour_piles(players: int, rules: Ruleset) -> bool:
    """Whether each player has one pile of two colours."""
    return players == 2 and rules.stock == "24"
