"""What the package offers, and that it stays so."""

import copy
import pickle
import subprocess
import sys

import pytest

import marrakech
from marrakech import (
    SQUARES,
    BadText,
    Edition,
    Illegal,
    Place,
    Refusal,
    Ruleset,
    area,
    branches,
    divide,
    editions,
    format_ruleset,
    parse_position,
    parse_ruleset,
    payment,
    perft,
    presets,
    printed_elsewhere,
    ruleset,
    start,
)

NAMES_OF_THE_NOTATION = {
    *("start", "parse_position", "format_position", "parse_action", "format_action"),
    *("legal_actions", "chances", "apply", "outcome", "parse_game", "format_game", "presets"),
}


def test_every_public_name_exists() -> None:
    assert set(marrakech.__all__) >= NAMES_OF_THE_NOTATION
    assert len(set(marrakech.__all__)) == len(marrakech.__all__)
    for name in marrakech.__all__:
        assert hasattr(marrakech, name)


def test_importing_it_loads_the_standard_library_only() -> None:
    code = (
        "import sys; before = set(sys.modules); import marrakech; "
        "new = {n.split('.')[0] for n in set(sys.modules) - before}; "
        "print(sorted(new - set(sys.stdlib_module_names) - {'marrakech'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_position_is_a_value() -> None:
    position = start(2)
    assert pickle.loads(pickle.dumps(position)) == copy.deepcopy(position) == position
    assert hash(position) == hash(start(2))
    with pytest.raises(AttributeError):
        position.seat = 2  # type: ignore[misc]


def test_a_refusal_survives_pickling_and_says_where() -> None:
    refusal = BadText("half-alone", Place(line=4, column=9, turn=2), half="r>", square="c4")
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.key, again.place, again.details) == (refusal.key, refusal.place, refusal.details)
    assert str(again) == "turn 2, line 4, column 9: half-alone half='r>' square='c4'"
    assert str(Refusal("file-missing", file="x")) == "file-missing file='x'"


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_a_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        start(players)
    assert refused.value.key == "players-number"


@pytest.mark.parametrize("facing", ["", "s", "X", "NE"])
def test_assam_faces_one_of_four_ways(facing: str) -> None:
    with pytest.raises(Refusal) as refused:
        start(4, facing=facing)
    assert refused.value.key == "facing-unknown"


def test_the_type_checker_knows_every_word_that_a_position_can_hold() -> None:
    """`mypy` fails here where one of these is no longer an error."""
    with pytest.raises(Refusal):
        Ruleset(tie="no")  # type: ignore[arg-type]
    start(2)._replace(step="sleep")  # type: ignore[arg-type]
    start(2)._replace(facing="up")  # type: ignore[arg-type]
    start(2).seats[0]._replace(top="x")  # type: ignore[arg-type]


def test_an_unknown_option_or_value_is_refused() -> None:
    for options, key in (({"price": "2"}, "option-unknown"), ({"tie": "no"}, "option-value")):
        with pytest.raises(Refusal) as refused:
            ruleset(options)
        assert refused.value.key == key


@pytest.mark.parametrize("name", presets)
def test_a_ruleset_comes_back_from_its_text(name: str) -> None:
    assert parse_ruleset(format_ruleset(presets[name])) == presets[name]


def test_the_area_of_a_square_and_what_a_roll_would_cost() -> None:
    position = parse_position("7/7/7/3b>b<2/3bb2/7/7 d6S roll 1 30:r15,3:b15,30:y15 -")
    names = {SQUARES[square] for square in area(position, SQUARES.index("d4"))}
    assert names == {"d4", "e4", "d3", "e3"}
    assert area(position, SQUARES.index("a1")) == frozenset()
    due = payment(position, "2")
    assert due is not None
    assert (due.payer, due.owner, due.price, due.paid) == (1, 2, 4, 4)
    assert payment(position, "1") is None


def test_only_the_die_makes_anybody_pay() -> None:
    for text in ("5", "0", "E", "", "x1"):
        with pytest.raises(Illegal) as refused:
            payment(start(4), text)
        assert refused.value.key == "roll-unknown"


def test_nothing_happens_in_no_actions() -> None:
    assert perft(start(4), 0) == 1
    assert divide(start(4), 0) == {}


def test_no_sequence_has_fewer_actions_than_none() -> None:
    for count in (perft, divide):
        with pytest.raises(Refusal) as refused:
            count(start(4), -1)
        assert (refused.value.key, refused.value.details) == ("depth-negative", {"depth": -1})


def test_a_division_comes_branch_by_branch() -> None:
    counted = branches(start(4), 4)
    assert next(counted) == ("E", 111)
    assert dict(counted) == {"S": 111, "W": 111}


@pytest.mark.parametrize("edition", editions.values(), ids=lambda edition: edition.name)
def test_an_edition_is_a_value(edition: Edition) -> None:
    again = pickle.loads(pickle.dumps(edition))
    assert (again, hash(again)) == (edition, hash(edition))
    with pytest.raises(TypeError):
        edition.printed["area"] = "owner"  # type: ignore[index]
    edition.options["area"] = "changed"
    assert edition.options.get("area") != "changed"


def test_a_player_who_prints_a_matter_otherwise() -> None:
    def named(matter: str) -> list[str]:
        return [edition.name for edition in printed_elsewhere(matter)]

    assert named("area") == ["fi", "fa"]
    assert named("tie") == ["cs"]
    assert named("whole") == ["ar", "hu", "nb", "ko"]
    assert named("stock") == ["pt+15"]
    assert named("pile") == ["cs", "th"]
    assert [name for name in named("steering") if not name.endswith("+variant")] == []
    assert named("box") == ["sl", "sr", "fa", "ru-57", "en-57", "ro-57"]
    assert {"ja", "default", "fa"}.isdisjoint(named("starter"))
    assert len(named("bankruptcy")) == 23
