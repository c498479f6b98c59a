"""The event kinds (LU-17.1) and how each is noted; its texts are made only while a journal is kept."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.action import Arguments
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

EVENT_RULES: Final = {
    "start_player_drawn": "LU-2.2",
    "temple_board_laid": "LU-2.3",
    "start_stone_dealt": "LU-2.5",
    "path_laid": "LU-2.6",
    "island_placed": "LU-2.10",
    "figure_placed": "LU-2.13",
    "colour_chosen": "LU-2.1",
    "temple_entered_at_start": "LU-2.5",
    "shrine_placed": "LU-4.1",
    "novices_placed": "LU-4.3",
    "start_favor_taken": "LU-4.4",
    "round_started": "LU-5.1",
    "opponent_deactivated": "LU-13.6",
    "opponent_skipped": "LU-13.7",
    "token_returned": "LU-5.4",
    "favor_gained": "LU-5.8",
    "novice_recruited": "LU-5.9",
    "shrine_built": "LU-5.10",
    "novices_reactivated": "LU-5.11",
    "novices_used": "LU-5.3",
    "novice_moved": "LU-6.1",
    "novice_left_pier": "LU-6.2",
    "novices_sailed": "LU-6.3",
    "novices_sailed_from_pier": "LU-6.3",
    "stone_claimed": "LU-7.3",
    "stone_sanctified": "LU-7.6",
    "novice_displaced": "LU-7.7",
    "opponent_displaced": "LU-13.12",
    "book_moved": "LU-7.11",
    "council_advanced": "LU-7.12",
    "apostate_expelled": "LU-8.1",
    "time_flipped": "LU-8.8",
    "phase_ended": "LU-8.9",
    "priestess_scored": "LU-9.2",
    "apostate_scored": "LU-9.4",
    "temple_scored": "LU-9.6",
    "novices_returned": "LU-10.1",
    "figure_moved": "LU-10.2",
    "guard_moved": "LU-10.4",
    "medallion_passed": "LU-8.9",
    "final_scored": "LU-11.2",
    "game_ended": "LU-11.1",
}
"""By kind of event: the rule that brings it about, the first where RULES.md names several."""
NO_PARTY: Final = -1
"""The party of an event that is nobody's doing."""
NO_SEAT: Final = -1


def party_name(state: LunaFields, party: int) -> str:
    """The message id of a party's name (LU-0.4)."""
    return "opponent" if state.seats == 1 and party == s.OPPONENT else f"seat-{party}"


def island_place(island: i64) -> str:
    """The element of an island."""
    return f"island:{c.ISLANDS[island]}"


def island_name(island: i64) -> str:
    """The message id of an island's name."""
    return f"island-{c.ISLANDS[island]}"


def note(state: LunaFields, kind: str, party: i64, elements: list[str], arguments: Arguments) -> None:
    """Note an event of a party; the opponent of a solo game has a name but no seat."""
    seat: i64 = party
    if party != NO_PARTY:
        arguments["seat"] = party_name(state, party)
        if party >= state.seats:
            seat = NO_SEAT
    state.note(kind, seat, elements, arguments)


def note_party(state: LunaFields, kind: str, party: i64) -> None:
    """An event that is about a party and nothing else."""
    if state.journal is not None:
        note(state, kind, party, [], {})


def note_number(state: LunaFields, kind: str, party: i64, name: str, number: i64) -> None:
    """An event that is about a number."""
    if state.journal is not None:
        note(state, kind, party, [], {name: number})


def note_island(state: LunaFields, kind: str, party: i64, island: i64) -> None:
    """Something happens on or beside an island."""
    if state.journal is not None:
        note(state, kind, party, [island_place(island)], {"island": island_name(island)})


def note_novices(state: LunaFields, kind: str, party: i64, island: i64, count: i64) -> None:
    """Something happens to some novices of an island."""
    if state.journal is not None and count > 0:
        note(state, kind, party, [island_place(island)], {"island": island_name(island), "count": count})


def note_favor(state: LunaFields, kind: str, party: i64, favor: i64) -> None:
    """A favor token comes from or goes back to its island."""
    if state.journal is not None:
        note(state, kind, party, [island_place(favor)], {"favor": f"favor-{c.ISLANDS[favor]}"})


def note_stone(state: LunaFields, kind: str, party: i64, stone: i64) -> None:
    """Something happens to a temple stone."""
    if state.journal is not None:
        note(state, kind, party, [f"stone:{stone}"], {"stone": stone})


def note_sanctified(state: LunaFields, party: i64, stone: i64, points: i64) -> None:
    """A stone and its novice enter the temple (LU-7.6)."""
    if state.journal is not None:
        note(state, "stone_sanctified", party, [f"stone:{stone}"], {"stone": stone, "points": points})


