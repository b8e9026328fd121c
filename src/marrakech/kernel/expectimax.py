"""Expectimax: everything that can happen in one turn, with what each seat can expect at every step.

Nothing is pruned: chance is worth its exact average, and a decision its best choice for the player
who decides. A turn ends where the next one begins, or where a rug is drawn before that; those
positions are judged, or looked through for more turns in the same way.
"""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import lowest
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.judging import judge, judge_lays
from marrakech.kernel.lookup import (
    CHANCE_OF_ROLL,
    CODES,
    FIRST_DRAW,
    FIRST_ROLL,
    MOST_LAYS,
    ROLL_COUNT,
)
from marrakech.kernel.moves import draw, turns_left
from marrakech.kernel.network import network_for
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import DRAW, LAY, OVER, ROLL, STEER_AFTER, TURN, State, state_of
from marrakech.kernel.pruning import HIGHEST, is_chance
from marrakech.kernel.records import (
    Array,
    Flag,
    FourNumbers,
    Numbers,
    Record,
    Word,
    blanks,
    layout,
)
from marrakech.kernel.transitions import apply_code, code_of, legal_choices
from marrakech.kernel.weights import weights_for
from marrakech.kernel.workspace import LEVELS, Scratch, SearchLevel, Workspace
from marrakech.rules import Action, Position

SAME_WORTH = 1e-12  # worths that differ by less are the same: they were rounded differently
MAX_TURNS = LEVELS // 5  # a turn takes up to five levels
_AT_ONCE = 8  # leaves that are valued in one call, after which the caller can be interrupted


def _most_nodes() -> int:
    """The longest turn there is: both draws of the beginning, a roll, a lay, a draw, and steering
    by one of three turns."""
    nodes = level = 1
    for choices in (2, 2, ROLL_COUNT, MOST_LAYS, 2, 3):
        level *= choices
        nodes += level
    return nodes


MOST_NODES = _most_nodes()


class Node(Record):
    """A position within the turn."""

    state: Annotated[State, layout(State)]
    values: FourNumbers  # by seat: its chance to win
    code: Word  # the action that leads here; none leads to the root
    first: Word  # its first child; the others follow it in the order of the legal actions
    count: Word  # how many children it has
    leaf: Flag  # whether the turn ends here


class Tree(Record):
    """A turn. Every node comes after its parent, and the root first."""

    nodes: Annotated[Array[Node], layout(Node), (MOST_NODES,)]
    count: Word


@compiled
def begins_turn(state: State) -> bool:
    """Whether a turn begins here, or a rug is drawn before one begins."""
    if state.rules & STEER_AFTER:
        bare = (state.board[0] | state.board[1] | state.board[2] | state.board[3]) == 0
        return state.step == ROLL or (state.step == DRAW and bare)
    return state.step == TURN or state.step == DRAW


@inlined
def _probability(state: State, code: int) -> float:
    """How likely a roll or a draw is."""
    if state.step == ROLL:
        return CHANCE_OF_ROLL[code - FIRST_ROLL]
    first = 2 * state.seat
    return state.rugs[code - FIRST_DRAW] / (state.rugs[first] + state.rugs[first + 1])


@compiled
def _judge_leaf(scratch: Scratch, state: State, values: Numbers) -> None:
    """Each seat's chance to win where a turn begins. A network values positions in which the next
    rug is not drawn yet. To the weights it does not matter which one it is, only who is next."""
    if state.step == DRAW and not scratch.network.table:
        scratch.after = state
        first = 2 * state.seat
        draw(scratch.after, first if state.rugs[first] else first + 1)
        judge(scratch, scratch.after, values)
    else:
        judge(scratch, state, values)


@compiled
def _enter(work: Workspace, level: SearchLevel) -> None:
    """Value a position, or note what can happen there."""
    state = level.state
    level.to_try = 0
    if state.step == OVER:
        share_victory(state, level.values)
        return
    begins = begins_turn(state)
    if level.turns_ahead == 0 and begins:
        _judge_leaf(work.scratch, state, level.values)
        return
    if level.turns_ahead == 0 and state.step == LAY and turns_left(state) > 1:
        # The same as judging what follows each of them. Nobody here is ever naive.
        judge_lays(work.scratch, level, work.naive, HIGHEST)
        return
    if begins and state.step != DRAW:
        level.turns_ahead -= 1
    level.to_try = legal_choices(state)
    level.best = -1.0
    for seat in range(state.players):
        level.values[seat] = 0.0


@compiled
def _pass_up(above: SearchLevel, below: SearchLevel) -> None:
    """Weigh what was found by its probability, or take it if it is better for the player."""
    state = above.state
    if is_chance(state):
        probability = _probability(state, code_of(state, above.tried))
        for seat in range(state.players):
            above.values[seat] += probability * below.values[seat]
    elif below.values[state.seat] > above.best + SAME_WORTH:
        above.best = below.values[state.seat]
        for seat in range(state.players):
            above.values[seat] = below.values[seat]


@compiled
def _look_through(work: Workspace, turns: int) -> None:
    """What each seat can expect in the first state, in which a turn begins: that many turns are
    looked through."""
    # Not by recursion: code that calls itself does not come back whole from the disk.
    levels, number = work.levels, 0
    levels[0].turns_ahead = turns
    while True:
        level = levels[number]
        level.temperature = 0.0
        _enter(work, level)
        while not level.to_try:
            if number == 0:
                return
            number -= 1
            level = levels[number]
            _pass_up(level, levels[number + 1])
        level.tried = lowest(level.to_try)
        level.to_try &= level.to_try - 1
        number += 1
        below = levels[number]
        below.turns_ahead = level.turns_ahead
        below.state = level.state
        apply_code(below.state, code_of(level.state, level.tried))


