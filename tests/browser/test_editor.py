"""The position editor: board, fields and text say the same, and the rules have the last word."""

import random
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Route, expect
from support.browser_player import Player
from support.page_checks import ROOT, Arrive, button, call, wording
from support.screen_reader import heard, listen, plain

from marrakech import (
    apply,
    format_action,
    format_position,
    legal_actions,
    parse_action,
    parse_game,
    parse_position,
    start,
)
from marrakech.locales import page_catalogue

EMPTY = "7/7/7/7/7/7/7 d4S turn 1 30:r15,30:b15,30:y15 -"
WOVEN = "7/7/2b4/3b>b<2/3b>b<2/1y>y<4/7 c4E lay 1 30:r15,30:b12,30:y14 -"


def text(player: Player) -> Locator:
    return player.page.locator("textarea")


def editing(arrive: Arrive, position: str = EMPTY) -> Player:
    player = arrive(f"/editor?position={quote(position)}")
    expect(text(player)).to_have_value(position)
    expect(player.page.locator(".study-findings")).to_be_visible()
    return player


def reads(player: Player, position: str) -> None:
    """Until text and board both say that; the rules can read it."""
    expect(text(player)).to_have_value(position)
    expect(player.page.locator(".board")).to_have_attribute("data-position", position)
    parse_position(position)


def tool(player: Player, name: str) -> None:
    radio = player.page.get_by_role("radio", name=wording("editor-tool", tool=name))
    radio.check(force=True)


def colour(player: Player, letter: str) -> None:
    radio = player.page.get_by_role("radio", name=wording("colour", letter=letter))
    radio.check(force=True)


def touch(player: Player, *squares: str) -> None:
    for square in squares:
        player.page.locator(f"[data-square={square}]").click()


def field(player: Player, key: str, **details: str) -> Locator:
    where = player.page.locator(".position-fields")
    return where.get_by_role("combobox", name=wording(key, **details)).or_(
        where.get_by_role("spinbutton", name=wording(key, **details))
    )


def test_rugs_are_laid_halved_and_taken_away(arrive: Arrive) -> None:
    player = editing(arrive)
    seats = "30:r15,30:b15,30:y15 -"
    tool(player, "rug")
    touch(player, "b2", "c2")
    reads(player, f"7/7/7/7/7/1r>r<4/7 d4S turn 1 {seats}")
    colour(player, "b")
    touch(player, "c3", "c2")
    reads(player, f"7/7/7/7/2bv4/1rb^4/7 d4S turn 1 {seats}")
    tool(player, "half")
    colour(player, "y")
    touch(player, "a7")
    reads(player, f"y6/7/7/7/2bv4/1rb^4/7 d4S turn 1 {seats}")
    tool(player, "erase")
    touch(player, "c3")
    reads(player, f"y6/7/7/7/7/1rb4/7 d4S turn 1 {seats}")
    button(player.page, "editor-clear").click()
    reads(player, f"7/7/7/7/7/7/7 d4S turn 1 {seats}")


def test_assam_is_put_and_turned(arrive: Arrive) -> None:
    player = editing(arrive)
    tool(player, "assam")
    touch(player, "g7")
    reads(player, EMPTY.replace("d4S", "g7S"))
    touch(player, "g7")
    reads(player, EMPTY.replace("d4S", "g7W"))


def test_a_number_that_is_being_typed_outlives_an_answer(arrive: Arrive) -> None:
    """What the server says of the position comes when it comes: somebody may be typing by then."""
    player = editing(arrive)
    answers: list[Route] = []
    player.page.route("**/api/positions", lambda route: answers.append(route))
    with player.page.expect_request("**/api/positions"):
        field(player, "editor-facing").select_option("N")
    dirhams = field(player, "replay-dirhams").nth(1)
    dirhams.fill("7")
    answers[0].continue_()
    expect(player.page.locator(".action-row")).to_contain_text(re.compile("north", re.IGNORECASE))
    expect(dirhams).to_have_value("7")
    dirhams.blur()
    reads(player, EMPTY.replace("d4S", "d4N").replace("30:b15", "7:b15"))


def test_a_number_that_was_put_back_follows_the_position_again(arrive: Arrive) -> None:
    """Typed by keys: a browser then tells of no change when the field is left."""
    player = editing(arrive)
    dirhams = field(player, "replay-dirhams").nth(1)
    dirhams.focus()
    for typed in ("35", "30"):
        player.page.keyboard.press("Control+a")
        player.page.keyboard.type(typed)
    dirhams.blur()
    text(player).fill(EMPTY.replace("30:b15", "7:b15"))
    expect(dirhams).to_have_value("7")


