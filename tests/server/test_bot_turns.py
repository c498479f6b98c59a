"""Bots among themselves: only while somebody watches, a few tables of a host at a time, at a pace."""

import asyncio
import random
from collections.abc import Coroutine

import pytest

from server.small_world import FirstChoice, Watcher, World, play_one
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves, standins
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots import bot_turns
from tabuleiro.server.table.bots.thinker import NotWanted, Question
from tabuleiro.server.table.cluster.claims import SoleClaims
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning, leave
from tabuleiro.server.table.standins import move_now
from tabuleiro.server.table.table import Request, Table

ANA, BIA, EVA = 1, 2, 3


@pytest.fixture(autouse=True)
def quick_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "PACE_SECONDS", 0.001)
    monkeypatch.setattr(bot_turns, "RETRY_SECONDS", 0.001)


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


async def plies_in(table: Table, seconds: float = 0.05) -> int:
    """How many plies are played in some time."""
    before = table.snapshot.ply()
    await asyncio.sleep(seconds)
    return table.snapshot.ply() - before


def test_bots_among_themselves_act_only_while_somebody_watches() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(0, 0, game="hansa_teutonica")
        assert await plies_in(table) == 0
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        assert await plies_in(table, 0.3) > 1
        table.unsubscribe(watcher)
        await plies_in(table)
        assert await plies_in(table) == 0
        assert not world.bots.is_acting(table.snapshot.table)

    run(story())


def test_a_bot_of_ours_does_not_let_a_program_of_somebodys_wait() -> None:
    """Nobody watches before the program does, and the program comes when it is told that it must move."""

    async def story() -> None:
        world = World()
        toy = find_game("toy")
        agreed = Agreement("toy", toy.version, toy.components, 2, {"deck": "short"}, "public", settle=True)
        seats = [Seat("bot", level="random"), Seat("bot", "Bia's program", BIA)]
        table = await world.tables.create(Beginning(ANA, agreed, seats))
        await plies_in(table)
        assert table.snapshot.actor() == 1
        assert list(world.tables.waiting[BIA]) == [table.snapshot.table]
        await standins.hand_over(table, Request(ANA, "", table.snapshot.head), seat=1)
        await plies_in(table)
        assert await plies_in(table) == 0  # ours are among themselves now
        await world.tables.close()

    run(story())


def test_with_permission_they_play_on_unwatched() -> None:
    async def story() -> None:
        world = World()
        world.bots.is_free = True
        table = await world.table(0, 0, game="hansa_teutonica")
        assert await plies_in(table, 0.3) > 1
        await world.tables.close()

    run(story())


def test_a_game_that_everybody_has_left_waits_for_somebody_to_watch() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0, game="hansa_teutonica")
        await leave(table, Request(ANA))
        await plies_in(table)
        assert await plies_in(table) == 0
        table.subscribe(Watcher(ANA))
        assert await plies_in(table, 0.3) > 1
        await world.tables.close()

    run(story())


def test_bots_act_at_a_few_tables_of_one_host_at_a_time_and_at_all_in_turn() -> None:
    """Fifty tables of one guest were played all at once."""

    class Slow(FirstChoice):
        thinking = most = 0

        async def choose(self, question: Question) -> str | None:
            self.thinking += 1
            self.most = max(self.most, self.thinking)
            await asyncio.sleep(0.002)
            self.thinking -= 1
            return await super().choose(question)

    async def story() -> None:
        world = World()
        world.bots.thinker = slow = Slow(world.clock)
        tables = [await world.table(0, 0, game="hansa_teutonica") for _ in range(8)]
        before = [table.snapshot.ply() for table in tables]
        for table in tables:
            table.subscribe(Watcher(BIA))
        async with asyncio.timeout(60):
            while any(table.snapshot.ply() <= ply for table, ply in zip(tables, before, strict=True)):  # noqa: ASYNC110 - bots tell nobody else
                await asyncio.sleep(0.01)
        await world.tables.close()
        assert slow.most == bot_turns.AT_ONCE

    run(story())


class CrowdedClaims(SoleClaims):
    """Other workers let bots of a host act at as many tables as may be, the first times that one is asked for."""

    def __init__(self, times: int) -> None:
        self.times = times

    async def take(self, table: str, host: int | None = None) -> bool:  # noqa: ARG002 - one table is enough
        self.times -= 1
        return self.times < 0


def test_bots_among_themselves_that_found_no_room_ask_again() -> None:
    """Nobody looks around for a table of bots alone: whoever is watched and waits must ask again by itself."""

    async def story() -> None:
        world = World()
        world.bots.claims = CrowdedClaims(3)
        table = await world.table(0, 0, game="hansa_teutonica")
        table.subscribe(Watcher(BIA))
        assert await plies_in(table, 0.3) > 1
        await world.tables.close()

    run(story())


def test_a_table_of_people_that_another_worker_claims_is_left_to_it() -> None:
    async def story() -> None:
        world = World()
        world.bots.claims = claims = CrowdedClaims(10**6)
        table = await world.table(0, ANA, game="hansa_teutonica")
        assert await plies_in(table, 0.05) == 0
        assert claims.times == 10**6 - 1, "it was asked for once, and is found by whoever looks around"
        await world.tables.close()

    run(story())


def test_a_bot_at_a_table_with_people_is_not_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "PACE_SECONDS", 60.0)

    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0, 0, game="merv")
        await plies_in(table, 0.5)
        assert not table.snapshot.bot_to_act()
        await world.tables.close()

    run(story())


