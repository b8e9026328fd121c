"""The package with one more option, `carpet`, added in the one place that lists options."""

import shutil
from pathlib import Path

import marrakech

FIELD = '    carpet: Literal["flat", "flying"] = "flat"\n'
BEFORE = "\n    def __post_init__"


def package_with_carpet(folder: Path) -> str:
    """A copy of the package with that option, as a value for PYTHONPATH."""
    copy = folder / "marrakech"
    shutil.copytree(Path(marrakech.__file__).parent, copy)
    definition = copy / "rules" / "ruleset.py"
    text = definition.read_text("utf-8")
    assert BEFORE in text
    definition.write_text(text.replace(BEFORE, FIELD + BEFORE, 1), "utf-8")
    return str(folder)
