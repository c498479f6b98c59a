"""The law of ratings: what a game teaches, what time forgets, and that a rating means the same at every table."""

import math
import random
from collections.abc import Sequence
from itertools import permutations
from statistics import fmean, pstdev

import pytest

from tabuleiro.arena.ratings import MU, SIGMA, Skill, chance_ahead, fixed, places_of, update
from tabuleiro.bots.anchors import anchors_of, read_anchors
from tabuleiro.bots.levels import LEVELS
from tabuleiro.core.registry import find_game

PEOPLE, GAMES = 400, 40
Played = tuple[dict[int, float], dict[int, Skill], list[tuple[float, float]]]


def play(counts: Sequence[int], seed: int = 5) -> Played:
    """People of known strength who meet at random: their strengths, their ratings, and what was foretold and seen."""
    dice = random.Random(seed)
    luck = SIGMA / 2 * math.sqrt(2)
    strengths = {number: dice.gauss(MU, SIGMA) for number in range(PEOPLE)}
    known = dict.fromkeys(strengths, Skill())
    told: list[tuple[float, float]] = []
    for round_number in range(GAMES):
        waiting = dice.sample(sorted(strengths), PEOPLE)
        while len(waiting) > 1:
            count = min(len(waiting), dice.choice(counts))
            table, waiting = waiting[:count], waiting[count:]
            done = {one: strengths[one] - luck * math.log(-math.log(dice.random())) for one in table}
            places = [1 + sum(other > done[one] for other in done.values()) for one in table]
            if round_number >= GAMES // 2:
                told += [
                    (chance_ahead(known[one], known[other]), float(done[one] > done[other]))
                    for one, other in permutations(table, 2)
                ]
            known.update(zip(table, update([known[one] for one in table], places), strict=True))
    return strengths, known, told


def order_agrees(strengths: dict[int, float], known: dict[int, Skill]) -> float:
    """Spearman's correlation of ranks."""
    true = {one: place for place, one in enumerate(sorted(strengths, key=lambda one: strengths[one]))}
    found = {one: place for place, one in enumerate(sorted(known, key=lambda one: known[one].mu))}
    return 1 - 6 * sum((true[one] - found[one]) ** 2 for one in true) / (PEOPLE * (PEOPLE**2 - 1))


def calibration_error(told: list[tuple[float, float]]) -> float:
    """The mean distance between what was foretold and what was seen, over ten bins."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for one in told:
        bins.setdefault(min(9, int(one[0] * 10)), []).append(one)
    return sum(abs(fmean(p for p, _ in part) - fmean(s for _, s in part)) * len(part) for part in bins.values()) / len(
        told
    )


def test_who_wins_rises_who_loses_falls_and_a_draw_teaches_nothing_between_equals() -> None:
    won, lost = update([Skill(), Skill()], [1, 2])
    assert won.mu > MU > lost.mu
    assert won.sigma < SIGMA
    assert (won.games, lost.games) == (1, 1)
    first, second = update([Skill(), Skill()], [1, 1])
    assert (first.mu, second.mu) == (MU, MU)
    assert first.sigma == second.sigma < SIGMA


def test_a_table_of_four_moves_everybody_by_their_place() -> None:
    moved = [skill.mu for skill in update([Skill()] * 4, [2, 4, 1, 3])]
    assert moved[2] > moved[0] > moved[3] > moved[1]
    shared = update([Skill()] * 4, [1, 1, 3, 3])
    assert shared[0] == shared[1]
    assert shared[2] == shared[3]


def test_places_go_by_the_share_of_the_win_then_by_points() -> None:
    assert places_of([0.0, 1.0, 0.0], [30, 20, 10]) == [2, 1, 3]
    assert places_of([0.5, 0.5, 0.0], [20, 20, 20]) == [1, 1, 3]


def test_a_rating_is_shown_on_the_scale_of_elo_and_grows_less_sure_in_time() -> None:
    assert (Skill().shown(), Skill().doubt()) == (1500, 500)
    assert Skill(30.0, 1.0).shown() == 1650
    away = Skill(30.0, 2.0, 12).rested(10)
    assert away.mu == 30.0
    assert away.sigma == pytest.approx(math.sqrt(4 + 10 * 0.04))
    assert Skill(30.0, 8.0).rested(10_000).sigma == SIGMA
    assert Skill(30.0, 2.0).rested(-1).sigma == 2.0


def test_few_games_or_much_doubt_make_a_rating_provisional() -> None:
    assert Skill(40.0, 2.0, 9).is_provisional()
    assert Skill(40.0, 5.6, 50).is_provisional()
    assert not Skill(40.0, 5.5, 10).is_provisional()
    assert Skill(40.0, 6.0).lower_end() < Skill(35.0, 2.0).lower_end()


def test_ratings_find_the_true_order_and_foretell_what_happens_at_mixed_tables() -> None:
    strengths, known, told = play([2, 3, 4, 5])
    assert order_agrees(strengths, known) >= 0.94
    assert calibration_error(told) <= 0.04


def test_a_rating_means_the_same_at_two_seats_and_at_five() -> None:
    two, five = ([skill.mu for skill in play([count])[1].values()] for count in (2, 5))
    assert pstdev(five) == pytest.approx(pstdev(two), rel=0.15)


@pytest.mark.parametrize("game", ["coimbra", "hansa_teutonica", "luna", "merv"])
def test_every_game_has_measured_levels_with_regular_in_the_middle(game: str) -> None:
    [*_, newest] = read_anchors()[find_game(game).name]
    assert newest.played >= 2000
    for part in (newest.two, newest.more):
        assert fixed(part["regular"]).shown() == 1500
        assert min(part, key=lambda level: part[level]) == "random"
        assert {*part} <= {*LEVELS}
    assert newest.two["novice"] < newest.two["casual"] < newest.two["regular"], "by two a stronger level is worth more"


def test_a_game_keeps_the_anchors_of_its_day() -> None:
    [first, *_] = read_anchors()["luna"]
    assert anchors_of("luna", "2020-01-01", 2) == first.two
    assert anchors_of("luna", first.since, 4) == first.more
    assert anchors_of("chess", first.since, 2) == {}
