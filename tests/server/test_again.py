"""Playing again with the same people: one press, a new table, and a seat held for everybody who played."""

import asyncio
import random

import pytest

from server.notices.test_law import new_world, play_to_the_end
from server.people import Person, eventually
from server.small_world import ANA, BIA, CAIO, World, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import seating, standins
from tabuleiro.server.table.clocks.rule import DAY
from tabuleiro.server.table.club.again import agreement_again, follow, newest_of, seat_again
from tabuleiro.server.table.club.hearing import blocks_nobody
from tabuleiro.server.table.club.invitations import answer_invitation, end_holds
from tabuleiro.server.table.notices.notice import INVITED
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request, Table


async def finished(world: World, *users: int) -> Table:
    table = await world.table(*users)
    await play_to_the_end(table, random.Random(1))
    return table


async def again(world: World, over: Table, user: int) -> Table:
    """What a press does, without the network."""
    snapshot, blocks = over.snapshot, world.tables.ports.blocks
    agreement, at = agreement_again(snapshot, "", None), world.clock.now()
    seats = [seat_again(snapshot, seat, user, agreement, at, blocks) for seat in snapshot.seats]
    made = await follow(world.tables, over, Request(user), Beginning(user, agreement, seats))
    if any(seat.kind == "held" and seat.user == user for seat in made.snapshot.seats):
        await seating.join(made, Request(user), f"User {user}", None)
    return made


def kinds(table: Table) -> list[tuple[str, int]]:
    return [(seat.kind, seat.user) for seat in table.snapshot.seats]


def test_a_seat_is_held_for_everybody_who_played_and_each_is_told_once() -> None:
    async def story() -> None:
        world, outbox = new_world()
        over = await finished(world, ANA, BIA, CAIO)
        made = await again(world, over, BIA)
        assert kinds(made) == [("held", ANA), ("human", BIA), ("held", CAIO)]
        assert (made.snapshot.host, over.snapshot.next) == (BIA, made.snapshot.table)
        assert made.snapshot.agreed().options == over.snapshot.agreed().options
        told = [(notice.user, notice.about) for notice in outbox.told(INVITED)]
        assert told == [(ANA, made.snapshot.table), (CAIO, made.snapshot.table)]
        await answer_invitation(made, Request(CAIO, "n"), accept=False)
        assert [settled.user for settled in outbox.settled if INVITED in settled.events] == [CAIO]
        assert kinds(made)[2] == ("open", 0)

    run(story())


def test_whoever_presses_too_meets_the_others_at_the_same_table() -> None:
    async def story() -> None:
        world = World()
        over = await finished(world, ANA, BIA)
        first, second = await asyncio.gather(again(world, over, ANA), again(world, over, BIA))
        assert first is second
        assert (first.snapshot.status(), len(world.store.logs)) == ("running", 2)
        assert await newest_of(world.tables, over, ANA) is first
        await play_to_the_end(first, random.Random(2))
        third = await again(world, await newest_of(world.tables, over, ANA), ANA)
        assert third not in {over, first}, "from an old table it goes on where the last one ended"
        assert await newest_of(world.tables, over, BIA) is third

    run(story())


def test_a_seat_that_nobody_comes_for_opens_and_its_owner_may_ask_anew() -> None:
    async def story() -> None:
        world, outbox = new_world()
        over = await finished(world, ANA, BIA)
        made = await again(world, over, ANA)
        world.clock.at += DAY / 1000 + 1
        async with made.entered():
            await end_holds(made)
        assert kinds(made) == [("human", ANA), ("open", 0)]
        assert [settled.user for settled in outbox.settled if INVITED in settled.events] == [BIA]
        other = await again(world, over, BIA)
        assert other is not made
        assert kinds(other) == [("held", ANA), ("human", BIA)]

    run(story())


