"""Ways to decide: with a mouse, with a thumb, with keys alone, and on the market in words."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

KEY = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
MIDDLE = """(root, square) => {
  const cell = root.querySelector(`[data-square="${square}"]`);
  cell.scrollIntoView({ block: "center" });
  const box = cell.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
FOCUS = "() => document.activeElement?.closest('.board') !== null"

Point = tuple[float, float]


def board(page: Page) -> Locator:
    """The market."""
    return page.locator(".board")


def chosen_rug(page: Page) -> Locator:
    """The rug that is chosen and not yet laid."""
    return page.locator("button[data-lay]:visible")


def shows_rug(page: Page, action: str) -> None:
    """The rug is chosen, and it is of the colour that is to be laid."""
    _, _, _, seat, seats, _ = (board(page).get_attribute("data-position") or "").split(" ")
    stock, _, top = seats.split(",")[int(seat) - 1].partition("*")
    colour = top or re.findall(r"([rbyg])[1-9]", stock)[0]
    expect(chosen_rug(page)).to_have_attribute("data-lay", action)
    expect(chosen_rug(page)).to_have_attribute("data-colour", colour)


def middle(page: Page, square: str) -> Point:
    """Where a square is on the screen."""
    x, y = board(page).evaluate(MIDDLE, square)
    return x, y


def between(page: Page, action: str, share: float = 0.3) -> Point:
    """A place on the first square of a rug, toward its second one."""
    (ax, ay), (bx, by) = middle(page, action[:2]), middle(page, action[2:])
    return ax + share * (bx - ax), ay + share * (by - ay)


def is_armed(page: Page) -> None:
    """The button that decides can be pressed: it has said what it does for long enough."""
    expect(page.get_by_test_id("act")).to_have_attribute("aria-disabled", "false")


def is_settled(page: Page) -> None:
    """A click on the chosen rug would be one of its own, no half of a double click."""
    expect(page.locator(".board.board-settled")).to_be_visible()


class Hand(Protocol):
    """A way to decide. Each decision is one of those that are legal, and comes back."""

    def face(self, page: Page, legal: Sequence[str], chance: Random) -> str: ...

    def lay(self, page: Page, legal: Sequence[str], chance: Random) -> str: ...

    def agree(self, page: Page) -> None:
        """Confirm what needs no choice: roll the die, put a rug back."""
        ...


class Pointer(ABC):
    """Chooses on the market, with a mouse or with a thumb."""

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button of the page."""

    def act(self, page: Page) -> None:
        """Press the button that decides."""
        self.press(page.get_by_test_id("act"))

    def face(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        facing = chance.choice(legal)
        arrow = page.locator(f"button[data-facing={facing}]")
        self.press(arrow)
        expect(arrow).to_have_attribute("aria-pressed", "true")
        self.act(page)
        return facing

    def agree(self, page: Page) -> None:
        self.act(page)


class Mouse(Pointer):
    """Points, clicks, and clicks a rug again."""

    def press(self, button: Locator) -> None:
        button.click()

    def lay(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        action = chance.choice(legal)
        x, y = between(page, action)
        page.mouse.click(x, y)
        shows_rug(page, action)
        if chance.random() < 0.5:
            is_settled(page)
            page.mouse.click(x, y)
        else:
            self.act(page)
        return action


class Thumb(Pointer):
    """Taps two squares, or one until the rug that is wanted shows; the button decides."""

    def press(self, button: Locator) -> None:
        button.tap()

    def lay(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        action = chance.choice(legal)
        if chance.random() < 0.5:
            squares = [action[:2], action[2:]]
            chance.shuffle(squares)
            for square in squares:
                page.touchscreen.tap(*middle(page, square))
            shows_rug(page, action)
        else:
            self._cycle(page, action, [one for one in legal if action[:2] in (one[:2], one[2:])])
        self.act(page)
        return action

    def _cycle(self, page: Page, action: str, rugs: Sequence[str]) -> None:
        """Tap one square until the rug that is wanted shows; each tap shows another one."""
        seen: set[str] = set()
        for _ in rugs:
            page.touchscreen.tap(*middle(page, action[:2]))
            shown = chosen_rug(page).get_attribute("data-lay") or ""
            seen.add(shown)
            if shown == action:
                return
        raise AssertionError(f"{action} is not among {seen}")


class Keys:
    """Tab, arrow keys and Enter, and nothing else."""

    def __init__(self) -> None:
        self.there = False

    def face(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        self.reach(page)
        facing = chance.choice(legal)
        page.keyboard.press(KEY[facing])
        expect(page.locator(f"button[data-facing={facing}]")).to_be_focused()
        page.keyboard.press("Enter")
        return facing

    def lay(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        self.reach(page)
        chosen = chosen_rug(page)
        for key in chance.choices(list(KEY.values()), k=chance.randint(1, 4)):
            page.keyboard.press(key)
        while not chosen.count():  # nothing lies that way
            page.keyboard.press(chance.choice(list(KEY.values())))
        expect(chosen).to_be_focused()
        action = chosen.get_attribute("data-lay") or ""
        assert action in legal
        shows_rug(page, action)
        page.keyboard.press("Enter")
        return action

    def agree(self, page: Page) -> None:
        self.reach(page)
        is_armed(page)
        page.keyboard.press("Enter")

    def reach(self, page: Page) -> None:
        """Move the focus to the market, once: the page never takes it away again."""
        for _ in range(60):
            if page.evaluate(FOCUS):
                self.there = True
                return
            assert not self.there, "the market has lost the focus"
            page.keyboard.press("Tab")
        raise AssertionError("the market cannot be reached with Tab")


class Reader:
    """Plays on the text board, by keys alone: types into the box, or goes over the squares."""

    def face(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        facing = chance.choice(legal)
        self.type(page, facing.lower())
        expect(page.locator(f"[data-text-choice={facing}]")).to_have_attribute(
            "aria-pressed", "true"
        )
        self.type(page, "r")
        return facing

    def lay(self, page: Page, legal: Sequence[str], chance: Random) -> str:
        action = chance.choice(legal)
        if chance.random() < 0.5:
            self.type(page, f"{action[2:]} {action[:2]}")
            expect(page.locator(f"[data-text-choice={action}]")).to_have_attribute(
                "aria-pressed", "true"
            )
            self.type(page, "")
        else:
            tab_to(page, page.locator(".text-squares [tabindex='0']"), back=True)
            for square in (action[:2], action[2:]):
                self.walk(page, square)
                page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        return action

    def agree(self, page: Page) -> None:
        self.type(page, "r")

    def type(self, page: Page, text: str) -> None:
        """Go to the box and say it there."""
        box = page.get_by_test_id("text-box")
        if not box.evaluate("element => element === document.activeElement"):
            on_squares = page.locator(".text-squares :focus").count()
            if on_squares:
                page.keyboard.press("/")
            else:
                tab_to(page, box)
        expect(box).to_be_focused()
        page.keyboard.type(text)
        page.keyboard.press("Enter")

    def walk(self, page: Page, square: str) -> None:
        """By arrow keys from the square that has the focus to another one."""
        focused = page.locator(".text-squares :focus")
        here = focused.get_attribute("data-text-square") or ""
        across, up = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
        for _ in range(abs(across)):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        expect(page.locator(f"[data-text-square={square}]")).to_be_focused()


def tab_to(page: Page, wanted: Locator, back: bool = False) -> None:
    """Press Tab until something has the focus."""
    handle = wanted.element_handle()
    for _ in range(120):
        if handle.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")
