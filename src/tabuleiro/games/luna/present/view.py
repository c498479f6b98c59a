"""What a person sees at a glance: the derived facts of a position, all that a front end needs besides the dump."""

from typing import TYPE_CHECKING

from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import scoring
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.council import is_ahead
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import blocked_island, clockwise
from tabuleiro.games.luna.present.events import party_name
from tabuleiro.games.luna.setup import is_face_up, next_figure, stones_dealt
from tabuleiro.games.luna.state import LunaFields
from tabuleiro.games.luna.temple import is_adjacent, is_bribable

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import About, Derived, PathSlot, Standing, StoneStatus


def derived(state: LunaFields) -> "Derived":
    """Everything that follows from the position."""
    placed = all(state.figures[figure] >= 0 for figure in range(len(c.FIGURES)))
    blocked = blocked_island(state)
    return {
        "about": _about(state),
        "parties": [_party(state, party, placed=placed) for party in range(state.parties)],
        "council_order": _council_order(state),
        "chair_points": [int(points) for points in c.CHAIR_POINTS],
        "guard": c.GUARDS[state.round] if state.round > 0 else None,
        "guard_value": int(c.GUARD_VALUES[state.round]),
        "path": _path(state),
        "temple": _temple(state),
        "neighbours": _neighbours(state),
        "symbols": {str(stone): c.ISLANDS[c.STONE_SYMBOLS[stone]] for stone in range(1, c.STONE_SLOTS)},
        "time_tokens": int(c.TIME_OF_SEATS[state.seats]),
        "herbs_limit": int(c.HERBS_LIMIT),
        "priestess_points": [int(scoring.place_points(state, place)) for place in range(c.PRIESTESS_PLACES)],
        "next": _next_islands(state) if placed and 0 < state.round < c.ROUNDS else None,
        "blocked": c.ISLANDS[blocked] if blocked >= 0 else None,
        "over": state.agenda.depth == 0,
    }


def _about(state: LunaFields) -> "About":
    """What the pending set-up decision is about."""
    if state.agenda.depth == 0:
        return {}
    kind = state.agenda.kind()
    if kind in (d.PLACE_FIGURE, d.FIGURE_ISLAND):
        return {"figure": c.FIGURES[next_figure(state)]}
    if kind == d.START_STONE:
        return {"party": party_name(state, int((state.start + stones_dealt(state)) % state.parties))}
    return {}


def _party(state: LunaFields, party: int, *, placed: bool) -> "Standing":
    """A party: its name, what the end of this round would bring, and its score if the game ended now."""
    facts: Standing = {
        "name": party_name(state, party),
        "color": c.COLOURS[state.colours[party]] if state.colours[party] >= 0 else None,
        "projected": scoring.projected(state, party),
        "shrine_points": int(scoring.shrine_points(state, party)),
        "favor_points": int(scoring.favor_points(state, party)),
        "council_points": int(scoring.council_points(state, party)),
        "temple_points": int(scoring.temple_points(scoring.temple_count(state, party))),
    }
    if placed:
        place = scoring.priestess_place(state, party) if state.chairs[party] >= 0 else -1
        facts["priestess_count"] = int(scoring.priestess_count(state, party))
        facts["priestess_place"] = int(place) + 1
        facts["priestess_points"] = int(scoring.place_points(state, place)) if place >= 0 else 0
        facts["apostate_loss"] = int(scoring.apostate_loss(state, party))
    return facts


def _council_order(state: LunaFields) -> list[int]:
    """The parties, best first (LU-7.13)."""
    parties = list(range(state.parties))
    return sorted(parties, key=lambda party: len([other for other in parties if is_ahead(state, other, party)]))


def _path(state: LunaFields) -> "list[PathSlot]":
    """The path from the temple gate to the pier; empty until it is laid (LU-2.6)."""
    slots: list[PathSlot] = []
    for number in range(c.ROUNDS, 0, -1):
        group = [stone for stone in range(c.STONE_SLOTS - 1, c.START_STONES, -1) if state.stone_rounds[stone] == number]
        if group:
            here = state.round == number
            present = number >= state.round
            slots.append(
                {"guard": c.GUARDS[number], "value": int(c.GUARD_VALUES[number]), "here": here, "present": present}
            )
        for stone in group:
            slots.append({"stone": stone, "present": state.stones[stone] == s.PATH, "status": _status(state, stone)})
    return slots


def _status(state: LunaFields, stone: int) -> "StoneStatus":
    """Approved, bribable or locked (LU-7.1)."""
    if state.stone_rounds[stone] <= state.round:
        return "approved"
    return "bribable" if state.round > 0 and is_bribable(state, stone) else "locked"


def _temple(state: LunaFields) -> list[list[int]]:
    """For each face-up board, from the gate on, the numbers of its spaces by position (LU-1.3)."""
    boards: list[list[int]] = []
    for board in state.boards:
        if board >= 0:
            stones = [stone for stone in range(1, c.STONE_SLOTS) if c.STONE_BOARDS[stone] == board]
            boards.append(sorted(stones, key=lambda stone: int(c.STONE_SPACES[stone])))
    return boards


def _neighbours(state: LunaFields) -> dict[str, list[int]]:
    """The adjacent stones of every stone in play, once all boards lie (LU-7.8)."""
    laid = [board for board in range(c.BOARD_COUNT) if is_face_up(state, board)]
    if len(laid) < c.BOARDS_OF_SEATS[state.seats]:
        return {}
    stones = [stone for stone in range(1, c.STONE_SLOTS) if c.STONE_BOARDS[stone] in laid]
    return {str(stone): [other for other in stones if is_adjacent(state, stone, other)] for stone in stones}


def _next_islands(state: LunaFields) -> dict[str, str]:
    """Where Moon Priestess and Master Builder go after this round (LU-10.2)."""
    steps = c.PRIESTESS_MOVES[c.PRIESTESS_OF_SEATS[state.seats]]
    return {
        c.FIGURES[c.PRIESTESS]: c.ISLANDS[clockwise(state, state.figures[c.PRIESTESS], steps)],
        c.FIGURES[c.BUILDER]: c.ISLANDS[clockwise(state, state.figures[c.BUILDER], c.BUILDER_MOVE)],
    }
