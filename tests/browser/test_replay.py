"""Watching a game again: a table's, a pasted one, one from a file, and the example."""

import base64
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from support.browser_player import Player
from support.page_checks import ROOT, Arrive, button, call, finished, within, wording
from support.records import longest_record
from support.screen_reader import heard, listen, plain
from support.server import eventually

from marrakech import Game, format_position, parse_game
from marrakech.locales import page_catalogue
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH

GAMES = ROOT / "tests/data/games"
COMMENTED = GAMES / "three-comments.mrk"


def positions(game: Game) -> list[str]:
    """The position at every moment, as the rules have it."""
    return [format_position(one) for one in game.positions()]


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=wording("replay-slider"))


def stands_at(player: Player, moment: int, game: Game) -> None:
    """Until the board and the slider show that moment."""
    expect(slider(player)).to_have_value(str(moment))
    expect(player.page.locator(".board")).to_have_attribute(
        "data-position", positions(game)[moment]
    )


def paste(player: Player, text: str) -> None:
    player.page.get_by_role("textbox").fill(text)
    button(player.page, "replay-watch").click()


def test_a_tables_game_can_be_watched_to_its_end(arrive: Arrive) -> None:
    player = arrive("")
    table = finished(player, turns=3)
    player.open(f"/replay/{table}")
    text = player.context.request.get(f"{player.link}/api/tables/{table}/record").text()
    game = parse_game(text)
    stands_at(player, 0, game)
    for moment in range(1, len(positions(game))):
        button(player.page, "replay-forward").click()
        stands_at(player, moment, game)
    forward = button(player.page, "replay-forward")
    expect(forward).to_be_focused()
    expect(forward).to_have_attribute("aria-disabled", "true")
    told = player.page.locator(".study-told")
    expect(told).to_contain_text(within("did-win", count=1, names="Ben"))


def test_a_pasted_record_is_walked_through_by_keys_and_by_touch(arrive: Arrive) -> None:
    player = arrive("/replay")
    game = parse_game(COMMENTED.read_text("utf-8"))
    paste(player, COMMENTED.read_text("utf-8"))
    stands_at(player, 0, game)
    end = len(positions(game)) - 1
    for key, moment in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", 3),
        ("Shift+ArrowRight", 6),
        ("PageUp", 3),
        ("End", end),
        ("Home", 0),
    ]:
        player.page.keyboard.press(key)
        stands_at(player, moment, game)
    turn = player.page.locator(".study-turns button").nth(4)
    expect(turn).to_contain_text("W2 a6b6")
    turn.click()
    stands_at(player, 15, game)
    slider(player).fill("7")
    stands_at(player, 7, game)
    slider(player).press("ArrowRight")
    stands_at(player, 8, game)
    button(player.page, "replay-last").click()
    stands_at(player, end, game)
    expect(player.page.locator(".player-market .study-comment").first).to_have_text(
        "here they stopped"
    )
    button(player.page, "replay-first").click()
    stands_at(player, 0, game)


def test_arrow_keys_follow_the_reading_direction(arrive: Arrive) -> None:
    player = arrive("/replay", locale="ar")
    game = parse_game(COMMENTED.read_text("utf-8"))
    player.page.get_by_role("textbox").fill(COMMENTED.read_text("utf-8"))
    player.page.locator("form button[type=submit]").click()
    expect(player.page.locator(".board")).to_be_visible()
    player.page.keyboard.press("ArrowLeft")
    expect(player.page.locator(".board")).to_have_attribute("data-position", positions(game)[1])
    player.page.keyboard.press("ArrowRight")
    expect(player.page.locator(".board")).to_have_attribute("data-position", positions(game)[0])


