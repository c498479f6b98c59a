"""A puzzle: a position, who moves, which ends of the turn solve it, and how that is known. One JSON object a line."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.core.digest import canonical, digest_of
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.calibration import weights_digest, weights_file
from tabuleiro.learn.puzzles.proof import Claim, ProofKind, asked_run
from tabuleiro.learn.puzzles.run import Run

FOLDER: Final = Path(__file__).parent / "sets"
ID_DIGITS: Final = 10
RAW_DEFLATE: Final = -15
"""The window of a stream without header, as browsers pack positions into links."""


class UnknownPuzzle(InputError):
    """A puzzle that does not exist, or that does not hold for the rules and weights that we have."""


class Refuted(NamedTuple):
    """A turn that looks good and is not: its actions, the digest of the position after it, and what it loses."""

    turn: list[str]
    end: str
    loss: float


class Puzzle(NamedTuple):
    """A puzzle; its id is the beginning of the position's digest.

    `margin` and losses are shares of the win, or points where `claim` says so. `proof` tells how it is known, with
    `figures`: positions that were enumerated, or games that were played out and what they were won.
    """

    id: str
    game: str
    version: int
    components: str
    position: str
    seat: int
    seats: int
    turns: list[list[str]]
    """The solution, the whole turn or run; the first action is that of `seat`, those of others are forced."""
    accepted: list[str]
    """The digests of the positions in which a turn may end that solves it."""
    refuted: list[Refuted]
    """The usual try first."""
    claim: Claim
    margin: float
    doubt: float
    level: int
    themes: list[str]
    proof: ProofKind
    figures: dict[str, float]
    source: str
    engine: str
    """The weights of the search that found it."""

    def load(self) -> State:
        """The position."""
        return find_game(self.game).load(unpack_position(self.position))

    def run(self, state: State) -> Run:
        """Which decisions are asked for, in its position."""
        return asked_run(self.proof, state)

    def is_current(self) -> bool:
        """Whether it holds here: for these rules and this data and, unless it is proved, for these weights."""
        game = find_game(self.game)
        is_known = (self.version, self.components) == (game.version, game.components)
        return is_known and (self.proof != "played_out" or self.engine == engine_of(game, self.seats))


def engine_of(game: Game, seats: int) -> str:
    """What names the search of a game: the digest of its weights."""
    return weights_digest(weights_file(game, seats))


def pack_position(position: object) -> str:
    """A position as it stands in links: deflated, in base 64."""
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW_DEFLATE)
    packed = packer.compress(canonical(position).encode()) + packer.flush()
    return urlsafe_b64encode(packed).decode().rstrip("=")


def unpack_position(packed: str) -> object:
    """The inverse of `pack_position`."""
    raw = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    return json.loads(zlib.decompress(raw, RAW_DEFLATE))


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    return json.dumps(puzzle._asdict(), separators=(",", ":"), ensure_ascii=False)


def read_puzzle(line: str) -> Puzzle:
    """The inverse of `write_puzzle`."""
    data = json.loads(line)
    return Puzzle(**{**data, "refuted": [Refuted(*one) for one in data["refuted"]]})


@cache
def read_set(game: str) -> list[Puzzle]:
    """The puzzles that come with a game, whether or not they still hold; none for a game without any."""
    path = FOLDER / f"{game}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [read_puzzle(line) for line in lines]


@cache
def shown_puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game that hold here, in the order in which days show them: anything but that of their making."""
    return sorted((one for one in read_set(game) if one.is_current()), key=lambda one: digest_of(one.id))


def find_puzzle(name: str) -> Puzzle:
    """A puzzle by its id; one that does not exist or holds no more is an `UnknownPuzzle`."""
    for game in game_names():
        for puzzle in shown_puzzles(game):
            if puzzle.id == name:
                return puzzle
    raise UnknownPuzzle("unknown-puzzle", f"there is no puzzle {name!r}", {"puzzle": name})


def chosen_puzzles(game: str, theme: str = "", level: int = 0) -> list[Puzzle]:
    """The puzzles of a game with a theme, of a level; 0 is any."""
    found = shown_puzzles(game)
    return [one for one in found if theme in ("", *one.themes) and level in (0, one.level)]


def daily_puzzle(day: int, game: str = "") -> Puzzle:
    """The puzzle of a day (its ordinal, in UTC): none comes twice before all have come. Games take turns.

    `UnknownPuzzle` where there is none.
    """
    games = [name for name in ([game] if game else game_names()) if shown_puzzles(name)]
    if not games:
        raise UnknownPuzzle("no-puzzles", f"there are no puzzles of {game or 'any game'}", {"game": game})
    found = shown_puzzles(games[day % len(games)])
    return found[day // len(games) % len(found)]
