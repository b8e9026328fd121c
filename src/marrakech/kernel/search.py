"""Search: every turn, every roll and every lay for as many turns ahead as asked.

Each player takes what is best for themselves (max^n), and every roll counts by its chance. What one
of two players wins the other loses, so with two of them much can be skipped (pruning.py). That
finds the same, only sooner.
"""

from marrakech.kernel.bits import lowest, size
from marrakech.kernel.evaluation import cheapest_turn
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.judging import judge, judge_lays
from marrakech.kernel.moves import turns_left
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import DRAW, LAY, OVER, ROLL, STEER_AFTER, TURN
from marrakech.kernel.pruning import (
    HIGHEST,
    LOWEST,
    PROBE,
    briefly,
    enough_for,
    is_chance,
    narrow,
    pass_up,
    pays_to_probe,
)
from marrakech.kernel.records import Array, Numbers
from marrakech.kernel.transitions import apply_code, code_of, legal_choices, legal_codes
from marrakech.kernel.transpositions import forget
from marrakech.kernel.workspace import SearchLevel, Workspace

NO_LIMIT = 1 << 62  # nodes
_FIRST, _SECOND = 0b01, 0b10  # the colours of a pile, as choices


@compiled
def choices_at(level: SearchLevel) -> int:
    """What the search tries in a state, as bits: everything legal, except that a draw whose rug
    will not be laid before the search ends shows the likelier colour."""
    state = level.state
    if state.step == DRAW and level.turns_ahead < 2:
        first = 2 * state.seat
        return _FIRST if state.rugs[first] >= state.rugs[first + 1] else _SECOND
    return legal_choices(state)


@compiled
def best_of(choices: int, width: int, worths: Numbers) -> int:
    """That many of the choices, those that are worth the most."""
    kept = 0
    for _ in range(width):
        best = -1
        left = choices & ~kept
        while left:
            number = lowest(left)
            left &= left - 1
            if best < 0 or worths[number] > worths[best]:
                best = number
        kept |= 1 << best
    return kept


@inlined
def promising(work: Workspace, level: SearchLevel, naive: bool) -> int:
    """What is to be tried in a state; and note how much each choice promises."""
    state, step = level.state, level.state.step
    width = 1 if naive or level.brief else work.width
    to_try = choices_at(level)
    level.promises[:] = 0.0
    if step == TURN:
        cheapest = cheapest_turn(work.scratch, state)
        level.promises[cheapest] = 1.0
        if naive or level.brief:
            to_try = 1 << cheapest
    elif is_chance(state):
        level.promises[1] = level.promises[2] = 1.0
        level.least[:], level.most[:] = 0.0, 1.0
        if not naive and not level.brief and pays_to_probe(level, to_try):
            level.promises[PROBE : 2 * PROBE] = 2.0
            to_try |= to_try << PROBE
    elif step != LAY or (turns_left(state) <= 1 and not naive):
        return to_try  # nothing follows the last lay: to judge it first would save nothing
    elif state.players == 2 or size(to_try) > width:
        work.nodes += judge_lays(work.scratch, level, naive, HIGHEST)
        if size(to_try) > width:
            to_try = best_of(to_try, width, level.promises)
    return to_try


@compiled
def enter(work: Workspace, level: SearchLevel) -> None:
    """Judge a state where the search ends, or note what is to be tried there."""
    state = level.state
    work.nodes += 1
    level.to_try = 0
    if state.step == OVER:
        share_victory(state, level.values)
        return
    # A network values positions in which the next rug is not drawn yet.
    undrawn = level.turns_ahead == 0 and state.step == DRAW and work.scratch.network.table != 0
    if level.turns_ahead < 0 or undrawn:
        judge(work.scratch, state, level.values)
        return
    naive = work.naive and state.seat != work.me
    others = state.players > 2 and state.seat != work.me
    level.temperature = work.temperature if others else 0.0
    if level.turns_ahead == 0 and state.step == LAY and turns_left(state) > 1:
        work.nodes += judge_lays(work.scratch, level, naive, enough_for(level))
        return
    level.to_try = promising(work, level, naive)
    level.best, level.weight = -1.0, 0.0
    for seat in range(state.players):
        level.values[seat] = 0.0
    if not is_chance(state) and level.temperature == 0.0:
        level.values[state.seat] = -1.0


