"""TorchRL through PettingZoo: one masked policy for all seats, learned by REINFORCE from whole games against itself.

    python examples/baselines/torchrl_reinforce.py luna --games 200            trains, and writes reinforce-luna.pt
    tabuleiro benchmark luna --agent torchrl_reinforce:Player                  rates it, in the folder of both files

Needs PettingZoo, TorchRL and PyTorch.
"""

import argparse
from importlib import import_module

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import MarlGroupMapType
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.modules import MaskedCategorical, MultiAgentMLP, ProbabilisticActor

from tabuleiro.bots.bot import Bot
from tabuleiro.core import State
from tabuleiro.envs.observation import features_array

SEEN, MASK, ACTION = ("agents", "observation", "observation"), ("agents", "action_mask"), ("agents", "action")
TURN, REWARD = ("agents", "mask"), ("next", "agents", "reward")


class Logarithms(nn.Module):
    """Counts from 0 to hundreds, made alike."""

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """The logarithms, with their signs."""
        return torch.sign(seen) * torch.log1p(seen.abs())


def make(game: str, seats: int) -> PettingZooWrapper:
    """A game in which all seats are one group; `mask` says whose turn it is."""
    env = import_module(f"tabuleiro.envs.{game}_v0").env(seats=seats)
    return PettingZooWrapper(
        env=env, use_mask=True, group_map=MarlGroupMapType.ALL_IN_ONE_GROUP, categorical_actions=True, seed=1
    )


def make_network(features: int, actions: int, seats: int) -> nn.Sequential:
    """Features to the worth of every action; all seats share the weights."""
    layers = MultiAgentMLP(features, actions, seats, centralized=False, share_params=True, depth=1, num_cells=128)
    return nn.Sequential(Logarithms(), layers)


def policy(network: nn.Sequential) -> ProbabilisticActor:
    """Features to the chance of every legal action."""
    body = TensorDictModule(network, in_keys=[SEEN], out_keys=[("agents", "logits")])
    return ProbabilisticActor(
        body,
        in_keys={"logits": ("agents", "logits"), "mask": MASK},
        out_keys=[ACTION],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=("agents", "log_prob"),
    )


class Player(Bot):
    """The trained network as an agent for `tabuleiro benchmark`; it reads reinforce-GAME.pt in the present folder."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.network: nn.Sequential | None = None

    def choose(self, state: State) -> int:
        """What the network holds to be best. It is asked for all seats, each seeing what the own one sees."""
        game, seats = state.game(), int(state.seats)
        if self.network is None:
            self.network = make_network(len(game.feature_names), game.spaces.players, seats)
            self.network.load_state_dict(torch.load(f"reinforce-{game.name}.pt", weights_only=True))
        seen = torch.from_numpy(features_array(state, state.to_act()))
        with torch.no_grad():
            worth = self.network(seen.expand(seats, -1))[0]
        legal = state.legal()
        return legal[int(worth[legal].argmax())]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="REINFORCE by self-play, with TorchRL.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    said = parser.parse_args()
    torch.manual_seed(1)
    env = make(said.game, said.seats)
    start = env.reset()
    network = make_network(start[SEEN].shape[-1], start[MASK].shape[-1], said.seats)
    actor = policy(network)
    optimiser = torch.optim.Adam(actor.parameters(), 1e-3)
    for number in range(said.games):
        with torch.no_grad():
            game = env.rollout(10_000, actor)
        worth = game[REWARD].sum(0).squeeze(-1)  # paid at the end: from -1, the last, to 1, the first
        turns = game[TURN]
        loss = -(actor.get_dist(game).log_prob(game[ACTION]) * worth)[turns].mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        print(f"game {number + 1}: {int(turns.sum())} decisions, rewards {worth.tolist()}, loss {loss.item():.3f}")
    torch.save(network.state_dict(), f"reinforce-{said.game}.pt")
