"""An option that is added to `Ruleset` is known to the notation and to every command."""

import json
import re
from pathlib import Path

from support.command import Command
from support.planted_option import package_with_carpet

from marrakech import OPTIONS, Ruleset, format_position, start

ROOT = Path(__file__).parent.parent.parent
# Files that say what the options of the printings are or mean. No other file lists options.
THAT_LIST_OPTIONS = {
    "src/marrakech/rules/ruleset.py",
    "src/marrakech/rules/editions.py",
    "src/marrakech/kernel/packed.py",
    "src/marrakech/locales/rulebook.json",
}


def test_a_planted_option_reaches_the_notation_and_the_commands(
    marrakech: Command, tmp_path: Path
) -> None:
    package = package_with_carpet(tmp_path / "package")
    flying = format_position(start(3, Ruleset(tie="shared"))).replace("tie=", "carpet=flying,tie=")
    shown = marrakech("show", flying, "--json", PYTHONPATH=package)
    assert shown.code == 0, shown.err
    assert json.loads(shown.out)["rules"] == "carpet=flying,tie=shared"
    record = str(tmp_path / "game.mrk")
    rules = ("--rule", "carpet=flying", "--save", record)
    played = marrakech("play", "--players", "3", *rules, typed="q\n", PYTHONPATH=package)
    assert played.code == 0, played.err
    assert "carpet=flying" in Path(record).read_text("utf-8")
    refused = marrakech("show", flying.replace("flying", "red"), PYTHONPATH=package)
    assert "flat flying" in refused.err


def test_options_are_listed_in_no_other_file() -> None:
    """Three names of options as texts in one file of code or data make a list of them."""
    named = re.compile(rf"""["'`]({"|".join(OPTIONS)})["'`=]""")
    listing = {
        file.relative_to(ROOT).as_posix()
        for folder in ("src/marrakech", "web/src")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".ts", ".tsx", ".json") and "site" not in file.parts
        if len(set(named.findall(file.read_text("utf-8")))) > 2
    }
    assert listing <= THAT_LIST_OPTIONS, "take the options from `OPTIONS` or from the server"
