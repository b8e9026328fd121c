"""Links that people pass on: they name a language for their preview, and nobody's page obeys it."""

import json
import re

import pytest
from playwright.sync_api import expect
from support.browser_group import Arrive, invites
from support.browser_player import Player
from support.page_checks import button, language_is, wording
from support.page_head import head_of

CHOOSE = """(language) => {
    const settings = JSON.parse(localStorage.getItem("marrakech.settings"));
    localStorage.setItem("marrakech.settings", JSON.stringify({...settings, language}));
}"""


def chosen_language(player: Player) -> str:
    """The language in somebody's settings; "" for the browser's."""
    settings = player.page.evaluate("localStorage.getItem('marrakech.settings')")
    found: str = json.loads(settings)["language"]
    return found


def test_an_invitation_has_the_language_of_the_host_for_chats_and_of_the_guest_for_the_guest(
    arrive: Arrive,
) -> None:
    ana = arrive("/?mode=friends&players=2&bots=0&name=Ana&start=1", locale="fr")
    link = invites(ana)
    assert re.search(r"/table/\w+\?lang=fr#join-", link)
    card = head_of(link.partition("#")[0])
    assert (card.language, card.tags["og:locale"]) == ("fr", "fr_FR")
    assert link.partition("#join-")[2] not in json.dumps(card.tags)
    ben = arrive(link, locale="de")
    language_is(ben.page, "de")
    expect(ben.at("sit")).to_be_visible()
    assert "lang=" not in ben.page.url
    assert chosen_language(ben) == ""
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    for player in (ana, ben):
        player.waits_for(phase="playing")


def test_the_watchers_link_follows_the_language_that_is_chosen(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=2&bots=0&name=Ana&start=1", locale="en")
    assert "?lang=en#" in invites(ana)
    ana.page.evaluate(CHOOSE, "it")
    ana.page.reload()
    language_is(ana.page, "it")
    assert "?lang=it#" in invites(ana)
    assert ana.at("watch-link").input_value().endswith("?lang=it")


@pytest.mark.parametrize(("locale", "language"), [("de", "de"), ("tlh", "fr")])
def test_a_link_speaks_only_for_a_reader_of_none_of_our_languages(
    arrive: Arrive, locale: str, language: str
) -> None:
    player = arrive("/rules?lang=fr", locale=locale)
    language_is(player.page, language)
    expect(player.page).to_have_url(f"{player.link}/rules")
    player.page.reload()
    language_is(player.page, language)
    assert chosen_language(player) == ""


def test_a_setting_is_stronger_than_any_link(arrive: Arrive) -> None:
    player = arrive("/rules", locale="tlh")
    player.page.locator("header .tongue select").select_option("sv")
    language_is(player.page, "sv")
    player.open("/rules?lang=fr")
    language_is(player.page, "sv")
    assert chosen_language(player) == "sv"


def test_a_link_to_a_position_can_be_copied_and_opened(arrive: Arrive) -> None:
    player = arrive("/editor", locale="en")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(player.page, "editor-start", players=3).click()
    button(player.page, "editor-copy-link").click()
    expect(player.at("notice")).to_have_text(wording("replay-link-copied"))
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("&lang=en")
    before = player.position()
    assert "market=7%2F7" in head_of(link).tags["og:image"]
    friend = arrive(link, locale="nl")
    language_is(friend.page, "nl")
    expect(friend.page.locator(".board")).to_have_attribute("data-position", before)
    assert "lang=" not in friend.page.url


def test_a_shared_link_can_be_pasted_at_home(arrive: Arrive) -> None:
    ana, ben = arrive("/?mode=friends&players=2&bots=0&name=Ana&start=1"), arrive("/")
    link = invites(ana)
    field = ben.page.get_by_label(wording("home-watch-label"))
    field.fill(link)
    field.press("Enter")
    expect(ben.at("sit")).to_be_visible()
    assert "lang=" not in ben.page.url