@compiled
def grow(trees: Array[Tree]) -> int:
    """Fill the tree with everything that can follow its root up to the end of the turn; return how
    many nodes there are. A draw before a turn is the first step of that turn."""
    tree = trees[0]
    nodes, number, count = tree.nodes, 0, 1
    nodes[0].leaf = nodes[0].state.step == OVER
    while number < count:
        node = nodes[number]
        node.first, node.count = count, 0
        choices = 0 if node.leaf else legal_choices(node.state)
        while choices:
            child = nodes[count]
            child.state = node.state
            child.code = code_of(node.state, lowest(choices))
            choices &= choices - 1
            apply_code(child.state, child.code)
            ended = begins_turn(child.state) and node.state.step != DRAW
            child.leaf = ended or child.state.step == OVER
            count += 1
        node.count = count - node.first
        number += 1
    tree.count = count
    return count


@compiled
def value_leaves(
    works: Array[Workspace], trees: Array[Tree], first: int, end: int, turns: int
) -> None:
    """Value the leaves among these nodes, looking that many turns further."""
    work, nodes = works[0], trees[0].nodes
    for number in range(first, end):
        node = nodes[number]
        if node.leaf:
            work.levels[0].state = node.state
            _look_through(work, turns)
            for seat in range(node.state.players):
                node.values[seat] = work.levels[0].values[seat]


@compiled
def settle(trees: Array[Tree]) -> None:
    """Value all other nodes by what follows them, from the leaves up to the root."""
    nodes = trees[0].nodes
    for number in range(trees[0].count - 1, -1, -1):
        node = nodes[number]
        if node.leaf:
            continue
        state, first, end = node.state, node.first, node.first + node.count
        if is_chance(state):
            for seat in range(state.players):
                node.values[seat] = 0.0
            for child in range(first, end):
                probability = _probability(state, nodes[child].code)
                for seat in range(state.players):
                    node.values[seat] += probability * nodes[child].values[seat]
        else:
            most = nodes[first].values[state.seat]
            for child in range(first + 1, end):
                most = max(most, nodes[child].values[state.seat])
            best = first
            while nodes[best].values[state.seat] < most - SAME_WORTH:
                best += 1
            for seat in range(state.players):
                node.values[seat] = nodes[best].values[seat]


class TurnTree(NamedTuple):
    """Everything that can happen in a turn: the root first, and every other node after its parent.
    Those that follow a node stand together, in the order of the legal actions."""

    actions: tuple[Action, ...]  # that lead to each node; "" for the root
    chances: tuple[tuple[float, ...], ...]  # of each seat to win, at each node
    following: tuple[range, ...]  # the nodes that follow each node; none where the turn ends


class Expectimax:
    """Looks through that many turns completely, the one in progress included, and judges the
    positions after them by what was learned, or by the weights."""

    def __init__(self, turns: int = 1, learned: bool = True) -> None:
        if not 1 <= turns <= MAX_TURNS:
            raise ValueError(f"{turns} turns cannot be looked through")
        self._turns, self._learned = turns, learned
        self._works, self._trees = blanks(Workspace, 1), blanks(Tree, 1)

    def tree(self, position: Position) -> TurnTree:
        """The turn in progress, or the one that begins, with what each seat can expect."""
        tree = self._with_root(position)
        count = grow(self._trees)
        for first, end in _spans(count):
            value_leaves(self._works, self._trees, first, end, self._turns - 1)
        settle(self._trees)
        return _as_values(tree, count, len(position.seats))

    def judge(self, position: Position) -> tuple[float, ...]:
        """Each seat's chance to win where a turn begins, or a rug is drawn before one: looked
        through for one turn less."""
        tree = self._with_root(position)
        if not begins_turn(tree.nodes[0].state):
            raise ValueError(f"no turn begins at the step {position.step}")
        tree.nodes[0].leaf = True
        value_leaves(self._works, self._trees, 0, 1, self._turns - 1)
        return tuple(tree.nodes[0].values[: len(position.seats)].tolist())

    def _with_root(self, position: Position) -> Tree:
        """The tree, when nothing has grown from its root yet."""
        root = state_of(position)
        scratch, tree = self._works[0].scratch, self._trees[0]
        scratch.weights = weights_for(root)
        network = network_for(root) if self._learned else None
        if network is None:
            scratch.network.table = 0
        elif scratch.network.table != network.table:
            scratch.network = network
        tree.nodes[0].state = root
        return tree


def _spans(count: int) -> Iterator[tuple[int, int]]:
    """The nodes in groups."""
    return ((first, min(first + _AT_ONCE, count)) for first in range(0, count, _AT_ONCE))


def _as_values(tree: Tree, count: int, players: int) -> TurnTree:
    nodes: npt.NDArray[np.void] = np.asarray(tree.nodes)[:count]
    actions = ("", *(CODES[code] for code in nodes["code"][1:].tolist()))
    chances = tuple(map(tuple, nodes["values"][:, :players].tolist()))
    firsts, counts = nodes["first"].tolist(), nodes["count"].tolist()
    following = tuple(map(_from, firsts, counts))
    return TurnTree(actions, chances, following)


def _from(first: int, count: int) -> range:
    return range(first, first + count)
