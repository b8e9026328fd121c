"""A few words among people round a table: sent, seen, announced, muted, and never in the way."""

import re
from typing import Any, get_args

import pytest
from playwright.sync_api import Locator, expect
from support.browser_group import invites, meet
from support.browser_player import Player
from support.page_checks import Arrive, act, axe, button, call, opened, seat, within, wording
from support.screen_reader import heard, listen, plain
from support.server import Data, Device, Server, eventually

from marrakech.locales import page_catalogue
from marrakech.table.reaction_limits import MOST_AT_ONCE, Reaction

REACTION_PITCH = 930  # at the end of its sound
TOO_OFTEN = "status of 429"
# Every tone that is played, by its pitch.
TONES = """
window.tones = [];
const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
AudioParam.prototype.exponentialRampToValueAtTime = function (pitch, when) {
    window.tones.push(Math.round(pitch));
    return ramp.call(this, pitch, when);
};
"""
# Every bubble that comes into sight, however soon it goes again: what it says, and within what.
BUBBLES = """() => {
    window.bubbles = [];
    const places = [".seats .seat[data-seat='2']", ".reaction-bar"];
    const placesOf = found => places.filter(place => found.closest(place));
    new MutationObserver(() => {
        for (const found of document.querySelectorAll("[data-testid=reaction]"))
            if (found.checkVisibility())
                bubbles.push({ text: found.textContent, places: placesOf(found) });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
SAW = "place => bubbles.filter(one => one.places.includes(place)).map(one => one.text)"


def said(key: str, **details: str) -> str:
    return plain(page_catalogue("en").say(key, **details))


def words(reaction: str) -> str:
    return said("reaction", reaction=reaction)


def palette(player: Player) -> Locator:
    """What can be said, opened."""
    player.press(player.at("react"))
    found = player.at("reaction-palette")
    expect(found).to_be_visible()
    return found


def says(player: Player, reaction: str) -> None:
    player.press(palette(player).locator(f"[data-reaction={reaction}]"))
    expect(player.at("reaction-palette")).to_be_hidden()


def bubble(player: Player, seat: int) -> Locator:
    """What is in sight of a seat's words; 0 is for spectators."""
    return player.page.locator(f"[data-testid=reaction][data-seat-of='{seat}']")


def hears(player: Player, sentence: str) -> None:
    eventually(lambda: sentence in heard(player.page))


def saw(player: Player, within: str, reaction: str) -> None:
    """These words were in sight there, now or before."""
    eventually(lambda: words(reaction) in [plain(one) for one in player.page.evaluate(SAW, within)])


def reacts(device: Device, table: str, reaction: str) -> int:
    """Somebody elsewhere says something; the number of the event."""
    answer = device.do(table, "react", reaction=reaction)
    assert answer.status_code == 200, answer.text
    number: int = answer.json()["number"]
    return number


class Company:
    """Ana in a browser; Ben plays with her from elsewhere."""

    def __init__(self, arrive: Arrive, ben: Device, **options: Any) -> None:
        self.ana, self.ben = arrive("", **options), ben
        self.ana.context.add_init_script(TONES)
        self.table = seat(self.ana, "person", "open", "random", facing="N")
        assert ben.sit(call(self.ana, f"tables/{self.table}")).status_code == 200
        opened(self.ana, self.table, phase="playing", mine="true")
        listen(self.ana.page)

    def ben_says(self, reaction: str) -> None:
        """Something that Ana's page has got."""
        self.ana.waits_for(number=f"^{reacts(self.ben, self.table, reaction)}$")


@pytest.fixture
def ben(server: Server) -> Any:
    with Device(server) as device:
        yield device


# Sent, seen and announced


def test_everybody_sees_and_hears_what_players_and_spectators_say(arrive: Arrive) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    eve = arrive(f"/table/{ana.table_id()}")
    eve.waits_for(phase="playing")
    for one in (ana, ben, eve):
        listen(one.page)
        one.page.evaluate(BUBBLES)
    says(ben, "well-played")
    for one in (ana, ben, eve):
        saw(one, ".seats .seat[data-seat='2']", "well-played")
    hears(ana, said("did-react", name="Ben", reaction="well-played"))
    hears(eve, said("did-react", name="Ben", reaction="well-played"))
    hears(ben, said("did-react-you", reaction="well-played"))
    says(eve, "wow")
    for one in (ana, ben, eve):
        saw(one, ".reaction-bar", "wow")
    hears(ana, said("did-react-spectator", reaction="wow"))
    hears(eve, said("did-react-you", reaction="wow"))
    for one in (ana, ben, eve):
        expect(one.at("reaction")).to_have_count(0)  # a bubble goes by itself
        expect(one.at("log")).not_to_contain_text(words("wow"))


