"""Positions that are set up to be the last ones of a game, where those that occur are too large to be played out.

They keep every law of the game; nobody claims that a game gets there.
"""

from typing import cast

from tabuleiro.bots.training.self_play import TURN_CAPS
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.state import Position, State

AWAKE = ((1, 1), (2, 0))
"""Active novices that are left in a position of Luna, to whoever moves and to the others: of more it is too large."""
LAST_ROUND = 6
CANDLES = 2


def set_up(state: State) -> list[State]:
    """A position as the last turn of its game, in every way in which it can be made one."""
    name = state.game().name
    if state.decision() not in state.game().quiet_kinds:
        return []
    made: list[Position | None] = []
    if name in TURN_CAPS:
        made = [_at_the_cap(state.dump(), int(state.seats), TURN_CAPS[name])]
    elif name == "luna":
        made = [_tired(state.dump(), state.to_act(), own, others) for own, others in AWAKE]
    loaded = [_load(state, position) for position in made]
    return [one for one in loaded if one is not None]


def _load(state: State, position: Position | None) -> State | None:
    """A position that was made; None where it breaks a law of the game."""
    try:
        return None if position is None else state.game().load(position)
    except BadPosition:
        return None


def _at_the_cap(position: Position, seats: int, cap: int) -> Position | None:
    """The last action or two of the last turn that the rules allow (HT-12.6)."""
    turns = int(str(position["turns"]))
    if position["actions_left"] not in (1, 2) or (cap - 1 - turns) % seats:
        return None
    return {**position, "turns": cap - 1}


def _tired(position: Position, seat: int, own: int, others: int) -> Position:
    """All but a few of everybody's novices are used up (LU-5.3), and a candle or two is left in the last round."""
    parties = cast("list[dict[str, dict[str, int]]]", position["parties"])
    for number, party in enumerate(parties):
        awake = own if number == seat else others
        for island, novices in party["active"].items():
            kept = min(novices, awake)
            awake -= kept
            party["active"][island] = kept
            party["inactive"][island] += novices - kept
    return {**position, "round": LAST_ROUND, "time_left": min(int(str(position["time_left"])), CANDLES)}
