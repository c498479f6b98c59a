"""Puzzles: every one that we ship loads and says the truth, the proved ones are proved again by other means."""

from collections import Counter
from datetime import date
from functools import cache
from random import Random
from statistics import mean
from typing import Any, cast

import pytest

from tabuleiro.bots.turn import goes_on
from tabuleiro.core import CHANCE, NOBODY, State, digest, find_game, game_names
from tabuleiro.core.errors import NotYourTurn
from tabuleiro.learn.analysis.tried import TriedTurn, try_turn
from tabuleiro.learn.puzzles import choosing
from tabuleiro.learn.puzzles.brink import MOST, cannot_end, is_near_brink, set_on_brink, with_little_supply
from tabuleiro.learn.puzzles.checking import problems_of, verify
from tabuleiro.learn.puzzles.choosing import SELDOM, chance_of, choose_set, is_unfound, level_again, solution_of
from tabuleiro.learn.puzzles.enumeration import Enumeration
from tabuleiro.learn.puzzles.finders import UNFOUND
from tabuleiro.learn.puzzles.last_turns import set_up
from tabuleiro.learn.puzzles.mining import CHANCE_MOST, FAR, NEAR, far_apart, lines_left, try_proof, turn_lines
from tabuleiro.learn.puzzles.progress import OwnTry, read_progress
from tabuleiro.learn.puzzles.proof import is_interrupted, prove_win
from tabuleiro.learn.puzzles.puzzle import (
    Puzzle,
    UnknownPuzzle,
    chosen_puzzles,
    daily_puzzle,
    find_puzzle,
    pack_position,
    read_puzzle,
    shown_puzzles,
    unpack_position,
    write_puzzle,
)
from tabuleiro.learn.puzzles.run import one_turn, whole_run
from tabuleiro.learn.puzzles.solving import explain_puzzle, give_help, judge_unknown, known_verdict
from tabuleiro.learn.puzzles.turn_tree import TooLarge, TurnTree, never

GAMES = [game for game in game_names() if shown_puzzles(game)]
each_game = pytest.mark.parametrize("game", GAMES)
SMALL = 150
"""A proof with no more positions is done again here; the others by `tabuleiro puzzles verify`."""


def smallest(game: str, count: int = 2) -> list[Puzzle]:
    """The proved puzzles of a game that take the least to prove."""
    proved = [one for one in shown_puzzles(game) if one.proof == "enumerated"]
    return sorted(proved, key=lambda one: one.figures["positions"])[:count]


def tried(puzzle: Puzzle, state: State, turn: list[str]) -> TriedTurn:
    """A turn or run that is tried in the position of a puzzle."""
    return try_turn(state, turn, puzzle.run(state))


@each_game
def test_every_puzzle_loads_and_its_turns_end_where_it_says(game: str) -> None:
    found = shown_puzzles(game)
    assert [problem for one in found for problem in problems_of(one)] == []
    assert len({one.id for one in found}) == len(found)


def test_every_game_has_a_set_that_is_mixed_and_mostly_hard() -> None:
    assert GAMES == ["coimbra", "hansa_teutonica", "luna", "merv"]
    for found in map(shown_puzzles, GAMES):
        assert len({theme for one in found for theme in one.themes}) >= 6
        assert sum(one.level == 1 for one in found) <= 0.4 * len(found)
        assert max(map(chance_of, found)) <= CHANCE_MOST
        assert mean(map(chance_of, found)) <= SELDOM, "hardly ever found at random"
        assert len({solution_of(one) for one in found}) == len(found), "no idea comes twice"


