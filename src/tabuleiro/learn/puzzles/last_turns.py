"""Positions that are set up to be the last ones of a game, where those that occur are too large to be played out.

They keep every law of the game; nobody claims that a game gets there.
"""

from typing import cast

from tabuleiro.bots.haste import TURN_CAPS
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.state import Position, State

AWAKE = (2, 3)
"""Active novices that are left to whoever moves in a position of Luna: of more it is too large."""
LAST_ROUND = 6
CANDLES = (0, 2, 4, 4)
"""How many are left, by seats: every other player takes two of them, as far as there are so many (LU-2.8)."""
MOST_SEATS_AT_CAP = 2
"""With more seats, whoever claims first may do anything afterwards: hundreds of turns would solve it."""


def set_up(state: State) -> list[State]:
    """A position as the last turn of its game, in every way in which it can be made one."""
    name = state.game().name
    if state.decision() not in state.game().quiet_kinds:
        return []
    made: list[Position | None] = []
    if name in TURN_CAPS:
        made = [_at_the_cap(state.dump(), int(state.seats), TURN_CAPS[name])]
    elif name == "luna":
        made = [_tired(state.dump(), state.to_act(), own) for own in AWAKE]
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
    if seats > MOST_SEATS_AT_CAP or position["actions_left"] not in (1, 2) or (cap - 1 - turns) % seats:
        return None
    return {**position, "turns": cap - 1}


def _tired(position: Position, seat: int, own: int) -> Position:
    """A few novices of whoever moves can be used in the last round (LU-5.3), of the others none, nor a favor token.

    The others can only meditate, so that one seat moves again and again as long as there are candles.
    """
    parties = cast("list[dict[str, dict[str, int]]]", position["parties"])
    for number, party in enumerate(parties):
        awake = own if number == seat else 0
        for island, novices in party["active"].items():
            kept = min(novices, awake)
            awake -= kept
            party["active"][island] = kept
            party["inactive"][island] += novices - kept
        if number != seat:
            _return_favors(position, number)
    return {**position, "round": LAST_ROUND, "time_left": CANDLES[int(str(position["seats"])) - 1]}


def _return_favors(position: Position, number: int) -> None:
    """The favor tokens of a player lie on their islands again."""
    party = cast("list[dict[str, list[str]]]", position["parties"])[number]
    tokens = cast("dict[str, int]", position["tokens"])
    for island in party["favors"]:
        tokens[island] += 1
    party["favors"] = []
