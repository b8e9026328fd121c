"""A table as it stands: the fold of its log."""

from dataclasses import dataclass, field, replace
from typing import assert_never

from marrakech.rules import Position, apply, parse_position, parse_ruleset
from marrakech.rules.actions import LEAVERS
from marrakech.rules.notation.record import ends_turn, first_number
from marrakech.rules.position import is_beginning
from marrakech.table.chairs import Chair
from marrakech.table.clocks import Clocks
from marrakech.table.dice import bot_seed
from marrakech.table.events import (
    Acted,
    BotSeated,
    CodeRenewed,
    Created,
    Ended,
    Event,
    Held,
    Moved,
    Offered,
    Reacted,
    Rematched,
    Returned,
    Revealed,
    Sealed,
    Seated,
    Seeded,
    Started,
    StoodIn,
    TableCancelled,
    Undone,
    Unsealed,
    Vacated,
)
from marrakech.table.phases import Cancelled, Gathering, Over, Phase, Playing, Seal
from marrakech.table.ports import Summary
from marrakech.table.reaction_limits import NO_REACTIONS, Reactions
from marrakech.table.setup import OPEN, PERSON, Setup

CHANCE_STEPS = ("roll", "draw")


class LogError(Exception):
    """A log in which something happens that cannot have happened then."""


@dataclass(slots=True)
class Table:
    """Everything that follows from the log. Only `fold` changes it."""

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

    def fold(self, event: Event) -> None:
        """Let one event happen."""
        if event.number != self.number + 1:
            raise LogError(f"event {event.number} after {self.number}")
        before, self.number, self.updated = self.updated, event.number, event.at
        if event.command is not None:
            self.commands[event.command] = event.number
        match event.body:
            case Created():
                raise LogError("a table is created once")
            case Seated() | Vacated() | BotSeated() | Seeded() | Revealed():
                self._seat(event.body)
            case Sealed() | Unsealed():
                self._seal(event.body)
            case Offered() | Moved() | CodeRenewed():
                self._hand_over(event.body)
            case Started():
                self._start(event.body)
            case Acted():
                self._act(event.body)
            case Undone():
                self._undo()
            case StoodIn() | Returned():
                self._lend(event.body)
            case Held():
                if isinstance(self.phase, Playing):
                    self.phase.clocks.held(event.body.milliseconds)
            case TableCancelled():
                self.phase = Cancelled(self.gathering().seal)
            case Ended():
                self.phase = Over(self.playing(), ended=self.updated)
            case Rematched():
                self._over().rematch = event.body.table
            case Reacted():
                said = event.body
                self.reactions = self.reactions.after(event.at, said.seat, said.holder)
                self.updated = before  # lists, pruning and clocks go by what happens to the table
            case _:
                assert_never(event.body)

    def copy(self) -> "Table":
        """A table on which events can happen without being seen here."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            phase=self.phase.copy(),
            commands=self.commands.copy(),
        )

    # What happens

    def _seat(self, body: Seated | Vacated | BotSeated | Seeded | Revealed) -> None:
        gathering, place = self.gathering(), body.seat - 1
        if not isinstance(body, Seeded | Revealed):
            gathering.start_asked = False
        match body:
            case Seated():
                self.chairs[place] = Chair(
                    "person", body.name, "", body.seed, body.commitment, body.holder
                )
            case Vacated():
                self.chairs[place] = Chair()
            case BotSeated():
                self.chairs[place] = Chair("bot", bot=body.bot, seed=bot_seed(body.seat))
            case Seeded():
                self.chairs[place].seed = body.seed
                self.chairs[place].commitment = body.commitment
            case Revealed():
                self.chairs[place].seed = body.seed
            case _:
                assert_never(body)

    def _seal(self, body: Sealed | Unsealed) -> None:
        gathering = self.gathering()
        if isinstance(body, Sealed):
            gathering.seal = Seal(body.round, body.hashes, self.number)
            gathering.start_asked = True
            return
        gathering.seal = Seal(gathering.seal.round)
        gathering.broken += 1
        for chair in self.chairs:
            if chair.commitment:  # it may have been shown, so it is of no use any more
                chair.seed = chair.commitment = ""

    def _hand_over(self, body: Offered | Moved | CodeRenewed) -> None:
        if isinstance(body, CodeRenewed):
            self.join_code = body.join_code
            return
        chair = self.chair(body.seat)
        if isinstance(body, Offered):
            chair.offer, chair.offered, chair.offered_at = body.code, self.number, self.updated
            return
        if chair.holder == self.host:
            self.host = body.holder
        chair.holder, chair.offer = body.holder, ""

    def _start(self, body: Started) -> None:
        seal, position = self.gathering().seal, parse_position(body.position)
        clocks = Clocks(self.setup.clock, len(self.chairs), self.updated)
        self.phase = Playing(position, position, first_number(position), clocks, seal)

    def _act(self, body: Acted) -> None:
        game = self.playing()
        before, action = game.position, body.action
        if body.reason:
            game.faults[len(game.actions) + 1] = body.reason
        if before.step in CHANCE_STEPS and action not in LEAVERS:
            game.chances += 1
        after = apply(before, action)
        by_bot = self.chair(before.seat).played_by_bot
        if by_bot:
            game.clocks.skip_time(self.updated)
        else:
            game.clocks.count_time(before.seat, self.updated)
        if before.step == "lay" and action not in LEAVERS and not by_bot:
            game.remember_lay(self.number)
        elif before.step != "draw" or action in LEAVERS:
            game.before_lay = None
        if ends_turn(before, after):
            game.turn += 1
            if not _sets_up_piles(before):
                ends = game.clocks.turn_over_by_bot if by_bot else game.clocks.turn_over
                ends(before.seat)
        game.actions.append(action)
        game.position = after
        game.last_action = self.number

    def _undo(self) -> None:
        """The rug laid last is in its pile again."""
        game = self.playing()
        if game.before_lay is None:
            raise LogError("there is no rug to take back")
        game.take_back(game.before_lay)
        game.clocks.since, game.last_action = self.updated, self.number

    def _lend(self, body: StoodIn | Returned) -> None:
        """A bot starts or stops playing for a person: their clock stops or runs again."""
        chair = self.chair(body.seat)
        clocks = self._clocks_of(body.seat)
        if isinstance(body, StoodIn):
            chair.bot = body.bot
            self.playing().before_lay = None
            if clocks is not None:
                clocks.count_time(body.seat, self.updated)
        else:
            chair.bot = ""
            if clocks is not None:
                clocks.skip_time(self.updated)

    def _clocks_of(self, seat: int) -> Clocks | None:
        """The clocks, if that seat is to move."""
        phase = self.phase
        return phase.clocks if isinstance(phase, Playing) and phase.position.seat == seat else None

    # What others ask

    def gathering(self) -> Gathering:
        """The phase before the start; a log in which it is over says something impossible."""
        if isinstance(self.phase, Gathering):
            return self.phase
        raise LogError(f"the table is {self.phase.name}")

    def playing(self) -> Playing:
        """The game that is on."""
        if isinstance(self.phase, Playing):
            return self.phase
        raise LogError(f"the table is {self.phase.name}")

    def _over(self) -> Over:
        if isinstance(self.phase, Over):
            return self.phase
        raise LogError(f"the table is {self.phase.name}")

    @property
    def game(self) -> Playing | None:
        """The game that is on or that has ended here."""
        match self.phase:
            case Playing():
                return self.phase
            case Over():
                return self.phase.game
        return None

    @property
    def seal(self) -> Seal:
        """The seal on the seeds, also of a game that has begun or will never begin."""
        return self.phase.game.seal if isinstance(self.phase, Over) else self.phase.seal

    @property
    def rematch(self) -> str:
        """The table of the next game, or ""."""
        return self.phase.rematch if isinstance(self.phase, Over) else ""

    @property
    def seat_to_move(self) -> int:
        """Whose turn it is, or 0."""
        return self.phase.position.seat if isinstance(self.phase, Playing) else 0

    @property
    def seat_to_undo(self) -> int:
        """The seat whose last rug can be taken back, or 0: only where all people play on one
        device, so that no other player is deceived."""
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
        """Whether the game can start, and starts without being asked."""
        phase = self.phase
        if not isinstance(phase, Gathering) or phase.seal.hashes:
            return False
        missing = any(chair.kind == OPEN or chair.owes_seed for chair in self.chairs)
        return not missing and (self.setup.autostart or phase.start_asked)

    def chair(self, seat: int) -> Chair:
        """The chair at a seat."""
        return self.chairs[seat - 1]

    def people_in(self) -> tuple[int, ...]:
        """The seats at which a person is in the game and decides."""
        game = self.game
        seats = game.position.seats if game else ()
        return tuple(
            number
            for number, (chair, seat) in enumerate(zip(self.chairs, seats, strict=False), 1)
            if chair.kind == PERSON and not chair.bot and not seat.out
        )

    def bots_alone(self) -> bool:
        """Whether a game is on that only bots play."""
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
        """What lists and the server's start need to know."""
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


