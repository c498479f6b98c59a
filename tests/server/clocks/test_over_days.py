"""A game over days in simulated time, from start to end: nights, days off, a vacation, a turn that was missed."""

import random

from server.clocks.test_tables import Sleeper, agrees_with_its_log, clocks_of, passes
from server.small_world import ANA, BIA, CAIO, World, play_one, run
from tabuleiro.server.table import moves
from tabuleiro.server.table.clocks.commands import go_away
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY, HOUR, PRESETS, SECOND
from tabuleiro.server.table.log_entry import LATE
from tabuleiro.server.table.table import Table

WEEKEND = PRESETS["async-brisk"]._replace(days_off=(5, 6), zone="America/Sao_Paulo")
VACATION = 9 * DAY


async def play_bots(table: Table, dice: random.Random) -> None:
    """Let whoever stands in play."""
    while table.snapshot.bot_to_act():
        state = table.snapshot.playing().state
        await moves.play_bot(table, table.snapshot.head, state.to_act(), dice.choice(state.legal()))


def test_a_game_over_days_is_played_to_its_end() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(4)
        world.bots.thinker = Sleeper(world.clock)
        table = await world.table(ANA, BIA, CAIO, game="luna", rule=WEEKEND)
        began, has_missed, left = world.clock.milliseconds(), False, 0
        while table.snapshot.status() == "running":
            await play_bots(table, dice)
            if table.snapshot.status() != "running":
                break
            user = table.snapshot.seats[table.snapshot.playing().state.to_act()].user
            deadline = table.snapshot.deadline()
            assert deadline is not None
            assert world.clock.milliseconds() < deadline, "whoever must decide has time"
            if user == BIA and not has_missed:
                has_missed = True
                await passes(world, (deadline - world.clock.milliseconds()) / SECOND + 1)
                assert table.snapshot.seats[1].relief == "turn", "a bot plays this turn, and only this one"
                continue
            if user == CAIO and has_missed and not left:
                left = world.clock.milliseconds()
                await go_away(table, CAIO, left, left + VACATION)
                await passes(world, VACATION / SECOND)
                assert table.snapshot.seats[2].standin == "", "nobody is late on a vacation"
            await passes(world, dice.randrange(5) * HOUR / SECOND)
            await play_one(table, dice)
            assert max(clocks_of(table).banks) <= WEEKEND.cap
        log = world.store.logs[table.snapshot.table]
        late = [entry for entry in log if entry.kind == LATE]
        assert [entry.seat for entry in late] == [1], "one turn was missed, and nobody else was late"
        assert moment_of(log[-1].time) - began > VACATION + 7 * DAY
        assert left, "Caio was away"
        assert table.snapshot.deadline() is None, "nothing runs after the end"
        await agrees_with_its_log(world, table)
        await world.tables.close()

    run(story())
