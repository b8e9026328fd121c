"""Whatever people, bots, clocks and processes do: the log is the game, and nothing is lost."""

import asyncio
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.event_loop import Loop
from support.tables import body, game_of, sent_events

from marrakech import Refusal, apply, chances, legal_actions, parse_ruleset
from marrakech.rules.position import STARTING_DIRHAMS
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.cached_table import CommandResult
from marrakech.table.commands import Command, React
from marrakech.table.dice import seat_commitment
from marrakech.table.events import EVENT_KINDS, Event, Reacted, Unsealed
from marrakech.table.folding import folded
from marrakech.table.memory import MemoryBus, MemoryStore
from marrakech.table.ports import Store
from marrakech.table.reaction_limits import MOST_AT_ONCE, WINDOW, Reaction
from marrakech.table.seals import BREAKS_BY_HOST, Seeds
from marrakech.table.setup import Clock, Setup, Timeout
from marrakech.table.state import Table
from marrakech.table.tables import Tables

PEOPLE = ("ana", "ben", "cleo", "dan")
PROCESSES = st.integers(0, 1)
WHO = st.sampled_from((*PEOPLE, "eve"))
SEATS = st.integers(1, 4)
ANY = st.integers(0, 10**6)
REACTIONS = st.sampled_from(get_args(Reaction))
SEEDS = ("mint-tea", "8f2a", "souk")  # that people promise


@dataclass
class Sent:
    """A command and what was said to it, by which process."""

    command: Command
    outcome: CommandResult | str  # an answer, or the key of a refusal
    process: Tables


