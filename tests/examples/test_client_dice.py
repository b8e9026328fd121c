"""The example client at a server that lies about the dice: it shows no seed, or finds out."""

import hashlib
import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.event_loop import run

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"
SERVER_SEED = bytes(range(32))


def load_client() -> Any:
    spec = spec_from_file_location("example_client", CLIENT)
    assert spec is not None
    assert spec.loader is not None
    client = module_from_spec(spec)
    spec.loader.exec_module(client)
    return client


def hash_of(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


class Liar:
    """A server that says of a table whatever it likes, and our client's memory."""

    def __init__(self, home: Path) -> None:
        self.client = load_client()
        self.kept = self.client.Kept(home / "kept.json")
        self.received: list[dict[str, Any]] = []
        self.said: dict[str, Any] = {}

    def answer(self, request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            self.received.append(json.loads(request.content))
        return httpx.Response(200, json=self.said)

    def seals(self, hashes: list[str], ours: str, *, table: str = "souk", players: int = 2) -> None:
        """Say that these are the promises, ours at seat 1, and let the client answer."""
        chairs = [{"seed": "", "commitment": text} for text in (ours, *hashes[1:])]
        self.said = {
            "phase": "gathering",
            "number": 5,
            "setup": {"players": players},
            "commitment": hashlib.sha256(SERVER_SEED).hexdigest(),
            "seats": chairs,
            "sealed": {"round": 1, "hashes": hashes},
            "you": {"seats": [1]},
        }
        run(self.settle(table))

    async def settle(self, table: str) -> None:
        transport = httpx.MockTransport(self.answer)
        async with httpx.AsyncClient(transport=transport, base_url="http://liar") as http:
            await self.client.settle(http, table, self.kept)

    def plays_a_round(self, table: str, other: str) -> str:
        """A seal of our seed and another one, for which ours is shown; our seed."""
        ours = self.kept.promise()
        self.seals([ours, hash_of(other)], ours, table=table)
        seed = self.kept.seeds[ours]
        assert (self.received[-1]["kind"], self.received[-1]["seed"]) == ("reveal", seed)
        return str(seed)


@pytest.fixture
def liar(tmp_path: Path) -> Liar:
    return Liar(tmp_path)


def record(table: str, *seeds: str) -> str:
    seats = [f'[SeatSeed{seat} "{seed}"]' for seat, seed in enumerate(seeds, 1)]
    tags = [f'[Table "{table}"]', *seats, f'[ServerSeed "{SERVER_SEED.hex()}"]']
    return "\n".join([*tags, ""])


def test_an_honest_server_is_shown_the_seed_and_believed(liar: Liar) -> None:
    ours = liar.plays_a_round("souk", "ben")
    liar.kept.compare("souk", record("souk", ours, "ben"))


def test_no_seed_is_shown_for_a_seal_without_ours(liar: Liar) -> None:
    with pytest.raises(SystemExit):
        liar.seals([hash_of("evil-1"), hash_of("evil-2")], liar.kept.promise())
    assert liar.received == []


def test_no_seed_is_shown_for_a_seal_that_has_ours_at_another_seat(liar: Liar) -> None:
    ours = liar.kept.promise()
    with pytest.raises(SystemExit):
        liar.seals([hash_of("evil"), ours], ours)
    assert liar.received == []


def test_no_seed_is_shown_for_a_seal_without_one_of_the_seats(liar: Liar) -> None:
    ours = liar.kept.promise()
    with pytest.raises(SystemExit):
        liar.seals([ours, hash_of("ben")], ours, players=3)
    assert liar.received == []


@pytest.mark.parametrize("lie", ["another table", "one more seat", "other order", "without ours"])
def test_a_record_of_other_seeds_is_found(liar: Liar, lie: str) -> None:
    ours = liar.plays_a_round("souk", "ben")
    written = {
        "another table": record("kasbah", ours, "ben"),
        "one more seat": record("souk", ours, "ben", "chosen-last"),
        "other order": record("souk", "ben", ours),
        "without ours": record("souk", "evil-1", "ben"),
    }
    with pytest.raises(SystemExit):
        liar.kept.compare("souk", written[lie])


def test_seats_count_by_their_numbers_and_not_by_their_lines(liar: Liar) -> None:
    ours = liar.plays_a_round("souk", "ben")
    swapped = record("souk", ours, "ben").replace("SeatSeed1", "SeatSeed9")
    swapped = swapped.replace("SeatSeed2", "SeatSeed1").replace("SeatSeed9", "SeatSeed2")
    with pytest.raises(SystemExit):
        liar.kept.compare("souk", swapped)


def test_only_the_last_round_of_a_table_counts(liar: Liar) -> None:
    first = liar.plays_a_round("souk", "ben")
    liar.plays_a_round("souk", "ben-again")
    with pytest.raises(SystemExit):
        liar.kept.compare("souk", record("souk", first, "ben"))


def test_a_game_at_another_table_does_not_count_for_this_one(liar: Liar) -> None:
    ours = liar.plays_a_round("kasbah", "ben")
    liar.plays_a_round("souk", "ben")
    with pytest.raises(SystemExit):
        liar.kept.compare("souk", record("kasbah", ours, "ben"))
