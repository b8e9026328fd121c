"""The options on which the printings disagree, and their values: the only list of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Literal, Never, TypeAlias, cast, get_args

from marrakech.rules.refusal import Refusal

WholeRugs: TypeAlias = Literal["opponents", "nobody"]

_FOR_TWO = {"for two": True}  # the option does nothing with three and four players


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The options a game is played by, in the order in which forms list them.

    The first value of each is the default.
    """

    steering: Literal["before", "after-must", "after-may"] = "before"
    bankruptcy: Literal["out", "play-on"] = "out"
    whole: WholeRugs = "opponents"
    halves: Literal["any", "colours"] = "any"
    tie: Literal["dirhams", "shared"] = "dirhams"
    area: Literal["colour", "owner"] = field(default="colour", metadata=_FOR_TWO)
    stock: Literal["24", "15"] = field(default="24", metadata=_FOR_TWO)
    pile: Literal["shuffled", "alternating"] = field(default="shuffled", metadata=_FOR_TWO)

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
            for option, usual in _DEFAULTS
            if (value := getattr(self, option)) != usual
        }


OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {option.name: get_args(option.type) for option in fields(Ruleset)}
)
FOR_TWO = tuple(option.name for option in fields(Ruleset) if option.metadata)
# Pairs that cannot be played together.
CLASHES: tuple[tuple[str, str], ...] = (("pile=alternating", "stock=15"),)

_DEFAULTS = tuple(sorted((option, values[0]) for option, values in OPTIONS.items()))

default = Ruleset()

assert not default.differences(), "an option's default is not its first value"


def ruleset(options: Mapping[str, str]) -> Ruleset:
    """The ruleset with these options set; an unknown one is refused."""
    for option in options:
        if option not in OPTIONS:
            raise Refusal("option-unknown", option=option, options=" ".join(sorted(OPTIONS)))
    return Ruleset(**cast("Mapping[str, Never]", options))  # it checks the values itself


def two_colour_piles(players: int, rules: Ruleset) -> bool:
    """Whether each player has one pile of two colours."""
    return players == 2 and rules.stock == "24"
