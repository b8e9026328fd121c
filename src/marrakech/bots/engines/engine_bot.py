"""A bot that is another program, one that speaks the engine protocol."""

import re
import shlex
import unicodedata
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from marrakech.bots.bot import Bot
from marrakech.bots.engines.faults import EngineFailed, Fault
from marrakech.bots.engines.process import EngineLimits, EngineProcess
from marrakech.bots.engines.protocol import (
    CAN_JUDGE,
    Info,
    Option,
    format_go,
    format_setoption,
    go_within,
    parse_chances,
    parse_info,
    parse_option,
    split_line,
)
from marrakech.bots.search_result import Budget, SearchResult, Worth
from marrakech.rules import (
    Action,
    Position,
    Refusal,
    format_position,
    legal_actions,
    parse_action,
)
from marrakech.rules.refusal import excerpt

LONGEST_ENGINE_NAME = 20
INTERACTIVE_BUDGET = Budget(seconds=1.0)  # for a decision at a table or in the terminal
STOP_DELAY = 0.5  # seconds from the end of its time to the command to stop
QUIT_TIMEOUT = 1.0  # seconds
IN_FLIGHT = 8192  # bytes of questions on the way: a pipe holds more


class Identity(NamedTuple):
    """What an engine says about itself."""

    name: str = ""
    author: str = ""
    options: tuple[Option, ...] = ()
    judges: bool = False  # whether it can be asked for chances