def test_fields_and_text_agree(arrive: Arrive) -> None:
    player = editing(arrive)
    field(player, "editor-step").select_option("lay")
    reads(player, EMPTY.replace("turn 1", "lay 1"))
    field(player, "editor-mover").select_option("3")
    reads(player, EMPTY.replace("turn 1", "lay 3"))
    field(player, "editor-facing").select_option("N")
    reads(player, EMPTY.replace("d4S turn 1", "d4N lay 3"))
    field(player, "replay-dirhams").nth(1).fill("7")
    field(player, "replay-dirhams").nth(1).blur()
    reads(player, EMPTY.replace("d4S turn 1", "d4N lay 3").replace("30:b15", "7:b15"))
    player.page.locator(".seat-fields").nth(0).get_by_role("checkbox").check()
    reads(player, "7/7/7/7/7/7/7 d4N lay 3 x1:r,7:b15,30:y15 -")
    field(player, "editor-players").select_option("2")
    reads(player, format_position(start(2, facing="N")))
    player.page.locator(".rules-fields summary").click()
    before = EMPTY.replace("30:y15 -", "30:y15 tie=shared")
    text(player).fill(EMPTY)
    field(player, "home-option", option="tie").select_option("shared")
    reads(player, before)


def test_other_rules_keep_what_they_allow(arrive: Arrive) -> None:
    player = editing(arrive, WOVEN.replace("lay 1 30:r15", "turn 1 9:r15"))
    player.excuse("status of 422")
    player.page.locator(".rules-fields summary").click()
    field(player, "home-option", option="steering").select_option("after-must")
    reads(
        player, WOVEN.replace("lay 1 30:r15", "roll 1 9:r15").replace(" -", " steering=after-must")
    )
    field(player, "editor-players").select_option("4")
    seats = "30:r12,30:b12,30:y12,30:g12 steering=after-must"
    reads(player, f"{WOVEN.split()[0]} c4E roll 1 {seats}")


def test_without_a_position_a_game_begins(arrive: Arrive) -> None:
    player = arrive("/editor")
    reads(player, format_position(start(4)))
    for players in (2, 3):
        button(player.page, "editor-start", players=players).click()
        reads(player, format_position(start(players)))


def written(count: int) -> list[str]:
    """Positions out of the middle of golden games."""
    chosen = random.Random(7)
    games = sorted((ROOT / "tests/data/games").glob("*.mrk"))
    found = []
    for path in chosen.sample(games, count):
        positions = parse_game(path.read_text("utf-8")).positions()
        found.append(chosen.choice([one for one in positions if one.step != "over"]))
    return [format_position(one) for one in found]


def test_legal_actions_are_those_of_the_rules(arrive: Arrive) -> None:
    player = editing(arrive)
    for position in written(5):
        text(player).fill(position)
        reads(player, position)
        legal = [format_action(action) for action in legal_actions(parse_position(position))]
        step = parse_position(position).step
        hint = wording("editor-next-hint", step=step, count=len(legal))
        expect(player.page.locator(".study-findings > .study-soft")).to_have_text(hint)
        small = [action for action in legal if len(action) < 4]
        expect(player.page.locator(".action-row button")).to_have_count(len(small))
        squares = {action[i : i + 2] for action in legal if len(action) == 4 for i in (0, 2)}
        offered = player.page.locator(".board-offered").evaluate_all(
            "all => all.map(one => one.dataset.square)"
        )
        assert set(offered) == squares
        arrows = player.page.locator("[data-facing]:is(button):visible").evaluate_all(
            "all => all.map(one => one.dataset.facing)"
        )
        assert set(arrows) == {action for action in legal if action in tuple("NESW")}


def test_a_touch_asks_for_the_price_of_an_area(arrive: Arrive) -> None:
    player = editing(arrive, WOVEN)
    touch(player, "e4")
    name = page_catalogue("en").say("replay-seat", seat=2)
    expect(player.page.locator(".study-told")).to_have_text(
        wording("editor-area", square="e4", squares=4, letter="b", name=name, count=4)
    )
    asked = call(player, "positions/area/e4", {"position": WOVEN})
    assert asked["price"] == 4
    touch(player, "a7")
    expect(player.page.locator(".study-told")).to_have_text(
        wording("editor-area-bare", square="a7")
    )


