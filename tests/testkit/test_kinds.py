"""Kinds that nobody exercised, and kinds that nobody listed, are told."""

from tabuleiro.core import new_record
from tabuleiro.testkit.kinds import count, kinds_of_record, merge_kinds, missing_kinds, no_kinds
from tabuleiro.testkit.soak import soak
from toy.broken import broken_game
from toy.game import GAME
from toy.table import ToyTable

SEEN = soak(GAME, seats=2, steps=3000).kinds_seen


def test_a_full_soak_misses_nothing() -> None:
    assert missing_kinds(GAME, SEEN) == []


def test_what_was_never_seen_is_told() -> None:
    game = broken_game(ToyTable, end_reasons=[*GAME.end_reasons, "boredom"], tie_breaks=[*GAME.tie_breaks, "height"])
    assert missing_kinds(game, SEEN) == ["reasons: boredom was never seen", "tie_breaks: height was never seen"]


def test_what_is_not_listed_is_told() -> None:
    game = broken_game(ToyTable, decision_kinds=["main", "answer", "reveal"])
    assert missing_kinds(game, SEEN) == ["decisions: gift was seen but is not listed"]


def test_a_record_shows_kinds() -> None:
    actions = [GAME.parse(text) for text in ("reveal three", "pass", "pass")]
    seen = kinds_of_record(new_record(GAME, {"deck": "short"}, ["Ana", "Rui"], "2026-01-01", actions))
    assert seen["events"] == {"reveal": 1, "squirrel": 1, "pass": 2, "end": 1}
    assert (seen["reasons"], seen["tie_breaks"]) == ({"all_passed": 1}, {"shared": 1})


def test_sightings_add_up() -> None:
    one = no_kinds()
    count(one, "events", "end")
    assert merge_kinds([one, one])["events"] == {"end": 2}
