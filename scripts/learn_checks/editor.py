"""Section 5: edits give sound positions or problems (5a), at once (5d); what can be broken by hand is told (5b)."""

import re
import time

from learn_checks import Outcome, answered
from tabuleiro.core.game import Game
from tabuleiro.core.present.path import value_at
from tabuleiro.core.present.rulebook import rule_ids
from tabuleiro.core.registry import find_game
from tabuleiro.learn.editor import opening
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.editing import EditingExaminer
from tabuleiro.texts.package import read_rules

EDITS = 2000
POSITIONS = 20
BETWEEN = 12
"""Steps between two positions."""
INVARIANTS = {"HT": r"HT-17\.", "LU": r"LU-I", "CO": r"CO-13\.", "ME": r"ME-19\."}
"""The chapters of the rules that say what holds in every position."""
NOT_BY_HAND = {
    "HT-17.2": "what covers a desk counts among the pieces of HT-17.1",
    "HT-17.6": "binds steps",
    "LU-I6": "a stone has one owner by its form",
    "LU-I10": "binds steps",
    "LU-I13": "is about what is offered",
    "LU-I14": "binds steps",
    "LU-I15": "the range of the field keeps it",
    "CO-13.1": "the ranges of the fields keep it",
    "CO-13.6": "binds steps",
    "CO-13.9": "binds steps; an order that is none is CO-3.8",
    "CO-13.10": "binds steps",
    "ME-19.6": "the ranges of the fields keep it",
    "ME-19.9": "is told as ME-19.11",
    "ME-19.10": "is about an action under way, which is ME-19.11",
}
"""The invariants that no edit of a quiet position breaks under their own name, and why."""


def check(game: str) -> list[Outcome]:
    """5a, 5b and 5d for one game."""
    return check_edits(find_game(game), EDITS)


def check_edits(game: Game, edits: int) -> list[Outcome]:
    """Set values all over sampled positions; what breaks is told with its rule, in both languages."""
    faults, made, told, times = list[str](), 0, set[tuple[str, str]](), list[float]()
    for seats in game.seats:
        examiner = EditingExaminer(game, seats, seats)
        state = opening(game, seats, {}, seats)
        for _ in range(POSITIONS // len(game.seats)):
            position = state.dump()
            fields = examiner.check_fields(position)
            for _ in range(edits // POSITIONS):
                field = examiner.dice.choice(fields)
                value = examiner.dice.choice(list(examiner.values(field, value_at(position, field.path))))
                began = time.perf_counter()
                try:
                    examiner.set(position, field, value, balance=made % 3 > 0)
                except Broken as fault:
                    faults.append(str(fault))
                times.append(time.perf_counter() - began)
                made += 1
            for _ in range(BETWEEN):
                legal = state.legal()
                if legal:
                    state.apply(examiner.dice.choice(legal))
        told |= examiner.told
    figure = f"{len(faults)} faults in {made} edits"
    broken = tell_rules(game, {rule for rule, _ in told})
    return [Outcome("5a", game.name, not faults, figure, "0 faults"), broken, answered("5d", game.name, times)]


def tell_rules(game: Game, told: set[str]) -> Outcome:
    """Which invariants were broken and told by name."""
    named = [rule for rule in rule_ids(read_rules(game.name, "en")) if re.match(INVARIANTS[game.rule_prefix], rule)]
    wanted = [rule for rule in named if rule not in NOT_BY_HAND]
    missing = [rule for rule in wanted if rule not in told]
    figure = f"{len(wanted) - len(missing)} of {len(wanted)} told" + (f", not {', '.join(missing)}" if missing else "")
    return Outcome("5b", game.name, not missing, figure, "all that an edit can break")
