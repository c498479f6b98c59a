"""Clocks at real tables: what is stored, what is told, and what happens to whoever is out of time."""

import asyncio
import json
import random

import pytest

from server.small_world import ANA, BEGAN, BIA, CAIO, FirstChoice, Watcher, World, now, play_one, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves, standins, undo
from tabuleiro.server.table.bots.thinker import Question
from tabuleiro.server.table.clocks import after as law
from tabuleiro.server.table.clocks import commands
from tabuleiro.server.table.clocks.clocks import NO_CLOCK, Clocks
from tabuleiro.server.table.clocks.days_off import text_of
from tabuleiro.server.table.clocks.outages import Outage
from tabuleiro.server.table.clocks.rule import DAY, HOUR, MINUTE, PRESETS, SECOND
from tabuleiro.server.table.club.stopping import go_on, stop
from tabuleiro.server.table.log_entry import LATE, NO_USER
from tabuleiro.server.table.table import Request, Table
from tabuleiro.server.table.undo_law import last_decision

LIVE, ASYNC = PRESETS["live-usual"], PRESETS["async-usual"]
HANSA = "hansa_teutonica"


def clocks_of(table: Table) -> Clocks:
    assert table.snapshot.clocks is not None
    return table.snapshot.clocks


def decider(table: Table) -> int:
    return table.snapshot.playing().state.to_act()


class Sleeper(FirstChoice):
    """A bot that never comes to a decision."""

    async def choose(self, question: Question) -> str | None:
        await asyncio.Event().wait()
        return await super().choose(question)


async def passes(world: World, seconds: float) -> None:
    """Time passes, and clocks that run out are judged."""
    world.clock.at += seconds
    await world.tables.judge_late()


async def agrees_with_its_log(world: World, table: Table) -> None:
    """What a fold of the stored log says is what the table in memory says."""
    stored = await world.store.load(table.snapshot.table)
    assert stored is not None
    assert (stored.clocks, stored.row()) == (table.snapshot.clocks, table.snapshot.row())


def test_a_turn_costs_its_owner_what_it_takes_and_the_log_says_the_same() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await world.table(ANA, BIA, CAIO, game=HANSA, rule=LIVE)
        first = decider(table)
        assert clocks_of(table).running == first
        assert clocks_of(table).banks[first] == LIVE.cap, "the gain does not go beyond the cap"
        world.clock.at += 65
        await play_one(table, dice)
        assert clocks_of(table).banks[first] == LIVE.bank - MINUTE
        for step in range(80):
            world.clock.at += step % 7
            await play_one(table, dice)
            await agrees_with_its_log(world, table)

    run(story())


def test_whoever_is_displaced_answers_on_an_errand_and_the_owner_gets_no_second_gain() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(3)
        table = await world.table(ANA, BIA, CAIO, game=HANSA, rule=LIVE)
        while decider(table) == (turn := table.snapshot.moment).owner:
            await displace_or_play(table, dice)
        owner, asked, clocks = turn.owner, decider(table), clocks_of(table)
        assert (clocks.running, clocks.is_errand, clocks.free) == (asked, True, LIVE.errand)
        world.clock.at += 22
        while decider(table) == asked:
            await play_one(table, dice)
        assert clocks_of(table).banks[asked] == clocks.banks[asked] - 7 * SECOND
        assert clocks_of(table).banks[owner] == clocks.banks[owner]
        assert clocks_of(table).running == decider(table)

    run(story())


async def displace_or_play(table: Table, dice: random.Random) -> None:
    """Whoever must act displaces somebody, where that can be done."""
    state = table.snapshot.playing().state
    wanted = [action for action in state.legal() if state.describe(action).kind.startswith("displace")]
    user = table.snapshot.seats[state.to_act()].user
    await moves.play(table, now(table, user), seat=state.to_act(), action=dice.choice(wanted or state.legal()))


def test_time_is_charged_until_the_message_arrived_and_not_for_our_queue() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        world.clock.at += 35
        arrived = BEGAN + 25 * SECOND
        state = table.snapshot.playing().state
        request = Request(table.snapshot.seats[seat].user, "n", table.snapshot.head, arrived)
        await moves.play(table, request, seat=seat, action=state.legal()[0])
        assert clocks_of(table).banks[seat] == LIVE.bank - 20 * SECOND
        await agrees_with_its_log(world, table)

    run(story())


