"""Calibrates the law of ratings, and measures the ratings of our own levels.

tabuleiro tournament FOLDER/luna-3 --games luna --bots random,novice,casual,regular --seats 3 --rounds 50 --seed 32
python bench/ratings.py FOLDER [--write]

A tournament of each game and number of seats lies in FOLDER, named so; more of the same may follow (`luna-3-skilled`).
Models are compared on simulated people and on these games. `--write` puts the figures into docs/quality/ and what the
levels are worth into bots/learned/ratings.json.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryPart, PlackettLuce, ThurstoneMostellerFull
from section import write_section

from tabuleiro.arena.pairing import Outcome
from tabuleiro.arena.ratings import MODEL, MU, SIGMA, Skill, ranks
from tabuleiro.arena.tournament import read_outcome
from tabuleiro.bots.anchors import FILE
from tabuleiro.bots.levels import LEVELS

MODELS: Final = {
    "Bradley-Terry, mean of pairs, gamma 1": MODEL,
    "Bradley-Terry, mean of pairs": BradleyTerryPart(),
    "Bradley-Terry, sum of pairs": BradleyTerryFull(),
    "Plackett-Luce": PlackettLuce(),
    "Thurstone-Mosteller, sum of pairs": ThurstoneMostellerFull(),
}
"""The first one is the law."""
BINS: Final = 10
ORDERS: Final = 20
"""Orders in which the games are rated; the mean is what a level is worth."""
SWEEPS: Final = 10
"""How often that is done, each time from where it ended: a level with few games does not come far enough in one."""
LEAST: Final = -20.0
"""No level is worth less: one that never wins would fall for ever."""
LEAST_GAMES: Final = 40
"""A level that has played fewer was not measured."""
PEOPLE, GAMES_EACH = 400, 40
Anchors = tuple[dict[str, float], dict[str, float]]
"""What the levels of a game are worth at tables of two, and of more."""
Game = tuple[list[str], list[int]]
"""Who sat there, and who came where."""


class Check(NamedTuple):
    """How well a model foretells who comes before whom."""

    error: float
    """The mean distance between foretold and seen, over bins of equal width, weighted by their pairs."""
    pairs: int


def rate_in(
    model: object,
    games: Sequence[Game],
    told: Callable[[list[Skill], list[int]], None],
    begins: Mapping[str, Skill] | None = None,
) -> dict[str, Skill]:
    """Rate games one after the other; before each one is rated it is told what was believed."""
    known, begins = dict[str, Skill](), begins or {}
    for names, places in games:
        skills = [known.get(name) or begins.get(name, Skill()) for name in names]
        told(skills, places)
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in skills]  # type: ignore[attr-defined]
        rated = model.rate(teams, ranks=[float(place) for place in places])  # type: ignore[attr-defined]
        for name, skill, (one,) in zip(names, skills, rated, strict=True):
            known[name] = Skill(one.mu, one.sigma, skill.games + 1)
    return known


def calibrate(model: object, games: Sequence[Game]) -> tuple[dict[str, Skill], Check]:
    """Rate games, and look in their second half whether what was foretold came true."""
    foretold: list[list[float]] = [[] for _ in range(BINS)]
    seen: list[list[float]] = [[] for _ in range(BINS)]
    half = len(games) // 2
    at = iter(range(len(games)))

    def look(skills: list[Skill], places: list[int]) -> None:
        if next(at) < half:
            return
        for one in range(len(skills)):
            for other in range(len(skills)):
                if one != other:
                    chance = ahead(skills[one], skills[other])
                    place = min(BINS - 1, int(chance * BINS))
                    foretold[place].append(chance)
                    seen[place].append(
                        1.0 if places[one] < places[other] else 0.5 if places[one] == places[other] else 0
                    )

    known = rate_in(model, games, look)
    pairs = sum(map(len, seen))
    error = sum(abs(fmean(foretold[n]) - fmean(seen[n])) * len(seen[n]) for n in range(BINS) if seen[n]) / pairs
    return known, Check(error, pairs)


def ahead(one: Skill, other: Skill) -> float:
    """How probable it is that one comes before the other; the same for every model, which share the scale."""
    spread = math.sqrt(one.sigma**2 + other.sigma**2 + 2 * (SIGMA / 2) ** 2)
    return 1 / (1 + math.exp((other.mu - one.mu) / spread))


def simulate(counts: Sequence[int], seed: int = 32) -> tuple[dict[str, float], list[Game]]:
    """People of known strength, who meet at random: their strengths, and their games.

    A game is decided by strength plus luck (Gumbel's distribution), as the logistic law has it.
    """
    dice = random.Random(seed)
    scale = SIGMA / 2 * math.sqrt(2)
    strengths = {f"p{number}": dice.gauss(MU, SIGMA) for number in range(PEOPLE)}
    games: list[Game] = []
    played = dict.fromkeys(strengths, 0)
    while min(played.values()) < GAMES_EACH:
        waiting = sorted(strengths, key=lambda name: (played[name], dice.random()))[: dice.choice(counts)]
        luck = {name: strengths[name] - scale * math.log(-math.log(dice.random())) for name in waiting}
        order = sorted(waiting, key=lambda name: -luck[name])
        games.append((waiting, [order.index(name) + 1 for name in waiting]))
        for name in waiting:
            played[name] += 1
    return strengths, games


def spearman(strengths: dict[str, float], known: dict[str, Skill]) -> float:
    """How well an order agrees with the true one."""
    names = list(known)
    true, found = (
        {name: place for place, name in enumerate(sorted(names, key=key))}
        for key in (lambda name: strengths[name], lambda name: known[name].mu)
    )
    return 1 - 6 * sum((true[name] - found[name]) ** 2 for name in names) / (len(names) * (len(names) ** 2 - 1))


def simulated_rows() -> list[str]:
    """A line for every model: order, calibration and spread of simulated people at 2, 3, 4, 5 and mixed seats."""
    lines = ["| model | order, mixed | error at 2 | 3 | 4 | 5 | mixed | spread at 2 | 5 |", "|---|" + "---|" * 8]
    tables = {count: simulate([count]) for count in (2, 3, 4, 5)} | {0: simulate([2, 3, 4, 5])}
    for name, model in MODELS.items():
        found = {count: calibrate(model, games) for count, (_, games) in tables.items()}
        errors = " | ".join(f"{found[count][1].error:.3f}" for count in (2, 3, 4, 5, 0))
        spreads = " | ".join(f"{pstdev([one.mu for one in found[count][0].values()]):.1f}" for count in (2, 5))
        lines.append(f"| {name} | {spearman(tables[0][0], found[0][0]):.3f} | {errors} | {spreads} |")
    return lines


def target_rows() -> list[str]:
    """A line for every target of the law."""
    strengths, games = simulate([2, 3, 4, 5])
    known, check = calibrate(MODEL, games)
    two, five = (pstdev([one.mu for one in calibrate(MODEL, simulate([count])[1])[0].values()]) for count in (2, 5))
    order, spread = spearman(strengths, known), abs(five / two - 1)
    judged = [
        ("order of simulated people at mixed tables", f"{order:.3f}", ">= 0.94", order >= 0.94),
        ("error of what is foretold at mixed tables", f"{check.error:.3f}", "<= 0.04", check.error <= 0.04),
        ("spread at five seats, to that at two", f"{spread:.0%}", "<= 15 %", spread <= 0.15),
    ]
    lines = [f"| {what} | {found} | {bar} | {'met' if met else 'missed'} |" for what, found, bar, met in judged]
    return ["| what | measured | target | |", "|---|---|---|---|", *lines]


def read_games(folder: Path) -> dict[str, dict[int, list[Outcome]]]:
    """The kept games, by game and number of seats."""
    found: dict[str, dict[int, list[Outcome]]] = {}
    for part in sorted(folder.iterdir()):
        game, seats = part.name.split("-")[:2]
        files = sorted(part.glob(f"*-{game}.json"))
        found.setdefault(game, {}).setdefault(int(seats), []).extend(map(read_outcome, files))
    return found


def shuffled(outcomes: Sequence[Outcome], seed: int) -> list[Game]:
    """Games in an order of chance: a round robin's own order has every pair by itself."""
    games = [(outcome.names, ranks(outcome)) for outcome in outcomes]
    random.Random(seed).shuffle(games)
    return games


def arena_rows(found: dict[str, dict[int, list[Outcome]]]) -> list[str]:
    """A line for every model and game: what was foretold and seen at each number of seats, and at all."""
    lines = ["| game | model | error at 2 | 3 | 4 | 5 | mixed |", "|---|---|" + "---|" * 5]
    for game, by_seats in found.items():
        mixed = [outcome for outcomes in by_seats.values() for outcome in outcomes]
        for name, model in MODELS.items():
            errors = [mean_error(model, by_seats.get(count, [])) for count in (2, 3, 4, 5)]
            lines.append(f"| {game} | {name} | {' | '.join(errors)} | {mean_error(model, mixed)} |")
    return lines


def mean_error(model: object, outcomes: Sequence[Outcome]) -> str:
    """The calibration error, the mean of several orders."""
    if not outcomes:
        return ""
    return f"{fmean(calibrate(model, shuffled(outcomes, seed))[1].error for seed in range(3)):.3f}"


def ignore(_skills: list[Skill], _places: list[int]) -> None:
    """Nobody asks what was believed."""


def anchor(found: Sequence[list[Outcome]]) -> dict[str, float]:
    """What each level is worth: the mean over many orders of all games, moved so that `regular` is in the middle."""
    mixed = [outcome for outcomes in found for outcome in outcomes]
    begins: dict[str, Skill] = {}
    for _ in range(SWEEPS):
        runs = [rate_in(MODEL, shuffled(mixed, seed), ignore, begins) for seed in range(ORDERS)]
        means = {name: fmean(run[name].mu for run in runs) for name in runs[0]}
        begins = {name: Skill(mean) for name, mean in means.items()}
    known = [level for level in LEVELS if level in means and runs[0][level].games >= LEAST_GAMES]
    return {level: round(max(LEAST, means[level] - means["regular"] + MU), 2) for level in known}


def anchors_at(by_seats: dict[int, list[Outcome]]) -> Anchors:
    """What the levels of a game are worth at tables of two, and of more."""
    return anchor([by_seats[2]]), anchor([outcomes for seats, outcomes in by_seats.items() if seats > 2])


def anchor_rows(anchors: dict[str, Anchors], found: dict[str, dict[int, list[Outcome]]]) -> list[str]:
    """A line for every game and size of table: what its levels are worth, as people see it, and by how many games."""
    levels = [level for level in LEVELS if any(level in part for parts in anchors.values() for part in parts)]
    lines = ["| game | seats | games | " + " | ".join(levels) + " |", "|---|---|---|" + "---|" * len(levels)]
    for game, parts in anchors.items():
        two = len(found[game][2])
        for seats, count, part in (
            ("2", two, parts[0]),
            ("more", sum(map(len, found[game].values())) - two, parts[1]),
        ):
            shown = " | ".join(str(Skill(part[level]).shown()) if level in part else "" for level in levels)
            lines.append(f"| {game} | {seats} | {count} | {shown} |")
    return lines


def judge(folder: Path, *, write: bool) -> None:
    """Show all figures, and write them if asked to."""
    found = read_games(folder)
    anchors = {game: anchors_at(by_seats) for game, by_seats in found.items()}
    sections = {
        "ratings-targets": target_rows(),
        "ratings-simulated": simulated_rows(),
        "ratings-arena": arena_rows(found),
        "ratings-anchors": anchor_rows(anchors, found),
    }
    for name, lines in sections.items():
        print("\n".join([f"<!-- {name} -->", *lines]))
        if write:
            write_section(name, "\n".join(lines))
    if write:
        write_anchors(anchors, {game: sum(map(len, by_seats.values())) for game, by_seats in found.items()})


def write_anchors(anchors: dict[str, Anchors], played: dict[str, int]) -> None:
    """Add an edition of today's; one of the same day is replaced."""
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for game, (two, more) in anchors.items():
        older = [edition for edition in kept.get(game, []) if edition["since"] != today]
        kept[game] = [*older, {"since": today, "played": played[game], "two": two, "more": more}]
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    judge(asked.folder, write=asked.write)


if __name__ == "__main__":
    main()
