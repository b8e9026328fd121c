"""What is announced comes in the order of what happened: nothing lost, no stale answer."""

import re
from collections.abc import Callable

from hearing import heard, listen, plain
from looking import Arrive, act, call, follows, opened, seat
from meeting import invites
from playing import Player
from playwright.sync_api import Page, WebSocketRoute, expect
from serving import Data, Device, Server, eventually

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
    return event["kind"] == "acted" and event["action"].startswith("*")