def note_displaced(state: LunaFields, by: i64, party: i64, stone: i64, points: i64, home: i64) -> None:
    """A novice leaves the temple for the pier or, if `home` is an island, for its side (LU-7.7, LU-13.12)."""
    if state.journal is None:
        return
    arguments: Arguments = {"stone": stone, "points": points, "by": party_name(state, by)}
    if home < 0:
        note(state, "novice_displaced", party, [f"stone:{stone}", f"pier:{party}"], arguments)
    else:
        arguments["island"] = island_name(home)
        note(state, "opponent_displaced", party, [f"stone:{stone}", island_place(home)], arguments)


def note_book(state: LunaFields, party: i64, taken: i64, put: i64, points: i64) -> None:
    """A Book goes from one stone to another (LU-7.11, LU-13.10)."""
    if state.journal is not None:
        arguments: Arguments = {"from": taken, "to": put, "points": points}
        note(state, "book_moved", party, [f"stone:{taken}", f"stone:{put}"], arguments)


def note_board(state: LunaFields, board: i64, slot: i64) -> None:
    """A temple board is laid into the frame (LU-2.3)."""
    if state.journal is not None:
        arguments: Arguments = {"board": f"board-{c.BOARDS[board]}", "slot": slot + 1}
        note(state, "temple_board_laid", NO_PARTY, [f"board:{c.BOARDS[board]}"], arguments)


def note_figure(state: LunaFields, kind: str, figure: i64, island: i64) -> None:
    """A figure comes to an island."""
    if state.journal is not None:
        arguments: Arguments = {"figure": f"figure-{c.FIGURES[figure]}", "island": island_name(island)}
        note(state, kind, NO_PARTY, [f"figure:{c.FIGURES[figure]}", island_place(island)], arguments)


def note_colour(state: LunaFields, seat: i64, colour: i64) -> None:
    """A player takes a colour."""
    if state.journal is not None:
        note(state, "colour_chosen", seat, [], {"colour": f"color-{c.COLOURS[colour]}"})


def note_expelled(state: LunaFields, party: i64, island: i64, count: i64) -> None:
    """The Apostate is driven to another island (LU-8.1)."""
    if state.journal is not None:
        arguments: Arguments = {"island": island_name(island), "count": count}
        note(state, "apostate_expelled", party, ["figure:apostate", island_place(island)], arguments)


def note_moved(state: LunaFields, party: i64, source: i64, island: i64) -> None:
    """One novice is bound for the side of an island; `source` as in actions.SOURCES (LU-6.1, LU-6.2)."""
    if state.journal is None:
        return
    arguments: Arguments = {"island": island_name(island)}
    if source == 0:
        note(state, "novice_left_pier", party, [f"pier:{party}", island_place(island)], arguments)
    else:
        origin: i64 = (source - 1) % c.ISLAND_COUNT
        arguments["from"] = island_name(origin)
        note(state, "novice_moved", party, [island_place(origin), island_place(island)], arguments)


def note_sailed(state: LunaFields, party: i64, source: i64, island: i64, count: i64) -> None:
    """Novices sail from an island or the pier onto an island (LU-6.3)."""
    if state.journal is None:
        return
    arguments: Arguments = {"island": island_name(island), "count": count}
    if source == 0:
        note(state, "novices_sailed_from_pier", party, [f"pier:{party}", island_place(island)], arguments)
    else:
        arguments["from"] = island_name(source - 1)
        note(state, "novices_sailed", party, [island_place(source - 1), island_place(island)], arguments)


def note_council(state: LunaFields, party: i64, steps: i64, chair: i64) -> None:
    """A marker goes up the Council (LU-7.12)."""
    if state.journal is not None:
        note(state, "council_advanced", party, [f"chair:{chair}"], {"count": steps, "chair": chair})


def note_round(state: LunaFields) -> None:
    """A round begins (LU-5.1)."""
    if state.journal is not None:
        arguments: Arguments = {"round": state.round, "value": c.GUARD_VALUES[state.round]}
        note(state, "round_started", NO_PARTY, [f"guard:{c.GUARDS[state.round]}"], arguments)


def note_guard(state: LunaFields, round_number: i64) -> None:
    """The Temple Guard moves to the guard stone of a round (LU-10.4)."""
    if state.journal is not None:
        arguments: Arguments = {"value": c.GUARD_VALUES[round_number]}
        note(state, "guard_moved", NO_PARTY, [f"guard:{c.GUARDS[round_number]}"], arguments)


def note_priestess(state: LunaFields, party: i64, island: i64, place: i64, points: i64) -> None:
    """A place on the Moon Priestess's island (LU-9.2)."""
    if state.journal is not None:
        note(state, "priestess_scored", party, [island_place(island)], {"place": place + 1, "points": points})


def note_apostate(state: LunaFields, party: i64, island: i64, novices: i64, points: i64) -> None:
    """A loss on the Apostate's island; `points` is what was really lost (LU-9.4, LU-9.5)."""
    if state.journal is not None:
        note(state, "apostate_scored", party, [island_place(island)], {"novices": novices, "points": points})


def note_final(state: LunaFields, party: i64, shrines: i64, favors: i64, council: i64) -> None:
    """The final points of a party (LU-11.2)."""
    if state.journal is not None:
        note(state, "final_scored", party, [], {"shrines": shrines, "favors": favors, "council": council})
