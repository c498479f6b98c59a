"""The laws of a turn: whose it is, that it ends, and who may be asked in the middle of it."""

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import demand


class TurnLaw:
    """Follows one game, told of every position in its order."""

    def __init__(self) -> None:
        self._over: set[tuple[int, int]] = set()
        """The turns that have ended."""
        self._last: tuple[int, int] | None = None

    def check(self, state: State) -> None:
        """Every law of the turn that the pending decision belongs to."""
        actor = state.to_act()
        if actor in (CHANCE, NOBODY):
            return
        game, turn = state.game(), state.whose_turn()
        owner, _ = turn
        demand("turn-owner", 0 <= owner < state.seats, f"seat {actor} decides in the turn of {owner}, which is no seat")
        asked = game.out_of_turn_kinds
        kind = state.decision()
        demand("out-of-turn", actor == owner or kind in asked, f"{kind!r} is asked of {actor} in the turn of {owner}")
        if turn != self._last and self._last is not None:
            self._over.add(self._last)
        demand("turn-returns", not asked or turn not in self._over, f"the turn {turn} is over and goes on")
        self._last = turn
