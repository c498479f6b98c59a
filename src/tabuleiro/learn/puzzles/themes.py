"""What a puzzle is about, read from its solution: what is done, and what it does to the points of everybody."""

from tabuleiro.core.action import NOBODY
from tabuleiro.core.state import State

GENERAL = ("denies", "waits", "sets_up", "ends_the_game")
"""Themes of every game; the others are the kinds of actions that the solution takes."""
PHASES = ("opening", "middle", "end")
PLAIN_KINDS = frozenset({"end_turn", "done", "stop", "end_phase", "pay_cube", "choose_slot", "choose_site"})
"""Kinds of actions that nearly every turn has."""


def find_themes(state: State, best: tuple[list[int], State], usual: State) -> list[str]:
    """The themes of a puzzle: its solution held against the position after the usual try."""
    line, after = best
    seat, trial = state.to_act(), state.copy()
    kinds: list[str] = []
    for action in line:
        if len(trial.legal()) > 1:
            kinds.append(trial.describe(action).kind)
        trial.apply(action)
    themes = [f"kind-{kind}" for kind in dict.fromkeys(kinds) if kind not in PLAIN_KINDS]
    others = [party for party in range(int(state.seats)) if party != seat]
    if any(_points(after, party) < _points(usual, party) for party in others):
        themes.append("denies")
    if after.scores()[seat] < usual.scores()[seat]:
        themes.append("waits")
    if after.to_act() == NOBODY:
        themes.append("ends_the_game")
    elif _points(after, seat) < _points(usual, seat):
        themes.append("sets_up")
    return [*themes, phase_of(state)]


def phase_of(state: State) -> str:
    """The third of the game that a position lies in."""
    return PHASES[min(state.progress() * len(PHASES) // 1000, len(PHASES) - 1)]


def _points(state: State, party: int) -> int:
    """What a party would have if the game ended now."""
    return sum(entry.points for entry in state.tally(party))
