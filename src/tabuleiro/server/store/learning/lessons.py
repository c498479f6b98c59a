"""Lessons in the database: how far each learner has come, and what happens in each step, counted without names."""

import json
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from tabuleiro.server.clock import ago
from tabuleiro.server.store import schema
from tabuleiro.server.table.lessons.course import LessonMark
from tabuleiro.server.table.lessons.known_lesson import KnownLesson

DAY_SECONDS: Final = 24 * 3600
"""Whoever has not come back to a step for this long has left it."""
Figure = Literal["starts", "ends", "tries", "leaves"]
FIGURES: Final[tuple[Figure, ...]] = ("starts", "ends", "tries", "leaves")


def read_lessons(connection: Connection, user: int) -> list[KnownLesson]:
    """The lessons that a user has begun, by game."""
    columns = schema.lessons.c
    return _read(connection, columns.user_id == user)


def _read(connection: Connection, which: ColumnElement[bool]) -> list[KnownLesson]:
    query = select(schema.lessons).where(which).order_by(schema.lessons.c.game, schema.lessons.c.id)
    return [
        KnownLesson(row.game, row.step, row.table_id or "", tuple(json.loads(row.done)), row.updated)
        for row in connection.execute(query)
    ]


def write_mark(connection: Connection, mark: LessonMark, table: str, time: str) -> None:
    """Note where a learner stands now, and count what was begun and done; who was deleted meanwhile learns no more."""
    if mark.started:
        count(connection, mark.game, mark.started, "starts")
    for step in mark.ended:
        count(connection, mark.game, step, "ends")
    columns = schema.users.c
    if connection.execute(select(columns.id).where(columns.id == mark.user)).first() is None:
        return
    known = next((one for one in read_lessons(connection, mark.user) if one.game == mark.game), None)
    done = () if known is None else known.done
    done += tuple(step for step in mark.ended if step not in done)
    write_lesson(connection, mark.user, KnownLesson(mark.game, mark.step, table, done, time))


def write_lesson(connection: Connection, user: int, known: KnownLesson) -> None:
    """Note how far a user has come in the lesson of a game, in place of what was known."""
    columns = schema.lessons.c
    values = {"step": known.step, "table_id": known.table or None, "updated": known.updated}
    values["done"] = json.dumps(known.done)
    own = (columns.user_id == user) & (columns.game == known.game)
    if connection.execute(update(schema.lessons).where(own).values(values)).rowcount == 0:
        connection.execute(insert(schema.lessons).values(user_id=user, game=known.game, **values))


def move_lessons(connection: Connection, old: int, new: int) -> list[str]:
    """Give an account what its owner has learnt as a guest; returns the tables that are not needed any more."""
    mine = {known.game: known for known in read_lessons(connection, new)}
    left: list[str] = []
    for brought in read_lessons(connection, old):
        present = mine.get(brought.game, brought)
        newer, older = (brought, present) if brought.updated >= present.updated else (present, brought)
        done = newer.done + tuple(step for step in older.done if step not in newer.done)
        write_lesson(connection, new, newer._replace(done=done))
        left += [older.table] if older.table not in {"", newer.table} else []
    connection.execute(delete(schema.lessons).where(schema.lessons.c.user_id == old))
    return left


def forget_lessons(connection: Connection, which: ColumnElement[bool]) -> None:
    """Forget how far some have come; that they have left a step stays counted."""
    for known in _read(connection, which):
        if known.is_left_open():
            count(connection, known.game, known.step, "leaves")
    connection.execute(delete(schema.lessons).where(which))


def count(connection: Connection, game: str, step: str, figure: Figure) -> None:
    """Count one more of something in a step."""
    columns = schema.lesson_figures.c
    place = f"{game}/{step}"
    change = update(schema.lesson_figures).where(columns.place == place)
    if connection.execute(change.values({figure: columns[figure] + 1})).rowcount == 0:
        values = {name: int(name == figure) for name in FIGURES}
        connection.execute(insert(schema.lesson_figures).values(place=place, **values))


def read_figures(connection: Connection, now: str) -> dict[str, dict[Figure, int]]:
    """Every step (`luna/recruit`) with its figures; whoever stands at one since a day has left it."""
    columns = schema.lesson_figures.c
    found: dict[str, dict[Figure, int]] = {}
    for row in connection.execute(select(schema.lesson_figures).order_by(columns.place)).mappings():
        found[row["place"]] = {name: row[name] for name in FIGURES}
    for known in _read(connection, schema.lessons.c.updated < ago(now, DAY_SECONDS)):
        if not known.is_left_open():
            continue
        figures = found.setdefault(f"{known.game}/{known.step}", dict.fromkeys(FIGURES, 0))
        figures["leaves"] += 1
    return found
