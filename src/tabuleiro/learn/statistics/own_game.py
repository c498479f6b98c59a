"""One finished game from the seat of one player: the result, and what an analysis found in it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.learn.analysis.key_moments import BAD
from tabuleiro.learn.analysis.seat_report import counted_loss
from tabuleiro.learn.analysis.shape import AnalysisShape, PartShape, TurnShape
from tabuleiro.learn.explorer.played import PlayedGame, PlayedSeat

MOST: Final = 10
"""The most turns of a game that are held against anybody."""


class FoundMistake(NamedTuple):
    """A turn that was worse than need be, beyond doubt."""

    turn: int
    ply: int
    kind: str
    loss: int


class JudgedSeat(NamedTuple):
    """What an analysis says of a seat; `name` is that of the analysis, which tries are kept under."""

    id: str
    name: str
    accuracy: float | None
    interval: list[float] | None
    gave_away: int
    luck: int
    adjusted: int
    kinds: dict[str, PartShape]
    phases: list[PartShape]
    mistakes: list[FoundMistake]


class OwnGame(NamedTuple):
    """A game of somebody's. `winners` are the seats that came first, oneself among them or not."""

    game: str
    table: str
    finished: str
    seats: int
    own: PlayedSeat
    winners: Sequence[PlayedSeat]
    judged: JudgedSeat | None = None


def own_game(played: PlayedGame, seat: int, finished: str, judged: JudgedSeat | None = None) -> OwnGame:
    """A played game, seen from a seat."""
    winners = [one for one in played.seats if one.place == 1]
    return OwnGame(played.game, played.name, finished, len(played.seats), played.seats[seat], winners, judged)


def judge_seat(found: AnalysisShape, seat: int, analysis: str = "") -> JudgedSeat | None:
    """What an analysis says of a seat; None where it judges nothing, or measures points instead of shares."""
    report = next((one for one in found["seat_reports"] if one["seat"] == seat), None)
    if report is None or found["unproven"] or found["measure"] != "share" or found["state"] != "done":
        return None
    return JudgedSeat(
        analysis or found["id"],
        found["key"],
        report["accuracy"],
        report["interval"],
        report["gave_away"],
        report["luck"],
        report["adjusted"],
        report["by_kind"],
        report["by_phase"],
        find_mistakes(found, seat),
    )


def find_mistakes(found: AnalysisShape, seat: int) -> list[FoundMistake]:
    """The turns of a seat that are worth trying again, the worst first."""
    turns = [turn for turn in found["turns"] if turn["seat"] == seat and turn["grade"] in BAD and not turn["about"]]
    worst = sorted(turns, key=lambda turn: (-turn["r"], turn["turn"]))[:MOST]
    return [FoundMistake(turn["turn"], turn["from"], kind_of(found, turn), turn["loss"]) for turn in worst]


def kind_of(found: AnalysisShape, turn: TurnShape) -> str:
    """The kind of decision in which most of a turn's loss came about."""
    decisions = [one for one in found["moments"] if one["kind"] == "decision" and one["turn"] == turn["turn"]]
    return max(decisions, key=counted_loss)["decision"] if decisions else ""
