"""Section 1: the same hint twice has the same bytes, its shares add up to one, its lines are legal in turn (1c)."""

import json
from pathlib import Path

from learn_checks import Outcome
from tabuleiro.core.action import CHANCE
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.outlook import WHOLE
from tabuleiro.learn.hints.hint import Hint, encode_hint, give_hint

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "games"
GAMES = 4
"""Kept games that are looked into."""
PLIES = (40, 120)
"""Around these plies a hint is asked for."""
NODES = 20_000


def check(game: str) -> list[Outcome]:
    """1c for one game."""
    hints, faults = 0, list[str]()
    for path in sorted((RECORDS / game / "records").glob("*.tab"))[:GAMES]:
        for ply in PLIES:
            state = choice_after(path, ply)
            if state is not None:
                hints += 1
                faults += faults_of(state)
    figure = f"{len(faults)} faults in {hints} hints"
    return [Outcome("1c", game, not faults and hints > 0, figure, "0 faults")]


def choice_after(path: Path, ply: int) -> State | None:
    """The first choice of a kept game after a ply; None when it was over before."""
    record = parse_record(path.read_text(encoding="utf-8"))
    state = begin(record)
    for number, one in enumerate(record.plies):
        if number >= ply and state.to_act() != CHANCE and len(state.legal()) > 1:
            return state
        state.apply(state.game().parse(one.text))
    return None


def faults_of(state: State) -> list[str]:
    """What is wrong with a hint."""
    first, second = give_hint(state, NODES), give_hint(state, NODES)
    faults = [] if said(first) == said(second) else ["the same question has two answers"]
    for turn in first.turns:
        shares = None if turn.outlook is None else turn.outlook.shares
        if shares is not None and state.seats > 1 and sum(shares) != WHOLE:
            faults.append(f"shares add up to {sum(shares)}")
        after = state.copy()
        for step in turn.story.steps:
            if after.refusal(step.action.id) is not None:
                faults.append(f"{step.action.text} is not allowed")
                break
            after.apply(step.action.id)
    return faults


def said(hint: Hint) -> str:
    """A hint as text."""
    return json.dumps(encode_hint(hint))
