"""Which language the page speaks, in which letters, and which way."""

import re
from pathlib import Path

import pytest
from looking import Arrive, language_is, opened, seat, wording
from playwright.sync_api import expect

from marrakech.locales import LANGUAGES, NAMES, direction, page_catalogue
from marrakech.server.site import BUILT

FONTS = ("ar", "fa", "th", "ja", "ko", "zh-Hans", "zh-Hant")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("nn-NO", "nb"),
        ("no", "nb"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("pt-BR", "pt"),
        ("sr-Cyrl-RS", "sr"),
        ("xx", "en"),
    ],
)
def test_a_browser_gets_its_language(arrive: Arrive, locale: str, language: str) -> None:
    player = arrive("/", locale=locale)
    language_is(player.page, language)
    expect(player.page.locator("html")).to_have_attribute("dir", direction(language))
    expect(player.page.locator("h1")).to_have_text(wording("game-name", language))


def test_every_language_is_offered_by_its_own_name_and_spoken_at_once(arrive: Arrive) -> None:
    player = arrive("/rules", locale="en")
    player.page.evaluate("window.stayed = true")
    tongue = player.page.locator("header .tongue select")
    offered = tongue.locator("option").evaluate_all("all => all.map(one => [one.value, one.text])")
    assert dict(offered[1:]) == dict(NAMES)
    for language in LANGUAGES:
        tongue.select_option(language)
        language_is(player.page, language)
        expect(player.page.locator("html")).to_have_attribute("dir", direction(language))
        expect(player.page.locator("h1")).to_have_text(wording("rules-title", language))
        assert player.page.title().startswith(page_catalogue(language).say("nav-rules"))
    assert player.page.evaluate("window.stayed")
    player.page.reload()
    language_is(player.page, LANGUAGES[-1])


def test_numbers_have_the_digits_of_the_language(arrive: Arrive) -> None:
    digits = {"fa": "۳۰", "ar": "30", "th": "30", "de": "30"}
    for language, thirty in digits.items():
        player = arrive("/", locale=language)
        opened(player, seat(player, "person", "person"), mine="true")
        expect(player.page.locator(".seat-dirhams").first).to_have_text(thirty)
        score = player.page.locator(".seat-score").first.get_attribute("title") or ""
        assert thirty in score


def test_names_keep_their_own_direction(arrive: Arrive) -> None:
    player = arrive("/", locale="fa")
    table = seat(player, "person", "person", names=["Ana (1)", "ليلى"])
    opened(player, table, mine="true")
    names = player.page.locator("bdi.seat-name")
    expect(names.nth(0)).to_have_text("Ana (1)")
    sentence = player.at("sentence").inner_text()
    assert "\u2068Ana (1)\u2069" in sentence


@pytest.mark.parametrize("language", FONTS)
def test_every_letter_of_a_rare_script_comes_with_the_page(language: str) -> None:
    sheet = next((BUILT / "assets").glob(f"fonts-{language}-*.css")).read_text("utf-8")
    covered: set[int] = set()
    for ranges in re.findall(r"unicode-range:([^}]+)", sheet):
        for low, high in re.findall(r"U\+([0-9a-f]+)(?:-([0-9a-f]+))?", ranges):
            covered |= set(range(int(low, 16), int(high or low, 16) + 1))
    text = "".join(path.read_text("utf-8") for path in (BUILT / "assets").glob(f"{language}-*.ftl"))
    rare = {one for one in text if ord(one) > 0x058F and not 0x2000 <= ord(one) < 0x2E80}
    assert len(rare) > 30
    assert {one for one in rare if ord(one) not in covered} == set()
    fonts = re.findall(r"url\(([^)]+)\)", sheet)
    size = sum((BUILT / "assets" / font).stat().st_size for font in fonts)
    assert size < 300_000


def test_a_machine_without_the_letters_gets_them_before_the_words(arrive: Arrive) -> None:
    player = arrive("/", locale="ja")
    language_is(player.page, "ja")
    expect(player.page.locator("h1")).to_be_visible()
    lacks = player.page.evaluate(
        """() => {
            const ink = document.createElement("canvas").getContext("2d");
            ink.font = "32px system-ui, sans-serif";
            const wide = (text) => JSON.stringify(ink.measureText(text).actualBoundingBoxAscent);
            return wide("語") === wide("\\u2fe0");
        }"""
    )
    expect(player.page.locator("#fonts-ja")).to_have_count(1 if lacks else 0)
    ours = player.page.evaluate(
        """() => [...document.fonts].filter((one) => one.family.includes("Marrakech script"))
            .map((one) => one.status)"""
    )
    assert set(ours) == ({"loaded"} if lacks else set())


def test_the_licences_of_the_fonts_are_there() -> None:
    licences = [path.read_text("utf-8") for path in Path(BUILT / "assets").glob("*-LICENSE.txt")]
    assert len(licences) == 6
    assert all("SIL" in licence for licence in licences)
