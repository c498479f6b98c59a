"""Seats that are held: taken, declined, and given away when nobody comes in time."""

import asyncio

import pytest

from server.small_world import ANA, BIA, CAIO, World, run
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import seating
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.rule import PRESETS
from tabuleiro.server.table.club.invitations import answer_invitation, held_for_bot, held_for_person
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request, Table

TOY = find_game("toy")
AGREED = Agreement("toy", TOY.version, TOY.components, 2, {"deck": "short"}, "public", settle=True)


async def opened(world: World, *seats: Seat) -> Table:
    return await world.tables.create(Beginning(ANA, AGREED, [Seat("human", "Ana", ANA), *seats]))


def test_a_bot_that_is_silent_loses_its_seat_to_one_of_ours_after_half_a_minute() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world, held_for_bot(BIA, "Bia's bot", world.clock.now()))
        world.clock.at = 29
        await world.tables.judge_late()
        assert (table.snapshot.status(), table.snapshot.seats[1].kind) == ("open", "held")
        world.clock.at = 31
        await world.tables.judge_late()
        assert (table.snapshot.status(), table.snapshot.seats[1].level) == ("running", "regular")

    run(story())


def test_a_seat_that_is_held_for_a_person_opens_when_they_do_not_come() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world, held_for_person(BIA, "Bia", AGREED, world.clock.now()))
        world.clock.at = 24 * 3600 + 1
        await world.tables.judge_late()
        assert (table.snapshot.status(), table.snapshot.seats[1]) == ("open", OPEN)

    run(story())


def test_a_live_game_waits_two_minutes_for_a_person() -> None:
    world = World()
    live = next(rule for rule in PRESETS.values() if rule.kind == "live")
    short = held_for_person(BIA, "Bia", AGREED._replace(clock=live.encode()), world.clock.now())
    long = held_for_person(BIA, "Bia", AGREED, world.clock.now())
    assert long.until - short.until == (24 * 3600 - 120) * 1000


def test_whoever_is_asked_takes_the_seat_once_and_the_game_begins() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world, held_for_bot(BIA, "Bia's bot", world.clock.now()))
        with pytest.raises(RequestError, match="no seat is held"):
            await answer_invitation(table, Request(CAIO, "n"), accept=True)
        with pytest.raises(RequestError, match="whoever is here"):
            await answer_invitation(table, Request(ANA, "n"), accept=True)
        first = await answer_invitation(table, Request(BIA, "n"), accept=True)
        again = await answer_invitation(table, Request(BIA, "n"), accept=True)
        assert (first["seq"], table.snapshot.status()) == (again["seq"], "running")
        assert table.snapshot.seats[1] == Seat("bot", "Bia's bot", BIA)
        reread = await world.store.load(table.snapshot.table)
        assert reread is not None
        assert reread.seats == table.snapshot.seats

    run(story())


def test_a_person_joins_the_seat_that_is_held_for_them_and_nobody_elses() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world, held_for_person(BIA, "Bia", AGREED, world.clock.now()))
        with pytest.raises(RequestError, match="not open"):
            await seating.join(table, Request(CAIO), "Caio", None)
        await seating.join(table, Request(BIA), "Bia", None)
        assert (table.snapshot.status(), table.snapshot.seats[1]) == ("running", Seat("human", "Bia", BIA))

    run(story())


def test_the_host_need_not_wait() -> None:
    async def story() -> None:
        world = World()
        table = await opened(world, held_for_person(BIA, "Bia", AGREED, world.clock.now()))
        await seating.start(table, Request(ANA), "random")
        assert (table.snapshot.status(), table.snapshot.seats[1].level) == ("running", "random")
        await asyncio.sleep(0)

    run(story())
