"""Who is to be told of a change, and what nobody needs to be told any more: at tables of the toy game and of Hansa."""

import random

from server.small_world import ANA, BEGAN, BIA, CAIO, MemoryStore, World, now, play_one, run
from tabuleiro.server.table import undo
from tabuleiro.server.table.clocks.commands import grant
from tabuleiro.server.table.clocks.rule import DAY, MINUTE, PRESETS
from tabuleiro.server.table.live_tables import RematchAnswer
from tabuleiro.server.table.log_entry import ASK, CHAT
from tabuleiro.server.table.notices.law import wait_of
from tabuleiro.server.table.notices.notice import (
    FINISHED,
    INVITED,
    MENTION,
    SOON_LATE,
    STARTED,
    TURN,
    UNDO_ASKED,
    WAITS,
    Notice,
    Settled,
)
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.table import Table

ASYNC = PRESETS["async-usual"]


class Outbox(MemoryStore):
    """A store that keeps what changes bring."""

    def __init__(self) -> None:
        super().__init__()
        self.notices: list[Notice] = []
        self.settled: list[Settled] = []

    async def append(self, *changes: Change) -> None:
        await super().append(*changes)
        for change in changes:
            self.notices += change.tidings.notices
            self.settled += change.tidings.settled

    def told(self, *events: str) -> list[Notice]:
        """The notices of some events, in order."""
        return [notice for notice in self.notices if notice.event in events]


def new_world() -> tuple[World, Outbox]:
    """A world whose store is an outbox."""
    world, outbox = World(), Outbox()
    world.store = outbox
    world.tables.ports = world.tables.ports._replace(store=outbox)
    return world, outbox


async def play_to_the_end(table: Table, dice: random.Random) -> None:
    while table.snapshot.status() == "running":
        await play_one(table, dice)


def test_every_turn_is_told_once_however_many_decisions_it_has() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA, CAIO, game="hansa_teutonica")
        waits, decisions = [wait_of(table.snapshot)], 0
        for _ in range(120):
            await play_one(table, dice)
            decisions += 1
            if wait_of(table.snapshot) != waits[-1]:
                waits.append(wait_of(table.snapshot))
        told = [(notice.user, notice.turn) for notice in outbox.told(TURN)]
        assert told == [(wait.user, wait.turn) for wait in waits if wait is not None]
        assert len(told) < decisions, "a turn has several decisions"
        assert all(notice.due == BEGAN + MINUTE for notice in outbox.told(TURN)), "a minute after the move"

    dice = random.Random(5)
    run(story())


def test_a_decision_out_of_turn_is_a_notice_of_its_own_and_settled_when_it_is_made() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA, CAIO, game="hansa_teutonica")
        seen = 0
        for _ in range(300):
            moment, wait = table.snapshot.moment, wait_of(table.snapshot)
            assert wait is not None
            await play_one(table, dice)
            if moment.owner != moment.decider and wait_of(table.snapshot) != wait:
                seen += 1
                errand = (wait.user, TURN, table.snapshot.table, wait.turn)
                assert errand in [notice[:4] for notice in outbox.told(TURN)], "somebody was displaced"
                assert Settled(wait.user, WAITS, wait.turn) in outbox.settled
        assert seen

    dice = random.Random(3)
    run(story())


def test_the_turn_that_is_played_is_settled_and_the_last_one_with_the_end() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA)
        await play_to_the_end(table, random.Random(1))
        begun = {(notice.user, notice.turn) for notice in outbox.told(TURN)}
        assert begun == {(settled.user, settled.turn) for settled in outbox.settled if TURN in settled.events}

    run(story())


def test_a_game_against_bots_waits_for_nobody() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, 0)
        await play_one(table, random.Random(1))
        assert outbox.notices == []
        assert outbox.settled == []

    run(story())


def test_whoever_starts_a_game_knows_it_and_the_others_are_told() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA, CAIO)
        host = table.snapshot.host
        assert {notice.user for notice in outbox.told(STARTED)} == {ANA, BIA, CAIO} - {host}
        await play_to_the_end(table, random.Random(4))
        assert len({notice.user for notice in outbox.told(FINISHED)}) == 2

    run(story())


