"""The search: repeatable, exact at the end of a game, fair to every seat, and quick when there is nothing to choose."""

from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from tabuleiro.bots.advice import Advice
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core import CHANCE, NOBODY, State, digest, find_game, game_names
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import begin, replay

RECORDS = Path(__file__).parent.parent / "games" / "hansa_teutonica" / "records"
GAMES = [(name, seats) for name in game_names() for seats in {find_game(name).seats[0], find_game(name).seats[-1]}]
"""Every game with the fewest and with the most seats."""


def decision(name: str, seats: int, plies: int) -> State:
    """The first real choice after so many random plies; after the end a new game begins."""
    state, bot = find_game(name).new(seats), RandomBot(7)
    while plies > 0 or state.to_act() == CHANCE or len(state.legal()) < 2:
        state.apply(bot.choose(state))
        plies -= 1
        if state.to_act() == NOBODY:
            state = find_game(name).new(seats)
    return state


def searched(state: State, iterations: int, seed: int = 1) -> Advice:
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, seed)
    search.run(iterations)
    return search.advice()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_same_seed_and_iterations_find_the_same(name: str, seats: int) -> None:
    state = decision(name, seats, 10)
    before = digest(state)
    first = searched(state, 4)
    assert first == searched(state, 4)
    assert digest(state) == before


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_advice_is_sound(name: str, seats: int) -> None:
    state = decision(name, seats, 15)
    advice = searched(state, 5)
    assert advice.iterations == 5
    assert advice.action in state.legal()
    assert advice.line[0] == advice.action
    assert {candidate.action for candidate in advice.candidates} <= set(state.legal())
    assert all(first.visits >= second.visits for first, second in pairwise(advice.candidates))
    assert all(0 <= candidate.value <= 1 for candidate in advice.candidates)
    assert len(advice.expected) == seats
    assert seats == 1 or sum(advice.expected) == pytest.approx(1)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_no_action_at_the_root_is_starved(name: str, seats: int) -> None:
    """Of 3,000 iterations at Merv's choice of a slot 2,988 went to the one that was looked at first."""
    visits = [candidate.visits for candidate in searched(decision(name, seats, 25), 150).candidates]
    assert max(visits) <= 0.95 * sum(visits) or min(visits) >= sqrt(sum(visits)) / 4


def test_what_always_ended_alike_does_not_hide_a_likely_action() -> None:
    """More search solved no more of Hansa Teutonica's proved positions: the first ending took all visits."""
    state = decision("luna", 2, 20)
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, 1)
    search.run(1)
    tree, seat = search.tree, state.to_act()
    likely, alike = int(tree.first[search.root]), int(tree.first[search.root]) + 1
    for child, visits, value, prior in ((likely, 10, 0.3, 0.9), (alike, 990, 0.5, 0.1)):
        tree.visits[child], tree.prior[child] = visits, prior
        tree.values[child * 2 + seat], tree.values[child * 2 + 1 - seat] = value, 1 - value
    for child in range(alike + 1, likely + int(tree.count[search.root])):
        tree.visits[child], tree.prior[child] = 8, 0.0
    tree.visits[search.root], tree.values[search.root * 2 + seat] = 1000, 0.5
    tree.sum[search.root], tree.squares[search.root] = 500.0, 250.0
    search.run(1)
    assert tree.visits[likely] == 11


def test_a_turn_that_ends_where_one_ended_before_is_worth_less() -> None:
    """Whoever pushes pieces to and fro shall find something better to do."""
    state = decision("luna", 2, 20)
    evaluation, seat = find_evaluation(state.game(), int(state.seats)), state.to_act()
    endings = []
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if after.to_act() not in (seat, CHANCE) and len(after.legal()) > 1:
            endings.append((action, int(evaluation.key(after, seat))))
    action, key = endings[1]
    worth = []
    for times in (0, 1, 3):
        search, found = new_search(evaluation, state, 1, {key: times}), 0
        while found < 20:  # visits of a move, which are fewer where it is worth less
            search.run(1)
            candidate = next(one for one in search.advice().candidates if one.action == action)
            found = candidate.visits
        worth.append(candidate.value)
    assert worth[1] == pytest.approx(0.9 * worth[0], rel=0.05)
    assert worth[2] == pytest.approx(0.9**3 * worth[0], rel=0.1), "and less each time"


def test_a_bot_that_is_told_a_game_knows_where_the_turns_of_its_seat_ended() -> None:
    """At a table every turn has a bot of its own: what it would remember is found out again from the line."""
    start = find_game("hansa_teutonica").new(2)
    state, actions, player = start.copy(), list[int](), SearchBot(1, 0.0, iterations=8)
    while len(player.returned) < 3:
        action = player.choose(state) if state.to_act() == 0 else state.legal()[0]
        actions.append(action)
        state.apply(action)
    told = SearchBot(2, 0.0, iterations=8)
    told.recall(start, actions, 0)
    assert told.returned == player.returned
    others = SearchBot(2, 0.0, iterations=8)
    others.recall(start, actions, 1)
    assert others.returned != player.returned


