"""What clients are told of an action counts its turns as the record does."""

import json
from pathlib import Path

import pytest
from support.tables import ORDINARY, VARIANT, TableRig, creation, played

from marrakech import format_position, format_ruleset, parse_game
from marrakech.table.chairs import Chair
from marrakech.table.events import Acted, Event, Started
from marrakech.table.folding import created
from marrakech.table.public_events import fold_and_encode
from marrakech.table.record import record_of
from marrakech.table.replay import record_info

GAMES = sorted((Path(__file__).parent.parent / "data").glob("games/*.mrk"))
COUNTED = ("turn", "during", "action", "position")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_it_is_replayed(path: Path) -> None:
    game = parse_game(path.read_text("utf-8"))
    players = len(game.start.seats)
    first = creation(*["person"] * players, rules=format_ruleset(game.start.ruleset))
    table = created("golden", Event(1, 0, first))
    table.chairs = [Chair("person") for _ in range(players)]
    fold_and_encode(table, Event(2, 0, Started(format_position(game.start))))
    told = [
        json.loads(fold_and_encode(table, Event(number, 0, Acted(action, seat=1))))
        for number, action in enumerate(game.actions, 3)
    ]
    plies = record_info(game).plies
    assert [[one[key] for key in COUNTED] for one in told] == [
        [getattr(ply, key) for key in COUNTED] for ply in plies
    ]


@pytest.mark.parametrize("rules", [ORDINARY, VARIANT])
@played
async def test_a_table_read_from_its_store_tells_the_same_turns(rules: str) -> None:
    rig = TableRig()
    table_id = await rig.full(rules=rules)
    for which in range(20):
        await rig.step(table_id, which)
    for tables in (rig.tables, rig.another()):
        game = record_of(await tables.find(table_id))
        assert game is not None
        told = [json.loads(event) for event in await tables.events(table_id)]
        turns = [event["turn"] for event in told if event["kind"] == "acted"]
        assert turns == [ply.turn for ply in record_info(game).plies]
        assert turns[0] == 0
        assert turns[-1] > 3
