"""A table as it stands: the fold of its log."""

from dataclasses import dataclass, field, replace

from marrakech.rules import Action, Position, apply, parse_position
from marrakech.rules.actions import LEAVERS
from marrakech.rules.notation.record import ends_turn, first_number
from marrakech.rules.position import is_beginning
from marrakech.table.clocks import Clocks
from marrakech.table.dice import bot_seed
from marrakech.table.events import Event
from marrakech.table.ports import Summary
from marrakech.table.setup import OPEN, PERSON, Setup, setup_from

CHANCE = ("roll", "draw")


@dataclass(slots=True)
class Chair:
    """A seat at the table and who plays there."""

    kind: str = OPEN  # "open", "person" or "bot"
    name: str = ""
    bot: str = ""  # the bot whose seat it is, or that stands in for an absent person
    seed: str = ""  # what this seat adds to the dice; "" while nobody else may know it
    commitment: str = ""  # the SHA-256 that it was promised with; "" for one given in the clear
    holder: str = ""  # the device that holds it
    reserved: str = ""  # the device for which an open seat is kept
    offer: str = ""  # the code of a one-time link that moves it to another device
    offered: int = 0  # the number of the event that made the link
    offered_at: int = 0  # the time of that event, in milliseconds

    @property
    def played_by_bot(self) -> bool:
        """Whether code decides here now."""
        return bool(self.bot)

    @property
    def owes_seed(self) -> bool:
        """Whether somebody sits here who has neither given a seed nor promised one."""
        return self.kind == PERSON and not self.seed and not self.commitment

    @property
    def owes_reveal(self) -> bool:
        """Whether the seed is promised and still to be shown."""
        return bool(self.commitment) and not self.seed


@dataclass(slots=True)
class Table:
    """Everything that follows from the log. Only `fold` changes it."""

    id: str
    number: int = 0
    updated: int = 0
    phase: str = "gathering"  # gathering, playing, over or cancelled
    setup: Setup | None = None
    chairs: list[Chair] = field(default_factory=list)
    host: str = ""
    join_code: str = ""
    commitment: str = ""
    server_seed: bytes = b""
    round: int = 0  # how often the seeds have been sealed
    sealed: tuple[str, ...] = ()  # the hash of each seat's seed, fixed until the start
    sealed_at: int = 0  # the number of the event that sealed them
    start_asked: bool = False  # the host has asked for the start with the people who sit here now
    broken: int = 0  # how many seals were broken
    start: Position | None = None
    position: Position | None = None
    actions: list[Action] = field(default_factory=list)
    turn: int = 0  # the number of the line that the record writes next
    last_action: int = 0  # the number of the last event that changed the position
    chances: int = 0  # how often chance has had its say
    clocks: Clocks | None = None
    rematch: str = ""
    commands: dict[str, int] = field(default_factory=dict)  # key: the first event it caused
    faults: dict[int, str] = field(default_factory=dict)  # after so many actions: why a seat left

    def fold(self, event: Event) -> None:
        """Let one event happen."""
        assert event.number == self.number + 1, "the log has no gaps"
        self.number, self.updated = event.number, event.at
        if event.command is not None:
            self.commands[event.command] = event.number
        _FOLDS[event.kind](self, event)

    def copy(self) -> "Table":
        """A table on which events can happen without being seen here."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            actions=self.actions.copy(),
            clocks=self.clocks.copy() if self.clocks else None,
            commands=self.commands.copy(),
            faults=self.faults.copy(),
        )

    # What others ask

    @property
    def seat_to_move(self) -> int:
        """Whose turn it is, or 0."""
        return self.position.seat if self.position and self.phase == "playing" else 0

    def seats_of(self, holder: str) -> tuple[int, ...]:
        """The seats that a device holds."""
        return tuple(n for n, chair in enumerate(self.chairs, 1) if chair.holder == holder != "")

    @property
    def starts_by_itself(self) -> bool:
        """Whether nothing but the start is missing, and nobody has to ask for it."""
        assert self.setup is not None
        if self.phase != "gathering" or self.sealed or any(c.owes_seed for c in self.chairs):
            return False
        full = all(chair.kind != OPEN for chair in self.chairs)
        return full and (self.setup.autostart or self.start_asked)

    def chair(self, seat: int) -> Chair:
        """The chair at a seat."""
        return self.chairs[seat - 1]

    def people_in(self) -> tuple[int, ...]:
        """The seats at which a person is in the game and decides."""
        seats = self.position.seats if self.position else ()
        return tuple(
            number
            for number, (chair, seat) in enumerate(zip(self.chairs, seats, strict=False), 1)
            if chair.kind == PERSON and not chair.bot and not seat.out
        )

    def bots_alone(self) -> bool:
        """Whether a game is on that nobody but bots plays."""
        return self.phase == "playing" and not self.people_in()

    def bot_to_move(self) -> str:
        """The bot that is to decide now, or ""."""
        seat = self.seat_to_move
        return self.chair(seat).bot if seat else ""

    def deadline(self) -> int | None:
        """When the player to move loses on time, if ever: a bot has all the time it needs."""
        if not self.seat_to_move or self.clocks is None or self.bot_to_move():
            return None
        return self.clocks.runs_out(self.seat_to_move)

    def summary(self) -> Summary:
        """What lists and the server's start need to know."""
        holders = {self.host, *(chair.holder for chair in self.chairs)} - {""}
        return Summary(
            self.phase,
            self.listed,
            sum(chair.kind == OPEN and not chair.reserved for chair in self.chairs),
            len(self.chairs),
            tuple(sorted(holders)),
            self.deadline() is not None or bool(self.bot_to_move()),
            self.updated,
        )

    @property
    def listed(self) -> bool:
        """Whether strangers can find it."""
        return self.setup is not None and self.setup.listed


