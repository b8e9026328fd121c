"""An engine's process: its lines are read within limits, and it is always ended."""

import os
import selectors
import signal
import socket
import subprocess
import sys
import unicodedata
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from marrakech.bots.engines.faults import EngineFailed, Fault
from marrakech.bots.engines.running_time import CHECK_EVERY, RunningTime
from marrakech.bots.engines.supervisor import ENDED, NO_START, STARTED
from marrakech.rules.refusal import excerpt

SUPERVISOR = Path(__file__).with_name("supervisor.py")
READ_SIZE = 65536  # bytes
STDERR_KEPT = 2048  # bytes
SUPERVISOR_TIMEOUT = 5.0  # seconds for a supervisor to exit


class EngineLimits(NamedTuple):
    """How long an engine may take, and how much it may write."""

    handshake: float = 60.0  # seconds to identify itself and be ready
    untimed: float = 30.0  # seconds to think when no time is set
    grace: float = 5.0  # seconds that it may exceed its time by
    line: int = 10_000  # bytes of a line
    lines: int = 10_000  # lines in one response
    size: int = 1_000_000  # bytes in one response


class EngineProcess:
    """A process that reads and writes lines."""

    def __init__(self, name: str, command: Sequence[str], limits: EngineLimits) -> None:
        self._name = name
        self._limits = limits
        self._link, theirs = socket.socketpair()
        with theirs:
            self._process = self._started(command, theirs)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe)
        self._selector = selectors.DefaultSelector()
        for end in (self._in, self._out, self._err, self._link.fileno()):
            os.set_blocking(end, False)
        for end in (self._out, self._err, self._link.fileno()):
            self._selector.register(end, selectors.EVENT_READ)
        self._lines: deque[bytes] = deque()
        self._partial = b""  # a line whose end is still to come
        self._reports = b""  # from the supervisor
        self._last_words = b""
        self._gone = False
        self.now = RunningTime()
        self.reset_limits()

    def _started(self, command: Sequence[str], theirs: socket.socket) -> "subprocess.Popen[bytes]":
        """The supervisor. It needs no packages."""
        number = theirs.fileno()
        try:
            return subprocess.Popen(  # noqa: S603 (the user chose the command)
                [sys.executable, "-I", "-S", str(SUPERVISOR), str(number), *command],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=(number,),
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._link.close()
            raise self.refuse("engine-not-started", detail=excerpt(str(error))) from None

    def refuse(self, fault: Fault, detail: str) -> EngineFailed:
        """The failure, for the given reason."""
        return EngineFailed(fault, engine=excerpt(self._name), detail=detail)

    @property
    def stderr_tail(self) -> str:
        """The end of what it wrote to stderr."""
        return self._last_words.decode(errors="replace")

    @property
    def exit_code(self) -> int | None:
        """How it ended, if it did so by itself; negative for a signal."""
        code = self._report_of(ENDED)
        return None if code is None else int(code)

    def _report_of(self, kind: str) -> str | None:
        """What the supervisor has reported of that kind, if anything."""
        lines = self._reports.decode(errors="replace").split("\n")[:-1]
        return next((line[1:] for line in lines if line.startswith(kind)), None)

    def reset_limits(self) -> None:
        """Start counting anew what it writes in one response."""
        self._size = self._count = 0

    def send(self, line: str) -> None:
        """Write a line to it. If the pipe is full, it has stopped reading."""
        try:
            os.write(self._in, f"{line}\n".encode())
        except BlockingIOError:
            raise self.refuse("engine-hung", detail=excerpt(line)) from None
        except OSError:  # it is gone, which receive will report
            pass

    def receive(self, until: float) -> str | None:
        """The next line that it says, or None if it says none until then, by `now`.

        No line is returned before its process number is known: without it, an engine whose
        supervisor is killed could not be ended.
        """
        while not (self._lines and self._reports):
            if self._gone:
                raise self._end()
            wait = min(CHECK_EVERY, max(0.0, until - self.now()))
            said = [key.fd for key, _ in self._selector.select(wait)]
            self._take(said)
            if said in ([], [self._err]) and self.now() >= until:
                return None  # output on stderr is no answer
        line = self._lines.popleft()
        text = line.decode(errors="replace").replace("\t", " ").rstrip()
        if "\ufffd" in text or any(unicodedata.category(one) == "Cc" for one in text):
            raise self.refuse("engine-junk", detail=excerpt(text))
        return text

    def _take(self, ready: list[int]) -> None:
        if self._link.fileno() in ready:
            self._read_reports()
        if self._err in ready:
            said = self._read(self._err)
            self._last_words = (self._last_words + said)[-STDERR_KEPT:]
        if self._out in ready:
            self._read_lines()

    def _read_reports(self) -> None:
        """Read how it ended. Everything that it wrote before is then there to be read."""
        try:
            report = self._link.recv(READ_SIZE)
        except OSError:
            report = b""
        self._reports += report
        if not report:
            self._gone = True
            self._selector.unregister(self._link.fileno())
            self._last_words = (self._last_words + self._read(self._err))[-STDERR_KEPT:]
            self._read_lines()

    def _read_lines(self) -> None:
        said = self._read(self._out)
        *lines, self._partial = (self._partial + said).split(b"\n")
        self._lines += lines
        self._size += len(said)
        self._count += len(lines)
        limits = self._limits
        if (
            self._size > limits.size
            or self._count > limits.lines
            or max(map(len, [*lines, self._partial])) > limits.line
        ):
            raise self.refuse("engine-flooded", detail=excerpt(said[:50].decode(errors="replace")))

    def _read(self, end: int) -> bytes:
        """What can be read now; a pipe at its end is unregistered."""
        try:
            said = os.read(end, READ_SIZE)
        except BlockingIOError:
            return b""
        if not said and end in self._selector.get_map():
            self._selector.unregister(end)
        return said

    def _end(self) -> EngineFailed:
        if (reason := self._report_of(NO_START)) is not None:
            return self.refuse("engine-not-started", detail=excerpt(reason))
        last = self.stderr_tail.strip().rpartition("\n")[2]
        return self.refuse("engine-crashed", detail=excerpt(last or str(self.exit_code)))

    def interrupt(self) -> None:
        """End it now. Safe from another thread: one that waits for an answer gets a failure."""
        with suppress(OSError):
            self._link.shutdown(socket.SHUT_RDWR)

    def close(self, grace: float = 0.0) -> None:
        """Ask it to quit, wait a while, and then end it with everything that it started."""
        until = monotonic() + grace
        with suppress(EngineFailed):
            self.send("quit")
            while not self._gone and monotonic() < until:
                self._take([k.fd for k, _ in self._selector.select(max(0, until - monotonic()))])
        self._link.close()
        self._reap()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()

    def _reap(self) -> None:
        """The supervisor ends the engine and then exits; if it could not, end both."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SUPERVISOR_TIMEOUT)
        if self._process.returncode == 0:
            return
        if self._process.returncode is None:
            self._process.kill()
            self._process.wait()
        if engine := self._report_of(STARTED):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(int(engine), signal.SIGKILL)
