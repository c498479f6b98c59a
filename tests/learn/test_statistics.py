"""Statistics: what games and their analyses say of one player adds up, and leads somewhere."""

import pytest

from learn.analysis_story import believe, played
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.analysis.shape import PartShape
from tabuleiro.learn.explorer.played import WHOLE, PlayedSeat, read_played
from tabuleiro.learn.statistics.own_game import FoundMistake, JudgedSeat, OwnGame, judge_seat, own_game
from tabuleiro.learn.statistics.statistics import reckon, reckon_all, spread


def game(number: int, place: int, judged: JudgedSeat | None = None, *, value: str = "1") -> OwnGame:
    """A game of three; the winner has 20 points more."""
    own = PlayedSeat(WHOLE * (place == 1), place, 50 - 10 * place, {"a": 30, "b": 20 - 10 * place}, {"first": value})
    winner = PlayedSeat(WHOLE, 1, 60, {"a": 35, "b": 25}, {})
    return OwnGame("toy", f"t{number}", f"2026-01-{number:02}", 3, own, [own if place == 1 else winner], judged)


def judged(name: str, accuracy: float, lost: int) -> JudgedSeat:
    kinds: dict[str, PartShape] = {
        "menu": {"count": 6, "gave_away": lost, "accuracy": accuracy},
        "rare": {"count": 1, "gave_away": 5 * lost, "accuracy": 10.0},
    }
    phases: list[PartShape] = [{"count": 2, "gave_away": lost, "accuracy": accuracy} for _ in range(3)]
    mistakes = [FoundMistake(4, 17, "menu", lost), FoundMistake(9, 40, "rare", 2 * lost)]
    return JudgedSeat(
        f"id-{name}", name, accuracy, [accuracy - 5, accuracy + 5], lost, 300, 4000, kinds, phases, mistakes
    )


def test_results_are_held_against_the_fair_share() -> None:
    told = reckon("toy", [game(1, 1), game(2, 3), game(3, 2), game(4, 1)])
    assert (told["games"], told["wins"], told["fair"]) == (4, 2.0, 1.3333)
    assert told["low"] < 0.5 < told["high"]
    assert told["ranks"] == [{"seats": 3, "games": 4, "wins": 2.0, "places": [2, 1, 1]}]
    assert told["categories"][0] == {"category": "a", "own": 30.0, "winners": 32.5}
    assert [one["table"] for one in told["course"]] == ["t1", "t2", "t3", "t4"]
    assert (told["judged"], told["accuracy"], told["weakest"], told["phases"]) == (0, None, "", [])


def test_analyses_tell_where_chances_are_lost_and_what_to_try_again() -> None:
    games = [game(1, 1, judged("x", 80.0, 100)), game(2, 2, judged("y", 60.0, 300)), game(3, 3)]
    told = reckon("toy", games, solved={"x/9"})
    assert (told["judged"], told["accuracy"], told["gave_away"], told["luck"]) == (2, 70.0, 400, 600)
    assert told["weakest"] == "menu", "of what was decided twice nothing is said"
    assert told["kinds"][0] == {"name": "rare", "count": 2, "gave_away": 2000, "accuracy": 10.0}
    assert (told["found"], told["solved"]) == (4, 1)
    assert [(one["analysis"], one["turn"]) for one in told["mistakes"]] == [("id-y", 4), ("id-x", 4), ("id-y", 9)]
    assert told["interval"] is not None
    assert told["interval"][0] < 70 < told["interval"][1]


def test_one_game_tells_nothing_of_the_next() -> None:
    assert spread([80.0]) is None


def test_first_choices_that_recur_are_told() -> None:
    told = reckon("toy", [game(1, 1), game(2, 1), game(3, 2), game(4, 3, value="2")])
    (one,) = told["choices"]
    assert (one["facet"], one["value"], one["games"], one["share"], one["fair"]) == ("first", "1", 3, 0.6667, 0.3333)


def test_an_analysis_speaks_of_the_seat_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    record = played(3, 4)
    found = run_analysis(plan_analysis(record, "quick"), 1, None, lambda *_: None)
    again = read_played(record, "x")
    assert again is not None
    for seat in range(3):
        said = judge_seat(found, seat, "a")
        assert said is not None
        assert (said.accuracy, said.luck) == (
            found["seat_reports"][seat]["accuracy"],
            found["seat_reports"][seat]["luck"],
        )
        assert all(found["turns"][mistake.turn]["seat"] == seat for mistake in said.mistakes)
        (told,) = reckon_all([own_game(again, seat, "2026-01-01", said)])
        assert told["luck"] == said.luck
    assert judge_seat({**found, "unproven": "uncalibrated"}, 0) is None