def test_little_time_is_told_when_a_fifth_is_left_and_later_when_more_is_given() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA, rule=ASYNC)
        [first] = outbox.told(SOON_LATE)
        deadline = table.snapshot.deadline()
        assert deadline is not None
        assert first.due == deadline - (deadline - BEGAN) // 5
        seat = table.snapshot.moment.decider
        other = BIA if first.user == ANA else ANA
        world.clock.at += 3600
        await grant(table, now(table, other), seat=seat)
        again = outbox.told(SOON_LATE)[-1]
        assert again[:4] == first[:4], "the same notice"
        assert again.due > first.due + DAY // 2
        assert len(outbox.told(TURN)) == 1, "the turn itself is not told again"

    run(story())


def test_an_undo_brings_back_the_same_turn_and_no_new_one() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA)
        first, ply = outbox.told(TURN)[0], table.snapshot.ply()
        while (wait := wait_of(table.snapshot)) is not None and wait.turn == first.turn:
            await play_one(table, dice)
        asker = first.user
        await undo.undo(table, now(table, asker, "u"), ply=ply)
        if table.snapshot.undo_request is not None:
            other = BIA if asker == ANA else ANA
            assert {notice.user for notice in outbox.told(UNDO_ASKED)} == {other}
            await undo.answer_undo(table, now(table, other, "a"), accept=True)
            assert any(UNDO_ASKED in settled.events for settled in outbox.settled)
        assert outbox.told(TURN)[-1][:4] == first[:4]

    dice = random.Random(1)
    run(story())


def test_an_offer_to_play_again_is_told_and_settled_by_the_answer() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA)
        await play_to_the_end(table, random.Random(1))
        await world.tables.rematch(table, now(table, ANA), RematchAnswer(), lambda: None)
        assert [notice.user for notice in outbox.told(INVITED)] == [BIA]
        following = await world.tables.rematch(table, now(table, BIA), RematchAnswer(), lambda: None)
        assert following is not None
        assert any(settled.user == BIA and INVITED in settled.events for settled in outbox.settled)
        started = [notice for notice in outbox.told(STARTED) if notice.about == following.snapshot.table]
        assert started, "the new table is told of in the same transaction"

    run(story())


def test_who_is_named_in_the_chat_is_told_and_nobody_else() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA, CAIO)
        said: dict[str, object] = {"name": "User 1", "text": "well played, @user 2!", "salt": 1}
        async with table.entered():
            await table.commit_drafts(table.draft(now(table, ANA), CHAT, said))
            await table.commit_drafts(table.draft(now(table, ANA), CHAT, {**said, "text": "User 3 is quick"}))
            await table.commit_drafts(table.draft(now(table, ANA), CHAT, {**said, "text": "I am @User 1"}))
        assert [notice.user for notice in outbox.told(MENTION)] == [BIA]

    run(story())


def test_nobody_is_told_what_somebody_wants_whom_they_block() -> None:
    """Undo, another game, a line that names them: it all happens, and is not told; turns are."""

    async def story() -> None:
        world, outbox = new_world()
        world.tables.ports = world.tables.ports._replace(blocks=lambda user: frozenset({ANA} if user == BIA else ()))
        table = await world.table(ANA, BIA, CAIO)
        async with table.entered():
            said: dict[str, object] = {"name": "User 1", "text": "@user 2, @user 3: quick", "salt": 1}
            await table.commit_drafts(table.draft(now(table, ANA), CHAT, said))
            await table.commit_drafts(table.draft(now(table, ANA), ASK, {"to": 0}, 0))
        await play_to_the_end(table, random.Random(1))
        await world.tables.rematch(table, now(table, ANA), RematchAnswer(), lambda: None)
        for event in (MENTION, UNDO_ASKED, INVITED):
            assert [notice.user for notice in outbox.told(event)] == [CAIO], event
        assert BIA in {notice.user for notice in outbox.told(TURN)}

    run(story())


def test_a_spectator_names_nobody_who_does_not_hear_it() -> None:
    async def story() -> None:
        world, outbox = new_world()
        table = await world.table(ANA, BIA)
        async with table.entered():
            said: dict[str, object] = {"name": "User 3", "text": "@user 1 is in trouble", "salt": 1}
            await table.commit_drafts(table.draft(now(table, CAIO), CHAT, said))
        assert outbox.told(MENTION) == []

    run(story())
