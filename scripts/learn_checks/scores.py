"""Section 7: the laws of the tally in sampled positions, and ledgers that add up in twenty games (7a), at once (7c)."""

import time
from collections.abc import Iterator
from pathlib import Path

from learn_checks import Outcome, answered
from tabuleiro.core.game import Game
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.learn.score_sheet import read_sheet
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.results import check_scores
from tabuleiro.testkit.soaking.policies import Steering, focused

GAMES = 20
EVERY = 50
"""One position in this number is looked at, and the last one."""
MOST = 1500
"""No steered game is followed farther."""
RECORDS = Path(__file__).resolve().parents[2] / "tests" / "games"


def check(game: str) -> list[Outcome]:
    """7a and 7c for one game."""
    positions, plies, faults, times = 0, 0, list[str](), list[float]()
    for start, actions in played(find_game(game)):
        state = start.copy()
        scores = [state.scores()]
        for ply, action in enumerate(actions, start=1):
            state.apply(action)
            scores.append(state.scores())
            if ply % EVERY == 0 or ply == len(actions):
                positions += 1
                faults += broken_laws(state)
        plies += len(actions)
        faults += open_ledgers(start, actions, scores, times)
    figure = f"{len(faults)} faults in {positions} positions and {plies} plies of {GAMES} games"
    return [Outcome("7a", game, not faults, figure, "0 faults"), answered("7c", game, times)]


def played(game: Game) -> Iterator[tuple[State, list[int]]]:
    """Kept games, and steered ones at all seat counts to make up the number."""
    kept = sorted((RECORDS / game.name / "records").glob("*.tab"))[:GAMES]
    for path in kept:
        record = parse_record(path.read_text(encoding="utf-8"))
        start = begin(record)
        yield start, [start.game().parse(ply.text) for ply in record.plies]
    for seed in range(GAMES - len(kept)):
        start = game.new(game.seats[seed % len(game.seats)])
        state, steering, actions = start.copy(), Steering(game, seed), list[int]()
        while (legal := state.legal()) and len(actions) < MOST:
            actions.append(steering.choose(focused, state, legal))
            state.apply(actions[-1])
        yield start, actions


def broken_laws(state: State) -> list[str]:
    """What the laws of scores and entries find wrong with a position, for all parties."""
    try:
        check_scores(state)
    except Broken as fault:
        return [str(fault)]
    return []


def open_ledgers(start: State, actions: list[int], scores: list[list[int]], times: list[float]) -> list[str]:
    """The parties whose gains do not add up to their score at some ply; `times` gets how long each sheet took."""
    faults: list[str] = []
    for party in range(len(scores[0])):
        began = time.perf_counter()
        sheet = read_sheet(start, actions, party)
        times.append(time.perf_counter() - began)
        told = [sheet.before] * len(scores)
        for gain in sheet.gains:
            told[gain.ply + 1] += gain.points
        for ply in range(1, len(told)):
            told[ply] += told[ply - 1] - sheet.before
        if told != [score[party] for score in scores]:
            faults.append(f"the ledger of party {party} does not close")
    return faults
