"""What the turns of a decision are worth: candidates that lead to different turns, judged by searches of equal size."""

from typing import Final, NamedTuple

from tabuleiro.bots.appraisal import Appraisal, appraise, equal_iterations, survey
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.turn import goes_on
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.digest import digest
from tabuleiro.core.state import State

SEED: Final = 1
"""Every search begins alike: the same position and budget give the same numbers."""
TURNS: Final = 3
"""Different turns that are compared, besides the one that was played."""
LOOKED_AT: Final = 12
"""The most visited candidates, among which different turns are looked for."""


class Judgement(NamedTuple):
    """The candidates of a decision, the best one to whoever decides first, and how many positions were searched."""

    candidates: list[Appraisal]
    searched: int

    def of(self, action: int) -> Appraisal:
        """What was found about one of the candidates."""
        return next(one for one in self.candidates if one.action == action)


def judge_decision(
    state: State, nodes: int, played: list[int] | None = None, *, luck: int = SEED, paired: bool = True
) -> Judgement:
    """Judge a decision of a seat that has a choice, looking at about this number of positions.

    Actions that were `played` are judged like the best ones, whatever the search thinks of them. Other `luck`, or luck
    that is not `paired`, is for whoever wants to know whether the verdict depends on it.
    """
    asked = list(dict.fromkeys(played or []))
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, luck)
    search.keep(asked)
    if paired:
        search.pair(luck)
    survey(search, nodes)
    ranked = [candidate.action for candidate in search.advice().candidates[:LOOKED_AT]]
    chosen = different_turns(state, [search.line(action) for action in ranked])
    chosen += [action for action in asked if action not in chosen]
    iterations = equal_iterations(search, nodes, len(chosen))
    return Judgement(appraise(search, chosen, iterations), int(search.plies))


def judge_position(state: State, nodes: int) -> list[float]:
    """What a position is worth to every seat by the best candidate of whoever decides, as the search values it."""
    return judge_decision(state, nodes).candidates[0].expected


def different_turns(state: State, lines: list[list[int]]) -> list[int]:
    """The first actions of the first few lines whose turns end in different positions."""
    chosen: list[int] = []
    ends: set[str] = set()
    for line in lines:
        _, after = turn_of(state, line)
        end = digest(after)
        if end not in ends and len(chosen) < TURNS:
            ends.add(end)
            chosen.append(line[0])
    return chosen


def turn_of(state: State, line: list[int]) -> tuple[list[int], State]:
    """The actions of a line that belong to the turn of whoever decides, and the position after them."""
    seat, whose, after = state.to_act(), state.whose_turn(), state.copy()
    turn: list[int] = []
    for action in line:
        turn.append(action)
        after.apply(action)
        if not goes_on(after, seat, whose):
            break
    return turn, after


def play_line(state: State, line: list[int]) -> State:
    """The position after all actions of a line."""
    after = state.copy()
    for action in line:
        after.apply(action)
    return after
