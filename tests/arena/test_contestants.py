"""Our bots are new in every game; engines are kept until they fail."""

from random import Random

import pytest
from support.contests import Raising

from marrakech.arena import contestants
from marrakech.arena.common_random import Luck
from marrakech.arena.contest import Contest, Fixture, Match
from marrakech.arena.contestants import MatchPlayer
from marrakech.arena.game import Played
from marrakech.bots import Bot, Budget, RandomBot, SearchResult, SeededBot
from marrakech.rules import Position, Refusal


def without_times(played: Played) -> Played:
    return played._replace(times=())


def test_a_game_does_not_depend_on_those_before_it() -> None:
    contest = Contest(("novice", "greedy"))
    bots = MatchPlayer(contest)
    first, second = Match(("novice", "greedy"), 1), Match(("greedy", "novice"), 1)
    in_order = [bots.play(first), bots.play(second)]
    other_way = [MatchPlayer(contest).play(second), bots.play(first)]
    assert list(map(without_times, in_order)) == list(map(without_times, reversed(other_way)))


def test_the_seed_the_number_and_the_seating_each_make_another_game() -> None:
    games = [
        without_times(MatchPlayer(Contest(("novice", "random"), seed=seed)).play(match))
        for seed, match in (
            (1, Match(("novice", "random"), 1)),
            (2, Match(("novice", "random"), 1)),
            (1, Match(("novice", "random"), 2)),
            (1, Match(("random", "novice"), 1)),
        )
    ]
    assert len({game.points for game in games}) == 4


def test_all_seatings_of_a_round_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    class Noted(Luck):
        def __init__(self, seed: str, players: int) -> None:
            seeds.append(seed)
            super().__init__(seed, players)

    monkeypatch.setattr(contestants, "Luck", Noted)
    bots = MatchPlayer(Contest(("novice", "random"), seed=5))
    for match in (*Fixture(1, ("novice", "random")).matches(), Match(("novice", "random"), 2)):
        bots.play(match)
    assert seeds == ["5 1", "5 1", "5 2"]


def test_every_seat_of_every_game_has_its_own_random_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first: list[float] = []

    def contestant(text: str, engines: object, random: Random) -> Bot:
        first.append(random.random())
        return RandomBot(random)

    monkeypatch.setattr(contestants, "contestant", contestant)
    for seed in (1, 2):
        bots = MatchPlayer(Contest(("a", "b"), seed=seed))
        for number in (1, 2):
            for match in Fixture(number, ("a", "b")).matches():
                bots.play(match)
    assert len(first) == len(set(first)) == 16


class Program(Raising):
    """Like an engine: it is started, kept, and may fail."""

    started: list["Program"]

    def __init__(self, fails_at: int) -> None:
        super().__init__(ValueError("crashed"), fails_at)
        self.begun = 1
        self.started.append(self)

    def new_game(self) -> None:
        self.begun += 1


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[Program]:
    started: list[Program] = []
    monkeypatch.setattr(Program, "started", started, raising=False)

    def contestant(text: str, engines: object, random: Random) -> Bot:
        if text == "missing":
            raise Refusal("file-missing", file=text)
        return RandomBot(random) if text == "random" else Program(int(text))

    monkeypatch.setattr(contestants, "contestant", contestant)
    return started


def test_others_are_started_once_for_each_seat_they_hold_at_a_table(
    programs: list[Program],
) -> None:
    bots = MatchPlayer(Contest(("random", "99999"), players=(3,)))
    for number in (1, 2):
        bots.play(Match(("99999", "random", "99999"), number))
        bots.play(Match(("random", "99999", "99999"), number))
    assert [program.begun for program in programs] == [4, 4]
    bots.close()
    assert [program.closed for program in programs] == [1, 1]


def test_one_that_failed_is_closed_and_started_again(programs: list[Program]) -> None:
    bots = MatchPlayer(Contest(("random", "30")))
    failures = [len(bots.play(Match(("30", "random"), number)).failures) for number in range(1, 5)]
    assert failures == [1, 1, 1, 1]
    assert [program.closed for program in programs] == [1, 1, 1, 1]


def test_one_that_cannot_be_started_has_given_up(programs: list[Program]) -> None:
    bots = MatchPlayer(Contest(("random", "missing")))
    bots.warm_up()
    played = bots.play(Match(("missing", "random"), 1))
    assert played.failures == ((1, "file-missing", {"file": "missing"}),)
    assert played.ranks == (2, 1)


class Watching(SeededBot):
    """Remembers which steps it was asked about, and with which budgets."""

    name = "watching"
    asked: list[tuple[str, Budget | None]]

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        self.asked.append((position.step, budget))
        return RandomBot(self._random).think(position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_thinks_once_before_time_is_taken(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    monkeypatch.setattr(Watching, "asked", [], raising=False)
    monkeypatch.setattr(contestants, "contestant", lambda text, engines, random: Watching(random))
    contest = Contest(("a",), (players,), against="b", ms=7)
    MatchPlayer(contest).warm_up()
    budget = Budget(0.007)
    assert Watching.asked == [("turn", budget), ("lay", budget)] * 2


def test_everybody_thinks_once_with_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Watching, "asked", [], raising=False)
    monkeypatch.setattr(contestants, "contestant", lambda text, engines, random: Watching(random))
    MatchPlayer(Contest(("a", "b"), (2, 3, 4))).warm_up()
    assert [step for step, _ in Watching.asked] == ["turn", "lay"] * 6