def test_time_that_is_used_is_not_given_back_by_an_undo() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat, bank = decider(table), LIVE.bank
        user = table.snapshot.seats[seat].user
        for _ in range(5):
            world.clock.at += 10
            ply = table.snapshot.ply()
            await play_one(table, dice)
            await undo.undo(table, now(table, user), ply=ply)
            assert clocks_of(table).banks[seat] <= bank
            bank = clocks_of(table).banks[seat]
        assert bank == LIVE.bank - 45 * SECOND, "fifty seconds, five of them free, and no gain"
        await agrees_with_its_log(world, table)

    run(story())


def test_out_of_time_a_bot_plays_on_and_the_owner_may_take_the_seat_back() -> None:
    async def story() -> None:
        world = World()
        world.bots.thinker = Sleeper()
        judged: list[int] = []
        world.tables.judged = judged.append
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        user = table.snapshot.seats[seat].user
        await passes(world, 605.2)
        assert table.snapshot.seats[seat].standin == "", "what arrived in time may still be on its way"
        assert judged == []
        await passes(world, 0.2)
        assert judged == [400], "milliseconds after the deadline"
        held = table.snapshot.seats[seat]
        assert (held.standin, held.relief, held.user) == ("regular", "stay", user)
        assert clocks_of(table).banks[seat] == 0
        assert clocks_of(table).running == NO_CLOCK
        await standins.take_back(table, now(table, user), seat=seat)
        assert clocks_of(table).banks[seat] == LIVE.errand, "a minimum, to look around"
        await agrees_with_its_log(world, table)
        await standins.hand_over(table, now(table, user), seat=seat)
        await standins.take_back(table, now(table, user), seat=seat)
        assert clocks_of(table).banks[seat] == LIVE.errand
        world.clock.at += 16
        await standins.hand_over(table, now(table, user), seat=seat)
        await standins.take_back(table, now(table, user), seat=seat)
        assert clocks_of(table).banks[seat] == 0, "once a turn: on and off again earns nothing"
        await world.tables.close()

    run(story())


def test_over_days_a_bot_plays_one_turn_and_stays_after_the_second_that_was_missed() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(2)
        world.bots.thinker = Sleeper()
        table = await world.table(ANA, BIA, game=HANSA, rule=ASYNC)
        seat = decider(table)
        seen: list[str] = []
        for _ in range(400):
            if len(seen) == 2 or table.snapshot.status() != "running":
                break
            while table.snapshot.bot_to_act():
                state = table.snapshot.playing().state
                await moves.play_bot(table, table.snapshot.head, state.to_act(), dice.choice(state.legal()))
            if decider(table) == seat and table.snapshot.moment.owner == seat:
                assert table.snapshot.seats[seat].standin == "", "the seat is its owner's again"
                await passes(world, 5 * 24 * 3600 + 1)
                seen.append(table.snapshot.seats[seat].relief)
            else:
                await play_one(table, dice)
        assert seen == ["turn", "stay"]
        await agrees_with_its_log(world, table)
        await world.tables.close()

    run(story())


def test_where_the_others_are_asked_nothing_happens_until_one_waits_or_hands_over() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE, late="ask")
        seat = decider(table)
        late = table.snapshot.seats[seat].user
        other = BIA if late == ANA else ANA
        with pytest.raises(RequestError, match="nobody is late"):
            await commands.wait(table, now(table, other), seat=seat)
        table.subscribe(Watcher(late))
        with pytest.raises(RequestError, match="nobody is gone"):
            await standins.hand_over(table, now(table, other), seat=seat)
        await passes(world, 1000)
        assert (clocks_of(table).late, table.snapshot.seats[seat].standin) == (seat, "")
        assert table.snapshot.deadline() is None
        with pytest.raises(RequestError, match="themselves"):
            await commands.wait(table, now(table, late), seat=seat)
        await commands.wait(table, now(table, other), seat=seat)
        assert clocks_of(table).banks[seat] == MINUTE
        assert clocks_of(table).running == seat
        await passes(world, 61)
        assert clocks_of(table).late == seat, "and late again"
        await standins.hand_over(table, now(table, other), seat=seat)
        assert table.snapshot.seats[seat].standin == "regular"
        await agrees_with_its_log(world, table)
        await world.tables.close()

    run(story())


def test_whoever_is_late_and_asked_about_may_still_play() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE, late="ask")
        await passes(world, 1000)
        await play_one(table, random.Random(1))
        assert clocks_of(table).late == NO_CLOCK

    run(story())


def test_a_pause_begins_when_everybody_wishes_for_it_and_ends_at_one_press() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        await commands.pause(table, now(table, ANA), on=True)
        assert (table.snapshot.pause_wishes, clocks_of(table).paused) == (frozenset({ANA}), "")
        world.clock.at += 15
        await commands.pause(table, now(table, BIA), on=True)
        assert (table.snapshot.pause_wishes, clocks_of(table).paused) == (frozenset(), "agreed")
        await passes(world, 5000)
        assert clocks_of(table).banks[seat] == LIVE.bank - 10 * SECOND
        await commands.pause(table, now(table, ANA), on=False)
        assert table.snapshot.deadline() == BEGAN + (15 + 5000 + 10 + 590) * SECOND
        await agrees_with_its_log(world, table)

    run(story())


