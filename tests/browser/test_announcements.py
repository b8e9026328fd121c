"""What is announced comes in the order of what happened: nothing lost, no stale answer."""

import re
import time
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from support.browser_group import invites
from support.browser_player import Player
from support.page_checks import Arrive, act, button, call, follows, opened, seat
from support.screen_reader import heard, listen, plain
from support.server import Data, Device, Server, eventually

from marrakech.locales import page_catalogue

NAMES = {1: "Ana", 2: "Ben"}


def said(key: str, **details: str | int) -> str:
    return plain(page_catalogue("en").say(key, **details))


class LateNews:
    """What the server says to a page over its socket, which can be kept back for a while."""

    def __init__(self, page: Page) -> None:
        self._held: list[Callable[[], None]] | None = None
        page.route_web_socket(re.compile("/api/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda news: self._pass(lambda: line.send(news)))

    def _pass(self, send: Callable[[], None]) -> None:
        if self._held is None:
            send()
        else:
            self._held.append(send)

    def hold(self) -> None:
        """From now on nothing comes through."""
        self._held = []

    def arrive(self) -> None:
        """Let all of it arrive at once."""
        held, self._held = self._held or [], None
        for send in held:
            send()


def in_order(player: Player, *sentences: str) -> None:
    """All of these are announced, one after the other."""
    eventually(lambda: all(one in " ".join(heard(player.page)) for one in sentences))
    told = " ".join(heard(player.page))
    places = [told.index(one) for one in sentences]
    assert places == sorted(places), told


def moves_a_seat(host: Player, guest: Device, table: str, number: int) -> None:
    """Somebody plays on from another device."""
    offer = {"kind": "offer", "id": "an-offer", "seat": number}
    code = call(host, f"tables/{table}/commands", offer)["code"]
    assert guest.do(table, "claim", code=code).status_code == 200


def test_what_has_no_story_is_said_after_the_stories_before_it(
    arrive: Arrive, server: Server
) -> None:
    host, player = arrive(""), arrive("", still=False)
    table = seat(host, "person", "person", "person", facing="N")
    news = LateNews(player.page)
    opened(player, table, phase="playing")
    follows(player)
    listen(player.page)
    news.hold()
    act(host, table, "N")
    lay = call(host, f"tables/{table}")["legal"][0]
    act(host, table, lay)
    with Device(server) as guest:
        moves_a_seat(host, guest, table, 3)
    news.arrive()
    in_order(
        player,
        said("did-face", name="Ana", facing="N"),
        said("did-lay", name="Ana", letter="r", first=lay[:2], second=lay[2:]),
        said("did-move", name="Cid"),
    )


def test_the_draws_of_the_beginning_are_said(arrive: Arrive, server: Server) -> None:
    """They come while the page still shows who sits down, and has no market yet."""
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    code = invites(ana).partition("#join-")[2]
    expect(ana.at("connection")).to_have_attribute("data-health", "online")
    listen(ana.page)
    with Device(server) as ben:
        sat = ben.do(ana.table_id(), "sit", name="Ben", code=code, seed="of-ben")
        assert sat.status_code == 200
        ana.waits_for(phase="playing", mine="true")
        drawn = [one for one in ben.events(ana.table_id()) if is_draw(one)]
    assert drawn
    in_order(
        ana,
        said("did-sit", name="Ben"),
        said("did-start"),
        *(said("did-draw", name=NAMES[one["seat"]], letter=one["action"][1]) for one in drawn),
    )


def is_draw(event: Data) -> bool:
    return event["kind"] == "acted" and str(event["action"]).startswith("*")


AREA = "**/api/positions/area/*"
AREAS = "**/api/positions/areas"  # at a table all of them come together
WOVEN = "7/7/2b4/3b>b<2/3b>b<2/1y>y<4/7 c4E lay 1 30:r15,30:b12,30:y14 -"


# Whatever came before its answer has been read by the page.
READ = "() => fetch('/api/device').then(answer => answer.json())"


class LateAnswer:
    """The answer to a question about a square, which is on its way until it is let go."""

    def __init__(self, player: Player, square: str, request: str = AREA) -> None:
        self._page = player.page
        self._request = request
        self._held: list[Route] = []
        self._page.clock.install()
        self._page.clock.pause_at(time.time() + 3600)  # so that all that is due is said by then
        self._page.route(request, lambda route: self._held.append(route), times=1)
        with self._page.expect_request(request):
            asks(player, square)

    def arrive(self) -> list[str]:
        """Let it come; all that was announced, and all that will be."""
        eventually(lambda: self._page.evaluate("true") and self._held)
        with self._page.expect_response(self._request) as response:
            self._held[0].continue_()
        response.value.finished()
        self._page.evaluate(READ)
        self._page.clock.run_for(2000)
        return heard(self._page)


def asks(player: Player, square: str) -> None:
    player.page.locator(f"[data-square={square}]").click()


def hears(player: Player) -> list[str]:
    """What is said once something is."""

    def soon() -> list[str]:
        player.page.clock.run_for(500)
        return heard(player.page)

    found: list[str] = eventually(soon)
    return found


def editing(arrive: Arrive) -> Player:
    player = arrive(f"/editor?position={quote(WOVEN)}")
    expect(player.page.locator(".study-findings")).to_be_visible()
    listen(player.page)
    return player


def test_a_late_answer_in_the_editor_is_not_said_after_a_newer_one(arrive: Arrive) -> None:
    player = editing(arrive)
    late = LateAnswer(player, "b2")
    asks(player, "a7")
    assert hears(player) == [said("editor-area-bare", square="a7")] == late.arrive()


def test_an_answer_about_a_position_that_was_changed_is_not_said(arrive: Arrive) -> None:
    player = editing(arrive)
    late = LateAnswer(player, "b2")
    button(player.page, "editor-start", players=2).click()
    assert hears(player) == [said("replay-beginning")] == late.arrive()


def test_a_late_answer_at_the_table_is_not_said_after_a_newer_one(arrive: Arrive) -> None:
    host, player = arrive(""), arrive("")
    table = seat(host, "person", "person", "person", facing="N")
    first, second = lays(host, table)[:2], lays(host, table)[:2]
    opened(player, table, step="turn", seat_to_move="3")
    follows(player)
    listen(player.page)
    late = LateAnswer(player, first, AREAS)
    asks(player, second)
    blue = said("area-price", letter="b", squares=2, count=2, owner="Ben")
    assert late.arrive() == [blue]


def lays(player: Player, table: str) -> str:
    """A turn on a table; where the rug lies, which covers no other one."""
    act(player, table, call(player, f"tables/{table}")["legal"][0])
    state = call(player, f"tables/{table}")
    taken = [
        one["action"] for one in call(player, f"tables/{table}/events")["events"] if is_lay(one)
    ]
    free = [
        one for one in state["legal"] if not any(lay[:2] in one or lay[2:] in one for lay in taken)
    ]
    act(player, table, free[0])
    return str(free[0])


def is_lay(event: Data) -> bool:
    return event["kind"] == "acted" and len(event["action"]) == 4
