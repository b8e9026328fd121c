"""What is true in every position of every game by every rule."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.positions import crowded, games, played, rulesets
from support.symmetries import MIRRORS, Mirror, facings

from marrakech import (
    ACTIONS,
    Game,
    Illegal,
    Position,
    Ruleset,
    apply,
    chances,
    legal_actions,
    outcome,
    start,
    visible,
)
from marrakech.rules.laying import beside


def dirhams(position: Position) -> int:
    return sum(seat.dirhams for seat in position.seats)


@given(games(giving_up=False))
def test_dirhams_are_conserved_while_nobody_gives_up(game: Game) -> None:
    assert {dirhams(position) for position in game.positions()} == {dirhams(game.start)}


@given(games())
def test_giving_up_takes_just_that_seats_dirhams_out_of_the_game(game: Game) -> None:
    for before, action, after in zip(
        game.positions(), game.actions, game.positions()[1:], strict=False
    ):
        left = before.seats[int(action[1]) - 1].dirhams if action.startswith("x") else 0
        assert dirhams(after) == dirhams(before) - left


@given(games())
def test_visible_squares_never_exceed_the_market(game: Game) -> None:
    for position in game.positions():
        seats = range(1, len(position.seats) + 1)
        shown = sum(visible(position, seat) for seat in seats)
        assert shown == sum(half != "" for half in position.board) <= 49


@pytest.mark.parametrize("assam", range(49))
def test_a_lay_always_exists(assam: int) -> None:
    """Only a whole rug forbids a lay, and only the lay on just its two squares. Two lays beside
    Assam share a square, and no square belongs to two whole rugs: so one of them is legal."""
    lays = [{lay[:2], lay[2:]} for lay in beside(assam)]
    assert any(one & other for one in lays for other in lays if one != other)


@given(crowded(rulesets().filter(lambda rules: rules.halves == "any")))
def test_a_lay_always_exists_on_any_market_at_all(position: Position) -> None:
    assert "-" not in legal_actions(position)


@given(crowded())
def test_every_legal_action_can_be_played_and_no_other(position: Position) -> None:
    legal = legal_actions(position)
    for action in ACTIONS - {f"x{seat}" for seat in range(1, len(position.seats) + 1)}:
        if action in legal:
            apply(position, action)
        else:
            with pytest.raises(Illegal):
                apply(position, action)


@given(played())
def test_the_same_in_every_step_of_a_game(position: Position) -> None:
    still_in = {f"x{n}" for n, seat in enumerate(position.seats, 1) if not seat.out}
    playable = {*legal_actions(position), *(still_in if position.step != "over" else ())}
    for action in ACTIONS:
        if action in playable:
            apply(position, action)
        else:
            with pytest.raises(Illegal):
                apply(position, action)


@given(played())
def test_chances_sum_to_one_and_are_the_legal_actions(position: Position) -> None:
    odds = chances(position)
    if position.step in ("roll", "draw"):
        assert sum(probability for _, probability in odds) == 1
        assert tuple(action for action, _ in odds) == legal_actions(position)
    else:
        assert odds == ()


@pytest.mark.parametrize("mirror", MIRRORS.values(), ids=MIRRORS)
@given(st.data())
def test_a_mirrored_position_has_the_mirrored_future(mirror: Mirror, data: st.DataObject) -> None:
    position = data.draw(st.one_of(played(), crowded()))
    mirrored = mirror.position(position)
    actions = legal_actions(position)
    assert set(legal_actions(mirrored)) == {mirror.action(action) for action in actions}
    assert outcome(mirrored) == outcome(position)
    for action in actions:
        after = apply(mirrored, mirror.action(action))
        assert after == mirror.position(apply(position, action))


def test_the_quarter_turn_is_no_symmetry_of_the_market() -> None:
    """Or else the test above could not fail."""
    quarter = Mirror(lambda file, rank: (rank, 6 - file), facings("ESWN"))
    position = start(4)._replace(step="roll", assam=0, facing="S")
    assert apply(quarter.position(position), "1") != quarter.position(apply(position, "1"))


@given(games())
def test_more_points_rank_higher_and_players_who_are_out_rank_last(game: Game) -> None:
    for position in game.positions():
        points, ranks, winners = outcome(position)
        assert winners == tuple(n for n, rank in enumerate(ranks, 1) if rank == 1)
        assert winners
        for one, here in enumerate(position.seats):
            assert ranks[one] == 1 + sum(r < ranks[one] for r in ranks)
            for other, there in enumerate(position.seats):
                if here.out and not there.out:
                    assert ranks[other] < ranks[one]
                elif not here.out and not there.out and points[one] > points[other]:
                    assert ranks[one] < ranks[other]


@given(st.sampled_from((2, 3, 4)), rulesets(), st.randoms(use_true_random=False))
def test_every_game_ends_and_lasts_no_longer_than_its_rugs(
    players: int, rules: Ruleset, random: Random
) -> None:
    """Each turn spends a rug or a player."""
    position = start(players, rules)
    rugs = sum(sum(seat.rugs) for seat in position.seats)
    lays = 0
    while position.step != "over":
        lays += position.step == "lay"
        assert lays <= rugs
        position = apply(position, random.choice(legal_actions(position)))
    out = [seat for seat in position.seats if seat.out]
    assert len(out) == players - 1 or not any(any(seat.rugs) for seat in position.seats)
    assert out or lays == rugs
