"""The law of tournaments: who meets whom, where they sit, and who stands where, for fields of every size."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from tabuleiro.arena.ratings import places_of
from tabuleiro.arena.rounds.contest import (
    BYE,
    FILLER,
    MISSED,
    WIN,
    Board,
    Entry,
    Field,
    Format,
    Round,
    place_scores,
    win_scores,
)
from tabuleiro.arena.rounds.draw import NoDraw, needed_byes, snake, table_sizes
from tabuleiro.arena.rounds.next_round import next_round, planned_rounds
from tabuleiro.arena.rounds.round_robin import schedule
from tabuleiro.arena.rounds.standings import head_to_head, standings


def entered(count: int) -> tuple[Entry, ...]:
    """So many entrants, the first the strongest."""
    return tuple(Entry(number, 2000 - 10 * number) for number in range(1, count + 1))


def by_chance(dice: random.Random) -> Callable[[Board], Board]:
    """Results in which the stronger do better, most of the time; now and then a win is shared."""

    def played(board: Board) -> Board:
        points = [60 - player % 40 // 4 + dice.randrange(30) for player in board.players]
        shares = [float(one == max(points)) / points.count(max(points)) for one in points]
        places = places_of(shares, points)
        return board._replace(places=tuple(places), scores=place_scores(places), points=tuple(points))

    return played


def in_order(board: Board) -> Board:
    """The stronger always wins."""
    rank = sorted(board.players, key=lambda player: 99 if player == FILLER else player)
    places = tuple(rank.index(player) + 1 for player in board.players)
    return board._replace(places=places, scores=place_scores(places), points=tuple(50 - place for place in places))


def rounds_of(field: Field, form: Format, play: Callable[[Board], Board]) -> Iterator[Field]:
    """The field before each round and after the last, every table played."""
    yield field
    while (drawn := next_round(field, form)) is not None:
        there = sorted(entry.number for entry in field.active())
        sat = [player for board in drawn.boards for player in board.entrants()] + list(drawn.byes)
        assert len(set(sat)) == len(sat), "nobody sits twice"
        assert form.kind != "swiss" or sorted(sat) == there, "everybody sits once"
        assert all(form.least <= len(board.players) <= form.seats for board in drawn.boards)
        played = drawn._replace(boards=tuple(play(board) for board in drawn.boards))
        field = field._replace(rounds=(*field.rounds, played))
        yield field


def to_the_end(field: Field, form: Format, play: Callable[[Board], Board] = in_order) -> Field:
    """The field after the last round."""
    return list(rounds_of(field, form, play))[-1]


# What a table is worth


def test_twelve_points_are_spread_over_the_places() -> None:
    assert place_scores([1, 2, 3, 4]) == (120, 80, 40, 0)
    assert place_scores([3, 1, 2]) == (0, 120, 60)
    assert place_scores([5, 4, 3, 2, 1]) == (0, 30, 60, 90, 120)
    assert place_scores([1, 2]) == (WIN, 0)


def test_who_shares_a_place_shares_its_points() -> None:
    assert place_scores([1, 1, 3, 4]) == (100, 100, 40, 0)
    assert place_scores([1, 2, 2, 2, 2]) == (120, 45, 45, 45, 45)
    assert place_scores([1, 1]) == (60, 60)


def test_wins_alone_can_count() -> None:
    assert win_scores([0.5, 0.5, 0.0]) == (60, 60, 0)
    assert win_scores([1 / 5] * 5) == (24,) * 5


# Tables and byes


@pytest.mark.parametrize(
    ("count", "seats", "sizes"),
    [(12, 4, [4, 4, 4]), (11, 4, [4, 4, 3]), (9, 4, [3, 3, 3]), (5, 4, [3, 2]), (7, 5, [4, 3]), (3, 4, [3])],
)
def test_tables_are_full_or_one_short(count: int, seats: int, sizes: list[int]) -> None:
    assert table_sizes(count, seats) == sizes


def test_a_bye_is_for_those_alone_whom_no_table_takes() -> None:
    assert needed_byes(7, 2, 2, "bye") == 1
    assert needed_byes(5, 4, 3, "bye") == 1
    assert needed_byes(5, 4, 2, "bye") == 0
    assert needed_byes(7, 2, 2, "bot") == 0


def test_too_few_for_a_table_are_refused_by_name() -> None:
    with pytest.raises(NoDraw, match="a table needs 3"):
        needed_byes(2, 4, 3, "bye")


def test_a_bot_fills_the_last_chair() -> None:
    drawn = next_round(Field(entered(5), seed="s"), Format("swiss", 2, 2, 3, fill="bot"))
    assert drawn is not None
    assert drawn.byes == ()
    assert sum(board.players.count(FILLER) for board in drawn.boards) == 1


def test_nobody_has_a_second_bye_before_everybody_had_one() -> None:
    field = to_the_end(Field(entered(5), seed="s"), Format("swiss", 2, 2, 5))
    assert sorted(field.byes().values()) == [1] * 5
    assert all(score >= BYE for score in field.scores().values())


def test_the_strongest_begin_at_different_tables() -> None:
    assert snake(range(8), [4, 4]) == [[0, 3, 4, 7], [1, 2, 5, 6]]
    drawn = next_round(Field(entered(12), seed="s"), Format("swiss", 4, 2, 3))
    assert drawn is not None
    assert [min(board.players) for board in drawn.boards] == [1, 2, 3]


# The Swiss


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [5, 8, 13, 16, 23, 31, 48])
def test_a_swiss_of_any_size_seats_everybody_and_repeats_nothing_early(count: int, seats: int) -> None:
    dice = random.Random(count * seats)
    form = Format("swiss", seats, 2, 5)
    for field in rounds_of(Field(entered(count), seed="s"), form, by_chance(dice)):
        met, played = field.meetings(), len(field.rounds)
        if played * (seats - 1) <= (count - 1) / 2:
            assert max(met.values(), default=0) <= 1, f"two have met again in round {played}"
        if played * (seats - 1) <= count - 1:
            assert max(met.values(), default=0) <= 2, f"two have met for the third time in round {played}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sits_everywhere(seats: int) -> None:
    field = to_the_end(Field(entered(60), seed="s"), Format("swiss", seats, 2, seats), by_chance(random.Random(5)))
    sat = field.seatings()
    spreads = []
    for entry in field.entries:
        times = [sat[entry.number, seat] for seat in range(seats)]
        spreads.append(max(times) - min(times))
    assert max(spreads) <= 2
    assert spreads.count(0) >= 0.6 * len(spreads)


def test_like_meets_like() -> None:
    """After three rounds in which the stronger always won, the leaders play each other."""
    field = to_the_end(Field(entered(64), seed="s"), Format("swiss", 4, 2, 3))
    drawn = next_round(field, Format("swiss", 4, 2, 4))
    assert drawn is not None
    scores = field.scores()
    tables = [[scores[player] for player in board.players] for board in drawn.boards]
    assert sum(max(table) - min(table) for table in tables) / len(tables) <= 120


def test_the_same_field_gives_the_same_round() -> None:
    form = Format("swiss", 4, 2, 3)
    twice = [to_the_end(Field(entered(22), seed="published"), form, by_chance(random.Random(1))) for _ in range(2)]
    assert twice[0] == twice[1]
    other = to_the_end(Field(entered(22), seed="another"), form, by_chance(random.Random(1)))
    assert other != twice[0]


def test_whoever_should_not_meet_does_not() -> None:
    field = Field(entered(9), seed="s", apart=frozenset({(1, 6), (1, 7)}))
    played = to_the_end(field, Format("swiss", 3, 2, 3))
    assert not {(1, 6), (1, 7)} & set(played.meetings())


def test_in_a_knock_out_too_and_the_strongest_stay_at_different_tables() -> None:
    form = Format("knockout", 3, 2)
    usual = next_round(Field(entered(9), seed="s"), form)
    assert usual is not None
    [first] = [board.players for board in usual.boards if 1 in board.players]
    apart = frozenset((1, other) for other in first if other != 1)
    drawn = next_round(Field(entered(9), seed="s", apart=apart), form)
    assert drawn is not None
    assert not apart & set(Field(entered(9), (drawn,)).meetings())
    for tier in ({1, 2, 3}, {4, 5, 6}, {7, 8, 9}):
        assert all(len(tier & set(board.players)) == 1 for board in drawn.boards)


def test_people_come_late_and_leave_early() -> None:
    form = Format("swiss", 3, 2, 4)
    field = to_the_end(Field(entered(9), seed="s"), form._replace(rounds=2))
    late = (*field.entries, Entry(10, 1500, missed=2))
    left = tuple(entry._replace(is_out=entry.number == 1) for entry in late)
    played = to_the_end(field._replace(entries=left), form)
    assert played.scores()[10] >= 2 * MISSED
    assert all(1 not in board.players for one in played.rounds[2:] for board in one.boards)
    assert [one.number for one in standings(played, form)].index(1) < 9, "what was won is kept"


def test_a_large_field_is_drawn_without_repeats() -> None:
    form = Format("swiss", 4, 2, 3)
    field = to_the_end(Field(entered(120), seed="s"), form, by_chance(random.Random(2)))
    assert max(field.meetings().values()) == 1


# Round robins


@pytest.mark.parametrize("count", [2, 5, 8, 11])
def test_two_at_a_table_meet_once_by_the_circle(count: int) -> None:
    pairs = [tuple(sorted(group)) for groups in schedule(range(count), 2) for group in groups]
    assert sorted(pairs) == sorted(combinations(range(count), 2))
    assert len(schedule(range(count), 2)) == count - 1 + count % 2


@pytest.mark.parametrize(("count", "seats"), [(4, 3), (6, 3), (8, 4), (7, 5)])
def test_every_group_plays_once(count: int, seats: int) -> None:
    plan = schedule(range(count), seats)
    groups = [tuple(sorted(group)) for groups in plan for group in groups]
    assert sorted(groups) == sorted(combinations(range(count), seats))
    for chosen in plan:
        players = [player for group in chosen for player in group]
        assert len(set(players)) == len(players)


def test_too_many_groups_become_rounds_with_even_meetings() -> None:
    form = Format("round_robin", 4, 2, 5)
    field = to_the_end(Field(entered(16), seed="s"), form)
    met = Counter(field.meetings()[pair] for pair in combinations(range(1, 17), 2))
    assert len(field.rounds) == planned_rounds(field, form) == 5
    assert max(met) - min(met) <= 2
    assert met[0] + met[1] >= 100


def test_a_round_robin_goes_on_without_whoever_left() -> None:
    form = Format("round_robin", 3, 2)
    field = Field(entered(5), seed="s")
    first = to_the_end(field, form._replace(kind="swiss", rounds=1))
    gone = tuple(entry._replace(is_out=entry.number == 2) for entry in first.entries)
    played = to_the_end(Field(gone, seed="s"), form)
    assert len(played.rounds) == planned_rounds(played, form)
    assert min(len(board.players) for one in played.rounds for board in one.boards) == 2


# Knock-outs


def test_a_knock_out_of_pairs_ends_with_the_strongest() -> None:
    form = Format("knockout", 2, 2)
    field = to_the_end(Field(entered(6), seed="s"), form)
    assert [len(one.boards) for one in field.rounds] == [3, 1, 1]
    assert field.rounds[1].byes == (1,), "the strongest rests"
    assert [one.number for one in standings(field, form)][:2] == [1, 2]
    assert planned_rounds(field, form) == 3


def test_the_best_two_of_four_go_on() -> None:
    form = Format("knockout", 4, 2, advance=2)
    field = to_the_end(Field(entered(16), seed="s"), form)
    assert [len(one.boards) for one in field.rounds] == [4, 2, 1]
    final = field.rounds[-1].boards[0]
    assert sorted(final.players) == [1, 2, 3, 4]
    table = standings(field, form)
    assert [one.number for one in table][:4] == [1, 2, 3, 4]
    assert [one.by for one in table][:5] == ["", "place", "place", "place", "stage"]


def test_who_has_left_does_not_go_on() -> None:
    form = Format("knockout", 2, 2)
    first = to_the_end(Field(entered(4), seed="s"), form._replace(kind="swiss", rounds=1))
    gone = tuple(entry._replace(is_out=entry.number == 1) for entry in first.entries)
    drawn = next_round(first._replace(entries=gone), form)
    assert drawn is not None
    assert all(1 not in board.players for board in drawn.boards)


# Standings


def told(*boards: Board, count: int = 4) -> list[tuple[int, str]]:
    """The numbers in order, each with what put the one before above."""
    field = Field(entered(count), tuple(Round((board,)) for board in boards), seed="s")
    return [(one.number, one.by) for one in standings(field, Format("swiss", 2, 2, 3))]


def duel(one: int, other: int, points: tuple[int, int] = (30, 20), places: tuple[int, int] = (1, 2)) -> Board:
    return Board((one, other), places, place_scores(places), points)


def test_the_score_comes_first() -> None:
    assert told(duel(1, 2), count=2) == [(1, ""), (2, "score")]


def test_equals_who_have_met_are_told_apart_by_their_meeting() -> None:
    """Two, three and one have won once each, but only two of them can be compared when they alone are tied."""
    boards = [duel(2, 1), duel(1, 3), duel(3, 4)]
    found = told(*boards, duel(4, 2))
    assert {by for _, by in found} >= {""}, "a circle of wins is no order"
    assert told(duel(2, 1), duel(1, 3), count=3) == [(2, ""), (1, "direct"), (3, "score")]


def test_equals_who_have_not_met_are_told_apart_by_their_opponents() -> None:
    """One and two have won once; one's opponent has won another game, two's has not."""
    assert told(duel(1, 3), duel(2, 4), duel(3, 5), count=5)[:3] == [(1, ""), (3, "average"), (2, "average")]


def test_then_the_share_of_the_points_and_wins_and_lot_decide() -> None:
    assert told(duel(1, 3, (30, 20)), duel(2, 4, (30, 10)))[:2] == [(2, ""), (1, "share")]
    tied = told(duel(1, 3), duel(2, 4))
    assert [by for _, by in tied] == ["", "lot", "score", "lot"]
    assert tied == told(duel(1, 3), duel(2, 4)), "the lot is drawn once"


def test_the_head_to_head_tells_who_met_whom() -> None:
    table = head_to_head(Field(entered(2), (Round((duel(1, 2),)), Round((duel(2, 1),)), Round((duel(1, 2),)))))
    assert table[1, 2] == (WIN, 3)
    assert table[2, 1] == (-WIN, 3)


def test_a_bot_that_fills_a_chair_stands_nowhere() -> None:
    form = Format("swiss", 2, 2, 3, fill="bot")
    field = to_the_end(Field(entered(3), seed="s"), form)
    assert [one.number for one in standings(field, form)] == [1, 2, 3]
    assert FILLER not in field.scores()
