"""Positions and games for property tests: played ones, and ones that no game could reach."""

from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from marrakech import (
    OPTIONS,
    SQUARES,
    Action,
    Game,
    Position,
    Refusal,
    Ruleset,
    apply,
    format_position,
    legal_actions,
    new_game,
    parse_position,
    ruleset,
    start,
)
from marrakech.rules.actions import LAYS
from marrakech.rules.colours import COLOURS_IN
from marrakech.rules.laying import cover
from marrakech.rules.market import FACINGS
from marrakech.rules.piles import Seat, Top
from marrakech.rules.position import STEPS


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Every ruleset there is."""
    options = st.fixed_dictionaries({name: st.sampled_from(v) for name, v in OPTIONS.items()})
    return options.filter(
        lambda chosen: (chosen["pile"], chosen["stock"]) != ("alternating", "15")
    ).map(ruleset)


EVERY_RULESET = rulesets()


def random_start(random: Random) -> Position:
    """Two, three or four players, any ruleset, Assam facing anywhere."""
    options = {name: random.choice(values) for name, values in sorted(OPTIONS.items())}
    if options["pile"] == "alternating":
        options["stock"] = "24"
    return start(random.choice((2, 3, 4)), ruleset(options), random.choice(FACINGS))


@st.composite
def beginnings(draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] = EVERY_RULESET) -> Position:
    """The start of a game for two, three or four, sometimes for poor people."""
    players = draw(st.sampled_from((2, 3, 4)))
    position = start(players, draw(rules), draw(st.sampled_from("NESW")))
    dirhams = draw(st.sampled_from((30, 30, 10, 3, 1, 0)))
    return position._replace(seats=tuple(s._replace(dirhams=dirhams) for s in position.seats))


@st.composite
def games(
    draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] = EVERY_RULESET, giving_up: bool = True
) -> Game:
    """A game played at random for a while or to its end."""
    position = begin = draw(beginnings(rules))
    random = Random(draw(st.integers(0, 2**32)))
    length = draw(st.sampled_from((3, 30, 90, 150, 1000)))
    reluctance = draw(st.sampled_from((20, 100, 10_000))) if giving_up else 10**9
    actions: list[Action] = []
    while position.step != "over" and len(actions) < length:
        choices = legal_actions(position)
        if not random.randrange(reluctance):
            choices = tuple(f"x{n}" for n, s in enumerate(position.seats, 1) if not s.out)
        actions.append(random.choice(choices))
        position = apply(position, actions[-1])
    made = new_game(begin, ["Ana", "Ben"])
    return Game(made.start, tuple(actions), made.tags)


def played(rules: st.SearchStrategy[Ruleset] = EVERY_RULESET) -> st.SearchStrategy[Position]:
    """A position that a game can reach."""
    return st.builds(
        lambda game, fraction: game.positions()[int(fraction * len(game.actions))],
        games(rules),
        st.floats(0, 1),
    )


@st.composite
def crowded(draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] = EVERY_RULESET) -> Position:
    """Somebody to lay on a market full of rugs from anywhere, with Assam anywhere."""
    players = draw(st.sampled_from((2, 3, 4)))
    position = start(players, draw(rules))
    colours = "".join(seat.colours for seat in position.seats)
    board = position.board
    for lay in draw(st.lists(st.sampled_from(sorted(LAYS)), max_size=80)):
        board = cover(board, LAYS[lay], draw(st.sampled_from(colours)))
    seats = tuple(
        seat._replace(
            dirhams=draw(st.integers(0, 999)),
            rugs=tuple(draw(st.integers(1, 999)) for _ in seat.rugs),
            top=draw(st.sampled_from(seat.colours)),
        )
        for seat in position.seats
    )
    return position._replace(
        board=board,
        assam=draw(st.integers(0, len(SQUARES) - 1)),
        facing=draw(st.sampled_from("NESW")),
        step="lay",
        seat=draw(st.integers(1, players)),
        seats=seats,
    )


@st.composite
def set_up_positions(
    draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] = EVERY_RULESET
) -> Position:
    """Any position that the notation can write: any seats out, any rug on top, any step."""
    position = draw(crowded(rules))
    players = len(position.seats)
    gone = draw(st.permutations(range(players)))[: draw(st.integers(0, players - 1))]
    step = draw(st.sampled_from(STEPS))
    seats = []
    for number, seat in enumerate(position.seats):
        rugs = tuple(draw(st.sampled_from((0, 1, 2, 3, 12, 999))) for _ in seat.rugs)
        left = [c for c, count in zip(COLOURS_IN[seat.colours], rugs, strict=True) if count]
        drawn = step == "draw" and number + 1 == position.seat
        top: Top = "" if drawn or not left else draw(st.sampled_from(left))
        if number in gone:
            rugs, top = (0,) * len(rugs), ""
        order = gone.index(number) + 1 if number in gone else 0
        seats.append(Seat(0 if order else seat.dirhams, seat.colours, rugs, top, order))
    position = position._replace(step=step, seats=tuple(seats))
    assume(_can_be_written(position))
    return position


def _can_be_written(position: Position) -> bool:
    try:
        return parse_position(format_position(position)) == position
    except Refusal:
        return False
