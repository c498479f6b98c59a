"""PPO by self-play in one file, in the manner of CleanRL: one network decides for every seat.

    python examples/baselines/ppo_self_play.py luna --decisions 2000000        trains, and writes ppo-luna.pt
    tabuleiro benchmark luna --agent ppo_self_play:Player                      rates it, in the folder of both files

Needs NumPy and PyTorch.
"""

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from tabuleiro.bots.bot import Bot
from tabuleiro.core import State
from tabuleiro.envs.observation import features_array
from tabuleiro.envs.self_play import SelfPlay, Sight

LAMBDA, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.01, 0.5
"""Of generalised advantage estimation, of PPO's ratio, and the weights of the two other parts of the loss."""
FORBIDDEN = -1e9


class Network(nn.Module):
    """Features to the worth of every action and of the position, from -1 (last) to 1 (first)."""

    def __init__(self, features: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The choice among the actions of a mask, and the worth."""
        body = self.body(torch.sign(seen) * torch.log1p(seen.abs()))  # counts from 0 to hundreds, made alike
        return Categorical(logits=self.policy(body).masked_fill(mask == 0, FORBIDDEN)), self.value(body).squeeze(-1)


def advantages(rollout: Sight, values: np.ndarray) -> np.ndarray:
    """Generalised advantage estimation; the decision that follows one is the next of the same seat in the same game.

    A reward that comes while others decide is its seat's, too. Where the rollout ends before a seat decides again,
    its last decision has nothing to learn from.
    """
    steps, games = values.shape
    number = np.arange(games)
    later, ahead, owed = (np.zeros(rollout.rewards.shape[1:]) for _ in range(3))
    known = np.zeros(rollout.rewards.shape[1:], bool)
    found = np.zeros_like(values)
    for step in reversed(range(steps)):
        over = rollout.terminated[step + 1] | rollout.truncated[step + 1]
        for table in (later, ahead, owed):
            table[over] = 0.0
        known[over] = True
        owed += rollout.rewards[step + 1]
        own = (number, rollout.seat[step])
        delta = np.where(known[own], owed[own] + later[own] - values[step], 0.0)
        found[step] = delta + LAMBDA * ahead[own]
        later[own], ahead[own], owed[own], known[own] = values[step], found[step], 0.0, True
    return found


def learn(network: Network, optimiser: torch.optim.Optimizer, batch: dict[str, torch.Tensor], epochs: int) -> None:
    """PPO's clipped steps over a rollout, in random quarters."""
    gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(gain)).chunk(4):
            choice, value = network(batch["seen"][part], batch["mask"][part])
            ratio = (choice.log_prob(batch["action"][part]) - batch["chance"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
            loss = policy + VALUE * (value - batch["target"][part]).square().mean() - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def train(game: str, seats: int, decisions: int, games: int, steps: int) -> Network:
    """Play and learn until so many decisions were taken."""
    play = SelfPlay(game, games, seats=seats)
    network = Network(play.layout.features, play.layout.actions)
    optimiser = torch.optim.Adam(network.parameters(), 3e-4, eps=1e-5)
    rollout = play.new_arrays(steps + 1)
    play.reset(seed=1, out=rollout.at(0))
    chosen, chances, values = (np.zeros((steps, games), kind) for kind in (np.int64, np.float32, np.float32))
    began, taken = perf_counter(), 0
    while taken < decisions:
        for step in range(steps):
            with torch.no_grad():
                choice, value = network(
                    torch.from_numpy(rollout.observation[step]), torch.from_numpy(rollout.action_mask[step])
                )
                action = choice.sample()
            chosen[step], chances[step], values[step] = action, choice.log_prob(action), value
            play.step(chosen[step], out=rollout.at(step + 1))
        gain = advantages(rollout, values)
        arrays = {
            "seen": rollout.observation[:-1],
            "mask": rollout.action_mask[:-1],
            "action": chosen,
            "chance": chances,
            "gain": gain,
            "target": gain + values,
        }
        batch = {name: torch.from_numpy(array).flatten(0, 1) for name, array in arrays.items()}
        learn(network, optimiser, batch, epochs=3)
        taken += steps * games
        ended = int(rollout.terminated[1:].sum())
        rate = taken / (perf_counter() - began)
        print(f"{taken:,} decisions, {rate:,.0f} a second, {ended} games ended", flush=True)
        for _, array in rollout.arrays():
            array[0] = array[-1]
    return network


class Player(Bot):
    """The trained network as an agent for `tabuleiro benchmark`; it reads ppo-GAME.pt in the present folder."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.network: Network | None = None

    def choose(self, state: State) -> int:
        """What the network holds to be best."""
        game = state.game()
        if self.network is None:
            self.network = Network(len(game.feature_names), game.spaces.players)
            self.network.load_state_dict(torch.load(f"ppo-{game.name}.pt", weights_only=True))
        mask = torch.zeros(game.spaces.players)
        mask[state.legal()] = 1
        with torch.no_grad():
            choice, _ = self.network(torch.from_numpy(features_array(state, state.to_act())), mask)
        return int(choice.logits.argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PPO by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=2_000_000)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--steps", type=int, default=128, help="in a rollout")
    said = parser.parse_args()
    torch.manual_seed(1)
    trained = train(said.game, said.seats, said.decisions, said.games, said.steps)
    torch.save(trained.state_dict(), Path(f"ppo-{said.game}.pt"))
