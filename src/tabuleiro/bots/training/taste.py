"""Tastes: seats that want some things more than others do, so that games to learn from hold what equals never do.

Whoever only ever meets itself learns nothing about an opponent that plays for something else, and judges it wrongly.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.network import HEADS, VALUE, Network
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.search import Search
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

KNOWN: Final = 64
"""A taste is for some of the inputs that tell most about who wins."""
FOND: Final = 3
"""How many of these a seat with a taste is fond of."""
STRENGTH: Final = 1.0
"""What an input of its usual size adds to the logit of a seat that is fond of it."""
GLANCE: Final = 8
"""The iterations a decision of the games that show how large inputs usually are."""


class Tastes:
    """Draws evaluations that differ from a learned one, which has a policy, in what they are fond of."""

    def __init__(self, game: Game, evaluation: Evaluation) -> None:
        network: Network | None = evaluation.network
        assert network is not None, "nothing was learned"
        self.network: Network = network
        self.scale: float = evaluation.scale
        self.sizes: list[float] = usual_sizes(game, evaluation)
        told: list[tuple[float, int]] = []
        for place in range(len(self.sizes)):
            told.append((-abs(network.direct[place * HEADS + VALUE]) * self.sizes[place], place))
        told.sort()
        self.known: list[int] = [place for weight, place in told[:KNOWN] if weight < 0.0]

    def draw(self, seed: int) -> Evaluation:
        """An evaluation with a taste: what helps somebody helps it more, if it is fond of that."""
        word: i64 = seed_word(seed)
        old: Network = self.network
        direct: vec[float] = copied(old.direct)
        for _ in range(FOND):
            word = next_word(word)
            place: int = self.known[int(draw(word, len(self.known)))]
            weight: float = old.direct[place * HEADS + VALUE]
            more: float = STRENGTH / self.sizes[place]
            direct[place * HEADS + VALUE] = weight + (more if weight > 0.0 else -more)
        made: Network = Network(int(old.inputs), int(old.hidden), int(old.actions))
        made.inner = old.inner
        made.inner_bias = old.inner_bias
        made.direct = direct
        made.outer = old.outer
        made.bias = old.bias
        made.policy = old.policy
        made.policy_bias = old.policy_bias
        made.timeless = old.timeless
        return Evaluation(made, self.scale)


def usual_sizes(game: Game, evaluation: Evaluation) -> list[float]:
    """How large every input is, as the root mean square in a game by two and in one of the fullest table."""
    inputs: int = len(game.feature_names)
    squares: list[float] = [0.0] * inputs
    views: int = 0
    view: vec[i64] = vec[i64]([0] * inputs)
    for seats in {2, max(game.seats)}:
        for state in glanced_at(game, evaluation, seats):
            views += 1
            state.features_into(0, view)
            for place in range(inputs):
                squares[place] += float(view[place] * view[place])
    return [sqrt(total / float(max(views, 1))) for total in squares]


def glanced_at(game: Game, evaluation: Evaluation, seats: int) -> list[State]:
    """The positions in which a seat had a choice, in a game that was hardly searched."""
    state: State = game.new(seats)
    buffer: vec[i64] = vec[i64]([0] * game.spaces.size)
    word: i64 = seed_word(seats)
    met: list[State] = []
    while state.to_act() != NOBODY:
        word = next_word(word)
        if state.to_act() != CHANCE and state.legal_into(buffer) > 1:
            search: Search = Search(evaluation, state, int(word))
            search.run(GLANCE)
            met.append(state.copy())
            state.apply(search.advice().action)
        else:
            state.apply(random_action(state, word, buffer))
    return met


def copied(table: vec[float]) -> vec[float]:
    """The same numbers in a table of its own."""
    made: vec[float] = vec[float]()
    for number in table:
        made = append(made, number)
    return made
