"""What the command line says in each of the thirty languages, word for word.

`MARRAKECH_SNAPSHOTS=write pytest tests/cli/test_snapshots.py` writes the files anew; then read the
difference.
"""

import os
import re
import sys
from pathlib import Path

import pytest
from support.command import Command
from support.languages import SIX, through
from typer.testing import CliRunner

from marrakech.cli import app
from marrakech.cli.rules import rulebook
from marrakech.locales import LANGUAGES, NAMES, catalogue, speak

DATA = Path(__file__).parent.parent / "data"
SNAPSHOTS = DATA / "said"
COMMANDS = {
    "a turn": ["show", "7/7/2b>b<3/3rv3/3r^3/7/7 e3W turn 1 29:r11,31:b11,30:y12,30:g12 -"],
    "a rug of a pile": ["show", "7/7/2b>b<3/3yv3/3y^3/7/7 e3W lay 2 29:r11b12*b,31:y11g12*g -"],
    "the end": ["replay", str(DATA / "games" / "four-poor-out.mrk"), "--to", "12"],
    "a record": ["check", str(DATA / "games" / "three-default.mrk")],
    "fair dice": ["verify", str(DATA / "dice" / "two-fair.mrk")],
    "promised seeds": [
        "verify",
        str(DATA / "dice" / "two-promised.mrk"),
        str(DATA / "dice" / "one-promised.mrk"),
    ],
    "no position": ["show", "7/7 d4S turn 1 30:r15 -"],
    "no such square": ["show", "7/7/7/7/7/7/7 h9S turn 1 30:r15,30:b15,30:y15 -"],
    "no edition": ["play", "--edition", "xx"],
    "no file": ["check", "nowhere.mrk"],
    "editions": ["editions"],
    "many games": ["simulate", "--games", "30", "--seed", "1"],
    "luck and skill": [
        *("analyse", "--depth", "quick"),
        str(DATA / "games" / "three-comments.mrk"),
    ],
    "players": [
        *("analyse", "--depth", "quick"),
        str(DATA / "games" / "four-giving-up.mrk"),
        str(DATA / "games" / "two-default.mrk"),
    ],
    "a rollout": [
        *("rollout", "--games", "8", "--position"),
        "7/7/2r>r<3/7/7/7/7 c4N turn 2 30:r11,30:b12,30:y12 -",
    ],
    "the rules": ["rules"],
    "no part of the rules": ["rules", "everything"],
}
# Turn, roll, look at the help, lay, confirm, and stop.
PLAYED = ["play", "-p", "2", "--name", "Ana", "--name", "Ben", "--seed", "4", "--starter", "agreed"]
PLAYED += ["--save", "game.mrk", "--plain"]
TYPED = "\n".join(["?", "e", "", "1", "", "n", "", "nonsense", "2", "", "give up", "no", "q", ""])


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["marrakech"])
    for name, value in {"HOME": str(tmp_path), "COLUMNS": "100", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    return CliRunner()


def said_by(runner: CliRunner, language: str) -> str:
    """Everything that these commands say, one after the other."""
    speak(language)
    try:
        said = []
        for name, arguments in COMMANDS.items():
            done = runner.invoke(app, arguments)
            output = done.output
            if name == "many games":  # how fast they were is another thing every time
                output = output.rstrip().rpartition("\n")[0] + "\n"
            said.append(f"=== {name} ({done.exit_code})\n{output}")
        done = runner.invoke(app, PLAYED, input=TYPED)
        said.append(f"=== a game ({done.exit_code})\n{done.output}")
    finally:
        speak("en")
    return settled("\n".join(line.rstrip() for line in "\n".join(said).splitlines()) + "\n")


def settled(text: str) -> str:
    """Without what is different on every machine and every day."""
    text = text.replace(str(DATA), "DATA").replace(os.environ["HOME"], "HOME")
    return re.sub(r"\d{4}-\d\d-\d\d[-\d]*", "DATE", text)


@pytest.mark.parametrize("language", through("en", *SIX))
def test_the_command_line_speaks(kernel_ready: None, runner: CliRunner, language: str) -> None:
    said = said_by(runner, language)
    path = SNAPSHOTS / f"{language}.txt"
    if os.environ.get("MARRAKECH_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(said, "utf-8")
    assert said == path.read_text("utf-8")
    assert "Traceback" not in said


def test_no_two_languages_say_the_same() -> None:
    said = {language: (SNAPSHOTS / f"{language}.txt").read_text("utf-8") for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES) == len(list(SNAPSHOTS.iterdir()))


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["show", "x"], {"LANG": "de_DE.UTF-8"}, "de"),
        (["--lang", "de", "show", "x"], {}, "de"),
        (["show", "x", "--lang=de-AT"], {"LANG": "fr_FR.UTF-8"}, "de"),
        (["show", "--lang", "zh-TW", "x"], {}, "zh-Hant"),
        (["show", "x"], {"LANG": "nn_NO.UTF-8"}, "nb"),
        (["show", "x"], {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_it_follows_the_terminal_and_the_flag(
    marrakech: Command, arguments: list[str], environment: dict[str, str], language: str
) -> None:
    done = marrakech(*arguments, **environment)
    problem = catalogue(language).say("position-fields", found=1)
    assert done.code == 1
    assert problem in done.err


def test_a_language_that_is_not_there_is_refused_with_those_that_are(marrakech: Command) -> None:
    for arguments in (
        ["--lang", "tlh", "rules"],
        ["rules", "--lang=tlh"],
        ["rules", "--lang", "x"],
    ):
        done = marrakech(*arguments)
        assert (done.code, done.out) == (2, "")
        assert all(code in done.err for code in NAMES)


@pytest.mark.parametrize("language", ["ar", "fa", "de"])
def test_names_that_nobody_gave_are_written_and_read_again(
    marrakech: Command, language: str
) -> None:
    game = marrakech.home / "game.mrk"
    begun = marrakech("play", "-p", "3", "-b", "1", "--save", str(game), "--lang", language)
    assert begun.code == 0
    record = game.read_text("utf-8")
    names = re.findall(r'\[Seat\d "(.+)"\]', record)
    assert len(set(names)) == 3
    assert not re.search("[\u2066-\u2069]", record)
    again = marrakech("play", "--resume", str(game), "--lang", language)
    assert (again.code, "\\u" in again.out) == (0, False)
    asked = marrakech("play", "--lang", language, typed="۲\n۰\n\n\nq\n")
    assert asked.code == 0
    assert catalogue(language).say("welcome").split(".")[0] in asked.out


def test_lang_without_a_language_is_misuse(marrakech: Command) -> None:
    done = marrakech("rules", "--lang")
    assert done.code == 2
    assert "zh-Hant" in done.err


@pytest.mark.parametrize("language", ["ja", "th", "de"])
@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_no_word_of_the_rules_is_cut_off(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    speak(language)
    try:
        shown = "".join(runner.invoke(app, ["rules"]).output.split())
        sentences = [catalogue(language).say(key) for key in in_the_rulebook()]
    finally:
        speak("en")
    assert len(sentences) > 40
    assert [one for one in sentences if "".join(one.split()) not in shown] == []
    assert shown.count("╭") >= 9 * 9


def in_the_rulebook() -> list[str]:
    """Every sentence and title of the rules but the table of printings."""
    found = []
    for chapter in rulebook()["sections"]:
        found.append(chapter["title"])
        for part in chapter["parts"]:
            found += [part["say"]] if "say" in part else []
            found += [step[name] for step in part.get("steps", ()) for name in ("title", "how")]
            found += [figure["caption"] for figure in part.get("figures", ())]
    return found


def test_the_rules_can_be_read_in_parts(marrakech: Command) -> None:
    whole = marrakech("rules", "--lang", "fr").out
    parts = [line.split()[0] for line in marrakech("rules", "--list").out.splitlines()]
    assert parts[:3] == ["aim", "things", "turn"]
    for part in parts:
        done = marrakech("rules", part, "--lang", "fr")
        assert done.code == 0
        assert done.out.strip().splitlines()[-1].strip() in whole