def test_before_the_game_and_after_its_end(arrive: Arrive, ben: Device) -> None:
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    link = invites(ana)
    expect(ana.at("react")).to_have_count(0)  # nobody is here yet to say something to
    guest = arrive(link)
    says(guest, "hello")
    expect(bubble(ana, 0)).to_contain_text(words("hello"))
    says(ana, "hello")
    expect(guest.page.locator(".chair[data-seat='1'] [data-testid=reaction]")).to_be_visible()
    guest.at("sit-name").fill("Ben")
    guest.at("sit").click()
    for one in (ana, guest):
        one.waits_for(phase="playing")
    act(guest, ana.table_id(), "x2")
    expect(ana.at("standings")).to_be_visible()
    expect(guest.at("reaction")).to_have_count(0)  # so the last one was a while ago
    says(guest, "well-played")
    row = ana.page.locator(".standings tr[data-seat='2']")
    expect(row.get_by_test_id("reaction")).to_have_text(words("well-played"))


def test_there_is_nothing_to_say_to_bots(arrive: Arrive, ben: Device) -> None:
    ana = arrive("")
    table = seat(ana, "person", "greedy", "random")
    opened(ana, table, phase="playing", mine="true")
    expect(ana.at("react")).to_have_count(0)
    ben.introduce()
    with ben.page() as page:  # somebody who watches
        page.watch(table)
        expect(ana.at("react")).to_be_visible()


