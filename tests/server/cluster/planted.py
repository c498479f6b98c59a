"""Bugs that a cluster could have, planted on purpose: the simulation must find every one of them.

Each takes one safeguard away, where it is built in; `plant` lasts for the length of a block.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from unittest.mock import patch

from server.cluster.simulated_worker import Disk, MemoryClaims, Worker, WorkerStore
from server.cluster.simulation import Simulation
from tabuleiro.server.errors import Overtaken, StoreError
from tabuleiro.server.table import commands, live_tables, snapshot, storage, table
from tabuleiro.server.table.clocks.after import Tick, after
from tabuleiro.server.table.clocks.clocks import Clocks, Situation, Span
from tabuleiro.server.table.clocks.judging import late_drafts
from tabuleiro.server.table.clocks.rule import ClockRule
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.log_entry import CHAT, NO_USER, LogEntry
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.table import Request, Table

Patch = AbstractContextManager[object] | None
Plant = Callable[[Simulation], Patch]
"""Changes the world that it is given, or returns a patch that lasts while it is played."""
PLANTED: dict[str, Plant] = {}


def bug(plant: Plant) -> Plant:
    """Count a bug in, under its name in words."""
    PLANTED[plant.__name__.replace("_", " ")] = plant
    return plant


@contextmanager
def planted(name: str, world: Simulation) -> Iterator[None]:
    """Plant a bug for the length of a block."""
    found = PLANTED[name](world)
    if found is None:
        yield
    else:
        with found:
            yield


def overwrite(disk: Disk, changes: Sequence[Change]) -> None:
    """Write changes whatever is there."""
    for change in changes:
        log = disk.logs.setdefault(change.table, [])
        log[change.entries[0].seq - 1 :] = change.entries
        disk.keys.setdefault(change.table, change.key)


# The store


@bug
def no_compare_and_swap(_world: Simulation) -> Patch:
    async def append(disk: Disk, *changes: Change) -> None:
        overwrite(disk, changes)

    return patch.object(Disk, "append", append)


@bug
def entries_are_renumbered_to_fit(_world: Simulation) -> Patch:
    async def append(disk: Disk, *changes: Change) -> None:
        for change in changes:
            log = disk.logs.setdefault(change.table, [])
            disk.keys.setdefault(change.table, change.key)
            first = len(log) + 1
            log.extend(entry._replace(seq=first + place) for place, entry in enumerate(change.entries))

    return patch.object(Disk, "append", append)


@bug
def a_claim_is_trusted(_world: Simulation) -> Patch:
    """Whoever once claimed a bot's turn writes its move without looking."""

    async def write(disk: Disk, worker: int, now: float, changes: Sequence[Change]) -> None:
        if all(entry.user == NO_USER and not entry.nonce for change in changes for entry in change.entries):
            overwrite(disk, changes)
        else:
            await disk.append(*changes)
        for change in changes:
            disk.note(worker, now, change)

    return patch.object(Disk, "write", write)


@bug
def a_claim_never_ends(_world: Simulation) -> Patch:
    return patch.object(
        Disk, "is_free", lambda disk, table, _now, worker: disk.leases.get(table, (worker,))[0] == worker
    )


@bug
def an_answer_comes_before_the_disk_has_it(_world: Simulation) -> Patch:
    async def append(store: WorkerStore, *changes: Change) -> None:
        async def write() -> None:
            await asyncio.sleep(0.2)
            await store.disk.write(store.worker.id, store.worker.clock.seconds(), changes)

        await store.travel()
        if changes[0].is_new:
            await store.disk.write(store.worker.id, store.worker.clock.seconds(), changes)
        else:
            store.worker.begin(write())

    return patch.object(WorkerStore, "append", append)


# The table


@bug
def a_broken_connection_is_taken_for_done(_world: Simulation) -> Patch:
    async def store(own: Table, change: Change, along: Sequence[Change]) -> None:
        try:
            await own.ports.store.append(change, *along)
        except StoreError:
            own.is_doubtful = False

    return patch.object(Table, "_store", store)


@bug
def what_is_not_stored_is_shown(_world: Simulation) -> Patch:
    right = Table._finish

    async def finish(own: Table, before: Snapshot, after: Snapshot, change: Change, along: Sequence[Change]) -> None:
        if own.audience:
            own._adopt(after)
            own._send_change(before, change.entries)
            own._adopt(before)
        await right(own, before, after, change, along)

    return patch.object(Table, "_finish", finish)


@bug
def what_was_stored_unknown_to_us_is_not_sent(_world: Simulation) -> Patch:
    async def reread(own: Table) -> None:
        own._adopt(await storage.load(own.ports.store, own.snapshot.table))
        own.is_doubtful = False

    return patch.object(Table, "_reread", reread)


@bug
def nonces_are_not_looked_at(_world: Simulation) -> Patch:
    return patch.object(Table, "done_by", lambda _table, _request: None)


@bug
def nonces_are_known_to_one_worker_alone(_world: Simulation) -> Patch:
    right = storage.read_into

    def read_into(own: Snapshot, entries: Sequence[LogEntry]) -> Snapshot:
        known = dict(own.done)
        read = right(own, entries)
        read.done = known
        return read

    return patch.object(storage, "read_into", read_into)


