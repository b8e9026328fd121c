"""What Chromium tells a screen reader: names and roles from its own accessibility tree."""

import pytest
from support.languages import EVERY
from support.page_checks import Arrive, tree
from support.page_tour import Tour
from support.screen_reader import plain

from marrakech.locales import page_catalogue


@pytest.mark.parametrize("language", EVERY)
def test_the_text_board_is_what_it_says_in_every_language(arrive: Arrive, language: str) -> None:
    player = arrive("", locale=language)
    Tour(player).go("text")
    nodes = tree(player.page)

    def said(key: str, **details: str | int) -> str:
        return plain(page_catalogue(language).say(key, **details))

    assert ("grid", said("text-squares")) in nodes
    assert [role for role, _ in nodes].count("row") == 7
    assert [role for role, _ in nodes].count("gridcell") == 49
    assert ("textbox", said("text-box")) in nodes
    assert ("heading", said("text-board")) in nodes
    for question in ("seats", "last", "legal", "prices", "overview"):
        assert ("button", said(f"text-ask-{question}")) in nodes
    squares = [name for role, name in nodes if role == "button"]
    bare = {"rug": "bare", "other": "none", "with": "", "assam": "no"}
    assert said("text-square", square="a7", **bare) in squares
    assert ("button", said("act-roll")) in nodes
    assert ("RootWebArea", said("page-title", page=said("title-my-turn"))) in nodes
