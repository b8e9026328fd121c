"""Which game an analysis is of: the same game has the same id, no matter who asks."""

import hashlib
from typing import NamedTuple

import msgspec

from marrakech.analysis import Depth
from marrakech.rules import Game, Position, Refusal, format_position, legal_actions
from marrakech.table.commands import LONGEST_TEXT
from marrakech.table.phases import Over, Playing
from marrakech.table.ports import StoreError
from marrakech.table.record import record_of
from marrakech.table.state import Table
from marrakech.table.tables import Tables

# Raised when the same game would be analysed otherwise: by another network, or with other fields.
VERSION = 1
EVALUATOR = "champion"
DEPTH: Depth = "normal"
_TABLE, _RECORD = "table-", "record-"


class AnalysedGame(NamedTuple):
    """A game, and where it comes from."""

    id: str
    game: Game
    table: str = ""  # whose game it is; "" for a record's

    def position(self, ply: int) -> Position:
        """The position of a decision between several choices."""
        positions = self.game.positions()
        if ply < len(self.game.actions):
            position = positions[ply]
            if position.step in ("turn", "lay", "steer") and len(legal_actions(position)) > 1:
                return position
        raise Refusal("rollout-none")


def game_of_table(table: Table) -> AnalysedGame:
    """The game of a table, once it is over."""
    game = record_of(table)
    if game is None or not isinstance(table.phase, Over):
        raise Refusal("analysis-too-early")
    return AnalysedGame(_TABLE + table.id, _without_comments(game), table.id)


async def game_of_record(game: Game, tables: Tables) -> AnalysedGame:
    """The game of a record. That of a table of this server is the table's own, and has to be
    over."""
    if not game.actions:
        raise Refusal("analysis-empty")
    if (table := await _table_of(game, tables)) is not None:
        if isinstance(table.phase, Playing):
            raise Refusal("analysis-too-early")
        if isinstance(table.phase, Over):
            own = game_of_table(table)
            if _identity(own.game) == _identity(game):
                return own
    return AnalysedGame(_RECORD + _identity(game), _without_comments(game))


async def _table_of(game: Game, tables: Tables) -> Table | None:
    """The table that a record says it comes from, if there is one here."""
    name = game.tag("Table") or ""
    try:
        return await tables.find(name) if 0 < len(name) <= LONGEST_TEXT else None
    except StoreError:
        raise
    except Refusal:  # it is not from here, or nobody can play there any more
        return None


def table_in(id_: str) -> str:
    """The table that an analysis with this id is of; "" if it is of none."""
    return id_.removeprefix(_TABLE) if id_.startswith(_TABLE) else ""


def _identity(game: Game) -> str:
    """The same for the same game by the same names, and no other."""
    told = [VERSION, DEPTH, format_position(game.start), game.actions, game.names()]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]


def _without_comments(game: Game) -> Game:
    return Game(game.start, game.actions, game.tags)
