"""A server of a newer protocol: open pages reload once, and nothing that they sent is lost."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import expect
from support.browser_player import NO_LINE, Player
from support.friend import Friend, chooses_a_facing, is_kept, kill_server, sits_with_a_friend
from support.killable_server import KillableServer, running_server
from support.server import Server, serving

Arrive = Callable[..., Player]
# The next protocol, as far as a page of today meets it: in the first message.
SERVE = """
from marrakech.server.live import hub
hub.PROTOCOL = {protocol}
from marrakech.cli import main
main()
"""


@contextmanager
def upgraded(old: KillableServer, home: Path, protocol: int) -> Iterator[None]:
    """A server of another protocol, where the old one was and with its tables."""
    home.mkdir()
    command = (sys.executable, "-c", SERVE.format(protocol=protocol))
    variables = {"MARRAKECH_PORT": str(old.port), "MARRAKECH_DATA": str(old.data)}
    with serving(home, command=command, **variables) as server:
        yield
        stop(server)


def stop(server: Server) -> None:
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def loads_of(ana: Player) -> list[str]:
    """Grows by one whenever the page is loaded."""
    loads: list[str] = []
    ana.page.on("load", lambda page: loads.append(page.url))
    return loads


def is_back(ana: Player, ben: Friend) -> None:
    """The page shows what the server has, in peace: no further reload comes."""
    expect(ana.at("connection")).to_have_attribute("data-health", "online")
    ana.waits_for(number=f"^{ben.now()['number']}$")
    ana.page.wait_for_load_state("networkidle")


def test_a_page_reloads_once_for_a_newer_protocol_and_sends_what_was_kept(
    arrive: Arrive, tmp_path: Path
) -> None:
    with running_server(tmp_path) as old:
        ana, ben = sits_with_a_friend(arrive, old.url)
        ana.excuse(*NO_LINE, "Failed to load resource")
        ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        loads = loads_of(ana)
        with closing(ben):
            number = kill_server(ana, ben, old)
            facing = chooses_a_facing(ana)
            ana.at("act").click()
            is_kept(ana)
            with upgraded(old, tmp_path / "newer", 2):
                ana.waits_for(phase="playing", step="lay", mine="true")
                is_back(ana, ben)
                assert ben.acted(number) == [facing]
                assert len(loads) == 1
                ana.page.reload()
                is_back(ana, ben)
                assert len(loads) == 2  # the second was ours
            with upgraded(old, tmp_path / "older", 0):
                is_back(ana, ben)
                assert len(loads) == 2
            with upgraded(old, tmp_path / "newest", 3):
                is_back(ana, ben)
                assert len(loads) == 3
                assert ben.acted(number) == [facing]


def test_what_a_page_of_0_1_0_stored_is_sent(arrive: Arrive, server: Server) -> None:
    """As it wrote it into the tab's storage, before somebody reloaded."""
    ana, ben = sits_with_a_friend(arrive, server.link)
    with closing(ben):
        number = ben.now()["number"]
        command = {"seen": number, "action": "W", "kind": "act", "id": "5f1c90abc3d4e5f6"}
        place = f"marrakech.unanswered.{ben.table}"
        ana.page.evaluate(
            "([place, text]) => sessionStorage.setItem(place, text)",
            [place, json.dumps([command])],
        )
        ana.page.reload()
        ana.waits_for(phase="playing", step="lay", mine="true")
        assert ben.acted(number) == ["W"]
        assert ana.page.evaluate("place => sessionStorage.getItem(place)", place) is None
