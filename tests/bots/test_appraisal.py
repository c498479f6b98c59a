"""The equal pass: what is compared was searched alike, meets the same luck, and tells how far it can be trusted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabuleiro.bots.appraisal import appraise, equal_iterations, survey
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search import Search
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core import CHANCE, NOBODY, State, find_game, game_names

HERE = Path(__file__).parent
GAMES = [(name, seats) for name in game_names() for seats in {find_game(name).seats[0], find_game(name).seats[-1]}]
"""Every game with the fewest and with the most seats."""


def searching(state: State) -> Search:
    return new_search(find_evaluation(state.game(), int(state.seats)), state, 1)


def decision(name: str, seats: int, plies: int) -> State:
    """The first real choice after so many random plies; after the end a new game begins."""
    state, bot = find_game(name).new(seats), RandomBot(7)
    while plies > 0 or state.to_act() == CHANCE or len(state.legal()) < 3:
        state.apply(bot.choose(state))
        plies -= 1
        if state.to_act() == NOBODY:
            state = find_game(name).new(seats)
    return state


def with_redundant_action(name: str) -> tuple[State, int]:
    """A choice one of whose actions the search leaves out."""
    state, bot = find_game(name).new(2), RandomBot(3)
    while state.to_act() != NOBODY:
        legal = state.legal()
        redundant = [action for action in legal if state.redundant(action)] if state.to_act() != CHANCE else []
        if redundant and len(redundant) < len(legal) - 1:
            return state, redundant[0]
        state.apply(bot.choose(state))
    raise AssertionError("no such choice in this game of chance")


@pytest.mark.parametrize("name", ["hansa_teutonica", "luna", "merv"])
@pytest.mark.parametrize("judged", [False, True])
def test_a_redundant_action_that_was_played_is_judged_like_the_others(name: str, judged: bool) -> None:  # noqa: FBT001 - with a policy, and without one
    state, action = with_redundant_action(name)
    evaluation = JudgedEvaluation(None, 10.0) if judged else find_evaluation(state.game(), 2)
    plain, keeping = (new_search(evaluation, state, 1) for _ in range(2))
    plain.run(2)
    keeping.keep([action])
    keeping.run(2)
    assert action not in [one.action for one in plain.advice().candidates]
    assert action in [one.action for one in keeping.advice().candidates]
    with pytest.raises(AssertionError, match="no candidate"):
        plain.run_under(action, 1)


def test_what_is_kept_must_be_said_before_the_candidates_are_known() -> None:
    search = searching(decision("luna", 2, 10))
    search.run(1)
    with pytest.raises(AssertionError, match="known already"):
        search.keep([0])


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_iterations_under_an_action_go_nowhere_else(name: str, seats: int) -> None:
    search = searching(decision(name, seats, 12))
    search.run(3)
    before = {one.action: one.visits for one in search.advice().candidates}
    chosen = max(before)
    search.run_under(chosen, 5)
    after = {one.action: one.visits for one in search.advice().candidates}
    assert after == before | {chosen: before[chosen] + 5}
    assert seats == 1 or sum(search.expected(chosen)) == pytest.approx(1)
    search.run(1)
    assert sum(one.visits for one in search.advice().candidates) == sum(after.values()) + 1


def test_a_search_under_an_action_ends_when_its_tree_has_grown_enough() -> None:
    search = searching(decision("luna", 2, 0))
    search.run(1)
    before = int(search.tree.size())
    search.run_under(search.advice().action, 1000, nodes=50)
    assert 50 <= search.tree.size() - before < 1000


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_action_of_a_line_is_legal_in_its_turn(name: str, seats: int) -> None:
    state = decision(name, seats, 20)
    search = searching(state)
    search.run(40)
    for candidate in search.advice().candidates:
        after = state.copy()
        for action in search.line(candidate.action):
            assert after.to_act() != CHANCE
            assert action in after.legal()
            after.apply(action)


def first_lucks(search: Search) -> list[list[int]]:
    """The words of the first two outcomes wherever chance draws for the first time on the way from the root."""
    tree, waiting, found = search.tree, [int(search.root)], list[list[int]]()
    while waiting:
        node = waiting.pop()
        first, count = int(tree.first[node]), int(tree.count[node])
        if tree.actor[node] != CHANCE:
            waiting += range(first, first + count)
        elif count > 1:
            found.append([int(tree.action[first + number]) for number in range(2)])
    return found


def test_different_actions_meet_the_same_luck() -> None:
    """Else the luckier one looks like the better one."""
    state = find_game("toy").new(2)
    while state.to_act() == CHANCE or len(state.legal()) < 2:
        state.apply(RandomBot(7).choose(state))
    free, paired = searching(state), searching(state)
    paired.pair(5)
    for search in (free, paired):
        search.run(1)
        while len(first_lucks(search)) < 2 and search.iterations < 600:
            search.run(50)
        assert len(first_lucks(search)) >= 2
    assert len({tuple(words) for words in first_lucks(free)}) > 1
    assert len({tuple(words) for words in first_lucks(paired)}) == 1
    assert all(one != other for one, other in first_lucks(paired)), "two outcomes of one roll differ"


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_equal_pass_gives_every_candidate_the_same(name: str, seats: int) -> None:
    state = decision(name, seats, 15)
    search = searching(state)
    survey(search, 400)
    chosen = [one.action for one in search.advice().candidates[:3]]
    found = appraise(search, chosen, 6)
    assert {one.action for one in found} == set(chosen)
    for one in found:
        assert int(search.tree.visits[search.child(one.action)]) == one.settled == 6
        assert one.line[0] == one.action
        assert seats == 1 or sum(one.half) == pytest.approx(sum(one.expected)) == pytest.approx(1)
    own = [one.expected[state.to_act()] for one in found]
    assert own == sorted(own, reverse=True)


def test_a_larger_budget_gives_more_iterations_and_the_first_part_finds_candidates() -> None:
    search = searching(decision("luna", 3, 15))
    survey(search, 4000)
    assert 1000 <= search.plies < 4000
    few, many = equal_iterations(search, 4000, 4), equal_iterations(search, 40_000, 4)
    assert 2 <= few < many


@pytest.mark.slow
def test_lockstep_of_the_equal_pass() -> None:
    """Compiled or not, the same seed and budget find the same numbers to the last digit."""
    told = []
    for folders in ([HERE.parents[1] / "src"], []):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in folders)}
        done = subprocess.run(  # noqa: S603 - our own script in our own interpreter
            [sys.executable, "-P", str(HERE / "appraisal_lockstep.py")],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout.splitlines())
    (pure, *left), (compiled, *right) = told
    assert (pure, compiled) == ("pure", "compiled")
    assert len(left) > 20
    assert left == right