class Playing(RuleBasedStateMachine):
    """Two processes with one store, and people who do all sorts of things at one table."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = Loop()
        self.store = self.open_store()
        self.now = 1_000_000
        self.away: set[int] = set()
        self.processes = [self.fresh(), self.fresh()]
        self.last = self.processes[0]  # the process that wrote last
        self.sent: list[Sent] = []
        self.done: dict[str, CommandResult] = {}
        self.codes: list[str] = []
        self.ids = count(1)
        self.log: list[Event] = []
        self.table_id = ""

    def open_store(self) -> Store:
        return MemoryStore()

    def fresh(self) -> Tables:
        return Tables(self.store, MemoryBus(), lambda: self.now, lambda table: self.away)

    def teardown(self) -> None:
        self.runner.close()

    # What happens

    @initialize(
        seats=st.lists(
            st.sampled_from(("person", "open", "open", "random")), min_size=2, max_size=4
        ),
        rules=st.sampled_from(("-", "-", "steering=after-may", "bankruptcy=play-on,stock=15")),
        clock=st.sampled_from((Clock(), Clock("turn", 30), Clock("game", 60, 5))),
        timeout=st.sampled_from(("out", "bot")),
        autostart=st.booleans(),
        promised=st.booleans(),
    )
    def set_up(
        self,
        seats: list[str],
        rules: str,
        clock: Clock,
        timeout: Timeout,
        autostart: bool,
        promised: bool,
    ) -> None:
        setup = Setup(
            tuple(seats), parse_ruleset(rules), None, "S", clock, timeout, True, autostart
        )
        names = [f"Ana {n}" for n in range(seats.count("person"))]
        hashes = tuple(seat_commitment(SEEDS[0]) for _ in names) if promised else None
        creating = self.processes[0].create(setup, "ana", names, Seeds(commitments=hashes))
        table = self.runner.run(creating)
        self.table_id = table.id
        self.look()

    @rule(process=PROCESSES, who=WHO, seat=st.none() | SEATS)
    def sit(self, process: int, who: str, seat: int | None) -> None:
        self.send(process, "sit", who, name=who, seat=seat)

    @rule(process=PROCESSES, who=WHO, seat=st.none() | SEATS, seed=st.sampled_from(SEEDS))
    def sit_with_a_promise(self, process: int, who: str, seat: int | None, seed: str) -> None:
        self.send(process, "sit", who, name=who, seat=seat, commitment=seat_commitment(seed))

    @rule(
        process=PROCESSES,
        who=WHO,
        seat=SEATS,
        seed=st.sampled_from(SEEDS),
        behind=st.integers(0, 2),
    )
    def promise(self, process: int, who: str, seat: int, seed: str, behind: int) -> None:
        seen = max(0, self.live.number - behind)
        self.send(process, "seed", who, seen, seat=seat, commitment=seat_commitment(seed))

    @rule(process=PROCESSES, who=WHO, seat=SEATS, seed=st.sampled_from(SEEDS))
    def reveal(self, process: int, who: str, seat: int, seed: str) -> None:
        self.send(process, "reveal", who, seat=seat, seed=seed)

    @rule(process=PROCESSES)
    def do_what_the_pages_do(self, process: int) -> None:
        """Every page promises what it owes, and shows what is sealed."""
        for seat, chair in enumerate(self.live.chairs, 1):
            if chair.owes_seed:
                promised = seat_commitment(SEEDS[0])
                self.send(process, "seed", chair.holder, seat=seat, commitment=promised)
        seeds = {seat_commitment(seed): seed for seed in SEEDS}
        for seat, chair in enumerate(self.live.chairs, 1):
            if chair.owes_reveal and self.live.seal.hashes:
                self.send(process, "reveal", chair.holder, seat=seat, seed=seeds[chair.commitment])
        assert not self.live.seal.hashes or self.live.phase.name != "gathering"

    @rule(process=PROCESSES, kind=st.sampled_from(("leave", "seed", "offer")), who=WHO, seat=SEATS)
    def manage_a_seat(self, process: int, kind: str, who: str, seat: int) -> None:
        if kind == "seed":
            self.send(process, kind, who, seat=seat, seed="my-seed")
        else:
            self.send(process, kind, who, seat=seat)

    @rule(process=PROCESSES, kind=st.sampled_from(("remove", "seat-bot", "start")), seat=SEATS)
    def be_the_host(self, process: int, kind: str, seat: int) -> None:
        if kind == "start":
            self.send(process, kind, "ana")
        else:
            self.send(process, kind, "ana", seat=seat)

    @rule(process=PROCESSES)
    def fill_up(self, process: int) -> None:
        for who in PEOPLE:
            self.send(process, "sit", who, name=who)
        self.send(process, "start", "ana")

    @rule(process=PROCESSES, times=st.integers(1, 12), which=ANY)
    def play(self, process: int, times: int, which: int) -> None:
        """The player to move does so, a few times."""
        for turn in range(times):
            table = self.live
            if not table.seat_to_move:
                return
            self.one_step(process, table, which + turn)

    def one_step(self, process: int, table: Table, which: int) -> None:
        position = game_of(table).position
        choices = legal_actions(position)
        action = choices[which % len(choices)]
        holder = table.chair(table.seat_to_move).holder
        if table.bot_to_move():
            self.send(process, "bot-act", "", action=action)
        elif position.step == "roll":
            self.send(process, "roll", holder)
        else:
            self.send(process, "act", holder, action=action)

    @rule(process=PROCESSES, who=WHO, behind=st.integers(0, 9), which=ANY)
    def act_out_of_turn_or_late(self, process: int, who: str, behind: int, which: int) -> None:
        game = self.live.game
        choices = legal_actions(game.position) if game else ("S",)
        action = choices[which % len(choices)] if choices else "S"
        seen = max(0, self.live.number - behind)
        self.send(process, "act", who, seen=seen, action=action)

    @rule(
        process=PROCESSES,
        who=WHO,
        text=st.text(max_size=4) | st.sampled_from(("a1a2", "-", "*r", "3")),
    )
    def act_nonsense(self, process: int, who: str, text: str) -> None:
        self.send(process, "act", who, action=text)

    @rule(process=PROCESSES, seat=SEATS, really=st.sampled_from((False, False, False, True)))
    def give_up(self, process: int, seat: int, really: bool) -> None:
        if not really:
            return
        holder = self.live.chairs[seat - 1].holder if seat <= len(self.live.chairs) else "eve"
        self.send(process, "act", holder or "eve", action=f"x{seat}")

    @rule(process=PROCESSES, who=WHO, behind=st.integers(0, 1))
    def undo(self, process: int, who: str, behind: int) -> None:
        self.send(process, "undo", who, seen=max(0, self.live.number - behind))

    @rule(seats=st.sets(SEATS))
    def drop(self, seats: set[int]) -> None:
        self.away = seats

    @rule(process=PROCESSES, who=WHO, seat=SEATS)
    def stand_in(self, process: int, who: str, seat: int) -> None:
        self.send(process, "stand-in", who, seat=seat)

    @rule(process=PROCESSES, who=WHO)
    def return_(self, process: int, who: str) -> None:
        self.send(process, "back", who)

    @precondition(lambda self: self.codes)
    @rule(process=PROCESSES, who=WHO, which=ANY)
    def claim(self, process: int, who: str, which: int) -> None:
        self.send(process, "claim", who, code=self.codes[which % len(self.codes)])

    @rule(
        process=PROCESSES,
        who=WHO,
        reaction=REACTIONS,
        seat=st.none() | SEATS,
        times=st.integers(1, 4),
    )
    def react(self, process: int, who: str, reaction: str, seat: int | None, times: int) -> None:
        """However often somebody says something, the table stands as it stood."""
        before = self.live
        for _ in range(times):
            self.send(process, "react", who, reaction=reaction, seat=seat)
        assert self.live.summary() == before.summary()
        assert self.live.phase == before.phase

    @rule(process=PROCESSES, seconds=st.sampled_from((0, 1, 10, 60)), held=st.booleans())
    def let_time_pass(self, process: int, seconds: int, held: bool) -> None:
        self.now += seconds * 1000
        if held:
            self.send(process, "hold", "", milliseconds=seconds * 1000)
        else:
            self.send(process, "time-out", "")

    @rule(process=PROCESSES)
    def restart(self, process: int) -> None:
        if self.last is self.processes[process]:
            self.last = self.processes[process] = self.fresh()
        else:
            self.processes[process] = self.fresh()

    @precondition(lambda self: self.sent)
    @rule(process=PROCESSES, which=ANY)
    def repeat(self, process: int, which: int) -> None:
        """The same command again, to the same process or the other. Of what was refused, only
        reactions may be accepted later: nobody remembers that they came too fast."""
        sent = self.sent[-1 - which % min(20, len(self.sent))]
        outcome = self.do(self.processes[process], sent.command)
        if isinstance(sent.outcome, CommandResult):
            assert isinstance(outcome, CommandResult)
            assert outcome.number == sent.outcome.number
        elif self.processes[process] is sent.process and not isinstance(sent.command.body, React):
            assert outcome == sent.outcome

    @rule(who=WHO, seat=SEATS, times=st.sampled_from((2, 8, 50)), which=ANY)
    def all_at_once(self, who: str, seat: int, times: int, which: int) -> None:
        """Many send the same command, through both processes."""
        game = self.live.game
        choices = legal_actions(game.position) if game else ()
        kind = "act" if choices else "sit"
        data = {"action": choices[which % len(choices)]} if choices else {"seat": seat, "name": who}
        holder = self.live.chair(self.live.seat_to_move).holder if self.live.seat_to_move else who
        command = Command(body(kind, **data), self.new_id(), holder or who, self.live.number)

        async def race() -> list[CommandResult | str]:
            processes = (self.processes[n % 2] for n in range(times))
            return await asyncio.gather(*(self.attempt(process, command) for process in processes))

        outcomes = self.runner.run(race())
        done = {outcome for outcome in outcomes if isinstance(outcome, CommandResult)}
        assert len(done) <= 1
        for outcome in done:
            assert command.key is not None
            self.done[command.key] = outcome
        self.last = self.furthest()
        self.look()

    # How it is done

    def new_id(self) -> str:
        return f"command-{next(self.ids)}"

    def send(
        self, process: int, kind: str, who: str, seen: int | None = None, **data: Any
    ) -> CommandResult | str:
        seen = self.live.number if seen is None else seen
        command = Command(body(kind, **data), self.new_id() if who else None, who, seen)
        outcome = self.do(self.processes[process], command)
        if who:
            self.sent.append(Sent(command, outcome, self.processes[process]))
        return outcome

    def do(self, process: Tables, command: Command) -> CommandResult | str:
        outcome = self.runner.run(self.attempt(process, command))
        if isinstance(outcome, CommandResult):
            self.last = process if outcome.number > len(self.log) else self.furthest()
            if command.key is not None:
                assert self.done.setdefault(command.key, outcome).number == outcome.number
            if outcome.code:
                self.codes.append(outcome.code)
        self.look()
        return outcome

    async def attempt(self, process: Tables, command: Command) -> CommandResult | str:
        try:
            return await process.do(self.table_id, command)
        except Refusal as refusal:
            return refusal.key

    def furthest(self) -> Tables:
        """The process that knows most."""
        return max(self.processes, key=lambda process: self.view(process).number)

    def view(self, process: Tables) -> Table:
        return self.runner.run(process.find(self.table_id))

    @property
    def live(self) -> Table:
        return self.view(self.last)

    # What is always true

    def look(self) -> None:
        """The log only grows."""
        log = self.runner.run(self.store.read(self.table_id))
        assert log[: len(self.log)] == self.log
        self.log = log

    @invariant()
    def the_log_has_no_gaps(self) -> None:
        assert [event.number for event in self.log] == [*range(1, len(self.log) + 1)]
        assert {event.kind for event in self.log} <= EVENT_KINDS.keys()

    @invariant()
    def every_acknowledged_command_is_in_the_log_once(self) -> None:
        kept = {event.command: event.number for event in self.log if event.command is not None}
        assert len(kept) == sum(event.command is not None for event in self.log)
        assert kept == {key: answer.number for key, answer in self.done.items()}

    @invariant()
    def every_process_has_folded_the_log_and_one_has_folded_it_all(self) -> None:
        for process in self.processes:
            live = self.view(process)
            assert live == folded(self.table_id, self.log[: live.number])
            told = self.runner.run(process.events(self.table_id))
            again = sent_events(self.table_id, self.log[: live.number])
            assert told == [one for one, _ in again]
        assert self.live.number == len(self.log)

    @invariant()
    def the_position_is_what_the_actions_lead_to(self) -> None:
        table = self.live
        game = table.game
        if game is None:
            assert table.phase.name in ("gathering", "cancelled")
            return
        position, by_chance = game.start, 0
        for action in game.actions:
            by_chance += action in dict(chances(position))
            position = apply(position, action)
        assert position == game.position
        assert by_chance == game.chances
        assert (table.phase.name == "over") == (position.step == "over")
        waits = position.ruleset.steering != "before" and not table.bot_to_move()
        assert position.step in ("turn", "lay", "steer", "over") or (
            position.step == "roll" and waits
        )

    @invariant()
    def what_was_sealed_is_what_is_played_with(self) -> None:
        table = self.live
        broken = sum(isinstance(event.body, Unsealed) for event in self.log)
        assert broken <= BREAKS_BY_HOST
        if table.phase.name == "gathering":
            assert table.gathering().broken == broken
        assert broken <= table.seal.round <= broken + 1
        if table.seal.hashes:
            hashes = [c.commitment or seat_commitment(c.seed) for c in table.chairs]
            assert [*table.seal.hashes] == hashes
        for chair in table.chairs:
            if chair.commitment and chair.seed:
                assert seat_commitment(chair.seed) == chair.commitment
        if table.phase.name in ("playing", "over"):
            assert all(chair.seed for chair in table.chairs)

    @invariant()
    def nobody_reacts_too_fast(self) -> None:
        for who in (*PEOPLE, "eve"):
            said = [
                event.at
                for event in self.log
                if isinstance(event.body, Reacted) and event.body.holder == who
            ]
            later = said[MOST_AT_ONCE:]
            assert all(b - a >= WINDOW for a, b in zip(said, later, strict=False))

    @invariant()
    def dirhams_are_conserved_unless_somebody_is_out(self) -> None:
        if (game := self.live.game) is not None:
            position = game.position
            everything = sum(seat.dirhams for seat in position.seats)
            whole = STARTING_DIRHAMS * len(position.seats)
            if any(seat.out for seat in position.seats):
                assert everything <= whole
            else:
                assert everything == whole

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        table = self.live
        if table.phase.name == "playing":
            assert table.bot_to_move() or table.chair(table.seat_to_move).holder
            clocks = game_of(table).clocks
            assert min(clocks.left) >= 0
            assert clocks.since <= self.now


class PlayingInAFile(Playing):
    """The same with a database."""

    def open_store(self) -> Store:
        self.folder = TemporaryDirectory()
        self.sql = self.runner.run(SqlStore.open(Path(self.folder.name) / "tables.db"))
        return self.sql

    def teardown(self) -> None:
        self.runner.run(self.sql.close())
        super().teardown()
        self.folder.cleanup()


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=60, stateful_step_count=40)
TestPlayingInAFile = PlayingInAFile.TestCase
TestPlayingInAFile.settings = settings(
    max_examples=8, stateful_step_count=30, phases=(Phase.generate,)
)