@compiled
def next_choice(level: SearchLevel) -> int:
    """The first choice that is left; with two players the most promising one, since the sooner it
    is known the more can be skipped."""
    left = level.to_try
    best = lowest(left)
    left &= left - 1
    while left and level.state.players == 2:
        number = lowest(left)
        left &= left - 1
        if level.promises[number] > level.promises[best]:
            best = number
    return best


@inlined
def begin_to_look(work: Workspace, turns: int) -> None:
    """Begin to find what each seat can expect in the first state if that many more turns are played
    well.

    Where more turns follow a lay, only the most promising lays are tried, as many as the width.
    Naive opponents turn Assam where it is cheapest and lay what leaves them most points ahead at
    once.
    """
    first = work.levels[0]
    first.low, first.high, first.brief = LOWEST, HIGHEST, False
    first.turns_ahead = turns
    work.depth = 0


@compiled
def look_further(work: Workspace) -> bool:
    """Search to the end, or to the limit of nodes; from there it can go on. Returns whether it came
    to the end: then the values of the first state are known."""
    # Not by recursion: code that calls itself does not come back whole from the disk.
    levels, number = work.levels, work.depth
    begins = ROLL if levels[0].state.rules & STEER_AFTER else TURN
    while work.nodes < work.node_limit:
        level = levels[number]
        level.turns_ahead -= level.state.step == begins
        enter(work, level)
        while not level.to_try:
            if number == 0:
                return True
            number -= 1
            level = levels[number]
            pass_up(level, levels[number + 1])
        level.tried = next_choice(level)
        level.to_try ^= 1 << level.tried
        number += 1
        below = levels[number]
        narrow(level, below)
        below.brief = briefly(level)
        below.turns_ahead = level.turns_ahead
        choice = level.tried % PROBE if is_chance(level.state) else level.tried
        below.state = level.state
        apply_code(below.state, code_of(level.state, choice))
    work.depth = number
    return False


@inlined
def look_ahead(work: Workspace, turns: int) -> None:
    """Look that many turns ahead from the first state, all the way."""
    begin_to_look(work, turns)
    work.node_limit = NO_LIMIT
    look_further(work)


@inlined
def try_action(work: Workspace, code: int, turns: int) -> None:
    """Begin to search what an action at the root is worth, that many turns ahead."""
    first = work.levels[0]
    first.state = work.root
    apply_code(first.state, code)
    begin_to_look(work, turns - 1)  # the current turn is being played


@inlined
def worth_of(work: Workspace, code: int, turns: int) -> float:
    """What an action at the root is worth to the player who decides, that many turns ahead."""
    try_action(work, code, turns)
    work.node_limit = NO_LIMIT
    look_further(work)
    return work.levels[0].values[work.root.seat]


# Called from Python with an array of one workspace, which Numba accepts thirty times as fast as
# the record in it.


@compiled
def begin_search(block: Array[Workspace]) -> int:
    """Start a search for the player at the root; return how many legal actions the codes hold."""
    work = block[0]
    work.nodes, work.me = 0, work.root.seat
    return legal_codes(work.root, work.codes)


@compiled
def forget_positions(block: Array[Workspace]) -> None:
    """Forget which positions were met before."""
    forget(block[0].scratch.transpositions)


@compiled
def begin_action(block: Array[Workspace], code: int, turns: int, to_beat: float) -> None:
    """Begin to search an action. If there are two players, all that is asked of one worth no more
    than the worth to beat is that it is worth no more."""
    work = block[0]
    try_action(work, code, turns)
    if work.root.players == 2 and work.root.seat == 0:
        work.levels[0].low = to_beat
    elif work.root.players == 2:
        work.levels[0].high = 1.0 - to_beat


@compiled
def search_action(block: Array[Workspace], node_limit: int) -> tuple[bool, int, float]:
    """Search the action further, up to the limit. Returns whether that came to the end, the nodes
    so far, and the worth to the player who decides."""
    work = block[0]
    work.node_limit = node_limit
    finished = look_further(work)
    return finished, work.nodes, work.levels[0].values[work.root.seat]
