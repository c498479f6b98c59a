"""OpenSpiel: the games registered as `tabuleiro_<game>`, with explicit chance and perfect information.

Importing this module registers them. Their parameters: `players`, `reward` (`ranking` or `margin`, paid at the end)
and `options`, e.g. `tabuleiro_luna(players=1,options=solo_level:2/setup:preset)`.
"""

from collections.abc import Mapping
from typing import Final

from tabuleiro.envs.library import MissingLibrary

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingLibrary("open_spiel", "openspiel") from error

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import canonical
from tabuleiro.core.errors import BadOption
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.core.state import State
from tabuleiro.envs.observation import features_array
from tabuleiro.envs.reward import check_reward, final_rewards

LARGEST_MARGIN: Final = 1000.0
"""OpenSpiel wants to know how far utilities reach; no score comes near it."""


class SpielGame(pyspiel.Game):
    """One of our games with its players, reward and options chosen; each game has a subclass with its `rules`."""

    rules: Game

    def __init__(self, parameters: Mapping[str, object]) -> None:
        game = self.rules
        players = int(str(parameters["players"]))
        reward = check_reward(str(parameters["reward"]))
        self.start: State = game.new(players, read_options(str(parameters["options"])))
        self.reward = reward
        is_zero_sum = reward == "ranking" and players > 1
        bound = 1.0 if reward == "ranking" else LARGEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=game.spaces.players,
            max_chance_outcomes=game.spaces.size - game.spaces.players,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=game.max_steps,
        )
        super().__init__(game_type(game, is_zero_sum=is_zero_sum), info, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        """The first decision, which may be chance's."""
        return SpielState(self)

    def state_at(self, position: State) -> "SpielState":
        """A position of ours, to be searched from; how it came about is not known to OpenSpiel."""
        made = SpielState(self)
        made._position = Position(position.copy())  # noqa: SLF001 - the state is ours
        return made

    def make_py_observer(self, _kind: object = None, _parameters: object = None) -> "SpielObserver":
        """Sees the features of a position; information is perfect, so there is one kind of observer."""
        return SpielObserver(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game is longer, whatever is played."""
        return self.rules.max_steps


class Position:
    """A state as an attribute that OpenSpiel can deep-copy and pickle; its text is made once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.text = ""

    def __deepcopy__(self, memo: object) -> "Position":
        other = Position(self.state.copy())
        other.text = self.text
        return other

    def __reduce__(self) -> tuple[object, tuple[str, object]]:
        return load_position, (self.state.game().name, self.state.dump())


class SpielState(pyspiel.State):
    """A position. Chance outcomes are numbered from 0: our ids less the number of the players' ids."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position = Position(game.start.copy())

    def current_player(self) -> int:
        """The seat to act, chance or nobody: their numbers are OpenSpiel's."""
        return self._position.state.to_act()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._position.state.to_act() == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        state = self._position.state
        legal = state.legal()
        weights = [int(state.weight(action)) for action in legal]
        total = sum(weights)
        first = state.game().spaces.players
        return [(action - first, weight / total) for action, weight in zip(legal, weights, strict=True)]

    def returns(self) -> list[float]:
        """What the end is worth to each player; nothing before it."""
        state = self._position.state
        result = state.result()
        return final_rewards(state, result, self.get_game().reward) if result else [0.0] * int(state.seats)

    def _legal_actions(self, _player: int) -> list[int]:
        return self._position.state.legal()

    def _apply_action(self, action: int) -> None:
        state = self._position.state
        state.apply(action + state.game().spaces.players if state.to_act() == CHANCE else action)
        self._position.text = ""

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._position.state.game()
        return game.format(action + game.spaces.players if player == CHANCE else action)

    def __str__(self) -> str:
        """The position as canonical JSON."""
        position = self._position
        if not position.text:
            position.text = canonical(position.state.dump())
        return position.text


class SpielObserver:
    """Fills a tensor with the features that a player sees."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(len(game.rules.feature_names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = features_array(state._position.state, player)  # noqa: SLF001 - the state is ours

    def string_from(self, state: SpielState, _player: int) -> str:
        """The position as canonical JSON: everybody sees all of it."""
        return str(state)


def game_type(game: Game, *, is_zero_sum: bool) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game in advance."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tabuleiro_{game.name}",
        long_name=f"Tabuleiro: {game.name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(game.seats)), "reward": "ranking", "options": ""},
    )


def read_options(text: str) -> dict[str, str]:
    """The options in `name:value/name:value`; OpenSpiel would take a value such as 2 or true for no text."""
    options: dict[str, str] = {}
    for part in text.split("/") if text else []:
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption("bad-option-form", f"{part!r} is no option: expected name:value", {"option": part})
        options[name] = value
    return options


def load_position(game: str, position: object) -> Position:
    """The inverse of pickling."""
    return Position(find_game(game).load(position))


def register(name: str) -> None:
    """Tell OpenSpiel of a game.

    It is made by a class, not by a function: OpenSpiel lets go of it when the interpreter is gone already, and only
    a class outlives that.
    """
    game = find_game(name)
    pyspiel.register_game(game_type(game, is_zero_sum=False), type("SpielGame", (SpielGame,), {"rules": game}))


for each in game_names():
    register(each)
