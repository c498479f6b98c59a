"""What is answered about puzzles, at a server and on a device; no answer holds a solution too early."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import date, datetime
from typing import Final, NamedTuple, Protocol

from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import game_names
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.kept_try import PUZZLE, KeptTry
from tabuleiro.learn.analysis.tried import TriedTurn, try_turn
from tabuleiro.learn.hints.hint import encode_reason
from tabuleiro.learn.puzzles.progress import OwnTry, read_progress
from tabuleiro.learn.puzzles.puzzle import (
    Puzzle,
    UnknownPuzzle,
    chosen_puzzles,
    daily_puzzle,
    find_puzzle,
    shown_puzzles,
)
from tabuleiro.learn.puzzles.solving import SOLVED, JudgedTry, explain_puzzle, give_help, known_verdict
from tabuleiro.server.analyses.work import PuzzleQuestion
from tabuleiro.server.answers.known import known
from tabuleiro.server.answers.tried import tell_line, tell_try
from tabuleiro.server.errors import RequestError, request_error

SHOWN: Final = "shown"
"""The verdict that is kept of a puzzle whose solution was shown before it was solved."""
THOUSANDTH: Final = 1000
"""Losses are kept as whole thousandths."""


class TryWish(Protocol):
    """The actions so far, whether they are to be judged, and how much is to be shown of the solution."""

    @property
    def actions(self) -> list[str]:
        """The actions as texts."""

    @property
    def check(self) -> bool:
        """Whether to judge them."""

    @property
    def helps(self) -> int:
        """From 0 to 3."""


class PuzzlePorts(NamedTuple):
    """What trying a puzzle needs of whoever serves it."""

    user: int
    now: str
    judge: Callable[[PuzzleQuestion], Awaitable[JudgedTry]]
    keep: Callable[[KeptTry], Awaitable[None]]


def tell_daily(now: str, game: str) -> dict[str, object]:
    """The puzzle of today (UTC), of a game or of all of them in turn."""
    if game:
        known(game, "en")
    today = day_of(now)
    try:
        return tell_puzzle(daily_puzzle(today.toordinal(), game), today.isoformat())
    except UnknownPuzzle as error:
        raise RequestError("unknown", str(error)) from error


def tell_puzzles(game: str, theme: str, level: int) -> dict[str, object]:
    """The puzzles of a game with a theme, of a level; 0 is any."""
    known(game, "en")
    every = shown_puzzles(game)
    return {
        "game": game,
        "puzzles": [tell_listed(one) for one in chosen_puzzles(game, theme, level)],
        "themes": dict(Counter(name for one in every for name in one.themes)),
        "levels": dict(Counter(str(one.level) for one in every)),
    }


async def try_puzzle(puzzle: str, wish: TryWish, ports: PuzzlePorts) -> dict[str, object]:
    """Try a turn; nothing is changed by it. `check` has it judged, once it has ended, and kept among one's tries."""
    asked = find(puzzle)
    state = asked.load()
    try:
        tried = try_turn(state, wish.actions, asked.run(state))
    except InputError as error:
        raise request_error(error) from error
    judged = None
    if wish.check:
        if not tried.has_ended:
            raise RequestError("malformed", "the turn has not ended yet")
        judged = known_verdict(asked, tried.after)
        if judged is None:
            judged = await ports.judge(PuzzleQuestion(asked.id, tried.actions))
        await keep(ports, asked, judged.verdict, judged.loss, wish.helps)
    elif wish.helps == 3 and not wish.actions:
        await keep(ports, asked, SHOWN, None, wish.helps)
    return tell_tried(asked, state, tried, judged, wish.helps)


async def keep(ports: PuzzlePorts, puzzle: Puzzle, verdict: str, loss: float | None, helps: int) -> None:
    """Keep a try."""
    lost = round((loss or 0.0) * THOUSANDTH)
    await ports.keep(KeptTry(ports.user, puzzle.id, verdict, lost, helps, ports.now, PUZZLE))


def tell_mine(kept: Sequence[KeptTry], now: str) -> dict[str, object]:
    """How somebody gets on: solved, streak, by theme and level."""
    tries = own_tries(kept)
    puzzles = {one.id: one for game in game_names() for one in shown_puzzles(game)}
    found = read_progress(tries, puzzles, day_of(now))
    last: dict[str, bool] = {}
    for one in tries:
        last[one.puzzle] = last.get(one.puzzle, False) or one.verdict in SOLVED
    return {
        **found._asdict(),
        "themes": {name: count._asdict() for name, count in found.themes.items()},
        "levels": {str(level): count._asdict() for level, count in found.levels.items()},
        "last": last,
    }


def own_tries(kept: Iterable[KeptTry]) -> list[OwnTry]:
    """Tries at puzzles as progress is reckoned from them."""
    return [OwnTry(one.item, day_of(one.time), one.verdict, one.helps) for one in kept]


def find(puzzle: str) -> Puzzle:
    """A puzzle; one that does not exist, or holds no more, is refused."""
    try:
        return find_puzzle(puzzle)
    except UnknownPuzzle as error:
        raise RequestError("unknown", str(error), message="error-puzzle-none") from error


def day_of(moment: str) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromisoformat(moment).date()


def tell_listed(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle in a list."""
    return {"puzzle": puzzle.id, "seats": puzzle.seats, "level": puzzle.level, "claim": puzzle.claim}


def tell_puzzle(puzzle: Puzzle, day: str | None) -> dict[str, object]:
    """A puzzle without its solution."""
    state = puzzle.load()
    return {
        **tell_listed(puzzle),
        "game": puzzle.game,
        "version": puzzle.version,
        "components": puzzle.components,
        "seat": puzzle.seat,
        "proof": puzzle.proof,
        "position": state.dump(),
        "view": state.view(),
        "day": day,
    }


def tell_tried(
    puzzle: Puzzle, state: State, tried: TriedTurn, judged: JudgedTry | None, helps: int
) -> dict[str, object]:
    """A try, with as much of the solution as may be seen."""
    help_given = give_help(puzzle, state, helps)
    is_open = helps == 3 or (judged is not None and judged.verdict in SOLVED)
    return {
        **tell_try(state, tried),
        "verdict": None if judged is None else judged.verdict,
        "loss": None if judged is None else judged.loss,
        "help": None
        if help_given is None
        else {
            "kind": help_given.kind,
            "elements": help_given.elements,
            "line": None if help_given.line is None else tell_line(help_given.line),
        },
        "solution": tell_solution(puzzle, state) if is_open else None,
    }


def tell_solution(puzzle: Puzzle, state: State) -> dict[str, object]:
    """The solution, and why the usual try fails."""
    explained = explain_puzzle(puzzle, state)
    return {
        "line": tell_line(explained.best),
        "usual": tell_line(explained.usual),
        "loss": explained.loss,
        "margin": puzzle.margin,
        "reasons": [encode_reason(reason) for reason in explained.reasons],
        "themes": puzzle.themes,
        "figures": puzzle.figures,
    }
