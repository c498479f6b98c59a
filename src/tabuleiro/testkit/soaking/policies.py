"""Policies that drive a soak: some wander, some look for what was rarely played, some are stubborn."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.core.action import CHANCE
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

MANY: Final = 6
"""A parameter with at least this number of words names something on the board."""
FREE: Final = 4
"""A leaning or focused policy is free in one of this number of decisions."""


class Dice:
    """A driver's random numbers: the same for the same seed, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.word = seed_word(seed)

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""
        self.word = next_word(self.word)
        return int(draw(self.word, count))

    def pick(self, actions: list[int]) -> int:
        """One of some actions."""
        return actions[self.below(len(actions))]


class Steering:
    """Chooses actions by a named policy and remembers how often each kind was played."""

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = Dice(seed)
        self.kinds = [game.spaces.kind(action) for action in range(game.spaces.size)]
        self.objects = [_object(game, action) for action in range(game.spaces.size)]
        self.manners = [_manner(game, action) for action in range(game.spaces.size)]
        self.tried = Counter[str]()
        """How often `thorough` has turned to an object, and done something in a manner."""
        self.focus: dict[int, str] = {}
        self.played = {family.kind: 0 for family in game.spaces.families}

    def choose(self, policy: "Policy", state: State, legal: list[int]) -> int:
        """The policy's choice among the legal actions."""
        action = legal[0] if len(legal) == 1 else policy(self, state, legal)
        self.played[self.kinds[action]] += 1
        return action

    def by_kind(self, legal: list[int]) -> dict[str, list[int]]:
        """The legal actions, grouped by their kind."""
        groups: dict[str, list[int]] = {}
        for action in legal:
            groups.setdefault(self.kinds[action], []).append(action)
        return groups


def _object(game: Game, action: int) -> str:
    """What an action is about: its word for the parameter that has most values."""
    parameters = game.spaces.family(action).parameters
    sizes = [len(parameter.words) for parameter in parameters]
    return game.spaces.words(action)[sizes.index(max(sizes))] if sizes and max(sizes) >= MANY else ""


def _manner(game: Game, action: int) -> str:
    """How an action is done: its kind and its words for the parameters that have few values."""
    family = game.spaces.family(action)
    words = zip(family.parameters, game.spaces.words(action), strict=True)
    return " ".join([family.kind, *[word for parameter, word in words if len(parameter.words) < MANY]])


Policy = Callable[[Steering, State, list[int]], int]
"""Chooses one of the legal actions of a position."""


def uniform(steering: Steering, state: State, legal: list[int]) -> int:
    """Any legal action alike; a chance outcome by its weight."""
    if state.to_act() != CHANCE:
        return steering.dice.pick(legal)
    weights = [int(state.weight(action)) for action in legal]
    left = steering.dice.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        if left < weight:
            return action
        left -= weight
    return legal[-1]


def balanced(steering: Steering, state: State, legal: list[int]) -> int:  # noqa: ARG001 - a policy's signature
    """Any kind alike, then any action of it: kinds with few actions are played as often as those with many."""
    groups = list(steering.by_kind(legal).values())
    return steering.dice.pick(groups[steering.dice.below(len(groups))])


def eager(steering: Steering, state: State, legal: list[int]) -> int:  # noqa: ARG001 - a policy's signature
    """The kind that was played least in this run: reaches what others hardly ever do."""
    groups = steering.by_kind(legal)
    fewest = min(steering.played[kind] for kind in groups)
    rare = [action for kind, group in groups.items() if steering.played[kind] == fewest for action in group]
    return steering.dice.pick(rare)


def focused(steering: Steering, state: State, legal: list[int]) -> int:
    """Stays with one route, city or card while it can: what takes several actions gets done."""
    seat = state.to_act()
    if seat == CHANCE:
        return uniform(steering, state, legal)
    focus = steering.focus.get(seat, "")
    near = [action for action in legal if steering.objects[action] == focus]
    if near and steering.dice.below(FREE) > 0:
        return balanced(steering, state, near)
    action = balanced(steering, state, legal)
    if steering.objects[action] and not near:
        steering.focus[seat] = steering.objects[action]
    return action


def thorough(steering: Steering, state: State, legal: list[int]) -> int:
    """Goes from object to object, the least tried first, and does there what it did least, with each kind of piece."""
    seat = state.to_act()
    if seat == CHANCE:
        return uniform(steering, state, legal)
    focus = steering.focus.get(seat, "")
    near = [action for action in legal if steering.objects[action] == focus]
    if not near or steering.dice.below(FREE) == 0:
        objects = {steering.objects[action] for action in legal} - {""}
        if objects and not near:
            focus = min(sorted(objects), key=steering.tried.__getitem__)
            steering.focus[seat] = focus
            steering.tried[focus] += 1
            near = [action for action in legal if steering.objects[action] == focus]
        else:
            near = legal
    fewest = min(steering.tried[steering.manners[action]] for action in near)
    action = steering.dice.pick([action for action in near if steering.tried[steering.manners[action]] == fewest])
    steering.tried[steering.manners[action]] += 1
    return action


def first(steering: Steering, state: State, legal: list[int]) -> int:
    """Always the lowest id; chance stays fair."""
    return uniform(steering, state, legal) if state.to_act() == CHANCE else legal[0]


def last(steering: Steering, state: State, legal: list[int]) -> int:
    """Always the highest id; chance stays fair."""
    return uniform(steering, state, legal) if state.to_act() == CHANCE else legal[-1]


def mostly_first(steering: Steering, state: State, legal: list[int]) -> int:
    """The lowest id, but now and then any kind alike."""
    return balanced(steering, state, legal) if steering.dice.below(FREE) == 0 else first(steering, state, legal)


def mostly_last(steering: Steering, state: State, legal: list[int]) -> int:
    """The highest id, but now and then any kind alike."""
    return balanced(steering, state, legal) if steering.dice.below(FREE) == 0 else last(steering, state, legal)


POLICIES: Final[dict[str, Policy]] = {
    "uniform": uniform,
    "balanced": balanced,
    "eager": eager,
    "focused": focused,
    "thorough": thorough,
    "first": first,
    "last": last,
    "mostly_first": mostly_first,
    "mostly_last": mostly_last,
}
"""Every policy by its name."""


def rotation(number: int, steering: Policy | None) -> tuple[str, Policy]:
    """The policy of a run's game `number` (from 0); a game's own steering, if there is one, plays every third game.

    The two stubborn policies play once: what they do hardly depends on chance.
    """
    if steering is not None and number % 3 == 2:
        return "own", steering
    leaning = ["first", "last"] if number < 8 else ["mostly_first", "mostly_last"]
    names = ["focused", "thorough", "eager", leaning[0], "thorough", "balanced", leaning[1], "uniform"]
    name = names[number % len(names)]
    return name, POLICIES[name]
