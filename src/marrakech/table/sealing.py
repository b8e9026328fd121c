"""Seeds before the start: promised by their hashes, sealed all at once, then shown."""

from typing import NamedTuple

from marrakech.rules import Refusal
from marrakech.table.commands import Circumstances, Command, in_phase, own_seat
from marrakech.table.dice import checked_commitment, checked_seat_seed, seat_commitment
from marrakech.table.events import Data, Draft, numbered
from marrakech.table.following import begin
from marrakech.table.names import new_code
from marrakech.table.state import Table

# Whoever runs the server knows the rolls as soon as the last seed is shown, and could break one
# seal after the other until it likes them. So few are broken, and the host has some left when
# the people at the seats have none.
BREAKS_BY_SEATS = 2
BREAKS_BY_HOST = 3


class Seeds(NamedTuple):
    """What somebody who sets up a table gives for their seats: one seed in the clear for all of
    them, or a hash for each."""

    seed: str | None = None
    commitments: tuple[str, ...] | None = None


def seeds_for(seats: int, given: Seeds) -> list[Data]:
    """The seeds of so many seats, as events hold them."""
    if given.commitments is None:
        return [wanted_seed({"seed": given.seed}) for _ in range(seats)]
    if len(given.commitments) != seats:
        raise Refusal("commitments-missing", commitments=len(given.commitments), people=seats)
    return [wanted_seed({"commitment": text}) for text in given.commitments]


def wanted_seed(data: Data) -> Data:
    """A seed as an event holds it: promised by its hash, in the clear, or made here."""
    if "commitment" in data:
        return {"seed": "", "commitment": checked_commitment(str(data["commitment"]))}
    return {"seed": checked_seat_seed(str(data.get("seed") or new_code()))}


def change_seed(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A seat promises another seed, or gives one in the clear. A seal is broken only for a seat
    whose device has lost what it promised, and only if it knows of the seal."""
    in_phase(table, "gathering")
    seat = own_seat(table, command)
    promised = "commitment" in command.data
    given = wanted_seed(command.data if promised else {"seed": _typed(command)})
    if table.sealed and (not promised or table.chair(seat).seed):
        raise Refusal("seeds-sealed")
    if table.sealed and (command.seen is None or command.seen < table.sealed_at):
        raise Refusal("behind", number=table.number)
    seeded = Draft("seeded", {"seat": seat, **given})
    return then_begin(table, [*break_seal(table, seat, BREAKS_BY_SEATS), seeded], around)


def reveal(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A seat shows the seed that it has promised; with the last one the game begins."""
    in_phase(table, "gathering")
    seat = own_seat(table, command)
    seed, promised = _typed(command), table.chair(seat).commitment
    if not table.sealed:
        raise Refusal("seeds-awaited")
    if not table.chair(seat).owes_reveal:
        raise Refusal("seeds-sealed")
    if seat_commitment(seed) != promised:
        raise Refusal("seed-hash", seat=seat, expected=seat_commitment(seed), text=promised)
    drafts = [Draft("revealed", {"seat": seat, "seed": seed})]
    ahead = _ahead(table, drafts, around)
    return drafts + ([] if any(chair.owes_reveal for chair in ahead.chairs) else begin(ahead))


def _typed(command: Command) -> str:
    return checked_seat_seed(str(command.data.get("seed") or ""))


def break_seal(table: Table, seat: int, most: int) -> list[Draft]:
    """What has to happen before a seat changes: every promise is void, and new ones are due."""
    if not table.sealed:
        return []
    if table.broken >= most:
        raise Refusal("seeds-sealed")
    return [Draft("unsealed", {"round": table.round, "seat": seat})]


def then_begin(table: Table, drafts: list[Draft], around: Circumstances) -> list[Draft]:
    """Drafts, and the start if it follows from them by itself."""
    ahead = _ahead(table, drafts, around)
    return drafts + (begin_or_seal(ahead) if ahead.starts_by_itself else [])


def begin_or_seal(table: Table) -> list[Draft]:
    """The start, where no seed is to be shown before; else all of them are fixed."""
    if not any(chair.owes_reveal for chair in table.chairs):
        return begin(table)
    hashes = [chair.commitment or seat_commitment(chair.seed) for chair in table.chairs]
    return [Draft("sealed", {"round": table.round + 1, "hashes": hashes})]


def _ahead(table: Table, drafts: list[Draft], around: Circumstances) -> Table:
    """The table as it will be once these have happened."""
    ahead = table.copy()
    for event in numbered(drafts, table.number, around.now, None):
        ahead.fold(event)
    return ahead
