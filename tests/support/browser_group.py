"""People who meet at a table, each with a browser of their own."""

import re

from playwright.sync_api import expect
from support.browser_player import Arrive as Arrive
from support.browser_player import Player


def invites(host: Player) -> str:
    """The link to a seat."""
    field = host.at("invite-link")
    expect(field).to_have_value(re.compile(r"/table/\w+\?lang=[\w-]+#join-[\w-]+"))
    return field.input_value()


def meet(arrive: Arrive, *names: str, bots: int = 0, rules: str = "") -> list[Player]:
    """People who set up a table by their browsers; the first one is its host and begins."""
    players = len(names) + bots
    host = arrive(
        f"/?mode=friends&players={players}&bots={bots}&bot=random&begins=listed"
        f"&name={names[0]}&start=1{rules and f'&rules={rules}'}"
    )
    link = invites(host)
    guests = []
    for name in names[1:]:
        guest = arrive(link)
        guest.at("sit-name").fill(name)
        guest.at("sit").click()
        guests.append(guest)
    everybody = [host, *guests]
    for one in everybody:
        one.waits_for(phase="playing")
    return everybody
