"""The game that is analysed, and whether it may be: never one that people play right now."""

from typing import Final, NamedTuple

from tabuleiro.core.digest import digest
from tabuleiro.core.records.record import Record, new_record, record_from
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.snapshot import Snapshot

NOBODY: Final = "?"
"""Analyses of the same game are shared by everybody who has it, so no name of a player may be in one."""


class AnalysedGame(NamedTuple):
    """A game to analyse: its record without names, and the plies at which a hint was taken."""

    record: Record
    hinted: frozenset[int]


def read_game(snapshot: Snapshot, playthrough: Playthrough) -> AnalysedGame:
    """The game of a table; one that is still played is refused."""
    agreement = snapshot.agreed()
    if snapshot.status() != "finished" and not agreement.is_record():
        raise RequestError("in_play", "a game is analysed when it is over", message="error-analysis-running")
    nobody, actions = [NOBODY] * agreement.seats, playthrough.played.actions()
    if agreement.position is not None:
        record = record_from(playthrough.start, nobody, "", actions)
    else:
        record = new_record(playthrough.game(), agreement.options, nobody, "", actions)
    return AnalysedGame(record, frozenset(ply for ply, _ in snapshot.hints))


def positions_of(record: Record) -> list[str]:
    """The digests of all positions of a game."""
    state = begin(record)
    found = [digest(state)]
    for ply in record.plies:
        state.apply(state.game().parse(ply.text))
        found.append(digest(state))
    return found


def position_at(record: Record, ply: int) -> State:
    """The position after the first `ply` actions of a game."""
    state = begin(record)
    for one in record.plies[:ply]:
        state.apply(state.game().parse(one.text))
    return state
