"""What a person said can be erased, and the log still verifies; nothing else can be changed by it."""

import asyncio
import json

import pytest

from server.small_world import World
from tabuleiro.core.digest import canonical
from tabuleiro.server.table import moves
from tabuleiro.server.table.log_entry import CHAT, ERASABLE, ERASED, SEAT, LogEntry, erase, is_sound
from tabuleiro.server.table.snapshot import BrokenLog
from tabuleiro.server.table.table import Request


def log_with_words(world: World) -> list[LogEntry]:
    """The log of a table at which somebody has spoken between two moves."""

    async def story() -> list[LogEntry]:
        table = await world.table(1, 2)
        for number, text in enumerate(("a secret", "a greeting")):
            said: dict[str, object] = {"name": "Ana", "text": text, "salt": number}
            await table.commit_drafts(table.draft(Request(1), CHAT, said))
            state = table.snapshot.playing().state
            user = table.snapshot.seats[state.to_act()].user
            asked = Request(user, f"n{number}", table.snapshot.head)
            await moves.play(table, asked, seat=state.to_act(), action=state.legal()[0])
        return world.store.logs[table.snapshot.table]

    return asyncio.run(story())


def load(world: World, log: list[LogEntry]) -> list[object]:
    """The lines of chat of a log that is read and verified from its beginning."""
    snapshot = asyncio.run(world.store.load(log[0].table))
    assert snapshot is not None
    assert snapshot.chain == log[-1].chain
    return [line["text"] for line in snapshot.chat]


def chain_before(log: list[LogEntry], entry: LogEntry) -> str:
    return log[entry.seq - 2].chain if entry.seq > 1 else ""


def test_a_line_is_erased_and_the_log_still_verifies() -> None:
    world = World()
    log = log_with_words(world)
    secret = next(entry for entry in log if entry.kind == CHAT)
    log[secret.seq - 1] = erase(chain_before(log, secret), secret)
    assert load(world, log) == ["a greeting"]
    assert not any("a secret" in entry.body for entry in log)


def test_a_name_is_erased_and_the_seat_stays() -> None:
    world = World()
    log = log_with_words(world)
    for entry in log:
        if entry.kind == SEAT:
            log[entry.seq - 1] = erase(chain_before(log, entry), entry)
    load(world, log)
    assert [json.loads(entry.body)["name"] for entry in log if entry.kind == SEAT] == ["", ""]
    assert [json.loads(entry.body)["user"] for entry in log if entry.kind == SEAT] == [1, 2]


def test_what_is_erased_twice_is_erased_once() -> None:
    log = log_with_words(World())
    for entry in log:
        if entry.kind in ERASABLE:
            once = erase(chain_before(log, entry), entry)
            assert erase(chain_before(log, entry), once) == once


@pytest.mark.parametrize("kind", sorted(ERASABLE & {CHAT, SEAT}))
def test_any_other_change_of_an_erased_entry_is_noticed(kind: str) -> None:
    log = log_with_words(World())
    entry = next(entry for entry in log if entry.kind == kind)
    before = chain_before(log, entry)
    gone = erase(before, entry)
    assert is_sound(before, gone)
    body = gone.content()
    for altered in (
        gone._replace(user=7),
        gone._replace(time="2020-01-01T00:00:00Z"),
        gone._replace(chain=gone.chain[::-1]),
        gone._replace(position="0" * 32),
        gone._replace(body=canonical(body | {"user": 7, "name": "", "text": "x"})),
        gone._replace(body=canonical(body | {ERASED: "0" * 32})),
    ):
        assert not is_sound(before, altered)
    assert not is_sound("0" * 32, gone)


def test_a_move_cannot_be_passed_off_as_erased() -> None:
    world = World()
    log = log_with_words(world)
    move = next(entry for entry in log if entry.kind == "play")
    log[move.seq - 1] = move._replace(body=canonical(move.content() | {ERASED: "0" * 32}))
    with pytest.raises(BrokenLog):
        load(world, log)


def test_a_line_is_hashed_with_a_salt_that_goes_with_it() -> None:
    """Else whoever has the database could try out words until the chain fits."""
    log = log_with_words(World())
    secret = next(entry for entry in log if entry.kind == CHAT)
    assert "salt" in secret.content()
    assert "salt" not in erase(chain_before(log, secret), secret).content()
