"""A restart in the middle of many live games: no bank shrinks while the server is away, and nobody is late at once."""

import random

import pytest

from server.clocks.test_tables import HANSA, LIVE, clocks_of
from server.small_world import ANA, BIA, World, play_one, run
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.outages import Outage
from tabuleiro.server.table.log_entry import LATE

GAMES = 50
RETURN_SECONDS = 10.0
"""Time to come back after an outage."""


@pytest.mark.parametrize("away", [60, 3, 900])
def test_fifty_live_games_go_on_after_a_restart_with_all_their_time(away: int) -> None:
    async def story() -> None:
        world, dice = World(), random.Random(away)
        names = [(await world.table(ANA, BIA, game=HANSA, rule=LIVE, late="bot")).snapshot.table for _ in range(GAMES)]
        for name in names:
            for _ in range(dice.randrange(6)):
                world.clock.at += dice.choice([0.5, 2.0])
                await play_one(await world.tables.find(name), dice)
        stored = {name: clocks_of(await world.tables.find(name)) for name in names}
        began = moment_of(world.clock.now())
        world.tables.live.clear()  # what was in memory is gone with the process
        world.clock.at += away
        world.outages.append(Outage(1, began, moment_of(world.clock.now())))
        for pause in (0.0, RETURN_SECONDS - 0.1):
            world.clock.at += pause
            for name in names:
                await world.tables.find(name)
            await world.tables.judge_late()
        for name in names:
            await world.tables.find(name)
            log = world.store.logs[name]
            assert not [entry for entry in log if entry.kind == LATE], "nobody is late within ten seconds"
        for name in names:
            table = await world.tables.find(name)
            await play_one(table, dice)
            lost = [before - now for before, now in zip(stored[name].banks, clocks_of(table).banks, strict=True)]
            assert max(lost) <= began - stored[name].since, "only what was used before the server went away"

    run(story())
