"""Files are kept where the system wants them, and found again where 0.1.0 left them."""

import sys
from pathlib import Path

import platformdirs
import pytest

from marrakech import Refusal
from marrakech.cli.files import games_folder
from marrakech.paths import cache_folder, data_folder
from marrakech.server.paths import default_data_path

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux's folders")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without any settings."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@on_linux
def test_the_folders_of_linux_are_those_of_0_1_0(home: Path) -> None:
    assert default_data_path() == home / ".local/share/marrakech/tables.db"
    assert games_folder() == home / ".local/share/marrakech/games"
    assert cache_folder() == home / ".cache/marrakech"


@on_linux
def test_the_variables_of_xdg_name_other_folders(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / ".local/share/marrakech").mkdir(parents=True)  # of no interest then
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "caches"))
    assert default_data_path() == home / "data/marrakech/tables.db"
    assert games_folder() == home / "data/marrakech/games"
    assert cache_folder() == home / "caches/marrakech"


def test_files_of_0_1_0_are_found_on_systems_with_other_folders(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = home / "Library" / "marrakech"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: library)
    assert data_folder() == library
    first = home / ".local/share/marrakech"
    first.mkdir(parents=True)
    assert data_folder() == first
    (library / "games").mkdir(parents=True)
    assert data_folder() == library


def test_a_cache_inside_the_new_folder_hides_no_files_of_0_1_0(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows."""
    local = home / "Local" / "marrakech"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: local)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: local / "Cache")
    first = home / ".local/share/marrakech"
    first.mkdir(parents=True)
    cache_folder().mkdir(parents=True)
    assert data_folder() == first
    (local / "tables.db").touch()
    assert data_folder() == local


def test_a_home_that_cannot_be_entered_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def exists(self: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", exists)
    for ask in (default_data_path, games_folder):
        with pytest.raises(Refusal) as refused:
            ask()
        assert refused.value.details["reason"] == "Permission denied"
