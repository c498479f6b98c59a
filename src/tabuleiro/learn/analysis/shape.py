"""The shape of an analysis as JSON, schema 1: what files, the server and the page hold.

Shares of the win are whole ten-thousandths, so that those of all seats add up to 10,000 exactly and ledgers close. Of
whoever plays alone the same fields hold the expected margin to the best automaton in hundredths of a point; `measure`
tells which. A list named like a measure of all seats has one number a seat. Actions are texts, as in records.
"""

from typing import Final, Literal

from typing_extensions import TypedDict

from tabuleiro.core.action import Arguments

SCHEMA: Final = 1

Grade = Literal["best", "find", "good", "fair", "inaccuracy", "mistake", "blunder", "forced"]
"""How good a turn was; `find` is a best turn that is hard to see, `forced` one without a choice."""
GRADES: Final[tuple[Grade, ...]] = ("find", "best", "good", "fair", "inaccuracy", "mistake", "blunder", "forced")


class CandidateShape(TypedDict):
    """A candidate of a decision after the equal pass."""

    action: str
    visits: int
    settled: int
    shares: list[int]


class EventShape(TypedDict):
    """An event that a reason is about."""

    kind: str
    seat: int
    elements: list[str]
    arguments: Arguments


class ReasonShape(TypedDict):
    """Why the best turn is better than the one that was played, as hints tell it."""

    message: str
    arguments: Arguments
    rule: str
    event: EventShape | None


class DecisionShape(TypedDict):
    """A decision with a choice: what was best, what was played, and what that gave away."""

    kind: Literal["decision"]
    ply: int
    actor: int
    turn: int
    """The place of its turn in `turns`."""
    decision: str
    """The kind of decision, as the game names it."""
    legal: int
    """How many actions were legal."""
    played: str
    best: str
    loss: int
    doubt: int
    stakes: int
    """What the mean of all legal actions would have lost at first sight."""
    before: list[int]
    after_best: list[int]
    after_played: list[int]
    candidates: list[CandidateShape]
    line: list[str]
    """The best action and what most likely follows, up to the first chance."""
    own: int
    """How many actions of the line belong to the turn."""
    usual: str | None
    """What the level `regular` chooses, where the best was played and the next best is much worse; else null."""
    reasons: list[ReasonShape]


class DrawShape(TypedDict):
    """A chain of chance: what could be expected of it, and what it brought."""

    kind: Literal["chance"]
    ply: int
    plies: int
    expected: list[int]
    got: list[int]
    luck: list[int]
    doubt: int
    exact: bool
    """Whether every outcome was looked at, instead of samples."""


Plies = TypedDict("Plies", {"from": int, "to": int})
"""Where something begins, and the ply after its last one."""


class TurnShape(Plies):
    """The decisions of one seat in one turn: its plies lie in `from` <= ply < `to`."""

    turn: int
    seat: int
    r: float
    """The part of the seat's own chance that the turn gave away."""
    grade: Grade
    about: bool
    """Whether the doubt is too large to hold the grade against anybody."""
    stakes: float
    accuracy: float
    loss: int
    doubt: int
    share: int
    """What the seat had before the turn."""
    hinted: bool


class LedgerShape(TypedDict):
    """Why a seat ended as it did: `result` is the sum of all the others, exactly."""

    start: int
    luck: int
    own: int
    others: int
    drift: int
    result: int


class PartShape(TypedDict):
    """A part of a seat's decisions: how many turns (by phase) or decisions (by kind), and what they gave away."""

    count: int
    gave_away: int
    accuracy: float | None


class SeatShape(TypedDict):
    """One seat: how well it played, and its luck apart from that."""

    seat: int
    accuracy: float | None
    interval: list[float] | None
    """Where the accuracy lies with 95 %; null, as the accuracy, where no turn counts."""
    gave_away: int
    grades: dict[str, int]
    by_kind: dict[str, PartShape]
    by_phase: list[PartShape]
    luck: int
    adjusted: int
    """The result less the luck."""
    ledger: LedgerShape


class KeyMomentShape(TypedDict):
    """A moment worth looking at: the sentence `moment-<kind>` tells it."""

    kind: Literal["swing", "leader", "worst", "find", "luck", "unlucky", "decided"]
    ply: int
    turn: int | None
    """The turn that made it; null where chance did."""
    seat: int
    """Whom the sentence is about."""
    change: int
    """What that seat gained, or lost below 0."""


class ScoresShape(TypedDict):
    """Points of every party at the beginning of every turn, and at the end."""

    plies: list[int]
    board: list[list[int]]
    """As the board shows them, by moment and party."""
    ended: list[list[int]]
    """If the game ended there."""


class RoundShape(TypedDict):
    """Where a round, a year or whatever the game counts begins."""

    ply: int
    unit: str
    number: int


class AnalysisShape(TypedDict):
    """A whole analysis. Without a proven estimate (`unproven` says why) there are scores, and no judgement at all."""

    schema: int
    id: str
    key: str
    game: str
    version: int
    components: str
    seats: int
    options: dict[str, str]
    players: list[str]
    parties: list[str]
    budget: str
    engine: str
    state: Literal["running", "done"]
    finished: bool
    """Whether the game was played to its end."""
    truncated: bool
    """Whether it was broken off by the rules."""
    unproven: str
    measure: Literal["share", "margin"]
    done: int
    of: int
    missing: int
    """How many blocks could not be computed: gaps."""
    no_luck: bool
    """Whether chance draws in the set-up only."""
    graph: list[list[int]]
    margin: list[list[int]] | None
    """Alone: low, middle and high of the margin before every ply."""
    moments: list[DecisionShape | DrawShape]
    turns: list[TurnShape]
    seat_reports: list[SeatShape]
    key_moments: list[KeyMomentShape]
    rounds: list[RoundShape]
    scores: ScoresShape
    categories: list[dict[str, list[int]]]
    """By party and category the points at the moments of `scores`, if the game ended there."""
