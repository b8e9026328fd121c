"""The greedy bot takes what leaves it the most points ahead, on average over the die."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.drawn_market import FOUR, THREE, market
from support.positions import crowded, played

from marrakech import Position, apply, chances, legal_actions, outcome, ruleset, start, visible
from marrakech.arena import play_out
from marrakech.bots import Bot, GreedyBot, RandomBot, bot_named, bot_names
from marrakech.bots.greedy_bot import worth_of_actions

MUST, MAY = "steering=after-must", "steering=after-may"
DUEL = "steering=after-must,stock=15"


def choices(position: Position) -> set[str]:
    """What the bot may take, whichever way ties are broken."""
    return {GreedyBot(Random(seed)).choose(position) for seed in range(20)}


# Laying


def test_it_covers_as_much_of_an_opponent_as_it_can() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b  b  .  .  .
        .  .  .  .  .  .  .
        .  .  .  b  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        seats=THREE,
    )
    assert choices(before) == {"c5d5"}


def test_it_covers_the_one_who_leads() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b  b  .  .  .
        .  .  .  .  .  .  .
        .  .  y  y  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        seats="30:r15,30:b15,40:y15",
    )
    assert choices(before) == {"c3d3"}


def test_it_ignores_the_rugs_of_players_who_are_out() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b  b  .  .  .
        .  .  .  .  .  .  .
        .  .  .  y  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        seats="30:r15,x1:b,30:y15",
    )
    assert choices(before) == {"d2d3", "c3d3", "d3e3"}


def test_it_does_not_hide_its_own_rugs() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  r  .  .  .
        .  .  r  r  r  .  .
        .  .  r  .  .  .  .
        .  .  r  r  r  .  .
        .  .  .  r  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
    )
    assert choices(before) == {"e4f4"}


def test_where_no_lay_is_legal_it_sends_the_rug_back_to_the_box() -> None:
    all_blue = "\n".join(["b b b b b b b"] * 7)
    assert choices(market(all_blue, step="lay", rules="halves=colours")) == {"-"}


# Turning


def test_it_keeps_off_large_areas() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        b  b  b  .  .  .  .
        b  b  b  .  b  b  b
        b  b  b  .  b  b  b
        .  .  .  .  b  b  b
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
    )
    assert choices(before) == {"S"}


def test_it_weighs_each_area_by_how_likely_the_die_is_to_lead_there() -> None:
    """West costs twelve with a 1, east with a 2, which is twice as likely; south costs six."""
    before = market(
        """
        .  .  b  b  b  b  .
        .  .  b  b  b  b  .
        .  .  b  .  .  b  .
        .  .  b  .  .  b  .
        .  .  .  b  .  .  .
        .  .  .  b  b  .  .
        .  .  b  b  b  .  .
        """,
        assam="d4S",
    )
    assert choices(before) == {"W"}


def test_it_goes_where_it_can_cover_an_opponent() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  b  b  b
        .  .  .  .  .  .  .
        .  .  .  .  b  b  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
    )
    assert choices(before) == {"E"}


RISKS = """
    .  .  .  .  .  .  .
    g  .  .  .  .  .  .
    g  .  .  .  .  .  .
    y  g  y  .  .  .  .
    y  g  y  b  .  .  b
    .  .  .  b  .  b  b
    .  .  .  b  b  .  b