def test_another_seed_meets_another_chance() -> None:
    state = decision("toy", 2, 0)
    assert len({searched(state, 60, seed).expected[0] for seed in range(5)}) > 1


def test_a_search_goes_on_where_it_was_stopped() -> None:
    state = decision("toy", 3, 5)
    whole, parts = (new_search(find_evaluation(state.game(), int(state.seats)), state, 1) for _ in range(2))
    whole.run(30)
    parts.run(10)
    parts.run(20)
    assert parts.advice() == whole.advice()


def test_what_was_found_is_kept_for_the_next_decision() -> None:
    state = decision("luna", 2, 0)
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, 1)
    search.run(60)
    best = search.advice()
    size = search.tree.size()
    search.step(best.action)
    state.apply(best.action)
    assert search.tree.size() == size
    assert search.tree.visits[search.root] > 1
    assert digest(search.root_state) == digest(state)


def test_a_step_aside_of_the_tree_begins_anew() -> None:
    state = decision("toy", 2, 0)
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, 1)
    search.step(state.legal()[0])
    assert search.tree.size() == 1


def test_a_bot_with_iterations_plays_the_same_game_again() -> None:
    ends = []
    for _ in range(2):
        state, dice = find_game("toy").new(3), RandomBot(3)
        bots = [SearchBot(seat, 1.0, iterations=10) for seat in range(3)]
        while state.to_act() != NOBODY:
            state.apply((dice if state.to_act() == CHANCE else bots[state.to_act()]).choose(state))
        ends.append(digest(state))
    assert ends[0] == ends[1]


def test_a_forced_move_is_not_searched() -> None:
    game = find_game("hansa_teutonica")
    state, bot, dice = game.new(2), SearchBot(1, 1000.0), RandomBot(5)
    while state.to_act() == CHANCE or len(state.legal()) != 1:
        state.apply(dice.choose(state))
    assert bot.choose(state) == state.legal()[0]
    assert bot.advice is None


def test_the_time_of_a_turn_is_shared_by_its_decisions() -> None:
    state, bot = decision("hansa_teutonica", 2, 0), SearchBot(1, 0.05)
    seat = state.to_act()
    state.apply(bot.choose(state))
    left = [bot.left]
    while state.to_act() == seat:
        state.apply(bot.choose(state))
        left.append(bot.left)
    assert left == sorted(left, reverse=True)
    assert 0 <= left[-1] < 0.05


def test_a_new_turn_has_its_whole_time() -> None:
    state, bot = decision("hansa_teutonica", 2, 0), SearchBot(1, 0.02)
    bot.left = -1.0
    bot.choose(state)
    assert bot.left >= 0


class Clock:
    """A clock that goes on by a tick whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0005
        return self.now


@pytest.mark.parametrize(
    ("name", "seats", "decisions"),
    [("coimbra", 2, 15), ("luna", 1, 15), ("luna", 2, 15), ("merv", 1, 15), ("hansa_teutonica", 2, 120)],
)
def test_a_turn_keeps_its_time(name: str, seats: int, decisions: int) -> None:
    """However many decisions it holds: in Hansa Teutonica a forced answer once gave the whole time again."""
    clock = Clock()
    state, dice = decision(name, seats, 0), RandomBot(1)
    bots = [SearchBot(1, 0.05, clock=clock) for _ in range(seats)]
    turn, spent = NO_TURN, [0.0] * seats
    for _ in range(decisions):
        if state.to_act() == CHANCE:
            state.apply(dice.choose(state))
            continue
        if not is_same_turn(state, turn):
            turn, spent = state.whose_turn(), [0.0] * seats
        seat, began = state.to_act(), clock.now
        state.apply(bots[seat].choose(state))
        spent[seat] += clock.now - began
        assert spent[seat] <= 0.05 * 1.1


def before_a_marker() -> tuple[State, list[int]]:
    """A seat's last choice before chance turns up a marker for it in a kept game, and its actions until then."""
    record = parse_record((RECORDS / "prestige_20.tab").read_text(encoding="utf-8"))
    choice, actions, position = begin(record), list[int](), begin(record)
    for ply, state in replay(record):
        if len(position.legal()) > 1:
            choice, actions = position, []
        actions.append(state.game().parse(ply.text))
        if state.decision() == "marker_reveal" and ply.actor == choice.to_act():
            return choice, actions
        position = state.copy()
    raise AssertionError("no marker was turned up")


