"""Finds a Chromium for the tests, or installs the distribution's. Run: `make browser`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

# The one without windows first: it is the same browser and opens a page in half the time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
APT = "apt-get install --yes --no-install-recommends"
INSTALL = f"apt-get update; {APT} chromium-headless-shell || {APT} chromium"
LINE = "sudo apt-get update && sudo apt-get install chromium"


def find() -> str | None:
    """The program, named by CHROMIUM or found on the path."""
    for name in (os.environ.get("CHROMIUM", ""), *NAMES):
        if found := shutil.which(name):
            return found
    return None


def _installers() -> Sequence[Sequence[str]]:
    if os.geteuid() == 0:
        return (("sh", "-c", INSTALL),)
    return (("sudo", "--non-interactive", "sh", "-c", INSTALL),) if shutil.which("sudo") else ()


def main() -> int:
    """Whether there is one now."""
    if find():
        return 0
    for command in _installers() if shutil.which("apt-get") else ():
        sys.stderr.write("Installing Chromium for the tests of the page…\n")
        subprocess.run(command, stdout=sys.stderr, check=False)
        if find():
            return 0
    sys.stderr.write(f"The tests of the page need Chromium. Install it with:\n    {LINE}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
