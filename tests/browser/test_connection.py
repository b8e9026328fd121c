"""Connections break, pages are reloaded, servers are killed: the game goes on where it was."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser_player import NO_LINE, Player
from support.friend import Friend, chooses_a_facing, is_kept, kill_server, sits_with_a_friend
from support.input_methods import between, chosen_rug
from support.killable_server import KillableServer, running_server
from support.page_checks import sticking_out
from support.page_clock import soon
from support.screen_reader import listen
from support.server import Server

from marrakech.locales import page_catalogue

Arrive = Callable[..., Player]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[KillableServer]:
    """A server of its own, to be killed."""
    with running_server(tmp_path) as running:
        yield running
        assert "Traceback" not in running.log.read_text("utf-8")


def shows(ana: Player, ben: Friend) -> None:
    """The page shows the table as the server has it, and the connection is open."""
    state = ben.now()
    ana.waits_for(number=f"^{state['number']}$", phase=state["phase"], step=state["step"])
    expect(ana.page.locator(".board")).to_have_attribute("data-position", state["position"])
    expect(ana.at("connection")).to_have_attribute("data-health", "online")
    mine = state["phase"] == "playing" and state["seat"] == 1
    ana.waits_for(mine=str(mine).lower())


def chooses_a_rug(ana: Player, chance: Random) -> str:
    action = chance.choice(ana.legal())
    ana.page.mouse.click(*between(ana.page, action))
    expect(chosen_rug(ana.page)).to_have_attribute("data-lay", action)
    return action


def test_a_reload_at_any_step_of_a_turn_changes_nothing(arrive: Arrive, server: Server) -> None:
    chance = Random(5)
    ana, ben = sits_with_a_friend(arrive, server.link)
    with closing(ben):
        chooses_a_facing(ana)
        reload(ana, ben)
        expect(ana.page.locator("button[data-facing=S]")).to_have_attribute("aria-pressed", "true")
        ana.decides(chance)
        ana.waits_for(step="lay")
        reload(ana, ben)
        assert ana.is_awaited()
        chooses_a_rug(ana, chance)
        reload(ana, ben)
        assert ana.is_awaited()
        expect(chosen_rug(ana.page)).to_have_count(0)
        ana.decides(chance)
        ana.waits_for(seat_to_move="2")
        reload(ana, ben)
        ben.decides()
        reload(ana, ben)
        ben.decides()
        assert ana.is_awaited()
        assert ben.do(ben.table, "act", seen=ben.now()["number"], action="x2").status_code == 200
        expect(ana.at("standings")).to_be_visible()
        before = ana.at("standings").inner_text()
        reload(ana, ben)
        expect(ana.at("standings")).to_be_visible()
        assert ana.at("standings").inner_text() == before
        expect(ana.at("sentence")).to_have_text("You win!")


def reload(ana: Player, ben: Friend) -> None:
    """The same state is back, and nothing was added to the log."""
    before = ben.now()
    ana.page.reload()
    shows(ana, ben)
    after = ben.now()
    assert (after["number"], after["position"]) == (before["number"], before["position"])


def test_a_server_killed_at_any_step_of_a_turn_loses_nothing(
    arrive: Arrive, mortal: KillableServer
) -> None:
    chance = Random(6)
    ana, ben = sits_with_a_friend(arrive, mortal.url)
    ana.excuse(*NO_LINE)
    visits = ana.page.evaluate("() => (window.visit = 'the first')")
    with closing(ben):
        facing = chooses_a_facing(ana)
        number = kill_server(ana, ben, mortal)
        ana.at("act").click()
        is_kept(ana)
        rises(ana, ben, mortal, number)
        assert ben.acted(number) == [facing]

        assert ana.is_awaited()
        number = kill_server(ana, ben, mortal)
        action = chooses_a_rug(ana, chance)
        ana.at("act").click()
        is_kept(ana)
        rises(ana, ben, mortal, number)
        assert ben.acted(number) == [action]

        number = kill_server(ana, ben, mortal)
        rises(ana, ben, mortal, number)
        assert ben.acted(number) == []
        ben.decides()
        ben.decides()
        shows(ana, ben)

        ben.do(ben.table, "act", seen=ben.now()["number"], action="x2")
        expect(ana.at("standings")).to_be_visible()
        number = kill_server(ana, ben, mortal)
        rises(ana, ben, mortal, number)
        expect(ana.at("standings")).to_be_visible()
        ana.at("rematch").click()
        expect(ana.table()).to_have_attribute("data-phase", "gathering")
    assert ana.page.evaluate("() => window.visit") == visits  # nobody has reloaded it


def test_a_page_says_when_the_server_can_keep_nothing(
    arrive: Arrive, mortal: KillableServer
) -> None:
    """By itself, before anybody tries to move; also one that is opened then."""
    ana, ben = sits_with_a_friend(arrive, mortal.url)
    with closing(ben):
        away = mortal.data.with_suffix(".away")
        mortal.data.rename(away)
        for _ in range(2):
            expect(ana.at("connection")).to_have_attribute("data-health", "troubled")
            expect(ana.at("connection")).to_contain_text("can’t save moves right now")
            ana.page.reload()
        ana.decides(Random(1))
        is_answered(ana)
        expect(ana.at("notice")).to_be_hidden()  # the same once more, over the button
        away.rename(mortal.data)
        shows(ana, ben)
        expect(ana.at("connection")).to_be_hidden()
        ana.decides(Random(1))
        ana.waits_for(step="lay")


def test_trouble_hides_neither_header_nor_market_and_its_end_is_announced(
    arrive: Arrive, mortal: KillableServer
) -> None:
    ana, ben = sits_with_a_friend(arrive, mortal.url)
    ana.page.set_viewport_size({"width": 320, "height": 640})
    with closing(ben):
        away = mortal.data.with_suffix(".away")
        mortal.data.rename(away)
        banner = ana.page.locator(".connection.late")
        expect(banner).to_contain_text("can’t save moves right now")
        here = banner.bounding_box()
        assert here
        for other in (".top .brand", ".board"):
            box = ana.page.locator(other).bounding_box()
            assert box
            above, below = (
                box["y"] + box["height"] <= here["y"],
                box["y"] >= here["y"] + here["height"],
            )
            assert above or below, other
        assert sticking_out(ana.page) == []
        listen(ana.page)
        away.rename(mortal.data)
        expect(ana.at("connection")).to_be_hidden()
        recovered = page_catalogue("en").say("server-recovered")
        ana.page.wait_for_function("said => window.heard.includes(said)", arg=recovered)


def is_answered(ana: Player) -> None:
    """Nothing that the page has sent waits for an answer."""
    ana.page.wait_for_function(
        "() => Object.keys(sessionStorage).every(one => !one.startsWith('marrakech.unanswered'))"
    )


def rises(ana: Player, ben: Friend, mortal: KillableServer, number: int) -> None:
    """The server is back, and then the page by itself."""
    mortal.start()
    expect(ana.at("connection")).to_have_attribute("data-health", "online")
    is_answered(ana)
    shows(ana, ben)
    assert ben.now()["number"] >= number


def test_a_decision_under_way_when_the_server_is_killed_is_done_exactly_once(
    arrive: Arrive, mortal: KillableServer
) -> None:
    ana, ben = sits_with_a_friend(arrive, mortal.url)
    ana.excuse(*NO_LINE)
    with closing(ben):
        for kill_at_once in (True, False):
            assert ana.is_awaited()
            number = ben.now()["number"]
            facing = chooses_a_facing(ana)
            ana.at("act").click()
            if not kill_at_once:
                ana.waits_for(number=f"^(?!{number}$)")
            mortal.kill()
            expect(ana.at("connection")).to_have_attribute("data-health", "lost")
            rises(ana, ben, mortal, number)
            assert ben.acted(number) == [facing]
            assert ana.is_awaited()
            ana.decides(Random(1))
            ana.waits_for(seat_to_move="2")
            ben.decides()
            ben.decides()
            shows(ana, ben)


def test_a_page_reloaded_while_the_server_is_away_shows_itself_and_recovers(
    arrive: Arrive, mortal: KillableServer
) -> None:
    ana, ben = sits_with_a_friend(arrive, mortal.url)
    ana.excuse(*NO_LINE, "Failed to load resource")
    assert ana.page.evaluate("isSecureContext")
    ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    with closing(ben):
        number = kill_server(ana, ben, mortal)
        facing = chooses_a_facing(ana)
        ana.at("act").click()
        is_kept(ana)
        ana.page.reload()
        expect(ana.page.get_by_role("heading", name="The server isn’t responding")).to_be_visible()
        mortal.start()
        shows_moved(ana, ben, number, facing)


def shows_moved(ana: Player, ben: Friend, number: int, facing: str) -> None:
    """A decision from before has arrived."""
    ana.waits_for(phase="playing", step="lay", mine="true")
    assert ben.acted(number) == [facing]
    shows(ana, ben)


def test_a_device_without_a_network_keeps_the_move_until_it_has_one(
    arrive: Arrive, mortal: KillableServer
) -> None:
    ana, ben = sits_with_a_friend(arrive, mortal.url)
    ana.excuse(*NO_LINE)
    with closing(ben):
        ana.context.set_offline(True)
        number = kill_server(ana, ben, mortal)  # a browser's own switch leaves open sockets alone
        mortal.start()
        facing = chooses_a_facing(ana)
        ana.at("act").click()
        is_kept(ana)
        assert ben.acted(number) == []
        ana.context.set_offline(False)
        shows_moved(ana, ben, number, facing)


def test_a_stranger_whom_http_fails_too_does_not_knock_without_a_pause(arrive: Arrive) -> None:
    """No token, so the socket refuses; no answer over HTTP either; and no clock runs here."""
    ana = arrive("/?mode=friends&begins=listed&name=Ana&start=1")
    ben = arrive("")
    ben.excuse("net::ERR_FAILED")
    ben.page.route("**/api/device", lambda route: route.abort())
    ben.page.clock.install()
    opened: list[str] = []
    ben.page.on("websocket", lambda socket: opened.append(socket.url))
    ben.open(ana.at("invite-link").input_value())
    expect(ben.page.locator(".chair")).to_have_count(2)
    soon(ben.page, lambda: opened)
    ben.page.clock.pause_at(ben.page.evaluate("() => Date.now() + 1000"))
    failed: list[str] = []
    ben.page.on("requestfailed", lambda request: failed.append(request.url))
    ben.at("sit").click()

    def has_failed() -> list[str]:
        """If the page asked just now, it pauses before it asks again."""
        ben.page.clock.run_for(100)
        return failed

    soon(ben.page, has_failed)
    ben.page.wait_for_timeout(500)  # of ours, not of the page's: a loop would turn many times
    assert len(opened) <= 2
    ben.page.unroute("**/api/device")
    ben.page.clock.resume()
    expect(ana.page.locator(".table-page")).to_have_attribute("data-phase", "playing")