@bug
def nobody_asks_what_the_page_has_seen(_world: Simulation) -> Patch:
    return patch.object(Table, "check_fresh", lambda _table, _seq: None)


@bug
def time_is_the_machines(_world: Simulation) -> Patch:
    return patch.object(table, "max", lambda now, _before: now, create=True)


@bug
def a_line_of_chat_is_not_told_elsewhere(_world: Simulation) -> Patch:
    right = Table._send_change

    def send(own: Table, before: Snapshot, entries: Sequence[LogEntry]) -> None:
        if [entry.kind for entry in entries] != [CHAT]:
            right(own, before, entries)

    return patch.object(Table, "_send_change", send)


@bug
def memory_is_shown_without_reading_on(_world: Simulation) -> Patch:
    """A page that has seen more than its new worker knows is shown what that one remembers."""

    async def subscribe(client: commands.Client, own: Table, request: Request, *, form: str = "") -> None:
        async with own.entered():
            client.tables[own.snapshot.table] = own
            client.acknowledge(request.nonce)
            client.send(own.subscribe(client, form))

    async def answer(client: commands.Client, tables: live_tables.LiveTables, message: commands.Message) -> None:
        await commands.carry_out(client, tables, await commands.find(client, tables, message), message)

    @contextmanager
    def both() -> Iterator[None]:
        with patch.dict(commands.CLIENT_COMMANDS, {"subscribe": subscribe}), patch.object(commands, "answer", answer):
            yield

    return both()


@bug
def an_older_table_is_shown(_world: Simulation) -> Patch:
    right = Table._send_update

    def send(own: Table, before: Snapshot, *, with_chat: bool) -> None:
        right(own, before, with_chat=with_chat)
        for one in list(own.audience):
            one.send(f'{{"type": "update", "table": "{before.table}", "seq": {before.seq}}}')

    return patch.object(Table, "_send_update", send)


# Messages


@bug
def whoever_is_overtaken_gets_no_answer(_world: Simulation) -> Patch:
    once = commands.carry_out.__wrapped__  # type: ignore[attr-defined] # what `attempted` wraps

    async def carry_out(*arguments: object) -> None:
        with suppress(Overtaken):
            await once(*arguments)

    return patch.object(commands, "carry_out", carry_out)


@bug
def every_try_is_answered(_world: Simulation) -> Patch:
    right = commands.carry_out

    async def carry_out(
        client: commands.Client, tables: live_tables.LiveTables, own: Table, message: commands.Message
    ) -> None:
        if message.kind == "play":
            client.acknowledge(message.nonce, seq=own.snapshot.seq)
        await right(client, tables, own, message)

    return patch.object(commands, "carry_out", carry_out)


@bug
def private_tables_are_found_by_everybody(_world: Simulation) -> Patch:
    async def find(tables: live_tables.LiveTables, name: str, _user: int, _key: str) -> Table:
        return await tables.find(name)

    return patch.object(live_tables.LiveTables, "find_visible", find)


# Clocks


@bug
def whoever_is_judged_is_late(_world: Simulation) -> Patch:
    """A clock is judged by memory, and not again by the log."""

    @attempted
    async def judge(own: Table) -> None:
        async with own.entered():
            if own.snapshot.clocks is not None and own.snapshot.clocks.running >= 0:
                await own.commit_drafts(*late_drafts(own, own.snapshot.clocks))

    return patch.object(live_tables, "judge", judge)


@bug
def time_is_paid_twice(_world: Simulation) -> Patch:
    def pay(
        clocks: Clocks | None, tick: Tick, situation: Situation, rule: ClockRule
    ) -> tuple[Clocks | None, Span | None]:
        found, span = after(clocks, tick, situation, rule)
        if clocks is None or found is None or span is None:
            return found, span
        pairs = zip(clocks.banks, found.banks, strict=True)
        banks = tuple(bank if was < 0 else bank - max(0, was - bank) for was, bank in pairs)
        return found._replace(banks=banks), span

    return patch.object(snapshot, "after", pay)


@bug
def nobody_judges_clocks(_world: Simulation) -> Patch:
    async def take_due(_claims: MemoryClaims, _tables: Sequence[str]) -> list[str]:
        return []

    return patch.object(MemoryClaims, "take_due", take_due)


# Workers


@bug
def words_are_trusted_to_be_heard(world: Simulation) -> Patch:
    world.faults.sweeps = False
    return None


@bug
def a_word_is_believed_without_reading(_world: Simulation) -> Patch:
    async def hear(worker: Worker, name: str, seq: int) -> None:
        if (live := worker.tables.live.get(name)) is not None and live.snapshot.seq < seq:
            live.snapshot.seq = live.snapshot.head = seq

    return patch.object(Worker, "hear", hear)


@bug
def nobody_looks_for_bots(_world: Simulation) -> Patch:
    async def wake(_worker: Worker, _name: str) -> None:
        return

    return patch.object(Worker, "wake", wake)
