"""What somebody tries who wants more time than is theirs: floods of questions, times that they claim, loops."""

import random

import pytest

from server.clocks.test_tables import HANSA, LIVE, clocks_of, decider
from server.small_world import ANA, BIA, World, now, play_one, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.sockets.frames import read_message
from tabuleiro.server.table import undo
from tabuleiro.server.table.clocks import commands
from tabuleiro.server.table.clocks.after import QUESTION_HOLD
from tabuleiro.server.table.clocks.rule import SECOND


def test_a_flood_of_questions_stops_the_clock_of_whoever_decides_once_a_turn() -> None:
    """Ana asks again and again to go back, and Bia declines each time while Bia's clock should run."""

    async def story() -> None:
        world, dice = World(), random.Random(4)
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        first = decider(table)
        asker, ply = table.snapshot.seats[first].user, table.snapshot.ply()
        while decider(table) == first:
            await play_one(table, dice)
        seat = decider(table)
        other = table.snapshot.seats[seat].user
        await play_one(table, dice)
        assert decider(table) == seat, "the turn goes on, and to go back needs consent"
        banks, rounds, refused = clocks_of(table).banks, 40, 0
        for _ in range(rounds):
            await undo.undo(table, now(table, asker), ply=ply)
            with pytest.raises(RequestError) as error:
                await undo.undo(table, now(table, asker), ply=ply)
            refused += error.value.code == "no_undo"
            world.clock.at += 2
            await undo.answer_undo(table, now(table, other), accept=False)
        await play_one(table, dice)
        assert refused == rounds, "one question at a time"
        charged = banks[seat] - clocks_of(table).banks[seat]
        assert charged >= 2 * rounds * SECOND - QUESTION_HOLD - LIVE.free, "held once, however often somebody asks"
        assert clocks_of(table).banks[first] == banks[first], "and whoever asks has gained nothing"

    run(story())


def test_loops_of_undo_and_redo_earn_nothing() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(2)
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat, ply = decider(table), table.snapshot.ply()
        user = table.snapshot.seats[seat].user
        await play_one(table, dice)
        assert decider(table) == seat, "the turn goes on"
        world.clock.at += LIVE.free / SECOND
        bank = clocks_of(table).banks[seat]
        for _ in range(50):
            world.clock.at += 1
            await undo.undo(table, now(table, user), ply=ply)
            world.clock.at += 1
            await undo.redo(table, now(table, user))
        assert clocks_of(table).banks[seat] == bank - 100 * SECOND

    run(story())


def test_nobody_gives_time_to_themselves_however_often_they_try() -> None:
    async def story() -> None:
        table = await World().table(ANA, BIA, game=HANSA, rule=LIVE)
        banks = clocks_of(table).banks
        for _ in range(20):
            with pytest.raises(RequestError):
                await commands.grant(table, now(table, ANA), seat=table.snapshot.seats_of(ANA)[0])
        assert clocks_of(table).banks == banks

    run(story())


@pytest.mark.parametrize("claimed", ["at", "arrived", "time", "now", "since"])
def test_a_time_that_a_client_claims_is_not_read(claimed: str) -> None:
    """When a message arrived is what the server saw; whoever says otherwise is refused."""
    move = {"type": "play", "nonce": "n", "table": "t", "seq": 1, "seat": 0, "action": 1}
    assert read_message(move).kind == "play"
    with pytest.raises(RequestError) as error:
        read_message({**move, claimed: 1})
    assert error.value.code == "malformed"
    assert claimed in error.value.text