def test_chance_in_the_middle_of_a_turn_gives_no_second_time() -> None:
    """A marker that is turned up must be placed: by then most of the turn's time is spent."""
    clock = Clock()
    bot = SearchBot(1, 0.05, clock=clock)
    state, actions = before_a_marker()
    assert bot.consider(state) is not None
    for action in actions:
        bot.take(action)
        state.apply(action)
    state.apply(RandomBot(1).choose(state))
    assert state.decision() == "place_marker"
    bot.choose(state)
    assert clock.now <= 0.05 * 1.1
    assert bot.advice is not None
    state.apply(bot.advice.action)
    assert state.to_act() != bot.seat
    spent = clock.now
    bot.choose(state)
    assert clock.now - spent > 0.05 * 0.15, "another turn has its own time"


def before_a_displacement() -> tuple[State, list[int]]:
    """A seat's choice that displaces somebody in a kept game, and the actions until it is up again in that turn."""
    for path in sorted(RECORDS.glob("*.tab")):
        record = parse_record(path.read_text(encoding="utf-8"))
        position, choice, actions = begin(record), begin(record), list[int]()
        for ply, state in replay(record):
            if ply.actor == position.whose_turn()[0] and len(position.legal()) > 1:
                if position.whose_turn() == choice.whose_turn() and any_out_of_turn(choice, actions):
                    return choice, actions
                choice, actions = position, []
            actions.append(state.game().parse(ply.text))
            position = state.copy()
    raise AssertionError("nobody was displaced in the middle of a turn")


def any_out_of_turn(state: State, actions: list[int]) -> bool:
    """Whether another seat answers on the way."""
    seat, state = state.to_act(), state.copy()
    for action in actions:
        state.apply(action)
        if state.to_act() not in (seat, CHANCE, NOBODY):
            return True
    return False


def test_an_answer_of_another_seat_in_the_middle_of_a_turn_gives_no_second_time() -> None:
    """Whoever displaced a piece had the whole time of a turn again as soon as it was put down elsewhere."""
    clock = Clock()
    bot = SearchBot(1, 0.05, clock=clock)
    state, actions = before_a_displacement()
    seat = state.to_act()
    assert bot.consider(state) is not None
    for action in actions:
        if state.to_act() == seat:
            bot.take(action)
        state.apply(action)
    assert state.to_act() == seat
    bot.choose(state)
    assert clock.now <= 0.05 * 1.1


def test_alone_the_kind_of_the_decision_opens_a_turn() -> None:
    """Luna has no chance once it has begun: every action has a time of its own, the journey's moves belong to it."""
    game = find_game("luna")
    state, dice, opened = decision("luna", 1, 0), RandomBot(4), {True: set[str](), False: set[str]()}
    while state.to_act() != NOBODY:
        opened[not is_same_turn(state, state.whose_turn())].add(state.decision())
        state.apply(dice.choose(state))
    assert opened == {True: set(game.opening_kinds), False: {"moves", "book_put", "place_figure"}}


def test_alone_a_decision_does_not_share_its_time_with_later_turns() -> None:
    state = decision("luna", 1, 0)
    while state.decision() != "action":
        state.apply(state.legal()[0])
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, 1)
    search.run(30)
    assert len(search.advice().line) > 1
    assert search.own_decisions() == 1


@pytest.mark.parametrize("name", game_names())
def test_turns_are_opened_by_decisions_that_exist(name: str) -> None:
    assert set(find_game(name).opening_kinds) <= set(find_game(name).decision_kinds)


def test_a_search_ends_when_its_tree_has_grown_enough() -> None:
    state = decision("luna", 2, 0)
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, 1)
    search.run(1)
    before = int(search.tree.size())
    search.run(1000, nodes=50)
    assert 50 <= search.tree.size() - before < 50 + state.game().spaces.size
    assert search.iterations < 51


def test_a_bot_counts_the_nodes_of_every_decision() -> None:
    state, bot = decision("luna", 2, 0), SearchBot(1, 1.0, nodes=100)
    bot.choose(state)
    assert bot.search is not None
    assert bot.search.tree.size() >= 100


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_a_search_beats_chance(name: str) -> None:
    """A rough check only; docs/quality/bots.md holds what was measured."""
    wins = 0.0
    for number in range(4):
        state, dice = find_game(name).new(2), RandomBot(number // 2)
        bots = [SearchBot(number, 1.0, iterations=40), new_bot("random", number)]
        if number % 2:
            bots.reverse()
        while state.to_act() != NOBODY:
            state.apply((dice if state.to_act() == CHANCE else bots[state.to_act()]).choose(state))
        result = state.result()
        assert result is not None
        wins += float(result.shares[number % 2])
    assert wins >= 3
