"""Listening, and printing the link: what `marrakech serve` and the bare command share."""

import socket
import sys
from collections.abc import Callable

import typer

from marrakech.cli.terminal import (
    INTERRUPTED,
    REFUSED,
    console,
    error_console,
    exit_on_refusal,
    fail,
    print_whole,
    words,
)
from marrakech.server.settings import Settings
from marrakech.server.storage.addresses import file_at, is_file, shown

ACCEPT_BACKLOG = 2048  # connections that may wait until they are accepted


def listen(settings: Settings) -> socket.socket:
    """A socket that listens at the chosen address; the command ends if none can."""
    try:
        return try_to_listen(settings)
    except socket.gaierror as error:
        fail(words("serve-host", host=settings.host, reason=error.strerror or str(error)))
    except UnicodeError as error:
        fail(words("serve-host", host=settings.host, reason=str(error)))
    except OSError as error:
        fail(words("serve-port", port=str(settings.port), reason=error.strerror or str(error)))


def try_to_listen(settings: Settings) -> socket.socket:
    """A socket that listens, or an error that says why none can."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(ACCEPT_BACKLOG)
    except (OSError, UnicodeError):
        listening.close()
        raise
    return listening


def run_here(
    settings: Settings, listening: socket.socket, also: Callable[[str], None] = lambda link: None
) -> None:
    """Serve until Ctrl-C or SIGTERM. Once the server is ready its links are printed, and `also` is
    called with the one for this machine."""
    with exit_on_refusal():
        _make_folder(settings.store)
    # Imported here, because no other command needs a web server.
    from marrakech.server.runner import run

    def ready() -> None:
        also(_print_links(settings, listening))

    with exit_on_refusal():
        try:
            started = run(settings, listening, ready, print_starting)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    if not started:
        raise typer.Exit(REFUSED)


def print_starting(command: str) -> None:
    """Print that an engine is being started: it may take a while."""
    if error_console().is_terminal:
        error_console().print(words("engine-starting", engine=command))


def _make_folder(address: str) -> None:
    """Make the folder of a store that is a file."""
    if not is_file(address):
        return
    file = file_at(address)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(words("serve-data", file=str(file), reason=error.strerror or str(error)))


def link_here(settings: Settings, port: int) -> str:
    """The address for a browser on this machine."""
    everywhere = settings.host in ("0.0.0.0", "::")  # noqa: S104 (only where asked for)
    here = "127.0.0.1" if everywhere else settings.host
    here = f"[{here}]" if ":" in here else here
    return f"http://{here}:{port}{settings.base_path}/"


def _print_links(settings: Settings, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    here = link_here(settings, port)
    print_whole(words("serve-ready", link=here))
    if settings.host in ("0.0.0.0", "::"):  # noqa: S104 (only where asked for)
        link = f"http://{_lan_address()}:{port}{settings.base_path}/"
        print_whole(words("serve-lan", link=link))
        if console().is_terminal:
            import segno

            segno.make(link).terminal(sys.stdout, compact=True)
    else:
        print_whole(words("serve-only-here"))
    print_whole(words("serve-stop", file=shown(settings.store)))
    sys.stdout.flush()
    return here


def _lan_address() -> str:
    """The address of this machine in the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
