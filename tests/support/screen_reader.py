"""What a screen reader was told on a page, and what it should have been told of a game."""

import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

from marrakech import Game, apply
from marrakech.cli.narration import narrate
from marrakech.locales import speak

MARKS = "[\u2066-\u2069\u200e\u200f]"  # of direction
LISTEN = """() => {
    window.heard = [];
    const box = document.querySelector(".announcer");
    const hear = () => window.heard.push(box.textContent.trim());
    new MutationObserver(hear).observe(
        box, { childList: true, characterData: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """Write down whatever is announced from now on."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """What was announced, without the marks that nobody hears."""
    return [plain(text) for text in page.evaluate("window.heard")]


def plain(text: str) -> str:
    """Without marks of direction and doubled spaces."""
    return re.sub(r"\s+", " ", re.sub(MARKS, "", text)).strip()


def to_be_told(game: Game, names: Sequence[str], language: str) -> Iterator[str]:
    """Every sentence about a game, in a language; what costs nothing is not worth saying aloud."""
    speak(language)
    try:
        position = game.start
        for action in game.actions:
            after = apply(position, action)
            free = position.step == "roll"
            sentences = narrate(position, action, after, names)
            yield from (plain(one) for one in (sentences[:1] if free else sentences))
            position = after
    finally:
        speak("en")
