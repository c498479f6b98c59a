"""The checks of what teaches the games: the short ones over every game, and that each of them can fail."""

from pathlib import Path

import learn_check
import pytest
from learn_checks import Outcome, analyses, answered, editor, elsewhere, estimates, puzzles, rules, scores, studies

from learn.analysis_story import believe, made_up, played
from tabuleiro.core import find_game
from tabuleiro.core.present.chapters import read_chapters
from tabuleiro.core.records.record import Record
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.proofs.proof import LEVELS
from tabuleiro.learn.estimate.calibration import Validity
from tabuleiro.learn.explorer.played import PlayedGame, read_played
from tabuleiro.learn.puzzles.puzzle import shown_puzzles
from tabuleiro.learn.score_sheet import read_sheet
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.editing import EditingExaminer


class Deaf:
    """Hears no explanation."""

    def __init__(self, law: str) -> None:
        self.law = law
        self.rules: set[str] = set()

    def hear(self, element: str, explanation: object) -> None:
        raise Broken(self.law, f"{element}: {explanation}")


GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


@pytest.mark.parametrize("game", GAMES)
def test_the_reader_keeps_every_word_and_searches_find_their_rule(game: str) -> None:
    for outcome in (rules.check_reader(game), rules.check_searches(game)):
        assert outcome.passed, outcome


def test_a_reader_that_loses_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "read_chapters", lambda text: read_chapters(text.replace("Sanctification", "")))
    assert not rules.check_reader("luna").passed


def test_an_element_that_the_game_does_not_explain_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("luna")
    monkeypatch.setattr(rules, "POSITIONS", 1)
    assert rules.check_elements(game).passed
    monkeypatch.setattr(rules, "Listener", lambda *_: Deaf("explain-lines"))
    assert not rules.check_elements(game).passed


def test_a_ledger_that_does_not_close_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scores, "GAMES", 2)
    assert scores.check("luna")[0].passed
    monkeypatch.setattr(scores, "read_sheet", lambda *asked: read_sheet(*asked)._replace(gains=[]))
    assert not scores.check("luna")[0].passed


def test_an_analysis_that_does_not_add_up_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    told = analyses.analysed(played(2, 1))
    assert analyses.faults_of(told, finished=True) == []
    told["graph"][3][0] += 1
    told["seat_reports"][0]["ledger"]["luck"] += 1
    told["turns"][1]["loss"] += 1
    told["turns"][2]["grade"] = "blunder"
    assert len(analyses.faults_of(told, finished=True)) == 4


def test_an_edit_that_breaks_a_law_of_the_kit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("luna")
    edits = editor.check_edits(game, 40)[0]
    assert edits.passed, edits
    monkeypatch.setattr(EditingExaminer, "set", lambda *_, **__: (_ for _ in ()).throw(Broken("edit", "broken")))
    edits = editor.check_edits(game, 40)[0]
    assert not edits.passed


def test_an_invariant_that_is_never_told_is_noticed() -> None:
    game = find_game("luna")
    outcome = editor.tell_rules(game, {f"LU-I{number}" for number in range(1, 16)} - {"LU-I5"})
    assert (outcome.passed, outcome.figure) == (False, "9 of 10 told, not LU-I5")


def test_counts_that_differ_and_effects_that_are_not_found_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "SHUFFLED", 3)
    assert studies.check_effects("luna").passed
    found = [(one, record) for record in (played(2, seed) for seed in range(6)) if (one := read_played(record))]
    assert studies.check_counts("toy", [*found, *three_seats()]).passed
    monkeypatch.setattr(studies, "EFFECT", 0.0)
    assert not studies.check_effects("luna").passed
    monkeypatch.setattr(studies, "plain_counts", lambda *_: {})
    assert not studies.check_counts("toy", [*found, *three_seats()]).passed


def three_seats() -> list[tuple[PlayedGame, Record]]:
    """A game of three: the toy is played by two or three."""
    record = played(3, 1)
    found = read_played(record)
    assert found is not None
    return [(found, record)]


