"""What people tried in place of their mistakes and at puzzles, and what they think of puzzles, in the database."""

from sqlalchemy import Connection, insert, select

from tabuleiro.learn.analysis.kept_try import MISTAKE, KeptTry
from tabuleiro.server.store import schema


def write_try(connection: Connection, tried: KeptTry) -> None:
    """Keep a try."""
    values = {"verdict": tried.verdict, "loss": tried.loss, "helps": tried.helps, "created": tried.time}
    connection.execute(insert(schema.tries).values(user_id=tried.user, kind=tried.kind, item=tried.item, **values))


def read_verdicts(connection: Connection, user: int, name: str) -> dict[str, str]:
    """For every turn of an analysis that a user has tried, how good the last try was."""
    columns = schema.tries.c
    query = select(columns.item, columns.verdict).where(
        columns.user_id == user, columns.kind == MISTAKE, columns.item.startswith(f"{name}/")
    )
    return {row.item.removeprefix(f"{name}/"): row.verdict for row in connection.execute(query.order_by(columns.id))}


def read_tries(connection: Connection, user: int) -> list[dict[str, object]]:
    """Everything that a user has tried, for that user to take along."""
    columns = schema.tries.c
    query = select(columns.kind, columns.item, columns.verdict, columns.loss, columns.helps, columns.created)
    return [row._asdict() for row in connection.execute(query.where(columns.user_id == user).order_by(columns.id))]


def read_own(connection: Connection, user: int, kind: str) -> list[KeptTry]:
    """What a user has tried of a kind, the first one first."""
    columns = schema.tries.c
    query = select(columns.item, columns.verdict, columns.loss, columns.helps, columns.created)
    query = query.where(columns.user_id == user, columns.kind == kind).order_by(columns.id)
    return [KeptTry(user, *row, kind) for row in connection.execute(query)]
