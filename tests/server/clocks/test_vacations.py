"""Vacations that were planned before a table begins: it knows of them from the start, where it is played over days."""

from server.clocks.test_tables import agrees_with_its_log, clocks_of, passes
from server.small_world import ANA, BIA, World, new_table, now, run
from tabuleiro.server.table import seating
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.clocks.rule import DAY, PRESETS, SECOND
from tabuleiro.server.table.log_entry import VACATION
from tabuleiro.server.table.seat import OPEN

BRISK = PRESETS["async-brisk"]


def away(world: World, user: int, begins: int, ends: int) -> Away:
    """A vacation that the store knows of, in days from now."""
    today = world.clock.milliseconds()
    planned = Away(user, today + begins * DAY, today + ends * DAY)
    world.store.vacations.append(planned)
    return planned


def test_a_table_that_begins_in_a_vacation_waits_for_its_end() -> None:
    async def story() -> None:
        world = World()
        planned = away(world, ANA, -1, 9)
        table = await world.table(ANA, BIA, rule=BRISK)
        assert clocks_of(table).away == (planned,)
        deadline = table.snapshot.deadline()
        assert deadline is not None
        assert deadline > planned.ends, "her first turn has all of its time afterwards"
        await passes(world, 9 * DAY / SECOND)
        assert table.snapshot.seats[0].standin == ""
        await agrees_with_its_log(world, table)
        await world.tables.close()

    run(story())


def test_whoever_takes_the_last_seat_brings_a_vacation_along() -> None:
    async def story() -> None:
        world = World()
        planned = away(world, BIA, 2, 4)
        table = await world.table(ANA, 0, rule=BRISK)
        agreement = table.snapshot.agreed()
        open_one = await world.tables.create(seating.Beginning(ANA, agreement, [table.snapshot.seats[0], OPEN]))
        assert open_one.snapshot.clocks is None, "nothing runs before the start"
        await seating.join(open_one, now(open_one, BIA, "here"), "Bia", None)
        assert clocks_of(open_one).away == (planned,)
        await agrees_with_its_log(world, open_one)
        await world.tables.close()

    run(story())


def test_a_live_game_and_a_vacation_that_is_over_have_nothing_to_do_with_it() -> None:
    async def story() -> None:
        world = World()
        away(world, ANA, -9, -1)
        over = await world.table(ANA, BIA, rule=BRISK)
        away(world, ANA, -1, 9)
        live = await new_table(world.tables, ANA, BIA, rule=PRESETS["live-usual"])
        logs = world.store.logs
        assert not [one for table in (over, live) for one in logs[table.snapshot.table] if one.kind == VACATION]
        await world.tables.close()

    run(story())
