"""Learn from a data set with PyTorch: a policy from what a search visited, a value from who won.

    python examples/baselines/learn_from_sample.py [FOLDER]

FOLDER is a collection; left out, it is the sample of the repository. Needs PyArrow and PyTorch.
"""

import sys
from pathlib import Path

import numpy as np
import torch
from pyarrow import compute, dataset
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from tabuleiro.core import find_game

FOLDER = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[1] / "sample")


def load(folder: Path, title: str, seats: int) -> TensorDataset:
    """Every searched decision: features, share of the visits of each action, share of the win of who decided."""
    whole = dataset.dataset(folder / "decisions", partitioning="hive")
    wanted = (dataset.field("title") == title) & (dataset.field("seats") == seats)
    table = whole.to_table(filter=wanted, columns=["seat", "features", "legal", "visits", "shares"])
    table = table.filter(compute.greater(compute.list_value_length(table["visits"]), 0))
    policy = np.zeros((len(table), find_game(title).spaces.players), np.float32)
    for row, (legal, visits) in enumerate(zip(table["legal"].to_pylist(), table["visits"].to_pylist(), strict=True)):
        policy[row, legal] = np.asarray(visits) / sum(visits)
    won = [shares[seat] for seat, shares in zip(table["seat"].to_pylist(), table["shares"].to_pylist(), strict=True)]
    seen = torch.tensor(np.asarray(table["features"].to_pylist()), dtype=torch.float32)
    return TensorDataset(seen, torch.from_numpy(policy), torch.tensor(won))


if __name__ == "__main__":
    torch.manual_seed(1)
    rows = load(FOLDER, "luna", 3)
    features, actions = rows.tensors[0].shape[1], rows.tensors[1].shape[1]
    body = nn.Sequential(nn.Linear(features, 128), nn.ReLU())
    policy_head, value_head = nn.Linear(128, actions), nn.Linear(128, 1)
    optimiser = torch.optim.Adam(nn.ModuleList([body, policy_head, value_head]).parameters(), 1e-3)
    for epoch in range(5):
        total = 0.0
        for seen, policy, won in DataLoader(rows, batch_size=32, shuffle=True):
            inside = body(torch.sign(seen) * torch.log1p(seen.abs()))
            policy_loss = nn.functional.cross_entropy(policy_head(inside), policy)
            value_loss = nn.functional.binary_cross_entropy_with_logits(value_head(inside).squeeze(-1), won)
            loss = policy_loss + value_loss
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.item() * len(seen)
        print(f"epoch {epoch}: {len(rows)} decisions, loss {total / len(rows):.3f}")