def literal_worth(state: State, seat: int) -> tuple[float, float]:
    """Another enumeration, as literal as can be: all legal actions, no tree of turns, (least, most) for a seat."""

    @cache
    def worth_of(name: str) -> tuple[float, float]:
        now = positions[name]
        actor = now.to_act()
        if actor == NOBODY:
            result = now.result()
            assert result is not None
            points = [standing.points for standing in result.standings]
            others = [number for party, number in enumerate(points) if party != seat]
            lead = result.margin if int(now.seats) == 1 else points[seat] - max(others)
            won = 1000 * float(result.shares[seat]) + lead
            return won, won
        below: list[tuple[float, float]] = []
        weights: list[int] = []
        for action in now.legal():
            behind = now.copy()
            behind.apply(action)
            positions.setdefault(digest(behind), behind)
            below.append(worth_of(digest(behind)))
            weights.append(int(now.weight(action)) if actor == CHANCE else 1)
        lows, highs = [low for low, _ in below], [high for _, high in below]
        if actor == CHANCE:
            total = sum(weights)
            return (
                sum(w * low for w, low in zip(weights, lows, strict=True)) / total,
                sum(w * high for w, high in zip(weights, highs, strict=True)) / total,
            )
        if actor == seat:
            return max(lows), max(highs)
        return min(lows), min(highs) if int(now.seats) == 2 else max(highs)

    positions = {digest(state): state}
    return worth_of(digest(state))


@each_game
def test_proved_puzzles_are_proved_again_by_another_enumerator(game: str) -> None:
    for puzzle in smallest(game):
        state = puzzle.load()
        ours = tried(puzzle, state, puzzle.turns[0]).after
        usual = tried(puzzle, state, puzzle.refuted[0].turn).after
        least, most = literal_worth(ours, puzzle.seat)[0], literal_worth(usual, puzzle.seat)[1]
        lost = (least - most) / (1000 if puzzle.claim == "win" else 1)
        assert lost == pytest.approx(puzzle.refuted[0].loss, abs=0.2 if puzzle.claim == "win" else 0.01)
        assert lost > 0.4 if puzzle.claim == "win" else lost >= puzzle.margin - 0.01


@each_game
def test_a_small_proof_is_found_anew_and_a_forged_one_is_not(game: str) -> None:
    puzzle = smallest(game, 1)[0] if smallest(game) else shown_puzzles(game)[0]
    if puzzle.figures.get("positions", SMALL + 1) > 10 * SMALL:
        pytest.skip("this game has no proof that is done again in a moment; make puzzles does all of them")
    assert verify(puzzle).holds
    forged = puzzle._replace(accepted=[puzzle.refuted[0].end])
    assert not verify(forged).holds
    assert problems_of(forged) != []


def test_what_is_wrong_with_a_puzzle_is_told() -> None:
    puzzle = shown_puzzles(GAMES[0])[0]
    assert "not named" in problems_of(puzzle._replace(id="0123456789"))[0]
    assert "another seat" in problems_of(puzzle._replace(seat=puzzle.seat + 1))[0]
    assert "solution" in problems_of(puzzle._replace(turns=[puzzle.turns[0][:-1]]))[0]
    assert "refuted" in problems_of(puzzle._replace(refuted=[puzzle.refuted[0]._replace(loss=0.0)]))[0]


@each_game
def test_a_try_is_judged_by_where_it_ends(game: str) -> None:
    for puzzle in shown_puzzles(game)[:6]:
        state = puzzle.load()
        best = known_verdict(puzzle, tried(puzzle, state, puzzle.turns[0]).after)
        usual = known_verdict(puzzle, tried(puzzle, state, puzzle.refuted[0].turn).after)
        assert best is not None
        assert usual is not None
        assert (best.verdict, usual.verdict) == ("best", "no")
        assert usual.loss == puzzle.refuted[0].loss
        other = puzzle._replace(accepted=["", *puzzle.accepted])
        again = known_verdict(other, tried(puzzle, state, puzzle.turns[0]).after)
        assert again is not None
        assert again.verdict == "good"


@each_game
def test_an_end_that_nobody_knew_is_looked_into(game: str) -> None:
    """As if the usual try, and our own turn, were not in the list: everything is played out again."""
    for puzzle in smallest(game, 1):
        if puzzle.figures["positions"] > 10 * SMALL:
            continue
        state = puzzle.load()
        for turn, verdict in ((puzzle.turns[0], "good"), (puzzle.refuted[0].turn, "no")):
            assert judge_unknown(puzzle, tried(puzzle, state, turn).actions).verdict == verdict


