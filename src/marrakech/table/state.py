"""A table as it stands, and what can be asked of it."""

from dataclasses import dataclass, field, replace

from marrakech.table.chairs import Chair
from marrakech.table.phases import Gathering, Over, Phase, Playing, Seal
from marrakech.table.ports import Summary
from marrakech.table.reaction_limits import NO_REACTIONS, Reactions
from marrakech.table.setup import OPEN, PERSON, Setup

CHANCE_STEPS = ("roll", "draw")


class LogError(Exception):
    """A log with an event that cannot have happened at that point."""


@dataclass(slots=True)
class Table:
    """Everything that follows from the log. Only `fold` in `folding.py` changes it."""

    id: str
    number: int
    updated: int
    setup: Setup
    chairs: list[Chair]
    host: str
    join_code: str
    commitment: str
    server_seed: bytes
    phase: Phase = field(default_factory=Gathering)
    commands: dict[str, int] = field(default_factory=dict)  # key: the first event it caused
    reactions: Reactions = NO_REACTIONS

    def copy(self) -> "Table":
        """A copy on which events can happen without changing this table."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            phase=self.phase.copy(),
            commands=self.commands.copy(),
        )

    def gathering(self) -> Gathering:
        """The phase before the start; a log that needs it later is impossible."""
        if isinstance(self.phase, Gathering):
            return self.phase
        raise LogError(f"the table is {self.phase.name}")

    def playing(self) -> Playing:
        """The game in progress."""
        if isinstance(self.phase, Playing):
            return self.phase
        raise LogError(f"the table is {self.phase.name}")

    def over(self) -> Over:
        """The game that has ended."""
        if isinstance(self.phase, Over):
            return self.phase
        raise LogError(f"the table is {self.phase.name}")

    @property
    def game(self) -> Playing | None:
        """The game in progress, or the one that has ended here."""
        match self.phase:
            case Playing():
                return self.phase
            case Over():
                return self.phase.game
        return None

    @property
    def seal(self) -> Seal:
        """The seal on the seeds, also after the start or a cancellation."""
        return self.phase.game.seal if isinstance(self.phase, Over) else self.phase.seal

    @property
    def rematch(self) -> str:
        """The table of the next game, or ""."""
        return self.phase.rematch if isinstance(self.phase, Over) else ""

    @property
    def seat_to_move(self) -> int:
        """The seat whose turn it is, or 0."""
        return self.phase.position.seat if isinstance(self.phase, Playing) else 0

    @property
    def seat_to_undo(self) -> int:
        """The seat whose last rug can be taken back, or 0. Only where all people play on one
        device: nobody else has seen it."""
        game = self.phase
        if not isinstance(game, Playing) or game.before_lay is None or len(self.holders()) > 1:
            return 0
        return game.before_lay.position.seat

    @property
    def lay_to_undo(self) -> int:
        """The number of the event that laid the rug that would be taken back, or 0."""
        before = self.playing().before_lay
        return before.lay if before else 0

    def holders(self) -> set[str]:
        """The devices of the people at this table."""
        return {chair.holder for chair in self.chairs if chair.kind == PERSON}

    def seats_of(self, holder: str) -> tuple[int, ...]:
        """The seats that a device holds."""
        return tuple(n for n, chair in enumerate(self.chairs, 1) if chair.holder == holder != "")

    @property
    def host_seat(self) -> int:
        """The host's first seat, or 0 for a host without one."""
        return next(iter(self.seats_of(self.host)), 0)

    @property
    def starts_by_itself(self) -> bool:
        """Whether the game can start, and does so without anybody asking."""
        phase = self.phase
        if not isinstance(phase, Gathering) or phase.seal.hashes:
            return False
        missing = any(chair.kind == OPEN or chair.owes_seed for chair in self.chairs)
        return not missing and (self.setup.autostart or phase.start_asked)

    def chair(self, seat: int) -> Chair:
        """The chair at a seat."""
        return self.chairs[seat - 1]

    def people_in(self) -> tuple[int, ...]:
        """The seats of people who are still in the game and for whom no bot plays."""
        game = self.game
        seats = game.position.seats if game else ()
        return tuple(
            number
            for number, (chair, seat) in enumerate(zip(self.chairs, seats, strict=False), 1)
            if chair.kind == PERSON and not chair.bot and not seat.out
        )

    def bots_alone(self) -> bool:
        """Whether a game is in progress that only bots play."""
        return isinstance(self.phase, Playing) and not self.people_in()

    def bot_to_move(self) -> str:
        """The bot that is to decide now, or ""."""
        seat = self.seat_to_move
        return self.chair(seat).bot if seat else ""

    def deadline(self) -> int | None:
        """When the player to move loses on time, if ever: a bot has all the time it needs."""
        if not isinstance(self.phase, Playing) or self.bot_to_move():
            return None
        return self.phase.clocks.runs_out(self.seat_to_move)

    def summary(self) -> Summary:
        """What lists, and a server that starts, need to know."""
        holders = {self.host, *(chair.holder for chair in self.chairs)} - {""}
        return Summary(
            self.phase.name,
            self.listed,
            sum(chair.kind == OPEN and not chair.reserved for chair in self.chairs),
            len(self.chairs),
            tuple(sorted(holders)),
            self.deadline() is not None or bool(self.bot_to_move()),
            self.updated,
        )

    def has_part(self, holder: str) -> bool:
        """Whether somebody has a seat here, or is the host."""
        held = (chair.holder for chair in self.chairs)
        return holder != "" and (holder == self.host or holder in held)

    @property
    def listed(self) -> bool:
        """Whether strangers can find it."""
        return self.setup.listed
