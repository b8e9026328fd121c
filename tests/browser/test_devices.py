"""One token whatever races, cookies that are blocked or deleted, and the page of your devices."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from hearing import heard, listen
from looking import axe, call, seat, within, wording
from playing import NO_LINE, Player
from playwright.sync_api import Page, Route, expect
from served import served
from serving import Server

from marrakech.locales import page_catalogue

Arrive = Callable[..., Player]

ELSEWHERE = "market.example"
ASKED = re.compile(r"/api/(device|my/tables)$")
LOCKS = "() => 'locks' in navigator"
KEPT = "() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]"
PRETEND = """() => {
  localStorage.setItem("marrakech.seeds", "[]");
  sessionStorage.setItem("marrakech.unanswered.table", "[]");
}"""
# How far down each button of a page is.
BUTTONS = """() => Object.fromEntries([...document.querySelectorAll("main button")].map(
  button => [button.textContent, button.getBoundingClientRect().top]))"""
EASY = ["token-missing", "status of 403"]  # what the console says of a refusal


class Late:
    """Answers that the server has given and that are still on their way to a page."""

    def __init__(self, page: Page, wanted: Callable[[Route], bool]) -> None:
        self._held: list[tuple[Route, httpx.Response]] = []
        self._wanted = wanted
        self.holding = True
        page.route(ASKED, self._hold)

    def _hold(self, route: Route) -> None:
        if not self.holding or not self._wanted(route):
            route.fallback()
            return
        here = re.sub(rf"//{ELSEWHERE}:", "//127.0.0.1:", route.request.url)
        request = route.request
        # Not by `route.fetch`: the browser would have the cookie before it has the answer.
        answer = httpx.request(request.method, here, content=request.post_data, timeout=15)
        self._held.append((route, answer))

    def arrive(self) -> None:
        """Let them all arrive."""
        self.holding = False
        for route, answer in self._held:
            headers = dict(answer.headers)
            route.fulfill(status=answer.status_code, headers=headers, body=answer.content)

    def wait(self, page: Page) -> None:
        """Until there is one."""
        while not self._held:
            page.wait_for_timeout(20)


@pytest.fixture(params=["localhost", "elsewhere"])
def newcomer(request: pytest.FixtureRequest, arrive: Arrive, server: Server) -> Player:
    """Somebody new, in a secure context or over plain http on a local network."""
    elsewhere = f"http://{ELSEWHERE}:{server.port}"
    player = arrive("", link=elsewhere if request.param == "elsewhere" else None)
    player.open("/rules")
    assert player.page.evaluate(LOCKS) is (request.param == "localhost")
    assert player.context.cookies() == []
    return player


def plays_and_reloads(page: Page) -> None:
    """Set up a table, come back to it, and have the seat still."""
    page.get_by_test_id("start-bots").click()
    table = page.locator(".table-page")
    expect(table).to_have_attribute("data-phase", "playing")
    page.reload()
    expect(table).to_have_attribute("data-phase", "playing")
    expect(page.locator("[data-testid=give-up]")).to_be_attached()


def cookies(player: Player) -> list[str]:
    return [one.get("value", "") for one in player.context.cookies(player.link)]


def test_late_answers_to_a_second_tab_take_no_seat_away(newcomer: Player) -> None:
    first, second = newcomer.page, newcomer.context.new_page()
    late = Late(second, lambda route: route.request.method == "GET")
    second.goto(newcomer.link)
    late.wait(second)
    first.goto(newcomer.link)
    plays_and_reloads(first)
    (token,) = cookies(newcomer)
    with second.expect_response(lambda answer: answer.request.method == "POST") as answered:
        late.arrive()
    assert answered.value.json()["status"] == "known"
    assert cookies(newcomer) == [token]
    first.reload()
    expect(first.get_by_test_id("give-up")).to_be_attached()


def test_a_tab_waits_while_another_one_gets_the_token(newcomer: Player) -> None:
    first, second = newcomer.page, newcomer.context.new_page()
    late = Late(second, lambda route: route.request.method == "POST")
    second.goto(newcomer.link)
    late.wait(second)
    asked: list[str] = []
    first.on("request", lambda one: asked.append(f"{one.method} {one.url}"))
    first.goto(newcomer.link)
    first.get_by_test_id("start-bots").click()
    expect(first.get_by_test_id("start-bots")).to_have_attribute("aria-disabled", "true")
    assert not [one for one in asked if one.startswith("POST")]
    late.arrive()
    table = first.locator(".table-page")
    expect(table).to_have_attribute("data-phase", "playing")
    first.reload()
    expect(first.get_by_test_id("give-up")).to_be_attached()
    plays_and_reloads(second)
    assert len(cookies(newcomer)) == 1


@pytest.mark.long
def test_a_tab_that_dies_with_the_lock_holds_nobody_up(newcomer: Player) -> None:
    """Over plain http its lease has to run out first."""
    second = newcomer.context.new_page()
    late = Late(second, lambda route: route.request.method == "POST")
    second.goto(newcomer.link)
    late.wait(second)
    second.close()
    newcomer.context.clear_cookies()
    newcomer.page.goto(newcomer.link)
    plays_and_reloads(newcomer.page)


@pytest.mark.parametrize(
    "stuck",
    [
        "navigator.locks.request = () => new Promise(() => {});",
        pytest.param(
            "Object.defineProperty(navigator, 'locks', { value: undefined });"
            "indexedDB.open = () => ({});",
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_lock_that_is_never_given_holds_nobody_up_for_ever(arrive: Arrive, stuck: str) -> None:
    player = arrive("")
    player.page.add_init_script(stuck)
    player.page.clock.install()
    player.open("/")
    player.at("start-bots").click()
    expect(player.at("start-bots")).to_have_attribute("aria-disabled", "true")
    assert cookies(player) == []
    player.page.clock.fast_forward(11_500)
    expect(player.page.locator(".table-page")).to_have_attribute("data-phase", "playing")
    assert len(cookies(player)) == 1


def test_blocked_cookies_are_explained_where_one_would_play(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&begins=listed&name=Ana&start=1")
    link = ana.at("invite-link").input_value()
    player = arrive("")
    player.excuse(*EASY)

    def without(route: Route) -> None:
        headers = {k: v for k, v in route.request.all_headers().items() if k != "cookie"}
        answer = route.fetch(headers={**headers, "cookie": ""})
        kept = {k: v for k, v in answer.headers.items() if k != "set-cookie"}
        player.context.clear_cookies()
        route.fulfill(response=answer, headers=kept)

    player.page.route(re.compile("/api/"), without)
    player.open("/")
    player.at("start-bots").click()
    sentence = re.compile("keeps no cookies for this site")
    expect(player.page.locator(".choice.bots .trouble")).to_have_text(sentence)
    player.open(link)
    player.at("sit").click()
    expect(player.page.locator(".sit .trouble")).to_have_text(sentence)
    player.open(link.partition("#")[0])
    player.waits_for(phase="gathering")
    player.open("/editor")
    expect(player.page.locator(".board")).to_be_visible()
    player.page.unroute_all(behavior="ignoreErrors")  # some answers may be on their way


def test_a_cookie_that_is_deleted_meanwhile_is_got_again(arrive: Arrive) -> None:
    player = arrive("/")
    player.excuse(*EASY)
    expect(player.page.get_by_test_id("my-tables")).to_be_visible()
    while not player.context.cookies():
        player.page.wait_for_timeout(20)
    player.context.clear_cookies()
    plays_and_reloads(player.page)


def test_a_shell_from_the_cache_gets_its_token_once_the_server_is_back(
    arrive: Arrive, tmp_path: Path
) -> None:
    with served(tmp_path) as server:
        player = arrive("/", link=server.url, service_workers="allow")
        player.excuse(*NO_LINE, "Failed to fetch", "net::ERR_")
        player.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        server.stop()
        player.context.clear_cookies()
        player.page.reload()
        player.at("start-bots").click()
        expect(player.page.locator(".choice.bots .trouble")).not_to_be_empty()
        server.start()
        plays_and_reloads(player.page)


# Your devices


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
    expect(phone.at("notice")).to_have_text(re.compile("was signed out"))
    expect(phone.at("invite-link")).to_have_count(0)
    back = page_catalogue("en").say("line-back")  # and it has a token of its own by then
    phone.page.wait_for_function("said => window.heard.includes(said)", arg=back)
    assert heard(phone.page).count(page_catalogue("en").say("device-signed-out")) == 1
    assert [one for one in phone.page.evaluate(KEPT) if re.search("seeds|promi|unans", one)] == []
    assert call(phone, "my/tables") == {"tables": []}
    assert len(call(ana, "my/tables")["tables"]) == 1


def test_when_a_device_was_seen_does_not_depend_on_the_clock_of_another(arrive: Arrive) -> None:
    ana, phone = arrive(""), arrive("")
    seat(ana, "person", "open")
    call(phone, "device", {})
    call(phone, "devices/join", {"code": call(ana, "devices/link", {})["code"]})
    ana.page.clock.set_fixed_time("2051-01-01")
    ana.open("/devices")
    other = ana.at("devices").locator("li").nth(1)
    expect(other).to_contain_text(re.compile("this hour"))


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
    expect(ben.at("notice")).to_have_text(re.compile("adds no device"))


def test_a_link_outlives_what_passes(arrive: Arrive) -> None:
    """A server that is away or has too much to do, while one looks and while one agrees."""
    ana, phone = arrive(""), arrive("")
    seat(ana, "person", "open")
    code = call(ana, "devices/link", {})["code"]
    phone.excuse("net::ERR_FAILED", "status of 503")
    phone.page.route("**/api/my/tables", lambda route: route.abort())
    phone.page.route("**/api/devices/join", lambda route: route.fulfill(status=503))
    phone.open(f"/devices#join-{code}")
    expect(phone.at("join-trouble")).to_have_text(wording("server-unreachable"))
    phone.page.unroute("**/api/my/tables")
    phone.at("join").click()
    expect(phone.at("join-trouble")).to_be_empty()
    expect(phone.at("join")).to_have_text(wording("device-join-yes"))
    phone.at("join").click()
    expect(phone.at("join-trouble")).to_have_text(wording("server-unreachable"))
    phone.page.unroute("**/api/devices/join")
    phone.at("join").click()
    expect(phone.at("devices").locator("li")).to_have_count(2)
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


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
    ana.page.get_by_role("link", name="To the start page").click()
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
    while not held:
        ana.page.wait_for_timeout(20)
    expect(ana.page.locator("main [aria-busy=true]")).to_be_visible()
    before = ana.page.evaluate(BUTTONS)
    for route in held:
        route.continue_()
    ana.page.unroute("**/api/devices")
    expect(ana.at("devices").locator("li")).to_have_count(1)
    expect(ana.at("add-device")).to_be_visible()
    after = ana.page.evaluate(BUTTONS)
    assert before == {name: after[name] for name in before}
