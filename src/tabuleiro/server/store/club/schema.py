"""The tables of a club: tokens and standing offers of bots, who follows or blocks whom, reports and sanctions."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from tabuleiro.server.store.schema import checksum, metadata, number, unsealed

FOLLOW, BLOCK = "follow", "block"
"""The kinds of relations."""
MUTE, BAN, NO_RATED = "mute", "ban", "no_rated"
"""The kinds of sanctions."""
FOREVER: Final = "9999-12-31T00:00:00.000Z"
REASONS: Final = ("insult", "spam", "cheating", "stalling", "other")
"""What is reported, and why somebody is muted or banned, unless a moderator says it in their own words."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("scope", String(8), nullable=False),
    Column("note", String(60), nullable=False),
    Column("created", String(32), nullable=False),
    Column("expires", String(32), nullable=False),
    Column("used", String(32)),
    checksum(),
    unsealed("tokens", "id"),
)
"""By which a program acts for somebody; only hashes are kept."""

offers = Table(
    "offers",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    checksum(),
    unsealed("offers", "user_id"),
)
"""What a bot plays whenever it is asked: games, numbers of seats, clocks (people/offers.py)."""

relations = Table(
    "relations",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("other_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("relations_to", "other_id", "kind"),
)
"""Whom somebody follows, and whom somebody blocks."""

reports = Table(
    "reports",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("by_id", number, ForeignKey("users.id"), nullable=False),
    Column("about_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("table_id", String(16)),
    Column("line", Integer),
    Column("said", Text, nullable=False),
    Column("why", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("state", String(10), nullable=False),
    Column("answered_by", number),
    checksum(),
    unsealed("reports", "id"),
    Index("reports_by_state", "state", "created"),
)
"""What somebody finds wrong about somebody; `said` is the line of chat that it is about, as it was."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("until", String(32), nullable=False),
    Column("why", Text, nullable=False),
    Column("by_id", number, nullable=False),
    Column("created", String(32), nullable=False),
    Column("lifted", String(32)),
    checksum(),
    unsealed("sanctions", "id"),
)
"""What a moderator has decided about somebody: no words (`mute`), no rated games (`no_rated`) or no
way in (`ban`), until when, and why."""

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("uses", Integer, nullable=False),
    Column("until", String(32), nullable=False),
    Column("created", String(32), nullable=False),
    checksum(),
    unsealed("invites", "hash"),
)
"""By which so many people more may create an account, until when; only the hash of the code is kept."""

confirmations = Table(
    "confirmations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("time", String(32), nullable=False),
    checksum(),
    unsealed("confirmations", "hash"),
)
"""When the password was last given in a session, of which the hash is kept here as there."""

departures = Table(
    "departures",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("due", String(32), nullable=False),
    checksum(),
    unsealed("departures", "user_id"),
)
"""Accounts that are to be deleted, and from when on."""

parcels = Table(
    "parcels",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("hash", String(64)),
    Column("asked", String(32), nullable=False),
    Column("made", String(32)),
    Column("packed", LargeBinary),
)
"""What somebody takes along, packed and kept for a day, and the hash of the link by which it is fetched."""

places = Table(
    "places",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("place", String(32), primary_key=True),
    Column("seen", String(32), nullable=False),
)
"""From which networks an account came lately; a keyed hash, from which no address can be had."""

flags = Table(
    "flags",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("users", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen_by", number),
)
"""Rated tables at which people of one place have played: for moderators to judge."""