class EngineBot(Bot):
    """Starts a command, asks it for actions, and starts it again after a failure."""

    def __init__(
        self,
        command: str,
        limits: EngineLimits | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.command = command
        self._limits = limits or EngineLimits()
        self._settings = dict(settings or {})
        self._program: EngineProcess | None = None
        self._interrupted = False
        self.stderr_tail = ""  # of a program that failed
        self.exit_code: int | None = None  # if it ended on its own; negative for a signal
        self.identity = Identity()
        self._start()
        self.judges = self.identity.judges
        self.name = safe_name(self.identity.name or command.rpartition("/")[2])

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """What the program chooses. If it fails, it is stopped; the next choice starts it again."""
        try:
            return self._ask(self._program or self._start(), position, budget)
        except BaseException:
            self._drop()
            raise

    def judge_all(self, positions: Sequence[Position]) -> list[tuple[float, ...]]:
        """Each seat's chance to win in each of these positions, in which turns begin. The program
        is sent several at once, so that neither waits for the other."""
        if not self.judges:
            raise Refusal("engine-no-judge", engine=excerpt(self.command))
        try:
            return self._judge(self._program or self._start(), positions)
        except BaseException:
            self._drop()
            raise

    def judge(self, position: Position) -> tuple[float, ...]:
        """Each seat's chance to win in a position in which a turn begins."""
        return self.judge_all([position])[0]

    def new_game(self) -> None:
        """Tell the program that a new game begins. If it no longer reads, its next choice fails."""
        if self._program:
            with suppress(EngineFailed):
                self._program.send("newgame")

    def interrupt(self) -> None:
        """End the program for good. Safe while another thread waits for its answer."""
        self._interrupted = True
        if self._program:
            self._program.interrupt()

    def close(self) -> None:
        """Let the program quit, or end it."""
        if self._program:
            self._program.close(QUIT_TIMEOUT)
            self._program = None

    # At the start

    def _start(self) -> EngineProcess:
        self.stderr_tail, self.exit_code = "", None  # forget the previous program
        try:
            words = shlex.split(self.command)
        except ValueError as error:
            raise self.refuse("engine-not-started", detail=excerpt(str(error))) from None
        if not words:
            raise self.refuse("engine-not-started", detail=excerpt(self.command))
        self._program = EngineProcess(self.command, words, self._limits)
        if self._interrupted:
            self._program.interrupt()
        try:
            self._greet(self._program)
        except BaseException:
            self._drop()
            raise
        return self._program

    def _greet(self, program: EngineProcess) -> None:
        until = program.now() + self._limits.handshake
        program.send("marrakech")
        lines = self._until(program, "marrakechok", until)
        said = [split_line(line) for line in lines]
        named = [split_line(rest) for word, rest in said if word == "id"]
        names = dict(reversed(named))  # the first one counts
        options = tuple(_read_options([rest for word, rest in said if word == "option"]))
        judges = any(word == "id" and rest == CAN_JUDGE for word, rest in said)
        self.identity = Identity(names.get("name", ""), names.get("author", ""), options, judges)
        for name, value in self._settings.items():
            program.send(format_setoption(name, value))
        program.send("newgame")
        program.send("isready")  # so that it loads or compiles what it needs now
        self._until(program, "readyok", until)

    def _until(self, program: EngineProcess, word: str, until: float) -> list[str]:
        """The lines before the one with that first word."""
        lines: list[str] = []
        while (line := program.receive(until)) is not None:
            if split_line(line)[0] == word:
                return lines
            lines.append(line)
        raise self._silent(lines)

    # At every decision

    def _ask(
        self, program: EngineProcess, position: Position, budget: Budget | None
    ) -> SearchResult:
        self._settle(program)
        seconds = budget.seconds if budget and budget.seconds is not None else self._limits.untimed
        up = program.now() + seconds
        program.send(f"position {format_position(position)}")
        program.send(format_go(go_within(budget)))
        infos: list[Info] = []
        action = self._wait_for_action(program, up, infos)
        legal = legal_actions(position)
        if action not in legal:
            raise self.refuse("engine-illegal", detail=excerpt(action))
        return _search_result(action, infos, legal)

    def _settle(self, program: EngineProcess) -> None:
        """Ask whether it is ready: whatever it writes before that is about an earlier position."""
        program.reset_limits()
        program.send("isready")
        self._until(program, "readyok", program.now() + self._limits.grace)
        program.reset_limits()

    def _wait_for_action(self, program: EngineProcess, up: float, infos: list[Info]) -> Action:
        """The action that it decides on; what it reports before that is added to `infos`."""
        odd: list[str] = []
        told_to_stop = False
        while True:
            line = program.receive(up + (self._limits.grace if told_to_stop else STOP_DELAY))
            if line is None and told_to_stop:
                raise self._silent(odd)
            if line is None:
                told_to_stop = True
                program.send("stop")
                continue
            word, rest = split_line(line)
            if word == "bestaction":
                return self._read_action(rest)
            if word == "error":
                raise self.refuse("engine-junk", detail=excerpt(line))
            if not _note(word, rest, infos):
                odd.append(line)

    # At every judgement

    def _judge(
        self, program: EngineProcess, positions: Sequence[Position]
    ) -> list[tuple[float, ...]]:
        self._settle(program)
        found: list[tuple[float, ...]] = []
        sent = deque[int]()
        for position in positions:
            asked = f"position {format_position(position)}\njudge"
            while sent and sum(sent) + len(asked) > IN_FLIGHT:
                found.append(self._wait_for_chances(program, positions[len(found)]))
                sent.popleft()
            program.send(asked)
            sent.append(len(asked))
        for position in positions[len(found) :]:
            found.append(self._wait_for_chances(program, position))
        return found

    def _wait_for_chances(self, program: EngineProcess, position: Position) -> tuple[float, ...]:
        program.reset_limits()
        until = program.now() + self._limits.untimed + self._limits.grace
        odd: list[str] = []
        while (line := program.receive(until)) is not None:
            word, rest = split_line(line)
            if word == "error":
                raise self.refuse("engine-junk", detail=excerpt(line))
            if word == "chances":
                try:
                    return parse_chances(rest, len(position.seats))
                except Refusal:
                    raise self.refuse("engine-junk", detail=excerpt(line)) from None
            odd.append(line)
        raise self._silent(odd)

    def _read_action(self, rest: str) -> Action:
        try:
            return parse_action(rest)
        except Refusal:
            raise self.refuse("engine-junk", detail=excerpt(f"bestaction {rest}")) from None

    def _silent(self, lines: list[str]) -> EngineFailed:
        """Its time is up: it wrote nothing, or nothing that could be read."""
        if lines:
            return self.refuse("engine-junk", detail=excerpt(lines[-1]))
        return self.refuse("engine-hung", detail="")

    def refuse(self, fault: Fault, detail: str) -> EngineFailed:
        """The failure, for the given reason."""
        return EngineFailed(fault, engine=excerpt(self.command), detail=detail)

    def _drop(self) -> None:
        program, self._program = self._program, None
        if program:
            program.close()
            self.stderr_tail, self.exit_code = program.stderr_tail, program.exit_code


def _read_options(said: list[str]) -> list[Option]:
    """The options that can be parsed."""
    options = []
    for rest in said:
        with suppress(Refusal):
            options.append(parse_option(rest))
    return options


def _note(word: str, rest: str, infos: list[Info]) -> bool:
    """Keep what a line reports; return whether it could be parsed."""
    try:
        if word == "info":
            infos.append(parse_info(rest))
    except Refusal:
        return False
    return word == "info"


def _search_result(action: Action, infos: list[Info], legal: Collection[Action]) -> SearchResult:
    """The last report counts; worths count if there is one for every choice."""
    last = Info(0, 0, 0, "")
    values: dict[Action, float] = {}
    for info in infos:
        last = Info._make(
            new if new is not None else old for old, new in zip(last, info, strict=True)
        )
        if info.worth and info.worth.action in legal:
            values[info.worth.action] = info.worth.value
    worths = sorted(
        (Worth(one, value) for one, value in values.items()),
        key=lambda worth: (-worth.value, worth.action != action),
    )
    known = bool(last.measure) and len(worths) == len(legal)
    return SearchResult(
        action,
        tuple(worths) if known else (),
        last.measure or "" if known else "",
        last.turns or 0,
        last.nodes or 0,
    )


def safe_name(text: str, taken: Collection[str] = ()) -> str:
    """A short name that is not taken and is valid in records, addresses and protocol lines."""
    plain = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    short = (
        re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ENGINE_NAME].strip("-") or "engine"
    )
    name, number = short, 1
    while name in taken:
        number += 1
        ending = f"-{number}"
        name = short[: LONGEST_ENGINE_NAME - len(ending)] + ending
    return name
