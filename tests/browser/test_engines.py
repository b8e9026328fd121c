"""An engine on the page: it can be chosen, and everybody is told why it left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.engine_programs import bad_engine
from support.page_checks import Arrive, call, opened, seat, within
from support.server import Server, eventually, serving

from marrakech.locales import page_catalogue


@pytest.fixture(scope="module")
def crashing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose engine crashes at its second decision."""
    home: Path = tmp_path_factory.mktemp("crashing")
    with serving(home, "--engine", bad_engine(home, "exits with a code")) as server:
        yield server


@pytest.mark.parametrize("language", ["en", "ar"])
def test_why_an_engine_left_is_told(arrive: Arrive, crashing: Server, language: str) -> None:
    ana = arrive("", link=crashing.link, locale=language)
    table = seat(ana, "subject", "person")
    eventually(lambda: call(ana, f"tables/{table}")["phase"] == "over")
    name = page_catalogue(language).say("bot-called", bot="subject")
    told = within("did-fail", language, name=name, reason="engine-crashed")
    opened(ana, table)
    expect(ana.at("log")).to_contain_text(told)
    row = ana.at("standings").locator("tr[data-seat='1']")
    expect(row).to_contain_text(within("standings-out", language, why="engine"))
    plies = len(call(ana, f"tables/{table}/events")["events"])
    ana.open(f"/replay/{table}?ply={plies}")
    expect(ana.page.locator(".study-told")).to_contain_text(told)


def test_an_engine_can_be_chosen(arrive: Arrive, crashing: Server) -> None:
    ana = arrive(
        "/?mode=bots&players=3&bot=subject&begins=listed&name=Ana&start=1", link=crashing.link
    )
    assert ana.is_awaited()
    state = call(ana, f"tables/{ana.table_id()}")
    assert [chair["bot"] for chair in state["seats"]] == [None, "subject", "subject"]
