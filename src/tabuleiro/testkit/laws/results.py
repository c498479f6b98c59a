"""The laws of scores, results and features: what is counted, for whom, in which form."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.result import Result
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import demand

WHOLE: Final = 1000
"""The progress of a game that is over."""
SLACK: Final = 64
"""So much longer than needed is the buffer, to see whether something is written behind the features."""
LIMIT: Final = 2**31
"""Features stay below this, so that every learning library can hold them."""


def check_scores(state: State) -> None:
    """One score per party; a result only at the end."""
    parties = state.game().parties(int(state.seats))
    demand("scores", len(state.scores()) == len(parties), f"{len(state.scores())} scores for {len(parties)} parties")
    result = state.result()
    if result is not None:
        check_result(state, result)
    for party in range(len(parties)):
        check_tally(state, party, result)
        check_prospects(state, party, result)


def check_tally(state: State, party: int, result: Result | None) -> None:
    """Settled entries add up to the score; at the end all entries are the categories of the result."""
    entries = state.tally(party)
    settled, score = sum(entry.points for entry in entries if entry.settled), state.scores()[party]
    demand("tally-score", settled == score, f"{settled} are settled of the {score} points of party {party}")
    demand("tally-empty", all(entry.points != 0 for entry in entries), f"{entries} has an entry worth nothing")
    if result is not None:
        found = dict.fromkeys(result.standings[party].categories, 0)
        for entry in entries:
            found[entry.category] = found.get(entry.category, 0) + entry.points
        expected = result.standings[party].categories
        demand("tally-result", found == expected, f"{found} are not the categories {expected} of party {party}")


def check_prospects(state: State, party: int, result: Result | None) -> None:
    """What could become more is worth something, and nothing can when the game is over."""
    prospects = state.prospects(party)
    demand("prospects", all(prospect.points > 0 for prospect in prospects), f"{prospects} promises nothing")
    demand("prospects", result is None or not prospects, "the game is over, and more is promised")


def check_progress(before: State, state: State) -> None:
    """Progress never falls, and is complete exactly when the game is over."""
    was, now = before.progress(), state.progress()
    demand("progress", 0 <= was <= now <= WHOLE, f"the progress went from {was} to {now}")
    demand("progress", (now == WHOLE) == (state.result() is not None), f"the progress is {now}")


def check_result(state: State, result: Result) -> None:
    """Standings of all parties, sane ranks, points that add up, shares that make one win."""
    game, seats = state.game(), int(state.seats)
    parties = [standing.party for standing in result.standings]
    demand("result-parties", parties == game.parties(seats), f"{parties} are not {game.parties(seats)}")
    for standing in result.standings[:seats]:
        total = sum(standing.categories.values())
        demand("result-points", standing.points == total, f"{standing.party}: {standing.points} is not {total}")
    ranks = [standing.rank for standing in result.standings]
    ranked = sorted(rank for rank in ranks if rank != 0)
    expected = [1 + sum(other < rank for other in ranked) for rank in ranked]
    demand("result-ranks", all(rank >= 1 for rank in ranks[:seats]), f"a seat is not ranked: {ranks}")
    demand("result-ranks", ranked == expected, f"{ranks} is no ranking")
    demand("result-reasons", result.reasons, "no end reason is named")
    demand("result-reasons", all(reason in game.end_reasons for reason in result.reasons), f"{result.reasons}")
    demand("result-tie-break", result.tie_break in ["", *game.tie_breaks], f"{result.tie_break!r} is not listed")
    _check_shares(result, ranks[:seats])


def _check_shares(result: Result, ranks: list[int]) -> None:
    shares = result.shares
    demand("result-shares", len(shares) == len(ranks), f"{len(shares)} shares for {len(ranks)} seats")
    demand("result-shares", all(share >= 0 for share in shares), f"{shares}")
    if len(ranks) == 1:
        demand("result-shares", shares[0] in (0, 1), f"a solo game is won or lost, not {shares[0]}")
        return
    demand("result-shares", sum(shares, Fraction(0)) == 1, f"{shares} do not add up to one")
    winners = [rank == min(ranks) for rank in ranks]
    demand("result-shares", [share > 0 for share in shares] == winners, f"{shares} do not fit the ranks {ranks}")


def check_features(state: State) -> None:
    """Every feature is written, nothing else is, whatever the buffer held before; behind others they are the same."""
    count = len(state.game().feature_names)
    check_written("features", count, state, state.features_into)
    for seat in range(state.seats):
        into = vec[i64]([0] * count)
        state.features_into(seat, into)
        rows = state.features_behind(seat, vec[i64]([7, 8]))
        demand("features-behind", list(rows) == [7, 8, *into], "written behind other rows they differ")


def check_written(law: str, count: int, state: State, write: Callable[[int, vec[i64]], object]) -> None:
    """`write` fills the first `count` places of a buffer for every seat, and no other place."""
    for seat in range(state.seats):
        written: list[list[int]] = []
        for filler in (77, -99):
            out = vec[i64]([filler] * (count + SLACK))
            write(seat, out)
            values = list(out)
            demand(law, values[count:] == [filler] * SLACK, f"more than {count} are written")
            written.append(values[:count])
        demand(law, written[0] == written[1], "not every one is written, or they differ")
        demand(f"{law}-range", max(map(abs, written[0]), default=0) < LIMIT, f"{written[0]}")