def test_a_proof_that_fails_and_one_that_is_missing_are_told_apart() -> None:
    game = find_game("toy")
    proven = made_up(game)
    good = Validity(400, {"error": 0.01, "slope": 1.0, "brier": 0.5}, passed=True)
    order = Validity(20, dict.fromkeys(LEVELS, 50.0), passed=True)
    lucky = Validity(120, {"luck": 2.5, "variance": 0.9, "reach": 0.01}, passed=False)
    noisy = Validity(120, {"luck": 1.0, "variance": 1.01, "reach": 0.01}, passed=False)
    fair = Validity(120, {"luck": 1.0, "variance": 0.98, "reach": 0.01}, passed=True)
    told = {
        name: [
            one.passed for one in estimates.check_proofs("toy", proven._replace(validity={"together": good, **proofs}))
        ]
        for name, proofs in {
            "lucky": {"order": order, "luck": lucky},
            "noisy": {"order": order, "luck": noisy},
            "fair": {"order": order, "luck": fair},
            "few": {"order": order, "luck": fair._replace(games=99)},
            "none": {"order": order},
            "missed before": {"order": order._replace(figures={**order.figures, "variance": 1.03})},
            "met before": {"order": order._replace(figures={**order.figures, "variance": 0.99})},
        }.items()
    }
    assert told == {
        "lucky": [True, True, False],
        "noisy": [True, True, False],
        "fair": [True, True, True],
        "few": [True, True, None],
        "none": [True, True, None],
        "missed before": [True, True, False],
        "met before": [True, True, None],
    }


def test_what_is_checked_elsewhere_names_a_file_that_exists() -> None:
    root = Path(__file__).parents[1]
    assert [place for place in elsewhere.PLACES.values() if place and not (root / place).exists()] == []
    assert all(outcome.passed is None for outcome in elsewhere.check_all())


def test_trust_is_told_as_it_was_measured_and_too_little_is_no_verdict() -> None:
    found = made_up(find_game("luna"))
    assert [one.passed for one in estimates.check_trust("luna", found)] == [None, None]
    steady = Validity(1, {"equal": 0.9, "far": 0.0, "drift": 0.5, "turns": 60}, passed=True)
    missed = Validity(40, {"found": 0.5}, passed=False)
    judged = found._replace(validity={**found.validity, "planted": missed, "steady": steady})
    assert [one.passed for one in estimates.check_trust("luna", judged)] == [False, True]
    few = judged._replace(validity={"planted": missed._replace(games=39), "steady": steady._replace(games=0)})
    assert [one.passed for one in estimates.check_trust("luna", few)] == [None, None]


def test_a_set_that_anybody_solves_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "is_solved", lambda puzzle, _: puzzle.level == 1)
    hard = [one._replace(level=2, figures={"chance": 0.01}) for one in shown_puzzles("luna")[:5]]
    assert puzzles.check_solvers("luna", hard).passed
    by_chance = [one._replace(figures={"chance": 0.3}) for one in hard]
    by_regular = [one._replace(level=1) for one in hard]
    by_nobody = [one._replace(figures={**one.figures, "unfound": 1.0}) for one in hard]
    for found in (by_chance, by_regular, by_nobody):
        assert not puzzles.check_solvers("luna", found).passed


def test_an_answer_that_comes_late_is_noticed() -> None:
    assert answered("7c", "luna", [0.01] * 96 + [5.0] * 4).passed
    assert not answered("7c", "luna", [0.01] * 94 + [5.0] * 6).passed


def test_what_was_checked_is_kept_and_not_checked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def check(game: str) -> list[Outcome]:
        asked.append(game)
        return [Outcome("0a", game, None, f"asked {len(asked)} times", "once")]

    monkeypatch.setattr(learn_check, "SECTIONS", {"scores": check, "rules": check})
    first = list(learn_check.every(["luna", "merv"], ["scores"], tmp_path))
    again = list(learn_check.every(["luna", "merv"], ["scores"], tmp_path))
    assert first == again
    assert asked == ["luna", "merv"]
    assert len(list(learn_check.every(["luna"], ["scores", "rules"], None))) > 2, "and what is checked elsewhere"
