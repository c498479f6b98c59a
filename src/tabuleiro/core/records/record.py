"""Record files (`.tab`): a game as text, one line per action, with everything needed to replay and verify it."""

from typing import Final, NamedTuple, cast

from tabuleiro.core.action import CHANCE
from tabuleiro.core.digest import canonical, digest
from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State

MAGIC: Final = "tabuleiro record 1"
MAGIC_FROM_POSITION: Final = "tabuleiro record 2"
"""The first line of a game that began from a position, which stands in its header; others are written as ever."""
UNFINISHED: Final = "unfinished"


class Ply(NamedTuple):
    """One action: who took it (a seat or CHANCE), its text, and its line in the file (0: not from a file)."""

    actor: int
    text: str
    line: int = 0


class Record(NamedTuple):
    """A game: its options and the list of its actions. Everything else can be derived from these.

    `result` and `end` (the digest of the last position) are what the writer claims; `verify` compares them.
    """

    game: str
    version: int
    components: str
    seats: int
    options: dict[str, str]
    players: list[str]
    date: str
    result: str
    plies: list[Ply]
    end: str
    position: Position | None = None
    """Where the game began, unless at its beginning; seats and options are then those of the position."""


def new_record(game: Game, options: dict[str, str], players: list[str], date: str, actions: list[int]) -> Record:
    """The record of the game that these actions make, replayed here to find their actors, the result and the end.

    Options that were not chosen are written with their defaults: a default may change, a record may not.
    """
    settled = complete_options(game.options, len(players), options)
    return _played(game.new(len(players), settled), settled, players, date, actions)


def record_from(start: State, players: list[str], date: str, actions: list[int]) -> Record:
    """The record of a game that began from a position."""
    position = start.dump()
    return _played(start.copy(), position_options(position), players, date, actions)._replace(position=position)


def position_options(position: Position) -> dict[str, str]:
    """The options that a position of a game was set up with; a game without any has none in its positions."""
    return cast("dict[str, str]", position.get("options", {}))  # as dumped


def _played(state: State, options: dict[str, str], players: list[str], date: str, actions: list[int]) -> Record:
    game = state.game()
    plies: list[Ply] = []
    for action in actions:
        plies.append(Ply(state.to_act(), game.format(action)))
        state.apply(action)
    return Record(
        game.name,
        game.version,
        game.components,
        len(players),
        options,
        [" ".join(player.split()) for player in players],
        date,
        format_result(state.result()),
        plies,
        digest(state),
    )


def format_result(result: Result | None) -> str:
    """The result in one line: each party's points and rank, then the reasons."""
    if result is None:
        return UNFINISHED
    standings = " ".join([f"{standing.points}/{standing.rank}" for standing in result.standings])
    return f"{standings} {'+'.join(result.reasons)}"


def write_record(record: Record) -> str:
    """The text of a record file."""
    lines = [
        MAGIC if record.position is None else MAGIC_FROM_POSITION,
        f"game: {record.game}",
        f"version: {record.version}",
        f"components: {record.components}",
        f"seats: {record.seats}",
        f"options: {canonical(record.options)}",
        f"players: {canonical(record.players)}",
        f"date: {record.date}",
        f"result: {record.result}",
    ]
    if record.position is not None:
        lines.append(f"position: {canonical(record.position)}")
    lines.append("")
    lines += [f"{'chance' if ply.actor == CHANCE else ply.actor}: {ply.text}" for ply in record.plies]
    lines += ["", f"end: {len(record.plies)} actions, {record.end}", ""]
    return "\n".join(lines)
