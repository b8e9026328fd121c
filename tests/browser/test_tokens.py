"""One token whatever races, and cookies that are blocked or deleted."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, expect
from support.browser_player import NO_LINE, Player, plays_and_reloads
from support.killable_server import running_server
from support.page_clock import StoppedTime, patient, soon
from support.server import Server

Arrive = Callable[..., Player]

ELSEWHERE = "market.example"
ASKED = re.compile(r"/api/(device|my/tables(\?.*)?)$")
LOCKS = "() => 'locks' in navigator"
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

    @property
    def count(self) -> int:
        return len(self._held)

    def wait(self, page: Page) -> None:
        """Until there is one."""
        soon(page, lambda: self._held)


class Answered:
    """Whether a page has been told that it has no token."""

    def __init__(self, page: Page) -> None:
        self._found: list[str] = []
        page.on("response", lambda answer: self._found.append(answer.url))

    def __call__(self) -> bool:
        return any(link.endswith("/api/device") for link in self._found)


@pytest.fixture(params=["localhost", "elsewhere"])
def newcomer(request: pytest.FixtureRequest, arrive: Arrive, server: Server) -> Player:
    """Somebody new, in a secure context or over plain http on a local network."""
    elsewhere = f"http://{ELSEWHERE}:{server.port}"
    player = arrive("", link=elsewhere if request.param == "elsewhere" else None)
    player.open("/rules")
    assert player.page.evaluate(LOCKS) is (request.param == "localhost")
    assert player.context.cookies() == []
    return player


def cookies(player: Player) -> list[str]:
    return [one.get("value", "") for one in player.context.cookies(player.link)]


def test_late_answers_to_a_second_tab_take_no_seat_away(newcomer: Player) -> None:
    patient(newcomer.context)
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
    patient(newcomer.context)
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


# A page that looked before knows by then which one holds the lock.
LOOKED = """() => navigator.locks ? navigator.locks.query() : new Promise(done => {
  const opening = indexedDB.open("marrakech /", 1);
  opening.onsuccess = () => {
    const looking = opening.result.transaction("leases", "readwrite");
    looking.oncomplete = () => done(opening.result.close());
  };
})"""


def test_a_tab_waits_while_the_lock_goes_from_one_to_the_next(newcomer: Player) -> None:
    """The first answer never comes: the next tab asks when the last one has waited for long."""
    passing = StoppedTime(newcomer.context)
    newcomer.excuse("ERR_FAILED")
    tabs = [newcomer.page, newcomer.context.new_page(), newcomer.context.new_page()]
    late = [Late(tab, lambda route: route.request.method == "POST") for tab in tabs]
    for tab in tabs:
        known = Answered(tab)
        tab.goto(newcomer.link)
        passing.until(known)
        passing.until(lambda: late[0].count)

    def seconds(count: int) -> None:
        for _ in range(count):
            passing.passes(1000)
            for tab in tabs:
                tab.evaluate(LOOKED)

    seconds(8)
    passing.until(lambda: late[1].count or late[2].count)  # the first one has given up
    seconds(4)
    counts = [one.count for one in late]
    assert sorted(counts[1:]) == [0, 1]
    last = counts.index(0)
    with tabs[last].expect_response(lambda one: one.request.method == "POST") as answered:
        late[last].holding = False
        late[counts.index(1, 1)].arrive()
        passing.goes_on()
    assert answered.value.json()["status"] == "known"
    assert len(cookies(newcomer)) == 1


@pytest.mark.parametrize(
    "stuck",
    [
        "navigator.locks.request = () => new Promise(() => {});",
        "Object.defineProperty(navigator, 'locks', { value: undefined });"
        "indexedDB.open = () => ({});",
    ],
)
def test_a_lock_that_is_never_given_holds_nobody_up_for_ever(arrive: Arrive, stuck: str) -> None:
    player = arrive("")
    player.page.add_init_script(stuck)
    passing = StoppedTime(player.context)
    player.open("/")
    player.at("start-bots").click()
    expect(player.at("start-bots")).to_have_attribute("aria-disabled", "true")
    assert cookies(player) == []
    playing = player.page.locator(".table-page[data-phase=playing]")
    passing.until(playing.count, 200)  # the table waits for another lock, before seeds are shown
    assert len(cookies(player)) == 1


def test_blocked_cookies_are_explained_where_one_would_play(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&begins=listed&name=Ana&start=1")
    link = ana.at("invite-link").input_value()
    player = arrive("", viewport={"width": 1440, "height": 900})
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
    sentence = re.compile("is blocking cookies for this site")
    expect(player.page.locator(".choice.bots .trouble")).to_have_text(sentence)
    # Neither the button nor the words are below the fold.
    for one in (player.at("start-bots"), player.page.locator(".choice.bots .trouble")):
        expect(one).to_be_in_viewport(ratio=1)
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
    expect(player.page.get_by_test_id("open-tables")).to_be_visible()
    soon(player.page, player.context.cookies)
    player.context.clear_cookies()
    plays_and_reloads(player.page)


def test_a_shell_from_the_cache_gets_its_token_once_the_server_is_back(
    arrive: Arrive, tmp_path: Path
) -> None:
    with running_server(tmp_path) as server:
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
