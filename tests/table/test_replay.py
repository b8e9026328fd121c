"""A record as a client without rules needs it agrees with the rules at every action."""

from pathlib import Path

import pytest
from msgspec import UNSET

from marrakech import Game, apply, format_position, outcome, parse_game, parse_position, payment
from marrakech.rules import visible
from marrakech.table.dice import fair_ticket, parse_dice_tags
from marrakech.table.position_info import PaymentInfo
from marrakech.table.replay import record_info

DATA = Path(__file__).parent.parent / "data"
GAMES = sorted(DATA.glob("games/*.mrk"))
FAIR = DATA / "dice" / "two-fair.mrk"


def read(path: Path) -> Game:
    return parse_game(path.read_text("utf-8"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_action_with_what_follows_from_it(path: Path) -> None:
    game = read(path)
    data = record_info(game)
    assert data.start == format_position(game.start)
    assert [ply.action for ply in data.plies] == list(game.actions)
    position = game.start
    for ply in data.plies:
        due = payment(position, ply.action) if ply.action.isdigit() else None
        assert bool(due) == isinstance(ply.payment, PaymentInfo)
        if due and isinstance(ply.payment, PaymentInfo):
            assert ply.payment.price == due.price == len(ply.payment.area)
        position = apply(position, ply.action)
        assert parse_position(ply.position) == position
        assert tuple(ply.points) == outcome(position).points
        assert ply.squares == [visible(position, n) for n in range(1, data.players + 1)]
        assert ply.dirhams == [seat.dirhams for seat in position.seats]
    assert tuple(data.winners) == outcome(position).winners


def test_turns_count_as_in_the_record() -> None:
    data = record_info(read(DATA / "games" / "two-default.mrk"))
    turns = [ply.turn for ply in data.plies]
    assert turns[0] == 0
    assert turns == sorted(turns)
    assert turns[-1] == 48


def test_the_dice_can_be_computed_again_from_what_is_told() -> None:
    game = read(FAIR)
    data, dice = record_info(game), parse_dice_tags(game)
    assert data.fair
    assert len(data.chances) == 92
    for chance in data.chances:
        tickets = [action for action, many in chance.tickets for _ in range(many)]
        seeds = (dice.server_seed, dice.table, dice.seat_seeds)
        assert tickets[fair_ticket(len(tickets), *seeds, chance.number)] == chance.action
        assert game.actions[chance.ply] == chance.action


def test_who_gives_up_and_what_was_said() -> None:
    text = """[Seat1 "Ana"]
[Seat2 "Ben"]
[Seat3 "Cid"]
[Start "7/7/7/7/7/7/7 d4S turn 1 30:r15,30:b15,30:y15 -"]

{a fine day}
1. E1 {a short walk} x2 e5f5

*
"""
    plies = record_info(parse_game(text)).plies
    assert [(ply.action, ply.seat) for ply in plies] == [
        ("E", 1),
        ("1", 1),
        ("x2", 2),
        ("e5f5", 1),
    ]
    assert record_info(parse_game(text)).comments == ["a fine day"]
    assert plies[1].comments == ["a short walk"]
    assert plies[1].path == ["e4E"]
    assert plies[2].reason is UNSET
    assert not record_info(parse_game(text)).fair


@pytest.mark.parametrize(
    ("comment", "reason"),
    [
        ("time", "time"),
        ("bot-illegal", "bot-illegal"),
        ("engine-hung", "engine-hung"),
        ("out of time", UNSET),
    ],
)
def test_the_comment_of_a_table_says_why_a_seat_was_made_to_leave(
    comment: str, reason: object
) -> None:
    text = f"""[Seat1 "Ana"]
[Seat2 "Ben"]
[Seat3 "Cid"]
[Start "7/7/7/7/7/7/7 d4S turn 1 30:r15,30:b15,30:y15 -"]

1. E1 {{time}} x2 {{{comment}}} e5f5

*
"""
    plies = record_info(parse_game(text)).plies
    assert [ply.reason for ply in plies] == [UNSET, UNSET, reason, UNSET]
