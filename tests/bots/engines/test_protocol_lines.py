"""The lines of the engine protocol: each can be written and read, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.tables import refused

from marrakech.bots import Budget, Worth
from marrakech.bots.engines.protocol import (
    MEASURES,
    OPTION_TYPES,
    Go,
    Info,
    Option,
    format_chances,
    format_go,
    format_info,
    format_option,
    format_setoption,
    go_within,
    parse_chances,
    parse_go,
    parse_info,
    parse_option,
    parse_setoption,
    split_line,
)
from marrakech.rules.actions import LAYS

numbers = st.none() | st.integers(0, 10**12)
words = st.text("abcXYZ09-_", min_size=1, max_size=8)
worths = st.builds(
    Worth, st.sampled_from(sorted(LAYS)), st.floats(allow_nan=False, allow_infinity=False)
)


def behind(line: str) -> str:
    return split_line(line)[1]


@given(st.builds(Go, numbers, numbers, st.booleans()))
def test_go(go: Go) -> None:
    assert parse_go(behind(format_go(go))) == go


@given(
    st.builds(
        Info,
        numbers,
        numbers,
        numbers,
        st.none() | st.sampled_from([*MEASURES.values()]),
        st.none() | worths,
    )
)
def test_info(info: Info) -> None:
    assert parse_info(behind(format_info(info))) == info


@given(
    st.builds(
        Option,
        words,
        st.sampled_from(OPTION_TYPES),
        st.just("") | words,
        st.none() | st.integers(-(10**12), 10**12),
        st.none() | st.integers(-(10**12), 10**12),
        st.lists(words).map(tuple),
    )
)
def test_option(option: Option) -> None:
    assert parse_option(behind(format_option(option))) == option


@given(words, words)
def test_setoption(name: str, value: str) -> None:
    assert parse_setoption(behind(format_setoption(name, value))) == (name, value)


def test_the_value_of_an_option_may_have_spaces() -> None:
    assert parse_setoption("name file value my book.bin") == ("file", "my book.bin")


@pytest.mark.parametrize(
    "line",
    [
        "movetime",
        "movetime -1",
        "movetime 1.5",
        "movetime ²",
        "movetime 9999999999999",
        "movetime 1 movetime 2",
        "quickly",
        "nodes infinite",
    ],
)
def test_no_other_go_is_read(line: str) -> None:
    with refused("engine-line"):
        parse_go(line)


@pytest.mark.parametrize(
    "line",
    [
        "turns",
        "turns x",
        "measure dirhams",
        "worth",
        "worth E",
        "worth E nan",
        "worth E inf",
        "worth E much",
        "worth E 1 turns 2",
        "depth 3",
    ],
)
def test_no_other_info_is_read(line: str) -> None:
    with refused("engine-line"):
        parse_info(line)


def test_the_worth_of_what_is_no_action_is_refused() -> None:
    with refused("action-unknown"):
        parse_info("worth castle 1")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "name x",
        "name x type",
        "name x type button",
        "name x type spin min",
        "name x type spin max y",
        "name x type spin size 3",
    ],
)
def test_no_other_option_is_read(line: str) -> None:
    with refused("engine-line"):
        parse_option(line)


@pytest.mark.parametrize("line", ["", "name x", "name x value", "x value y"])
def test_no_other_setting_is_read(line: str) -> None:
    with refused("engine-line"):
        parse_setoption(line)


def test_a_string_is_for_people() -> None:
    assert parse_info("string worth E 5") == Info()
    assert parse_info("string") == Info()


@pytest.mark.parametrize(
    ("budget", "go"),
    [
        (None, Go()),
        (Budget(), Go()),
        (Budget(0.0), Go(0)),
        (Budget(1.5), Go(1500)),
        (Budget(nodes=0), Go(nodes=0)),
        (Budget(2, 7), Go(2000, 7)),
    ],
)
def test_a_budget_is_said_in_milliseconds_and_nodes(budget: Budget | None, go: Go) -> None:
    assert go_within(budget) == go


def test_chances_come_back_as_they_were_written() -> None:
    chances = (0.31, 0.22, 0.47)
    word, rest = split_line(format_chances(chances))
    assert word == "chances"
    assert parse_chances(rest, 3) == pytest.approx(chances, abs=1e-15)


@pytest.mark.parametrize("text", ["", "1", "0.5 0.6", "nan 0.5", "-0.1 1.1", "inf 0", "a b", "0 0"])
def test_what_are_no_chances_of_two_seats(text: str) -> None:
    with refused("engine-line"):
        parse_chances(text, 2)
