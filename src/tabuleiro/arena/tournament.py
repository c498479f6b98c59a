"""A tournament: every entrant against every other, in several games; kept in a folder game by game.

A run that was killed goes on with the first game that is missing in its folder.
"""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import Outcome, Pairing, play_pairing
from tabuleiro.arena.whole_file import save
from tabuleiro.core.errors import InputError

PLAN: Final = "tournament.json"


class OtherTournament(InputError):
    """A folder that holds another tournament."""


class TooFew(InputError):
    """Fewer entrants than seats."""


class Tournament(NamedTuple):
    """What is played: every group of entrants that fills the seats plays `rounds` lucks in every seating."""

    folder: Path
    games: list[str]
    entrants: list[Entrant]
    seats: int
    rounds: int
    seed: int

    def identity(self) -> dict[str, object]:
        """What must not change when a tournament is resumed."""
        bots = [[one.name, one.seconds] for one in self.entrants]
        return {"games": self.games, "bots": bots, "seats": self.seats, "rounds": self.rounds, "seed": self.seed}

    def pairings(self) -> list[Pairing]:
        """Every game, numbered throughout."""
        if len(self.entrants) < self.seats or self.seats < 2:
            raise TooFew(
                "too-few-bots",
                f"{len(self.entrants)} bots cannot fill {self.seats} seats: expected at least as many, and two",
                {"bots": len(self.entrants), "seats": self.seats},
            )
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
    done = {outcome.number for outcome in played}
    missing = [pairing for pairing in tournament.pairings() if pairing.number not in done]
    for outcome in run_blocks(play_pairing, missing, workers, backend):
        keep_outcome(tournament.folder, outcome)
        yield outcome


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
