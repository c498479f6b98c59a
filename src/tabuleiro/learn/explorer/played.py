"""A finished game as it is counted: how every seat did, and what it chose first."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tabuleiro.arena.ratings import places_of
from tabuleiro.bots.levels import LEVELS
from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.action import CHANCE
from tabuleiro.core.edition import edition_name
from tabuleiro.core.event import Event
from tabuleiro.core.present.facet import Happening
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State

PEOPLE, MIXED = "people", "mixed"
"""Who played: people alone, or not all of one kind; else the level of all seats."""
WHOLE: Final = 10_000
"""The share of a whole win: shares are counted in ten-thousandths."""


class PlayedSeat(NamedTuple):
    """How one seat did, and what it chose first."""

    share: int
    place: int
    points: int
    categories: dict[str, int]
    facets: dict[str, str]


class PlayedGame(NamedTuple):
    """A finished game; `who` played it, `name` is where it can be found again."""

    game: str
    edition: str
    options: dict[str, str]
    who: str
    name: str
    seats: list[PlayedSeat]


def read_played(record: Record, name: str = "") -> PlayedGame | None:
    """Play a record that was verified again; None where the game is not over, or began in the middle."""
    if record.position is not None:
        return None
    start = begin(record)
    actions = [start.game().parse(ply.text) for ply in record.plies]
    return play_again(start, actions, record.options, who_played(record.players), name)


def play_again(start: State, actions: Sequence[int], options: dict[str, str], who: str, name: str) -> PlayedGame | None:
    """Play a game again from its start; None where it is not over."""
    state = start.copy()
    game = state.game()
    course = follow(state, actions)
    result = state.result()
    if result is None:
        return None
    standings = result.standings[: int(state.seats)]
    places = places_of(result.shares, [one.points for one in standings])
    seats = [
        PlayedSeat(
            whole_share(result.shares[seat]),
            places[seat],
            standing.points,
            dict(standing.categories),
            game.facets(course, seat),
        )
        for seat, standing in enumerate(standings)
    ]
    return PlayedGame(game.name, edition_name(game), options, who, name, seats)


def whole_share(share: Fraction | float) -> int:
    """A share of the win in ten-thousandths."""
    return round(float(share) * WHOLE)


def follow(state: State, actions: Sequence[int]) -> list[Happening]:
    """Everything that happens while actions are played; the position is the last one afterwards."""
    state.journal = events = list[Event]()
    course: list[Happening] = []
    begun = [0] * int(state.seats)
    turn = NO_TURN
    for action in actions:
        if state.to_act() != CHANCE and not is_same_turn(state, turn):
            turn = state.whose_turn()
            begun[turn[0]] += 1
        state.apply(action)
        for event in events:
            course.append(Happening(begun[event.seat] if 0 <= event.seat < len(begun) else 0, event))
        events.clear()
    state.journal = None
    return course


def who_played(players: Sequence[str]) -> str:
    """Who played a recorded game: `strong:30i` is a bot of the level `strong`."""
    kinds = {player if player.partition(":")[0] in LEVELS else PEOPLE for player in players}
    return kinds.pop() if len(kinds) == 1 else MIXED