@each_game
def test_help_comes_in_three_steps_and_the_explanation_compares(game: str) -> None:
    puzzle = shown_puzzles(game)[0]
    state = puzzle.load()
    helps = [give_help(puzzle, state, step) for step in range(4)]
    assert helps[0] is None
    assert [(help_given.line is not None) for help_given in helps[1:] if help_given] == [False, False, True]
    assert helps[1] is not None
    assert helps[1].elements == []
    explained = explain_puzzle(puzzle, state)
    assert [step.action.text for step in explained.best.steps[: explained.best.own]] == puzzle.turns[0]
    assert explained.best.end == puzzle.accepted[0]
    assert explained.usual.end == puzzle.refuted[0].end


def test_a_day_has_one_puzzle_and_none_comes_twice_in_a_cycle() -> None:
    game = GAMES[0]
    count = len(shown_puzzles(game))
    days = [daily_puzzle(day, game).id for day in range(739_000, 739_000 + count)]
    assert len(set(days)) == count
    assert daily_puzzle(739_000, game) == daily_puzzle(739_000 + count, game)
    assert [daily_puzzle(day).game for day in range(4 * 180_000, 4 * 180_000 + len(GAMES))] == GAMES
    with pytest.raises(UnknownPuzzle):
        daily_puzzle(1, "toy")


def test_puzzles_are_found_by_name_theme_and_level_and_another_edition_hides_them() -> None:
    puzzle = shown_puzzles(GAMES[0])[0]
    assert find_puzzle(puzzle.id) == puzzle
    assert puzzle in chosen_puzzles(puzzle.game, puzzle.themes[0], puzzle.level)
    assert puzzle not in chosen_puzzles(puzzle.game, "no such theme")
    with pytest.raises(UnknownPuzzle):
        find_puzzle("nothing")
    assert not puzzle._replace(version=puzzle.version - 1).is_current()
    assert puzzle._replace(engine="other", proof="enumerated").is_current()
    assert not puzzle._replace(engine="other", proof="played_out").is_current()


def test_a_puzzle_is_written_and_read() -> None:
    puzzle = shown_puzzles(GAMES[0])[0]
    assert read_puzzle(write_puzzle(puzzle)) == puzzle
    assert unpack_position(pack_position({"a": [1, "ç"]})) == {"a": [1, "ç"]}


def test_turns_that_come_to_the_same_are_one_end_and_chance_is_counted_by_orders() -> None:
    puzzle = smallest(GAMES[-1], 1)[0]
    tree = TurnTree(puzzle.load(), 5_000)
    assert tree.chance(set(tree.ends)) == pytest.approx(1.0)
    assert tree.chance(set()) == 0.0
    with pytest.raises(TooLarge):
        TurnTree(puzzle.load(), 2)
    with pytest.raises(TooLarge):
        Enumeration(0, 1).bounds(puzzle.load())


def made_up(name: str, level: int) -> Puzzle:
    return shown_puzzles(GAMES[0])[0]._replace(id=name, level=level, turns=[[name]], source=f"bots 1/{name} ply 1")


def test_the_same_actions_elsewhere_are_another_idea() -> None:
    puzzle = shown_puzzles("luna")[0]._replace(figures={}, level=3)
    texts = [step[0] for step in solution_of(puzzle)]
    assert texts == puzzle.turns[0]
    assert len(choose_set([puzzle, puzzle._replace(id="other")])) == 1


