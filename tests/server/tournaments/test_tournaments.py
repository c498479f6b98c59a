"""Tournaments direct themselves: no-shows, late entries, rounds without time, a server that is killed."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from server.tournaments.club import ORGANISER, Club, Killed, run
from tabuleiro.arena.rounds.contest import BYE, MISSED, place_scores
from tabuleiro.arena.rounds.standings import standings
from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema
from tabuleiro.server.store.store import read_entries
from tabuleiro.server.table.log_entry import FREEZE
from tabuleiro.server.table.standins import take_back
from tabuleiro.server.table.storage import read_log
from tabuleiro.server.table.table import Request
from tabuleiro.server.tournaments import commands
from tabuleiro.server.tournaments.board_result import board_result
from tabuleiro.server.tournaments.tournament import Tournament


async def check_tables(club: Club, tournament: Tournament) -> None:
    """Every board has exactly one table, and the standings are what the tables' logs say."""
    names = [table for stage in tournament.stages for table in stage.tables]
    stored = await club.store.read(lambda db: list(db.execute(select(schema.tables.c.id)).scalars()))
    assert sorted(names) == sorted(stored)
    for stage in tournament.stages:
        for number, table in enumerate(stage.tables):
            entries = await club.store.read(partial(read_entries, table=table))
            found = board_result(read_log(table, "", entries), entries, "places")
            board = stage.drawn.boards[number]
            assert (board.places, board.scores, board.points) == tuple(tuple(part) for part in found[:3])


