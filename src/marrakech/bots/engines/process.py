"""A program and its lines: never waited for too long, never listened to for ever, never left."""

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

from marrakech.bots.engines.faults import EngineFailed
from marrakech.bots.engines.running_time import STEP, RunningTime
from marrakech.bots.engines.supervisor import ENDED, NO_START, STARTED
from marrakech.rules.refusal import excerpt

SUPERVISOR = Path(__file__).with_name("supervisor.py")
CHUNK = 65536  # bytes that are read at once
LAST_WORDS = 2048  # bytes of what it says on stderr that are kept
GOODBYE = 5.0  # seconds that a supervisor has to be gone


class Limits(NamedTuple):
    """What is put up with."""

    handshake: float = 60.0  # seconds until it must have said who it is
    untimed: float = 30.0  # seconds to think where no time was set
    grace: float = 5.0  # seconds more than its time that it may take to answer
    line: int = 10_000  # bytes of a line
    lines: int = 10_000  # lines in answer to one question
    size: int = 1_000_000  # bytes in answer to one question


class Program:
    """A process that reads and writes lines."""

    def __init__(self, name: str, command: Sequence[str], limits: Limits) -> None:
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
        self._begun = b""  # a line of which the end is still to come
        self._told = b""  # by the supervisor
        self._last_words = b""
        self._gone = False
        self.now = RunningTime()
        self.listen_anew()

    def _started(self, command: Sequence[str], theirs: socket.socket) -> "subprocess.Popen[bytes]":
        """The supervisor, without the packages that it does not need."""
        number = theirs.fileno()
        try:
            return subprocess.Popen(  # noqa: S603 (whoever runs us chose the command)
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

    def refuse(self, key: str, detail: str) -> EngineFailed:
        """Why it is no use."""
        return EngineFailed(key, engine=excerpt(self._name), detail=detail)

    @property
    def last_words(self) -> str:
        """The end of what it said on stderr."""
        return self._last_words.decode(errors="replace")

    @property
    def exit_code(self) -> int | None:
        """How it ended, if it did so by itself; a signal's number is negative."""
        code = self._told_of(ENDED)
        return None if code is None else int(code)

    def _told_of(self, what: str) -> str | None:
        """What the supervisor has told of that, if it has."""
        lines = self._told.decode(errors="replace").split("\n")[:-1]
        return next((line[1:] for line in lines if line.startswith(what)), None)

    def listen_anew(self) -> None:
        """From here on it may say as much as is put up with in answer to one question."""
        self._size = self._count = 0

    def send(self, line: str) -> None:
        """Say a line to it. One that has not read tens of thousands of bytes does not listen."""
        try:
            os.write(self._in, f"{line}\n".encode())
        except BlockingIOError:
            raise self.refuse("engine-hung", detail=excerpt(line)) from None
        except OSError:  # it is gone: whoever wants its answer will hear of that
            pass

    def receive(self, until: float) -> str | None:
        """The next line that it says, or None if it says none until then, by `now`.

        No line is returned before its process number is known: without it, an engine whose
        supervisor is killed could not be ended.
        """
        while not (self._lines and self._told):
            if self._gone:
                raise self._end()
            wait = min(STEP, max(0.0, until - self.now()))
            said = [key.fd for key, _ in self._selector.select(wait)]
            self._take(said)
            if said in ([], [self._err]) and self.now() >= until:
                return None  # what it chatters on stderr is beside the point
        line = self._lines.popleft()
        text = line.decode(errors="replace").replace("\t", " ").rstrip()
        if "\ufffd" in text or any(unicodedata.category(one) == "Cc" for one in text):
            raise self.refuse("engine-junk", detail=excerpt(text))
        return text

    def _take(self, ready: list[int]) -> None:
        if self._link.fileno() in ready:
            self._hear_the_supervisor()
        if self._err in ready:
            said = self._read(self._err)
            self._last_words = (self._last_words + said)[-LAST_WORDS:]
        if self._out in ready:
            self._listen()

    def _hear_the_supervisor(self) -> None:
        """How it ended: then all that it said before is there to be read."""
        try:
            told = self._link.recv(CHUNK)
        except OSError:
            told = b""
        self._told += told
        if not told:
            self._gone = True
            self._selector.unregister(self._link.fileno())
            self._last_words = (self._last_words + self._read(self._err))[-LAST_WORDS:]
            self._listen()

    def _listen(self) -> None:
        said = self._read(self._out)
        *lines, self._begun = (self._begun + said).split(b"\n")
        self._lines += lines
        self._size += len(said)
        self._count += len(lines)
        limits = self._limits
        if (
            self._size > limits.size
            or self._count > limits.lines
            or max(map(len, [*lines, self._begun])) > limits.line
        ):
            raise self.refuse("engine-flooded", detail=excerpt(said[:50].decode(errors="replace")))

    def _read(self, end: int) -> bytes:
        """What there is to be read now; an end of which nothing more will come is let go."""
        try:
            said = os.read(end, CHUNK)
        except BlockingIOError:
            return b""
        if not said and end in self._selector.get_map():
            self._selector.unregister(end)
        return said

    def _end(self) -> EngineFailed:
        if (reason := self._told_of(NO_START)) is not None:
            return self.refuse("engine-not-started", detail=excerpt(reason))
        last = self.last_words.strip().rpartition("\n")[2]
        return self.refuse("engine-crashed", detail=excerpt(last or str(self.exit_code)))

    def interrupt(self) -> None:
        """End it now. Safe from another thread: who waits for its answer hears that it is gone."""
        with suppress(OSError):
            self._link.shutdown(socket.SHUT_RDWR)

    def close(self, patience: float = 0.0) -> None:
        """Ask it to quit, wait a while, and see to it that it is gone with all that it started."""
        until = monotonic() + patience
        with suppress(EngineFailed):
            self.send("quit")
            while not self._gone and monotonic() < until:
                self._take([k.fd for k, _ in self._selector.select(max(0, until - monotonic()))])
        self._link.close()
        self._bury()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()

    def _bury(self) -> None:
        """The supervisor ends the engine and then itself; for one that could not we do both."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE)
        if self._process.returncode == 0:
            return
        if self._process.returncode is None:
            self._process.kill()
            self._process.wait()
        if engine := self._told_of(STARTED):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(int(engine), signal.SIGKILL)
