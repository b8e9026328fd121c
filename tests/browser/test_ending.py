"""The end of a game: who won, how, and what it means to the people at each screen."""

import re

from playwright.sync_api import Page, expect
from support.browser_group import meet
from support.browser_player import Player
from support.last_moves import ends, plays_to_the_last_move
from support.page_checks import Arrive, act, axe, button, call, finished, opened, seat, wording
from support.page_clock import StoppedTime
from support.screen_reader import heard, listen, plain
from support.server import Device, Server, eventually

from marrakech.locales import page_catalogue

# What moves in the picture of the end, and which properties it changes.
MOTION = """() => document.querySelector("[data-testid=celebration]")
    .getAnimations({ subtree: true })
    .map(one => ({
        ends: Number.isFinite(one.effect.getComputedTiming().endTime),
        changes: one.effect.getKeyframes().flatMap(frame => Object.keys(frame)),
    }))"""
FRAME = {"offset", "computedOffset", "easing", "composite"}
# The pitches that a page plays, on a device that could play them.
PITCHES = """
window.pitches = [];
const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {},
    exponentialRampToValueAtTime(value) { this.value = value; } });
const node = more => ({ connect: to => to, start() {}, stop() {}, ...more });
window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 8000; destination = {};
    createGain() { return node({ gain: param() }); }
    createBiquadFilter() { return node({ frequency: param(), Q: param() }); }
    createBufferSource() { return node({}); }
    createBuffer() { return { getChannelData: () => [] }; }
    createOscillator() {
        const frequency = param();
        frequency.setValueAtTime = pitch => window.pitches.push(pitch);
        return node({ frequency });
    }
};
"""
# Somebody changes the settings in another tab.
CHOOSES = """wanted => {
    const key = "marrakech.settings";
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, ...wanted }));
    dispatchEvent(new StorageEvent("storage", { key }));
}"""
# Somebody looks at the page, or at something else.
LOOKS = """here => {
    Object.defineProperty(document, "hidden", { value: !here, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
WIN, LOSE, END = [523, 659, 784, 1047], [440, 392, 330], [523, 784]


def said(key: str, **details: str | int) -> str:
    return plain(page_catalogue("en").say(key, **details))


def moving(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate(MOTION)
    return found


def mood(player: Player, wanted: str) -> None:
    expect(player.at("celebration")).to_have_attribute("data-mood", wanted)


def two(arrive: Arrive, **options: object) -> tuple[Player, Player, str]:
    """Ana and Ben at a table, each with a browser. Nobody can go out before the last rug."""
    never_out = "bankruptcy=play-on"
    ana, ben = meet(lambda path="/": arrive(path, **options), "Ana", "Ben", rules=never_out)
    return ana, ben, ana.table_id()


def test_each_screen_says_what_the_end_means_there(arrive: Arrive) -> None:
    ana, ben, table = two(arrive)
    players = {1: ana, 2: ben}
    move = plays_to_the_last_move(players, table)
    watcher = arrive(f"/table/{table}")
    watcher.waits_for(phase="playing")
    for one in (ana, ben, watcher):
        listen(one.page)
    [won] = ends(players, table, move)
    state = call(ana, f"tables/{table}")
    best, other = sorted(state["points"], reverse=True)
    squares = state["squares"][won - 1]
    how = said("over-by-points", lead=best - other, count=best - squares, squares=squares)
    name = "Ana" if won == 1 else "Ben"
    wins = said("did-win", count=1, names=name)
    winner, loser = players.pop(won), *players.values()
    screens = [(winner, said("you-win")), (loser, wins), (watcher, wins)]
    for one, headline in screens:
        expect(one.at("sentence")).to_have_text(wording_of(headline))
        expect(one.at("how")).to_have_text(wording_of(how))
        told = hears(one, how)
        assert told.count(headline) == 1, told
    for one, wanted in zip((winner, loser, watcher), ("won", "lost", "watched"), strict=True):
        mood(one, wanted)
    expect(loser.at("comfort")).not_to_be_empty()
    expect(loser.at("rematch")).to_be_in_viewport()
    for one in (winner, watcher):
        expect(one.at("comfort")).to_have_count(0)


def hears(player: Player, sentence: str) -> str:
    """All that was announced, once that was."""
    eventually(lambda: any(sentence in text for text in heard(player.page)))
    return " ".join(heard(player.page))


def wording_of(sentence: str) -> "re.Pattern[str]":
    """A sentence with or without marks of direction."""
    marks = "[\u2066-\u2069]*"
    return re.compile(f"^{marks}" + "".join(re.escape(c) + marks for c in sentence) + "$")


def test_somebody_who_gave_up_hears_it_kindly(arrive: Arrive) -> None:
    ana, ben, table = two(arrive)
    act(ben, table, "x2")
    expect(ana.at("sentence")).to_have_text(wording("you-win"))
    expect(ana.at("how")).to_have_text(wording("did-give-up", name="Ben"))
    expect(ben.at("comfort")).to_have_text(wording("over-you-out"))
    mood(ben, "lost")


def test_round_one_device_the_winner_is_named_and_celebrated(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "person", "person")
    opened(player, table, phase="playing")
    for number in (1, 2):
        act(player, table, f"x{number}")
    expect(player.at("sentence")).to_have_text(wording("did-win", count=1, names="Cid"))
    expect(player.at("how")).to_have_text(wording("over-others-gave-up"))
    expect(player.at("comfort")).to_have_count(0)
    mood(player, "won")


def test_the_celebration_only_moves_and_fades_and_ends_by_itself(arrive: Arrive) -> None:
    player = arrive("", still=False)
    table = seat(player, "person", "person")
    stopped = StoppedTime(player.context)
    player.open(f"/table/{table}")
    stopped.until(lambda: player.page.locator("[data-phase=playing]").count())
    act(player, table, "x2")
    stopped.until(lambda: player.at("celebration").count(), step=50)  # the draws are shown first
    expect(player.at("falling")).to_be_visible()
    found = moving(player.page)
    assert found
    assert all(one["ends"] for one in found)
    changes = {name for one in found for name in one["changes"]} - FRAME  # type: ignore[attr-defined]
    assert changes <= {"transform", "rotate", "opacity"}
    stopped.passes(7000)
    expect(player.at("falling")).to_have_count(0)
    assert moving(player.page) == []


def test_any_press_brings_the_celebration_to_rest(arrive: Arrive) -> None:
    player = arrive("", still=False)
    table = seat(player, "person", "person")
    stopped = StoppedTime(player.context)
    player.open(f"/table/{table}")
    stopped.until(lambda: player.page.locator("[data-phase=playing]").count())
    act(player, table, "x2")
    stopped.until(lambda: player.at("celebration").count(), step=50)  # the draws are shown first
    stopped.passes(100)
    expect(player.at("falling")).to_be_visible()
    player.page.keyboard.press("Shift")
    stopped.passes(100)
    expect(player.at("falling")).to_have_count(0)
    assert moving(player.page) == []


def test_without_motion_the_same_picture_is_still_and_the_setting_wins(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "person")
    stopped = StoppedTime(player.context)
    player.open(f"/table/{table}")
    stopped.until(lambda: player.page.locator("[data-phase=playing]").count())
    act(player, table, "x2")
    stopped.until(lambda: player.at("celebration").count(), step=50)  # the draws are shown first
    falling = player.at("falling")
    expect(falling).to_be_hidden()
    assert moving(player.page) == []
    expect(player.page.locator(".lying .scrap").first).to_be_visible()
    expect(player.page.locator(".runner")).to_be_visible()
    player.page.evaluate(CHOOSES, {"motion": "full"})
    expect(falling).to_be_visible()
    assert moving(player.page)
    player.page.emulate_media(reduced_motion="no-preference")
    player.page.evaluate(CHOOSES, {"motion": "reduced"})
    expect(falling).to_be_hidden()
    assert moving(player.page) == []


def test_a_game_that_ended_before_is_shown_at_rest_and_in_silence(arrive: Arrive) -> None:
    player = arrive("", still=False)
    player.context.add_init_script(PITCHES)
    table = finished(player)
    player.open("/rules")
    player.page.mouse.click(5, 5)  # from now on the page may make sounds
    opened(player, table, phase="over")
    expect(player.at("sentence")).to_be_visible()
    assert moving(player.page) == []
    assert player.page.evaluate("pitches") == []


def test_won_lost_and_watched_sound_different(arrive: Arrive) -> None:
    ana, ben, table = two(arrive)
    watcher = arrive("")
    for one in (ana, ben, watcher):
        one.context.add_init_script(PITCHES)
        opened(one, table, phase="playing")
        one.page.keyboard.press("Shift")  # from now on the page may make sounds
        one.page.wait_for_function("() => document.querySelector('.board') !== null")
    listen(ana.page)
    act(ben, table, "x2")
    for one, ending in ((ana, WIN), (ben, LOSE), (watcher, END)):
        expect(one.at("sentence")).to_be_visible()
        one.page.wait_for_function(  # the sound comes once the picture has
            "ending => `${pitches.slice(-ending.length)}` === `${ending}`", arg=ending
        )


def test_an_end_out_of_sight_is_told_and_sounds_once_on_return(arrive: Arrive) -> None:
    ana, ben, table = two(arrive)
    ana.context.add_init_script(PITCHES)
    opened(ana, table, phase="playing")
    ana.page.keyboard.press("Shift")  # from now on the page may make sounds
    expect(ana.page.locator(".board")).to_be_visible()
    listen(ana.page)
    ana.page.evaluate(LOOKS, False)
    act(ben, table, "x2")
    expect(ana.at("sentence")).to_have_text(wording("you-win"))
    hears(ana, said("did-give-up", name="Ben"))
    assert said("you-win") not in " ".join(heard(ana.page))
    ana.page.evaluate(LOOKS, True)
    hears(ana, said("you-win"))
    expect(ana.at("sentence")).to_be_visible()
    for state in ("off", "on"):  # whatever was announced before this has been by now
        ana.page.keyboard.press("m")
        told = hears(ana, said("sounds-now", state=state))
    assert told.count(said("you-win")) == 1, told
    pitches = ana.page.evaluate("pitches")
    assert [pitches[at : at + 4] for at in range(len(pitches))].count(WIN) == 1


def test_a_game_of_bots_is_watched(arrive: Arrive, server: Server) -> None:
    with Device(server) as host:
        table = host.create("random", "random")["table"]
        eventually(lambda: host.state(table)["phase"] == "over", 60)
        winners = host.state(table)["ranks"].count(1)
    player = arrive(f"/table/{table}")
    mood(player, "watched")
    expect(player.at("how")).not_to_be_empty()
    expect(player.at("comfort")).to_have_count(0)
    assert winners >= 1


def test_an_expert_finds_nothing_wrong_with_any_ending(arrive: Arrive) -> None:
    ana, ben, table = two(arrive)
    act(ben, table, "x2")
    for one in (ana, ben):
        expect(one.page.locator(".points-chart")).to_be_visible()
        for scheme in ("light", "dark"):
            one.page.emulate_media(color_scheme=scheme)
            one.page.locator(".points-slider").focus()
            one.page.keyboard.press("ArrowLeft")
            expect(one.at("chart-watch")).to_be_visible()
            assert axe(one.page, scheme) == []
    button(ana.page, "share").click()
    assert axe(ana.page, "the share dialog") == []