def test_standings_are_those_of_the_moment(arrive: Arrive) -> None:
    player = arrive("/replay")
    text = (GAMES / "four-default.mrk").read_text("utf-8")
    paste(player, text)
    record = call(player, "records", {"record": text})
    moment = len(record["plies"]) // 2
    slider(player).fill(str(moment))
    ply = record["plies"][moment - 1]
    rows = player.page.locator(".study-standings tbody tr")
    for seat in range(4):
        cells = rows.nth(seat).locator("td")
        expect(cells.nth(0)).to_have_text(str(ply["dirhams"][seat]))
        expect(cells.nth(1)).to_have_text(str(ply["squares"][seat]))
        expect(cells.nth(2)).to_have_text(str(ply["points"][seat]))


def test_it_plays_by_itself_until_it_is_stopped(arrive: Arrive) -> None:
    player = arrive("/replay")
    game = parse_game(COMMENTED.read_text("utf-8"))
    paste(player, COMMENTED.read_text("utf-8"))
    player.page.get_by_role("radio", name=wording("replay-speed-name", speed="fast")).check(
        force=True
    )
    button(player.page, "replay-play").click()
    expect(slider(player)).not_to_have_value(re.compile("^[0-2]$"))
    button(player.page, "replay-pause").click()
    there = int(slider(player).input_value())
    stands_at(player, there, game)
    expect(button(player.page, "replay-play")).to_be_visible()
    slider(player).fill(str(len(positions(game)) - 3))
    player.page.locator("h1").click(force=True)
    player.page.keyboard.press(" ")
    stands_at(player, len(positions(game)) - 1, game)
    expect(button(player.page, "replay-play")).to_be_visible()


# Stop it shortly before its next step, on a page that has no time to draw until that is due.
STOP = """async () => {
    const slider = document.querySelector("input[type=range]");
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    const first = slider.value;
    while (slider.value === first) await rest(4);
    const step = performance.now();
    await rest(285);
    document.querySelector("button.play").click();
    const there = slider.value;
    while (performance.now() < step + 400);
    await rest(200);
    return [there, slider.value];
}"""


def test_once_it_is_stopped_it_takes_no_further_step(arrive: Arrive) -> None:
    player = watching(arrive)
    player.page.get_by_role("radio", name=wording("replay-speed-name", speed="fast")).check(
        force=True
    )
    button(player.page, "replay-play").click()
    there, later = player.page.evaluate(STOP)
    assert there == later


def test_a_link_to_a_moment_shows_the_same_elsewhere(arrive: Arrive) -> None:
    player, other = arrive("/replay"), arrive("")
    text = COMMENTED.read_text("utf-8")
    paste(player, text)
    slider(player).fill("11")
    player.page.wait_for_url(re.compile("ply=11&record="))
    other.open(player.page.url)
    stands_at(other, 11, parse_game(text))
    expect(other.page.locator(".turn-name").nth(1)).to_have_text("Бен \\ B")


def test_the_link_of_a_tables_moment_is_short(arrive: Arrive) -> None:
    player, other = arrive(""), arrive("")
    table = finished(player)
    player.open(f"/replay/{table}")
    slider(player).fill("3")
    player.page.wait_for_url(re.compile(rf"/replay/{table}\?ply=3$"))
    other.open(player.page.url)
    expect(slider(other)).to_have_value("3")
    assert other.position() == player.position()


def test_a_link_that_was_cut_says_so(arrive: Arrive) -> None:
    player = arrive("/replay#ply=3&record=AAAA")
    expect(player.page.locator("main")).to_contain_text(within("replay-link-broken"))


def test_what_is_wrong_with_a_record_is_shown_at_its_place(arrive: Arrive) -> None:
    player = arrive("/replay")
    player.excuse("status of 422")
    good = COMMENTED.read_text("utf-8")
    bad = good.replace("7. E3 e5e6", "7. E3 e5g6")
    paste(player, bad)
    trouble = player.page.locator("#record-trouble")
    line = bad.splitlines().index("7. E3 e5g6")
    expect(trouble.locator("pre")).to_contain_text("7. E3 e5g6\n")
    mark = trouble.locator("pre").inner_text().splitlines()[1].index("^")
    assert bad.splitlines()[line][mark:].startswith("e5g6")
    field = player.page.get_by_role("textbox")
    expect(field).to_have_value(bad)
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill(good)
    button(player.page, "replay-watch").click()
    stands_at(player, 0, parse_game(good))


