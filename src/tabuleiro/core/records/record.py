"""Record files (`.tab`): a game as text, one line per action, with everything needed to replay and verify it."""

from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE
from tabuleiro.core.digest import canonical, digest
from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.result import Result

MAGIC: Final = "tabuleiro record 1"
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


def new_record(game: Game, options: dict[str, str], players: list[str], date: str, actions: list[int]) -> Record:
    """The record of the game that these actions make, replayed here to find their actors, the result and the end.

    Options that were not chosen are written with their defaults: a default may change, a record may not.
    """
    settled = complete_options(game.options, len(players), options)
    state = game.new(len(players), settled)
    plies: list[Ply] = []
    for action in actions:
        plies.append(Ply(state.to_act(), game.format(action)))
        state.apply(action)
    return Record(
        game.name,
        game.version,
        game.components,
        len(players),
        settled,
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
        MAGIC,
        f"game: {record.game}",
        f"version: {record.version}",
        f"components: {record.components}",
        f"seats: {record.seats}",
        f"options: {canonical(record.options)}",
        f"players: {canonical(record.players)}",
        f"date: {record.date}",
        f"result: {record.result}",
        "",
    ]
    lines += [f"{'chance' if ply.actor == CHANCE else ply.actor}: {ply.text}" for ply in record.plies]
    lines += ["", f"end: {len(record.plies)} actions, {record.end}", ""]
    return "\n".join(lines)
