"""The search of bots by the clock: whole turns are judged where they end, and nothing else changes."""

import pytest

from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search import Search
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.tree import LARGEST, Tree, limit_trees
from tabuleiro.bots.turns.search import TurnSearch
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core import CHANCE, State, digest, find_game

LEARNED = ("coimbra", "hansa_teutonica", "luna", "merv")


def opened(name: str, seats: int = 2) -> State:
    """A choice of a seat in the middle of a game."""
    state, bot = find_game(name).new(seats), RandomBot(7)
    plies = 40
    while plies > 0 or state.to_act() == CHANCE or len(state.legal()) < 2:
        state.apply(bot.choose(state))
        plies -= 1
    return state


def ended_in_turns(tree: Tree) -> int:
    """How many walks ended in the middle of a turn, where the seat that decides has decided right before."""
    ended = 0
    for node in range(tree.size()):
        first = tree.first[node]
        for child in range(first, first + tree.count[node]) if first >= 0 and tree.actor[node] >= 0 else ():
            if tree.visits[child] and tree.actor[child] == tree.actor[node]:
                below = range(tree.first[child], tree.first[child] + tree.count[child])
                ended += tree.visits[child] - sum(tree.visits[one] for one in below)
    return ended


@pytest.mark.parametrize("name", LEARNED)
def test_no_walk_ends_in_the_middle_of_a_turn(name: str) -> None:
    state = opened(name)
    search = TurnSearch(find_evaluation(state.game(), 2), state, 1)
    search.run(40)
    assert ended_in_turns(search.tree) == 0
    assert search.advice().iterations == 40


def test_an_ordinary_search_does_judge_there() -> None:
    """Else the test above could not fail."""
    state = opened("merv")
    search = Search(find_evaluation(state.game(), 2), state, 1)
    search.run(40)
    assert ended_in_turns(search.tree) > 10


def test_the_walk_goes_on_with_the_likeliest_actions() -> None:
    state = opened("merv")
    search = TurnSearch(find_evaluation(state.game(), 2), state, 1)
    search.run(2)
    tree, node, steps = search.tree, search.root, 0
    while any(tree.visits[child] for child in range(tree.first[node], tree.first[node] + tree.count[node])):
        tried = [child for child in range(tree.first[node], tree.first[node] + tree.count[node]) if tree.visits[child]]
        assert len(tried) == 1
        assert tree.prior[tried[0]] == max(tree.prior[tree.first[node] + i] for i in range(tree.count[node]))
        node, steps = tried[0], steps + 1
        if tree.actor[node] != tree.actor[search.root]:
            break
    assert steps > 2


def test_a_tree_that_fills_up_judges_leaves_wherever_they_lie() -> None:
    """A device has little memory: its nodes shall not be gone after a few walks to the ends of turns."""
    state = opened("merv")
    try:
        limit_trees(400)
        search = TurnSearch(find_evaluation(state.game(), 2), state, 1)
        search.run(60)
    finally:
        limit_trees(LARGEST)
    assert ended_in_turns(search.tree) > 0
    assert search.advice().iterations == 60


def test_the_same_seed_finds_the_same_and_leaves_the_position_alone() -> None:
    state = opened("hansa_teutonica", 4)
    before = digest(state)
    searches = [TurnSearch(find_evaluation(state.game(), 4), state, 3) for _ in range(2)]
    for search in searches:
        search.run(30)
    assert searches[0].advice() == searches[1].advice()
    assert digest(state) == before


def test_only_bots_that_think_by_the_clock_search_so() -> None:
    """And only where it wins matches; what plays alike on every machine, and whoever plays alone, plays as ever."""
    bots = {
        "clock": SearchBot(1, 0.01),
        "iterations": SearchBot(1, 0.0, iterations=4),
        "nodes": SearchBot(1, 0.0, nodes=40),
        "alone": SearchBot(1, 0.01),
        "other game": SearchBot(1, 0.01),
    }
    for word, bot in bots.items():
        bot.consider(opened("luna" if word == "other game" else "merv", 1 if word == "alone" else 2))
    assert [word for word, bot in bots.items() if isinstance(bot.search, TurnSearch)] == ["clock"]


def test_weights_without_a_policy_are_searched_as_ever() -> None:
    """They cannot say how a turn most likely goes on."""
    bot = SearchBot(1, 0.01, evaluation=JudgedEvaluation(None, 10.0))
    bot.consider(opened("merv"))
    assert not isinstance(bot.search, TurnSearch)
