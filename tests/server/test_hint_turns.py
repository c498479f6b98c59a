"""The search for a hint: better answers one after another, one search a user, silence once the table has changed."""

import asyncio
import json

import pytest

from server.small_world import HandClock, Watcher, World, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.sockets.server_messages import WarningMessage
from tabuleiro.server.table.hints.adviser import STAGES, WHOLE, HintQuestion, advise
from tabuleiro.server.table.hints.commands import hint, hint_stop, warn
from tabuleiro.server.table.hints.hint_turns import LONGEST_SECONDS, HintTurns
from tabuleiro.server.table.moves import play
from tabuleiro.server.table.table import Request, Table

ANA, BIA = 1, 2


class Quick:
    """An adviser that really searches, a little, in this process; each answer takes some seconds of its clock."""

    def __init__(self, clock: HandClock, takes: float = 0.0) -> None:
        self.clock = clock
        self.takes = takes
        self.asked: list[int] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def advise(self, question: HintQuestion) -> dict[str, object] | None:
        self.asked.append(question.nodes)
        await self.may_go_on.wait()
        self.clock.at += self.takes
        agreement = question.agreement
        return advise(agreement.game, agreement.version, agreement.components, question.position, 300)


async def opened(world: World, *users: int) -> tuple[Table, int]:
    """A table at which somebody decides, and the seat."""
    table = await world.table(*users, game="luna")
    actor = table.snapshot.actor()
    assert actor is not None
    return table, actor


async def finished(turns: HintTurns, user: int) -> None:
    while turns.is_searching(user):  # noqa: ASYNC110 - it ends by itself, and nobody else waits for it
        await asyncio.sleep(0)


def told(watcher: Watcher) -> list[dict[str, object]]:
    return [message for text in watcher.heard if (message := json.loads(text))["type"] == "hint"]


def test_every_stage_answers_and_the_last_one_is_final() -> None:
    async def story() -> None:
        world, clock = World(), HandClock()
        adviser = Quick(clock)
        turns, client = HintTurns(adviser, clock), Watcher(ANA)
        table, seat = await opened(world, ANA, ANA)
        await hint(client, table, Request(ANA, "n", table.snapshot.head), turns, seat=seat, deeper=1)
        await finished(turns, ANA)
        assert adviser.asked == list(STAGES[: WHOLE + 2])
        assert [message["final"] for message in told(client)] == [False, False, False, True]
        found = told(client)[-1]["hint"]
        assert isinstance(found, dict)
        legal = table.snapshot.playing().state.legal()
        for turn in found["turns"]:
            assert turn["actions"][0]["id"] in legal
            assert 1 <= turn["own"] <= len(turn["actions"]) == len(turn["events"])
        assert table.snapshot.hints == ((table.snapshot.ply(), seat),)

    run(story())


def test_when_the_time_is_over_what_is_known_is_final() -> None:
    async def story() -> None:
        world, clock = World(), HandClock()
        adviser = Quick(clock, LONGEST_SECONDS - 0.1)
        turns, client = HintTurns(adviser, clock), Watcher(ANA)
        table, seat = await opened(world, ANA, ANA)
        await hint(client, table, Request(ANA, "n", table.snapshot.head), turns, seat=seat, deeper=2)
        await finished(turns, ANA)
        assert len(adviser.asked) == 1
        assert [message["final"] for message in told(client)] == [False, True]
        assert told(client)[0]["hint"] == told(client)[1]["hint"]

    run(story())


def test_one_hint_at_a_time_until_it_is_stopped() -> None:
    async def story() -> None:
        world, clock = World(), HandClock()
        adviser = Quick(clock)
        adviser.may_go_on.clear()
        turns, client = HintTurns(adviser, clock), Watcher(ANA)
        table, seat = await opened(world, ANA, ANA)
        request = Request(ANA, "a", table.snapshot.head)
        await hint(client, table, request, turns, seat=seat, deeper=0)
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as refused:
            await hint(client, table, Request(ANA, "b", table.snapshot.head), turns, seat=seat, deeper=0)
        assert refused.value.code == "busy"
        await hint_stop(client, table, request, turns)
        assert not turns.is_searching(ANA)
        await turns.close()
        assert told(client) == []

    run(story())


