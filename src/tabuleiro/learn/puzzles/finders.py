"""Who finds a turn: whoever takes the most points at once, a level of bots, or nobody."""

from typing import Final

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import NOBODY
from tabuleiro.core.state import State
from tabuleiro.learn.puzzles.run import Run, one_turn

SEED: Final = 1
ITERATIONS: Final = (100, 500, 2_500, 10_000)
"""What the bots of the levels 2 to 5 search in a decision: about what `strong` does in 0.02, 0.1, 0.5 and 2 seconds a
turn, counted instead of timed, so that it can be done again."""
UNFOUND: Final = 6
"""The level of a turn that none of them finds."""


def play_turn(state: State, bot: Bot, run: Run | None = None) -> tuple[list[int], State]:
    """The turn that a bot plays, or the run, and the position after it."""
    run, after = run or one_turn(state), state.copy()
    line: list[int] = []
    while True:
        action = bot.choose(after)
        after.apply(action)
        line += [action, *run.follow(after)]
        if not run.goes_on(after):
            return line, after


def finders() -> list[Bot]:
    """The bots of the levels 1 to 5."""
    regular = new_bot("regular", SEED)
    return [regular, *(SearchBot(SEED, 0.0, iterations=iterations) for iterations in ITERATIONS)]


class GreedyBot(Bot):
    """Takes whatever brings the most points at once; of several such actions the first.

    The final scoring is not counted: whoever knows how the game ends after every action needs no search.
    """

    def choose(self, state: State) -> int:
        """The action after which whoever decides has the most points."""
        seat = state.to_act()

        def points(action: int) -> int:
            after = state.copy()
            after.apply(action)
            return (state if after.to_act() == NOBODY else after).scores()[seat]

        return max(state.legal(), key=points)
