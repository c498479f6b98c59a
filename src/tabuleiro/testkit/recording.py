"""Kept records: finished games, one for each ending, tie-break, option value and rare event of a game.

A wanted game is looked for by playing: its player plays on, seed after seed, until a game fits. So the same rules give
the same records, and a test can make them again.

    WANTED = [
        Wanted("two_players", 2, liking(by_kind({"trade": 5})), shows("gift", "squirrel")),
        Wanted("shared_victory", 3, liking(by_kind({"pass": 9})), decided_by("shared")),
    ]
    write_records(find_game("acorns"), WANTED, Path(__file__).parent / "records")
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Generic, TypeVar, cast
from zlib import crc32

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.records.record import Record, new_record, write_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.result import Result
from tabuleiro.core.state import State
from tabuleiro.testkit.soaking.policies import Dice

PLAYERS: Final = ("Ana", "Bruno", "Clara", "Davi", "Elisa", "Fábio")
DATE: Final = "2026-01-01"
SEEDS: Final = 4000
"""How many games are tried before a wanted one is given up."""

S = TypeVar("S", bound=State)
Seen_co = TypeVar("Seen_co", bound=State, covariant=True)

Player = Callable[[S, Dice], list[int]]
"""Says what is played next, chance included: one action, or several that belong together."""


@dataclass(frozen=True, slots=True)
class Played(Generic[Seen_co]):
    """A finished game: its last position, its actions, and the events that it told."""

    state: Seen_co
    actions: list[int]
    journal: list[Event]

    def result(self) -> Result:
        """How it ended."""
        result = self.state.result()
        assert result is not None
        return result

    def kinds(self) -> set[str]:
        """The kinds of its events."""
        return {event.kind for event in self.journal}

    def named(self) -> set[tuple[str, str]]:
        """Each kind of event with each element that it named."""
        return {(event.kind, element) for event in self.journal for element in event.elements}


Fits = Callable[[Played[S]], bool]


@dataclass(frozen=True, slots=True)
class Wanted(Generic[S]):
    """A game to look for: who plays and how, and what must have happened."""

    name: str
    seats: int
    player: Player[S]
    fits: Fits[S]
    options: dict[str, str] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    """The texts of the first actions, chance included; after them the player plays on."""
    has_own_dice: bool = True
    """With dice of its own, made from its name, no two records are alike."""

    def dice(self, seed: int) -> Dice:
        """The dice of one try."""
        return Dice(crc32(self.name.encode()) + seed if self.has_own_dice else seed)


# Making records.


def play_game(game: Game, wanted: Wanted[S], seed: int) -> Played[S]:
    """One try at a wanted game."""
    state = cast("S", game.new(wanted.seats, wanted.options))  # the states of a game have one class
    journal: list[Event] = []
    state.journal = journal
    dice = wanted.dice(seed)
    actions: list[int] = []
    for text in wanted.opening:
        action = game.parse(text)
        assert action in state.legal(), f"{wanted.name}: {text} is not legal"
        state.apply(action)
        actions.append(action)
    while state.to_act() != NOBODY:
        for action in wanted.player(state, dice):
            state.apply(action)
            actions.append(action)
    return Played(state, actions, journal)


def make_record(game: Game, wanted: Wanted[S], seeds: int = SEEDS) -> str:
    """The text of the first game that fits."""
    for seed in range(seeds):
        played = play_game(game, wanted, seed)
        if wanted.fits(played):
            players = list(PLAYERS[: wanted.seats])
            return write_record(new_record(game, wanted.options, players, DATE, played.actions))
    raise AssertionError(f"{wanted.name} did not come up in {seeds} games")


def record_path(folder: Path, wanted: Wanted[S]) -> Path:
    """Where the record of a wanted game is kept."""
    return folder / f"{wanted.name}.tab"


def write_records(game: Game, wanted: Iterable[Wanted[S]], folder: Path) -> None:
    """Make every record and keep it in a folder."""
    folder.mkdir(exist_ok=True)
    for each in wanted:
        record_path(folder, each).write_text(make_record(game, each), encoding="utf-8")


def play_again(record: Record, kind: type[S]) -> Played[S]:
    """A record, played again; `kind` is the class of the game's states."""
    state = begin(record)
    assert isinstance(state, kind)
    journal: list[Event] = []
    state.journal = journal
    actions = [state.game().parse(ply.text) for ply in record.plies]
    for action in actions:
        state.apply(action)
    return Played(state, actions, journal)


# Players.


def liking(like: Callable[[S, int], int]) -> Player[S]:
    """Does something as often as it likes it, compared with anything else; chance is uniform."""

    def choose(state: S, dice: Dice) -> list[int]:
        legal = state.legal()
        if state.to_act() == CHANCE:
            return [dice.pick(legal)]
        return [dice.pick([action for action in legal for _ in range(like(state, action))] or legal)]

    return choose


def by_kind(likes: Mapping[str, int]) -> Callable[[State, int], int]:
    """Likes an action for its kind, and anything else once."""
    return lambda state, action: likes.get(state.game().spaces.kind(action), 1)


def best_stretch(
    state: S, dice: Dice, stretch: Callable[[S, Dice], list[int]], aim: Callable[[S], int], tries: int
) -> list[int]:
    """The actions of the stretch, a turn or a round, that comes nearest to an aim, of some that are tried.

    `stretch` plays a copy on to where it is judged and returns what was done.
    """
    best: list[int] = []
    best_value = 0
    for _ in range(tries):
        trial = cast("S", state.copy())  # the states of a game have one class
        actions = stretch(trial, dice)
        value = aim(trial)
        if not best or value > best_value:
            best, best_value = actions, value
    return best


# What must have happened.


def shows(*kinds: str) -> Fits[State]:
    """Events of all these kinds took place."""
    return lambda played: played.kinds().issuperset(kinds)


def tells(*named: tuple[str, str]) -> Fits[State]:
    """Events of these kinds named these elements."""
    return lambda played: played.named().issuperset(named)


def ends_by(reason: str) -> Fits[State]:
    """The game ended for this reason alone."""
    return lambda played: played.result().reasons == [reason]


def decided_by(tie_break: str) -> Fits[State]:
    """The first place was found by this criterion, in a game that was not cut off."""
    return lambda played: played.result().tie_break == tie_break and not played.result().truncated


def solo_margin(sign: int) -> Fits[State]:
    """The solo player wins (1), is level (0) or loses (-1)."""
    return lambda played: (played.result().margin > 0) - (played.result().margin < 0) == sign
