"""The schema. The event log `entries` is the truth; `tables` and `seats` are projections of it, for lists."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()
number = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only when the column is a plain INTEGER."""


def checksum() -> Column[str]:
    """A row's checksum; every statement that does not know of it empties it (see checksums.py)."""
    return Column("checksum", String(32), nullable=False, server_default="", default="", onupdate="")


def unsealed(table: str, key: str) -> Index:
    """Finds the rows whose checksum is empty: those of the present transaction."""
    empty = text("checksum = ''")
    return Index(f"{table}_unsealed", key, sqlite_where=empty, postgresql_where=empty)


users = Table(
    "users",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("preferences", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("skeleton", Text),
    Column("banned", String(32)),
    Column("owner_id", number),
    Column("role", String(12)),
    checksum(),
    unsealed("users", "id"),
    Index("users_by_skeleton", "skeleton"),
    Index(
        "users_owned",
        "owner_id",
        "id",
        sqlite_where=text("owner_id IS NOT NULL"),
        postgresql_where=text("owner_id IS NOT NULL"),
    ),
    Index("users_gone", "id", sqlite_where=text("name = ''"), postgresql_where=text("name = ''")),
)
"""The row of a deleted user stays, without anything in it: its number must never be given out again.

Whoever has an owner is a bot of somebody's. A `role` is that of a moderator; all others have none."""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("seen", String(32)),
    Column("device", String(60)),
    checksum(),
    unsealed("sessions", "hash"),
)

resets = Table(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False),
    Column("created", String(32), nullable=False),
    checksum(),
    unsealed("resets", "hash"),
)
"""One-time links by which a forgotten password is set anew."""

recovery_links = Table(
    "recovery_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False),
    Column("created", String(32), nullable=False),
    checksum(),
    unsealed("recovery_links", "hash"),
)
"""Links by which a guest comes back."""

orders = Table(
    "orders",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("answer", Text),
    checksum(),
    unsealed("orders", "id"),
)
"""What an operator's command line asks the running server to do."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("setting", Text, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("key", String(32), nullable=False),
    Column("host", number, nullable=False),
    Column("state", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actor", Integer),
    Column("bot_turn", Boolean, nullable=False),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("result", Text),
    Column("scores", Text),
    Column("next", String(16)),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("checksum", String(32), nullable=False, server_default="", default=""),
    Column("deadline", String(32)),
    Column("claim", String(16)),
    Column("claim_until", BigInteger),
    Column("note", String(200), nullable=False, server_default="", default=""),
    unsealed("tables", "id"),
    Index("tables_by_state", "visibility", "state", "updated"),
    Index(
        "tables_by_deadline",
        "deadline",
        sqlite_where=text("deadline IS NOT NULL"),
        postgresql_where=text("deadline IS NOT NULL"),
    ),
)
"""`claim`: which worker lets a bot act or judges the clock, and until when (store/cluster/claims.py)."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("user_id", number, nullable=False, index=True),
    Column("level", String(20), nullable=False),
    Column("standin", String(20), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("relief", String(8), nullable=False, server_default=""),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Index(
        "seats_held",
        "until",
        sqlite_where=text("kind = 'held'"),
        postgresql_where=text("kind = 'held'"),
    ),
)

outages = Table(
    "outages",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("began", String(32), nullable=False),
    Column("ended", String(32), nullable=False),
    checksum(),
    unsealed("outages", "id"),
)
"""When the server was away: nobody's clock runs meanwhile."""

vacations = Table(
    "vacations",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("begins", String(32), nullable=False),
    Column("ends", String(32), nullable=False),
    checksum(),
    unsealed("vacations", "id"),
)
"""When people are away: their clocks do not run meanwhile, where a game is played over days."""

archived = Table(
    "archived",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)
"""The tables that users have put away; no log says so, and nothing else depends on it."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", number, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("time", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("position", String(32), nullable=False),
    Column("chain", String(32), nullable=False),
    Index(
        "entries_by_nonce",
        "table_id",
        "user_id",
        "nonce",
        unique=True,
        sqlite_where=text("nonce <> ''"),
        postgresql_where=text("nonce <> ''"),
    ),
    Index("entries_by_position", "position"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("step", String(40), nullable=False),
    Column("table_id", String(16)),
    Column("done", Text, nullable=False),
    Column("updated", String(32), nullable=False),
    checksum(),
    unsealed("lessons", "id"),
    UniqueConstraint("user_id", "game", name="lessons_of_user"),
)
"""How far each learner has come in the lesson of a game: the step, its table if there is one, and the steps done."""

lesson_figures = Table(
    "lesson_figures",
    metadata,
    Column("place", String(90), primary_key=True),
    Column("starts", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("leaves", Integer, nullable=False),
    checksum(),
    unsealed("lesson_figures", "place"),
)
"""What happened in each step of a lesson (`luna/recruit`), counted over all learners and without their names."""

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False, index=True),
    Column("budget", String(10), nullable=False),
    Column("state", String(10), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("user_id", number, nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=False),
    Column("body", LargeBinary),
)
"""Analyses of games; those of the same game by the same engine bear one name, and are computed once.

