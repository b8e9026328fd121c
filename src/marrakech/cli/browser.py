"""The bare command: a server on this machine, and the game in the browser."""

import errno
import json
import os
import sys
import threading
import urllib.request
import webbrowser
from dataclasses import replace
from functools import partial

import typer

from marrakech.cli.server_runner import link_here, listen, run_here, try_to_listen
from marrakech.cli.terminal import fail, print_whole, words
from marrakech.server.settings import Settings

PROBE_TIMEOUT = 2.0  # seconds that another program on our port has to identify itself


def open_game(settings: Settings, *, port_is_meant: bool, usual: bool, browser: bool) -> None:
    """Open the game in the browser: the one that runs already, or one on a new server.

    Another port will do unless the user named one. A user who asks for another host or file does
    not get the game that runs already.
    """
    try:
        listening = try_to_listen(settings)
    except OSError as error:
        link = link_here(settings, settings.port)
        if error.errno == errno.EADDRINUSE and _is_ours(link):
            if port_is_meant and not usual:
                fail(words("open-other", link=link))
            if not usual:
                run_here(
                    settings, listen(replace(settings, port=0)), partial(_show, browser=browser)
                )
                return
            print_whole(words("open-already", link=link))
            _show(link, browser=browser)
            raise typer.Exit from None
        listening = listen(settings if port_is_meant else replace(settings, port=0))
    run_here(settings, listening, partial(_show, browser=browser))


def _is_ours(link: str) -> bool:
    """Whether this game answers there."""
    try:
        directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with directly.open(f"{link}healthz", timeout=PROBE_TIMEOUT) as answer:
            return bool(json.load(answer).get("game") == "marrakech")
    except (OSError, ValueError, AttributeError):
        return False


def _show(link: str, *, browser: bool) -> None:
    """Open a browser in the background, if there is one with a window."""
    if browser and _has_window():
        print_whole(words("open-browser"))
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()
    else:
        print_whole(words("open-yourself"))
    sys.stdout.flush()


def _has_window() -> bool:
    """Whether a browser can open a window; one in the terminal would be of no use."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
