"""Games between searchers, all in compiled code: for tuning the weights."""

from typing import Annotated

from marrakech.kernel.jit import compiled
from marrakech.kernel.outcome import points_of, share_victory
from marrakech.kernel.packed import OVER, TURN, State
from marrakech.kernel.playouts import GAMMA, any_chance, happens, mixed, one_of
from marrakech.kernel.pruning import is_chance
from marrakech.kernel.records import (
    Array,
    Flag,
    FourNumbers,
    Number,
    Numbers,
    Record,
    Word,
    blank,
    layout,
)
from marrakech.kernel.search import worth_of
from marrakech.kernel.transitions import apply_code, legal_codes
from marrakech.kernel.weights import as_records
from marrakech.kernel.workspace import TURNS, Weights, Workspace

_CLOSE = 1e-12  # worths that differ by less are the same


class SearchPlayer(Record):
    """A player of these games: how far it searches, and by which weights."""

    turns_ahead: Word  # when it turns Assam
    turns_after: Word  # after a lay
    width: Word
    naive: Flag
    weights: Annotated[Array[Weights], layout(Weights), (TURNS,)]


class SelfPlay(Record):
    """Games from one position, and what they came to."""

    start: Annotated[State, layout(State)]
    state: Annotated[State, layout(State)]  # of the game being played
    players: Annotated[Array[SearchPlayer], layout(SearchPlayer), (4,)]  # by seat
    exploring: Number  # how often a player plays at random instead
    random: Word  # where the random numbers stand
    wins: FourNumbers  # by seat


class LogEntry(Record):
    """A state in which a turn begins, and how its game ended."""

    state: Annotated[State, layout(State)]
    wins: FourNumbers  # by seat
    points: FourNumbers


def search_player(turns_ahead: int, turns_after: int, width: int, naive: bool) -> SearchPlayer:
    """A player without weights."""
    one = blank(SearchPlayer)
    one.turns_ahead, one.turns_after, one.width, one.naive = turns_ahead, turns_after, width, naive
    return one


def with_weights(one: SearchPlayer, weights: Numbers) -> SearchPlayer:
    """The player with these weights, a row for each number of turns left."""
    one.weights = as_records(weights)
    return one


@compiled
def best_code(work: Workspace, player: SearchPlayer, root: State) -> int:
    """The action that is worth the most to the player who decides."""
    for turns in range(TURNS):
        work.scratch.weights[turns] = player.weights[turns]
    work.width, work.naive, work.me = player.width, player.naive, root.seat
    turns = player.turns_ahead if root.step == TURN else player.turns_after + 1
    work.root = root
    count = legal_codes(root, work.codes)
    best, most = work.codes[0], -1.0
    for number in range(count):
        worth = worth_of(work, work.codes[number], turns)
        if worth > most + _CLOSE:
            best, most = work.codes[number], worth
    return best


@compiled
def act(work: Workspace, series: SelfPlay, state: State) -> None:
    """Let chance or the player whose step it is do one action."""
    series.random += GAMMA
    bits = mixed(series.random)
    if is_chance(state):
        any_chance(state, bits)
        return
    number = legal_codes(state, work.codes)
    if number == 1 or happens(bits, series.exploring):
        apply_code(state, work.codes[one_of(bits, number)])
    else:
        apply_code(state, best_code(work, series.players[state.seat], state))


@compiled
def play_searchers(work: Workspace, series: SelfPlay, games: int, log: Array[LogEntry]) -> int:
    """Play games and add up the wins by seat. Every state in which a turn begins goes into the log,
    as long as there is room. Returns how many did."""
    entries = 0
    values = work.levels[0].values
    for _ in range(games):
        series.state = series.start
        state = series.state
        begun = entries
        while state.step != OVER:
            if state.step == TURN and entries < len(log):
                log[entries].state = state
                entries += 1
            act(work, series, state)
        share_victory(state, values)
        for seat in range(state.players):
            series.wins[seat] += values[seat]
            for entry in range(begun, entries):
                log[entry].wins[seat] = values[seat]
                log[entry].points[seat] = points_of(state, seat)
    return entries
