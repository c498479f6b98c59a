"""Positions that are set up to be the last ones of a game, where those that occur are too large to be played out.

They keep every law of the game; nobody claims that a game gets there.
"""

from typing import cast

from tabuleiro.bots.training.self_play import TURN_CAPS
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.state import Position, State

AWAKE = 1
"""Active novices that are left to each seat in a position of Luna: the journeys of more are too many."""
LAST_ROUND = 6
CANDLES = 2


def set_up(state: State) -> State | None:
    """A position as the last turn of its game; None where it cannot be made one."""
    name, position = state.game().name, state.dump()
    if state.decision() not in state.game().quiet_kinds:
        return None
    if name in TURN_CAPS:
        made = _at_the_cap(position, int(state.seats), TURN_CAPS[name])
    elif name == "luna":
        made = _tired(position)
    else:
        return None
    try:
        return None if made is None else state.game().load(made)
    except BadPosition:
        return None


def _at_the_cap(position: Position, seats: int, cap: int) -> Position | None:
    """The last action or two of the last turn that the rules allow (HT-12.6)."""
    turns = int(str(position["turns"]))
    if position["actions_left"] not in (1, 2) or (cap - 1 - turns) % seats:
        return None
    return {**position, "turns": cap - 1}


def _tired(position: Position) -> Position | None:
    """All but a few of everybody's novices are used up (LU-5.3), and a candle or two is left in the last round."""
    parties = cast("list[dict[str, dict[str, int]]]", position["parties"])
    for party in parties:
        awake = AWAKE
        for island, novices in party["active"].items():
            kept = min(novices, awake)
            awake -= kept
            party["active"][island] = kept
            party["inactive"][island] += novices - kept
    return {**position, "round": LAST_ROUND, "time_left": min(int(str(position["time_left"])), CANDLES)}