def folded(table_id: str, events: list[Event]) -> Table:
    """The table that a log describes."""
    table = Table(table_id)
    for event in events:
        table.fold(event)
    return table


def _created(table: Table, event: Event) -> None:
    table.setup = setup_from(event.data)
    table.commitment = event.data["commitment"]
    table.server_seed = bytes.fromhex(event.secret["server_seed"])
    table.host, table.join_code = event.secret["host"], event.secret["join_code"]
    reserved = event.secret.get("reserved", {})
    table.chairs = [
        Chair(reserved=reserved.get(str(number), ""))
        if kind in (OPEN, PERSON)
        else Chair("bot", bot=kind, seed=bot_seed(number))
        for number, kind in enumerate(table.setup.seats, 1)
    ]


def _seated(table: Table, event: Event) -> None:
    data = event.data
    table.start_asked = False
    table.chairs[data["seat"] - 1] = Chair(
        PERSON,
        data["name"],
        seed=data["seed"],
        commitment=data.get("commitment", ""),
        holder=event.secret["holder"],
    )


def _seeded(table: Table, event: Event) -> None:
    chair = table.chair(event.data["seat"])
    chair.seed, chair.commitment = event.data["seed"], event.data.get("commitment", "")


def _vacated(table: Table, event: Event) -> None:
    table.start_asked = False
    table.chairs[event.data["seat"] - 1] = Chair()


def _bot_seated(table: Table, event: Event) -> None:
    seat = event.data["seat"]
    table.start_asked = False
    table.chairs[seat - 1] = Chair("bot", bot=event.data["bot"], seed=bot_seed(seat))


def _sealed(table: Table, event: Event) -> None:
    table.round, table.sealed = event.data["round"], tuple(event.data["hashes"])
    table.sealed_at, table.start_asked = event.number, True


def _revealed(table: Table, event: Event) -> None:
    table.chair(event.data["seat"]).seed = event.data["seed"]


def _unsealed(table: Table, event: Event) -> None:
    table.sealed = ()
    table.broken += 1
    for chair in table.chairs:
        if chair.commitment:  # it may have been shown, so it is of no use any more
            chair.seed = chair.commitment = ""


def _started(table: Table, event: Event) -> None:
    assert table.setup is not None
    table.phase = "playing"
    table.start = table.position = parse_position(event.data["position"])
    table.turn = first_number(table.start)
    table.clocks = Clocks(table.setup.clock, len(table.chairs), event.at)


def _acted(table: Table, event: Event) -> None:
    before, clocks = table.position, table.clocks
    assert before is not None
    assert clocks is not None
    action = event.data["action"]
    if reason := event.data.get("reason"):
        table.faults[len(table.actions) + 1] = reason
    if before.step in CHANCE and action not in LEAVERS:
        table.chances += 1
    after = apply(before, action)
    by_bot = table.chair(before.seat).played_by_bot
    if by_bot:
        clocks.bot_thought(event.at)
    else:
        clocks.thought(before.seat, event.at)
    if ends_turn(before, after):
        table.turn += 1
        if not _sets_up_piles(before):
            (clocks.turn_over_by_bot if by_bot else clocks.turn_over)(before.seat)
    table.actions.append(action)
    table.position = after
    table.last_action = event.number


def _sets_up_piles(position: Position) -> bool:
    """Whether the draws before the first turn are being made: they are nobody's turn."""
    return position.step == "draw" and is_beginning(position.board)


def _stood_in(table: Table, event: Event) -> None:
    seat = event.data["seat"]
    table.chair(seat).bot = event.data["bot"]
    if table.clocks is not None and table.seat_to_move == seat:
        table.clocks.thought(seat, event.at)


def _returned(table: Table, event: Event) -> None:
    seat = event.data["seat"]
    table.chair(seat).bot = ""
    if table.clocks is not None and table.seat_to_move == seat:
        table.clocks.bot_thought(event.at)


def _offered(table: Table, event: Event) -> None:
    chair = table.chair(event.data["seat"])
    chair.offer, chair.offered = event.secret["code"], event.number
    chair.offered_at = event.at


def _moved(table: Table, event: Event) -> None:
    chair = table.chair(event.data["seat"])
    if chair.holder == table.host:
        table.host = event.secret["holder"]
    chair.holder, chair.offer = event.secret["holder"], ""


def _held(table: Table, event: Event) -> None:
    if table.clocks is not None:
        table.clocks.held(event.data["milliseconds"])


def _code_renewed(table: Table, event: Event) -> None:
    table.join_code = event.secret["join_code"]


def _cancelled(table: Table, event: Event) -> None:
    table.phase = "cancelled"


def _ended(table: Table, event: Event) -> None:
    table.phase = "over"


def _rematched(table: Table, event: Event) -> None:
    table.rematch = event.data["table"]


_FOLDS = {
    "created": _created,
    "seated": _seated,
    "seeded": _seeded,
    "vacated": _vacated,
    "bot-seated": _bot_seated,
    "sealed": _sealed,
    "revealed": _revealed,
    "unsealed": _unsealed,
    "started": _started,
    "acted": _acted,
    "stood-in": _stood_in,
    "returned": _returned,
    "offered": _offered,
    "moved": _moved,
    "held": _held,
    "code-renewed": _code_renewed,
    "cancelled": _cancelled,
    "ended": _ended,
    "rematched": _rematched,
}