def test_by_keyboard_alone(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben, keys=True)
    page = company.ana.page
    company.ana.at("react").focus()
    page.keyboard.press("Enter")
    choices = page.locator(".reaction-choice")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(choices.nth(3)).to_be_focused()
    page.keyboard.press("Escape")
    expect(company.ana.at("reaction-palette")).to_be_hidden()
    expect(company.ana.at("react")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(bubble(company.ana, 1)).to_have_text(words("good-luck"))
    expect(company.ana.at("react")).to_be_focused()


def test_escape_closes_what_is_offered_and_skips_no_animation(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben, still=False)
    company.ana.page.evaluate(
        "localStorage.setItem('marrakech.settings', JSON.stringify({ speed: 'slow' }))"
    )
    company.ana.page.reload()
    company.ana.waits_for(mine="true")
    act(company.ana, company.table, "N")
    expect(company.ana.page.locator(".board[data-busy]")).to_be_visible()
    shown = palette(company.ana)
    company.ana.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(company.ana.page.locator(".board[data-busy]")).to_be_visible()


def test_a_thumb_finds_every_word(arrive: Arrive, ben: Device) -> None:
    phone = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
    company = Company(arrive, ben, **phone)
    shown = palette(company.ana)
    boxes = [one.bounding_box() for one in shown.locator("button").all()]
    assert len(boxes) == 8
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    button_box = company.ana.at("react").bounding_box()
    assert button_box
    assert button_box["height"] >= 44
    company.ana.page.touchscreen.tap(5, 5)  # beside it
    expect(shown).to_be_hidden()
    says(company.ana, "thanks")
    expect(bubble(company.ana, 1)).to_contain_text(words("thanks"))


def test_words_from_a_seat_outside_the_window_are_seen_with_the_name(
    arrive: Arrive, ben: Device
) -> None:
    company = Company(arrive, ben, viewport={"width": 320, "height": 480})
    company.ana.page.evaluate("scrollTo(0, 0)")
    company.ben_says("laugh")
    found = bubble(company.ana, 2)
    expect(found).to_be_in_viewport()
    expect(found).to_have_text(wording("did-react", name="Ben", reaction="laugh"))


@pytest.mark.parametrize("still", [True, False])
def test_a_bubble_moves_only_for_those_who_like_that(
    arrive: Arrive, ben: Device, still: bool
) -> None:
    company = Company(arrive, ben, still=still)
    company.ana.page.evaluate("""() => {
        window.moved = [];
        addEventListener("animationstart", event => moved.push(event.animationName));
    }""")
    company.ben_says("ouch")
    expect(bubble(company.ana, 2)).to_be_visible()
    moved = "() => window.moved.includes('bubble')"
    if still:
        assert not company.ana.page.evaluate(moved)
    else:
        company.ana.page.wait_for_function(moved)


# Never in the way of the game


def test_words_come_during_an_animation_and_hold_nothing_up(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben, still=False)
    company.ana.page.evaluate(
        "localStorage.setItem('marrakech.settings', JSON.stringify({ speed: 'slow' }))"
    )
    company.ana.page.reload()
    company.ana.waits_for(mine="true")
    act(company.ana, company.table, "N")
    expect(company.ana.page.locator(".board[data-busy]")).to_be_visible()
    company.ben_says("wow")
    expect(bubble(company.ana, 2)).to_be_visible()
    expect(company.ana.page.locator(".board[data-busy]")).to_be_visible()
    company.ana.waits_for(mine="true", step="lay")


def test_what_is_chosen_stays_chosen_and_the_last_turn_in_sight(
    arrive: Arrive, ben: Device, server: Server
) -> None:
    company = Company(arrive, ben)
    page = company.ana.page
    page.locator("button[data-facing][aria-pressed=false]:visible").first.click()
    chosen = page.locator("button[data-facing][aria-pressed=true]").get_attribute("data-facing")
    before = page.locator(".sentence-beside").inner_text()
    company.ben_says("moment")
    guests = [Device(server) for _ in range(5)]
    for guest in guests:
        number = reacts(guest, company.table, "wow")
        guest.close()
    company.ana.waits_for(number=f"^{number}$")
    pressed = page.locator("button[data-facing][aria-pressed=true]")
    expect(pressed).to_have_attribute("data-facing", chosen or "")
    assert page.locator(".sentence-beside").inner_text() == before
    company.ana.at("act").click()
    company.ana.waits_for(step="lay")
    events: list[Data] = ben.events(company.table, number)
    assert events[0]["action"] == chosen


def test_nothing_is_said_again_after_a_reload(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben)
    company.ben_says("hello")
    expect(bubble(company.ana, 2)).to_be_visible()
    company.ana.page.reload()
    company.ana.waits_for(mine="true")
    listen(company.ana.page)
    expect(company.ana.at("reaction")).to_have_count(0)
    eventually(lambda: ben.do(company.table, "react", reaction="thanks").status_code == 200)
    hears(company.ana, said("did-react", name="Ben", reaction="thanks"))
    assert not any(words("hello") in one for one in heard(company.ana.page))


# Limits and silence


def test_somebody_who_is_too_fast_is_told_kindly(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben)
    company.ana.excuse(TOO_OFTEN)
    for _ in range(MOST_AT_ONCE):
        says(company.ana, "laugh")
    says(company.ana, "laugh")
    notice = company.ana.page.locator(".notice")
    expect(notice).to_contain_text(re.compile("Not so fast"))
    expect(notice).not_to_have_class(re.compile("trouble"))


def is_quiet(company: Company) -> None:
    """What Ben says now is neither seen nor heard nor does it sound."""
    listen(company.ana.page)
    company.ana.page.evaluate("window.tones = []")
    eventually(lambda: ben_can(company))
    state = company.ben.state(company.table)
    company.ana.waits_for(number=f"^{state['number']}$")
    says_something_else(company)
    assert company.ana.page.get_by_test_id("reaction").count() == 0
    assert not any(words("hello") in one for one in heard(company.ana.page))
    assert REACTION_PITCH not in company.ana.page.evaluate("window.tones")


def ben_can(company: Company) -> bool:
    return company.ben.do(company.table, "react", reaction="hello").status_code == 200


def says_something_else(company: Company) -> None:
    """Whatever was announced before this has been by now."""
    company.ana.page.keyboard.press("m")
    company.ana.page.keyboard.press("m")
    hears(company.ana, said("sounds-now", state="on"))


def test_muted_at_this_table(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben)
    react = company.ana.at("react")
    expect(react).to_have_accessible_description("")
    palette(company.ana).get_by_role("switch").check(force=True)
    company.ana.page.keyboard.press("Escape")
    expect(react).to_have_accessible_description(within("reactions-mute-help"))
    is_quiet(company)
    company.ana.page.reload()
    company.ana.waits_for(mine="true")
    is_quiet(company)
    says(company.ana, "thanks")  # one can still speak, and sees that one did
    expect(bubble(company.ana, 1)).to_have_text(words("thanks"))
    palette(company.ana).get_by_role("switch").uncheck(force=True)
    eventually(lambda: ben_can(company))
    expect(bubble(company.ana, 2)).to_be_visible()


def test_muted_for_good(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben)
    expect(company.ana.at("react")).to_be_visible()
    button(company.ana.page, "settings").click()
    dialog = company.ana.at("settings")
    dialog.get_by_role("switch", name=within("settings-reactions")).uncheck(force=True)
    button(dialog, "settings-close").click()
    expect(company.ana.at("react")).to_have_count(0)
    is_quiet(company)
    company.ana.page.reload()
    company.ana.waits_for(mine="true")
    expect(company.ana.at("react")).to_have_count(0)
    is_quiet(company)


def test_a_small_sound_for_the_words_of_others(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben)
    company.ana.page.locator("body").click(position={"x": 2, "y": 2})  # lets the page sound
    listen(company.ana.page)

    def sounds() -> bool:
        company.ben.do(company.table, "react", reaction="wow")
        return REACTION_PITCH in company.ana.page.evaluate("window.tones")

    eventually(sounds)


def test_the_button_and_all_it_offers_are_named(arrive: Arrive, ben: Device) -> None:
    company = Company(arrive, ben)
    shown = palette(company.ana)
    for reaction in get_args(Reaction):
        expect(
            shown.get_by_role("button", name=wording("reaction", reaction=reaction))
        ).to_have_count(1)
    assert not axe(company.ana.page, "the palette")
