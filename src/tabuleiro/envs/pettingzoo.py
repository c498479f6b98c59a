"""PettingZoo: a game as an environment in which the seats act in turn (AEC).

The same seat may act several times in a row; chance is drawn inside. An illegal action raises and names its rule;
PettingZoo's `TerminateIllegalWrapper` ends the episode instead.
"""

from operator import index
from typing import Any

from tabuleiro.envs.library import MissingLibrary

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise MissingLibrary("pettingzoo", "pettingzoo") from error

from tabuleiro.core.registry import find_game
from tabuleiro.core.result import Result
from tabuleiro.envs.drawing import draw_board
from tabuleiro.envs.observation import Observation, Window
from tabuleiro.envs.reward import check_reward, final_rewards, leads
from tabuleiro.envs.spaces import action_space, observation_space
from tabuleiro.envs.stepper import EpisodeOver, Stepper


class SeatsEnv(AECEnv[str, Observation, int], EzPickle):
    """All seats of a game, called `seat_0`, `seat_1` and so on.

    `reward` is paid at the end: `ranking` (1 for the first place down to -1 for the last) or `margin` (own points less
    the best rival's). `shaping` adds, after every action, the change of each seat's lead in points times this factor.
    """

    def __init__(
        self,
        game: str,
        seats: int = 3,
        *,
        reward: str = "ranking",
        shaping: float = 0.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, reward=reward, shaping=shaping, render_mode=render_mode, **options)
        super().__init__()  # type: ignore[no-untyped-call] # PettingZoo types most of itself, not this
        self.table = Stepper(find_game(game), seats, options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.reward = check_reward(reward)
        self.shaping = shaping
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []
        self.observation_spaces = {agent: observation_space(self.table.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table.game) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._window = Window(self.table)
        self._seeded = False
        self._leads: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same for every agent, seat count and option."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """The ids of the players' actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the standard signature
        """Begin a game. The same seed draws the same chance; without one the stream goes on."""
        if seed is not None or not self._seeded:
            self.table.deal(int(seeding.np_random(seed)[0].integers(1 << 32)))
            self._seeded = True
        else:
            self.table.deal_again()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment] # PettingZoo's own value for nobody
        self._leads = self._measure_leads()
        self.agent_selection = self.agents[self.table.actor]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty while another one decides, and full when the game is over."""
        return self._window.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is; None once the game is over."""
        if not self.agents:
            raise EpisodeOver("there is no game under way: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise EpisodeOver("the game is over: the only valid action is None, until reset()")
            self._was_dead_step(None)  # type: ignore[arg-type] # PettingZoo takes nothing else there
            return
        self.table.act(index(action))  # type: ignore[arg-type] # None is no integer and raises TypeError
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        if self.agents and not self.table.is_over():
            self.agent_selection = self.possible_agents[self.table.actor]

    def render(self) -> str | None:
        """The text board, when the render mode is "ansi"."""
        return draw_board(self.table.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to release."""

    def _pay(self) -> None:
        """Give every agent what the last action was worth, and end the game when it is over."""
        result = self.table.state.result() if self.table.is_over() else None
        if result is None and not self.shaping:
            return
        gains = final_rewards(self.table.state, result, self.reward) if result else [0.0] * len(self.agents)
        before, self._leads = self._leads, self._measure_leads()
        for seat, (old, new) in enumerate(zip(before, self._leads, strict=True)):
            gains[seat] += self.shaping * (new - old)
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self._accumulate_rewards()
        if result:
            self._end(result)

    def _end(self, result: Result) -> None:
        """Tell every agent that the game is over, and how it ended."""
        for agent, standing in zip(self.agents, result.standings, strict=False):  # automata follow the seats
            self.terminations[agent] = not result.truncated
            self.truncations[agent] = result.truncated
            self.infos[agent] = {"points": standing.points, "rank": standing.rank}
        self.agent_selection = self.agents[0]

    def _measure_leads(self) -> list[int]:
        return leads(self.table.state) if self.shaping else []
