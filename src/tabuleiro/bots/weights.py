"""Learned weights as data files: one JSON object per game, in `learned/` or wherever training wrote it."""

import json
from pathlib import Path
from typing import Final

from librt.vecs import append, vec

from tabuleiro.bots.evaluation import Evaluation, input_count
from tabuleiro.bots.network import Network
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game

LEARNED: Final = Path(__file__).parent / "learned"
UNLEARNED_SCALE: Final = 10.0
"""How many points of lead count as a clear one in a game for which nothing was learned."""
_KNOWN: Final[dict[str, Evaluation]] = {}


class BadWeights(InputError):
    """Weights that do not fit the game."""


def find_evaluation(game: Game) -> Evaluation:
    """The evaluation that comes with us; without one the points on the board must do."""
    edition = f"{game.name} {game.version} {game.components}"
    if edition not in _KNOWN:
        path = LEARNED / f"{game.name}.json"
        _KNOWN[edition] = load_evaluation(game, path) if path.exists() else Evaluation(None, UNLEARNED_SCALE)
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
    """The inverse of `write_weights`."""
    data = json.loads(text)
    inputs = input_count(game)
    if (data["game"], len(data["direct"])) != (game.name, inputs):
        raise ValueError(f"they are for {data['game']} with {len(data['direct'])} inputs, not {inputs}")
    network = Network(inputs, len(data["outer"]))
    network.bias = float(data["bias"])
    network.direct = floats(data["direct"], inputs)
    network.inner = floats(data["inner"], inputs * int(network.hidden))
    network.inner_bias = floats(data["inner_bias"], int(network.hidden))
    network.outer = floats(data["outer"], int(network.hidden))
    return Evaluation(network, float(data["scale"]))


def write_weights(game: Game, evaluation: Evaluation) -> str:
    """An evaluation as JSON, five digits a weight."""
    network = evaluation.network
    assert network is not None, "nothing was learned"
    data: dict[str, object] = {"game": game.name, "scale": rounded(evaluation.scale), "bias": rounded(network.bias)}
    tables = {
        "direct": network.direct,
        "inner": network.inner,
        "inner_bias": network.inner_bias,
        "outer": network.outer,
    }
    for name, table in tables.items():
        data[name] = [rounded(weight) for weight in table]
    return json.dumps(data, separators=(",", ":")).replace(',"', ',\n"') + "\n"


def rounded(number: float) -> float:
    """Five digits tell all that was learned."""
    return float(f"{number:.5g}")


def floats(numbers: list[float], length: int) -> vec[float]:
    """A table of a known length."""
    if len(numbers) != length:
        raise ValueError(f"a table has {len(numbers)} weights, not {length}")
    made: vec[float] = vec[float]()
    for number in numbers:
        made = append(made, float(number))
    return made
