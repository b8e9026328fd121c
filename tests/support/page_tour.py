"""A tour of every page, and of a table in each of its phases."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect
from support.browser_player import Player
from support.page_checks import (
    act,
    bots_are_ready,
    call,
    finished,
    nameless,
    opened,
    seat,
    sticking_out,
    untranslated,
)
from support.server import Device

from marrakech.locales import page_catalogue

SIZES = [
    (320, 568),
    (360, 740),
    (390, 844),
    (640, 400),  # a laptop at 200 %
    (768, 1024),
    (844, 390),  # a phone on its side
    (1024, 768),
    (1440, 900),
    (2560, 1440),
]
# Where words are tightest: the smallest phone, a laptop at 200 %, and a desktop.
TIGHT = [SIZES[0], SIZES[3], SIZES[7]]
ALL = page_catalogue("en").keys


TEXT_BOARD = """wanted => {
    const kept = JSON.parse(localStorage.getItem("marrakech.settings") ?? "{}");
    localStorage.setItem("marrakech.settings", JSON.stringify({ ...kept, textBoard: wanted }));
}"""


class Tour:
    """Somebody who looks at everything, with tables of their own."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def go(self, stop: str) -> None:
        """Go there; what the stop is about is in sight."""
        STOPS[stop](self)
        expect(self.page.locator("main h1").first).to_be_attached()
        expect(self.page.locator(".loading")).to_have_count(0)

    def problems(self, stop: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
        """What does not fit at some size, and words that are missing."""
        found = [f"{stop} says {key}" for key in untranslated(self.page, ALL)]
        found += [f"{stop} has a {role} without a name" for role in nameless(self.page)]
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            found += sticking_out(self.page, f"{stop} {width}")
        return found

    def home(self) -> None:
        self.player.open("/")
        expect(self.player.at("start-bots")).to_be_visible()
        expect(self.page.locator(".segments-to-come")).to_have_count(0)
        expect(self.page.locator(".table-row.to-come")).to_have_count(0)

    def options(self) -> None:
        self.player.open("/?clock=game:600%2B5&mode=friends&players=4&bots=1")
        self.page.locator("[data-testid=options] summary").click()
        expect(self.player.at("option-tie")).to_be_visible()

    def settings(self) -> None:
        self.player.open("/")
        expect(self.player.at("start-bots")).to_be_visible()
        if self.player.at("menu").is_visible():  # on a phone they are in the menu
            self.player.at("menu").click()
        self.page.locator("header.top button[aria-haspopup=dialog]:visible").click()
        expect(self.player.at("settings")).to_be_visible()

    def gathering(self) -> None:
        table = seat(self.player, "person", "open", "random", "open", autostart=False)
        opened(self.player, table, phase="gathering")
        expect(self.player.at("seat")).to_have_count(4)

    def turn(self) -> None:
        table = seat(self.player, "person", "greedy", "random", "random")
        opened(self.player, table, phase="playing", step="turn", mine="true")
        expect(self.page.locator("button[data-facing]:visible").first).to_be_visible()

    def lay(self) -> None:
        table = seat(self.player, "person", "person", clock={"kind": "turn", "seconds": 900})
        act(self.player, table, call(self.player, f"tables/{table}")["legal"][1])
        opened(self.player, table, phase="playing", step="lay", mine="true")
        expect(self.page.locator(".board-offered").first).to_be_attached()

    def text(self) -> None:
        """The market in words; the next who comes sees none again."""
        table = seat(self.player, "person", "greedy", "random")
        opened(self.player, table, phase="playing", step="turn", mine="true")
        self.page.evaluate(TEXT_BOARD, True)
        self.page.reload()
        expect(self.page.locator(".text-board")).to_be_visible()
        self.page.locator("[data-text-ask=seats]").click()
        expect(self.player.at("text-answer")).not_to_be_empty()
        self.page.evaluate(TEXT_BOARD, False)

    def hint(self) -> None:
        table = seat(self.player, "person", "greedy", "random")
        act(self.player, table, call(self.player, f"tables/{table}")["legal"][1])
        opened(self.player, table, phase="playing", step="lay", mine="true")
        bots_are_ready(self.player)
        self.player.at("hint").click()
        expect(self.page.locator(".hint.given")).to_be_visible()

    def reactions(self) -> None:
        """What can be said to Ben, who plays from elsewhere."""
        table = seat(self.player, "person", "open", "random", facing="N")
        with Device(self.player.link) as ben:
            assert ben.sit(call(self.player, f"tables/{table}")).status_code == 200
        opened(self.player, table, phase="playing", mine="true")
        self.player.at("react").click()
        expect(self.player.at("reaction-palette")).to_be_visible()

    def out(self) -> None:
        table = seat(self.player, "person", "person", "person")
        act(self.player, table, "x3")
        opened(self.player, table, phase="playing", step="turn", mine="true")
        expect(self.page.locator(".seat.out")).to_be_visible()

    def over(self) -> None:
        table = finished(self.player, "person", "person", "person")
        opened(self.player, table, phase="over")
        expect(self.player.at("standings")).to_be_visible()

    def opening(self) -> None:
        self.player.open("/replay")
        expect(self.page.locator("textarea")).to_be_visible()

    def replay(self) -> None:
        self.opening()
        self.page.locator(".opening-does .primary").click()
        expect(self.page.locator(".board")).to_be_visible()
        self.page.keyboard.press("End")
        expect(self.page.locator(".crown").first).to_be_visible()

    def editor(self) -> None:
        self.player.open("/editor")
        expect(self.page.locator(".study-findings")).to_be_visible()
        self.page.locator(".rules-fields summary").click()

    def rules(self) -> None:
        self.player.open("/rules")
        expect(self.page.locator(".board").first).to_be_visible()

    def learn(self) -> None:
        self.player.open("/learn#7")
        expect(self.page.locator(".board-offered").first).to_be_attached()

    def devices(self) -> None:
        seat(self.player, "person", "open")
        self.player.open("/devices")
        self.player.at("add-device").click()
        expect(self.player.at("device-link")).to_be_visible()
        expect(self.player.at("devices")).to_be_visible()

    def joining(self) -> None:
        seat(self.player, "person", "open")
        self.player.open("/devices#join-nothing")
        expect(self.player.at("join-own")).to_be_visible()

    def nowhere(self) -> None:
        self.player.excuse("status of 404")
        self.player.open("/nowhere")


STOPS: dict[str, Callable[[Tour], None]] = {
    "home": Tour.home,
    "options": Tour.options,
    "settings": Tour.settings,
    "gathering": Tour.gathering,
    "turn": Tour.turn,
    "lay": Tour.lay,
    "text": Tour.text,
    "hint": Tour.hint,
    "reactions": Tour.reactions,
    "out": Tour.out,
    "over": Tour.over,
    "opening": Tour.opening,
    "replay": Tour.replay,
    "editor": Tour.editor,
    "rules": Tour.rules,
    "learn": Tour.learn,
    "devices": Tour.devices,
    "joining": Tour.joining,
    "nowhere": Tour.nowhere,
}
