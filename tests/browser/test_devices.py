"""The page of your devices: adding one, signing one out, and what is left behind then."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from support.browser_player import NO_LINE, Player, plays_and_reloads
from support.page_checks import axe, call, follows, opened, seat, within, wording
from support.page_clock import soon
from support.screen_reader import heard, listen

from marrakech.locales import page_catalogue

Arrive = Callable[..., Player]

KEPT = "() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]"
PRETEND = """() => {
  localStorage.setItem("marrakech.seeds", "[]");
  sessionStorage.setItem("marrakech.unanswered.table", "[]");
}"""
# How far down each button of a page is.
BUTTONS = """() => Object.fromEntries([...document.querySelectorAll("main button")].map(
  button => [button.textContent, button.getBoundingClientRect().top]))"""


def added(ana: Player, other: Player) -> None:
    """Open the link that the first one makes on the other one, and agree."""
    ana.open("/devices")
    ana.at("add-device").click()
    other.open(ana.at("device-link").input_value())
    other.at("join").click()
    expect(other.at("notice")).to_have_text(re.compile("same seats"))
    expect(other.at("devices").locator("li")).to_have_count(2)


def test_another_device_gets_the_same_seats_and_loses_them(arrive: Arrive) -> None:
    ana, phone = arrive(""), arrive("")
    phone.excuse(*NO_LINE)
    table = seat(ana, "person", "open")
    added(ana, phone)
    expect(phone.at("my-tables").locator("li")).to_have_count(1)
    phone.open(f"/table/{table}")
    phone.waits_for(phase="gathering")
    expect(phone.at("invite-link")).to_be_visible()
    phone.page.evaluate(PRETEND)
    ana.page.reload()
    listen(phone.page)
    ana.at("sign-out").click()
    ana.at("dialog-yes").click()
    expect(ana.at("devices").locator("li")).to_have_count(1)
    expect(ana.page.get_by_role("heading", level=1)).to_be_focused()
    expect(phone.at("notice")).to_have_text(re.compile("has been signed out"))
    expect(phone.at("invite-link")).to_have_count(0)
    back = page_catalogue("en").say("line-back")  # and it has a token of its own by then
    phone.page.wait_for_function("said => window.heard.includes(said)", arg=back)
    assert heard(phone.page).count(page_catalogue("en").say("device-signed-out")) == 1
    assert [one for one in phone.page.evaluate(KEPT) if re.search("seeds|promi|unans", one)] == []
    assert call(phone, "my/tables") == {"tables": []}
    assert len(call(ana, "my/tables")["tables"]) == 1


class Swallowed:
    """Commands that a page sends over its sockets; the first of these sends none on."""

    def __init__(self, page: Page) -> None:
        self.sent: list[list[str]] = []  # by socket
        self.answered = 0  # how many sockets have been told of the table
        page.route_web_socket(re.compile("/api/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server, first = line.connect_to_server(), not self.sent
        sent: list[str] = []
        self.sent.append(sent)

        def say(message: str | bytes) -> None:
            kind = json.loads(message)["t"]
            sent.append(kind)
            if not (first and kind == "do"):
                server.send(message)

        def hear(message: str | bytes) -> None:
            if json.loads(message)["t"] == "events":
                self.answered = len(self.sent)
            line.send(message)

        line.on_message(say)
        server.on_message(hear)


def test_signing_out_in_one_tab_forgets_what_another_one_has_sent(arrive: Arrive) -> None:
    ana = arrive("")
    ana.excuse(*NO_LINE)
    table = seat(ana, "person", "person")
    swallowed = Swallowed(ana.page)
    opened(ana, table, step="turn", mine="true")
    follows(ana)
    listen(ana.page)
    ana.at("act").click()
    expect(ana.at("act")).to_contain_text(within("act-sent"))
    other = ana.context.new_page()
    other.goto(f"{ana.link}/devices")
    other.get_by_test_id("sign-out-here").click()
    other.get_by_test_id("dialog-yes").click()
    expect(other.get_by_test_id("signed-out")).to_be_visible()
    expect(ana.at("notice")).to_have_text(wording("device-signed-out"))
    soon(ana.page, lambda: swallowed.answered > 1)
    assert "do" in swallowed.sent[0]
    assert not any("do" in sent for sent in swallowed.sent[1:])
    assert ana.page.evaluate("() => Object.keys(sessionStorage)") == []
    assert heard(ana.page).count(page_catalogue("en").say("device-signed-out")) == 1
    expect(ana.at("act")).not_to_contain_text(within("act-sent"))


def test_when_a_device_was_seen_does_not_depend_on_the_clock_of_another(arrive: Arrive) -> None:
    ana, phone = arrive(""), arrive("")
    seat(ana, "person", "open")
    call(phone, "device", {})
    call(phone, "devices/join", {"code": call(ana, "devices/link", {})["code"]})
    ana.page.clock.set_fixed_time("2051-01-01")
    ana.open("/devices")
    other = ana.at("devices").locator("li").nth(1)
    expect(other).to_contain_text(within("device-seen-lately"))


def test_a_link_gets_the_focus_and_goes_once_it_was_used_or_is_too_old(arrive: Arrive) -> None:
    ana, phone = arrive(""), arrive("")
    seat(ana, "person", "open")
    ana.page.clock.install()
    ana.open("/devices")
    ana.at("add-device").press("Enter")
    link = ana.at("device-link")
    expect(link).to_be_focused()
    code = link.input_value().partition("#join-")[2]
    call(phone, "device", {})
    call(phone, "devices/join", {"code": code})
    ana.page.clock.fast_forward(5_000)
    expect(ana.at("devices").locator("li")).to_have_count(2)
    expect(link).to_have_count(0)
    expect(ana.at("add-device")).to_be_focused()
    ana.at("add-device").click()
    expect(link).to_be_visible()
    ana.page.clock.fast_forward(605_000)
    expect(link).to_have_count(0)


def test_who_has_seats_of_their_own_is_asked(arrive: Arrive) -> None:
    ana, ben = arrive(""), arrive("")
    seat(ana, "person", "open")
    own = seat(ben, "person", "open")
    ana.open("/devices")
    ana.at("add-device").click()
    link = ana.at("device-link").input_value()
    ben.open(link)
    expect(ben.at("join-own")).to_have_text(re.compile("seats of its own at one table"))
    ben.at("join-no").click()
    expect(ben.page.locator("main h1")).to_be_focused()
    expect(ben.at("devices").locator("li")).to_have_count(1)
    assert [one["table"] for one in call(ben, "my/tables")["tables"]] == [own]
    ben.open(link)
    ben.at("join").click()
    expect(ben.at("devices").locator("li")).to_have_count(2)
    assert own not in [one["table"] for one in call(ben, "my/tables")["tables"]]
    ben.excuse("status of 403")
    ben.open(link)
    ben.page.reload()
    ben.at("join").click()
    expect(ben.at("notice")).to_have_text(re.compile("can’t add a device"))


def test_a_link_outlives_what_passes(arrive: Arrive) -> None:
    """A server that is away or has too much to do, while one looks and while one agrees."""
    ana, phone = arrive(""), arrive("")
    seat(ana, "person", "open")
    code = call(ana, "devices/link", {})["code"]
    phone.excuse("net::ERR_FAILED", "status of 503")
    phone.page.route("**/api/my/tables*", lambda route: route.abort())
    phone.page.route("**/api/devices/join", lambda route: route.fulfill(status=503))
    phone.open(f"/devices#join-{code}")
    expect(phone.at("join-trouble")).to_have_text(wording("server-unreachable"))
    phone.page.unroute("**/api/my/tables*")
    phone.at("join").click()
    expect(phone.at("join-trouble")).to_be_empty()
    expect(phone.at("join")).to_have_text(wording("device-join-yes"))
    phone.at("join").click()
    expect(phone.at("join-trouble")).to_have_text(wording("server-unreachable"))
    phone.page.unroute("**/api/devices/join")
    phone.at("join").click()
    expect(phone.at("devices").locator("li")).to_have_count(2)
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def test_a_dialog_says_which_device_is_signed_out(arrive: Arrive) -> None:
    """All of them are called the same: Chrome on Linux."""
    ana, phone = arrive(""), arrive("")
    seat(ana, "person", "open")
    added(ana, phone)
    ana.open("/devices")
    dialog = ana.page.get_by_role("dialog")
    ana.at("sign-out").click()
    expect(dialog).to_contain_text(within("device-seen-lately"))
    expect(dialog).to_contain_text(within("device-sign-out-text"))
    ana.page.keyboard.press("Escape")
    ana.at("sign-out-here").click()
    expect(dialog).to_have_accessible_name(wording("device-sign-out-title-here"))
    expect(dialog).to_contain_text(re.compile("Chrome.* on .*Linux"))
    expect(dialog).to_contain_text(within("device-sign-out-text-here"))
    expect(ana.at("dialog-yes")).to_have_text(wording("device-sign-out-here"))
    ana.page.keyboard.press("Escape")
    ana.at("sign-out-all").click()
    expect(dialog).to_contain_text(re.compile("Chrome.*Chrome"))
    assert axe(ana.page, "dialog") == []


def test_signing_out_the_last_device_warns_of_the_seats(arrive: Arrive) -> None:
    ana = arrive("")
    ana.open(f"/table/{seat(ana, 'person', 'open', commitments=['a' * 64])}")
    ana.waits_for(phase="gathering")
    ana.page.evaluate(PRETEND)
    ana.open("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.at("to-devices").click()
    expect(ana.at("devices").locator("li")).to_have_text(re.compile("This device"))
    assert axe(ana.page, "devices") == []
    ana.at("sign-out-here").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text(within("device-sign-out-last"))
    ana.at("dialog-yes").click()
    expect(ana.at("signed-out")).to_be_visible()
    expect(ana.page.get_by_role("heading", level=1)).to_be_focused()
    assert ana.context.cookies() == []
    assert [one for one in ana.page.evaluate(KEPT) if re.search("seeds|promi|unans", one)] == []
    ana.page.get_by_role("link", name="Go to home page").click()
    plays_and_reloads(ana.page)


def test_the_list_says_when_the_server_is_away_and_tries_again(arrive: Arrive) -> None:
    ana = arrive("")
    seat(ana, "person", "open")
    ana.excuse("net::ERR_FAILED")
    ana.page.route("**/api/devices", lambda route: route.abort())
    ana.open("/devices")
    again = ana.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    ana.page.unroute("**/api/devices")
    again.click()
    expect(ana.at("devices").locator("li")).to_have_count(1)


def test_no_button_moves_away_while_the_list_is_on_its_way(arrive: Arrive) -> None:
    ana = arrive("")
    seat(ana, "person", "open")
    held: list[Route] = []
    ana.page.route("**/api/devices", lambda route: held.append(route))
    ana.open("/devices")
    soon(ana.page, lambda: held)
    expect(ana.page.locator("main [aria-busy=true]")).to_be_visible()
    before = ana.page.evaluate(BUTTONS)
    for route in held:
        route.continue_()
    ana.page.unroute("**/api/devices")
    expect(ana.at("devices").locator("li")).to_have_count(1)
    expect(ana.at("add-device")).to_be_visible()
    after = ana.page.evaluate(BUTTONS)
    assert before == {name: after[name] for name in before}
