"""V1 to V6: whether estimates may be shown at all, from the calibrations that are shipped."""

import tempfile
from pathlib import Path

from learn_checks import Outcome
from tabuleiro.core.registry import find_game
from tabuleiro.learn.analysis.job import encode, keep, open_kept, run_analysis, try_twice
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.analysis.proofs.luck import LEAST_GAMES as LEAST_LUCK
from tabuleiro.learn.analysis.proofs.luck import MOST_LUCK, MOST_VARIANCE
from tabuleiro.learn.analysis.proofs.planted import LEAST_GAMES
from tabuleiro.learn.analysis.proofs.proof import LEVELS, play_seats
from tabuleiro.learn.estimate.calibration import LUCK, ORDER, PLANTED, STEADY, Calibration, Validity, find_calibration

UNMEASURED = "not measured"


def check(game: str) -> list[Outcome]:
    """V1 to V6 for one game."""
    found = find_calibration(find_game(game))
    if found is None:
        missing = [
            Outcome(name, game, None, "not calibrated", "nothing is shown until it is")
            for name in ("V1", "V2", "V3", "V4", "V5")
        ]
        return [*missing, check_bytes(game)]
    return [*check_proofs(game, found), *check_trust(game, found), check_bytes(game)]


def check_proofs(game: str, found: Calibration) -> list[Outcome]:
    """V1 to V3, as they were measured with the calibration."""
    values = found.fitted().validity
    told = "; ".join(f"{kind}: {figures(proof.figures)} in {proof.games} games" for kind, proof in values.items())
    together = values.get("together")
    is_true = together is not None and all(proof.passed for proof in values.values())
    bars = "error at most 0.03, slope 0.9 to 1.1, Brier at most 0.85; alone 72 to 88 % in the band"
    outcomes = [Outcome("V1", game, is_true, told, bars)]
    return [*outcomes, check_order(game, found.validity.get(ORDER)), check_luck(game, found.validity)]


def check_order(game: str, order: Validity | None) -> Outcome:
    """V2, as bench/analysis.py measured it."""
    bar = "rises, 2 of 3 steps apart"
    if order is None:
        return Outcome("V2", game, None, UNMEASURED, bar)
    return Outcome("V2", game, order.passed, " < ".join(f"{order.figures[level]}" for level in LEVELS), bar)


def check_luck(game: str, validity: dict[str, Validity]) -> Outcome:
    """V3, as bench/luck.py measured it; a miss is one in few games, too, and one by smaller looks still stands."""
    bar = f"at most {MOST_LUCK:.0f}, at most {MOST_VARIANCE}, in {LEAST_LUCK} games"
    luck, order = validity.get(LUCK), validity.get(ORDER)
    if luck is None:
        before = None if order is None else order.figures.get("variance")
        if before is None:
            return Outcome("V3", game, None, UNMEASURED, bar)
        told = f"variance {before} by smaller looks than today's"
        return Outcome("V3", game, False if before > MOST_VARIANCE else None, told, bar)
    mean, variance, reach = (luck.figures[name] for name in ("luck", "variance", "reach"))
    is_fair = mean <= MOST_LUCK and variance <= MOST_VARIANCE
    verdict = (True if luck.games >= LEAST_LUCK else None) if is_fair else False
    told = f"{mean} standard errors, variance {variance} ± {reach}, in {luck.games} games"
    return Outcome("V3", game, verdict, told, bar)


def check_trust(game: str, found: Calibration) -> list[Outcome]:
    """V4 and V5, as bench/trust.py measured them; too few games or turns prove nothing."""
    planted, steady = found.validity.get(PLANTED), found.validity.get(STEADY)
    lost = "not measured" if planted is None else f"{planted.figures['found']} of {planted.games}"
    bars = (
        f"90 % of {LEAST_GAMES} planted errors are the largest loss",
        "85 % of grades equal at 5x, at most 2 % two classes off, drift at most 0.7 of quick",
    )
    names = ("equal", "far", "drift", "turns")
    told = "not measured" if steady is None else ", ".join(f"{name} {steady.figures[name]}" for name in names)
    is_whole = planted is not None and planted.games >= LEAST_GAMES
    return [
        Outcome("V4", game, verdict_of(planted, is_whole=is_whole), lost, bars[0]),
        Outcome("V5", game, verdict_of(steady, is_whole=steady is not None and steady.games > 0), told, bars[1]),
    ]


def verdict_of(proof: Validity | None, *, is_whole: bool) -> bool | None:
    """Whether a proof holds; None while too little was measured."""
    return proof.passed if proof is not None and is_whole else None


def figures(found: dict[str, float]) -> str:
    """The figures of a proof that have a bar."""
    return ", ".join(f"{name} {found[name]}" for name in ("error", "slope", "brier", "covered") if name in found)


def check_bytes(game: str) -> Outcome:
    """V6: one process, two, and one that goes on after it was killed halfway say the same, byte by byte."""
    plan = plan_analysis(play_seats(game, "novice", 2, "bytes"), "quick")
    once, twice = (encode(run_analysis(plan, workers, None, lambda *_: None)) for workers in (1, 2))
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "kept"
        open_kept(kept, plan.key)
        keep(kept, [try_twice(block) for block in plan.blocks[: len(plan.blocks) // 2]])
        resumed = encode(run_analysis(plan, 1, kept, lambda *_: None))
    is_same = once == twice == resumed
    figure = (
        f"{'the same' if is_same else 'other'} bytes with 1 and 2 processes and after a kill, {len(plan.blocks)} blocks"
    )
    return Outcome("V6", game, is_same, figure, "the same bytes")