def created(table_id: str, event: Event) -> Table:
    """The table that its first event describes."""
    body = event.body
    if not isinstance(body, Created) or event.number != 1:
        raise LogError("a log begins with the creation of its table")
    setup = Setup.like(body, parse_ruleset(body.rules), body.edition)
    chairs = [
        Chair(
            reserved=body.reserved.get(str(number), ""),
            kept_for=body.kept_for.get(str(number), ""),
        )
        if kind in (OPEN, PERSON)
        else Chair("bot", bot=kind, seed=bot_seed(number))
        for number, kind in enumerate(setup.seats, 1)
    ]
    table = Table(
        table_id,
        event.number,
        event.at,
        setup,
        chairs,
        body.host,
        body.join_code,
        body.commitment,
        bytes.fromhex(body.server_seed),
    )
    if event.command is not None:
        table.commands[event.command] = event.number
    return table


def folded(table_id: str, events: list[Event]) -> Table:
    """The table that a log describes."""
    if not events:
        raise LogError("a log is never empty")
    table = created(table_id, events[0])
    for event in events[1:]:
        table.fold(event)
    return table


def _sets_up_piles(position: Position) -> bool:
    """Whether the draws before the first turn are being made: they are nobody's turn."""
    return position.step == "draw" and is_beginning(position.board)
