"""Learned weights as data files: one JSON object per game, in `learned/` or wherever training wrote it.

Those of a game whose policy was not learned yet have none.

Tables are 16-bit floating-point numbers, little-endian, in base 64.
"""

import json
from base64 import b64decode, b64encode
from pathlib import Path
from struct import pack, unpack
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.network import HEADS, Network
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game

LEARNED: Final = Path(__file__).parent / "learned"
UNLEARNED_SCALE: Final = 10.0
"""How many points of lead count as a clear one in a game for which nothing was learned."""
CLOCKS: Final = ("turns",)
"""Features that only count the time: they are not learned from, and no part of a position's key."""
MOST_NEW: Final = 0.1
"""Weights still fit a game of whose inputs, or actions, no larger share is new."""
_KNOWN: Final[dict[str, Evaluation]] = {}


class BadWeights(InputError):
    """Weights that do not fit the game."""


def find_evaluation(game: Game, seats: int = 2) -> Evaluation:
    """The evaluation that comes with us; without one the points on the board must do.

    Whoever plays alone strives for something else: where there are weights for that, these are taken.
    """
    path = LEARNED / f"{game.name}.json"
    alone = LEARNED / f"{game.name}_alone.json"
    if seats == 1 and alone.exists():
        path = alone
    edition = f"{path.name} {game.version} {game.components}"
    if edition not in _KNOWN:
        _KNOWN[edition] = load_evaluation(game, path) if path.exists() else JudgedEvaluation(None, UNLEARNED_SCALE)
    return _KNOWN[edition]


def load_evaluation(game: Game, path: Path) -> Evaluation:
    """The evaluation of a weights file; `BadWeights` when it is for another game or other features."""
    try:
        return read_weights(game, path.read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadWeights(
            "bad-weights", f"{path} holds no weights for {game.name}: {error}", {"file": str(path), "game": game.name}
        ) from error


def read_weights(game: Game, text: str) -> Evaluation:
    """The inverse of `write_weights`.

    An input or an action that is new since then has no weight; one that is gone is left out.
    """
    data = json.loads(text)
    if data["game"] != game.name:
        raise ValueError(f"they are for {data['game']}")
    names, actions, hidden = list[str](data["inputs"]), list[str](data["actions"]), int(data["hidden"])
    has_policy = len(actions) > 0
    rows = places(game.feature_names, names)
    chosen = places(action_texts(game), actions) if has_policy else []
    network = Network(len(rows), hidden, len(chosen))
    network.inner = picked(unpacked(data["inner"], len(names) * hidden), rows, hidden)
    network.inner_bias = unpacked(data["inner_bias"], hidden)
    network.direct = picked(unpacked(data["direct"], len(names) * HEADS), rows, HEADS)
    network.outer = unpacked(data["outer"], HEADS * hidden)
    network.bias = unpacked(data["bias"], HEADS)
    network.policy = picked(unpacked(data["policy"], len(actions) * hidden), chosen, hidden)
    network.policy_bias = picked(unpacked(data["policy_bias"], len(actions)), chosen, 1)
    scale = float(data["scale"])
    if not has_policy:
        return JudgedEvaluation(network, scale)
    network.timeless = timeless_inputs(game)
    return Evaluation(network, scale)


def action_texts(game: Game) -> list[str]:
    """The players' actions by their texts, which outlive a change of their ids."""
    return [game.format(action) for action in range(game.spaces.players)]


def places(wanted: list[str], known: list[str]) -> list[int]:
    """Where each name stands among the known ones, -1 for a new one; not too many may be new."""
    found = {name: place for place, name in enumerate(known)}
    made = [found.get(name, -1) for name in wanted]
    if made.count(-1) > len(made) * MOST_NEW:
        raise ValueError(f"{made.count(-1)} of {len(made)} inputs or actions are unknown to them")
    return made


def picked(table: vec[float], rows: list[int], width: int) -> vec[float]:
    """Some rows of a table one after the other; -1 is a row of zeros."""
    made: vec[float] = vec[float]()
    for row in rows:
        for place in range(width):
            made = append(made, table[row * width + place] if row >= 0 else 0.0)
    return made


def write_weights(game: Game, evaluation: Evaluation) -> str:
    """An evaluation as JSON."""
    network = evaluation.network
    assert network is not None, "nothing was learned"
    data: dict[str, object] = {
        "game": game.name,
        "inputs": game.feature_names,
        "hidden": int(network.hidden),
        "actions": action_texts(game) if network.actions > 0 else [],
        "scale": evaluation.scale,
        "inner": packed(network.inner),
        "inner_bias": packed(network.inner_bias),
        "direct": packed(network.direct),
        "outer": packed(network.outer),
        "bias": packed(network.bias),
        "policy": packed(network.policy),
        "policy_bias": packed(network.policy_bias),
    }
    return json.dumps(data, separators=(",", ":")).replace(',"', ',\n"') + "\n"


def timeless_inputs(game: Game) -> vec[i64]:
    """For every input 1, but 0 for one that only counts the time."""
    made: vec[i64] = vec[i64]()
    for name in game.feature_names:
        made = append(made, 0 if name in CLOCKS else 1)
    return made


def packed(table: vec[float]) -> str:
    """A table as text."""
    numbers = list(table)
    return b64encode(pack(f"<{len(numbers)}e", *numbers)).decode("ascii")


def unpacked(text: str, length: int) -> vec[float]:
    """The inverse of `packed`, for a table of a known length."""
    data = b64decode(text, validate=True)
    if len(data) != 2 * length:
        raise ValueError(f"a table has {len(data) // 2} weights, not {length}")
    made: vec[float] = vec[float]()
    for number in unpack(f"<{length}e", data):
        made = append(made, float(number))
    return made