def test_a_wish_for_a_pause_is_taken_back_or_over_when_somebody_plays() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        await commands.pause(table, now(table, ANA), on=True)
        await commands.pause(table, now(table, ANA), on=False)
        assert table.snapshot.pause_wishes == frozenset()
        await commands.pause(table, now(table, ANA), on=True)
        await play_one(table, random.Random(1))
        assert table.snapshot.pause_wishes == frozenset()
        over_days = await world.table(ANA, BIA, game=HANSA, rule=ASYNC)
        with pytest.raises(RequestError, match="vacations"):
            await commands.pause(over_days, now(over_days, ANA), on=True)
        unclocked = await world.table(ANA, BIA)
        with pytest.raises(RequestError, match="no clocks"):
            await commands.pause(unclocked, now(unclocked, ANA), on=True)

    run(story())


def test_time_is_given_to_others_only() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, 0, game=HANSA, rule=LIVE)
        with pytest.raises(RequestError, match="themselves"):
            await commands.grant(table, now(table, ANA), seat=0)
        for seat in (2, 7, -1):
            with pytest.raises(RequestError, match="nobody has a clock there"):
                await commands.grant(table, now(table, ANA), seat=seat)
        before = clocks_of(table).banks[1]
        await commands.grant(table, now(table, ANA, "gift"), seat=1)
        await commands.grant(table, now(table, ANA, "gift"), seat=1)
        assert clocks_of(table).banks[1] == before + MINUTE, "one message, one gift"
        await agrees_with_its_log(world, table)
        await world.tables.close()

    run(story())


def test_a_gift_does_not_make_a_move_stale_that_crosses_it() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        user = table.snapshot.seats[seat].user
        request, action = now(table, user), table.snapshot.playing().state.legal()[0]
        await commands.grant(table, now(table, BIA if user == ANA else ANA), seat=seat)
        await moves.play(table, request, seat=seat, action=action)

    run(story())


def test_nobody_loses_time_while_the_server_is_away() -> None:
    """Lichess 11966, 18208: after a restart people had lost on time."""

    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        world.clock.at += 25
        began = BEGAN + 25 * SECOND
        world.clock.at += 700
        world.outages.append(Outage(1, began, began + 700 * SECOND))
        await passes(world, 0)
        assert clocks_of(table).banks[seat] == LIVE.bank - 20 * SECOND
        assert table.snapshot.deadline() == began + (700 + 10 + 580) * SECOND
        await passes(world, 9)
        assert table.snapshot.seats[seat].standin == ""
        world.clock.at += 6
        await play_one(table, random.Random(1))
        assert clocks_of(table).banks[seat] == LIVE.bank - 25 * SECOND
        await agrees_with_its_log(world, table)

    run(story())


def test_a_move_after_an_outage_is_charged_without_it_also_when_nobody_was_late() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        world.clock.at += 80
        world.outages.append(Outage(1, BEGAN + 20 * SECOND, BEGAN + 80 * SECOND))
        await play_one(table, random.Random(1))
        assert clocks_of(table).banks[seat] == LIVE.bank - 15 * SECOND
        await agrees_with_its_log(world, table)

    run(story())


def test_a_request_to_undo_holds_the_clocks_once_a_turn() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(4)
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        asker = table.snapshot.seats[decider(table)].user
        ply = table.snapshot.ply()
        while table.snapshot.seats[decider(table)].user == asker:
            await play_one(table, dice)
        seat = decider(table)
        await play_one(table, dice)
        assert decider(table) == seat
        bank = clocks_of(table).banks[seat]
        await undo.undo(table, now(table, asker), ply=ply)
        world.clock.at += 20
        await undo.answer_undo(table, now(table, table.snapshot.seats[seat].user), accept=False)
        assert clocks_of(table).hold == BEGAN + 20 * SECOND
        await undo.undo(table, now(table, asker), ply=ply)
        assert clocks_of(table).hold == BEGAN + 20 * SECOND, "the second question of the turn holds nothing"
        world.clock.at += 10
        await play_one(table, dice)
        assert clocks_of(table).banks[seat] >= bank - 10 * SECOND
        await agrees_with_its_log(world, table)

    run(story())


def is_asked(table: Table) -> bool:
    """Whether a request to undo waits for an answer."""
    return table.snapshot.undo_request is not None


