"""The whole game in a folder of a host, where a proxy may have put it."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect
from support.browser_group import Arrive, invites
from support.browser_player import NO_LINE
from support.server import serving


def test_the_game_is_played_in_a_folder(arrive: Arrive, tmp_path: Path) -> None:
    with serving(tmp_path, "--base-path", "/souk") as server:
        root = server.link.removesuffix("/souk")
        ana = arrive("/souk", link=root)
        assert ana.page.url == f"{root}/souk/"
        ana.at("start-friends").click()
        link = invites(ana)
        assert link.startswith(f"{root}/souk/table/")
        ben = arrive(link, link=root)
        ben.at("sit").click()
        for player in (ana, ben):
            player.excuse(*NO_LINE)  # the server is gone before they are
            player.waits_for(phase="playing")
        first = ana if ana.fact("mine") == "true" else ben
        first.plays(Random(1), decisions=1)
        first.page.reload()
        first.waits_for(mine="true", step="lay")
        first.page.locator("a.brand").click()
        expect(first.page).to_have_url(f"{root}/souk/")
        first.page.go_back()
        first.waits_for(mine="true", step="lay")
