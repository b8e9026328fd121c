"""Which language the page speaks, in which letters, and which way."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from support.languages import SIX
from support.page_checks import Arrive, language_is, opened, seat, wording
from support.server import eventually

from marrakech.locales import NAMES, direction, page_catalogue
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
    expect(tongue).to_be_attached()
    offered = tongue.locator("option").evaluate_all("all => all.map(one => [one.value, one.text])")
    assert dict(offered[1:]) == dict(NAMES)
    for language in (*SIX, "zh-Hans", "en", "fa"):
        tongue.select_option(language)
        language_is(player.page, language)
        expect(player.page.locator("html")).to_have_attribute("dir", direction(language))
        expect(player.page.locator("h1")).to_have_text(wording("rules-title", language))
        assert player.page.title().startswith(page_catalogue(language).say("nav-rules"))
    assert player.page.evaluate("window.stayed")
    player.page.reload()
    language_is(player.page, "fa")


def test_numbers_have_the_digits_of_the_language(arrive: Arrive) -> None:
    digits = {"fa": "۳۰", "ar": "30", "th": "30", "de": "30"}
    for language, thirty in digits.items():
        player = arrive("", locale=language)
        opened(player, seat(player, "person", "person"), mine="true")
        expect(player.page.locator(".seat-dirhams").first).to_have_text(thirty)
        score = player.page.locator(".seat-score").first.get_attribute("title") or ""
        assert thirty in score


def test_names_keep_their_own_direction(arrive: Arrive) -> None:
    player = arrive("", locale="fa")
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


# Every letter beyond the Latin ones looks like one that the machine lacks; or none does.
LACKING = """
    const measure = CanvasRenderingContext2D.prototype.measureText;
    CanvasRenderingContext2D.prototype.measureText = function (text) {
        const rare = text > "\\u0600" && text !== "\\u2fe0";
        return measure.call(this, rare ? (LACKS ? "\\u2fe0" : "a") : text);
    };
"""
OURS = """() => [...document.fonts].filter((one) => one.family.includes("marrakech-script"))
    .map((one) => one.status)"""


@pytest.mark.parametrize("lacks", [True, False])
def test_a_machine_without_the_letters_gets_them_before_the_words(
    arrive: Arrive, lacks: bool
) -> None:
    player = arrive("", locale="ja")
    player.context.add_init_script(LACKING.replace("LACKS", str(lacks).lower()))
    player.open("/")
    language_is(player.page, "ja")
    expect(player.page.locator("h1")).to_be_visible()
    expect(player.page.locator("#fonts-ja")).to_have_count(1 if lacks else 0)
    assert set(player.page.evaluate(OURS)) == ({"loaded"} if lacks else set())
    if lacks:  # of two scripts that share letters, only the one that is spoken is worn
        player.page.locator("header .tongue select").select_option("zh-Hans")
        language_is(player.page, "zh-Hans")
        assert player.page.locator("#fonts-ja").evaluate("sheet => sheet.disabled")


@pytest.mark.parametrize("trouble", ["abort", "hang"])
def test_letters_that_never_come_hold_nobody_up(arrive: Arrive, trouble: str) -> None:
    player = arrive("", locale="ja")
    player.excuse("Service Worker", "ERR_FAILED")
    player.context.add_init_script(LACKING.replace("LACKS", "true"))
    lost = re.compile("/assets/fonts-")
    player.page.route(lost, lambda route: route.abort() if trouble == "abort" else None)
    player.page.goto(player.link, wait_until="commit")
    expect(player.page.locator("h1")).to_have_text(wording("game-name", "ja"))


def test_of_two_wishes_for_a_language_the_last_one_counts(arrive: Arrive) -> None:
    player = arrive("")
    player.excuse("Service Worker")
    waiting: list[Route] = []
    player.page.route(re.compile(r"/assets/fr-.*ftl"), lambda route: waiting.append(route))
    player.open("/rules")
    tongue = player.page.locator("header .tongue select")
    tongue.select_option("fr")
    tongue.select_option("de")
    language_is(player.page, "de")
    tongue.select_option("fr")
    tongue.select_option("en")
    # The page is asked in between: only then does what it wants to fetch come to be known here.
    eventually(lambda: player.page.title() and len(waiting) == 2)
    for route in waiting:
        route.continue_()
        answer = route.request.response()
        assert answer
        answer.finished()
    language_is(player.page, "en")
    expect(player.page.locator("h1")).to_have_text(wording("rules-title", "en"))
    expect(tongue).to_have_value("en")


def test_a_language_that_does_not_come_is_said_and_can_be_wished_again(arrive: Arrive) -> None:
    player = arrive("")
    player.excuse("Service Worker", "ERR_FAILED")
    player.open("/rules")
    french = re.compile(r"/assets/fr-.*ftl")
    player.page.route(french, lambda route: route.abort())
    tongue = player.page.locator("header .tongue select")
    tongue.select_option("fr")
    expect(player.at("notice")).to_have_text(wording("server-unreachable"))
    language_is(player.page, "en")
    player.page.unroute(french)
    tongue.select_option("en")
    tongue.select_option("fr")
    language_is(player.page, "fr")


def test_four_rugs_are_told_apart_without_colour(arrive: Arrive) -> None:
    player = arrive("")
    opened(player, seat(player, "person", "person", "person", "person"), mine="true")
    player.page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    rugs = player.page.locator(".seat .seat-rugs svg")
    pictures = [rugs.nth(place).screenshot() for place in range(4)]
    assert len(set(pictures)) == 4
    # Not only in how light they are: each has a drawing of its own.
    drawn = rugs.evaluate_all("all => all.map(one => one.innerHTML.replace(/#[\\w-]+/g, ''))")
    assert len(set(drawn)) == 4


def test_the_licences_of_the_fonts_are_there() -> None:
    licences = [path.read_text("utf-8") for path in Path(BUILT / "assets").glob("*-LICENSE.txt")]
    assert len(licences) == 6
    assert all("SIL" in licence for licence in licences)
