"""An option that is added to `Ruleset` can be chosen on every form, and is told at the table."""

import re
from pathlib import Path

from playwright.sync_api import expect
from support.page_checks import Arrive, call
from support.planted_option import package_with_carpet
from support.server import serving


def test_a_planted_option_reaches_the_forms_and_the_table(arrive: Arrive, tmp_path: Path) -> None:
    package = package_with_carpet(tmp_path / "package")
    (tmp_path / "home").mkdir()
    with serving(tmp_path / "home", PYTHONPATH=package) as server:
        player = arrive("/?mode=device", link=server.link)
        assert call(player, "editions")["options"]["carpet"] == ["flat", "flying"]
        player.at("options").locator("summary").click()
        player.at("option-carpet").select_option("flying")
        player.at("start-device").click()
        player.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
        player.waits_for(phase="playing")
        player.page.locator(".this-table summary").first.click()
        expect(player.page.locator(".rules-in-force li")).to_have_text("carpet=flying")
        player.open("/editor")
        player.page.locator(".rules-fields summary").click()
        player.page.get_by_label("carpet").select_option("flying")
        expect(player.page.get_by_label("carpet")).to_have_value("flying")
