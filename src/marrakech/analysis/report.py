"""An analysis for programs: what `marrakech analyse --json` prints and what servers send.

Chances and gains are fractions of a win, one for each seat; seats and turns are counted from 1, and
actions from 0. A later version may add fields.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeAlias, assert_never

from msgspec import Meta, Struct

from marrakech.analysis.game_analysis import Analysis
from marrakech.analysis.grades import Grade, grade_of
from marrakech.analysis.steps import (
    AnalysisStep,
    Correction,
    Decision,
    DecisionStep,
    Forced,
    GivingUp,
    Luck,
    LuckStep,
)
from marrakech.analysis.turns import TurnAnalysis
from marrakech.rules import Game

ChancesInfo: TypeAlias = Annotated[
    tuple[float, ...], Meta(description="each seat's chance to win; together they are 1")
]
GainsInfo: TypeAlias = Annotated[
    tuple[float, ...], Meta(description="by how much the chances of each seat changed by it")
]
PlyNumber: TypeAlias = Annotated[
    int, Meta(description="how many actions of the record came before")
]

TurnNumber: TypeAlias = Annotated[int, Meta(description="the number of its line in the record")]


class PossibilityInfo(Struct, frozen=True):
    """What chance could have brought."""

    action: str
    probability: float
    chances: ChancesInfo


class ChoiceInfo(Struct, frozen=True):
    """What a player could have done."""

    action: str
    chances: ChancesInfo


class LuckInfo(Struct, frozen=True, tag_field="kind", tag="luck"):
    """The die was rolled, or a rug of a two-colour pile drawn. The gains are how much better it
    came for each seat than on average."""

    turn: TurnNumber
    ply: PlyNumber
    seat: int
    action: str
    step: LuckStep
    before: ChancesInfo
    after: ChancesInfo
    gains: GainsInfo
    average: ChancesInfo
    possibilities: list[PossibilityInfo]


class DecisionInfo(Struct, frozen=True, tag_field="kind", tag="decision"):
    """A player decided between several choices. The gains are measured from the best of them."""

    turn: TurnNumber
    ply: PlyNumber
    seat: int
    action: str
    step: DecisionStep
    before: ChancesInfo
    after: ChancesInfo
    gains: GainsInfo
    error: Annotated[float, Meta(description="what it gained the player: zero or less")]
    grade: Annotated[Grade | None, Meta(description="what such an error is called, if anything")]
    best: ChoiceInfo
    choices: Annotated[list[ChoiceInfo], Meta(description="in the order of the rules")]


class ForcedInfo(Struct, frozen=True, tag_field="kind", tag="forced"):
    """A player had only one choice."""

    turn: TurnNumber
    ply: PlyNumber
    seat: int
    action: str
    step: DecisionStep
    before: ChancesInfo
    after: ChancesInfo
    gains: GainsInfo


class GivingUpInfo(Struct, frozen=True, tag_field="kind", tag="giving-up"):
    """A seat left the game."""

    turn: TurnNumber
    ply: PlyNumber
    seat: int
    action: str
    before: ChancesInfo
    after: ChancesInfo
    gains: GainsInfo


class CorrectionInfo(Struct, frozen=True, tag_field="kind", tag="correction"):
    """A turn begins, and the evaluator sees a turn further than before."""

    turn: TurnNumber
    ply: PlyNumber
    before: ChancesInfo
    after: ChancesInfo
    gains: GainsInfo


StepInfo: TypeAlias = LuckInfo | DecisionInfo | ForcedInfo | GivingUpInfo | CorrectionInfo


class TurnInfo(Struct, frozen=True):
    """A turn that has been analysed."""

    number: TurnNumber
    first: PlyNumber
    end: Annotated[int, Meta(description="how many actions there are by the end of the turn")]
    before: ChancesInfo
    after: ChancesInfo
    steps: list[StepInfo]


class ErrorInfo(Struct, frozen=True):
    """A seat's decisions of one kind, and what they cost it. Giving up is none of them."""

    decisions: int
    lost: float
    slips: int
    mistakes: int
    blunders: int


class SeatTotalsInfo(Struct, frozen=True):
    """What a seat's result is made up of: the result is the start and the five sums together."""

    seat: int
    name: str
    start: float
    result: float
    own_luck: float
    others_luck: float
    own_errors: float
    others_decisions: float
    corrections: float
    luck_adjusted: float
    errors: Annotated[
        dict[DecisionStep, ErrorInfo],
        Meta(description="by the step at which they were made, if it was one to decide at"),
    ]


class AnalysisInfo(Struct, frozen=True):
    """A whole analysis."""

    evaluator: Annotated[str, Meta(description="who judged: `champion`, or an engine's name")]
    depth: Annotated[str, Meta(description="how far it looked: `quick`, `normal` or `deep`")]
    over: Annotated[bool, Meta(description="whether the record goes on to the end of its game")]
    seats: list[SeatTotalsInfo]
    steps: list[StepInfo]


def analysis_info(game: Game, found: Analysis, evaluator: str, depth: str) -> AnalysisInfo:
    """An analysed game."""
    steps = [step for turn in turn_infos(game, found.turns) for step in turn.steps]
    over = game.final().step == "over"
    return AnalysisInfo(evaluator, depth, over, seat_infos(game, found), steps)


def seat_infos(game: Game, found: Analysis) -> list[SeatTotalsInfo]:
    """The sums of every seat."""
    return [
        SeatTotalsInfo(seat, name, *totals, totals.luck_adjusted, _errors(found, seat))
        for seat, (name, totals) in enumerate(zip(game.names(), found.seats, strict=True), 1)
    ]


def _errors(found: Analysis, seat: int) -> dict[DecisionStep, ErrorInfo]:
    return {step: ErrorInfo(*count) for step, count in found.errors(seat).items()}


def turn_infos(game: Game, turns: Iterable[TurnAnalysis]) -> Iterator[TurnInfo]:
    """Each turn as soon as it is there."""
    lines = game.turns()
    numbers = {ply: line.number for line in lines for ply in range(line.first, line.end)}
    following = lines[-1].number + 1 if lines else 1
    for turn in turns:
        # Draws before a turn are at the end of the line before its own.
        number = numbers[turn.end - 1] if turn.end > turn.first else following
        steps = [
            _step_info(number if isinstance(step, Correction) else numbers[step.ply], step)
            for step in turn.steps
        ]
        yield TurnInfo(number, turn.first, turn.end, turn.before, turn.after, steps)


def _step_info(turn: int, step: AnalysisStep) -> StepInfo:
    match step:
        case Luck(ply, seat, action, kind, before, after, possibilities, average):
            possible = [PossibilityInfo(*one) for one in possibilities]
            return LuckInfo(
                turn, ply, seat, action, kind, before, after, step.gains, average, possible
            )
        case Decision(ply, seat, action, kind, before, after, choices, best):
            chosen_from = [ChoiceInfo(*one) for one in choices]
            return DecisionInfo(
                turn,
                ply,
                seat,
                action,
                kind,
                before,
                after,
                step.gains,
                step.error,
                grade_of(step.error),
                ChoiceInfo(*best),
                chosen_from,
            )
        case Forced(ply, seat, action, kind, before, after):
            return ForcedInfo(turn, ply, seat, action, kind, before, after, step.gains)
        case GivingUp(ply, seat, action, before, after):
            return GivingUpInfo(turn, ply, seat, action, before, after, step.gains)
        case Correction(ply, before, after):
            return CorrectionInfo(turn, ply, before, after, step.gains)
        case _:
            assert_never(step)
