"""A tournament of bots: a round robin, a Swiss or a knock-out, in several games; kept in a folder game by game.

A run that was killed goes on with the first game that is missing in its folder. Rounds are drawn by the same law as
those of people on a server (rounds/).
"""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.opening import OPENINGS
from tabuleiro.arena.pairing import Outcome, Pairing, play_pairing
from tabuleiro.arena.ratings import ranks
from tabuleiro.arena.rounds.contest import KINDS, Board, Entry, Field, Format, Kind, place_scores
from tabuleiro.arena.rounds.next_round import next_round, planned_rounds
from tabuleiro.arena.rounds.standings import Standing, standings
from tabuleiro.arena.whole_file import save
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game

PLAN: Final = "tournament.json"
NUMBERS: Final = 10_000
"""The games of a Swiss or a knock-out are numbered from a multiple of this on, for each game that is played."""


class OtherTournament(InputError):
    """A folder that holds another tournament."""


class TooFew(InputError):
    """Fewer entrants than seats."""


class UnknownKind(InputError):
    """A kind of tournament that does not exist."""


def read_kind(word: str) -> Kind:
    """The kind of a tournament as it is written on a command line: `round-robin`."""
    for kind in KINDS:
        if kind == word.replace("-", "_"):
            return kind  # type: ignore[return-value] # one of its values
    known = ", ".join(kind.replace("_", "-") for kind in KINDS)
    text = f"unknown kind of tournament {word!r}: expected one of {known}"
    raise UnknownKind("unknown-format", text, {"kind": word, "known": known})


