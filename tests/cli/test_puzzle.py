"""Puzzles at the terminal: solved, missed, helped with, in both languages; looked for and verified."""

import json
from pathlib import Path

import pytest

from cli.running import Run
from tabuleiro.learn.analysis.tried import try_turn
from tabuleiro.learn.puzzles.puzzle import Puzzle, shown_puzzles


def small() -> Puzzle:
    """A proved puzzle of Luna."""
    return next(one for one in shown_puzzles("luna") if one.proof == "enumerated")


def asked_of(puzzle: Puzzle, turn: list[str]) -> list[str]:
    """What has to be typed of a turn: all but what is forced."""
    state, typed, known = puzzle.load(), list[str](), 0
    while known < len(turn):
        typed.append(turn[known])
        known = len(try_turn(state, turn[: known + 1], puzzle.run(state)).actions)
    return typed


@pytest.mark.parametrize(("language", "word"), [("en", "Solved."), ("pt-BR", "Resolvido.")])
def test_a_puzzle_is_solved(tabuleiro: Run, language: str, word: str) -> None:
    puzzle = small()
    typed = "\n".join([*asked_of(puzzle, puzzle.turns[0]), "", "quit"])
    result = tabuleiro("puzzle", "--id", puzzle.id, "--lang", language, typed=typed)
    assert result.exit_code == 0
    assert word in result.output
    assert ("Our solution:" if language == "en" else "Nossa solução:") in result.output


def test_a_wrong_turn_is_told_and_may_be_tried_again(tabuleiro: Run) -> None:
    puzzle = small()
    usual, ours = asked_of(puzzle, puzzle.refuted[0].turn), asked_of(puzzle, puzzle.turns[0])
    typed = "\n".join([*usual, "", "again", *ours, "", "quit"])
    said = tabuleiro("puzzle", "--id", puzzle.id, typed=typed).output
    assert said.index("Not this one.") < said.index("Solved.")
    assert "Our solution:" not in said[: said.index("Solved.")]


def test_what_others_had_to_do_is_told_with_their_names(tabuleiro: Run) -> None:
    """Somebody plays on over the turns of another player who can only meditate."""
    puzzle = next(one for one in shown_puzzles("luna") if one.seats == 2 and one.turns[0].count("meditate") > 1)
    other = f"Player {2 - puzzle.seat}: "
    typed = [*asked_of(puzzle, puzzle.turns[0]), "", "quit"]
    said = tabuleiro("puzzle", "--id", puzzle.id, typed="\n".join(typed)).output
    assert said.count(other) > said.split("Our solution:")[1].count(other) > 0


def played_out() -> Puzzle:
    """A puzzle as if its turn had been searched and played out instead of proved."""
    proved = next(one for one in shown_puzzles("hansa_teutonica") if one.proof == "wins_now")
    figures = {"games": 200.0, "best": 0.62, "next": 0.41, "chance": 0.05}
    return proved._replace(claim="best", proof="played_out", figures=figures)


def test_a_puzzle_that_was_played_out_is_missed_and_solved(tabuleiro: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = played_out()
    monkeypatch.setattr("tabuleiro.learn.puzzles.puzzle.find_puzzle", lambda _: puzzle)
    usual, ours = asked_of(puzzle, puzzle.refuted[0].turn), asked_of(puzzle, puzzle.turns[0])
    typed = "\n".join([*usual, "", "again", *ours, "", "quit"])
    said = " ".join(tabuleiro("puzzle", "--id", puzzle.id, typed=typed).output.split())
    assert "find the best turn" in said
    assert said.index("Played out, it wins less often.") < said.index("Solved.")
    assert "Played out 200 times" in said
    assert "62" in said[said.index("Played out 200 times") :]


def test_a_turn_that_was_not_played_out_is_searched(tabuleiro: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the usual try were not known: it is held against our own turn, and not told what it loses."""
    puzzle = played_out()
    puzzle = puzzle._replace(refuted=[puzzle.refuted[0]._replace(end="elsewhere")])
    monkeypatch.setattr("tabuleiro.learn.puzzles.puzzle.find_puzzle", lambda _: puzzle)
    monkeypatch.setattr("tabuleiro.learn.puzzles.solving.NODES", 2_000)
    said = tabuleiro(
        "puzzle", "--id", puzzle.id, typed="\n".join([*asked_of(puzzle, puzzle.refuted[0].turn), "", "quit"])
    ).output
    assert "Looking" in said
    assert ("Not this one." in said) != ("Solved" in said)
    assert "wins less often" not in said.split("Our solution:")[0], "nobody has played it out"


def test_help_comes_in_three_steps(tabuleiro: Run) -> None:
    said = tabuleiro("puzzle", "--id", small().id, typed="hint\nhint\nhint\nnonsense\nquit\n").output
    assert said.count("It is about:") == 2
    place = said.split("It begins at: ")[1].splitlines()[0]
    assert ":" not in place, "things have names"
    assert "The usual try:" in said
    assert "Proved:" in said


def test_the_puzzle_of_the_day_and_what_does_not_exist(tabuleiro: Run) -> None:
    assert "find what" in tabuleiro("puzzle", "luna", "--daily", typed="quit\n").output
    assert tabuleiro("puzzle", "--id", "nothing").exit_code == 2
    assert tabuleiro("puzzle", "luna", "--theme", "nothing").exit_code == 2
    assert "another puzzle" in tabuleiro("puzzle", "luna", typed="help\nnext\nquit\n").output


def test_puzzles_are_looked_for_and_a_killed_run_goes_on(tabuleiro: Run, tmp_path: Path) -> None:
    finds, out = tmp_path / "toy.finds", tmp_path / "toy.jsonl"
    words = ("puzzles", "find", "toy", "--games", "2", "--finds", str(finds), "--out", str(out))
    assert tabuleiro(*words).exit_code == 0
    kept = finds.read_text(encoding="utf-8")
    finds.write_text(kept + '["cut', encoding="utf-8")
    assert tabuleiro(*words).exit_code == 0
    assert finds.read_text(encoding="utf-8") == kept
    finds.write_text("[]\n", encoding="utf-8")
    assert tabuleiro(*words).exit_code == 2


def test_a_set_is_verified(tabuleiro: Run) -> None:
    told = tabuleiro("puzzles", "verify", "toy", "--json").stdout
    assert json.loads(told.splitlines()[-1]) == {"game": "toy", "puzzles": 0, "kept": 1.0, "times": 10}
