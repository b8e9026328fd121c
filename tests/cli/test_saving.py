"""Saving for real: on a full disk, through links, during Ctrl-C, in a race with another process."""

import os
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.command import Command, environment
from support.terminal import Terminal

from marrakech import Game, Refusal, new_game, parse_game, start
from marrakech.cli.files import read_text, write_game, write_new_game

GAME = new_game(start(2), ["Ana", "Ben"])


def record(path: Path) -> Game:
    return parse_game(path.read_text("utf-8"))


# A disk that is full, and has room again


class Disk:
    """A folder for games on a disk of its own, or (without the right to mount one) a folder whose
    place a file takes. Either way nothing more can be written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.folder.mkdir(parents=True)
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
        try:
            self.mounted = subprocess.run(mount, capture_output=True).returncode == 0
        except FileNotFoundError:
            self.mounted = False

    def fill(self) -> None:
        if not self.mounted:
            self.folder.rename(self.folder.with_name("aside"))
            self.folder.write_bytes(b"")
            return
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(b"x" * 512)
            except OSError:
                return

    def free(self) -> None:
        if self.mounted:
            (self.folder / "filler").unlink()
        else:
            self.folder.unlink()
            self.folder.with_name("aside").rename(self.folder)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    made = Disk(tmp_path / "disk")
    yield made
    made.close()


PLAY = ("play", "-p", "3", "--name", "Ana", "--starter", "agreed", "-b", "2", "--seed", "5")
KEPT_ON_DISK = (*PLAY, "--save", "disk/a.mrk")


def fill_and_play_on(terminal: Terminal, disk: Disk) -> None:
    """The disk fills while Ana is asked; the game goes on and says so on every screen."""
    terminal.wait_for("which way?")
    disk.fill()
    terminal.type("e\n")
    terminal.wait_for("Press Enter to roll the die")
    terminal.type("\n")
    shown = terminal.wait_for("where does the")
    assert "The record could not be saved: disk/a.mrk can’t be written" in shown


@pytest.mark.parametrize("terminal", [KEPT_ON_DISK], indirect=True)
def test_a_full_disk_is_told_on_the_screen_and_at_the_end(disk: Disk, terminal: Terminal) -> None:
    fill_and_play_on(terminal, disk)
    terminal.type("quit\n")
    terminal.wait_for("Error: The last actions have not been saved: disk/a.mrk can’t be written")
    assert terminal.process.wait(30) == 1
    assert "To go on, run" not in terminal.seen
    disk.free()
    assert record(disk.folder / "a.mrk").actions == ()


@pytest.mark.parametrize("terminal", [KEPT_ON_DISK], indirect=True)
def test_what_a_full_disk_held_up_is_saved_at_the_last_moment(
    disk: Disk, terminal: Terminal
) -> None:
    fill_and_play_on(terminal, disk)
    disk.free()
    terminal.press("\x03", until="To go on, run")
    assert terminal.process.wait(30) == 130
    facing, roll = record(disk.folder / "a.mrk").actions
    assert (facing, roll in "1234") == ("E", True)


def test_a_game_that_ends_on_a_full_disk_ends_with_an_error(marrakech: Command, disk: Disk) -> None:
    start = "7/7/7/7/7/7/7 d4S lay 1 30:r1,30:b0 stock=15"
    path = disk.folder / "a.mrk"
    path.write_text(f'[Start "{start}"]\n\n*\n', "utf-8")
    if not disk.mounted:
        pytest.skip("needs a disk of its own")
    disk.fill()
    done = marrakech("play", "--resume", "disk/a.mrk", typed="1\n\n")
    assert done.code == 1
    assert "The game is over" in done.out
    assert "The record is saved in" not in done.out
    assert done.err.startswith("Error: The last actions have not been saved: disk/a.mrk")
    assert {entry.name for entry in disk.folder.iterdir()} == {"a.mrk", "filler"}


# Ctrl-C in the middle of saving

INTERRUPTED_SAVE = """
import os, sys
from marrakech.cli import main
sync, calls = os.fsync, []
def interrupted(handle):
    calls.append(handle)
    if len(calls) == {number}:
        raise KeyboardInterrupt
    sync(handle)
os.fsync = interrupted
sys.argv = ["marrakech", "play", "-p", "2", "-b", "2", "--seed", "1", "--save", "a.mrk"]
main()
"""


@pytest.mark.parametrize("number", [9, 15, 21])
def test_ctrl_c_while_saving_loses_nothing(tmp_path: Path, number: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_SAVE.format(number=number)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=60,
    )
    assert done.returncode == 130, done.stderr
    assert "To go on, run" in done.stdout
    assert len(record(tmp_path / "a.mrk").actions) == (number - 1) // 2
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.mrk"]


# Links, modes, and another process that is faster


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    write_game(tmp_path / "real" / "a.mrk", GAME)
    (tmp_path / "link.mrk").symlink_to("real/a.mrk")
    begun = replace(GAME, actions=("*r",))
    write_game(tmp_path / "link.mrk", begun)
    assert (tmp_path / "link.mrk").is_symlink()
    assert record(tmp_path / "real" / "a.mrk") == begun


def test_a_file_keeps_its_mode_and_a_new_one_gets_the_usual(tmp_path: Path) -> None:
    umask = os.umask(0o022)
    try:
        write_new_game(tmp_path / "a.mrk", GAME)
        write_game(tmp_path / "b.mrk", GAME)
        (tmp_path / "c.mrk").write_text("", "utf-8")
        (tmp_path / "c.mrk").chmod(0o640)
        write_game(tmp_path / "c.mrk", GAME)
    finally:
        os.umask(umask)
    modes = [stat.S_IMODE((tmp_path / f"{name}.mrk").stat().st_mode) for name in "abc"]
    assert modes == [0o644, 0o644, 0o640]


def test_a_new_name_is_brought_to_the_disk_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    sync = os.fsync

    def noted(handle: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
        sync(handle)

    monkeypatch.setattr(os, "fsync", noted)
    write_game(tmp_path / "a.mrk", GAME)
    assert synced == [False, True]


def test_of_many_who_want_a_new_file_one_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "a.mrk"
    games = [new_game(start(2), [f"Ana {number}", "Ben"]) for number in range(16)]
    refused: list[str] = []
    together = threading.Barrier(len(games))

    def write(game: Game) -> None:
        together.wait()
        try:
            write_new_game(path, game)
        except Refusal as refusal:
            refused.append(refusal.key)

    threads = [threading.Thread(target=write, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused == ["file-exists"] * (len(games) - 1)
    assert record(path) in games
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.mrk"]


def test_a_new_file_that_cannot_be_written_leaves_no_name_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refusal) as refused:
        write_new_game(tmp_path / "a.mrk", GAME)
    assert refused.value.details["reason"] == "No space left on device"
    assert list(tmp_path.iterdir()) == []


def test_a_link_that_leads_nowhere_is_no_new_file(tmp_path: Path) -> None:
    (tmp_path / "a.mrk").symlink_to("gone")
    with pytest.raises(Refusal) as refused:
        write_new_game(tmp_path / "a.mrk", GAME)
    assert refused.value.key == "file-exists"


def test_stdin_has_the_same_limit_as_a_file(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "big").write_bytes(b" " * 4_000_001)
    with pytest.raises(Refusal) as refused:
        read_text(str(tmp_path / "big"))
    assert refused.value.key == "file-too-big"
    done = marrakech("check", "-", typed=" " * 4_000_001)
    assert (done.code, done.err) == (1, "- is larger than 4 megabytes; a record is much smaller.\n")
