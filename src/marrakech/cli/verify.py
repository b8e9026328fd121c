"""`marrakech verify`: the dice of a record, rolled again."""

from marrakech.cli.check import Files, refused, report_all
from marrakech.cli.files import read_game
from marrakech.cli.options import AsJson
from marrakech.cli.terminal import say
from marrakech.rules import Game, Refusal
from marrakech.table.dice import seats_in_the_clear, verify_game


def verify(files: Files, as_json: AsJson = False) -> None:
    """
    Verify the dice in records: every roll and draw must match the seeds.

    Each record is checked against the rules first. Exit codes: 0 if all records are fine, 1 if
    any is refused. A second line says which seeds have a published hash in the record; a record
    alone cannot tell when the hash was published. docs/fair-dice.md says what this proves and
    what it does not.

    Examples:
    - `marrakech verify game.mrk`
    - `marrakech verify --json games/*.mrk`

    """
    report_all(files, _report, as_json)


def _report(file: str, quiet: bool) -> dict[str, object]:
    try:
        game = read_game(file)
        count = verify_game(game)
    except Refusal as refusal:
        return refused(file, refusal, quiet)
    clear = seats_in_the_clear(game)
    promised = _promised(game, clear)
    if not quiet:
        say("verify-fine", file=file, count=count)
        seats = ", ".join(str(seat) for seat in clear)
        say("verify-promised", file=file, promised=promised, seats=seats)
    return {
        "file": file,
        "fine": True,
        "table": game.tag("Table"),
        "hash": game.tag("ServerSeedHash"),
        "chances": count,
        "promised": promised,
        "clear": list(clear),
    }


def _promised(game: Game, clear: tuple[int, ...]) -> str:
    """For whose seeds the record has a promise: for those of all players, of some, of none."""
    hashed = any(game.tag(f"SeatHash{n}") for n in range(1, len(game.start.seats) + 1))
    return ("some" if clear else "all") if hashed else "none"
