"""A chair: a seat at a table, and who plays there."""

from dataclasses import dataclass
from typing import Literal

from marrakech.table.setup import PERSON


@dataclass(slots=True)
class Chair:
    """A seat at the table and who plays there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""  # the bot whose seat it is, or that stands in for an absent person
    seed: str = ""  # what this seat adds to the dice; "" while it is still secret
    commitment: str = ""  # the SHA-256 that it was promised with; "" for one given in the clear
    holder: str = ""  # the device that holds it
    reserved: str = ""  # the device for which an open seat is kept
    kept_for: str = ""  # the name that its person had in the last game
    offer: str = ""  # the code of a one-time link that moves it to another device
    offered: int = 0  # the number of the event that made the link
    offered_at: int = 0  # the time of that event, in milliseconds

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot plays here now."""
        return bool(self.bot)

    @property
    def owes_seed(self) -> bool:
        """Whether somebody sits here who has neither given a seed nor promised one."""
        return self.kind == PERSON and not self.seed and not self.commitment

    @property
    def owes_reveal(self) -> bool:
        """Whether the seed is promised and still to be shown."""
        return bool(self.commitment) and not self.seed
