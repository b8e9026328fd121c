"""One of our bots as an engine: lines come in, lines go out."""

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random, SystemRandom
from threading import Event, Lock, Thread
from time import perf_counter

from marrakech import __version__
from marrakech.bots.bot import Bot
from marrakech.bots.engines.protocol import (
    CAN_JUDGE,
    Go,
    Info,
    Option,
    format_chances,
    format_info,
    format_option,
    parse_go,
    parse_setoption,
    split_line,
)
from marrakech.bots.registry import bot_named, bot_names
from marrakech.bots.search_result import Budget, SearchResult
from marrakech.locales import catalogue
from marrakech.rules import Position, Refusal, apply, parse_position, start
from marrakech.rules.position import is_beginning, opening_step
from marrakech.rules.refusal import excerpt

Write = Callable[[str], None]
QUICK_LOOK = 0.05  # seconds: the first piece of infinite thinking, or an answer on short notice
FIRST_PIECE, LONGEST_PIECE = 1.0, 8.0  # seconds; a piece cannot be interrupted
HIGHEST_SEED = 2**31
_TURN = start(4)
_LAY = apply(apply(_TURN, "E"), "1")


class Engine:
    """A bot that takes commands line by line. No line is lost, and none makes it fail."""

    def __init__(self, bot: str, seed: int | None, write: Write) -> None:
        self._name, self._seed = bot, seed
        self._write = _one_at_a_time(write)
        self._position: Position | None = None
        self._search: Search | None = None
        self._warm: set[str] = set()  # bots that have already thought
        self._bot = self._new_bot()
        self._handlers: dict[str, Callable[[str], None]] = {
            "marrakech": self._identify,
            "isready": self._be_ready,
            "setoption": self._set_option,
            "newgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "judge": self._judge,
            "stop": self._stop,
        }

    def serve(self, lines: Iterable[str]) -> None:
        """Handle lines up to `quit`; if they end without it, finish thinking first."""
        for line in lines:
            word, rest = split_line(line)
            if word == "quit":
                return
            if word:
                self._handle(word, rest)
        if self._search and not self._search.endless:
            self._search.join()

    @property
    def thinks(self) -> bool:
        """Whether the bot is still thinking, and may write at any moment."""
        return self._search is not None and self._search.is_alive()

    def _handle(self, word: str, rest: str) -> None:
        try:
            if word not in self._handlers:
                raise Refusal("engine-line", text=excerpt(f"{word} {rest}".strip()))
            self._handlers[word](rest)
        except Refusal as refusal:
            self._write(error_line(refusal))

    # What each line does

    def _identify(self, _: str) -> None:
        self._write(f"id name {self._name} {__version__}")
        if self._bot.judges:
            self._write(f"id {CAN_JUDGE}")
        for option in self._options():
            self._write(format_option(option))
        self._write("marrakechok")

    def _options(self) -> tuple[Option, ...]:
        seed = "" if self._seed is None else str(self._seed)
        return (
            Option("bot", "combo", self._name, choices=bot_names()),
            Option("seed", "spin", seed, 0, HIGHEST_SEED),
        )

    def _be_ready(self, _: str) -> None:
        """Warm up a bot that is slow to start now, not at the first `go`."""
        if self._name not in self._warm and not (self._search and self._search.is_alive()):
            for position in (_TURN, _LAY):
                self._new_bot().think(position, Budget(QUICK_LOOK))
            self._warm.add(self._name)
        self._write("readyok")

    def _set_option(self, rest: str) -> None:
        self._wait_until_idle()
        name, value = parse_setoption(rest)
        if name == "bot":
            bot_named(value, SystemRandom())  # an unknown one is refused
            self._name = value
        elif name == "seed" and _is_seed(value):
            self._seed = int(value)
        else:
            raise Refusal("engine-option", option=excerpt(name), value=excerpt(value))
        self._bot = self._new_bot()

    def _new_game(self, _: str) -> None:
        self._wait_until_idle()
        self._position, self._bot = None, self._new_bot()

    def _set_position(self, rest: str) -> None:
        self._wait_until_idle()
        self._position = None  # if this one cannot be parsed, `go` must not use the last one
        self._position = parse_position(rest)

    def _go(self, rest: str) -> None:
        self._wait_until_idle()
        go = parse_go(rest)
        position = self._position
        if position is None:
            raise Refusal("engine-no-position")
        if position.step not in ("turn", "lay", "steer"):
            raise Refusal("engine-no-decision", step=position.step)
        self._search = Search(self._bot, self._new_bot, position, go, self._write)
        self._search.start()

    def _judge(self, _: str) -> None:
        self._wait_until_idle()
        position = self._position
        if position is None:
            raise Refusal("engine-no-position")
        if not self._bot.judges:
            raise Refusal("engine-cannot-judge", bot=self._name)
        if not _begins_turn(position):
            raise Refusal("engine-no-beginning")
        self._write(format_chances(self._bot.judge(position)))

    def _stop(self, _: str) -> None:
        if self._search:
            self._search.stop()

    def _wait_until_idle(self) -> None:
        """Wait for a stopped bot to finish its piece; refuse while one is thinking."""
        if self._search and not self._search.answered:
            raise Refusal("engine-thinks")
        if self._search:
            self._search.join()

    def _new_bot(self) -> Bot:
        seed = self._seed
        return bot_named(self._name, SystemRandom() if seed is None else Random(seed))  # noqa: S311


