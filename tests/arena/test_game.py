"""A game of the arena, also one with bots that fail."""

from collections import Counter
from random import Random

import pytest
from support.contests import Raising, Saying

from marrakech.arena.common_random import Luck
from marrakech.arena.game import Played, play
from marrakech.bots import Bot, Budget, GreedyBot, RandomBot
from marrakech.rules import Refusal, Ruleset, parse_position, start
from marrakech.rules.ruleset import default

NO_BUDGET = Budget()


def four(*bots: Bot, rules: Ruleset = default) -> Played:
    seats = [bot.name for bot in bots]
    return play(start(len(bots), rules), seats, bots, Luck("1 1", len(bots)), NO_BUDGET)


def random_bot(seed: int) -> Bot:
    return RandomBot(Random(seed))


def test_a_game_is_played_to_its_end() -> None:
    played = four(GreedyBot(Random(1)), random_bot(2), random_bot(3), random_bot(4))
    assert played.seats == ("greedy", "random", "random", "random")
    assert sorted(played.ranks)[0] == 1
    assert sum(map(played.victory, range(4))) == 1
    assert played.failures == ()


def test_the_same_random_numbers_give_the_same_game() -> None:
    once, twice, other = (four(*map(random_bot, seeds)) for seeds in ((1, 2), (1, 2), (3, 4)))
    assert once._replace(times=()) == twice._replace(times=())
    assert once.points != other.points


@pytest.mark.parametrize(
    ("error", "key", "details"),
    [
        (ValueError("no idea"), "bot-raised", {"error": "ValueError: no idea"}),
        (SystemExit(3), "bot-raised", {"error": "SystemExit: 3"}),
        (Refusal("file-missing", file="net"), "file-missing", {"file": "net"}),
    ],
)
@pytest.mark.parametrize("at", [1, 2, 9])
def test_a_bot_that_fails_gives_up_and_the_others_play_on(
    error: BaseException, key: str, details: dict[str, str | int], at: int
) -> None:
    played = four(random_bot(1), Raising(error, at), random_bot(3), random_bot(4))
    assert played.failures == ((2, key, details),)
    assert played.ranks[1] == 4
    assert played.points[1] == 0
    assert played.times[0].total() > played.times[1].total() == at - 1


@pytest.mark.parametrize("action", ["x2", "x1", "1", "a1a2", "N", "", "nonsense " * 50])
def test_an_illegal_choice_is_giving_up(action: str) -> None:
    played = four(random_bot(1), Saying(action))
    assert [failure[:2] for failure in played.failures] == [(2, "bot-illegal")]
    assert len(str(played.failures[0].details["action"])) <= 41
    assert played.ranks == (1, 2)


def test_everybody_may_fail_but_the_last_one_has_won() -> None:
    bots = [Raising(ValueError(str(seat))) for seat in range(4)]
    played = four(*bots)
    assert [failure.seat for failure in played.failures] == [1, 2, 3]
    assert played.ranks == (4, 3, 2, 1)


def test_only_where_there_is_a_choice_is_a_bot_asked_and_timed() -> None:
    """In the variant without a choice of steering there is nothing to decide before the roll."""
    rules = Ruleset(steering="after-must", bankruptcy="play-on")
    played = four(*map(random_bot, range(4)), rules=rules)
    # Twelve rugs and a steering after each but the last of all.
    assert sum(map(Counter.total, played.times)) == 48 + 47
    times = four(*map(random_bot, range(4)), rules=Ruleset(bankruptcy="play-on")).times
    assert sum(map(Counter.total, times)) == 48 + 48


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    """No rug can lie on two squares of one colour: it goes back to the box, and that is the end."""
    market = "/".join(["rrrrrrr"] * 7)
    last = parse_position(f"{market} d4S lay 1 30:r1,30:b0,30:y0 halves=colours")
    bots = [Raising(ValueError("asked")) for _ in range(3)]
    played = play(last, "abc", bots, Luck("1 1", 3), NO_BUDGET)
    assert (played.failures, played.ranks) == ((), (1, 2, 2))
    assert sum(map(Counter.total, played.times)) == 0


def test_shares_and_margins() -> None:
    played = Played(("a", "b", "c"), (60, 60, 20), (1, 1, 3), (Counter(),) * 3)
    assert [played.victory(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [played.margin(seat) for seat in range(3)] == [0, 0, -40]
