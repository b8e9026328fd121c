"""A table's game as a record, with the tags that checking its dice needs."""

from dataclasses import replace

from marrakech.rules import Comment, Game, new_game
from marrakech.table.dice import DiceTags, format_dice_tags
from marrakech.table.phases import Over
from marrakech.table.state import Table


def record_of(table: Table) -> Game | None:
    """The record of a game that has begun. The server's seed is told once it is over."""
    played = table.game
    if played is None:
        return None
    names = [chair.name or chair.bot for chair in table.chairs]
    bots = {f"Bot{n}": c.bot for n, c in enumerate(table.chairs, 1) if c.kind == "bot"}
    seeds = tuple(chair.seed for chair in table.chairs)
    hashes = tuple(chair.commitment for chair in table.chairs)
    dice = DiceTags(table.id, table.server_seed, seeds, hashes)
    tags = bots | format_dice_tags(dice, reveal=isinstance(table.phase, Over))
    comments = tuple(Comment(after, reason) for after, reason in sorted(played.faults.items()))
    begun = new_game(played.start, names, table.setup.edition, tags)
    return replace(begun, actions=tuple(played.actions), comments=comments)