"""  # south costs four with any roll, east four with a 4 and otherwise nothing, west two with any


def test_it_would_rather_pay_every_time_than_go_out_once() -> None:
    assert choices(market(RISKS, assam="d4S", seats="3:r12,30:b12,30:y12,30:g12")) == {"W"}


def test_who_can_pay_takes_the_risk() -> None:
    assert choices(market(RISKS, assam="d4S", seats=FOUR)) == {"E"}


def test_where_every_way_can_put_it_out_it_takes_the_least_likely() -> None:
    assert choices(market(RISKS, assam="d4S", seats="1:r12,30:b12,30:y12,30:g12")) == {"E"}


# Steering for the next player


def west_and_east(west: str, east: str) -> str:
    """A market where every roll stops on one of these west of d4, or on one of those east."""
    return f"""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        {west}  {west}  {west}  .  .  .  .
        {west}  {west}  {west}  .  {east}  {east}  {east}
        .  .  .  .  {east}  {east}  {east}
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """


@pytest.mark.parametrize(
    ("west", "east", "way"),
    [
        pytest.param(".", "r", "E", id="onto-its-own-rugs"),
        pytest.param("r", ".", "W", id="onto-its-own-rugs-the-other-way"),
        pytest.param("y", ".", "E", id="away-from-a-rival"),
        pytest.param("r", "y", "W", id="to-itself-rather-than-a-rival"),
        pytest.param("r", "b", "W", id="not-where-it-is-free"),
    ],
)
def test_it_steers_the_next_player(west: str, east: str, way: str) -> None:
    drawing = west_and_east(west, east)
    assert choices(market(drawing, step="steer", seats=FOUR, rules=MUST)) == {way}


def test_where_it_may_it_leaves_assam_straight() -> None:
    before = market(west_and_east("y", "r"), assam="d4E", step="steer", rules=MAY)
    assert choices(before) == {"E"}


def test_it_steers_to_put_the_next_player_out() -> None:
    """East costs one dirham with a 1 or a 3; west two, which is too much, but only with a 1."""
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  r  .  .  .  .
        .  .  r  .  r  .  r
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="steer",
        seats="30:r15,1:b15",
        rules=DUEL,
    )
    assert choices(before) == {"W"}


def test_it_steers_for_itself_where_nobody_else_has_a_rug_left() -> None:
    before = market(west_and_east(".", "b"), step="steer", seats="30:r5,30:b0", rules=DUEL)
    assert choices(before) == {"W"}


# Always


def decisions() -> st.SearchStrategy[Position]:
    """Positions by every ruleset in which a player decides."""
    return st.one_of(played(), crowded()).filter(lambda p: p.step in ("turn", "lay", "steer"))


def ahead(position: Position, seat: int) -> int:
    """The points ahead of the best other player, counted on the market as it lies."""
    if position.seats[seat - 1].out:
        return -(10**6)
    points = {
        number: visible(position, number) + player.dirhams
        for number, player in enumerate(position.seats, 1)
        if not player.out
    }
    mine = points.pop(seat)
    return mine - max(points.values()) if points else 10**6


def looked_up(position: Position, seat: int, past_the_roll: bool) -> Fraction:
    """What a position is worth to a seat, found by doing everything that can be done next."""
    if position.step == "roll" and past_the_roll:
        return sum(
            (p * looked_up(apply(position, roll), seat, False) for roll, p in chances(position)),
            start=Fraction(),
        )
    if position.step == "lay" and position.seat == seat:
        return max(looked_up(apply(position, lay), seat, False) for lay in legal_actions(position))
    return Fraction(ahead(position, seat))


@given(decisions(), st.integers(0, 9))
@settings(max_examples=200)
def test_it_takes_a_legal_action(position: Position, seed: int) -> None:
    assert GreedyBot(Random(seed)).choose(position) in legal_actions(position)


@given(decisions())
def test_what_it_counts_is_what_comes_to_pass(position: Position) -> None:
    assert worth_of_actions(position) == {
        action: looked_up(apply(position, action), position.seat, position.step != "lay")
        for action in legal_actions(position)
    }


@given(decisions())
def test_it_takes_nothing_that_is_worth_less(position: Position) -> None:
    worths = worth_of_actions(position)
    assert worths[GreedyBot(Random(0)).choose(position)] == max(worths.values())


def test_ties_are_broken_by_chance() -> None:
    assert choices(market(step="turn")) == {"E", "S", "W"}


# Whole games


def share_of_wins(players: int, games: int, options: dict[str, str] | None = None) -> float:
    """How many of these games it wins against random players, from each seat in turn."""
    wins = 0.0
    for seed in range(games):
        random = Random(seed)
        bots: list[Bot] = [RandomBot(random) for _ in range(players)]
        seat = seed % players
        bots[seat] = GreedyBot(random)
        winners = outcome(play_out(start(players, ruleset(options or {})), bots, random).final)
        wins += (seat + 1 in winners.winners) / len(winners.winners)
    return wins / games


def test_it_beats_a_random_player() -> None:
    assert share_of_wins(2, games=60) >= 0.95


def test_it_beats_a_random_player_in_the_variant() -> None:
    assert share_of_wins(2, games=60, options={"steering": "after-must"}) >= 0.95


def test_it_wins_most_games_against_three_random_players() -> None:
    assert share_of_wins(4, games=60) > 0.5


def test_the_same_seed_plays_the_same_game() -> None:
    def play(seed: int) -> tuple[str, ...]:
        random = Random(seed)
        return play_out(start(2), [GreedyBot(random)] * 2, random).game.actions

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_it_is_found_by_its_name_after_the_weaker_one() -> None:
    assert bot_names()[:3] == ("random", "novice", "greedy")
    assert isinstance(bot_named("greedy", Random(1)), GreedyBot)