@pytest.fixture
def told_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles that are made up have no solution that could be played: their names tell them apart."""
    monkeypatch.setattr(choosing, "solution_of", lambda puzzle: puzzle.id)


@pytest.mark.usefixtures("told_by_name")
def test_a_set_has_no_more_easy_and_unfound_ones_than_it_may() -> None:
    found = [made_up(f"{level}-{number}", level) for level in (1, 2, 3, UNFOUND) for number in range(30)]
    levels = Counter(one.id.partition("-")[0] for one in choose_set(found))
    total = sum(levels.values())
    assert levels["1"] <= 0.4 * total
    assert levels[str(UNFOUND)] <= 0.1 * total
    assert total > 60
    assert len(choose_set([found[0], found[0]])) <= 1


@pytest.mark.usefixtures("told_by_name")
def test_whoever_decides_at_random_finds_at_most_a_twentieth_of_a_set() -> None:
    rare = [made_up(f"3-{number}", 3)._replace(figures={"chance": 0.01}) for number in range(60)]
    often = [made_up(f"2-{number}", 2)._replace(figures={"chance": 0.15}) for number in range(60)]
    assert {one.level for one in choose_set([*rare, *often])} == {3}, "there are enough that are seldom found"
    mixed = choose_set([*rare[:30], *often])
    assert 30 < len(mixed) < 50
    assert mean(map(chance_of, mixed)) <= SELDOM
    assert choose_set([often[0]._replace(figures={"chance": 0.5})]) == []


@pytest.mark.usefixtures("told_by_name")
def test_a_set_that_is_chosen_from_again_knows_which_ones_nobody_found() -> None:
    found = [made_up(f"{level}-{number}", level) for level in (3, UNFOUND) for number in range(30)]
    chosen = choose_set(found)
    again = choose_set([*chosen, *found])
    assert max(one.level for one in chosen) == UNFOUND - 1
    assert len(again) == len(chosen)
    assert 0 < sum(map(is_unfound, again)) <= 0.1 * len(again)


def test_a_puzzle_gets_the_level_that_it_has_for_the_bots_of_today() -> None:
    easy = next(one for one in shown_puzzles("luna") if one.level == 1)
    now = level_again(easy)
    before = now._replace(level=5, figures={**now.figures, "unfound": 1.0}, engine="weights of before")
    assert level_again(before) == now._replace(level=1), "`regular` finds it, so it is easy, and marked no more"
    same = now._replace(level=3)
    assert level_again(same) == same, "these weights have judged it before"


def test_what_is_far_from_the_end_is_not_tried_to_be_proved() -> None:
    puzzle = smallest(GAMES[-1], 1)[0]
    assert 1 < lines_left(puzzle.load(), Random(1)) <= FAR
    assert try_proof(puzzle.load(), 1) is not None
    opening = find_game(puzzle.game).new(puzzle.seats)
    assert lines_left(opening, Random(1)) > FAR
    assert try_proof(opening, 1) is None
    assert turn_lines(puzzle.load(), Random(1)) <= NEAR


def test_of_a_game_the_hard_puzzles_are_kept_and_none_near_another() -> None:
    easy, hard, rich = made_up("a", 1), made_up("b", 3), made_up("c", 3)
    rich = rich._replace(figures={**rich.figures, "ends": 900.0})
    found = [(50, easy), (52, hard), (58, rich), (80, easy._replace(id="d"))]
    assert [one.id for one in far_apart(found)] == ["c", "d"]


def test_a_streak_counts_days_solved_without_help() -> None:
    puzzle = shown_puzzles(GAMES[0])[0]
    tries = [
        OwnTry(puzzle.id, date(2026, 11, 12), "best", 0),
        OwnTry("b", date(2026, 11, 14), "no", 0),
        OwnTry("b", date(2026, 11, 14), "good", 1),
        OwnTry("c", date(2026, 11, 15), "no", 0),
        OwnTry("c", date(2026, 11, 15), "best", 0),
        OwnTry("d", date(2026, 11, 16), "better", 0),
    ]
    found = read_progress(tries, {puzzle.id: puzzle}, date(2026, 11, 17))
    assert (found.tried, found.solved, found.streak) == (4, 4, 2)
    assert found.week == ["none", "solved", "none", "helped", "solved", "solved", "none"]
    assert found.themes[puzzle.themes[0]] == (1, 1)
    assert found.weakest == ""
    assert read_progress([], {}, date(2026, 11, 17)).streak == 0


def on_the_brink() -> list[Puzzle]:
    """Puzzles of Hansa Teutonica in which a turn wins at once, the smallest first."""
    found = [one for one in shown_puzzles("hansa_teutonica") if one.proof == "wins_now"]
    return sorted(found, key=lambda one: one.figures["positions"])


def players_of(state: State) -> list[dict[str, Any]]:
    """What a position says of every player."""
    return cast("list[dict[str, Any]]", state.dump()["players"])


def mover_of(state: State) -> dict[str, Any]:
    """What it says of whoever moves."""
    return players_of(state)[state.to_act()]


def changed(state: State, actions_left: int, **mover: object) -> State:
    """A position with so many actions left, and other fields of whoever moves."""
    players = [{**one, **mover} if seat == state.to_act() else one for seat, one in enumerate(players_of(state))]
    return state.game().load({**state.dump(), "players": players, "actions_left": actions_left})


def test_a_position_is_set_on_the_brink_whatever_its_tracks_were() -> None:
    puzzle = next(one for one in on_the_brink() if one.load().dump()["actions_left"] == 1)
    lower = changed(puzzle.load(), 1, prestige=3)
    assert is_near_brink(lower)
    made = set_on_brink(lower)
    assert made is not None
    assert digest(made.state) == digest(puzzle.load())
    assert sorted(digest(made.tree.ends[key].after) for key in made.proved.accepted) == sorted(puzzle.accepted)
    assert verify(puzzle).holds
    assert not verify(puzzle._replace(accepted=[puzzle.refuted[0].end])).holds


def test_no_turn_that_is_given_up_ends_the_game() -> None:
    """Random turns that claim whenever they can: those in which nothing was hoped for any more never end it."""
    given_up = ended = 0
    for puzzle in on_the_brink()[:8]:
        start = puzzle.load()
        for seed in range(40):
            dice, after, is_hopeless = Random(seed), start.copy(), False
            while goes_on(after, puzzle.seat, start.whose_turn()):
                is_hopeless = is_hopeless or cannot_end(after.dump())
                legal = after.legal()
                claims = [one for one in legal if after.describe(one).kind == "claim"]
                after.apply(dice.choice(claims or legal))
            given_up += is_hopeless
            ended += after.to_act() == NOBODY
            assert not (is_hopeless and after.to_act() == NOBODY)
    assert given_up > 0
    assert ended > 0


def with_two_more(state: State, actions_left: int) -> State:
    """A position in which whoever moves has two more traders to place or to displace somebody with."""
    own, stock = mover_of(state)["supply"], mover_of(state)["stock"]
    fewer, more = {**stock, "trader": stock["trader"] - 2}, {**own, "trader": own["trader"] + 2}
    return changed(state, actions_left, stock=fewer, supply=more)


def with_stock() -> list[State]:
    """Positions on the brink whose mover has two traders in the stock."""
    return [one for one in map(Puzzle.load, on_the_brink()) if mover_of(one)["stock"]["trader"] > 1]


def test_whoever_has_two_actions_cannot_displace_anybody() -> None:
    rich = with_two_more(with_stock()[0], 2)
    poor, traders = mover_of(with_little_supply(rich)), mover_of(rich)["stock"]["trader"]
    assert poor["supply"] == {"trader": 1, "merchant": 0}
    assert poor["stock"]["trader"] == traders + mover_of(rich)["supply"]["trader"] - 1
    last = changed(rich, 1)
    assert with_little_supply(last) is last, "with the last action all is over before somebody else decides"


def test_no_win_is_proved_where_the_turn_may_go_on_after_somebody_else() -> None:
    """Whoever is displaced decides in the middle of our turn; if we could claim afterwards, that might win as well."""
    told = set[bool]()
    for state in [one for one in with_stock() if one.dump()["actions_left"] == 2][:6]:
        tree = TurnTree(with_two_more(state, 2), MOST, cannot_end)
        displaced = [end.after for end in tree.ends.values() if is_interrupted(tree, end.after)]
        is_over = all(cannot_end(after.dump()) for after in displaced)
        assert (prove_win(tree) is not None) == is_over
        if displaced:
            told.add(is_over)
            tree.hopeless = never
            assert prove_win(tree) is None
    assert told == {False, True}, "somebody is displaced where a claim is still in reach, and where none is"


def test_hope_is_given_up_only_where_a_claim_is_out_of_reach() -> None:
    state = on_the_brink()[0].load()
    spent = changed(state, 0)
    assert not cannot_end(state.dump())
    assert cannot_end(spent.dump())
    position = spent.dump()
    cast("list[dict[str, Any]]", position["players"])[state.to_act()]["unused"]["actions_3"] = 1
    assert not cannot_end(position), "a marker may bring actions"
    assert not cannot_end({**spent.dump(), "turns": 1999}), "the last turn of all ends the game by itself"
    assert not cannot_end({**spent.dump(), "game": "luna"}), "of other games nothing is known"
    assert not is_near_brink(changed(state, 5)), "too many turns to follow"


def with_forced_moves() -> tuple[Puzzle, State]:
    """A puzzle of Luna in whose solution another seat moves that has no choice."""
    for puzzle in shown_puzzles("luna"):
        state = puzzle.load()
        played = tried(puzzle, state, puzzle.turns[0]).actions
        if len(movers(state, played)) > 1:
            return puzzle, state
    pytest.fail("no puzzle goes on over the turn of somebody else")


def movers(state: State, actions: list[int]) -> set[int]:
    """Whoever moves in a line."""
    found, after = set[int](), state.copy()
    for action in actions:
        found.add(after.to_act())
        after.apply(action)
    return found


def test_a_run_goes_on_while_the_others_have_no_choice() -> None:
    puzzle, state = with_forced_moves()
    first = puzzle.turns[0][:1]
    turn, run = try_turn(state, first, one_turn(state)), try_turn(state, first, whole_run(state))
    while not turn.has_ended:
        first = puzzle.turns[0][: len(first) + 1]
        turn, run = try_turn(state, first, one_turn(state)), try_turn(state, first, whole_run(state))
    assert turn.after.to_act() != puzzle.seat
    assert len(turn.after.legal()) == 1, "somebody else has to do one thing"
    assert not run.has_ended
    assert run.after.to_act() == puzzle.seat
    assert run.actions[: len(turn.actions)] == turn.actions
    texts = [state.game().format(action) for action in run.actions]
    assert try_turn(state, texts, whole_run(state)).actions == run.actions, "what was forced may be told or left out"


def test_a_run_ends_where_somebody_else_has_a_choice_and_nobody_plays_for_them() -> None:
    state = find_game("luna").new(2)
    while state.to_act() == CHANCE or state.decision() != "action":
        state.apply(state.legal()[0])
    run = whole_run(state)
    ended = try_turn(state, ["meditate"], run)
    assert ended.has_ended
    assert ended.after.to_act() not in (run.seat, CHANCE, NOBODY)
    assert len(ended.after.legal()) > 1
    with pytest.raises(NotYourTurn):
        try_turn(state, ["meditate", "meditate"], run)


def test_a_position_of_luna_is_set_up_so_that_the_others_can_only_meditate() -> None:
    """Their novices are used up and their favor tokens lie on the islands; how many there are does not change."""
    state = find_game("luna").new(3)
    while state.to_act() == CHANCE or state.decision() != "action":
        state.apply(state.legal()[0])
    for made in set_up(state):
        party, position = made.to_act(), made.dump()
        assert (position["round"], position["time_left"]) == (6, 4)
        after = made.copy()
        after.apply(after.game().parse("meditate"))
        assert [after.game().format(action) for action in after.legal()] == ["meditate"]
        others = [
            one for number, one in enumerate(cast("list[dict[str, Any]]", position["parties"])) if number != party
        ]
        assert all(not one["favors"] and not any(one["active"].values()) for one in others)
    assert len(set_up(state)) == 2
