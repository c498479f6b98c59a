"""The network and what is made of it: exact sums, values that add up to one, a policy, keys of positions."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.judging.evaluation import JudgedEvaluation, lead
from tabuleiro.bots.network import ALONE, HEADS, ONE, POINTS, VALUE, Accumulator, Network, in_units
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core import CHANCE, NOBODY, State, find_game, game_names

SEATINGS = [(name, seats) for name in game_names() for seats in find_game(name).seats]

WITH_POLICY = ("coimbra", "hansa_teutonica", "luna", "merv")
"""The games whose policy was learned."""


def said(network: Network, values: list[int], accumulator: Accumulator, head: int = VALUE) -> float:
    network.see(vec[i64](values), accumulator)
    return network.head(accumulator, head)


def middle(name: str, seats: int, plies: int) -> State:
    """A position in the middle of a game at random, in which a seat decides."""
    state, bot = find_game(name).new(seats), RandomBot(3)
    while plies > 0 or state.to_act() == CHANCE:
        state.apply(bot.choose(state))
        plies -= 1
        if state.to_act() == NOBODY:
            state = find_game(name).new(seats)
    return state


@pytest.mark.parametrize("bits", [1, 15, 16, 29, 30, 31, 45, 46, 52, 53, 54, 62])
def test_a_sum_in_units_is_the_quotient_to_its_last_bit(bits: int) -> None:
    near = [2**bits + 12_345 * step + 1 for step in range(-20, 21)]
    assert [in_units(total) for total in near] == [float(total) / ONE for total in near]
    assert [in_units(-total) for total in near] == [float(-total) / ONE for total in near]


def test_a_hidden_unit_counts_only_above_zero() -> None:
    network = Network(1, 1, 1)
    network.inner[0], network.outer[VALUE], network.direct[VALUE] = 2.0, 3.0, 0.5
    accumulator = Accumulator(1, 1)
    assert [said(network, [value], accumulator) for value in (1, 0, -1)] == [6.5, 0.0, -0.5]


def test_every_head_has_weights_of_its_own() -> None:
    network = Network(2, 1, 1)
    network.inner[1] = 1.0
    network.outer[ALONE], network.bias[POINTS], network.direct[HEADS + POINTS] = 2.0, 7.0, 0.25
    accumulator = Accumulator(2, 1)
    assert [said(network, [9, 4], accumulator, head) for head in (VALUE, ALONE, POINTS)] == [0.0, 8.0, 8.0]


def test_what_was_seen_before_changes_nothing() -> None:
    network = Network(3, 2, 1)
    for place in range(6):
        network.inner[place] = 0.1 * place - 0.2
    network.outer[0], network.outer[1], network.direct[2 * HEADS] = 0.3, -0.7, 0.01
    positions = [[1, 0, 5], [0, 0, 0], [-3, 2, 5]]
    accumulator = Accumulator(3, 2)
    in_turn = [(said(network, values, accumulator), accumulator.key()) for values in positions]
    fresh = [Accumulator(3, 2) for _ in positions]
    assert in_turn == [(said(network, values, one), one.key()) for values, one in zip(positions, fresh, strict=True)]


def test_a_key_knows_everything_but_the_time() -> None:
    network = Network(2, 1, 1)
    network.timeless[1] = 0
    accumulator = Accumulator(2, 1)
    keys = []
    for values in ([3, 1], [4, 1], [3, 9]):
        said(network, values, accumulator)
        keys.append(int(accumulator.key()))
    assert keys[0] == keys[2] != keys[1]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
@pytest.mark.parametrize("plies", [5, 80])
def test_the_values_of_the_seats_add_up_to_one(name: str, seats: int, plies: int) -> None:
    state = middle(name, seats, plies)
    values = vec[float]([0.0] * seats)
    find_evaluation(state.game(), seats).values_into(state, values)
    assert all(0 < value < 1 for value in values)
    assert seats == 1 or sum(values) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, seats in SEATINGS if name in WITH_POLICY and seats > 1]
)
def test_the_priors_of_the_actions_add_up_to_one(name: str, seats: int) -> None:
    state = middle(name, seats, 30)
    evaluation, legal = find_evaluation(state.game(), seats), state.legal()
    evaluation.values_into(state, vec[float]([0.0] * seats))
    priors = vec[float]([0.0] * len(legal))
    evaluation.priors_into(state, vec[i64](legal), len(legal), priors)
    assert sum(priors) == pytest.approx(1)


def test_without_weights_the_points_decide() -> None:
    game = find_game("toy")
    state = game.new(2)
    for action in ("reveal three", "take"):
        state.apply(game.parse(action))
    values = vec[float]([0.0, 0.0])
    JudgedEvaluation(None, 10.0).values_into(state, values)
    assert values[0] > values[1]
    assert sum(values) == pytest.approx(1)


def test_the_lead_counts_every_other_party() -> None:
    game = find_game("toy")
    state = game.new(2)
    for action in ("reveal three", "take"):
        state.apply(game.parse(action))
    assert [lead(state, seat) for seat in range(2)] == [2, -3]


def test_whoever_plays_alone_is_judged_by_weights_of_its_own() -> None:
    luna, hansa = find_game("luna"), find_game("hansa_teutonica")
    assert find_evaluation(luna, 1) is not find_evaluation(luna, 2) is find_evaluation(luna, 4)
    assert find_evaluation(hansa, 1) is find_evaluation(hansa, 2), "there are none"


def test_which_games_have_a_policy() -> None:
    networks = {name: find_evaluation(find_game(name)).network for name in game_names()}
    assert [name for name, network in networks.items() if network is not None and network.actions > 0] == [*WITH_POLICY]