def test_bots_play_again_at_once_and_who_resigned_is_asked() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, 0)
        await standins.resign(table, Request(BIA, "r", table.snapshot.head), seat=1)
        table.snapshot.dismissed |= {CAIO}
        snapshot, agreement = table.snapshot, table.snapshot.agreed()
        seats = [
            seat_again(snapshot, seat, ANA, agreement, world.clock.now(), blocks_nobody) for seat in snapshot.seats
        ]
        assert [seat.kind for seat in seats] == ["human", "held", "bot"]
        assert (seats[1].standin, seats[1].resigned, seats[2].level) == ("", False, "random")
        sent_away = seat_again(snapshot, Seat("human", "Caio", CAIO), ANA, agreement, world.clock.now(), blocks_nobody)
        assert sent_away == OPEN
        assert seat_again(snapshot, Seat("human", "", 9), ANA, agreement, world.clock.now(), blocks_nobody) == OPEN
        await world.tables.close()

    run(story())


def test_who_shares_a_screen_comes_back_under_both_names() -> None:
    async def story() -> None:
        world = World()
        over = await finished(world, ANA, BIA, BIA)
        over.snapshot.seats[2] = over.snapshot.seats[2]._replace(name="Guest of Bia's")
        made = await again(world, over, ANA)
        await seating.join(made, Request(BIA), "Bia", None)
        assert [seat.name for seat in made.snapshot.seats] == ["User 1", "Bia", "Guest of Bia's"]

    run(story())


@pytest.mark.parametrize("blocking", [ANA, BIA])
def test_between_people_who_block_each_other_nobody_is_asked_and_nobody_notices(blocking: int) -> None:
    """Ana asks: where she blocks Bia the seat is open, where Bia blocks her it is held and Bia hears nothing of it."""

    async def story() -> None:
        world, outbox = new_world()
        over = await finished(world, ANA, BIA)
        blocked = {blocking: frozenset({ANA + BIA - blocking})}
        world.tables.ports = world.tables.ports._replace(blocks=lambda user: blocked.get(user, frozenset()))
        made = await again(world, over, ANA)
        assert kinds(made)[1] == (("open", 0) if blocking == ANA else ("held", BIA))
        assert outbox.told(INVITED) == []
        if blocking == BIA:
            own = await again(world, over, BIA)
            assert own is not made, "she does not come to the table of whom she blocks by pressing too"

    run(story())


def test_a_game_that_goes_on_is_not_followed_and_a_fault_leaves_no_table_behind() -> None:
    async def story() -> None:
        world = World()
        running = await world.table(ANA, BIA)
        with pytest.raises(RequestError, match="not over"):
            await again(world, running, ANA)
        over = await finished(world, ANA, BIA)
        with pytest.raises(RequestError, match="only players"):
            await again(world, over, CAIO)
        world.store.failing = 1
        with pytest.raises(RequestError) as error:
            await again(world, over, ANA)
        assert (error.value.code, over.snapshot.next, len(world.store.logs)) == ("busy", "", 2)
        assert (await again(world, over, ANA)).snapshot.table == over.snapshot.next

    run(story())


def test_another_game_may_be_played_if_it_is_for_as_many(ana: Person, bia: Person) -> None:
    table = ana.create("luna", "random", "random")
    path = f"/tables/{table['table']}/again"
    assert eventually(lambda: ana.get(f"/tables/{table['table']}").json()["state"] == "finished", 60)
    assert bia.post(path).json()["code"] == "forbidden"
    for body in ({"game": "chess"}, {"options": {"no": "such"}}, {"game": "luna", "options": {"first": "who"}}):
        assert ana.post(path, **body).status_code in {400, 404, 409}, body
    assert ana.get(f"/tables/{table['table']}").json()["next"] is None, "whatever is refused changes nothing"
    answer = ana.post(path, game="merv", rotate=True)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert (made["game"], made["host"], [seat["kind"] for seat in made["seats"]]) == ("merv", ana.id, ["bot", "bot"])
    assert ana.get(f"/tables/{table['table']}").json()["next"] == made["table"]
