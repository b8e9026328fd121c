"""A first start: nothing is compiled yet, and nobody waits for it but who plays a strong bot."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from support.page_checks import Arrive, call, wording
from support.server import serving

from marrakech import LAYS
from marrakech.bots import HINT_BOT
from marrakech.locales import page_catalogue

COMPILING = 300_000  # milliseconds that it may take on a machine that has much else to do


@pytest.mark.long
def test_the_page_is_usable_at_once_and_the_strongest_bot_moves_once_it_is_ready(
    arrive: Arrive, tmp_path: Path
) -> None:
    with serving(tmp_path, MARRAKECH_CACHE=str(tmp_path / "cache")) as server:
        player = arrive("", link=server.link)
        player.open(f"/?mode=bots&players=2&bot={HINT_BOT}&begins=listed&name=Ana&start=1")
        before = 0
        for _ in range(2):  # a facing and a rug
            assert player.is_awaited(before)
            before = int(player.fact("number"))
            player.decides(Random(1))
        name = page_catalogue("en").say("bot-called", bot=HINT_BOT)
        getting_ready = wording("todo-getting-ready", name=name)
        expect(player.at("sentence")).to_have_text(getting_ready)
        quick = arrive("/?mode=bots&players=2&bot=greedy&name=Ben&start=1", link=server.link)
        assert quick.is_awaited()  # regardless of who began, the other bots play already
        expect(player.at("sentence")).to_have_text(getting_ready)
        expect(player.at("sentence")).not_to_have_text(getting_ready, timeout=COMPILING)
        player.waits_for(step="turn", mine="true")
        events = call(player, f"tables/{player.table_id()}/events")["events"]
        decided = [one["action"] for one in events if one.get("seat") == 2 and "action" in one]
        assert {*decided} & {*"NESW"}
        assert [one for one in decided if one in LAYS]