class Search(Thread):
    """A bot that thinks in pieces, until its time is up or it is stopped."""

    def __init__(
        self, bot: Bot, another: Callable[[], Bot], position: Position, go: Go, write: Write
    ) -> None:
        super().__init__(daemon=True)  # quitting does not wait for it
        self._bot, self._another = bot, another
        self._position, self._write, self._pieces = position, write, pieces(go)
        self.endless = go.infinite
        self.answered = False
        self._found: SearchResult | None = None
        self._stopped = Event()
        self._lock = Lock()

    def run(self) -> None:
        """Think, report, answer."""
        with self._failures_answered():
            self._think()

    def _think(self) -> None:
        began = perf_counter()
        for budget in self._pieces:
            begun = perf_counter()
            result = self._bot.think(self._position, budget)
            self._report(result, perf_counter() - began)
            taken = perf_counter() - begun
            if self.answered or taken < (budget.seconds or 0) / 2:  # more time finds nothing more
                break
        if self.endless:
            self._stopped.wait()
        self._decide()

    def _report(self, result: SearchResult, seconds: float) -> None:
        with self._lock:
            if self.answered or self._is_known(result):
                return
            self._found = result
            self._write(format_info(Info(result.turns, result.nodes, int(1000 * seconds))))
            for worth in result.worths:
                shown = worth._replace(value=round(worth.value, 4))
                self._write(format_info(Info(measure=result.measure, worth=shown)))

    def _is_known(self, result: SearchResult) -> bool:
        """Whether a longer search, perhaps on a busy machine, found exactly the same."""
        last = self._found
        return last is not None and last._replace(action=result.action) == result

    def _decide(self) -> None:
        with self._lock:
            if not self.answered and self._found:
                self.answered = True
                self._write(f"bestaction {self._found.action}")

    def stop(self) -> None:
        """Answer now with the best so far; if there is none yet, after a quick look."""
        with self._failures_answered():
            if self._found is None and not self.answered:
                look = self._another().think(self._position, Budget(QUICK_LOOK))
                if self._found is None:  # what was found in the meantime is better
                    self._report(look, QUICK_LOOK)
        self._decide()
        self._stopped.set()

    @contextmanager
    def _failures_answered(self) -> Iterator[None]:
        """A failing bot answers with an error, and only once."""
        try:
            yield
        except Exception as error:
            traceback.print_exc()
            said = excerpt(f"{type(error).__name__}: {error}")
            with self._lock:
                if not self.answered:
                    self.answered = True
                    self._write(error_line(Refusal("engine-bot-failed", error=said)))


def error_line(refusal: Refusal) -> str:
    """The line that says why something was refused."""
    sentence = catalogue("en").explain(refusal)  # a protocol, so never in the terminal's language
    return f"error {refusal.key} {sentence}"


def pieces(go: Go) -> Iterator[Budget]:
    """The budgets to think with, one after the other. A long time is divided into pieces, each at
    least twice as long as the one before, so that there is something to report early. A number of
    nodes is not divided."""
    if not go.infinite and go.movetime is None:
        yield Budget(nodes=go.nodes)
        return
    left = float("inf") if go.infinite else (go.movetime or 0) / 1000
    piece = QUICK_LOOK if go.infinite else FIRST_PIECE
    while left > 3 * piece:
        yield Budget(piece, go.nodes)
        left -= piece
        piece = min(2 * piece, LONGEST_PIECE) if go.infinite else 2 * piece
    yield Budget(left, go.nodes)


def _begins_turn(position: Position) -> bool:
    """Whether a turn begins here, or a rug is drawn before one begins."""
    opening = opening_step(position.ruleset)
    if position.step == "draw":
        return opening == "turn" or is_beginning(position.board)
    return position.step == opening


def _is_seed(value: str) -> bool:
    digits = value.isascii() and value.isdigit() and len(value) <= len(str(HIGHEST_SEED))
    return digits and int(value) <= HIGHEST_SEED


def _one_at_a_time(write: Write) -> Write:
    lock = Lock()

    def written(line: str) -> None:
        with lock:
            write(line)

    return written
