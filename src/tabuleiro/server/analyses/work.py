"""What a worker does for an analysis; everything that goes in and comes out can be sent to another process."""

from typing import NamedTuple

from tabuleiro.core.digest import digest_of
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.registry import find_edition, find_game
from tabuleiro.core.state import Position
from tabuleiro.learn.analysis.assembly import assemble
from tabuleiro.learn.analysis.block import Block, Found, compute
from tabuleiro.learn.analysis.plan import ENGINE, Plan, plan_analysis
from tabuleiro.learn.analysis.shape import TurnShape
from tabuleiro.learn.analysis.tried import JudgedTry, judge_try
from tabuleiro.learn.estimate.calibration import find_calibration, present_weights
from tabuleiro.learn.puzzles import solving
from tabuleiro.learn.puzzles.puzzle import find_puzzle
from tabuleiro.server.analyses.analysed import AnalysedGame, positions_of


class Planned(NamedTuple):
    """How a game will be analysed, and the positions that nobody may be playing."""

    plan: Plan
    positions: list[str]


class PuzzleQuestion(NamedTuple):
    """A turn that was tried at a puzzle and ends where none was known to end."""

    puzzle: str
    tried: list[int]


class TryQuestion(NamedTuple):
    """A turn that was tried at a position, to be held against the best one and the one in the game."""

    game: str
    version: int
    components: str
    position: Position
    tried: list[int]
    best: list[int]
    before: float
    share: int


def plan_game(game: AnalysedGame, budget: str) -> Planned:
    """Plan an analysis."""
    return Planned(plan_analysis(game.record, budget), positions_of(game.record))


def compute_block(block: Block) -> Found:
    """Compute one block."""
    return compute(block)


def put_together(plan: Plan, game: AnalysedGame, results: dict[int, Found | None]) -> dict[str, object]:
    """What is known so far, and every turn in words."""
    found = assemble(plan, results, game.hinted)
    made_by = engine_of(game.record.game)
    return {"found": found, "told": tell_turns(game.record, found["turns"]), "made_by": made_by}


def engine_of(game: str) -> str:
    """What judges games now: the way of judging, the weights and the calibration."""
    known = find_game(game)
    calibration = find_calibration(known)
    return digest_of([ENGINE, present_weights(known), "" if calibration is None else calibration.name()])


def tell_turns(record: Record, turns: list[TurnShape]) -> list[list[dict[str, object]]]:
    """What the seat of every turn did in it, action by action: messages of the game's catalogue, and what fills them.

    The parts of two seats in one turn overlap, where one answers the other.
    """
    place: dict[tuple[int, int], int] = {}
    for number, turn in enumerate(turns):
        place |= {(ply, turn["seat"]): number for ply in range(turn["from"], turn["to"])}
    state, told = begin(record), [list[dict[str, object]]() for _ in turns]
    for number, ply in enumerate(record.plies):
        action = state.game().parse(ply.text)
        if (number, ply.actor) in place:
            one = state.describe(action)
            said: dict[str, object] = {"message": one.message, "arguments": one.arguments, "elements": one.elements}
            told[place[number, ply.actor]].append(said)
        state.apply(action)
    return told


def judge_tried(question: TryQuestion) -> JudgedTry:
    """Judge a turn that somebody tried."""
    state = find_edition(question.game, question.version, question.components).load(question.position)
    return judge_try(state, question.tried, question.best, question.before, question.share)


def judge_puzzle(question: PuzzleQuestion) -> solving.JudgedTry:
    """Judge a turn that somebody tried at a puzzle."""
    return solving.judge_unknown(find_puzzle(question.puzzle), question.tried)
