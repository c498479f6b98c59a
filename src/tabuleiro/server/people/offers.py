"""Standing offers: what a bot of others plays whenever it is asked, so that the server accepts for it."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.store.club import schema as club
from tabuleiro.server.table.agreement import Agreement

NO_CLOCK = "none"
"""How an offer names tables without a clock."""


class Offer(NamedTuple):
    """Games, numbers of seats, kinds of clocks (`live`, `async`, `none`), rated ones too or not, tables at a time.

    A list that is empty leaves nothing out.
    """

    games: Sequence[str]
    seats: Sequence[int]
    clocks: Sequence[str]
    rated: bool
    tables: int

    def fits(self, agreement: Agreement) -> bool:
        """Whether a table is what is offered."""
        rule = agreement.rule()
        clock = NO_CLOCK if rule is None else rule.kind
        return (
            (not self.games or agreement.game in self.games)
            and (not self.seats or agreement.seats in self.seats)
            and (not self.clocks or clock in self.clocks)
            and (self.rated or not agreement.rated)
        )


def read_offer(connection: Connection, bot: int) -> Offer | None:
    """The offer of a bot; None when it makes none."""
    body = connection.execute(select(club.offers.c.body).where(club.offers.c.user_id == bot)).scalar()
    return None if body is None else Offer(**json.loads(body))


def put_offer(connection: Connection, bot: int, offer: Offer | None) -> None:
    """Let a bot make an offer in place of the one before, or none any more."""
    connection.execute(delete(club.offers).where(club.offers.c.user_id == bot))
    if offer is not None:
        connection.execute(insert(club.offers).values(user_id=bot, body=json.dumps(offer._asdict())))
