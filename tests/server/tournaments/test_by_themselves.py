"""Whole tournaments at a real server, over HTTP and sockets: once begun, they come to their ends by themselves.

Short ones here; with `WHOLE` (`make soak`) as many rounds as a club would play.
"""

import asyncio
import os
from collections import Counter
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from itertools import combinations

from players import Player, enter, guest, play_on
from server_process import ServerProcess

from server.people import Json, Person, account, new_program
from tabuleiro.arena.ratings import places_of
from tabuleiro.arena.rounds.contest import place_scores
from tabuleiro.arena.rounds.standings import shown
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify

IS_WHOLE = bool(os.environ.get("WHOLE"))
CLOCK: Json = {"kind": "live", "bank": 3_600_000, "gain": 60_000, "cap": 3_600_000}
PER_OWNER = 3
"""Bots that one account may have."""


def cup(organiser: Person, **wish: object) -> Json:
    """A tournament that begins when its organiser says so."""
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    answer = organiser.post("/tournaments", title="Cup", game="luna", clock=CLOCK, starts=starts, **wish)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def begin_and_play(organiser: Person, made: Json, players: list[Player]) -> Json:
    """Everybody enters, it begins, and nobody does anything any more but play."""
    url = organiser.server.url
    for player in players:
        enter(url, made["id"], player)
    assert organiser.http.patch(f"/api/tournaments/{made['id']}", json={"now": True}).status_code == 200
    return asyncio.run(play_on(url, made["id"], players))


def scores_from_records(reader: Person, told: Json) -> dict[int, float]:
    """Everybody's points, counted anew from what was played at every table."""
    scores: Counter[int] = Counter()
    for board in (board for stage in told["stages"] for board in stage["boards"]):
        result = verify(parse_record(reader.get(f"/tables/{board['table']}/record").text)).result()
        assert result is not None, "it was played to its end"
        points = [standing.points for standing in result.standings]
        for seat, score in zip(board["players"], place_scores(places_of(result.shares, points)), strict=True):
            scores[seat["number"]] += score
    return {number: shown(score) for number, score in scores.items()}


def check_course(reader: Person, told: Json, rounds: int, entrants: int) -> None:
    """Every round has ended, everybody sat once in each, nobody had to be relieved, and the standings are true."""
    assert (told["state"], len(told["stages"])) == ("finished", rounds)
    for stage in told["stages"]:
        seats = [seat for board in stage["boards"] for seat in board["players"]]
        assert sorted(seat["number"] for seat in seats) == list(range(entrants))
        assert {(seat["absent"], seat["relief"]) for seat in seats} == {(False, None)}
    standings = {line["number"]: line["score"] for line in told["standings"]}
    assert standings == scores_from_records(reader, told)
    assert min(line["place"] for line in told["standings"]) == 1


def test_sixteen_programs_play_a_swiss(server: ServerProcess) -> None:
    """Each comes with a token of its own, and plays at tables of four."""
    rounds, count = (4 if IS_WHOLE else 2), 16
    with ExitStack() as people:
        owners = [people.enter_context(closing(account(server, "Owner"))) for _ in range(-(-count // PER_OWNER))]
        programs = [people.enter_context(closing(new_program(owners[n // PER_OWNER], "Swiss"))) for n in range(count)]
        made = cup(owners[0], kind="swiss", seats=4, rounds=rounds, outside_bots=True)
        players = [Player(f"program {n}", program.headers, "bot") for n, program in enumerate(programs)]
        told = begin_and_play(owners[0], made, players)
        assert all(one["bot"] for one in told["participants"])
        check_course(owners[0], told, rounds, count)
        tables = [
            [seat["number"] for seat in board["players"]] for stage in told["stages"] for board in stage["boards"]
        ]
        met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
        assert max(met.values()) <= 2, "nobody meets thrice"
        if not IS_WHOLE:
            assert set(met.values()) == {1}, "two rounds of sixteen need no meeting twice"


def test_four_people_and_four_bots_play_to_the_end(server: ServerProcess) -> None:
    """People at sockets of the page, bots of ours; `make soak` lets everybody meet everybody."""
    bots = ["random"] * 4
    with closing(Person(server, "Organiser")) as organiser:
        if IS_WHOLE:
            made, rounds = cup(organiser, kind="round_robin", seats=2, bots=bots), 7
        else:
            made, rounds = cup(organiser, kind="swiss", seats=4, rounds=2, bots=bots), 2
        players = [guest(server.url, f"Person {number}") for number in range(4)]
        told = begin_and_play(organiser, made, players)
        assert [one["level"] is None for one in told["participants"]] == [False] * 4 + [True] * 4
        check_course(organiser, told, rounds, 8)
        assert organiser.get(f"/tournaments/{made['id']}/standings").json() == told["standings"]


def test_whoever_does_not_enter_has_no_part_in_it(server: ServerProcess) -> None:
    """The negative case: with one player alone it is called off, and nobody waits for a table."""
    with closing(Person(server, "Organiser")) as organiser:
        made = cup(organiser, kind="swiss", seats=2, rounds=1)
        told = begin_and_play(organiser, made, [guest(server.url, "Alone")])
        assert (told["state"], told["stages"]) == ("cancelled", [])
