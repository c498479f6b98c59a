"""Training: the same seed learns the same, a killed run goes on, and what is learned shows in play."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from librt.vecs import vec

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.learning.fit import fit, held_out_of, patience, waited
from tabuleiro.arena.learning.played_games import NoRecords, read_games, read_records, write_games
from tabuleiro.arena.learning.sprt import elo_of, judge_shares, share_of
from tabuleiro.arena.learning.training import (
    OtherTraining,
    TrainingPlan,
    plan_blocks,
    play_alone,
    play_block,
    train,
    weights_path,
)
from tabuleiro.arena.match import plan_match, play_match
from tabuleiro.bots.haste import TURN_CAPS
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.network import HEADS, VALUE, Network, logistic
from tabuleiro.bots.training.positions import Positions
from tabuleiro.bots.training.self_play import SOONEST, PlayedGame, SelfPlay
from tabuleiro.bots.training.taste import FOND, Tastes
from tabuleiro.bots.weights import LEARNED, BadWeights, find_evaluation, load_evaluation, write_weights
from tabuleiro.core import find_game
from tabuleiro.games.hansa_teutonica.data.components import TURN_CAP

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is an optional extra")


def silent(what: str, done: int, total: int) -> None:
    """Nobody wants to hear how far it is."""


def small(folder: Path, generations: int = 2, seed: int = 1) -> TrainingPlan:
    return TrainingPlan("toy", folder, generations, 20, 12, 30, 8, "4i", 4, seed)


def played(count: int = 3, iterations: int = 12) -> list[PlayedGame]:
    player = SelfPlay(find_game("toy"), JudgedEvaluation(None, 10.0), iterations)
    return [player.play(2 + number % 2, number) for number in range(count)]


@needs_torch
def test_a_killed_training_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, parts = small(tmp_path / "whole"), small(tmp_path / "parts")
    course = train(whole, 1, silent)
    parts.folder.mkdir()
    play_block(plan_blocks(parts, 0, "")[0])
    train(small(parts.folder, generations=1), 1, silent)
    again = train(parts, 1, silent)
    assert [one._replace(seconds=0) for one in again] == [one._replace(seconds=0) for one in course]
    assert weights_path(parts, 1).read_bytes() == weights_path(whole, 1).read_bytes()
    assert "Training of toy" in (whole.folder / "report.html").read_text(encoding="utf-8")


@needs_torch
def test_the_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    train(small(tmp_path, generations=1), 1, silent)
    with pytest.raises(OtherTraining):
        train(small(tmp_path, seed=2), 1, silent)


@needs_torch
def test_a_fit_foretells_games_that_it_did_not_see() -> None:
    """How many points one has tells a lot about how many one will end with."""
    games = played(160)
    toy = find_game("toy")
    untaught = fit(toy, games, None, 4, toy.spaces.players, 0, 1, 5.0)
    fitted = fit(toy, games, None, 4, toy.spaces.players, 30, 1, 5.0)
    assert fitted.errors.points < untaught.errors.points - 0.2
    assert fitted.errors.value < untaught.errors.value
    assert fitted.errors.policy < untaught.errors.policy


@needs_torch
def test_what_was_learned_without_a_policy_is_kept() -> None:
    """The values that a fit begins with are those of the old weights; more units and a policy say nothing at first."""
    game = find_game("toy")
    old = Network(len(game.feature_names), 1, 0)
    old.direct[game.feature_names.index("points_0") * HEADS + VALUE] = 0.8
    old.inner[game.feature_names.index("points_1")], old.outer[VALUE] = 0.5, -0.6
    judged = JudgedEvaluation(old, 5.0)
    fitted = fit(game, played(20), judged, 4, game.spaces.players, 0, 1, 5.0).evaluation
    state = game.new(2)
    for action in ("reveal two", "take"):
        state.apply(game.parse(action))
    lead = judged.judge(state, 0) - judged.judge(state, 1)
    values = vec[float]([0.0] * 2)
    fitted.values_into(state, values)
    assert values[0] == pytest.approx(logistic(0.5 * lead), abs=1e-5)
    assert abs(lead) > 0.1


@needs_torch
def test_without_a_policy_each_seat_learns_its_own_odds(tmp_path: Path) -> None:
    """Whoever is ahead has the better odds, and weights without a policy are read as such."""
    game = find_game("toy")
    fitted = fit(game, played(160), None, 4, 0, 30, 1, 5.0)
    assert fitted.errors.value < fit(game, played(160), None, 4, 0, 0, 1, 5.0).errors.value
    assert fitted.errors.policy == 0.0
    (tmp_path / "judged.json").write_text(write_weights(game, fitted.evaluation), encoding="utf-8")
    judged = load_evaluation(game, tmp_path / "judged.json")
    assert isinstance(judged, JudgedEvaluation)
    state = game.new(2)
    for action in ("reveal two", "take"):
        state.apply(game.parse(action))
    assert judged.judge(state, 0) > judged.judge(state, 1)


@needs_torch
def test_training_without_a_policy_goes_on_with_its_own_weights(tmp_path: Path) -> None:
    course = train(small(tmp_path)._replace(judged=True), 1, silent)
    assert [one.errors.policy for one in course] == [0.0, 0.0]
    assert isinstance(load_evaluation(find_game("toy"), weights_path(small(tmp_path), 1)), JudgedEvaluation)


def test_whoever_learns_to_play_alone_plays_alone_only(tmp_path: Path) -> None:
    plan = small(tmp_path)._replace(game="luna", games=60)
    assert {block.seats for block in plan_blocks(plan, 0, "")} == {2, 3, 4}
    assert {block.seats for block in plan_blocks(plan._replace(alone=True), 0, "")} == {1}


def test_alone_the_margins_of_the_same_luck_are_compared() -> None:
    pairings = plan_match("luna", parse_entrants("random", None), 3, 1)
    margins = play_alone(pairings, 1, "local")
    assert margins == play_alone(pairings, 1, "local")
    assert len(margins) == 3
    assert max(margins) < 0


@needs_torch
def test_training_may_begin_with_records(tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    for outcome in play_match(plan_match("toy", parse_entrants("regular,random", None), 20, 1), 1):
        (tmp_path / "records" / f"{outcome.number}.tab").write_text(outcome.record, encoding="utf-8")
    plan = small(tmp_path / "training", generations=1)._replace(records=str(tmp_path / "records"))
    assert [one.games for one in train(plan, 1, silent)] == [20]


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoRecords, match="holds no records"):
        read_records(find_game("toy"), tmp_path)


def test_the_same_seed_plays_the_same_games() -> None:
    assert played() == played()


@pytest.mark.parametrize("backend", ["local", "ray"])
def test_who_plays_the_games_changes_nothing(tmp_path: Path, backend: str) -> None:
    if backend == "ray":
        pytest.importorskip("ray", reason="Ray is an optional extra")
    files = []
    for workers, how in ((1, "local"), (2, backend)):
        plan = small(tmp_path / f"{workers}")._replace(game="luna", iterations=2)
        plan.folder.mkdir()
        list(run_blocks(play_block, plan_blocks(plan, 0, str(LEARNED / "luna.json")), workers, how))
        files.append([path.read_bytes() for path in sorted(plan.folder.glob("*.games"))])
    assert files[0] == files[1] != []


def test_played_games_survive_writing_and_reading(tmp_path: Path) -> None:
    (tmp_path / "block.games").write_text(write_games(played()), encoding="utf-8")
    assert read_games(tmp_path / "block.games") == played()


def test_a_curious_game_tries_what_the_search_did_not() -> None:
    player = SelfPlay(find_game("toy"), JudgedEvaluation(None, 10.0), 6)
    untried = {True: 0, False: 0}
    for seed in range(60):
        one = player.play(2, seed)
        untried[player.is_curious] += sum(one.actions[choice.ply] not in choice.actions for choice in one.choices)
    assert untried[True] > 0
    assert untried[False] == 0


def test_nothing_is_learned_from_what_a_seat_with_a_taste_decides() -> None:
    """It wants something else: what it prefers is no example. At least one seat of every game has none."""
    game = find_game("hansa_teutonica")
    plain = find_evaluation(game)
    player = SelfPlay(game, plain, 2, 2)
    tasteful = 0
    for seed in range(6):
        one = player.play(3, seed)
        plain_seats = {seat for seat in range(3) if player.seated[seat] is plain}
        assert plain_seats
        tasteful += len(plain_seats) < 3
        state = game.new(3)
        wanted = {choice.ply for choice in one.choices}
        for ply, action in enumerate(one.actions):
            assert ply not in wanted or state.to_act() in plain_seats
            state.apply(action)
    assert 0 < tasteful < 6


def test_a_taste_changes_what_is_held_for_good_and_nothing_else() -> None:
    """The same seed has the same taste; what helped before helps more, and the policy stays."""
    game = find_game("hansa_teutonica")
    plain = find_evaluation(game)
    tastes = Tastes(game, plain)
    fond, again, other = (tastes.draw(seed).network for seed in (1, 1, 2))
    assert plain.network is not None
    assert fond is not None
    assert again is not None
    assert other is not None
    before, after = list(plain.network.direct), list(fond.direct)
    changed = [place for place in range(len(before)) if before[place] != after[place]]
    assert 0 < len(changed) <= FOND
    assert all(place % HEADS == VALUE and abs(after[place]) > abs(before[place]) for place in changed)
    assert list(again.direct) == after != list(other.direct)
    assert list(fond.policy) == list(plain.network.policy)


def test_some_games_that_need_not_end_are_stopped_early() -> None:
    """Nobody can wait for a better time: what a seat has when the game is stopped is what counts."""
    game = find_game("hansa_teutonica")
    player = SelfPlay(game, find_evaluation(game), 2, SOONEST + 4)
    rounds = [player.play(2, seed).rounds for seed in range(12)]
    assert min(rounds) >= SOONEST
    assert {one < SOONEST + 4 for one in rounds} == {True, False}


def test_a_full_buffer_does_not_measure_by_games_that_were_learned_from() -> None:
    """Games are held out for what they are: older ones that leave change nothing for those that stay."""
    games = played(80)
    assert held_out_of(games)[20:] == held_out_of(games[20:])
    assert 0 < sum(held_out_of(games)) < 20
    learned = [one for one, is_held_out in zip(games, held_out_of(games), strict=True) if not is_held_out]
    assert held_out_of(learned[:2]) == [True, False], "something must measure"


def test_only_decisions_that_were_searched_well_are_learned_from() -> None:
    game = find_game("toy")
    one = played(1)[0]
    positions = Positions(game, 2)
    positions.add(one)
    assert 0 < positions.count == len(one.choices) < len(one.actions)
    assert len(positions.features) == positions.count * 2 * len(game.feature_names)
    assert len(positions.legal) == sum(positions.legal_counts) == len(positions.preferred)
    assert sum(positions.preferred) == pytest.approx(positions.count)


def test_a_game_that_need_not_end_is_stopped_after_some_rounds() -> None:
    """By the safeguard of its own rules (HT-12.6), with all that is scored at the end; and so it is replayed."""
    game = find_game("hansa_teutonica")
    assert TURN_CAPS[game.name] == TURN_CAP
    endless, stopped = (SelfPlay(game, find_evaluation(game), 2, rounds).play(2, 1) for rounds in (8, 3))
    assert len(stopped.actions) < len(endless.actions)
    positions = Positions(game, 2)
    positions.add(stopped)
    assert positions.count == len(stopped.choices)


def test_where_a_game_need_not_end_a_lead_is_worth_less_the_longer_it_takes() -> None:
    endless = SelfPlay(find_game("hansa_teutonica"), find_evaluation(find_game("hansa_teutonica")), 2, 3).play(2, 1)
    kept = patience(find_game("hansa_teutonica"), endless)
    assert kept == sorted(kept)
    assert 0.5 < kept[0] < kept[-1] < 1
    assert waited([0.75, 0.25], 0.5) == [0.625, 0.375]
    ended = played(1)[0]
    assert patience(find_game("toy"), ended) == [1.0] * len(ended.choices)


@pytest.mark.parametrize(("wins", "losses", "expected"), [(60, 20, True), (20, 60, False)])
def test_a_clear_match_decides_the_test(wins: int, losses: int, expected: bool) -> None:  # noqa: FBT001 - a case
    verdict = judge_shares([1.0] * wins + [0.0] * losses)
    assert verdict.is_decided()
    assert verdict.is_stronger() == expected


def test_a_few_games_decide_nothing() -> None:
    assert not judge_shares([1.0, 1.0, 1.0]).is_decided()
    assert not judge_shares([]).is_stronger()


def test_elo_and_shares_are_inverses() -> None:
    assert elo_of(share_of(100), 100_000) == pytest.approx(100, abs=0.1)


def test_weights_survive_writing_and_reading(tmp_path: Path) -> None:
    game = find_game("luna")
    text = write_weights(game, find_evaluation(game))
    path = tmp_path / "luna.json"
    path.write_text(text, encoding="utf-8")
    assert write_weights(game, load_evaluation(game, path)) == text


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "luna.json"
    path.write_text(write_weights(find_game("luna"), find_evaluation(find_game("luna"))), encoding="utf-8")
    with pytest.raises(BadWeights, match="holds no weights for merv"):
        load_evaluation(find_game("merv"), path)
    for text in ("{}", path.read_text(encoding="utf-8").replace('"bias":"', '"bias":"AAAA')):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadWeights):
            load_evaluation(find_game("luna"), path)
    with pytest.raises(BadWeights):
        load_evaluation(find_game("luna"), tmp_path / "nothing.json")


def test_weights_outlive_a_changed_input(tmp_path: Path) -> None:
    """A renamed input has no weight; the others keep theirs."""
    game = find_game("luna")
    text, gone = write_weights(game, find_evaluation(game)), game.feature_names[3]
    path = tmp_path / "luna.json"
    path.write_text(text.replace(f'"{gone}"', '"another"'), encoding="utf-8")
    network, before = load_evaluation(game, path).network, find_evaluation(game).network
    assert network is not None
    assert before is not None
    hidden = int(network.hidden)
    assert list(network.inner)[3 * hidden : 4 * hidden] == [0.0] * hidden
    assert list(network.inner)[4 * hidden :] == list(before.inner)[4 * hidden :]
    assert list(network.inner)[: 3 * hidden] == list(before.inner)[: 3 * hidden]


def test_the_weights_of_a_game_are_small() -> None:
    """They travel with every installation."""
    assert all(path.stat().st_size <= 2_000_000 for path in LEARNED.glob("*.json"))