def test_a_request_to_undo_that_nobody_answers_lapses_and_another_may_follow() -> None:
    async def story() -> None:
        for rule, patience in ((LIVE, 60), (PRESETS["async-usual"], 24 * 3600)):
            world, dice = World(), random.Random(5)
            table = await world.table(ANA, BIA, game=HANSA, rule=rule)
            first = decider(table)
            while decider(table) == first:
                await play_one(table, dice)
            await play_one(table, dice)
            asker, other = table.snapshot.seats[first].user, table.snapshot.seats[1 - first].user
            await undo.undo(table, now(table, asker), ply=last_decision(table.snapshot, asker) or 0)
            assert world.tables.deadlines.of_table[table.snapshot.table] <= BEGAN + patience * SECOND
            world.clock.at += patience - 1
            await world.tables.judge_late()
            assert is_asked(table), "there is a second left"
            with pytest.raises(RequestError, match="pending"):
                await undo.undo(table, now(table, asker), ply=last_decision(table.snapshot, asker) or 0)
            world.clock.at += 2
            with pytest.raises(RequestError, match="no request"):
                await undo.answer_undo(table, now(table, other), accept=True)
            await world.tables.judge_late()
            assert not is_asked(table)
            assert table.snapshot.undo_refusal is not None
            assert table.snapshot.undo_refusal.user == NO_USER
            await agrees_with_its_log(world, table)
            assert (await undo.undo(table, now(table, asker), ply=last_decision(table.snapshot, asker) or 0))[
                "done"
            ] is False

    run(story())


def test_a_fault_in_the_law_stops_the_clocks_of_one_table_and_refuses_nobodys_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)

        def fail(*_: object) -> None:
            raise ZeroDivisionError("a fault")

        with monkeypatch.context() as patch:
            patch.setattr(law, "stop", fail)
            await play_one(table, random.Random(1))
        assert clocks_of(table).paused == "fault"
        await play_one(table, random.Random(1))
        assert table.snapshot.deadline() is None

    run(story())


def test_everybody_is_told_the_clocks_and_whose_turn_it_is() -> None:
    async def story() -> None:
        world, watcher = World(), Watcher(ANA)
        table = await world.table(ANA, BIA, 0, game=HANSA, rule=LIVE)
        told = json.loads(table.subscribe(watcher))
        assert told["turn"] == {"number": 1, "owner": decider(table), "out_of_turn": False}
        assert told["clocks"]["banks"][2] is None
        assert told["clocks"]["now"] == text_of(BEGAN)
        assert told["clocks"]["rule"] == {**LIVE.encode(), "late": "bot"}
        assert json.loads((await world.table(ANA, BIA)).present().text_for(0))["clocks"] is None
        await world.tables.close()

    run(story())


def test_a_late_entry_and_what_follows_from_it_are_one_change() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        world.store.failing = 1
        await passes(world, 1000)
        assert [entry.kind for entry in world.store.logs[table.snapshot.table]].count(LATE) == 0
        await passes(world, 2)
        kinds = [entry.kind for entry in world.store.logs[table.snapshot.table]]
        assert kinds[kinds.index(LATE) :][:2] == [LATE, "seat"]
        assert kinds.count(LATE) == 1
        await world.tables.close()

    run(story())


def test_the_deadline_of_a_game_over_days_is_in_the_lists() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, game=HANSA, rule=ASYNC)
        assert table.snapshot.row()["deadline"] == text_of(BEGAN + 4 * DAY)
        assert table.snapshot.deadline() == BEGAN + ASYNC.bank + ASYNC.gain == BEGAN + 96 * HOUR

    run(story())


def test_a_table_that_an_operator_stops_charges_nobody_and_goes_on_where_it_stood() -> None:
    async def story() -> None:
        world = World()
        world.bots.thinker = Sleeper()
        table = await world.table(ANA, BIA, game=HANSA, rule=LIVE)
        seat = decider(table)
        world.clock.at += 100
        await stop(table, "the club closes early")
        assert (table.snapshot.status(), table.snapshot.problem) == ("frozen", "the club closes early")
        banks = clocks_of(table).banks
        with pytest.raises(RequestError, match="frozen"):
            await stop(table, "twice")
        await passes(world, 5000)
        assert table.snapshot.seats[seat].standin == "", "nobody is late at a table that stands"
        await go_on(table)
        assert (table.snapshot.status(), decider(table)) == ("running", seat)
        assert (clocks_of(table).banks, clocks_of(table).running) == (banks, seat)
        await agrees_with_its_log(world, table)
        with pytest.raises(RequestError, match="not frozen"):
            await go_on(table)
        await world.tables.close()

    run(story())
