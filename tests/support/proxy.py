"""A line between two programs that can be held up or cut."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


class Proxy:
    """Passes everything on to a port of this machine, as long as it is told to."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open = threading.Event()
        self._open.set()
        self._lines: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._threads = [self._begin(self._accept)]

    def _begin(self, work: Callable[..., None], *given: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=given, daemon=True)
        thread.start()
        return thread

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    client.close()
                    continue
                self._lines += [client, server]
                self._threads.append(self._begin(self._pass_on, client, server))
                self._threads.append(self._begin(self._pass_on, server, client))

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self._open.wait()
                other.sendall(data)
        for line in (one, other):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def hold(self) -> None:
        """Pass nothing on, without closing anything."""
        self._open.clear()

    def release(self) -> None:
        """Pass on what was held up, and all that follows."""
        self._open.set()

    def cut(self) -> None:
        """Close every line; new ones can be opened."""
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End."""
        self.release()
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()
        for thread in self._threads:
            thread.join()
        for line in self._lines:
            line.close()


@contextmanager
def proxy(port: int) -> Iterator[Proxy]:
    """A proxy as long as it is needed."""
    line = Proxy(port)
    try:
        yield line
    finally:
        line.close()