@pytest.mark.parametrize(
    ("bad", "place"),
    [
        (EMPTY.replace("d4S", "d9S"), "d9S"),
        (EMPTY.replace("turn 1", "turn 5"), "5 "),
        (EMPTY.replace("7/7 d4", "7/8 d4"), "8 d4"),
        ("", None),
    ],
)
def test_bad_text_is_explained_at_its_place_and_nothing_is_lost(
    arrive: Arrive, bad: str, place: str | None
) -> None:
    player = editing(arrive, WOVEN)
    player.excuse("status of 422")
    text(player).fill(bad)
    trouble = player.page.locator("#position-trouble")
    expect(trouble.locator("p")).to_be_visible()
    if place is not None:
        shown, mark = trouble.locator("pre").inner_text().splitlines()[:2]
        assert shown[mark.index("^") :].startswith(place)
    expect(text(player)).to_have_value(bad)
    assert player.position().startswith(WOVEN.split()[0])
    button(player.page, "editor-undo").click()
    reads(player, WOVEN)


def test_undo_and_redo_go_through_everything(arrive: Arrive) -> None:
    player = editing(arrive)
    texts = [EMPTY]
    tool(player, "half")
    for square in ("a1", "b1", "c1"):
        touch(player, square)
        expect(text(player)).not_to_have_value(texts[-1])
        texts.append(text(player).input_value())
    for before in reversed(texts[:-1]):
        button(player.page, "editor-undo").click()
        reads(player, before)
    expect(button(player.page, "editor-undo")).to_be_disabled()
    player.page.locator("[data-square=d4]").focus()
    for after in texts[1:]:
        player.page.keyboard.press("Control+Shift+z")
        reads(player, after)
    player.page.keyboard.press("Control+z")
    reads(player, texts[-2])
    touch(player, "g1")
    expect(button(player.page, "editor-redo")).to_be_disabled()


def test_the_address_carries_the_position(arrive: Arrive) -> None:
    player, other = editing(arrive, WOVEN), arrive("")
    tool(player, "erase")
    touch(player, "b2")
    changed = WOVEN.replace("1y>y<4", "2y4")
    reads(player, changed)
    expect(player.page).to_have_url(re.compile("2y4"))
    other.open(player.page.url)
    reads(other, changed)


def test_a_legal_action_is_applied_as_the_rules_would(arrive: Arrive) -> None:
    player = editing(arrive)
    position = parse_position(EMPTY)
    button(player.page.locator(".action-row"), "study-face", facing="E").click()
    position = apply(position, parse_action("E"))
    reads(player, format_position(position))
    player.page.locator(".action-row button").nth(2).click()
    position = apply(position, parse_action("3"))
    reads(player, format_position(position))
    touch(player, "f4")
    chosen = player.page.locator("button[data-lay]").get_attribute("data-lay") or ""
    assert parse_action(chosen) in legal_actions(position)
    button(player.page, "editor-do", step="lay").click()
    position = apply(position, parse_action(chosen))
    reads(player, format_position(position))
    assert position.seat == 2


def said(key: str, **details: str | int) -> str:
    return plain(page_catalogue("en").say(key, **details))


def hears(player: Player, sentence: str) -> None:
    """Just that, once, and nothing more in the time in which nothing more happens."""
    player.page.wait_for_function("() => window.heard.length > 0")
    player.page.wait_for_timeout(300)
    assert heard(player.page) == [sentence]
    player.page.evaluate("window.heard = []")


def reads_and_hears(player: Player, sentence: str) -> None:
    """The sentence stands under the board, and was announced."""
    hears(player, sentence)
    assert plain(player.page.locator(".study-told").inner_text()) == sentence


def test_what_is_tried_on_the_board_is_said_and_shown(arrive: Arrive) -> None:
    player = editing(arrive)
    listen(player.page)
    name = said("replay-seat", seat=1)
    does = player.page.locator(".editor-market > .primary")
    player.page.locator("button[data-facing=E]").click()
    does.press("Enter")
    reads_and_hears(player, said("did-face", name=name, facing="E"))
    expect(does).to_be_focused()
    expect(does).to_be_enabled()  # it says something else than a moment ago
    does.press("Enter")
    expect(text(player)).to_have_value(re.compile(" lay 1 "))
    assam = text(player).input_value().split()[1]
    slippers = 4 if assam[2] == "W" else "defg".index(assam[0])  # the fourth step turns him round
    reads_and_hears(player, said("did-roll", name=name, slippers=slippers, square=assam[:2]))
    expect(does).to_be_focused()
    player.page.locator("[data-square].board-offered").first.click()
    lay = player.page.locator("button[data-lay]").get_attribute("data-lay") or ""
    does.press("Enter")
    reads_and_hears(player, said("did-lay", name=name, letter="r", first=lay[:2], second=lay[2:]))