def test_a_move_ends_the_search_without_a_word() -> None:
    async def story() -> None:
        world, clock = World(), HandClock()
        adviser = Quick(clock)
        adviser.may_go_on.clear()
        turns, client = HintTurns(adviser, clock), Watcher(ANA)
        table, seat = await opened(world, ANA, ANA)
        head = table.snapshot.head
        await hint(client, table, Request(ANA, "a", head), turns, seat=seat, deeper=0)
        action = table.snapshot.playing().state.legal()[0]
        await play(table, Request(ANA, "b", head), seat=seat, action=action)
        adviser.may_go_on.set()
        await finished(turns, ANA)
        assert told(client) == []

    run(story())


def test_two_people_have_none_and_a_lone_player_has() -> None:
    async def story() -> None:
        world, clock = World(), HandClock()
        turns = HintTurns(Quick(clock), clock)
        table, seat = await opened(world, ANA, BIA)
        user = table.snapshot.seats[seat].user
        with pytest.raises(RequestError) as refused:
            await hint(Watcher(user), table, Request(user, "n", table.snapshot.head), turns, seat=seat, deeper=0)
        assert refused.value.code == "hints_off"
        assert table.snapshot.hints == ()

    run(story())


class Stern:
    """An adviser to whom every action is a blunder."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []

    async def advise(self, question: HintQuestion) -> dict[str, object] | None:
        self.asked.append(question.action)
        return {"loss": 2500, "r": 0.4, "bad": True}


def test_a_blunder_is_warned_of_before_it_is_played_and_everybody_knows() -> None:
    async def story() -> None:
        world, adviser = World(), Stern()
        turns, client = HintTurns(adviser, HandClock()), Watcher(ANA)
        table, seat = await opened(world, ANA, ANA)
        action = table.snapshot.playing().state.legal()[-1]
        before = table.snapshot.playing().state.dump()
        await warn(client, table, Request(ANA, "n", table.snapshot.head), turns, seat=seat, action=action)
        await finished(turns, ANA)
        assert adviser.asked == [action]
        (said,) = [message for text in client.heard if (message := json.loads(text))["type"] == "warning"]
        assert WarningMessage.model_validate(said).bad
        assert (said["action"], said["r"]) == (action, 0.4)
        assert table.snapshot.hints == ((table.snapshot.ply(), seat),), "it counts as a hint"
        assert table.snapshot.playing().state.dump() == before, "nothing was played"

    run(story())


def test_nobody_is_warned_where_there_are_no_hints_or_of_what_cannot_be_played() -> None:
    async def story() -> None:
        world, adviser = World(), Stern()
        turns, client = HintTurns(adviser, HandClock()), Watcher(ANA)
        table, seat = await opened(world, ANA, BIA)
        user = table.snapshot.seats[seat].user
        with pytest.raises(RequestError) as refused:
            await warn(client, table, Request(user, "n", table.snapshot.head), turns, seat=seat, action=0)
        assert refused.value.code == "hints_off"
        alone, seat = await opened(world, ANA, ANA)
        legal = alone.snapshot.playing().state.legal()
        unlawful = next(action for action in range(len(legal) + 1) if action not in legal)
        for wrong, code in ((unlawful, "illegal"), ("nonsense", "malformed")):
            with pytest.raises(RequestError) as refused:
                await warn(client, alone, Request(ANA, code, alone.snapshot.head), turns, seat=seat, action=wrong)
            assert refused.value.code == code
        assert adviser.asked == []
        assert alone.snapshot.hints == ()

    run(story())
