"""Every printing plays by the options that its rulebook sets, and by no others."""

import pytest

from marrakech import Refusal, default, edition_named, editions, presets, ruleset

# What each rulebook prints, or leaves unsaid, where it differs from our default.
PLAY_ON = "bankruptcy=play-on"
MUST, MAY = "steering=after-must", "steering=after-may"
PRINTED = {
    "default": "",
    "en": "",
    "en+variant": MUST,
    "fr": "",
    "fr+variant": MUST,
    "nl": "",
    "nl+variant": MUST,
    "es": "",
    "es+variant": MAY,
    "it": "",
    "it+variant": MUST,
    "fi": f"area=owner {PLAY_ON} halves=colours",
    "sv": PLAY_ON,
    "cs": f"{PLAY_ON} pile=alternating tie=shared",
    "el": PLAY_ON,
    "pt": PLAY_ON,
    "pt+15": f"{PLAY_ON} stock=15",
    "pl": PLAY_ON,
    "is": PLAY_ON,
    "ar": f"{PLAY_ON} halves=colours whole=nobody",
    "et": PLAY_ON,
    "lv": PLAY_ON,
    "lt": PLAY_ON,
    "ru": PLAY_ON,
    "zh-Hant": f"{PLAY_ON} halves=colours",
    "ja": "",
    "ja+variant": MUST,
    "zh-Hans": f"{PLAY_ON} halves=colours",
    "hu": f"{PLAY_ON} whole=nobody",
    "sl": PLAY_ON,
    "ro": PLAY_ON,
    "nb": f"{PLAY_ON} whole=nobody",
    "sr": PLAY_ON,
    "hr": PLAY_ON,
    "de": "",
    "ko": "whole=nobody",
    "ko+variant": f"{MAY} whole=nobody",
    "th": "pile=alternating",
    "th+variant": f"pile=alternating {MUST}",
    "fa": "area=owner",
    "fa+variant": f"area=owner {MUST}",
    "ru-57": PLAY_ON,
    "en-57": PLAY_ON,
    "fr-60": "",
    "fr-60+variant": MUST,
    "ro-57": PLAY_ON,
}
BOXES_OF_57 = {"sl", "sr", "fa", "fa+variant", "ru-57", "en-57", "ro-57"}
STARTERS = {
    "default": "random",
    "ja": "random",
    "ja+variant": "random",
    "fa": "random",
    "fa+variant": "random",
    "ar": "youngest",
    "fr": "morocco",
    "fr+variant": "morocco",
    "nl": "morocco",
    "nl+variant": "morocco",
    "es": "morocco",
    "es+variant": "morocco",
    "it": "morocco",
    "it+variant": "morocco",
    "pt": "morocco",
    "pt+15": "morocco",
    "de": "morocco",
    "fr-60": "morocco",
    "fr-60+variant": "morocco",
}
BOOKS = {
    "default": "",
    "ru-57": "000",
    "en-57": "001",
    "fr-60": "002",
    "fr-60+variant": "002",
    "ro-57": "004",
}


def options(printed: str) -> dict[str, str]:
    """`a=b c=d` as a mapping."""
    return dict(pair.split("=") for pair in printed.split())


def test_these_and_no_others_are_the_editions() -> None:
    assert set(editions) == set(PRINTED)


def test_every_edition_is_a_preset() -> None:
    assert set(presets) == set(PRINTED)


@pytest.mark.parametrize(("name", "printed"), PRINTED.items())
def test_an_edition_sets_what_its_book_says(name: str, printed: str) -> None:
    assert editions[name].options == options(printed)


@pytest.mark.parametrize(("name", "printed"), PRINTED.items())
def test_a_preset_plays_what_its_book_says(name: str, printed: str) -> None:
    assert presets[name] == ruleset(options(printed))


def test_the_default_preset_is_the_default() -> None:
    assert presets["default"] == default


@pytest.mark.parametrize("name", PRINTED)
def test_the_box_holds_sixty_rugs_or_a_smaller_green_set(name: str) -> None:
    assert editions[name].box == ("3x15+1x12" if name in BOXES_OF_57 else "4x15")


@pytest.mark.parametrize("name", PRINTED)
def test_a_player_who_starts_is_agreed_where_the_book_does_not_say(name: str) -> None:
    assert editions[name].starter == STARTERS.get(name, "agreed")


@pytest.mark.parametrize("name", PRINTED)
def test_an_edition_knows_its_book(name: str) -> None:
    assert editions[name].book == BOOKS.get(name, "003")


@pytest.mark.parametrize("name", PRINTED)
def test_an_edition_is_found_by_its_name(name: str) -> None:
    assert edition_named(name).name == name


@pytest.mark.parametrize("name", ["", "EN", "de+variant", "en+15"])
def test_an_unknown_edition_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        edition_named(name)
    assert refused.value.key == "edition-unknown"
