"""Points over the course of a game: as the board shows them, if it ended there, and by category. No estimate."""

from collections.abc import Sequence

from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.plan import Span
from tabuleiro.learn.analysis.shape import RoundShape, ScoresShape


def read_scores(record: Record, turns: Sequence[Span]) -> tuple[ScoresShape, list[dict[str, list[int]]]]:
    """The points of every party where a turn begins, and at the end; and the same by party and category."""
    plies = [*dict.fromkeys(turn.first for turn in turns), len(record.plies)]
    parties = len(begin(record).game().parties(record.seats))
    scores = ScoresShape(plies=plies, board=[], ended=[])
    categories: list[dict[str, list[int]]] = [{} for _ in range(parties)]
    wanted, state = set(plies), begin(record)
    game = state.game()
    for ply in range(len(record.plies) + 1):
        if ply in wanted:
            tallies = [_tally(state, party) for party in range(parties)]
            scores["board"].append(list(state.scores()))
            scores["ended"].append([sum(tally.values()) for tally in tallies])
            for kept, tally in zip(categories, tallies, strict=True):
                _keep(kept, tally, len(scores["board"]))
        if ply < len(record.plies):
            state.apply(game.parse(record.plies[ply].text))
    return scores, categories


def _tally(state: State, party: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in state.tally(party):
        found[entry.category] = found.get(entry.category, 0) + entry.points
    return found


def _keep(kept: dict[str, list[int]], tally: dict[str, int], moments: int) -> None:
    """Add a moment to every category; one that is new had no points before."""
    for category in dict.fromkeys((*kept, *tally)):
        row = kept.setdefault(category, [0] * (moments - 1))
        row.append(tally.get(category, 0))


def read_rounds(record: Record) -> list[RoundShape]:
    """Where a round, a year or whatever the game counts begins; empty for a game that counts nothing."""
    state, rounds = begin(record), list[RoundShape]()
    game = state.game()
    for ply, one in enumerate(record.plies):
        stage = state.stage()
        if stage is not None and (not rounds or rounds[-1]["number"] != stage.done):
            rounds.append(RoundShape(ply=ply, unit=stage.unit, number=stage.done))
        state.apply(game.parse(one.text))
    return rounds
