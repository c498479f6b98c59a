"""Scores that explain themselves: entries add up to what the board and the final scoring say, in all four games."""

from pathlib import Path
from typing import cast

import pytest

from tabuleiro.core import State, replay, rule_ids
from tabuleiro.core.records.parser import parse_record
from tabuleiro.testkit.laws.results import check_scores
from tabuleiro.texts.package import read_rules

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")
EVERY = 25
"""A record has hundreds of plies: one position of so many is looked at, and the last one."""


def kept_positions(name: str) -> list[State]:
    """Positions of the kept records of a game."""
    met: list[State] = []
    for path in sorted((Path(__file__).parent / name / "records").glob("*.tab")):
        record = parse_record(path.read_text(encoding="utf-8"))
        for number, (_, state) in enumerate(replay(record), start=1):
            if number % EVERY == 0 or number == len(record.plies):
                met.append(state.copy())
    assert met
    return met


def if_it_ended_now(state: State, seat: int) -> int:
    """The forecast that the board shows for a player."""
    derived = cast("dict[str, list[dict[str, object]]]", state.view()["derived"])
    standing = derived["parties" if "parties" in derived else "players"][seat]
    return cast("int", standing["total"] if "total" in standing else standing["projected"])


@pytest.mark.parametrize("name", GAMES)
def test_entries_add_up_to_the_score_and_to_the_forecast(name: str) -> None:
    for state in kept_positions(name):
        check_scores(state)
        for seat in range(state.seats):
            assert sum(entry.points for entry in state.tally(seat)) == if_it_ended_now(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_names_a_rule_that_exists(name: str) -> None:
    rules = set(rule_ids(read_rules(name, "en")))
    cited = {entry.rule for state in kept_positions(name) for seat in range(state.seats) for entry in state.tally(seat)}
    assert cited
    assert cited <= rules
