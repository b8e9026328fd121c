"""Two players at a table, one of them in a browser whose connection breaks."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from support.browser_player import Player
from support.killable_server import KillableServer
from support.server import Data, Device

Arrive = Callable[..., Player]


class Friend(Device):
    """Ben, who plays from elsewhere and whose connection never breaks."""

    def __init__(self, link: str, host: Player) -> None:
        super().__init__(link)
        self.table = host.table_id()
        field = host.at("invite-link")
        expect(field).to_have_value(re.compile("#join-"))
        code = field.input_value().partition("#join-")[2]
        assert self.do(self.table, "sit", name="Ben", code=code).status_code == 200

    def now(self) -> Data:
        return self.state(self.table)

    def decides(self) -> None:
        state = self.now()
        assert state["seat"] == 2
        action = state["legal"][0]
        answer = self.do(self.table, "act", seen=state["number"], action=action)
        assert answer.status_code == 200, answer.text

    def acted(self, after: int) -> list[str]:
        """What seat 1 has decided after an event."""
        return [
            event["action"]
            for event in self.events(self.table, after)
            if event["kind"] == "acted" and re.fullmatch("[NESW]|[a-g].*", event["action"])
            if event["seat"] == 1
        ]


def sits_with_a_friend(arrive: Arrive, link: str) -> tuple[Player, Friend]:
    """Ana begins at this browser; Ben plays from elsewhere."""
    ana = arrive(
        "/?mode=friends&players=2&begins=listed&name=Ana&start=1",
        link=link,
        service_workers="allow",
    )
    expect(ana.table()).to_be_visible()
    ben = Friend(link, ana)
    assert ana.is_awaited()
    return ana, ben


def chooses_a_facing(ana: Player) -> str:
    """Another one than he has, and not yet decided."""
    arrow = ana.page.locator("button[data-facing][aria-pressed=false]:visible").first
    facing = arrow.get_attribute("data-facing") or ""
    arrow.click()
    expect(ana.page.locator(f"button[data-facing={facing}]")).to_have_attribute(
        "aria-pressed", "true"
    )
    return facing


def kill_server(ana: Player, ben: Friend, mortal: KillableServer) -> int:
    """Kill the server and wait until the page knows; the last event before that."""
    number: int = ben.now()["number"]
    mortal.kill()
    expect(ana.at("connection")).to_have_attribute("data-health", "lost")
    expect(ana.at("connection")).to_contain_text("No connection")
    return number


def is_kept(ana: Player) -> None:
    expect(ana.at("connection")).to_contain_text("Your move is kept")
    expect(ana.at("act")).to_contain_text("Sending")
