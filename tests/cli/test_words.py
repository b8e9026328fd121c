"""Every key that the code uses has its sentence, every sentence its use, every detail its value."""

import json
import re
from collections import defaultdict
from pathlib import Path

import pytest
from support.catalogues import Written
from support.message_usage import Said, Source

import marrakech
from marrakech import OPTIONS, Place, Refusal
from marrakech.cli.rules import rulebook
from marrakech.locales import catalogue, page_catalogue, source

SOURCE = Path(marrakech.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web" / "src"
PAGE = "".join(path.read_text("utf-8") for path in WEB.rglob("*.ts*") if path.name != "keys.ts")
PLACES = {"at-turn", "at-turn-alone", "at-line", "at-column"}  # explained with what is known


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Every sentence that the package says."""
    return list(Source.of(SOURCE).said())


@pytest.fixture(scope="module")
def messages() -> Written:
    """The English catalogue; all others have the same messages with the same details."""
    return Written({"": source("en")})


def matters_of_the_rulebook() -> list[str]:
    """What the printings disagree on, in the rulebook's order."""
    (matters,) = re.findall(r'"printings": \[([^]]+)\]', json.dumps(rulebook()))
    return re.findall(r'"(\w+)"', matters)


def in_the_rulebook() -> set[str]:
    """The keys in the file that the page and the command read the rules from."""
    options = [f"rules-option-{matter}" for matter in matters_of_the_rulebook()]
    asked = {f"{option}{part}" for option in options for part in ("", "-usual", "-else")}
    return asked | set(re.findall(r'"(rules-[a-z-]+)"', json.dumps(rulebook())))


def of_the_rules_in_force() -> set[str]:
    """What a table says about each option that is not at its default."""
    return {f"rules-{option}-{value}" for option in OPTIONS for value in OPTIONS[option][1:]}


def test_the_catalogue_is_fluent(messages: Written) -> None:
    assert messages.junk == []


def test_every_key_in_the_code_has_a_sentence(said: list[Said], messages: Written) -> None:
    assert [place for place in said if place.key not in messages.entries] == []


def test_every_sentence_is_used(said: list[Said], messages: Written) -> None:
    """Here or on the page, where keys stand in quotes."""
    on_the_page = set(re.findall(r'"([a-z][a-z0-9-]*)"', PAGE))
    known = (
        {place.key for place in said} | on_the_page | in_the_rulebook() | of_the_rules_in_force()
    )
    keys = known & messages.entries.keys()
    used = {part for key in keys for part in messages.within(key)}
    assert messages.entries.keys() - used == set()


def test_every_option_has_its_words(messages: Written) -> None:
    """In the forms, in the rulebook, and at a table that is played by it."""
    assert sorted(matters_of_the_rulebook()) == sorted([*OPTIONS, "box", "starter"])
    assert in_the_rulebook() | of_the_rules_in_force() <= messages.entries.keys()
    say = page_catalogue("en").say
    for option, values in OPTIONS.items():
        assert say("home-option", option=option) != option
        for value in values:
            for key in ("home-option-value", "home-option-help"):
                assert say(key, choice=f"{option}-{value}", value="?") != "?"


def test_every_sentence_gets_its_details(said: list[Said], messages: Written) -> None:
    given = defaultdict(list)
    for place in said:
        if place.key in messages.entries and place.details is not None:
            given[place.choice, place.key].append(messages.needs(place.key) - place.details)
    assert {where: lacking for where, lacking in given.items() if all(lacking)} == {}


def test_hardly_any_details_are_passed_on_unseen(said: list[Said]) -> None:
    assert {place.key for place in said if place.details is None} <= PLACES


def test_keys_are_seen_wherever_they_come_from(said: list[Said]) -> None:
    returned = {"lay-on-assam", "lay-not-beside", "lay-covers-rug", "lay-one-colour"}
    chosen = {"steer-must-turn", "turn-half-round", "did-face", "did-steer", "replay-end"}
    put_together = {"column-points", "edition-box", "simulate-wins", "help-give-up"}
    seen = {place.key for place in said}
    assert len(seen) > 150
    assert returned | chosen | put_together | PLACES <= seen


TOY = """
class Trouble(Refusal): ...
def why(bad): return "first" if bad else None
def stop(bad):
    if reason := why(bad): raise Illegal(reason, action=1)
    key = "second"
    for part in ("a", "b"): say(f"put-{part}", count=1, **{"name": 2})
    raise Trouble(key, **unknown)
def pass_on(code, key): return Refusal(key)
def use(): return pass_on(3, "handed"), {"key": "wired", "details": {"what": 1}}, Refusal(MANY[1])
MANY = {1: "mapped"}
"""


def test_the_test_sees_what_it_should() -> None:
    seen = {(place.key, place.details) for place in Source({"toy": TOY}).said()}
    both = frozenset({"count", "name"})
    assert seen == {
        ("first", frozenset({"action"})),
        ("second", None),
        ("put-a", both),
        ("put-b", both),
        ("handed", frozenset()),
        ("wired", frozenset({"what"})),
        ("mapped", frozenset()),
    }
    with pytest.raises(AssertionError, match="no key to be seen"):
        list(Source({"toy": "say(whatever())"}).said())


def test_a_sentence_needs_what_its_parts_need() -> None:
    text = "a = { $x } { b }\nb = { $y -> \n    *[one] { NUMBER($z) }\n}\n"
    messages = Written({"": text})
    assert messages.needs("a") == {"x", "y", "z"}
    assert messages.within("a") == {"a", "b"}


def test_a_refusal_is_explained_with_its_place() -> None:
    explain = catalogue("en").explain
    missing = Refusal("file-missing", file="x.mrk")
    assert explain(missing) == "x.mrk: file not found."
    assert explain(missing.at(Place(column=3))).startswith("column 3: x.mrk")
    assert explain(missing.at(Place(2, 3))).startswith("line 2, column 3: x.mrk")
    assert explain(missing.at(Place(turn=0))) == "turn 0: x.mrk: file not found."
    assert explain(missing.at(Place(2, 3, 1))).startswith("turn 1 (line 2, column 3): x.mrk")


def test_a_detail_that_is_missing_is_our_mistake_and_not_shown() -> None:
    with pytest.raises(LookupError):
        catalogue("en").say("file-missing")
    with pytest.raises(LookupError):
        catalogue("en").say("no-such-message")
