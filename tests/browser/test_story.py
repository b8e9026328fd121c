"""The story is always told: from where the eye left off, in still pictures where nothing may move,
and to its end at one press."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from support.browser_group import invites
from support.browser_player import Player
from support.page_checks import ROOT, Arrive, act, button, call, opened, seat, wording
from support.page_clock import StoppedTime
from support.screen_reader import plain
from support.server import Data, Device, Server, eventually

from marrakech.locales import page_catalogue

# What the market has shown, every animation, and whatever was announced, from the first moment.
WITNESS = """
window.positions = [];
window.heard = [];
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    window.moved.push(this.getAttribute("class") ?? this.localName);
    return animate.call(this, frames, timing);
};
new MutationObserver(changes => {
    for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const box = element?.closest(".announcer");
        if (box) window.heard.push(box.textContent.trim());
    }
    const now = document.querySelector(".table-market .board")?.dataset.position;
    if (now && now !== window.positions.at(-1)) window.positions.push(now);
}).observe(document, {
    attributes: true, childList: true, characterData: true, subtree: true,
    attributeFilter: ["data-position"],
});
"""
# The picture on the market: the die with its face, Assam and his walk, what is paid, the rug.
PICTURE = """() => {
    const board = document.querySelector(".board");
    if (!board?.dataset.busy) return null;
    const assam = board.querySelector("[data-assam]");
    const [, x, y] = /translate\\(([\\d.]+)%, ([\\d.]+)%\\)/.exec(assam.style.transform);
    const die = board.querySelector(".board-die");
    const cube = die.querySelector(".board-die-cube");
    const turned = new DOMMatrix(cube.style.transform);
    const near = face => turned.multiply(new DOMMatrix(getComputedStyle(face).transform)).m33;
    const face = [...cube.querySelectorAll(".board-die-face")].sort((a, b) => near(b) - near(a))[0];
    const marks = [...board.querySelectorAll(".board-footprint")];
    return {
        assam: "abcdefg"[Math.round(x / 100)] + (7 - Math.round(y / 100)) + assam.dataset.facing,
        die: die.hidden ? 0 : face.querySelectorAll(".board-die-slipper").length,
        walk: marks.length,
        paid: board.querySelector(".board-count")?.textContent ?? "",
        area: board.querySelectorAll(".board-glow").length,
        rugs: board.querySelectorAll(".board-falling .board-rug").length,
        moving: document.getAnimations().filter(one => one.playState === "running").length,
    };
}"""
STILL: dict[str, Any] = {"still": True, "at_once": False}


def comes(arrive: Arrive, path: str = "", **options: Any) -> Player:
    player = arrive("", **options)
    player.context.add_init_script(WITNESS)
    if path:
        player.open(path)
    return player


def begun_by_bots(player: Player) -> str:
    """A table at which two bots have had their turns, and this player is to move."""
    table = seat(player, "random", "random", "person")
    eventually(lambda: call(player, f"tables/{table}").get("seat") == 3)
    return table


def story(player: Player, table: str) -> list[Data]:
    """The start of a game and all that was done in it."""
    events: list[Data] = call(player, f"tables/{table}/events?after=0")["events"]
    return [event for event in events if event["kind"] in ("started", "acted")]


def seen(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate("positions")
    return found


def heard(player: Player) -> str:
    return " ".join(plain(one) for one in player.page.evaluate("heard"))


def told(event: Data, names: dict[int, str]) -> str:
    """What is announced of a lay or a facing."""
    action, name = event["action"], names[event["seat"]]
    say = page_catalogue("en").say
    if len(action) == 1:
        return plain(say("did-face", name=name, facing=action))
    letter = {1: "r", 2: "b", 3: "y"}[event["seat"]]
    return plain(say("did-lay", name=name, letter=letter, first=action[:2], second=action[2:]))


def names(player: Player) -> dict[int, str]:
    """The names at the seats, as the page has them."""
    rows = player.at("seat").locator(".seat-name").all_inner_texts()
    return {place: plain(name) for place, name in enumerate(rows, 1)}


def is_to_move(player: Player) -> bool:
    """Whether the page says so. A page that still loads is not waited for: it needs time, too."""
    return player.page.locator(".table-page[data-mine=true]").count() > 0


def is_armed(time: StoppedTime, pressed: Locator) -> None:
    """Until a button was in sight for long enough that a press means it."""
    time.until(lambda: pressed.get_attribute("aria-disabled") != "true", step=50)


def test_the_opening_is_shown_when_bots_begin(arrive: Arrive) -> None:
    player = comes(arrive, still=False)
    player.has_chosen(speed="fast")
    table = begun_by_bots(player)
    opened(player, table, mine="true")
    assert seen(player) == [event["position"] for event in story(player, table)]
    assert player.page.evaluate("moved.filter(one => one === 'board-die-cube').length") == 2
    for event in story(player, table)[1:]:
        if not event["action"].isdigit():
            assert heard(player).count(told(event, names(player))) == 1


def test_the_draws_of_two_players_are_part_of_the_opening(arrive: Arrive) -> None:
    player = comes(arrive, **STILL)
    table = seat(player, "random", "person")
    eventually(lambda: call(player, f"tables/{table}").get("seat") == 2)
    time = StoppedTime(player.context)
    player.open(f"/table/{table}")
    time.until(lambda: player.page.evaluate(PICTURE))
    next_rugs = player.page.locator(".seat-rug.next")
    expect(next_rugs).to_have_count(0)
    for count in (1, 2):
        time.passes(650)
        expect(next_rugs).to_have_count(count)
        if count == 1:  # nobody plays while the piles are drawn
            expect(player.at("sentence")).to_have_text(wording("replay-beginning"))
            expect(player.page.locator(".seat.to-move")).to_have_count(0)
    time.until(lambda: is_to_move(player), step=50)
    assert seen(player) == [event["position"] for event in story(player, table)]


def test_the_opening_of_a_game_among_friends_is_shown(arrive: Arrive, server: Server) -> None:
    """It begins while the page still shows who sits down, and has no market."""
    ana = comes(arrive, "/?mode=friends&players=2&begins=listed&name=Ana&start=1", **STILL)
    ana.has_chosen(speed="fast")
    code = invites(ana).partition("#join-")[2]
    expect(ana.at("connection")).to_have_attribute("data-health", "online")
    with Device(server) as ben:
        sat = ben.do(ana.table_id(), "sit", name="Ben", code=code, seed="of-ben")
        assert sat.status_code == 200
    ana.waits_for(phase="playing", mine="true")
    assert seen(ana) == [event["position"] for event in story(ana, ana.table_id())]


def test_nobody_is_called_before_the_opening_was_shown(arrive: Arrive) -> None:
    player = comes(arrive, **STILL)
    table = begun_by_bots(player)
    time = StoppedTime(player.context)
    player.open(f"/table/{table}")
    time.until(lambda: player.page.evaluate(PICTURE))
    expect(button(player.page, "skip")).to_be_visible()
    positions = [event["position"] for event in story(player, table)]
    assert seen(player) == positions[: len(seen(player))]
    assert len(seen(player)) < 3, "no die was rolled yet"
    assert player.fact("mine") == "false"
    expect(player.at("log")).not_to_contain_text(names(player)[2])
    expect(player.at("seat").nth(0)).to_have_attribute("aria-current", "true")


def test_the_opening_of_a_rematch_is_shown(arrive: Arrive) -> None:
    player = comes(arrive, still=False)
    player.has_chosen(speed="fast")
    first = begun_by_bots(player)
    act(player, first, "x3")
    eventually(lambda: call(player, f"tables/{first}")["phase"] == "over")
    opened(player, first, phase="over")
    player.page.evaluate("positions.length = 0")
    player.at("rematch").click()
    player.page.wait_for_url(lambda url: first not in url)
    player.waits_for(phase="playing", mine="true")
    shown = [event["position"] for event in story(player, player.table_id())]
    assert len(shown) > 1
    assert seen(player)[-len(shown) :] == shown


@pytest.mark.parametrize("how", ["reload", "return"])
def test_a_story_goes_on_where_the_eye_left_off(arrive: Arrive, how: str) -> None:
    player = comes(arrive, **STILL)
    table = begun_by_bots(player)
    expected = [event["position"] for event in story(player, table)]
    time = StoppedTime(player.context)
    player.open(f"/table/{table}")
    time.until(lambda: len(seen(player)) == 3, step=50)
    before = heard(player)
    if how == "reload":
        player.page.reload()
    else:
        player.open("/")
        expect(player.at("start-bots")).to_be_visible()
        player.page.go_back()
    time.until(lambda: is_to_move(player), step=50)
    assert seen(player) == expected[2:]
    everything = f"{before} {heard(player)}"
    for event in story(player, table)[1:]:
        if not event["action"].isdigit():
            assert everything.count(told(event, names(player))) == 1
    player.page.reload()
    time.until(lambda: is_to_move(player), step=50)
    assert seen(player) == expected[-1:], "what was seen is not shown again"
    assert player.page.evaluate("Object.keys(sessionStorage)") == ["marrakech.shown"]


def test_a_spectator_sees_the_present_at_once(arrive: Arrive) -> None:
    host, guest = arrive(""), comes(arrive, **STILL)
    table = begun_by_bots(host)
    opened(guest, table, phase="playing")
    expect(guest.at("log")).to_be_attached()
    assert seen(guest) == [call(host, f"tables/{table}")["position"]]
    assert heard(guest) == ""


@pytest.mark.parametrize("how", ["button", "Escape", "s"])
def test_one_press_skips_to_the_own_turn(arrive: Arrive, how: str) -> None:
    player = comes(arrive, **STILL)
    table = begun_by_bots(player)
    time = StoppedTime(player.context)
    player.open(f"/table/{table}")
    time.until(lambda: player.page.evaluate(PICTURE))
    is_armed(time, button(player.page, "skip"))
    before = seen(player)
    if how == "button":
        button(player.page, "skip").click()
    else:
        player.page.keyboard.press(how)
    player.waits_for(mine="true", step="turn")
    state = call(player, f"tables/{table}")
    assert state["position"] == player.position()
    assert state["number"] == int(player.fact("number")), "nothing was decided"
    cut_short = story(player, table)[len(before)]["position"]
    assert seen(player) == [*before, cut_short, state["position"]]
    time.passes(1000)
    for event in story(player, table)[1:]:
        if not event["action"].isdigit():
            assert heard(player).count(told(event, names(player))) == 1


def pictures(player: Player, time: StoppedTime, until: Any) -> list[tuple[Data, int]]:
    """Every picture on the market, and for how many tenths of a second it stays."""
    found: list[tuple[Data, int]] = []
    while not until():
        now = player.page.evaluate(PICTURE)
        if now and found and found[-1][0] == now:
            found[-1] = (now, found[-1][1] + 1)
        elif now:
            found.append((now, 1))
        time.passes(100)
    return found


def test_without_motion_each_step_is_a_still_picture(arrive: Arrive) -> None:
    player = comes(arrive, **STILL)
    table = begun_by_bots(player)
    time = StoppedTime(player.context)
    player.open(f"/table/{table}")
    time.until(lambda: player.page.evaluate(PICTURE))
    shown = pictures(player, time, lambda: player.fact("mine") == "true")
    steps = []
    facing = "S"
    for event in story(player, table)[1:]:
        if event["action"].isdigit():
            steps += [("die", int(event["action"])), ("walk", event["path"][-1])]
            facing = event["path"][-1][2]
            if "payment" in event:
                steps.append(("paid", str(event["payment"]["price"])))
        elif len(event["action"]) == 4:
            steps.append(("rug", 1))
        elif event["action"] != facing:
            steps.append(("turned", event["action"]))
            facing = event["action"]
    assert [what(picture) for picture, _ in shown] == steps
    assert all(8 <= tenths <= 12 for _, tenths in shown), shown
    assert not any(picture["moving"] for picture, _ in shown)
    assert player.page.evaluate("moved") == []


def what(picture: Data) -> tuple[str, Any]:
    """The step that a picture is of."""
    if picture["rugs"]:
        return "rug", picture["rugs"]
    if picture["paid"]:
        return "paid", picture["paid"]
    if picture["die"]:
        walked = picture["walk"] == picture["die"]
        return ("walk", picture["assam"]) if walked else ("die", picture["die"])
    return "turned", picture["assam"][2]


PAYING = "7/7/5r>r</3b>b<2/3b3/1y>y<4/7 b4E roll 1 30:r14,30:b13,30:y14 -"


def test_without_motion_the_area_that_is_paid_for_is_a_picture(arrive: Arrive) -> None:
    player = comes(arrive, **STILL)
    walk = call(player, "positions", {"position": PAYING})["prices"]["E"]["2"]
    time = StoppedTime(player.context)
    player.open("/learn#4")
    roll = button(player.page, "learn-do", step="roll")
    time.until(lambda: roll.count())
    is_armed(time, roll)
    roll.click()
    time.until(lambda: player.page.evaluate(PICTURE))
    done = player.page.locator(".learn-answer.is-done")
    die, walked, paid = [picture for picture, _ in pictures(player, time, lambda: done.count())]
    assert (die["die"], die["assam"]) == (2, "b4E")
    assert (walked["walk"], walked["assam"]) == (2, walk["path"][-1])
    assert (paid["area"], paid["paid"]) == (3, str(walk["payment"]["price"]))
    assert player.page.evaluate("moved") == []


@pytest.mark.parametrize("device_asks", [True, False])
def test_the_setting_overrides_the_device(arrive: Arrive, device_asks: bool) -> None:
    wanted, root = ("full", "reduced")[not device_asks], "html"
    player = comes(arrive, "/", still=device_asks, at_once=False)
    player.has_chosen(speed="fast")
    expect(player.page.locator(root)).to_have_attribute(
        "data-motion", "reduced" if device_asks else "full"
    )
    button(player.page, "settings").click()
    dialog = player.at("settings")
    note = dialog.get_by_text(wording("settings-motion-device"))
    hint = page_catalogue("en").say("settings-motion-device")
    assert (hint in plain(dialog.inner_text())) is device_asks, note
    choice = wording("settings-motion-value", motion=wanted)
    dialog.get_by_role("radio", name=choice).check(force=True)
    expect(player.page.locator(root)).to_have_attribute("data-motion", wanted)
    table = begun_by_bots(player)
    player.context.add_init_script(
        """document.addEventListener("readystatechange", () => {
            window.early ??= document.documentElement.dataset.motion;
        });"""
    )
    opened(player, table, mine="true")
    assert player.page.evaluate("early") == wanted, "before the page's own script ran"
    assert bool(player.page.evaluate("moved.length")) is (wanted == "full")
    assert seen(player) == [event["position"] for event in story(player, table)]


def test_what_happened_out_of_sight_is_shown_on_return(arrive: Arrive) -> None:
    host, player = arrive(""), comes(arrive, **STILL)
    player.has_chosen(speed="fast")
    table = seat(host, "person", "person", "person", facing="N")
    opened(player, table, phase="playing")
    expect(player.at("log")).to_be_attached()
    look = """hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    player.page.evaluate(look, True)
    for _ in range(2):
        act(host, table, call(host, f"tables/{table}")["legal"][0])
    end = call(host, f"tables/{table}")["position"]
    expect(player.page.locator(".board")).to_have_attribute("data-position", end)
    before = [event["position"] for event in story(host, table)]
    earlier = len(seen(player))
    player.page.evaluate(look, False)
    eventually(lambda: len(seen(player)) > earlier and seen(player)[-1] == end)
    assert seen(player)[earlier:] == before


def test_no_style_sheet_asks_the_device_past_the_setting() -> None:
    """What follows `data-motion` follows the setting."""
    asking = [
        path.name
        for path in (ROOT / "web/src").rglob("*.css")
        if re.search("prefers-reduced-motion", path.read_text("utf-8"))
    ]
    assert asking == []
