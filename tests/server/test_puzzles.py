"""Puzzles over REST: told without their solutions, tried by whoever has a session, judged by where the turn ends."""

import json

from server.people import Json, Person
from tabuleiro.learn.puzzles.puzzle import Puzzle, shown_puzzles

PUZZLE = next(one for one in shown_puzzles("luna") if one.claim == "win" or one.proof != "played_out")
PATH = f"/puzzles/{PUZZLE.id}"


def told(answer: Json) -> str:
    return json.dumps(answer, ensure_ascii=False)


def holds_the_answer(puzzle: Puzzle, answer: Json) -> bool:
    """Whether an answer says anything about what solves a puzzle."""
    text = told(answer)
    return any(end in text for end in puzzle.accepted) or "themes" in answer or bool(answer.get("solution"))


def test_a_puzzle_is_told_without_its_solution(visitor: Person) -> None:
    found = visitor.get(PATH).json()
    assert (found["puzzle"], found["game"], found["seat"]) == (PUZZLE.id, "luna", PUZZLE.seat)
    assert not holds_the_answer(PUZZLE, found)
    listed = visitor.get("/games/luna/puzzles").json()
    assert PUZZLE.id in [one["puzzle"] for one in listed["puzzles"]]
    assert set(listed["puzzles"][0]) == {"puzzle", "seats", "level", "claim"}
    some = visitor.get("/games/luna/puzzles", theme=PUZZLE.themes[0], level=str(PUZZLE.level)).json()
    assert 0 < len(some["puzzles"]) <= len(listed["puzzles"])


def test_the_puzzle_of_the_day_is_the_same_for_everybody(ana: Person, visitor: Person) -> None:
    first, second = ana.get("/puzzles/daily", game="luna").json(), visitor.get("/puzzles/daily", game="luna").json()
    assert first == second
    assert first["day"]
    assert visitor.get("/puzzles/daily").json()["game"]
    assert visitor.get("/puzzles/daily", game="nothing").json()["code"] == "unknown"


def test_a_turn_is_tried_judged_and_explained(ana: Person) -> None:
    start = ana.post(f"{PATH}/tries").json()
    assert start["legal"]
    assert not holds_the_answer(PUZZLE, start)
    wrong = ana.post(f"{PATH}/tries", actions=PUZZLE.refuted[0].turn, check=True).json()
    assert (wrong["verdict"], wrong["loss"]) == ("no", PUZZLE.refuted[0].loss)
    assert not holds_the_answer(PUZZLE, wrong), "whoever fails may try again"
    right = ana.post(f"{PATH}/tries", actions=PUZZLE.turns[0], check=True).json()
    assert right["verdict"] == "best"
    assert [one["text"] for one in right["solution"]["line"]["actions"]][: len(PUZZLE.turns[0])] == PUZZLE.turns[0]
    assert right["solution"]["usual"]["actions"]
    assert right["solution"]["themes"] == PUZZLE.themes
    mine = ana.get("/my/puzzles").json()
    assert (mine["tried"], mine["solved"], mine["streak"]) == (1, 1, 1)
    assert mine["week"][-1] == "solved"
    assert mine["last"] == {PUZZLE.id: True}


def test_help_comes_in_steps_and_costs_the_streak_only(bia: Person) -> None:
    first = bia.post(f"{PATH}/tries", helps=1).json()["help"]
    assert first["kind"]
    assert (first["elements"], first["line"]) == ([], None)
    shown = bia.post(f"{PATH}/tries", helps=3).json()
    assert shown["help"]["line"]["actions"]
    assert shown["solution"]["reasons"] is not None
    assert bia.post(f"{PATH}/tries", actions=PUZZLE.turns[0], check=True, helps=3).json()["verdict"] == "best"
    mine = bia.get("/my/puzzles").json()
    assert (mine["solved"], mine["streak"], mine["week"][-1]) == (1, 0, "helped")


def test_what_is_no_try_is_refused_and_nothing_is_kept(ana: Person, visitor: Person) -> None:
    before = ana.get("/my/puzzles").json()
    assert ana.post("/puzzles/nothing/tries").json()["code"] == "unknown"
    assert ana.get("/puzzles/nothing").json()["message"] == "error-puzzle-none"
    assert ana.post(f"{PATH}/tries", check=True).json()["code"] == "malformed"
    assert ana.post(f"{PATH}/tries", actions=["no such action"]).json()["code"] == "malformed"
    assert ana.post(f"{PATH}/tries", helps=4).json()["code"] == "malformed"
    assert ana.get("/games/luna/puzzles", level="9").json()["code"] == "malformed"
    assert visitor.post(f"{PATH}/tries").json()["code"] == "unauthenticated"
    assert visitor.get("/my/puzzles").json()["code"] == "unauthenticated"
    assert ana.get("/my/puzzles").json() == before


def test_a_vote_is_kept_with_what_one_may_take_along(ana: Person) -> None:
    assert ana.post(f"{PATH}/votes", good=False).json() == {"done": True}
    assert ana.post("/puzzles/nothing/votes", good=True).json()["code"] == "unknown"
    kept = ana.get("/me/export").json()["tries"]
    assert [one["verdict"] for one in kept if one["kind"] == "vote"] == ["no"]
