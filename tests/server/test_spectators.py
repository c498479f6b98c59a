"""Whoever looks on late never sees what is not old enough, in whatever way they look; some tables show nothing."""

import json
import os
import random
from collections.abc import Sequence

import pytest

from server.people import Person
from server.small_world import ANA, BIA, CAIO, Watcher, World, play_one, run
from tabuleiro.core.registry import find_game
from tabuleiro.server.answers.replay import started
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.club.spectators import veiled
from tabuleiro.server.table.log_entry import CHAT
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request, Table

MINUTES = 5
SAMPLES = int(os.environ.get("SPECTATOR_SAMPLES", "120"))
"""Looks at tables that are seen late; `make soak` takes 10,000."""
LUNA = find_game("luna")


async def played(world: World, spectators: str) -> Table:
    """A running game of Ana and Bia at which others look on."""
    agreement = Agreement("luna", LUNA.version, LUNA.components, 2, {}, "public", settle=True)
    agreement = agreement._replace(spectators=spectators, delay_minutes=MINUTES if spectators == "delay" else 0)
    options = {option.name: option.default for option in LUNA.options}
    seats = [Seat("human", "Ana", ANA), Seat("human", "Bia", BIA)]
    return await world.tables.create(Beginning(ANA, agreement._replace(options=options), seats))


def age_of(world: World, table: Table, ply: int) -> float:
    """How many seconds ago the entry was written that brought the game to a ply."""
    entries = [entry for entry in world.store.logs[table.snapshot.table] if entry.ply == ply and entry.kind != "seat"]
    return (world.clock.milliseconds() - moment_of(entries[0].time)) / 1000


async def say_the_time(world: World, table: Table) -> None:
    """Ana tells everybody what time it is."""
    said: dict[str, object] = {"name": "Ana", "text": str(world.clock.milliseconds())}
    async with table.entered():
        await table.commit_drafts(table.draft(Request(ANA), CHAT, said))


def lines_of(heard: Sequence[str]) -> list[str]:
    """What was said, as somebody was told of it: alone, or with the table as it stood."""
    told = [json.loads(text) for text in heard]
    lines = [line for one in told for line in one.get("chat") or ([one["line"]] if one["type"] == "chat" else [])]
    return [str(line["text"]) for line in lines]


def test_whoever_looks_on_late_sees_nothing_that_is_too_young() -> None:
    """A prober looks and listens in every way at every moment of a game, while those who play see all of it."""

    async def story() -> None:
        world, dice, samples = World(), random.Random(1), 0
        while samples < SAMPLES:
            samples += await looked_at(world, dice)
        assert samples >= SAMPLES

    async def looked_at(world: World, dice: random.Random) -> int:
        """How often one game was looked at."""
        table, samples = await played(world, "delay"), 0
        caio, ana = Watcher(CAIO), Watcher(ANA)
        for one in (caio, ana):
            one.heard.append(table.subscribe(one))
        while table.snapshot.status() == "running" and samples < SAMPLES:
            world.clock.at += dice.choice([1, 20, 100, 400])
            known = len(caio.heard)
            await world.tables.judge_late()
            await say_the_time(world, table)
            await play_one(table, dice)
            seen = table.seen_by(CAIO)
            assert table.seen_by(ANA) is table.snapshot
            young = world.clock.milliseconds() - 60_000 * MINUTES
            told = lines_of([*caio.heard[known:], table.subscribe(caio)])
            assert all(int(line) <= young for line in [*told, *(str(one["text"]) for one in seen.chat)])
            assert str(world.clock.milliseconds()) in lines_of(ana.heard[-2:]), "who plays hears it at once"
            if seen.playthrough is not None:
                assert age_of(world, table, seen.ply()) >= 60 * MINUTES
                _, playthrough = await started(world.tables, table.snapshot.table, CAIO, "")
                assert playthrough.ply() == seen.ply()
            heard = json.loads(caio.heard[-1])
            if heard["type"] == "update" and heard["ply"]:
                assert age_of(world, table, heard["ply"]) >= 60 * MINUTES
            samples += 1
        assert table.seen_by(CAIO).ply() > 0, "what is old enough is seen"
        assert lines_of(caio.heard), "and heard"
        world.clock.at += 60 * MINUTES + 1
        await world.tables.judge_late()
        assert json.loads(caio.heard[-1])["ply"] == json.loads(ana.heard[-1])["ply"] == table.snapshot.ply()
        assert len(table.seen_by(CAIO).chat) == len(table.snapshot.chat), "in the end everything was heard"
        return samples

    run(story())


def test_after_a_restart_the_same_is_seen() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await played(world, "delay")
        for _ in range(30):
            world.clock.at += 30
            await play_one(table, dice)
        before = table.seen_by(CAIO)
        del world.tables.live[table.snapshot.table]
        again = (await world.tables.find(table.snapshot.table)).seen_by(CAIO)
        assert (again.seq, again.position()) == (before.seq, before.position())
        assert 0 < again.ply() < table.snapshot.ply()

    run(story())


def test_a_question_about_the_rules_is_about_what_one_sees() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await played(world, "delay")
        await play_one(table, dice)
        with pytest.raises(RequestError, match="the table is open"):
            await moves.why(table, Request(CAIO), action=0)

    run(story())


def test_a_table_may_be_for_its_members_alone_until_it_is_over() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await played(world, "off")
        with pytest.raises(RequestError, match="only who plays"):
            table.seen_by(CAIO)
        with pytest.raises(RequestError, match="only who plays"):
            await started(world.tables, table.snapshot.table, CAIO, "")
        assert table.seen_by(BIA) is table.snapshot
        while table.snapshot.status() == "running":
            await play_one(table, dice)
        assert table.seen_by(CAIO) is table.snapshot

    run(story())


def test_lists_tell_nothing_either_not_even_that_it_is_over() -> None:
    told: dict[str, object] = {
        "key": None,
        "spectators": "delay",
        "delay_minutes": 5,
        "state": "finished",
        "created": "2026-01-01T00:00:00Z",
        "updated": "2026-01-01T01:00:00Z",
        "ply": 90,
        "seq": 99,
        "scores": [1, 2],
        "actor": -4,
        "result": {},
        "deadline": None,
        "next": "x",
        "seats": [{"name": "Ana", "resigned": True, "standin": "regular", "relief": "stay"}],
    }
    soon, later = moment_of("2026-01-01T01:04:59Z"), moment_of("2026-01-01T01:05:00Z")
    seen = veiled(told, soon)
    assert (seen["state"], seen["scores"], seen["result"], seen["ply"]) == ("running", None, None, 0)
    assert seen["seats"] == [{"name": "Ana", "resigned": False, "standin": None, "relief": None}]
    assert veiled(told, later) == told
    assert veiled(told | {"key": "mine"}, soon)["state"] == "finished"


def test_whoever_has_no_seat_is_refused_or_late_over_the_wire(ana: Person, bia: Person, visitor: Person) -> None:
    closed = ana.create("luna", "me", "regular", spectators="off")
    with bia.socket() as tab:
        assert tab.ask("subscribe", table=closed["table"])["message"] == "error-no-spectators"
    assert visitor.get(f"/tables/{closed['table']}/position").json()["message"] == "error-no-spectators"
    late = ana.create("luna", "me", "regular", spectators="delay", delay_minutes=10)
    with bia.watch(late) as tab:
        assert (tab.update["state"], tab.update["view"], tab.update["delay_minutes"]) == ("open", None, 10)
    assert visitor.get(f"/tables/{late['table']}/position").json()["code"] == "not_started"
    assert visitor.get(f"/tables/{late['table']}").json()["scores"] is None