They need no checksums: whatever is lost or spoilt can be computed again.
"""

analysis_blocks = Table(
    "analysis_blocks",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("block", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What is computed already of an analysis that is under way: a server that was killed goes on from there."""

tries = Table(
    "tries",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("item", String(80), nullable=False),
    Column("verdict", String(10), nullable=False),
    Column("loss", Integer, nullable=False),
    Column("helps", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    checksum(),
    unsealed("tries", "id"),
)
"""What somebody tried in place of a mistake (`<analysis>/<turn>`) or at a puzzle, how good it was, and votes."""

counted_tables = Table(
    "counted_tables",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("position", String(32), nullable=False),
    Column("finished", String(32), nullable=False),
    Column("verdict", String(10), nullable=False),
    Column("fault", Text, nullable=False, server_default=""),
    Column("void", Boolean, nullable=False, server_default=false()),
    Index("counted_tables_in_order", "game", "finished", "table_id"),
)
"""The finished tables that were looked at, and whether they count for ratings (ratings/result.py).

All of it but `void`, which an operator decides, is derived from the logs; so are the two tables below."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", number, nullable=False),
    Column("level", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("points", Integer, nullable=False),
    Column("categories", Text, nullable=False),
    Column("is_left", Boolean, nullable=False),
    Column("is_late", Boolean, nullable=False),
    Column("finished", String(32), nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu_after", Double),
    Column("sigma_after", Double),
    Column("nth", Integer),
    Index("results_of_user", "user_id", "game", "finished", "table_id"),
    Index("results_of_game", "game", "finished"),
)
"""How each seat did at a finished table and, where the game was rated, what was believed of it before and after."""

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", number, primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("low", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("social", Integer, nullable=False),
    Column("met", Integer, nullable=False),
    Column("last", String(32), nullable=False),
    Index("ratings_by_low", "game", "low", "user_id", "games", "sigma", "social", "met", "last"),
)
"""What everybody's last rated game has left: `low` orders ladders; `social` of the games were against people, `met` of
them different ones."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("organiser", number, nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entrants", Integer, nullable=False),
    Column("starts", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("visibility", String(8), nullable=False, server_default="public"),
    Index("tournaments_by_state", "state", "starts"),
)
"""Tournaments for lists: a projection of their logs."""

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("tournament_id", String(16), ForeignKey("tournaments.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("time", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("user_id", number, nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("said", Text, nullable=False),
    checksum(),
    unsealed("tournament_entries", "id"),
    UniqueConstraint("tournament_id", "seq", name="tournament_entries_in_order"),
)
"""The logs of tournaments, which are their truth; `said` is what a person wrote, and can be erased."""
channels = Table(
    "channels",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("user_id", number, ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("faults", Integer, nullable=False),
    Column("refusals", Integer, nullable=False),
    Column("off", String(16), nullable=False),
    checksum(),
    unsealed("channels", "id"),
)
"""The ways by which people want to be told; `off` says why one is not used any more."""

wishes = Table(
    "wishes",
    metadata,
    Column("user_id", number, ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    checksum(),
    unsealed("wishes", "user_id"),
)
"""What people want to be told by which way, and when (notices/wishes.py)."""

notices = Table(
    "notices",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("user_id", number, nullable=False),
    Column("event", String(12), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("due", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("created", String(32), nullable=False),
    Column("told", String(32)),
    Column("seen", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("user_id", "event", "table_id", "turn", name="notices_once"),
    Index("notices_due", "due", sqlite_where=text("state = 'waiting'"), postgresql_where=text("state = 'waiting'")),
)
"""What people are to be told, written with the change that it tells of (a transactional outbox).

`table_id` is what it is about: a table or, by its event, a tournament, a person, a decision of moderators."""

letters = Table(
    "letters",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("name", String(32), nullable=False),
    Column("channel_id", number, nullable=False, index=True),
    Column("user_id", number, nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("due", String(32), nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)
"""What is on its way by a channel; gone when it has arrived, or when there is no hope."""

packed_logs = Table(
    "packed_logs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("users", Text, nullable=False),
    Column("packed", LargeBinary, nullable=False),
)
"""The first entries of logs that were packed (see packing.py); their chains prove them."""

audit_trail = Table(
    "audit_trail",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("time", String(32), nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(20), nullable=False),
    Column("body", Text, nullable=False),
    checksum(),
    unsealed("audit_trail", "id"),
)
"""What operators have done, and who they were to the machine."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    checksum(),
    unsealed("facts", "name"),
)
"""What the database says about itself: with which engine its tables were last replayed."""
