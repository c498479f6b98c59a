"""Who is there through another worker: hearsay that is repeated while it is true, and forgotten when it is not."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tabuleiro.server.clock import Clock

BELIEVED_SECONDS: Final = 25.0
"""How long it is believed; a worker repeats it every ten seconds."""


class Attendance(NamedTuple):
    """Who watches a table through one worker: the users who play there, and how many others."""

    users: frozenset[int]
    watching: int
    at: float
    """When we heard of it."""


class Elsewhere:
    """Who watches which table through which other worker; empty where a server is alone."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tables: dict[str, dict[str, Attendance]] = {}
        self._online: dict[int, dict[str, float]] = {}
        """Who has a socket open, at which worker, and when we heard of it."""

    def note(self, worker: str, table: str, users: Iterable[int], watching: int) -> bool:
        """Note who watches a table through a worker; whether that is news."""
        heard = Attendance(frozenset(users), watching, self._clock.seconds())
        known = self._tables.get(table, {}).get(worker)
        before = (known.users, known.watching) if known is not None else (frozenset(), 0)
        if heard.users or heard.watching:
            self._tables.setdefault(table, {})[worker] = heard
        elif known is not None:
            self._drop(table, worker)
        return before != (heard.users, heard.watching)

    def note_online(self, worker: str, users: Iterable[int], *, there: bool) -> None:
        """Note that users have a socket open at a worker, or no more."""
        now = self._clock.seconds()
        for user in users:
            at = self._online.setdefault(user, {})
            if there:
                at[worker] = now
            else:
                at.pop(worker, None)
            if not at:
                del self._online[user]

    def users(self, table: str) -> set[int]:
        """Who plays at a table and watches it elsewhere."""
        return {user for heard in self._tables.get(table, {}).values() for user in heard.users}

    def is_there(self, table: str, user: int) -> bool:
        """Whether a user who plays at a table watches it elsewhere."""
        found = self._tables.get(table)
        return found is not None and any(user in heard.users for heard in found.values())

    def watching(self, table: str) -> int:
        """How many watch a table elsewhere who do not play."""
        found = self._tables.get(table)
        return 0 if found is None else sum(heard.watching for heard in found.values())

    def is_watched(self, table: str) -> bool:
        """Whether anybody watches a table elsewhere."""
        return table in self._tables

    def is_online(self, user: int) -> bool:
        """Whether a user has a socket open elsewhere."""
        return user in self._online

    def forget(self, worker: str) -> dict[str, set[int]]:
        """Forget what a worker has told that is no more; returns the tables that it was about, and who was there."""
        touched = {table: set(heard[worker].users) for table, heard in self._tables.items() if worker in heard}
        for table in touched:
            self._drop(table, worker)
        self.note_online(worker, list(self._online), there=False)
        return touched

    def expire(self) -> dict[str, set[int]]:
        """Forget what nobody has repeated; returns the tables that it was about, and who was there."""
        limit, touched = self._clock.seconds() - BELIEVED_SECONDS, dict[str, set[int]]()
        old = [(table, worker) for table, heard in self._tables.items() for worker in heard if heard[worker].at < limit]
        for table, worker in old:
            touched.setdefault(table, set()).update(self._tables[table][worker].users)
            self._drop(table, worker)
        gone = [(user, worker) for user, at in self._online.items() for worker in at if at[worker] < limit]
        for user, worker in gone:
            self.note_online(worker, [user], there=False)
        return touched

    def _drop(self, table: str, worker: str) -> None:
        del self._tables[table][worker]
        if not self._tables[table]:
            del self._tables[table]