def test_a_record_whose_first_line_is_wrong_is_shown_that_line(arrive: Arrive) -> None:
    player = arrive("/replay")
    player.excuse("status of 422")
    paste(player, "not a record\nat all")
    trouble = player.page.locator("#record-trouble")
    expect(trouble.locator("pre")).to_have_text(re.compile(r"^not a record\s+\^$"))
    expect(trouble).to_contain_text(re.compile(r"line \W?1\W?,"))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_file_is_opened(arrive: Arrive, tmp_path: Path, newline: str) -> None:
    player = arrive("/replay")
    text = COMMENTED.read_text("utf-8")
    file = tmp_path / "game.mrk"
    file.write_bytes(text.replace("\n", newline).encode())
    player.page.locator("input[type=file]").set_input_files(file)
    stands_at(player, 0, parse_game(text))


def test_the_longest_record_is_opened_and_a_longer_one_is_not_even_sent(
    arrive: Arrive, tmp_path: Path
) -> None:
    player = arrive("/replay")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    for letter, more in (("x", 1), ("🟥", 1), ("🟥", 9)):
        player.page.reload()  # the refusal of the file before is gone
        file = tmp_path / f"{letter}{more}.mrk"
        file.write_text(longest_record(letter, more), "utf-8")
        player.page.locator("input[type=file]").set_input_files(file)
        refusal = wording("record-long", longest=MAX_RECORD_LENGTH)
        expect(player.page.locator("#record-trouble")).to_have_text(refusal)
    assert not [url for url in asked if url.endswith("/records")]
    text = longest_record("🟥")
    file = tmp_path / "longest.mrk"
    file.write_text(text, "utf-8")
    player.page.locator("input[type=file]").set_input_files(file)
    stands_at(player, 0, parse_game(text))


def test_the_example_is_a_whole_game(arrive: Arrive) -> None:
    player = arrive("/replay")
    button(player.page, "replay-example").click()
    game = parse_game((ROOT / "web/src/pages/replay/example.mrk").read_text("utf-8"))
    stands_at(player, 0, game)
    player.page.keyboard.press("End")
    stands_at(player, len(positions(game)) - 1, game)
    expect(player.page.locator(".crown")).to_have_count(1)
    # Going back while the address is being written has no effect.
    player.page.wait_for_url(re.compile(f"ply={len(positions(game)) - 1}&"))
    player.page.go_back()
    expect(button(player.page, "replay-example")).to_be_visible()


def watching(arrive: Arrive) -> Player:
    """The example, and an ear for what is announced."""
    player = arrive("/replay")
    button(player.page, "replay-example").click()
    expect(slider(player)).to_have_value("0")
    listen(player.page)
    return player


def hears(player: Player, *sentences: str) -> None:
    """Just that, once, and nothing more in the time in which nothing more happens."""
    player.page.wait_for_function("count => window.heard.length >= count", arg=len(sentences))
    player.page.wait_for_timeout(700)
    assert heard(player.page) == [*sentences]
    player.page.evaluate("window.heard = []")


def said(key: str, **details: str | int) -> str:
    return plain(page_catalogue("en").say(key, **details))


def test_a_step_forward_is_said_once(arrive: Arrive) -> None:
    player = watching(arrive)
    button(player.page, "replay-forward").click()
    hears(player, said("did-face", name="Ana", facing="W"))
    player.page.keyboard.press("ArrowRight")
    hears(player, said("did-roll", name="Ana", slippers=1, square="c4"))