class Ponderer(FirstChoice):
    """A thinker that ponders until it is told to move now."""

    def __init__(self) -> None:
        super().__init__()
        self.pondering: list[asyncio.Event] = []

    async def choose(self, question: Question) -> str | None:
        self.pondering.append(question.hurry)
        await question.hurry.wait()
        return await super().choose(question)


async def ponder(*users: int) -> tuple[World, Ponderer, Table]:
    """A table where a bot ponders, and everybody waits for it."""
    world = World()
    world.bots.thinker = ponderer = Ponderer()
    table = await world.table(*users, game="hansa_teutonica")
    table.subscribe(Watcher(ANA))
    await asyncio.sleep(0.01)
    return world, ponderer, table


def test_a_player_and_the_host_have_a_bot_that_ponders_move_now() -> None:
    async def story() -> None:
        world, ponderer, table = await ponder(0, ANA, 0, BIA)
        for user in (ANA, BIA):
            if not table.snapshot.bot_to_act():
                break
            seq, ply, asked = table.snapshot.head, table.snapshot.ply(), len(ponderer.pondering)
            await move_now(table, Request(user, seq=seq))
            await asyncio.sleep(0.05)
            assert table.snapshot.ply() > ply
            if table.snapshot.bot_to_act():
                assert len(ponderer.pondering) > asked
                assert not ponderer.pondering[-1].is_set(), "the next bot has its own time"
        await world.tables.close()

    run(story())


def test_nobody_else_can_hurry_a_bot() -> None:
    async def story() -> None:
        world, ponderer, table = await ponder(0, ANA, BIA)
        for stranger in (EVA, 0):
            with pytest.raises(RequestError) as refused:
                await move_now(table, Request(stranger, seq=table.snapshot.head))
            assert refused.value.code == "forbidden"
        assert not ponderer.pondering[-1].is_set()
        await world.tables.close()

    run(story())


def test_whoever_hurries_a_bot_that_has_moved_meanwhile_does_not_hurry_the_next() -> None:
    async def story() -> None:
        world, ponderer, table = await ponder(0, ANA)
        await move_now(table, Request(ANA, seq=table.snapshot.head - 1))
        assert not ponderer.pondering[-1].is_set()
        await move_now(table, Request(ANA, seq=table.snapshot.head))
        assert ponderer.pondering[-1].is_set()
        await world.tables.close()

    run(story())


class Queue(FirstChoice):
    """A thinker that lets every question wait in line once."""

    def __init__(self) -> None:
        super().__init__()
        self.line: list[asyncio.Event] = []

    async def choose(self, question: Question) -> str | None:
        self.line.append(asyncio.Event())
        await self.line[-1].wait()
        if not await question.begin():
            raise NotWanted
        return await super().choose(question)


def test_a_question_that_is_out_of_date_when_its_turn_comes_is_asked_anew() -> None:
    """Nobody thinks about where the table was, and the bot does not stand still for it."""

    async def story() -> None:
        world = World()
        world.bots.thinker = queue = Queue()
        world.bots.is_free = True
        table = await world.table(0, 0, game="hansa_teutonica")
        await asyncio.sleep(0.01)
        state = table.snapshot.playing().state
        await moves.play_bot(table, table.snapshot.head, state.to_act(), state.game().format(state.legal()[0]))
        assert (len(queue.line), queue.told) == (1, [])
        queue.line[0].set()
        await asyncio.sleep(0.01)
        assert (len(queue.line), queue.told) == (2, [])
        queue.line[1].set()
        await asyncio.sleep(0.01)
        assert len(queue.told) == 1
        await world.tables.close()

    run(story())


class Displacer(FirstChoice):
    """A thinker that has another seat answer in the middle of its turn whenever that can be done."""

    async def choose(self, question: Question) -> str | None:
        game = find_game(question.agreement.game)
        state = question.playthrough.state
        await super().choose(question)
        chosen = next((action for action in state.legal() if displaces(state, action)), state.legal()[0])
        return game.format(chosen)


def displaces(state: State, action: int) -> bool:
    """Whether an action displaces somebody."""
    return state.describe(action).kind in {"displace", "pay"}


async def bots_are_done(world: World, table: Table) -> None:
    """Wait until a person must act."""
    while world.bots.is_acting(table.snapshot.table):  # noqa: ASYNC110 - bots tell nobody else
        await asyncio.sleep(0)


def test_an_answer_in_the_middle_of_a_turn_gives_a_bot_no_second_time() -> None:
    """Whoever was displaced by a bot had it think for the whole time of a turn once more."""

    async def story() -> None:
        world = World()
        world.bots.thinker = displacer = Displacer(world.clock)
        displacer.takes = 1.0
        table = await world.table(0, ANA, BIA, game="hansa_teutonica")
        dice, interrupted = random.Random(5), 0
        for _ in range(150):
            await bots_are_done(world, table)
            if table.snapshot.status() != "running":
                break
            playing = table.snapshot.playing()
            turn, is_answer = playing.turn.number, playing.turn.turn[0] == 0
            told = len(displacer.told)
            await play_one(table, dice)
            await bots_are_done(world, table)
            if is_answer and table.snapshot.playing().played[-1].turn >= turn and len(displacer.told) > told:
                interrupted += 1
                assert displacer.told[told][1] >= 1.0, "what was thought before the answer counts"
        assert interrupted > 0
        await world.tables.close()

    run(story())
