"""The shapes of requests: what the door lets through before anything looks at it."""

from typing import Annotated, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

Short = Annotated[str, Field(max_length=64)]
RulesText = Annotated[str, Field(max_length=200)]
FacingLetter = Literal["N", "E", "S", "W"]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]  # SHA-256, in hexadecimal
EventNumber = Annotated[int, Field(ge=0, le=2**31, strict=True)]

AnyShape = TypeVar("AnyShape", bound="Shape")


class Shape(BaseModel):
    """Nothing is let through that is not named."""

    model_config = ConfigDict(extra="forbid")


def only_one(shape: AnyShape, *given: object) -> AnyShape:
    """Refuse a shape in which more than one of these is given: it is unclear which counts."""
    if len(given) - given.count(None) > 1:
        raise ValueError("given in more than one way")
    return shape


class ClockShape(Shape):
    """A clock: none, so many seconds a turn, or a game with an increment."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Field(ge=0, le=86400, strict=True)] = 0
    increment: Annotated[int, Field(ge=0, le=86400, strict=True)] = 0


class NewTable(Shape):
    """What a table is set up with."""

    seats: Annotated[list[Short], Field(min_length=2, max_length=4)]
    names: Annotated[list[Short], Field(max_length=4)] = []
    edition: Short | None = None
    rules: RulesText | None = None
    facing: FacingLetter = "S"
    clock: ClockShape = ClockShape()
    timeout: Literal["out", "bot"] = "out"
    listed: bool = False
    autostart: bool = True
    seed: Short | None = None
    commitments: Annotated[list[Hash], Field(max_length=4)] | None = None  # one a person's seat

    @model_validator(mode="after")
    def seeds_in_one_way(self) -> Self:
        """Refuse seeds that are given in two ways."""
        return only_one(self, self.seed, self.commitments)


class HintShape(Shape):
    """Somebody would like to know what a stronger player would do."""

    seen: EventNumber


class PositionShape(Shape):
    """A position, and perhaps an action in it."""

    position: Annotated[str, Field(max_length=500)]
    action: Short | None = None


class StartShape(Shape):
    """The beginning of a game: for how many, by which rules, and where Assam faces."""

    players: Annotated[int, Field(ge=2, le=4, strict=True)]
    rules: RulesText = "-"
    facing: FacingLetter = "S"


class RecordShape(Shape):
    """A record, as text; the door lets through no more than a long one."""

    record: str
