"""Prices come with the state: for a page that asks for them, when its own seat may turn."""

from support.server import Data, Device, Server, SocketClient

from marrakech.rules import parse_position
from marrakech.table.position_info import prices


def last_state(page: SocketClient, number: int) -> Data:
    """The state that came with this event."""
    message = page.receive("events", lambda one: one["state"]["number"] >= number)
    state: Data = message["state"]
    return state


def turn_and_lay(device: Device, table: str) -> int:
    """Play a turn; the number of its last event."""
    for _ in range(2):
        state = device.state(table)
        done = device.do(table, "act", action=state["legal"][0], seen=state["number"])
        assert done.status_code == 200, done.text
    number: int = device.state(table)["number"]
    return number


def test_only_a_page_that_asked_gets_prices_and_only_before_its_own_roll(
    server: Server, ana: Device, ben: Device
) -> None:
    table = ana.create("person", "open", rules="stock=15")
    name = table["table"]
    assert ben.sit(table).status_code == 200
    with (
        SocketClient(server, ana) as asks,
        SocketClient(server, ana) as silent,
        SocketClient(server, ben) as other,
    ):
        for page, more in ((asks, {"prices": True}), (silent, {}), (other, {"prices": True})):
            page.say("watch", table=name, **more)
        first = last_state(asks, 1)
        assert first["step"] == "turn"
        known = prices(parse_position(first["position"]))
        assert first["prices"].keys() == known.keys()
        for facing, walks in first["prices"].items():
            assert [walk["path"] for walk in walks.values()] == [
                walk.path for walk in known[facing].values()
            ]
        assert "prices" not in last_state(silent, 1)
        assert "prices" not in last_state(other, 1)
        number = turn_and_lay(ana, name)
        assert "prices" not in last_state(asks, number)
        assert last_state(other, number)["prices"]
        asks.say("watch", table=name)  # anew, without asking for them
        number = turn_and_lay(ben, name)
        assert "prices" not in last_state(asks, number)


def test_a_table_over_http_has_no_prices(ana: Device) -> None:
    table = ana.create("person", "person")["table"]
    assert "prices" not in ana.state(table)


def test_a_page_without_a_seat_gets_no_prices_while_a_bot_is_to_turn(
    server: Server, ana: Device
) -> None:
    """Neither a bot nor a page without a token has a holder: that does not make the seat its."""
    table = ana.create("person", "random", rules="stock=15")["table"]
    with SocketClient(server) as stranger:
        stranger.say("watch", table=table, prices=True)
        stranger.receive("events")
        turn_and_lay(ana, table)
        turns = stranger.receive("events", lambda one: one["state"].get("seat") == 2)
        assert turns["state"]["step"] == "turn"
        assert "prices" not in turns["state"]
