"""Whom one meets in a tournament, who else may come, and who is told of it."""

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from server.tournaments.club import ORGANISER, Club, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.relations import BLOCK, relate
from tabuleiro.server.store import schema
from tabuleiro.server.table.log_entry import FREEZE
from tabuleiro.server.table.table import Request
from tabuleiro.server.tournaments import commands


async def told(club: Club, event: str) -> list[tuple[int, str, int, str]]:
    """The notices of a sort: to whom, about what, its number, and whether it waits."""
    columns = schema.notices.c
    query = select(columns.user_id, columns.table_id, columns.turn, columns.state).where(columns.event == event)
    rows = await club.store.read(lambda db: db.execute(query.order_by(columns.id)).all())
    return [(row.user_id, row.table_id, row.turn, row.state) for row in rows]


def wanting(club: Club) -> None:
    """Everybody wants to be told everything."""
    club.store.is_wanted = lambda _user, _event: True


def test_who_blocks_somebody_does_not_meet_them_while_that_can_be_helped(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        users = await club.people(9)
        for other in users[1:5]:
            await club.store.write(partial(relate, user=users[0], other=other, kind=BLOCK, now=club.clock.now()))
        await club.store.write(partial(relate, user=users[5], other=users[0], kind=BLOCK, now=club.clock.now()))
        name = await club.open(users=users, seats=3, rounds=2)
        club.pass_time(3601)
        tournament = await club.play(name)
        met = {other for one, other in tournament.field().meetings() if one == 0}
        assert tournament.state == "finished"
        assert not met & {1, 2, 3, 4, 5}, "those whom one blocks, and those by whom one is blocked"

    run(tmp_path, story)


def test_everybody_meets_everybody_all_the_same_where_that_was_agreed_on(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        users = await club.people(4)
        await club.store.write(partial(relate, user=users[0], other=users[1], kind=BLOCK, now=club.clock.now()))
        name = await club.open("round_robin", 2, 0, users)
        club.pass_time(3601)
        tournament = await club.play(name)
        assert tournament.field().meetings()[0, 1] == 1

    run(tmp_path, story)


def test_bots_of_others_play_where_they_are_let_in_and_are_called_like_people(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [present, missing] = [*await club.people(1), *await club.people(1, there=False)]
        shut = await club.open(users=await club.people(2))
        with pytest.raises(RequestError, match="no bots of others"):
            await club.change(shut, lambda found: commands.join(found, present, 1500, is_guest=False, is_bot=True))
        name = await club.open(users=await club.people(2), seats=2, rounds=2, outside_bots=True)
        for bot in (present, missing):
            await club.change(name, partial(commands.join, user=bot, rating=1500, is_guest=False, is_bot=True))
        club.pass_time(3601)
        tournament = await club.play(name, lambda found: any(found.stages))
        tables = [await club.tables.find(table) for table in tournament.stages[0].tables]
        outside = [seat.user for table in tables for seat in table.snapshot.seats if seat.is_outside()]
        assert sorted(outside) == sorted([present, missing])
        assert [one["bot"] for one in (await club.told(name))["participants"]] == [False, False, True, True]
        tournament = await club.play(name)
        absences = {one.user: one.absences for one in tournament.participants}
        assert (tournament.state, absences[present], absences[missing]) == ("finished", 0, 2)

    run(tmp_path, story)


def test_a_round_is_told_to_whoever_plays_in_it_and_to_whoever_has_a_bye(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        wanting(club)
        users = await club.people(3)
        name = await club.open(users=users, bots=["random"] * 2, seats=2, rounds=2)
        club.pass_time(3601)
        await club.play(name, lambda found: len(found.stages) == 1)
        assert sorted(await told(club, "round")) == [(user, name, 1, "waiting") for user in users]
        await club.play(name)
        assert sorted(await told(club, "round")) == sorted(
            (user, name, turn, "waiting") for user in users for turn in (1, 2)
        )
        assert await told(club, "started") == [], "the round was told"
        assert {user for user, *_ in await told(club, "turn")} <= set(users)

    run(tmp_path, story)


def test_its_organiser_is_told_that_it_is_held_until_that_is_decided(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        wanting(club)
        users = await club.people(4)
        name = await club.open(users=users, seats=2, rounds=1)
        club.pass_time(3601)
        await club.settle()
        table = await club.tables.find((await club.read(name)).stages[0].tables[1])
        await table.commit_drafts(table.draft(Request(0), FREEZE, {"problem": "a bug"}))
        tournament = await club.play(name, lambda found: bool(found.held))
        assert await told(club, "held") == [(ORGANISER, name, tournament.seq, "waiting")]
        await club.change(name, lambda found: commands.decide(found, ORGANISER, 1, [2, 1], "the table is broken"))
        assert [state for *_, state in await told(club, "held")] == ["over"]

    run(tmp_path, story)


def test_whoever_looks_at_it_is_told_of_every_change_also_of_who_plays(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        heard: list[str] = []
        club.director.changed = heard.append
        [missing] = await club.people(1, there=False)
        name = await club.open(users=[*await club.people(1), missing], seats=2, rounds=1)
        assert heard == [name] * 3, "it was made, and two have entered"
        club.pass_time(3601)
        await club.settle()
        heard.clear()
        club.pass_time(300)
        await club.settle()
        assert len(heard) >= 2, "a bot plays for whoever is not there, and that was looked for"
        tournament = await club.read(name)
        assert heard == [name] * len(heard)
        assert tournament.stages[0].is_called

    run(tmp_path, story)


def test_a_private_one_exists_for_its_people_and_with_its_key(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [ana, stranger] = await club.people(2)
        name = await club.open(users=[ana, *await club.people(1)], visibility="link", key="a key", seats=2, rounds=1)
        for user in (ana, ORGANISER):
            assert (await club.director.look_at(name, user, "")).tournament.id == name
            assert [one.id for one in await club.listed(user)] == [name]
        for user in (stranger, 0):
            with pytest.raises(RequestError, match="no such tournament"):
                await club.director.look_at(name, user, "another")
            assert (await club.director.look_at(name, user, "a key")).tournament.id == name
            assert await club.listed(user) == []
        club.pass_time(3601)
        await club.settle()
        [board] = (await club.told(name, ana))["stages"][0]["boards"]
        with pytest.raises(RequestError, match="no such table"):
            await club.tables.find_visible(board["table"], stranger, "")
        assert await club.tables.find_visible(board["table"], stranger, board["key"])

    run(tmp_path, story)


def test_the_operator_ends_one_or_calls_it_off(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        name = await club.open(users=await club.people(2), seats=2, rounds=2)
        with pytest.raises(RequestError, match="not being played"):
            await club.change(name, lambda found: commands.end_by_operator(found, "", is_off=False))
        club.pass_time(3601)
        await club.play(name, lambda found: len(found.stages) == 2)
        await club.change(name, lambda found: commands.end_by_operator(found, "too long", is_off=False))
        shown = await club.told(name)
        assert (shown["state"], shown["log"][0]["reason"], shown["log"][0]["why"]) == (
            "finished",
            "operator",
            "too long",
        )
        assert shown["standings"][0]["score"] == 12, "what was won stands"
        with pytest.raises(RequestError, match="over"):
            await club.change(name, lambda found: commands.end_by_operator(found, "", is_off=True))

    run(tmp_path, story)
