"""Kinds that nobody exercised, and kinds that nobody listed, are told."""

from tabuleiro.core import State, new_record
from tabuleiro.testkit.scenarios import chosen_scenarios
from tabuleiro.testkit.soaking.explore import explore
from tabuleiro.testkit.soaking.policies import Steering
from tabuleiro.testkit.soaking.seen_kinds import count, kinds_of_record, merge_kinds, missing_kinds, no_kinds
from tabuleiro.testkit.soaking.soak import soak
from toy.broken import broken_game
from toy.game import GAME
from toy.toy_state import ToyState

SEEN = soak(GAME, seats=2, steps=3000).kinds_seen


def test_a_full_soak_misses_nothing() -> None:
    assert missing_kinds(GAME, SEEN) == []


def test_what_was_never_seen_is_told() -> None:
    game = broken_game(ToyState, end_reasons=[*GAME.end_reasons, "boredom"], tie_breaks=[*GAME.tie_breaks, "height"])
    assert missing_kinds(game, SEEN) == ["reasons: boredom was never seen", "tie_breaks: height was never seen"]


def test_what_is_not_listed_is_told() -> None:
    game = broken_game(ToyState, decision_kinds=["main", "answer", "reveal"])
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


def test_exploring_finds_what_was_not_seen_yet() -> None:
    assert explore(GAME, chosen_scenarios(GAME, [2, 3]), no_kinds(), 5000) == []


def test_exploring_ends_when_something_cannot_be_found() -> None:
    game = broken_game(ToyState, end_reasons=[*GAME.end_reasons, "boredom"])
    assert explore(game, chosen_scenarios(game, [2]), no_kinds(), 2000) == ["reasons: boredom was never seen"]


def test_own_steering_explores_too() -> None:
    asked: list[int] = []

    def pass_always(steering: Steering, state: State, legal: list[int]) -> int:
        asked.append(len(steering.played))
        return legal[-1] if state.decision() == "main" else legal[0]

    game = broken_game(ToyState, end_reasons=[*GAME.end_reasons, "boredom"])
    explore(game, chosen_scenarios(game, [2]), no_kinds(), 500, pass_always)
    assert asked