def test_steps_in_one_moment_leave_no_queue_behind(arrive: Arrive) -> None:
    """A key that is held down: a listener hears where it begins and where it has come to."""
    player = watching(arrive)
    player.page.evaluate(
        """() => {
            for (let step = 0; step < 12; step++)
                document.body.dispatchEvent(
                    new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        }"""
    )
    expect(slider(player)).to_have_value("12")
    player.page.wait_for_timeout(700)
    assert len(heard(player.page)) <= 3
    button(player.page, "replay-forward").click()
    last = said("did-face", name="Ana", facing="E")
    eventually(lambda: heard(player.page)[-1:] == [last])


def test_a_jump_says_where_one_is_now(arrive: Arrive) -> None:
    player = watching(arrive)
    first = said("did-lay", name="Ana", letter="r", first="d4", second="e4")
    last = said("did-lay", name="Dea", letter="g", first="c5", second="c6")
    how = said("over-by-points", lead=1, count=33, squares=9)
    wins = f"{said('did-win', count=1, names='Ana')} {how}"
    player.page.keyboard.press("End")
    hears(player, f"Turn 48: Dea. {last} {wins}")
    player.page.keyboard.press("Home")
    hears(player, said("replay-beginning"))
    player.page.locator(".study-turns button").nth(0).click()
    hears(player, f"Turn 1: Ana. {first}")
    player.page.keyboard.press("ArrowLeft")
    hears(player, f"Turn 1: Ana. {said('did-roll', name='Ana', slippers=1, square='c4')}")
    button(player.page, "replay-last").click()
    hears(player, f"Turn 48: Dea. {last} {wins}")


def test_a_slider_that_is_dragged_speaks_when_it_rests(arrive: Arrive) -> None:
    player = watching(arrive)
    slider(player).evaluate(
        """async (slider) => {
            for (let moment = 1; moment <= 13; moment++) {
                slider.value = moment;
                slider.dispatchEvent(new Event("input", { bubbles: true }));
                await new Promise((resolve) => setTimeout(resolve, 30));
            }
        }"""
    )
    hears(player, f"Turn 5: Ana. {said('did-face', name='Ana', facing='E')}")


def test_the_focus_follows_from_one_view_to_the_next(arrive: Arrive) -> None:
    player = arrive("/replay")
    heading = player.page.get_by_role("heading", name=wording("replay-title"))
    button(player.page, "replay-example").press("Enter")
    expect(slider(player)).to_be_visible()
    expect(heading).to_be_focused()
    button(player.page, "replay-forward").focus()
    player.page.go_back()
    expect(button(player.page, "replay-example")).to_be_visible()
    expect(heading).to_be_focused()


def test_an_address_that_is_right_is_not_written_again(arrive: Arrive) -> None:
    """Going back at that very moment would have no effect."""
    player = arrive("")
    player.page.add_init_script(
        """const { replaceState } = history;
        history.replaceState = (...given) => {
          window.written = (window.written ?? 0) + 1;
          replaceState.apply(history, given);
        };"""
    )
    player.open("/replay")
    button(player.page, "replay-example").click()
    expect(slider(player)).to_be_visible()
    player.page.wait_for_timeout(600)
    assert player.page.evaluate("() => window.written ?? 0") == 0
    button(player.page, "replay-forward").click()
    player.page.wait_for_url(re.compile("ply=1&"))
    assert player.page.evaluate("() => window.written") == 1


def test_a_table_that_is_not_there_is_told(arrive: Arrive) -> None:
    player = arrive("/replay/no-such-table")
    player.excuse("status of 404")
    expect(player.page.get_by_role("link", name=wording("replay-another"))).to_be_visible()


def test_a_link_that_unfolds_into_too_much_is_refused(arrive: Arrive) -> None:
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packed.compress(b"x" * 50_000_000) + packed.flush()
    player = arrive(f"/replay#record={base64.urlsafe_b64encode(bomb).decode().rstrip('=')}")
    expect(player.page.get_by_text(within("replay-link-broken"))).to_be_visible()
