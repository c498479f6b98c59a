"""Calibration: from what a search holds of a position to shares of the win that come true.

A search's value is half the win and half how clear it is: the winner of a finished game has about 0.75. So values are
raised to a power that grows in the course of a game and shared out anew: share_i = v_i^b / sum_j v_j^b with
b = exp(b0 + b1 * progress). A calibration holds for the weights that it was made with, and for no others.
"""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.bots.arithmetic.logarithm import log
from tabuleiro.bots.arithmetic.total import total_of
from tabuleiro.bots.weights import LEARNED
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.learn.estimate.bands import Bands, Knot, read_bands

FOLDER: Final = Path(__file__).parent / "calibrations"
DIGITS: Final = 16
"""Digits of a digest that name weights."""
SMALLEST: Final = 1e-9
"""No value is less, so that its logarithm exists."""
ORDER: Final = "order"
"""The proof that accuracies tell better players from worse ones, beside those of the estimates themselves."""
LUCK: Final = "luck"
"""Whether draws come to nothing on average, and explain some of the results. It is told, and decides nothing."""
PLANTED: Final = "planted"
"""How many errors that were planted are found. It is told, and decides nothing."""
STEADY: Final = "steady"
"""Whether more search says the same. It is told, and decides nothing."""
OF_ANALYSES: Final = (ORDER, LUCK, PLANTED, STEADY)
"""Proofs of what analyses make of the estimates."""
COMMAND: Final = "tabuleiro calibrate {game}"


class NoEstimate(InputError):
    """Why nothing is estimated: no calibration, one for other weights, or one that did not come true.

    `key` names the sentence that tells it to a person.
    """


class Curve(NamedTuple):
    """The calibration of one seat count."""

    rise: tuple[float, float]
    """b0 and b1 of the formula; unused by whoever plays alone."""
    lead: Bands
    """From the value to the lead over the best other party at the end, in points."""
    has_chance: bool
    """Alone: whether games were won and lost often enough to tell a chance to win."""

    def shares(self, values: list[float], progress: float) -> list[float]:
        """The share of the win of every seat; alone the chance to win."""
        if len(values) == 1:
            return [self.margin(values[0], progress).won]
        return shared(values, self.rise, progress)

    def margin(self, value: float, progress: float) -> Knot:
        """The lead at the end that a seat may expect, with its band."""
        return read_bands(self.lead, progress, value)


class Validity(NamedTuple):
    """How estimates came true in games that were not fitted on."""

    games: int
    figures: dict[str, float]
    passed: bool


class Calibration(NamedTuple):
    """The calibration of a game: by seat count a curve; one verdict for several seats, one for playing alone."""

    game: str
    weights: dict[str, str]
    """By file of weights its digest."""
    plan: dict[str, int]
    """What it was made from: games, nodes of a search, seed."""
    curves: dict[int, Curve]
    validity: dict[str, Validity]
    draws: dict[str, float]
    """By kind of draw, what part of the change that a small look at an outcome sees more search confirms."""

    def fitted(self) -> "Calibration":
        """The same before anything was made of it: with the proofs of its estimates alone."""
        kept = {kind: proof for kind, proof in self.validity.items() if kind not in OF_ANALYSES}
        return self._replace(validity=kept, draws={})

    def name(self) -> str:
        """A short digest that names this calibration."""
        return sha256(write_calibration(self).encode()).hexdigest()[:DIGITS]


def shared(values: list[float], rise: tuple[float, float], progress: float) -> list[float]:
    """Values raised to their power, as shares of one."""
    power = exp(rise[0] + rise[1] * progress)
    raised = [power * log(max(value, SMALLEST)) for value in values]
    highest = max(raised)
    parts = [exp(one - highest) for one in raised]
    total = total_of(parts)
    return [part / total for part in parts]


def weights_file(game: Game, seats: int) -> Path:
    """The weights that judge a game with these seats."""
    alone = LEARNED / f"{game.name}_alone.json"
    return alone if seats == 1 and alone.exists() else LEARNED / f"{game.name}.json"


@cache
def weights_digest(path: Path) -> str:
    """What names the weights of a file; "" where nothing was learned."""
    return sha256(path.read_bytes()).hexdigest()[:DIGITS] if path.exists() else ""


def present_weights(game: Game) -> dict[str, str]:
    """By file of weights its digest, as they are now."""
    paths = sorted({weights_file(game, seats) for seats in game.seats})
    return {path.name: weights_digest(path) for path in paths}


def find_curve(game: Game, seats: int) -> Curve:
    """The calibration for a seat count; `NoEstimate` says why there is none that can be believed.

    Estimates must have come true, and accuracies made from them must tell better players from worse ones.
    """
    curve, calibration = fitted_curve(game, seats), find_calibration(game)
    assert calibration is not None, "a curve without a calibration"
    proofs = [calibration.validity.get(kind) for kind in (kind_of(seats), ORDER)]
    if not all(proof is not None and proof.passed for proof in proofs):
        raise _no_estimate("estimate-unproven", game, seats)
    return curve


def fitted_curve(game: Game, seats: int) -> Curve:
    """The calibration for a seat count and the weights that we have, proven or not: what a proof itself looks at."""
    calibration = find_calibration(game)
    if calibration is None or seats not in calibration.curves:
        raise _no_estimate("estimate-uncalibrated", game, seats)
    weights = weights_file(game, seats)
    if calibration.weights.get(weights.name) != weights_digest(weights):
        raise _no_estimate("estimate-other-weights", game, seats)
    return calibration.curves[seats]


def _no_estimate(problem: str, game: Game, seats: int) -> NoEstimate:
    command = COMMAND.format(game=game.name)
    return NoEstimate(problem, f"{game.name} with {seats} seats: {problem}", {"seats": seats, "command": command})


def kind_of(seats: int) -> str:
    """Which verdict counts for a seat count."""
    return "alone" if seats == 1 else "together"


def find_calibration(game: Game) -> Calibration | None:
    """The calibration that comes with us, whether or not it still fits; None when there is none."""
    return _read_file(FOLDER / f"{game.name}.json")


@cache
def _read_file(path: Path) -> Calibration | None:
    return read_calibration(path.read_text(encoding="utf-8")) if path.exists() else None


def read_calibration(text: str) -> Calibration:
    """The inverse of `write_calibration`."""
    data = json.loads(text)
    curves = {
        int(seats): Curve(
            (one["rise"][0], one["rise"][1]),
            [[Knot(*knot) for knot in knots] for knots in one["lead"]],
            one["has_chance"],
        )
        for seats, one in data["curves"].items()
    }
    validity = {kind: Validity(one["games"], one["figures"], one["passed"]) for kind, one in data["validity"].items()}
    return Calibration(data["game"], data["weights"], data["plan"], curves, validity, data.get("draws", {}))


def write_calibration(calibration: Calibration) -> str:
    """A calibration as JSON, one line a table."""
    data = calibration._asdict()
    data["curves"] = {str(seats): curve._asdict() for seats, curve in calibration.curves.items()}
    data["validity"] = {kind: one._asdict() for kind, one in calibration.validity.items()}
    return json.dumps(data, separators=(",", ":")).replace('"rise"', '\n"rise"').replace("[[[", "\n[[[") + "\n"
