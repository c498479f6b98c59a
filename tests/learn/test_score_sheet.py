"""The score sheet of kept games: gains add up to the score at every ply, by category, for automata too."""

from pathlib import Path

import pytest

from tabuleiro.core import State, parse_record, replay
from tabuleiro.core.records.replay import begin
from tabuleiro.learn.ledger import Gain
from tabuleiro.learn.score_sheet import encode_sheet, read_sheet, rules_of

RECORDS = Path(__file__).parents[1] / "games"
KEPT = (
    "coimbra/records/two_players.tab",
    "hansa_teutonica/records/prestige_20.tab",
    "luna/records/solo_won.tab",
    "merv/records/solo_won.tab",
)


def kept(name: str) -> tuple[State, list[int], list[list[int]]]:
    """The start of a kept game, its actions, and the scores after each of them."""
    record = parse_record((RECORDS / name).read_text(encoding="utf-8"))
    start = begin(record)
    actions = [start.game().parse(ply.text) for ply in record.plies]
    return start, actions, [state.scores() for _, state in replay(record)]


def until(gains: list[Gain], ply: int) -> int:
    return sum(gain.points for gain in gains if gain.ply < ply)


@pytest.mark.parametrize("name", KEPT)
def test_gains_add_up_to_the_score_at_every_ply(name: str) -> None:
    start, actions, scores = kept(name)
    for party in range(len(scores[0])):
        sheet = read_sheet(start, actions, party)
        told = [sheet.before + until(sheet.gains, ply) for ply in range(1, len(actions) + 1)]
        assert told == [score[party] for score in scores]


@pytest.mark.parametrize("name", KEPT)
def test_gains_of_a_category_add_up_to_its_settled_entries(name: str) -> None:
    start, actions, scores = kept(name)
    for party in range(len(scores[0])):
        sheet = read_sheet(start, actions, party)
        settled = {entry.category: 0 for entry in sheet.entries if entry.settled}
        for entry in sheet.entries:
            settled[entry.category] = settled.get(entry.category, 0) + (entry.points if entry.settled else 0)
        for gain in sheet.gains:
            settled[gain.category] -= gain.points
        assert sum(settled.values()) == sheet.before
        assert all(gain.events for gain in sheet.gains)


def test_the_prestige_track_is_split_into_the_moves_that_brought_it() -> None:
    start, actions, _ = kept("hansa_teutonica/records/prestige_20.tab")
    sheet = read_sheet(start, actions, 0)
    assert [entry.category for entry in sheet.entries if entry.settled] == ["track"]
    assert len(sheet.gains) > 5
    assert all("prestige_gained" in [event.kind for event in gain.events] for gain in sheet.gains)


def test_an_automaton_is_told_its_own_events() -> None:
    start, actions, _ = kept("merv/records/solo_won.tab")
    sheet = read_sheet(start, actions, 1)
    palace = [gain for gain in sheet.gains if gain.category == "palace"]
    assert palace
    assert {event.arguments["player"] for gain in palace for event in gain.events} == {sheet.party}


def test_reading_a_sheet_leaves_the_start_as_it_was() -> None:
    start, actions, _ = kept("luna/records/solo_won.tab")
    before = start.dump()
    read_sheet(start, actions, 0)
    assert start.dump() == before
    assert start.journal is None


def test_a_sheet_as_json_names_the_rule_of_every_event() -> None:
    start, actions, _ = kept("coimbra/records/two_players.tab")
    sheet = read_sheet(start, actions, 0)
    gains = encode_sheet(sheet, start)["gains"]
    assert isinstance(gains, list)
    rules = {event["rule"] for gain in gains for event in gain["events"]}
    assert {"CO-7.1", "CO-10.2"} <= rules <= set(rules_of(sheet, start))
