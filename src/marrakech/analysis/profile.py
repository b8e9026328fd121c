"""A player's profile: what many games show about luck, and about the errors of each name.

Only games that were played to their end count, and none in which somebody gave up: players give up
when they are unlucky, and what is left would be biased.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import fsum, sqrt
from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Meta, Struct

from marrakech.analysis.game_analysis import Analysis, count_errors
from marrakech.analysis.report import ErrorInfo
from marrakech.analysis.steps import Decision, DecisionStep, GivingUp, Luck
from marrakech.arena.win_rates import Z_95
from marrakech.rules import Game, Position
from marrakech.rules.piles import new_pile

Phase: TypeAlias = Literal["opening", "middle", "end"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Profile(Struct, frozen=True):
    """What the games of one player or bot show. Two seats of the same name in a game count as two
    games. Results and luck are averages over the games, in fractions of a win."""

    name: str
    bot: Annotated[bool, Meta(description="whether it is a bot, named by the tag `Bot1` …")]
    games: int
    result: float
    luck_adjusted: float
    luck: Annotated[float, Meta(description="its own luck and that of the others, a game")]
    luck_low: Annotated[float, Meta(description="where its 95 % confidence interval begins")]
    luck_high: Annotated[float, Meta(description="and ends")]
    errors: Annotated[
        dict[DecisionStep, ErrorInfo],
        Meta(description="by the step at which they were made, if it was one to decide at"),
    ]
    phases: Annotated[
        dict[Phase, ErrorInfo],
        Meta(description="by how much of the own pile was left, a third each"),
    ]


class Profiles(NamedTuple):
    """The profiles from some games, those with most games first; and which games do not count."""

    profiles: tuple[Profile, ...]
    unfinished: int
    abandoned: int  # somebody gave up in them, whether they are finished or not


class _Player(NamedTuple):
    """Who sat somewhere. A bot is named by its level: the names of their seats mean nothing."""

    name: str
    bot: bool


class _Tally:
    """What is added up over the games of one player."""

    def __init__(self) -> None:
        self.results = list[float]()
        self.luck = list[float]()
        self.variances = list[float]()
        self.errors: dict[DecisionStep, list[float]] = {"turn": [], "lay": [], "steer": []}
        self.phases: dict[Phase, list[float]] = {phase: [] for phase in PHASES}

    def profile(self, player: _Player) -> Profile:
        """All of it together."""
        games = len(self.results)
        result, luck = fsum(self.results) / games, fsum(self.luck) / games
        margin = Z_95 * sqrt(fsum(self.variances)) / games
        return Profile(
            *player,
            games,
            result,
            result - luck,
            luck,
            luck - margin,
            luck + margin,
            {step: ErrorInfo(*count_errors(made)) for step, made in self.errors.items() if made},
            {phase: ErrorInfo(*count_errors(made)) for phase, made in self.phases.items() if made},
        )


def profiles(analysed: Iterable[tuple[Game, Analysis]]) -> Profiles:
    """The profile of everybody who has a name, from games and their analyses."""
    tallies: defaultdict[_Player, _Tally] = defaultdict(_Tally)
    unfinished = abandoned = 0
    for game, found in analysed:
        if any(isinstance(step, GivingUp) for step in found.steps()):
            abandoned += 1
        elif game.final().step != "over":
            unfinished += 1
        else:
            _add(tallies, game, found)
    made = [tally.profile(player) for player, tally in tallies.items()]
    made.sort(key=lambda one: (-one.games, one.name, one.bot))
    return Profiles(tuple(made), unfinished, abandoned)


def phase_of(position: Position) -> Phase:
    """The part of the game in which a seat decides, by its own pile: in the opening more than two
    thirds of its rugs are left, in the end at most one third."""
    seat = position.seats[position.seat - 1]
    rugs, _ = new_pile(seat.colours, len(position.seats), position.ruleset)
    left, full = sum(seat.rugs), sum(rugs)
    if 3 * left > 2 * full:
        return "opening"
    return "middle" if 3 * left > full else "end"


def _add(tallies: defaultdict[_Player, _Tally], game: Game, found: Analysis) -> None:
    """Add what a game shows."""
    players = dict(_players(game))
    for seat, player in players.items():
        totals = found.seats[seat - 1]
        tallies[player].results.append(totals.result)
        tallies[player].luck.append(totals.own_luck + totals.others_luck)
    for player in set(players.values()):
        seats = [seat for seat, other in players.items() if other == player]
        lucky = [step for step in found.steps() if isinstance(step, Luck)]
        tallies[player].variances += [_variance(step, seats) for step in lucky]
    positions = game.positions()
    for step in found.steps():
        if isinstance(step, Decision) and step.seat in players:
            tally = tallies[players[step.seat]]
            tally.errors[step.step].append(step.error)
            tally.phases[phase_of(positions[step.ply])].append(step.error)


def _players(game: Game) -> Iterator[tuple[int, _Player]]:
    """Who sits where; not the seats of which the record says nothing."""
    for seat, name in enumerate(game.names(), 1):
        if bot := game.tag(f"Bot{seat}"):
            yield seat, _Player(bot, True)
        elif name:
            yield seat, _Player(name, False)


def _variance(step: Luck, seats: list[int]) -> float:
    """How far luck could have come out from zero at this step, for some seats together. What one
    roll brings says nothing about the luck of the next, so the variances of all of them add up."""
    return fsum(
        one.probability
        * fsum(one.chances[seat - 1] - step.average[seat - 1] for seat in seats) ** 2
        for one in step.possibilities
    )