def test_a_swiss_of_sixteen_people_ends_by_itself(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        name = await club.open(users=await club.people(16), seats=3, rounds=3)
        club.pass_time(3601)
        tournament = await club.play(name)
        assert tournament.state == "finished"
        assert [len(stage.tables) for stage in tournament.stages] == [6, 6, 6]
        assert max(tournament.field().meetings().values()) == 1
        await check_tables(club, tournament)
        told = await club.told(name)
        assert [line["place"] for line in told["standings"]] == list(range(1, 17))
        assert all(line["by"] for line in told["standings"][1:])

    run(tmp_path, story)


def test_four_people_and_four_bots_play_everybody_against_everybody(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        bots = ["random", "regular", "regular", "strong"]
        name = await club.open("round_robin", 2, 0, await club.people(4), bots)
        club.pass_time(3601)
        tournament = await club.play(name)
        assert (tournament.state, len(tournament.stages)) == ("finished", 7)
        assert set(tournament.field().meetings().values()) == {1}
        await check_tables(club, tournament)

    run(tmp_path, story)


def test_a_knock_out_of_bots_ends_with_one_table(database: str) -> None:
    async def story(club: Club) -> None:
        name = await club.open("knockout", 2, 0, bots=["regular"] * 6)
        club.pass_time(3601)
        tournament = await club.play(name)
        assert [len(stage.tables) for stage in tournament.stages] == [3, 1, 1]
        assert standings(tournament.field(), tournament.setting().form())[0].figures.stage == 3
        assert [one.id for one in await club.listed()] == [name]

    run(database, story)


@pytest.mark.parametrize("is_written", [False, True])
def test_a_server_that_is_killed_anywhere_goes_on(tmp_path: Path, is_written: bool) -> None:  # noqa: FBT001 - a case
    """It dies at the 1st, 2nd, 3rd ... write, before or after the commit, and starts anew each time."""

    async def story(club: Club) -> None:
        name = await club.open("swiss", 2, 2, bots=["regular"] * 5)
        club.pass_time(3601)
        for lives in range(12):
            club.store.lives, club.store.is_written = lives, is_written
            try:
                for _ in range(20):
                    await club.director.step(name)
            except (Killed, RequestError):
                await club.restart(name)
        tournament = await club.play(name)
        assert [len(stage.tables) for stage in tournament.stages] == [2, 2]
        await check_tables(club, tournament)

    run(tmp_path, story)


def test_whoever_is_not_at_the_table_is_absent_and_twice_is_out(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [missing] = await club.people(1, there=False)
        name = await club.open(users=[*await club.people(4), missing], seats=2, rounds=4, fill="bot")
        club.pass_time(3601)
        tournament = await club.play(name, lambda found: len(found.stages) == 2)
        mine = tournament.of_user(missing)
        assert mine is not None
        first = next(board for board in tournament.stages[0].drawn.boards if mine.number in board.players)
        assert first.scores[first.players.index(mine.number)] == 0
        assert (mine.absences, mine.out) == (1, "")
        tournament = await club.play(name)
        mine = tournament.of_user(missing)
        assert mine is not None
        assert (mine.absences, mine.out) == (2, "absent")
        assert all(mine.number not in board.players for stage in tournament.stages[2:] for board in stage.drawn.boards)
        with pytest.raises(RequestError):
            await club.join(name, missing)

    run(tmp_path, story)


def test_whoever_comes_late_begins_with_a_third_of_the_points(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [late, later] = await club.people(2)
        name = await club.open(users=await club.people(6), seats=3, rounds=4)
        club.pass_time(3601)
        await club.play(name, lambda found: len(found.stages) == 1)
        await club.join(name, late)
        tournament = await club.play(name, lambda found: len(found.stages) == 3)
        mine = tournament.of_user(late)
        assert mine is not None
        assert mine.missed == 1
        assert tournament.field().scores()[mine.number] >= MISSED
        with pytest.raises(RequestError, match="too late"):
            await club.join(name, later)
        assert (await club.play(name)).state == "finished"

    run(tmp_path, story)


def test_whoever_leaves_is_played_for_and_paired_no_more(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        users = await club.people(6)
        name = await club.open(users=users, seats=3, rounds=3)
        club.pass_time(3601)
        await club.play(name, lambda found: any(found.stages))
        await club.change(name, lambda found: commands.withdraw(found, users[0]))
        await club.settle()
        tournament = await club.read(name)
        mine = tournament.of_user(users[0])
        assert mine is not None
        tables = [await club.tables.find(table) for table in tournament.stages[0].tables]
        held = [seat for table in tables for seat in table.snapshot.seats if seat.user == users[0]]
        assert [seat.resigned for seat in held] == [True]
        tournament = await club.play(name)
        assert all(mine.number not in board.players for stage in tournament.stages[1:] for board in stage.drawn.boards)

    run(tmp_path, story)


def test_tables_without_time_are_played_out_by_bots_and_nobody_has_left(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        users = await club.people(4)
        name = await club.open(users=users, seats=2, rounds=1, round_minutes=60, clock="async-usual")
        club.pass_time(3601)
        await club.settle()
        await club.change(name, lambda found: commands.extend(found, ORGANISER, 30, "one more hour", 0))
        club.pass_time(3700)
        await club.settle()
        tournament = await club.read(name)
        assert not tournament.stages[0].is_adjudicated, "the organiser gave more time"
        club.pass_time(1800)
        await club.settle()
        tournament = await club.read(name)
        assert tournament.state == "finished"
        assert tournament.stages[0].is_adjudicated
        table = await club.tables.find(tournament.stages[0].tables[0])
        assert {(seat.standin, seat.relief) for seat in table.snapshot.seats} == {("strong", "end")}
        assert all(not one.absences and not one.out for one in tournament.participants)
        for board in tournament.stages[0].drawn.boards:
            assert board.scores == place_scores(board.places)
        assert [entry["what"] for entry in (await club.told(name))["log"][:3]] == ["finish", "adjudicate", "extend"]

    run(tmp_path, story)


def test_nobody_takes_back_a_seat_at_the_end_of_a_round(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [ana, bia] = await club.people(2)
        name = await club.open(users=[ana, bia], seats=2, rounds=1, round_minutes=60)
        club.pass_time(3601)
        await club.settle()
        tournament = await club.read(name)
        table = await club.tables.find(tournament.stages[0].tables[0])
        seat = table.snapshot.seats_of(ana)[0]
        given = table.snapshot.seats[seat]._replace(standin="strong", relief="end")
        await table.commit_drafts(table.draft(Request(0), "seat", given._asdict(), seat))
        with pytest.raises(RequestError, match="over"):
            await take_back(table, Request(ana, "", table.snapshot.head), seat=seat)

    run(tmp_path, story)


def test_an_async_entrant_who_misses_the_first_turn_was_not_there(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [missing] = await club.people(1, there=False)
        users = await club.people(3)
        name = await club.open(users=[*users, missing], seats=2, rounds=1, clock="async-brisk", late="turn")
        club.pass_time(3601)
        tournament = await club.play(name)
        mine = tournament.of_user(missing)
        assert mine is not None
        assert (tournament.state, mine.absences) == ("finished", 1)
        assert tournament.field().scores()[mine.number] == 0

    run(tmp_path, story)


def test_a_frozen_table_holds_the_tournament_until_the_organiser_decides(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        users = await club.people(4)
        name = await club.open(users=users, seats=2, rounds=1)
        club.pass_time(3601)
        await club.settle()
        tournament = await club.read(name)
        table = await club.tables.find(tournament.stages[0].tables[1])
        await table.commit_drafts(table.draft(Request(0), FREEZE, {"problem": "a bug"}))
        tournament = await club.play(name, lambda found: len(found.stages[0].open_boards()) == 1)
        assert (tournament.state, tournament.held) == ("running", "frozen")
        with pytest.raises(RequestError, match="organiser"):
            await club.change(name, lambda found: commands.decide(found, users[0], 1, [1, 2], ""))
        with pytest.raises(RequestError, match="places"):
            await club.change(name, lambda found: commands.decide(found, ORGANISER, 1, [2, 2], ""))
        await club.change(name, lambda found: commands.decide(found, ORGANISER, 1, [2, 1], "the table is broken"))
        tournament = await club.play(name)
        assert tournament.state == "finished"
        assert tournament.stages[0].drawn.boards[1].scores == (0, 120)

    run(tmp_path, story)


def test_too_few_people_call_a_tournament_off(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        name = await club.open(users=await club.people(1))
        club.pass_time(3601)
        await club.settle()
        told = await club.told(name)
        assert (told["state"], told["log"][0]["reason"]) == ("cancelled", "few")

    run(tmp_path, story)


def test_only_whoever_checks_in_plays(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        users = await club.people(5)
        name = await club.open(users=users, seats=2, rounds=4, check_in=True)
        with pytest.raises(RequestError, match="early"):
            await club.change(name, lambda found: commands.check_in(found, users[0], 0))
        club.pass_time(3000)
        for user in users[:4]:
            await club.change(name, partial(commands.check_in, user=user, now=2**50))
        club.pass_time(601)
        tournament = await club.play(name, lambda found: len(found.stages) == 1)
        playing = [player for board in tournament.stages[0].drawn.boards for player in board.players]
        assert sorted(playing) == [0, 1, 2, 3]
        await club.change(name, lambda found: commands.check_in(found, users[4], 2**50))
        tournament = await club.play(name)
        assert tournament.participants[4].missed == 1
        assert sum(tournament.field().byes().values()) == 3, "five cannot be paired without a bye"
        assert tournament.field().scores()[4] >= MISSED

    run(tmp_path, story)


def test_odd_ones_have_one_bye_each_before_anybody_has_two(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        name = await club.open(users=await club.people(5), seats=2, rounds=5)
        club.pass_time(3601)
        tournament = await club.play(name)
        assert Counter(tournament.field().byes().values()) == {1: 5}
        assert min(tournament.field().scores().values()) >= BYE

    run(tmp_path, story)