class Tournament(NamedTuple):
    """What is played.

    In a round robin every group of entrants that fills the seats plays `rounds` lucks in every seating; a Swiss has
    `rounds` rounds, and a knock-out as many as it needs.
    """

    folder: Path
    games: list[str]
    entrants: list[Entrant]
    seats: int
    rounds: int
    seed: int
    kind: Kind = "round_robin"
    advance: int = 1

    def identity(self) -> dict[str, object]:
        """What must not change when a tournament is resumed."""
        bots = [[one.name, one.seconds] for one in self.entrants]
        kind = {} if self.kind == "round_robin" else {"kind": self.kind, "advance": self.advance}
        return {"games": self.games, "bots": bots, "seats": self.seats, "rounds": self.rounds, "seed": self.seed} | kind

    def check(self) -> None:
        """Refuse fewer entrants than seats."""
        if len(self.entrants) < self.seats or self.seats < 2:
            raise TooFew(
                "too-few-bots",
                f"{len(self.entrants)} bots cannot fill {self.seats} seats: expected at least as many, and two",
                {"bots": len(self.entrants), "seats": self.seats},
            )

    def form(self, game: str) -> Format:
        """The format of its rounds in a game."""
        find_game(game).new(self.seats)
        least = max(2, min(find_game(game).seats))
        return Format(self.kind, self.seats, least, self.rounds, self.advance)

    def field(self, game: str) -> Field:
        """The entrants, none stronger than another."""
        return Field(tuple(Entry(number) for number in range(len(self.entrants))), seed=f"{self.seed} {game}")

    def expected(self) -> int:
        """About how many games will be played."""
        self.check()
        if self.kind == "round_robin":
            return len(self.pairings())
        rounds = sum(planned_rounds(self.field(game), self.form(game)) for game in self.games)
        tables = -(-len(self.entrants) // self.seats)
        return rounds * tables if self.kind == "swiss" else rounds * tables // 2 + 1

    def pairings(self) -> list[Pairing]:
        """Every game of a round robin, numbered throughout."""
        self.check()
        pairings: list[Pairing] = []
        for game in self.games:
            for group in combinations(self.entrants, self.seats):
                for pairing in plan_match(game, list(group), self.rounds * self.seats, self.seed):
                    pairings.append(pairing._replace(number=len(pairings)))
        return pairings


def open_folder(tournament: Tournament) -> list[Outcome]:
    """The games that the folder already holds; a folder of another tournament is refused."""
    tournament.folder.mkdir(parents=True, exist_ok=True)
    path, wanted = tournament.folder / PLAN, json.dumps(tournament.identity())
    if not path.exists():
        path.write_text(wanted, encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    if kept != wanted:
        raise OtherTournament(
            "other-tournament",
            f"{tournament.folder} holds another tournament: {kept}",
            {"folder": str(tournament.folder), "kept": kept},
        )
    return [read_outcome(file) for file in sorted(tournament.folder.glob("*.json")) if file.name != PLAN]


def play_tournament(
    tournament: Tournament, played: list[Outcome], workers: int, backend: str = "local"
) -> Iterator[Outcome]:
    """Play what is missing; every game is kept, its record beside it, before it is told."""
    done = {outcome.number: outcome for outcome in played}
    while missing := waiting(tournament, done):
        for outcome in run_blocks(play_pairing, missing, workers, backend):
            keep_outcome(tournament.folder, outcome)
            done[outcome.number] = outcome
            yield outcome


def waiting(tournament: Tournament, done: dict[int, Outcome]) -> list[Pairing]:
    """The games that can be played now: all of a round robin, else those of the present round of every game."""
    if tournament.kind == "round_robin":
        return [pairing for pairing in tournament.pairings() if pairing.number not in done]
    tournament.check()
    return [pairing for game in tournament.games for pairing in follow(tournament, game, done)[1]]


def follow(tournament: Tournament, game: str, done: dict[int, Outcome]) -> tuple[Field, list[Pairing]]:
    """The field after all rounds that are over, and the games that are missing of the next."""
    field, form = tournament.field(game), tournament.form(game)
    number = tournament.games.index(game) * NUMBERS
    while (drawn := next_round(field, form)) is not None:
        pairings = [pairing_of(tournament, game, board, number + index) for index, board in enumerate(drawn.boards)]
        missing = [pairing for pairing in pairings if pairing.number not in done]
        if missing:
            return field, missing
        boards = tuple(played_board(board, done[number + index]) for index, board in enumerate(drawn.boards))
        field = field._replace(rounds=(*field.rounds, drawn._replace(boards=boards)))
        number += len(pairings)
    return field, []


def pairing_of(tournament: Tournament, game: str, board: Board, number: int) -> Pairing:
    """The game of a table of a round."""
    seated = tuple(tournament.entrants[player] for player in board.players)
    luck, opening = tournament.seed * 1_000_003 + number, OPENINGS.get(game, 0)
    return Pairing(number, game, seated, luck, tournament.seed * 7_919 + number, opening)


def played_board(board: Board, outcome: Outcome) -> Board:
    """A table with its result."""
    places = ranks(outcome)
    return board._replace(places=tuple(places), scores=place_scores(places), points=tuple(outcome.points))


def final_standings(tournament: Tournament, outcomes: list[Outcome]) -> dict[str, list[Standing]]:
    """Who stands where in each game of a Swiss or a knock-out, by the numbers of the entrants."""
    if tournament.kind == "round_robin":
        return {}
    done = {outcome.number: outcome for outcome in outcomes}
    fields = {game: follow(tournament, game, done)[0] for game in tournament.games}
    return {game: standings(field, tournament.form(game)) for game, field in fields.items()}


def keep_outcome(folder: Path, outcome: Outcome) -> None:
    """Write the record and, whole or not at all, what the game came to."""
    name = f"{outcome.number:05}-{outcome.game}"
    (folder / f"{name}.tab").write_text(outcome.record, encoding="utf-8")
    save(folder / f"{name}.json", json.dumps(outcome._replace(record="")._asdict()))


def read_outcome(file: Path) -> Outcome:
    """The inverse of `keep_outcome`."""
    record = file.with_suffix(".tab").read_text(encoding="utf-8")
    return Outcome(**json.loads(file.read_text(encoding="utf-8")))._replace(record=record)


def cross_table(outcomes: list[Outcome]) -> dict[tuple[str, str], tuple[float, int]]:
    """For every pair of entrants the points of the first (one a win, half a draw) and their number of games."""
    table: dict[tuple[str, str], tuple[float, int]] = {}
    for outcome in outcomes:
        for first, second in combinations(range(len(outcome.names)), 2):
            mine, theirs = (
                (outcome.shares[first], outcome.points[first]),
                (outcome.shares[second], outcome.points[second]),
            )
            point = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            for pair, gained in (((first, second), point), ((second, first), 1.0 - point)):
                names = (outcome.names[pair[0]], outcome.names[pair[1]])
                points, games = table.get(names, (0.0, 0))
                table[names] = (points + gained, games + 1)
    return table
