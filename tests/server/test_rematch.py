"""A rematch is an offer: it is made, answered, taken back, and one table begins when everybody agrees."""

import asyncio
import json
import random

import pytest

from server.people import Person, eventually
from server.small_world import ANA, BIA, CAIO, Watcher, World, now, play_one, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import standins, undo
from tabuleiro.server.table.live_tables import RematchAnswer
from tabuleiro.server.table.log_entry import NEXT
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.table import Request, Table
from tabuleiro.server.table.undo_law import last_decision

YES, NO, START = RematchAnswer(), RematchAnswer(accept=False), RematchAnswer(with_bots=True)


async def finished(world: World, *users: int) -> Table:
    """A table whose game is over."""
    table, dice = await world.table(*users), random.Random(1)
    while table.snapshot.status() == "running":
        await play_one(table, dice)
    return table


async def say(world: World, table: Table, user: int, answer: RematchAnswer) -> Table | None:
    return await world.tables.rematch(table, Request(user), answer, allow=lambda: None)


async def refused(world: World, table: Table, user: int, answer: RematchAnswer) -> str:
    """The code with which an answer is refused."""
    with pytest.raises(RequestError) as error:
        await say(world, table, user, answer)
    return error.value.code


def test_everybody_who_asks_at_once_gets_the_same_rematch() -> None:
    """Ten requests at the same moment made two tables."""

    async def story() -> None:
        world = World()
        table = await finished(world, ANA, BIA)
        allowed: list[int] = []
        asking = [
            world.tables.rematch(table, Request(user), YES, allow=lambda: allowed.append(1))
            for user in (ANA, BIA, ANA, BIA)
        ]
        made = await asyncio.gather(*asking)
        assert {one.snapshot.table for one in made if one is not None} == {table.snapshot.next}
        assert (len(world.store.logs), len(allowed)) == (2, 1)
        assert await refused(world, table, CAIO, YES) == "forbidden"

    run(story())


def test_a_rematch_waits_until_everybody_has_agreed() -> None:
    """Ana's rematch began without a word to Bia, and waited for her."""

    async def story() -> None:
        world = World()
        table = await finished(world, ANA, BIA, CAIO)
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        assert await say(world, table, ANA, RematchAnswer(rotate=True)) is None
        offer = {"user": ANA, "rotate": True, "agreed": [ANA], "declined": []}
        assert json.loads(watcher.heard[-1])["rematch"] == offer
        assert await say(world, table, ANA, YES) is None, "she has offered it already"
        assert await say(world, table, BIA, YES) is None
        following = await say(world, table, CAIO, YES)
        assert following is not None
        assert [seat.user for seat in following.snapshot.seats] == [BIA, CAIO, ANA]
        assert following.snapshot.host == ANA
        assert json.loads(watcher.heard[-1])["next"] == following.snapshot.table

    run(story())


def test_who_declines_is_told_and_a_bot_may_take_the_seat() -> None:
    async def story() -> None:
        world = World()
        table = await finished(world, ANA, BIA)
        await say(world, table, ANA, YES)
        assert await say(world, table, BIA, NO) is None
        assert table.snapshot.rematch is not None
        assert table.snapshot.rematch.declined == (BIA,)
        assert await refused(world, table, BIA, START) == "forbidden"
        following = await say(world, table, ANA, START)
        assert following is not None
        assert [(seat.kind, seat.user) for seat in following.snapshot.seats] == [("human", ANA), ("bot", 0)]

    run(story())


def test_an_offer_is_taken_back_and_a_mind_is_changed() -> None:
    async def story() -> None:
        world = World()
        table = await finished(world, ANA, BIA)
        assert await refused(world, table, BIA, NO) == "unknown"
        assert await refused(world, table, BIA, START) == "unknown"
        await say(world, table, ANA, YES)
        await say(world, table, ANA, NO)
        assert table.snapshot.rematch is None
        await say(world, table, BIA, YES)
        await say(world, table, ANA, NO)
        assert await say(world, table, ANA, YES) is not None

    run(story())


def test_an_offer_is_in_the_log_and_gone_when_the_game_goes_on() -> None:
    async def story() -> None:
        world = World()
        table = await finished(world, ANA, ANA)
        table.snapshot.seats[1] = table.snapshot.seats[1]._replace(user=BIA)
        await say(world, table, ANA, YES)
        read = await world.store.load(table.snapshot.table)
        assert read is not None
        assert read.rematch == table.snapshot.rematch is not None
        ply = last_decision(table.snapshot, ANA)
        assert ply is not None
        await undo.go_back(table, now(table, ANA), ply, ANA)
        after = table.snapshot
        assert after.rematch is None
        assert await refused(world, table, ANA, YES) == "started"

    run(story())


def test_who_resigned_is_asked_and_who_was_sent_away_is_not() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await world.table(ANA, BIA, CAIO)
        await standins.resign(table, now(table, BIA), seat=1)
        await play_one(table, dice)
        assert table.snapshot.invited() == {ANA, BIA, CAIO}
        table.snapshot.dismissed |= {BIA}
        assert table.snapshot.invited() == {ANA, CAIO}
        await world.tables.close()

    run(story())


@pytest.mark.parametrize("rotate", [False, True])
def test_bots_play_again_in_the_same_or_rotated_seats(ana: Person, *, rotate: bool) -> None:
    table = ana.create("luna", "random", "random")
    assert eventually(lambda: ana.get(f"/tables/{table['table']}").json()["state"] == "finished", 60)
    answer = ana.post(f"/tables/{table['table']}/rematch", rotate=rotate)
    assert answer.status_code == 200, answer.text
    again = ana.post(f"/tables/{table['table']}/rematch", rotate=rotate)
    assert again.json()["table"] == answer.json()["table"] == ana.get(f"/tables/{table['table']}").json()["next"]


def test_a_rematch_that_cannot_be_stored_leaves_no_table_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new table was stored before the old one named it: a fault in between left a game that nobody could find."""

    async def story() -> None:
        world = World()
        table = await finished(world, ANA, BIA)
        assert await say(world, table, ANA, YES) is None
        append = world.store.append

        async def fail_to_name_it(*changes: Change) -> None:
            world.store.failing = int(any(entry.kind == NEXT for change in changes for entry in change.entries))
            await append(*changes)

        monkeypatch.setattr(world.store, "append", fail_to_name_it)
        assert await refused(world, table, BIA, YES) == "busy"
        assert (table.snapshot.next, len(world.store.logs)) == ("", 1)
        monkeypatch.undo()
        world.store.lying = 1
        assert await refused(world, table, BIA, YES) == "busy"
        made = await say(world, table, BIA, YES)
        assert made is not None, "it was stored after all"
        assert (made.snapshot.table, len(world.store.logs)) == (table.snapshot.next, 2)
        await world.tables.close()

    run(story())