PAYS = "7/7/5r>r</3b>b<2/3b3/1y>y<4/7 b4E roll 1 30:r14,30:b13,30:y14 -"
LAST = "1r>r<4/4yv2/1bv2y^2/1b^5/1r>r<1bvrv1/4b^r^1/7 c4E lay 1 21:r1,25:b0,18:y0 -"


def test_what_may_happen_next_is_said_and_keeps_the_focus(arrive: Arrive) -> None:
    player = editing(arrive)
    listen(player.page)
    name = said("replay-seat", seat=1)
    heading = player.page.get_by_role("heading", name=wording("editor-next"))
    row = player.page.locator(".action-row button")
    row.nth(0).press("Enter")
    expect(text(player)).to_have_value(re.compile(" roll 1 "))
    expect(heading).to_be_focused()
    hears(player, said("did-face", name=name, facing="E"))
    row.nth(1).press("Enter")
    expect(heading).to_be_focused()
    hears(player, said("did-roll", name=name, slippers=2, square="f4"))


def test_who_pays_and_who_wins_is_said(arrive: Arrive) -> None:
    player = editing(arrive, PAYS)
    listen(player.page)
    one, two = said("replay-seat", seat=1), said("replay-seat", seat=2)
    player.page.locator(".action-row button").nth(1).click()
    walked = said("did-roll", name=one, slippers=2, square="d4")
    paid = said("did-pay", name=one, owner=two, letter="b", squares=3, count=3)
    reads_and_hears(player, f"{walked} {paid}")
    text(player).fill(LAST)
    reads(player, LAST)
    expect(player.page.locator("[data-square=b4].board-offered")).to_be_attached()
    touch(player, "b4")
    lay = player.page.locator("button[data-lay]").get_attribute("data-lay") or ""
    player.page.locator(".editor-market > .primary").press("Enter")
    laid = said("did-lay", name=one, letter="r", first=lay[:2], second=lay[2:])
    expect(text(player)).to_have_value(re.compile(" over "))
    winner = page_catalogue("en").say("did-win", count=1, names=one)
    reads_and_hears(player, f"{laid} {plain(winner)}")
    expect(player.page.locator(".study-findings h2").first).to_be_focused()


def test_every_tool_says_what_it_has_done(arrive: Arrive) -> None:
    player = editing(arrive)
    listen(player.page)
    tool(player, "rug")
    touch(player, "b2")
    hears(player, said("editor-second-half", square="b2"))
    touch(player, "c2")
    hears(player, "c2, red rug, other half on b2.")
    touch(player, "e6")
    hears(player, said("editor-second-half", square="e6"))
    touch(player, "e6")
    hears(player, said("text-half-undone"))
    tool(player, "half")
    touch(player, "a7")
    hears(player, "a7, red rug, its other half hidden.")
    tool(player, "erase")
    touch(player, "c2")
    hears(player, "c2, empty.")
    tool(player, "assam")
    touch(player, "g7")
    hears(player, "g7, empty. Assam stands here, facing south.")
    button(player.page, "editor-start", players=2).click()
    hears(player, said("replay-beginning"))


def test_a_price_is_said_once(arrive: Arrive) -> None:
    player = editing(arrive, WOVEN)
    listen(player.page)
    touch(player, "a7")
    reads_and_hears(player, said("editor-area-bare", square="a7"))
    expect(player.page.locator(".study-told")).not_to_have_attribute("aria-live", re.compile("."))


def test_undo_speaks_and_keeps_the_focus_when_nothing_is_left(arrive: Arrive) -> None:
    player = editing(arrive)
    tool(player, "half")
    touch(player, "a1")
    expect(text(player)).not_to_have_value(EMPTY)
    listen(player.page)
    undo, redo = button(player.page, "editor-undo"), button(player.page, "editor-redo")
    undo.press("Enter")
    reads(player, EMPTY)
    hears(player, said("editor-undone"))
    expect(undo).to_be_focused()
    expect(undo).to_have_attribute("aria-disabled", "true")
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Control+z")
    redo.press("Enter")
    hears(player, said("editor-redone"))
    expect(redo).to_be_focused()
    clear = button(player.page, "editor-clear")
    clear.press("Enter")
    reads(player, EMPTY)
    hears(player, said("editor-cleared"))
    expect(clear).to_be_focused()
