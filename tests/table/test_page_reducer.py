"""What the page makes of events is what the server says of the table, after every kind of event."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.eventful_tables import eventful
from support.tables import TableRig, played, sent_events

import hatch_build
from marrakech.table.events import EVENT_KINDS
from marrakech.table.wire import standing, table_info

WEB = hatch_build.WEB
# Reads steps, each with a table, events and a state; writes the table after each.
PROGRAM = """
import { readFileSync } from "node:fs";
import { afterEvents } from "./reducer.mjs";
const steps = JSON.parse(readFileSync(0, "utf8"));
const tables = steps.map(({ info, events, state }) => afterEvents(info, events, state));
process.stdout.write(JSON.stringify(tables));
"""


@pytest.fixture(scope="module")
def reducer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own reducer, as a program for Node."""
    folder = tmp_path_factory.mktemp("reducer")
    node, esbuild = hatch_build.node_binary(), WEB / "node_modules" / "esbuild" / "bin" / "esbuild"
    source = WEB / "src" / "live" / "tableReducer.ts"
    bundle = ("--bundle", "--format=esm", f"--outfile={folder / 'reducer.mjs'}")
    subprocess.run([node, esbuild, source, *bundle], check=True, capture_output=True)
    program = folder / "program.mjs"
    program.write_text(PROGRAM, "utf-8")
    return program


def reduce(reducer: Path, steps: list[dict[str, Any]]) -> list[Any]:
    node, text = hatch_build.node_binary(), json.dumps(steps)
    done = subprocess.run([node, reducer], input=text, capture_output=True, text=True, check=True)
    found: list[Any] = json.loads(done.stdout)
    return found


@played
async def test_the_page_agrees_with_the_server_after_every_event(reducer: Path) -> None:
    rig, steps, expected = TableRig(), [], []
    kinds: set[str] = set()
    for table_id in await eventful(rig):
        log = await rig.log(table_id)
        known: list[Any] = []
        events: list[Any] = []
        for wire, table in sent_events(table_id, log):
            now = json.loads(msgspec.json.encode(table_info(table, 0)))
            state = json.loads(msgspec.json.encode(standing(table, 0)))
            events.append(json.loads(wire))
            # From the table before it, and from the first: all that was missed at once.
            for before in (*known[:1], *known[-1:]):
                steps.append({"info": before, "events": events[:], "state": state})
                expected.append(now)
            known.append(now)
        kinds |= {event["kind"] for event in events}
    assert kinds == set(EVENT_KINDS)
    for step, found, wanted in zip(steps, reduce(reducer, steps), expected, strict=True):
        assert found == wanted, step["events"][-1]
