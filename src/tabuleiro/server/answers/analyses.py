"""What is answered about analyses of games, at a server and on a device."""

from typing import Any, Final, NamedTuple, Protocol

from tabuleiro.core.errors import InputError
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.known_analysis import KnownAnalysis
from tabuleiro.learn.analysis.shape import AnalysisShape, DecisionShape, TurnShape
from tabuleiro.learn.analysis.tried import JudgedTry, TriedTurn, try_turn
from tabuleiro.learn.hints.turn_story import tell_turn
from tabuleiro.server.analyses.analysed import position_at, read_game
from tabuleiro.server.analyses.work import TryQuestion, engine_of
from tabuleiro.server.answers.tried import tell_line, tell_try
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.table.snapshot import Snapshot

NOTHING: Final[dict[str, Any]] = {"found": None, "told": [], "made_by": ""}
"""What an analysis says before anything is computed."""


class TryWish(Protocol):
    """The turn to try again, the actions so far, and whether they are to be judged."""

    @property
    def turn(self) -> int:
        """The number of the turn."""

    @property
    def actions(self) -> list[str]:
        """The actions as texts."""

    @property
    def check(self) -> bool:
        """Whether to judge them."""


class Trial(NamedTuple):
    """A turn that is tried again: where it began, what was tried, and what the analysis says of it."""

    state: State
    tried: TriedTurn
    turn: TurnShape
    decision: DecisionShape | None
    """Where the try is to be judged."""

    def question(self) -> TryQuestion:
        """What is asked of whoever judges it."""
        assert self.decision is not None, "it is to be judged"
        game = self.state.game()
        best = [game.parse(text) for text in self.decision["line"]]
        edition = (game.name, game.version, game.components)
        return TryQuestion(*edition, self.state.dump(), self.tried.actions, best, self.turn["r"], self.turn["share"])


def tell(known: KnownAnalysis, snapshot: Snapshot, user: int, place: int) -> dict[str, object]:
    """An analysis as somebody sees it, without what it says; `place` is how many others come before it."""
    return {
        "analysis": known.id,
        "table": known.table,
        "key": snapshot.key if snapshot.is_member(user) else None,
        "budget": known.budget,
        "state": known.state,
        "done": known.done,
        "of": known.total,
        "place": place,
        "asked": known.user == user != 0,
    }


def tell_whole(body: dict[str, Any] | None, game: str, verdicts: dict[str, str]) -> dict[str, object]:
    """What an analysis says so far, and how good the asker's tries at its turns were."""
    said = body or NOTHING
    older = said["found"] is not None and said["made_by"] != engine_of(game)
    return {"found": said["found"], "told": said["told"], "older": older, "verdicts": verdicts}


def tell_better_line(found: AnalysisShape, snapshot: Snapshot, ply: int) -> dict[str, object]:
    """The better line at a decision, told."""
    decision = find_decision(found, ply)
    state = position_at(read_game(snapshot, snapshot.playing()).record, ply)
    return tell_line(tell_turn(state, [state.game().parse(text) for text in decision["line"]]))


def begin_try(found: AnalysisShape, snapshot: Snapshot, wish: TryWish) -> Trial:
    """A turn tried again from where it began; nothing is changed by it."""
    turn = find_turn(found, wish.turn)
    state = position_at(read_game(snapshot, snapshot.playing()).record, turn["from"])
    try:
        tried = try_turn(state, wish.actions)
    except InputError as error:
        raise request_error(error) from error
    if wish.check and not tried.has_ended:
        raise RequestError("malformed", "the turn has not ended yet")
    return Trial(state, tried, turn, find_decision(found, turn["from"]) if wish.check else None)


def tell_tried(trial: Trial, judged: JudgedTry | None) -> dict[str, object]:
    """A try, with how good it was if it was judged."""
    return {
        **tell_try(trial.state, trial.tried),
        "verdict": None if judged is None else judged.verdict,
        "loss": None if judged is None else judged.loss,
        "r": None if judged is None else judged.r,
    }


def found_in(body: dict[str, Any] | None) -> AnalysisShape:
    """What an analysis says; refused while nothing is known."""
    if body is None:
        raise RequestError("unknown", "nothing is known yet")
    found: AnalysisShape = body["found"]
    return found


def find_turn(found: AnalysisShape, turn: int) -> TurnShape:
    """A turn of an analysis; one that it has not is refused."""
    if not 0 <= turn < len(found["turns"]):
        raise RequestError("unknown", f"there is no turn {turn}")
    return found["turns"][turn]


def find_decision(found: AnalysisShape, ply: int) -> DecisionShape:
    """The decision at a ply; where nothing was judged, that is said."""
    for moment in found["moments"]:
        if moment["kind"] == "decision" and moment["ply"] == ply:
            return moment
    raise RequestError("unknown", f"nothing was judged at ply {ply}")
